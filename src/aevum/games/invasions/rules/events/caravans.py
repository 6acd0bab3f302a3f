"""X.D Caravans: what they pay the Civilized, in revolt or not (XVI.E.5), and how Barbarians loot them."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.sharing import partners
from aevum.games.invasions.rules.dice import d2, share
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.ledger import earn
from aevum.games.invasions.rules.pillage import draw_pillage
from aevum.games.invasions.rules.realm.nations import active, civilized, keeps_treasury
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.world.land import Land
from aevum.games.invasions.rules.world.world import NOBODY
from aevum.kit.tables import rows, whole

PAYS: Final = (1, 5)
"""X.D.2, X.D.3: a usual caravan, an exceptional one."""
RICH: Final = (5, 10)
"""X.D.5"""
_rows = rows(PACKAGE, "caravans")
STOPS: Final[list[str]] = [row["province"] for row in _rows if row["low"]]
"""X.D.1"""
TABLE: Final[list[list[int]]] = [
    [whole(row, "low", "caravans.csv"), whole(row, "high", "caravans.csv")] for row in _rows if row["low"]
]
"""X.D.4: the faces of the die that name each of them."""
BASE_ONLY: Final[list[bool]] = [row["map"] == "base_only" for row in _rows if row["low"]]


def stops(land: Land) -> list[int]:
    """The provinces with caravans on this map (XXXIII.C.6)."""
    return [land.number(name) for i, name in enumerate(STOPS) if not (land.east and BASE_ONLY[i])]


class Caravans(Frame[InvasionsState]):
    """IV.0.5: all at once; only the looters have something to say."""

    steps: ClassVar[tuple[str, ...]] = ("exceptional", "pay", "loot", "looted")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        """The province, of those with caravans, that is asked about."""

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "exceptional":
                self._exceptional(s)
                self.next(s)
            case "pay":
                self._pay(s)
                self.next(s)
            case "loot":
                self._loot(s)
            case _:
                self.at += 1
                self.step = "loot"
                resolves_pending(s)

    def _exceptional(self, s: InvasionsState) -> None:
        face = s.roll("caravan-roll", 10, 1, "X.D.3")[0]
        for i, (low, high) in enumerate(TABLE):
            place = s.world.land.number(STOPS[i])
            if low <= face <= high and place in stops(s.world.land):
                s.realm.caravan = [place, s.realm.caravan[1]]
                s.tell("caravan-exceptional", {"place": STOPS[i]}, "X.D.4")

    def _pay(self, s: InvasionsState) -> None:
        w = s.world
        pays = RICH if s.realm.caravan[1] else PAYS
        for place in stops(w.land):
            gold = pays[1] if place == s.realm.caravan[0] else pays[0]
            holders = partners(w, place)  # XXVI.B.6, F134
            for n in holders:
                if civilized(w, n) and keeps_treasury(w, n):  # VI.B.2
                    part = share(gold, len(holders))
                    earn(s, n, part, "caravan", "X.D.5" if s.realm.caravan[1] else "X.D.2")

    def _loot(self, s: InvasionsState) -> None:
        w = s.world
        places = stops(w.land)
        while self.at < len(places):
            owner = w.owner[places[self.at]]
            if owner != NOBODY and not civilized(w, owner) and active(w, owner) and s.pool:
                args: dict[str, object] = {"people": NATIONS[owner], "place": w.land.names[places[self.at]]}
                s.ask(w.seat[owner], "loot-caravan", "X.D.6", args)
                return
            self.at += 1
        s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("loot-caravan", None, "X.D.6"), Option("spare-caravan", None, "X.D.6")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        if option.key == "spare-caravan":
            return
        w = s.world
        place = stops(w.land)[self.at]
        n = w.owner[place]
        args: dict[str, object] = {"people": NATIONS[n], "place": w.land.names[place]}
        if place == s.realm.caravan[0]:
            s.tell("caravan-looted", args, "X.D.7")
        elif d2(s, "caravan-check", "X.D.6", args):
            s.tell("caravan-looted", args, "X.D.6")
        else:
            s.tell("caravan-escapes", args, "X.D.6")
            return
        count = 2 if s.realm.caravan[1] else 1  # X.D.8
        gold = draw_pillage(s, count, w.seat[n], w.status[n], w.decline[n], "X.D.9", n)
        earn(s, n, gold, "caravan", "X.D.9")
