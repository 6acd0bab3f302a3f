"""What takes consent: peace, an armistice, the end of a pact (C.DIP.05, C.DIP.06, C.PACT.15)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy import war
from aevum.games.medioevo.rules.diplomacy.pacts import drop, told_to
from aevum.games.medioevo.rules.state import MedioevoState

PEACE: Final = 0
ARMISTICE: Final = 1
END_PACT: Final = 2
_ASKS: Final = ("peace-offered", "armistice-offered", "end-of-pact-offered")
_RULES: Final = ("C.DIP.06", "C.DIP.05", "C.PACT.15")
KEYS: tuple[str, ...] = ("ask-peace-offered", "ask-armistice-offered", "ask-end-of-pact-offered")


class Proposal(Frame[MedioevoState]):
    __slots__ = ("kind", "more", "number", "other", "seat", "signed")

    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "other", "number", "more", "signed")

    def __init__(
        self, kind: int = 0, seat: int = 0, other: int = 0, number: int = 0, more: list[int] | None = None
    ) -> None:
        super().__init__()
        self.kind = kind
        self.seat = seat
        """Who proposes."""
        self.other = other
        self.number = number
        """Of the pact that is to end."""
        self.more: list[int] = more if more is not None else []
        """Who must agree as well (C.PACT.15)."""
        self.signed = 0

    def run(self, s: MedioevoState) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat]}
        if self.kind == END_PACT:
            told["pact"] = self.number
        s.ask([self.other, *self.more][self.signed], _ASKS[self.kind], _RULES[self.kind], told)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        rule = _RULES[self.kind]
        return [Option("accept", None, rule), Option("refuse", None, rule)]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        told: dict[str, object] = {"seat": s.seats[ask.seat], "other_seat": s.seats[self.seat]}
        if option.key != "accept":
            s.pop()
            s.tell(
                "offer-refused", told, ask.rule, to=told_to(s, self.number) if self.kind == END_PACT else -1
            )
            return
        self.signed += 1
        if self.signed <= len(self.more):
            return
        s.pop()
        if self.kind == PEACE:
            war.make_peace(s, self.seat, self.other)
        elif self.kind == ARMISTICE:
            war.make_truce(s, self.seat, self.other)
        else:
            s.tell("pact-ended", {"pact": self.number}, "C.PACT.15", to=told_to(s, self.number))
            drop(s, self.number)
