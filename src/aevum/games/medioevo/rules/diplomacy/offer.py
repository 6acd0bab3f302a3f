"""A pact is offered: one seat writes it, the other signs it or not (C.PACT.01)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy.sign import payments, sign
from aevum.games.medioevo.rules.diplomacy.writing import further_terms, peaceful, term_of
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.terms import PROMISE

MOST: Final = parameter("terms-in-a-pact")
LENGTH: Final = parameter("promise-length")


class Offer(Frame[MedioevoState]):
    """`terms` are rows as in `terms` without a number, an end and secrecy, which the whole pact has."""

    __slots__ = ("dated", "other", "promise", "seat", "secret", "terms", "until")

    steps: ClassVar[tuple[str, ...]] = ("write", "sign")
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "terms", "promise", "until", "dated", "secret")

    def __init__(self, seat: int = 0, other: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.other = other
        self.terms: list[list[int]] = []
        self.promise = ""
        self.until = 0
        """C.PACT.03: the last turn; 0 for the whole game."""
        self.dated = False
        self.secret = False

    def run(self, s: MedioevoState) -> None:
        if self.step == "write":
            told: dict[str, object] = {"other_seat": s.seats[self.other]}
            s.ask(self.seat, "write-pact", "C.PACT.01", told, guarded=True)
        else:
            s.ask(self.other, "pact-offered", "C.PACT.01", {"seat": s.seats[self.seat]}, guarded=True)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if self.step == "sign":
            return [Option("accept", None, "C.PACT.01"), Option("refuse", None, "C.PACT.01")]
        found: list[Option] = []
        if len(self.terms) < MOST:
            found = further_terms(s, self.seat, self.other, self.terms)
        if self.terms and not self.dated:
            for turn in range(s.turn, turns_of(s.scenario) + 1):
                found.append(Option("until", {"turn": turn}, "C.PACT.03"))
        if self.terms and not self.secret:
            found.append(Option("keep-secret", None, "C.PACT.01"))
        if self.terms:
            found.append(Option("send-offer", None, "C.PACT.01"))
        found.append(Option("drop-offer", None, "C.PACT.01"))
        return found

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "send-offer" and s.at_war(self.seat, self.other) and not peaceful(self.terms):
            return Refusal("pact-between-enemies", None, "C.PACT.08")
        # Only what the seat itself would pay is looked at: what the other has is a secret (0.COMP.07).
        if option.key in ("send-offer", "accept") and payments(self.terms, ask.seat) > s.money[ask.seat]:
            return Refusal("too-dear", {"florins": payments(self.terms, ask.seat)}, "C.DIP.01")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "term":
                self.terms = [*self.terms, term_of(s, self.seat, self.other, option)]
            case "until":
                self.until = int(str(option.args["turn"]))
                self.dated = True
            case "keep-secret":
                self.secret = True
            case "send-offer":
                self.step = "sign"
            case "accept":
                s.pop()
                self._sign(s)
            case "refuse":
                s.pop()
                to = 1 << self.seat | 1 << self.other if self.secret else -1
                told: dict[str, object] = {"seat": s.seats[self.other], "other_seat": s.seats[self.seat]}
                s.tell("offer-refused", told, "C.PACT.01", to=to)
            case _:
                s.pop()

    def promised(self, s: MedioevoState, words: str) -> Refusal | None:
        """A term in the players' own words; why it cannot be written."""
        if self.step != "write" or self.promise or len(self.terms) >= MOST:
            return Refusal("no-promise-now", {}, "C.PACT.01")
        if not words.strip() or len(words) > LENGTH or "\n" in words:
            return Refusal("promise-too-long", {"most": LENGTH}, "C.PACT.01")
        self.promise = words.strip()
        self.terms = [*self.terms, [0, PROMISE, self.seat, self.other, 0, 0, 0, 0]]
        return None

    def _sign(self, s: MedioevoState) -> None:
        # The offerer may have spent the money since; then nothing comes of it.
        if payments(self.terms, self.seat) <= s.money[self.seat]:
            sign(s, self.seat, self.other, self.terms, self.until, self.secret, self.promise)
