"""What takes consent: peace, an armistice, the end of a pact (C.DIP.05, C.DIP.06, C.PACT.15)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy import war
from aevum.games.medioevo.rules.diplomacy.pacts import drop, refusing, told_to
from aevum.games.medioevo.rules.state import MedioevoState

PEACE: Final = 0
ARMISTICE: Final = 1
END_PACT: Final = 2
_ASKS: Final = ("peace-offered", "armistice-offered", "end-of-pact-offered")
_RULES: Final = ("C.DIP.06", "C.DIP.05", "C.PACT.15")
KEYS: tuple[str, ...] = ("ask-peace-offered", "ask-armistice-offered", "ask-end-of-pact-offered")


class Proposal(Frame[MedioevoState]):
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

    def run(self, s: MedioevoState) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat]}
        if self.kind == END_PACT:
            told["pact"] = self.number
        for asked in [self.other, *self.more]:
            s.ask(asked, _ASKS[self.kind], _RULES[self.kind], told, sealed=len(self.more) > 0)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        rule = _RULES[self.kind]
        return [Option("accept", None, rule), Option("refuse", None, rule)]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        if option.key == "accept":
            self._agreed(s)
        else:
            self._refused(s, ask.seat)

    def answers(self, s: MedioevoState, asks: list[Ask]) -> None:
        """As an offer to several [M115]."""
        s.pop()
        against = refusing(asks)
        for seat in against:
            self._refused(s, seat)
        if not against:
            self._agreed(s)

    def _refused(self, s: MedioevoState, seat: int) -> None:
        told: dict[str, object] = {"seat": s.seats[seat], "other_seat": s.seats[self.seat]}
        to = told_to(s, self.number) if self.kind == END_PACT else -1
        s.tell("offer-refused", told, _RULES[self.kind], to=to)

    def _agreed(self, s: MedioevoState) -> None:
        if self.kind == PEACE:
            war.make_peace(s, self.seat, self.other)
        elif self.kind == ARMISTICE:
            war.make_truce(s, self.seat, self.other)
        else:
            s.tell("pact-ended", {"pact": self.number}, "C.PACT.15", to=told_to(s, self.number))
            drop(s, self.number)
