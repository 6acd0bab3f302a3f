"""Watches a match of Invasions and keeps of it what the report needs."""

from __future__ import annotations

from typing import Any

from aevum.engine.state import State
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM, NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World


class Chronicle:
    """Points by turn, who holds which Area, realms that rise and fall."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, InvasionsState)
        self.turn = s.world.turn
        self.status = s.world.status
        self.role = s.world.role
        self.points: list[list[int]] = []
        self.areas: dict[int, dict[str, str]] = {}
        self.realms: list[dict[str, object]] = []
        self.fallen: dict[str, int] = {}
        self.unseated: dict[int, dict[str, object]] = {}

    def look(self, s: State) -> None:
        assert isinstance(s, InvasionsState)
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
            self.turn = w.turn

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
            "areas": self.areas,
            "realms": self.realms,
            "fallen": self.fallen,
            "happened": s.realm.happened,
            "turn": s.world.turn,
        }
