"""Influence: a barbarian goes over to a player (B.ORAN.4)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules.battle.fight import out_of_reach
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.pieces import FORCE, kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.words import PIECE_NAMES

_RULE: Final = "B.ORAN.4"


class Influence(Technique):
    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[tuple[str, ...]] = ("under-way",)
    rule: ClassVar[str] = _RULE
    names: ClassVar[tuple[str, ...]] = ("place", "unit")

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        """M08: next to a territory that the player controls, and of kinds that the reserve has."""
        found: list[list[str]] = []
        for key in sorted(s.armies):
            area, owner = divmod(key, OWNERS)
            if owner != BARBARIANS or LAND.is_sea(area) or not _reached(s, seat, area):
                continue
            if out_of_reach(s, area):
                continue
            horde = s.force(area, BARBARIANS)
            for unit in range(FORCE):
                if horde[unit] and s.reserve_of(seat, kind_of(unit)) > 0:
                    found.append([LAND.names[area], PIECE_NAMES[unit]])
        return found

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        place = LAND.number(targets[0])
        unit = PIECE_NAMES.index(targets[1])
        fought = len(s.owners(place)) > 1
        s.remove(place, BARBARIANS, unit)
        s.add(place, seat, unit)
        told: dict[str, object] = {"seat": s.seats[seat], "place": targets[0], "unit": targets[1]}
        s.tell("barbarian-won-over", told, _RULE)
        # Those who are left turn on him, unless a battle is about to be fought there anyway [M25].
        if s.count(place, BARBARIANS) > 0 and not fought:
            s.push(HordeArrives(place))


def _reached(s: MedioevoState, seat: int, place: int) -> bool:
    return any(s.lord[near] == seat for near in LAND.near[place])
