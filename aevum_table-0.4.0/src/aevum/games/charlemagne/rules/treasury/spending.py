"""Spending, in any order and any amount (10.4)."""

from bisect import insort

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import KINDS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.muster import free_unit
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.treasury.goods import goods, goods_refusal, price

KEYS: tuple[str, ...] = (
    "event-bought-hire",
    "event-bought-buy-marker",
    "event-bought-build-burg",
    "event-bought-civilize",
    "event-bought-restore",
)


class Spending(Frame[CharlemagneState]):
    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: CharlemagneState) -> None:
        # Asked even when nothing can be bought, and without a figure: the treasury is a secret (1.4).
        s.ask(self.seat, "spend", "10.4.g", guarded=True)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [*goods(s, ask.seat), Option("done", None, "10.5")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        return goods_refusal(s, ask.seat, option)

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "done":
            s.pop()
            return
        s.treasury[self.seat] -= price(option)
        s.tell(f"bought-{option.key}", {"seat": SEATS[self.seat], **option.args}, option.rule)
        if option.key == "buy-marker":
            s.push(Draws(self.seat, 1, "10.4.h"))
            return
        hex = LAND.number(str(option.args["place"]))
        match option.key:
            case "hire":
                kind = KINDS.index(str(option.args["unit"]))
                s.put(free_unit(s, REGIONS.index(str(option.args["region"])), kind), hex)
                insort(s.hired, hex)
            case "build-burg":
                insort(s.burgs, hex)
            case "civilize":
                insort(s.civilized, hex)
            case "restore":
                s.pillaged.remove(hex)
