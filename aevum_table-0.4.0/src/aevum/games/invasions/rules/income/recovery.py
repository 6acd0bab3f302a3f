"""XIV.I What was plundered recovers, and a conquered capital is set up anew (III.G.11)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.sharing import controlled_areas
from aevum.games.invasions.rules.income.sites import SiteRecovery
from aevum.games.invasions.rules.realm.nations import civilized
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import (
    FoundsCapital,
    cities_of,
    growing,
    loyal_cities,
    seat_capital,
)
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, NOWHERE, put


class LootRecovery(Frame[InvasionsState]):
    """Of any nation, a Barbarian one too (XIV.I.4). Result: the mask of the Areas that have recovered.

    XIV.B.4: the income has been collected, so that a new capital brings nothing before the next turn.
    """

    steps: ClassVar[tuple[str, ...]] = ("cities", "capital", "sites", "end")

    def __init__(self, nation: int = 0, recovered: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.recovered = recovered

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "cities":
                self.next(s)
                clear_cities(s, self.nation)
            case "capital":
                n = self.nation
                if seats(s, n):
                    s.ask(s.world.seat[n], "redeploy-capital", "XIV.I.2", {"people": NATIONS[n]})
                    return
                self.next(s)
                if lacks_capital(s, n) and growing(s.world, n):  # D7, VII.D.8: on a site, if there is no city
                    s.push(FoundsCapital(n))
            case "sites":
                self.next(s)
                before = self.recovered
                for area in controlled_areas(s.world, self.nation):
                    self.recovered |= 1 << area
                s.push(SiteRecovery(self.nation, before))
            case _:
                s.pop(self.recovered)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        return [
            Option("seat-at", {"place": w.land.names[p], "city": w.land.site[p]}, "XIV.I.2")
            for p in seats(s, self.nation)
        ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        seat_capital(s, self.nation, s.world.land.number(str(option.args["place"])), "XIV.I.2")


def clear_cities(s: InvasionsState, nation: int) -> None:
    """XIV.I.1: the markers go back unseen."""
    w = s.world
    for p in cities_of(w, nation):
        if w.pillaged[p]:
            s.pool = sorted([*s.pool, w.pillaged[p]])
            w.pillaged = put(w.pillaged, p, 0)
            s.tell("city-recovers", {"city": w.land.site[p]}, "XIV.I.1")


def lacks_capital(s: InvasionsState, nation: int) -> bool:
    """XIV.I.2, XXVII.C.2: some minor kingdoms never had one, and a young Kingdom may have a horde yet.

    III.G.11: nor in the very turn in which it was conquered.
    """
    w = s.world
    if s.realm.capital_lost[nation] == w.turn:
        return False
    if not civilized(w, nation) or w.capital[nation] != NOWHERE or w.horde[nation] != NOWHERE:
        return False
    return w.role[nation] == ACTIVE or s.realm.capital_lost[nation] > 0


def seats(s: InvasionsState, nation: int) -> list[int]:
    """D7: any city of its own will do; III.G.5: none in revolt."""
    if not lacks_capital(s, nation):
        return []
    return loyal_cities(s.world, nation)
