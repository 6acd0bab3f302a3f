"""A pact is said to be broken, and all vote on it (C.PACT.14)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.diplomacy.pacts import breach, terms_of
from aevum.games.medioevo.rules.diplomacy.writing import words_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.terms import DEFENCE, KIND, NUMBER, OFFENCE, PROMISE, SECRET

JUDGED: Final = (DEFENCE, OFFENCE, PROMISE)
"""R-103: what the engine cannot see for itself, as whether an ally obeyed (C.PACT.10)."""


def disputable(s: MedioevoState, number: int, seat: int) -> bool:
    """A pact with something to judge, once a turn for each who signed it [M84]."""
    if effects.has(s, effects.DISPUTED, seat, number):
        return False
    return any(term[KIND] in JUDGED for term in terms_of(s, number))


class Dispute(Frame[MedioevoState]):
    """All players vote in the open, those who signed too, in turn order."""

    steps: ClassVar[tuple[str, ...]] = ("show", "vote", "judge")

    def __init__(self, number: int = 0, seat: int = 0, accused: int = 0) -> None:
        super().__init__()
        self.number = number
        self.seat = seat
        """Who complains."""
        self.accused = accused
        self.asked = 0
        self.against = 0
        """Votes that it was broken."""
        self.upheld = 0

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "show":
                self.next(s)
                self._show(s)
            case "vote":
                if self.asked == len(s.order):
                    self.next(s)
                    return
                told: dict[str, object] = {"pact": self.number, "seat": s.seats[self.seat]}
                told["other_seat"] = s.seats[self.accused]
                s.ask(s.order[self.asked], "judge-pact", "C.PACT.14", told)
            case _:
                s.pop()
                self._judge(s)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("respected", None, "C.PACT.14"), Option("broken", None, "C.PACT.14")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.asked += 1
        if option.key == "broken":
            self.against += 1
        else:
            self.upheld += 1
        s.tell(f"voted-{option.key}", {"seat": s.seats[ask.seat]}, "C.PACT.14")

    def _show(self, s: MedioevoState) -> None:
        """A secret pact is one no longer."""
        effects.put(s, effects.DISPUTED, self.seat, self.number)
        shown: list[list[int]] = []
        for term in s.terms:
            row = term[:]
            if row[NUMBER] == self.number:
                row[SECRET] = 0
            shown.append(row)
        s.terms = shown
        s.revealed += 1
        told: dict[str, object] = {"seat": s.seats[self.seat], "pact": self.number}
        told["terms"] = words_of(terms_of(s, self.number))
        s.tell("pact-disputed", told, "C.PACT.14")

    def _judge(self, s: MedioevoState) -> None:
        if self.against > self.upheld:
            breach(s, self.number, self.accused)
        else:
            s.tell("pact-upheld", {"pact": self.number}, "C.PACT.14")


KEYS: tuple[str, ...] = ("event-voted-respected", "event-voted-broken")
