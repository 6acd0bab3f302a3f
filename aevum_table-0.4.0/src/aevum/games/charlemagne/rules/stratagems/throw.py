"""A roll that the Spear of Longinus may have rolled again (T10.SM13, 14.3.b)."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.state import Frame
from aevum.engine.window import Window
from aevum.games.charlemagne.rules.markers import NAMES, SPEAR
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, holds, might_hold, put_back, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown

DIE: Final = 6
"""1.3"""
AGAIN: Final = 1
"""What a window of the Spear reports when it was played; else 0."""
KEYS: tuple[str, ...] = (
    "event-event-roll",
    "event-boom-roll",
    "event-plague-treasury-roll",
    "event-plague-roll",
    "event-disaster-roll",
    "event-revolt-roll",
    "event-vassalage-roll",
    "event-heerbann-roll",
    "event-operations-roll",
    "event-battle-roll",
    "event-sea-battle-roll",
    "event-pillage-roll",
    "event-conversion-roll",
)
"""The words of every roll that is made through `Throw`."""


class Spear(Window[CharlemagneState]):
    """Each player in turn, the phasing one first, after a roll of the kind `about`."""

    trigger: ClassVar[str] = "spear"
    rule: ClassVar[str] = "T10.SM13"

    def __init__(self, key: str = "", code: int = 0, first: int = 0) -> None:
        super().__init__()
        self.key = key
        self.code = code
        self.marker = NO_MARKER
        self.order = [first, 1 - first]

    def could(self, s: CharlemagneState, seat: int) -> bool:
        return might_hold(s, seat)

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"roll": self.key, "dice": self.code}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        if not holds(s, seat, SPEAR):
            return []
        return [Option("play", {"marker": NAMES[SPEAR]}, "T10.SM13")]

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        self.marker = held(s, seat, SPEAR)
        show(s, seat, self.marker, "T10.SM13")
        s.push(Shown(self.marker, seat))

    def run(self, s: CharlemagneState) -> None:
        if self.marker != NO_MARKER:
            # There is one Spear: cancelled or not, both know that nobody has another.
            if s.result == STANDS:
                put_back(s, self.marker)
                s.pop(AGAIN)
            else:
                s.pop()
            return
        super().run(s)


class SpearInBattle(Spear):
    """The kinds of rolls have a trigger each, so that a standing order may pass one and not the other."""

    trigger: ClassVar[str] = "spear-battle"


class SpearInVassalage(Spear):
    trigger: ClassVar[str] = "spear-vassalage"


class SpearInConversion(Spear):
    trigger: ClassVar[str] = "spear-conversion"


class SpearInPillage(Spear):
    trigger: ClassVar[str] = "spear-pillage"


class SpearInOperations(Spear):
    trigger: ClassVar[str] = "spear-operations"


class SpearInEvent(Spear):
    trigger: ClassVar[str] = "spear-event"


SPEARS: Final = (
    Spear,
    SpearInBattle,
    SpearInVassalage,
    SpearInConversion,
    SpearInPillage,
    SpearInOperations,
    SpearInEvent,
)
QUIET: Final = ("spear-operations", "spear-event", "spear-pillage", "spear")
"""Rolls so frequent that both seats begin with a standing order to pass them until they draw it (C27)."""


def _spear(key: str, code: int, first: int) -> Spear:
    match key:
        case "battle-roll" | "sea-battle-roll":
            return SpearInBattle(key, code, first)
        case "vassalage-roll":
            return SpearInVassalage(key, code, first)
        case "conversion-roll":
            return SpearInConversion(key, code, first)
        case "pillage-roll":
            return SpearInPillage(key, code, first)
        case "operations-roll":
            return SpearInOperations(key, code, first)
        case "event-roll" | "revolt-roll":
            return SpearInEvent(key, code, first)
        case _:
            return Spear(key, code, first)


class Throw(Frame[CharlemagneState]):
    """One die, or two read as tens and units (1.3), rolled again together (T10.SM13.a). What stands,
    the second roll where there is one (T10.SM13.b), is in `s.result` of the frame below."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "spear", "done")

    def __init__(
        self, key: str = "", rule: str = "", seat: int = 0, count: int = 1, region: str = "", place: str = ""
    ) -> None:
        super().__init__()
        self.key = key
        """The event that tells the roll; it ends in `-roll`."""
        self.rule = rule
        self.seat = seat
        """Who rolls."""
        self.count = count
        self.region = region
        """The region, or the place, that the roll is about, where it is about one."""
        self.place = place
        self.code = 0
        self.again = False

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "roll":
                self._roll(s)
                self.step = "done" if self.again else "spear"
            case "spear":
                self.next(s)
                s.result = 0
                if might_hold(s, 0) or might_hold(s, 1):
                    s.push(_spear(self.key, self.code, s.phasing))
            case "done":
                if s.result == AGAIN and not self.again:
                    self.again = True
                    self.step = "roll"
                else:
                    s.pop(self.code)

    def _roll(self, s: CharlemagneState) -> None:
        args: dict[str, object] = {"seat": s.seats[self.seat]}
        if self.region:
            args["region"] = self.region
        if self.place:
            args["place"] = self.place
        dice = s.roll(self.key, DIE, self.count, self.rule, None, args)
        code = 0
        for die in dice:
            code = code * 10 + die
        self.code = code
