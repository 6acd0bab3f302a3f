"""A battle as two forces that dwindle, each through a list of states: the whole force first, nobody last."""

from typing import Final

from aevum.games.medioevo.odds.meeting import Meeting
from aevum.games.medioevo.odds.policy import horde_told, orders
from aevum.games.medioevo.rules.battle.powers import strength, works
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER

SIDES: Final = (ATTACKER, DEFENDER)


class Ends:
    """What a round may come to after its arrows: states of both sides, numbered as in `battle`; chances."""

    __slots__ = ("at", "chance", "round")

    def __init__(self) -> None:
        self.at: list[int] = []
        self.chance: list[float] = []
        self.round = [0.0, 0.0, 0.0]
        """Won by the attacker, lost, drawn."""


class Course:
    """The two forces by state: damage leads to states further down the list, never back."""

    __slots__ = ("at_sea", "known", "meeting", "waning")

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.at_sea = meeting.at_sea
        self.waning = [side.waning(meeting.at_sea) for side in meeting.sides]
        self.known: dict[str, Ends] = {}
        """Of what arrows leave, and the orders given by then: many rounds come to the same."""

    def force(self, side: int, state: int) -> list[int]:
        return self.waning[side].forces[state]

    def last(self, side: int) -> int:
        """The state in which nobody is left."""
        return len(self.waning[side].forces) - 1

    def hurt(self, side: int, state: int, points: int, shot: bool) -> int:
        """The state after damage, of arrows or in melee and casualties (E.BARB.05)."""
        following = self.waning[side].shot if shot else self.waning[side].struck
        for _ in range(points):
            state = following[state]
        return state

    def taken(self, side: int, state: int) -> int:
        """Points of damage until then."""
        return self.waning[side].taken[state]

    def told(self, now: list[int], given: list[list[int]], for_archers: bool) -> list[list[int]]:
        """What the captains of both sides do, the attacker's first."""
        found = [given[ATTACKER], given[DEFENDER]]
        for side in SIDES:
            own, enemy = self.force(side, now[side]), self.force(1 - side, now[1 - side])
            if self.meeting.sides[side].circle:
                found[side] = horde_told(own, enemy, found[side], for_archers)
            else:
                found[side] = orders(own, enemy, found[side], found[1 - side], for_archers, self.at_sea)
        return found

    def strength(self, now: list[int], told: list[list[int]], side: int, kind: int) -> int:
        """How many units of a side use a power."""
        own, enemy = self.force(side, now[side]), self.force(1 - side, now[1 - side])
        if not works(kind, own, told[side], enemy, told[1 - side], self.at_sea):
            return 0
        return strength(own, told[side], kind)
