"""The exact odds of a siege, with and without an assault."""

from aevum.engine.event import Modifier
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight
from aevum.games.invasions.rules.siege.check import FALLS_AT, siege_modifier, siege_rolls
from aevum.games.invasions.rules.siege.siege import terrifies

SIDES = 10


class SiegeOdds:
    """`falls` is the chance of one siege; `terror` that the city surrenders before it begins."""

    __slots__ = ("assault", "falls", "modifiers", "rolls", "siege", "terror")

    def __init__(self, fight: Fight, assault: bool) -> None:
        besieger, besieged = fight.sides[ATTACKER], fight.sides[DEFENDER]
        self.assault = assault
        self.modifiers: list[Modifier] = []
        bonus = siege_modifier(besieger, besieged, fight.field, assault, self.modifiers)
        self.rolls = siege_rolls(besieger)
        good = sum(1 for roll in range(1, SIDES + 1) if roll + bonus >= FALLS_AT)
        self.siege = 1 - (1 - good / SIDES) ** self.rolls
        self.terror = 0.5 if terrifies(fight) else 0.0
        self.falls = self.terror + (1 - self.terror) * self.siege

    def to_json(self) -> dict[str, object]:
        return {
            "assault": self.assault,
            "rolls": self.rolls,
            "needed": FALLS_AT,
            "modifiers": [item.to_json() for item in self.modifiers],
            "terror": self.terror,
            "siege": self.siege,
            "falls": self.falls,
        }
