"""What takes the consent of two: peace, an armistice, the end of a pact (C.DIP.05, C.DIP.06, C.PACT.15)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy import war
from aevum.games.medioevo.rules.diplomacy.pacts import drop, is_secret
from aevum.games.medioevo.rules.state import MedioevoState

PEACE: Final = 0
ARMISTICE: Final = 1
END_PACT: Final = 2
_ASKS: Final = ("peace-offered", "armistice-offered", "end-of-pact-offered")
_RULES: Final = ("C.DIP.06", "C.DIP.05", "C.PACT.15")
KEYS: tuple[str, ...] = ("ask-peace-offered", "ask-armistice-offered", "ask-end-of-pact-offered")


class Proposal(Frame[MedioevoState]):
    __slots__ = ("kind", "number", "other", "seat")

    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "other", "number")

    def __init__(self, kind: int = 0, seat: int = 0, other: int = 0, number: int = 0) -> None:
        super().__init__()
        self.kind = kind
        self.seat = seat
        """Who proposes."""
        self.other = other
        self.number = number
        """Of the pact that is to end."""

    def run(self, s: MedioevoState) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat]}
        if self.kind == END_PACT:
            told["pact"] = self.number
        s.ask(self.other, _ASKS[self.kind], _RULES[self.kind], told)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        rule = _RULES[self.kind]
        return [Option("accept", None, rule), Option("refuse", None, rule)]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        both = 1 << self.seat | 1 << self.other
        told: dict[str, object] = {"seat": s.seats[self.other], "other_seat": s.seats[self.seat]}
        if option.key != "accept":
            to = both if self.kind == END_PACT and is_secret(s, self.number) else -1
            s.tell("offer-refused", told, ask.rule, to=to)
            return
        if self.kind == PEACE:
            war.make_peace(s, self.seat, self.other)
        elif self.kind == ARMISTICE:
            war.make_truce(s, self.seat, self.other)
        else:
            to = both if is_secret(s, self.number) else -1
            s.tell("pact-ended", {"pact": self.number}, "C.PACT.15", to=to)
            drop(s, self.number)
