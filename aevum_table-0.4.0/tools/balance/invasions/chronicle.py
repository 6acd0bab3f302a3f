"""Watches a match of Invasions and keeps of it what the report needs."""

from __future__ import annotations

from collections import Counter
from typing import Any

from aevum.engine.event import Event
from aevum.engine.state import State
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM, NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World

USES = {
    "plays-event": ("event", "title"),
    "public-drawn": ("event", "title"),
    "plays-edict": ("edict", "edict"),
    "plays-diplomacy": ("diplomacy", "diplomacy"),
    "calamity": ("calamity", "calamity"),
    "recruited": ("bought", "unit"),
    "general-falls": ("fallen general", "leader"),
}
"""Events that tell of a card, a purchase or a calamity: its sort, and the argument that names it."""
HAPPENINGS = (
    "anglo-saxons", "bankrupt", "becomes-client", "becomes-vassal", "capital-falls", "city-falls",
    "city-fortified", "city-grows", "empire-reunited", "foedus-begins", "foedus-ends", "heresy-rises",
    "horde-captured", "huns-hired", "intercepts", "lands", "limes-rebuilt", "raids", "rebellion-succeeds",
    "revolt-rises", "sacks", "takes-faith",
)  # fmt: skip


class Chronicle:
    """Points by turn, who holds which Area, realms that rise and fall, and what was used."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, InvasionsState)
        s.log = []
        self.turn = s.world.turn
        self.status = s.world.status
        self.role = s.world.role
        self.points: list[list[int]] = []
        self.areas: dict[int, dict[str, str]] = {}
        self.land: dict[int, dict[str, dict[str, int]]] = {}
        self.realms: list[dict[str, object]] = []
        self.fallen: dict[str, int] = {}
        self.unseated: dict[int, dict[str, object]] = {}
        self.sources: list[Counter[str]] = [Counter() for _ in s.seats]
        self.uses: Counter[str] = Counter()
        self.happenings: Counter[str] = Counter()

    def look(self, s: State) -> None:
        assert isinstance(s, InvasionsState)
        assert s.log is not None
        for event in s.log:
            self._hear(event)
        s.log.clear()
        w = s.world
        if w.status is not self.status:
            for n, now in enumerate(w.status):
                if now != self.status[n] and now > BARBARIAN:
                    self._realm(s, n, now)
            self.status = w.status
        if self.unseated:
            self._seat(w)
        if w.role is not self.role:
            for n, before in enumerate(self.role):
                if before == 1 and w.role[n] == 0:
                    self.fallen[NATIONS[n]] = w.turn
            self.role = w.role
        if w.turn != self.turn or s.outcome is not None:
            self.points.append(s.points[:])
            held = {w.land.areas[a]: NATIONS[n] for a, n in enumerate(w.area_owner) if n != NOBODY}
            self.areas[self.turn] = held
            self.land[self.turn] = _land(w)
            self.turn = w.turn

    def _hear(self, event: Event) -> None:
        if event.key == "scores-points":
            seat, points = event.args["seat"], event.args["points"]
            assert isinstance(seat, int)
            assert isinstance(points, int)
            self.sources[seat][str(event.args["why"])] += points
        elif event.key in USES:
            sort, name = USES[event.key]
            self.uses[f"{sort}:{event.args[name]}"] += 1
        elif event.key in HAPPENINGS:
            self.happenings[event.key] += 1

    def _realm(self, s: InvasionsState, nation: int, status: int) -> None:
        what = {KINGDOM: "kingdom", EMPIRE: "empire"}[status]
        realm: dict[str, object] = {"people": NATIONS[nation], "what": what, "turn": s.world.turn, "area": ""}
        self.realms.append(realm)
        self.unseated[nation] = realm

    def _seat(self, w: World) -> None:
        """A realm arises where its capital is founded, some questions after its status has changed."""
        for nation in [n for n in self.unseated if w.capital[n] != NOWHERE]:
            area = w.land.area[w.capital[nation]]
            self.unseated.pop(nation)["area"] = w.land.areas[area] if area >= 0 else ""

    def told(self, s: State) -> dict[str, Any]:
        assert isinstance(s, InvasionsState)
        return {
            "points": self.points,
            "nations": {NATIONS[n]: p for n, p in enumerate(s.realm.points) if p},
            "sources": self.sources,
            "areas": self.areas,
            "land": self.land,
            "realms": self.realms,
            "fallen": self.fallen,
            "uses": self.uses,
            "happenings": self.happenings,
            "happened": s.realm.happened,
            "turn": s.world.turn,
        }


def _land(w: World) -> dict[str, dict[str, int]]:
    """By Area, how many provinces each nation has; '-': nobody."""
    found: dict[str, dict[str, int]] = {}
    for p, n in enumerate(w.owner):
        area = w.land.area[p]
        if area >= 0:
            here = found.setdefault(w.land.areas[area], {})
            name = NATIONS[n] if n != NOBODY else "-"
            here[name] = here.get(name, 0) + 1
    return found
