"""Law: a rebellion moves out of the realm, as it begins or later (B.ORAN.2)."""

from typing import ClassVar

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import battle_of, out_of_reach
from aevum.games.medioevo.rules.battle.results import STOPPED
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.events.rebellion import rebellion_of
from aevum.games.medioevo.rules.horde.placing import shift
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Technique


def _risen(s: MedioevoState, seat: int) -> list[int]:
    """2.REB.03: home territories that barbarians are in, and may leave (K.CARD.01) [M130]."""
    fight = battle_of(s)
    if fight is not None and BARBARIANS not in (fight.attacker, fight.defender):
        return []
    return [
        home
        for home in LAND.homes[s.kingdoms[seat]]
        if s.count(home, BARBARIANS) > 0
        and (fight is None or fight.area == home)
        and not effects.holds(s, effects.NO_MOVEMENT, home)
        and not out_of_reach(s, home)
    ]


class Law(Technique):
    """One that stands may be moved at any time, also out of a battle before its rounds."""

    __slots__ = ()

    moment: ClassVar[str] = "rebellion"
    also: ClassVar[tuple[str, ...]] = ("any", "under-way")
    rule: ClassVar[str] = "B.ORAN.2"
    names: ClassVar[tuple[str, ...]] = ("from_place", "place")

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        rebellion = rebellion_of(s)
        if rebellion is None:
            risen = _risen(s, seat)
        else:
            risen = [rebellion.area] if rebellion.seat == seat and not rebellion.moved else []
        near: list[int] = []
        for home in LAND.homes[s.kingdoms[seat]] if risen else []:
            near.extend(LAND.near[home])
        return [
            [LAND.names[home], LAND.names[place]]
            for home in risen
            for place in sorted(set(near))
            if s.open[place] and s.lord[place] == NOBODY and not s.owners(place)
        ]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        home, place = LAND.number(targets[0]), LAND.number(targets[1])
        told: dict[str, object] = {"seat": s.seats[seat], "from_place": targets[0], "place": targets[1]}
        s.tell("rebellion-moved", told, "B.ORAN.2")
        rebellion = rebellion_of(s)
        if rebellion is not None:
            rebellion.area = place
            rebellion.victim = NOBODY
            rebellion.moved = True
            return
        fight = battle_of(s)
        if fight is not None:
            fight.verdict = STOPPED  # nobody has put them down [M130]
        shift(s, home, place)
        s.push(HordeArrives(place))
