"""Who would fight whom, and what is known of it before the first die."""

from aevum.games.medioevo.odds.waning import Waning, of_horde, of_player
from aevum.games.medioevo.rules.battle.dice import penalty
from aevum.games.medioevo.rules.battle.naval import BARBARIAN_GALLEY, galley_bonus
from aevum.games.medioevo.rules.battle.shelter import spares
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.transports import GALLEY


class Camp:
    """One side: its units, what is added to its dice, and what a building spares it."""

    __slots__ = ("added", "circle", "force", "reserve", "spared")

    def __init__(self, force: list[int], reserve: list[int] | None = None) -> None:
        self.force = force
        self.reserve = reserve if reserve is not None else [0] * len(UNITS)
        """Units by kind to fall back on (5.HI.02)."""
        self.circle: list[int] = []
        """Of barbarians the dice of the turn (E.BARB.04); a player's are thrown."""
        self.added = 0
        """Place in turn order (5.BATTLE.11), galleys (5.NAVAL.03)."""
        self.spared = 0
        """Damage of melee each round that a building takes away (5.FORT.01)."""

    def waning(self, at_sea: bool) -> Waning:
        """What may be left of the force."""
        return of_horde(self.force) if self.circle else of_player(self.force, self.reserve, at_sea)


class Meeting:
    """Attacker and defender."""

    __slots__ = ("at_sea", "sides")

    def __init__(self, attacker: Camp, defender: Camp, at_sea: bool = False) -> None:
        self.sides = [attacker, defender]
        self.at_sea = at_sea


def place_penalty(s: MedioevoState, seat: int) -> int:
    """5.BATTLE.11"""
    return penalty(s.players(), s.place_in_order(seat)) if seat in s.order else 0


def camp(s: MedioevoState, area: int, owner: int, force: list[int]) -> Camp:
    """A force of an owner that fights in an area, wherever it stands now."""
    if owner == BARBARIANS:
        horde = Camp(force)
        horde.circle = s.circle
        return horde
    found = Camp(force, s.reserve[owner * len(UNITS) : (owner + 1) * len(UNITS)])
    found.added = place_penalty(s, owner)
    if not LAND.is_sea(area):
        found.spared = spares(s, area, owner)
    return found


def meeting(
    s: MedioevoState,
    area: int,
    attacker: int,
    force: list[int],
    defender: int,
    enemy: list[int],
    coming: list[int] | None = None,
) -> Meeting:
    """Of two forces in an area; at sea the galleys that are there fight too, and those `coming` by slot."""
    found = Meeting(camp(s, area, attacker, force), camp(s, area, defender, enemy), LAND.is_sea(area))
    if found.at_sea:
        own, other = _galleys(s, area, attacker), _galleys(s, area, defender)
        own += [s.item_level[slot] for slot in coming or [] if s.item_kind[slot] == GALLEY]
        found.sides[0].added += galley_bonus(own, other)
        found.sides[1].added += galley_bonus(other, own)
    return found


def _galleys(s: MedioevoState, area: int, owner: int) -> list[int]:
    if owner == BARBARIANS:
        return [BARBARIAN_GALLEY]
    return [s.item_level[slot] for slot in s.items_at(area, owner) if s.item_kind[slot] == GALLEY]
