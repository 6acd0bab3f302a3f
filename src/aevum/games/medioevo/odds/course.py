"""A battle as two forces that dwindle: damage is given out by rule, so the points taken tell who is left."""

from typing import Final

from aevum.games.medioevo.odds.meeting import Meeting
from aevum.games.medioevo.odds.policy import horde_told, orders
from aevum.games.medioevo.rules.battle.powers import strength, works
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER

SIDES: Final = (ATTACKER, DEFENDER)


class Ends:
    """What a round may come to after its arrows: damage of both sides, numbered as in `battle`; chances."""

    __slots__ = ("at", "chance", "round")

    def __init__(self) -> None:
        self.at: list[int] = []
        self.chance: list[float] = []
        self.round = [0.0, 0.0, 0.0]
        """Won by the attacker, lost, drawn."""


class Course:
    """The two forces by the points of damage that they have taken."""

    __slots__ = ("at_sea", "known", "lines", "meeting")

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.at_sea = meeting.at_sea
        self.lines = [side.line(meeting.at_sea) for side in meeting.sides]
        self.known: dict[str, Ends] = {}
        """Of what arrows leave, and the orders given by then: many rounds come to the same."""

    def force(self, side: int, damage: int) -> list[int]:
        line = self.lines[side]
        return line[min(damage, len(line) - 1)]

    def last(self, side: int) -> int:
        """The damage that leaves nobody."""
        return len(self.lines[side]) - 1

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
