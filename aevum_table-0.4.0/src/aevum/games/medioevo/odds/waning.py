"""How a force gets smaller: its states, and which of them a point of damage leads to."""

from aevum.games.medioevo.odds.policy import falls, horde_victim
from aevum.games.medioevo.rules.battle.damage import first_of_horde
from aevum.games.medioevo.rules.pieces import GONE


class Waning:
    """Lists by state, the whole force first and nobody last; who is gone stays gone."""

    __slots__ = ("forces", "shot", "struck", "taken")

    def __init__(self, forces: list[list[int]]) -> None:
        self.forces = forces
        self.shot: list[int] = []
        """The state after a point of damage by arrows."""
        self.struck: list[int] = []
        """The state after one of melee or casualties."""
        self.taken: list[int] = []
        """Points of damage until then."""


def of_player(force: list[int], reserve: list[int], at_sea: bool) -> Waning:
    """The owner says who falls, whatever hits them: one state follows the other (5.BATTLE.16)."""
    found = Waning(falls(force, reserve, at_sea))
    count = len(found.forces)
    found.shot = [min(state + 1, count - 1) for state in range(count)]
    found.struck = found.shot
    found.taken = list(range(count))
    return found


def of_horde(force: list[int]) -> Waning:
    """An order is printed for arrows only (5.ARCH.02); else those fall whom the enemy likes (E.BARB.05)."""
    found = Waning(_left(force))
    numbers = {_key(left): state for state, left in enumerate(found.forces)}
    for state, left in enumerate(found.forces):
        found.taken.append(sum(force) - sum(left))
        found.shot.append(_without(numbers, state, left, first_of_horde(left)))
        found.struck.append(_without(numbers, state, left, horde_victim(left)))
    return found


def _left(force: list[int]) -> list[list[int]]:
    """All that may be left of a force, the most units first."""
    found: list[list[int]] = [[]]
    for count in force:
        found = [[*left, number] for left in found for number in range(count, -1, -1)]
    found.sort(key=sum, reverse=True)
    return found


def _key(force: list[int]) -> str:
    return f"{force}"


def _without(numbers: dict[str, int], state: int, force: list[int], piece: int) -> int:
    if piece == GONE:
        return state
    left = list(force)
    left[piece] -= 1
    return numbers[_key(left)]
