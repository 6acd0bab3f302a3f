"""The odds of a revolt (T3), and of the event that brings it (T2)."""

from aevum.engine.event import Modifier
from aevum.games.charlemagne.rules.events.revolt_table import modifiers, succeeds
from aevum.games.charlemagne.rules.events.table import REVOLTING, row_of
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import DIE
from aevum.games.charlemagne.rules.tables import NEUTRAL, TRIBAL


class RevoltOdds:
    """`chance` once the region is rolled for; `event` that it is, in one Event Phase; `goes_to` the side."""

    __slots__ = ("chance", "event", "goes_to", "items")

    def __init__(self, items: list[Modifier], chance: float, event: float, goes_to: int) -> None:
        self.items = items
        self.chance = chance
        self.event = event
        self.goes_to = goes_to


def revolt_odds(s: CharlemagneState, region: int) -> RevoltOdds:
    items: list[Modifier] = []
    more = modifiers(s, region, items)
    hits = sum([1 for die in range(1, DIE + 1) if succeeds(die + more)])
    # AMB-5
    goes_to = TRIBAL if s.control[region] == NEUTRAL else NEUTRAL
    return RevoltOdds(items, hits / DIE, event_chance(region), goes_to)


def event_chance(region: int) -> float:
    """That one roll on the event table brings a revolt to a region.

    >>> from aevum.games.charlemagne.rules.regions import AUSTRASIA, CORDOBA
    >>> event_chance(AUSTRASIA), round(36 * event_chance(CORDOBA))
    (0.0, 6)
    """
    rolls = [10 * a + b for a in range(1, DIE + 1) for b in range(1, DIE + 1)]
    return len([code for code in rolls if region in REVOLTING[row_of(code)]]) / len(rolls)
