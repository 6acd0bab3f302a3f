"""A pact is offered: one seat writes it, the others sign it or not (C.PACT.01)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy.pacts import mask, refusing
from aevum.games.medioevo.rules.diplomacy.sign import payments, sign
from aevum.games.medioevo.rules.diplomacy.writing import (
    between,
    enemies,
    enlarged,
    further_terms,
    larger_terms,
    left_out,
    lines,
    peaceful,
    term_of,
)
from aevum.games.medioevo.rules.lengths import turns_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.terms import GIVER, KIND, PRISONERS, PROMISE

MOST: Final = parameter("terms-in-a-pact")
LENGTH: Final = parameter("promise-length")


class Offer(Frame[MedioevoState]):
    """`terms` are rows as in `terms` without a number, an end and secrecy, which the whole pact has."""

    steps: ClassVar[tuple[str, ...]] = ("write", "sign")

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
        self.more: list[int] = []
        """Whom it is offered to beside the first (C.DIP.01)."""
        self.facing: list[int] = []
        """The two between whom the next term is; at first the writer and the first other."""

    def parties(self) -> list[int]:
        return [self.seat, self.other, *self.more]

    def pair(self) -> list[int]:
        return self.facing if self.facing else [self.seat, self.other]

    def run(self, s: MedioevoState) -> None:
        if self.step == "write":
            one, other = self.pair()
            told: dict[str, object] = {"other_seat": s.seats[other]}
            if one == self.seat:
                s.ask(self.seat, "write-pact", "C.PACT.01", told, guarded=True)
            else:
                told["one_seat"] = s.seats[one]
                s.ask(self.seat, "write-pact-between", "C.PACT.01", told, guarded=True)
        else:
            for asked in self.parties()[1:]:
                told = {"seat": s.seats[self.seat]}
                s.ask(asked, "pact-offered", "C.PACT.01", told, sealed=len(self.more) > 0, guarded=True)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if self.step == "sign":
            return [Option("accept", None, "C.PACT.01"), Option("refuse", None, "C.PACT.01")]
        one, other = self.pair()
        bound = between(self.terms, one, other)
        found = larger_terms(s, self.seat, bound)
        further = further_terms(s, self.parties(), one, other, self.terms)
        if lines(bound) >= MOST:
            freeing = [s.seats[term[GIVER]] for term in bound if term[KIND] == PRISONERS]
            further = [new for new in further if new.key == "free-prisoners" and new.args["seat"] in freeing]
        found.extend(further)
        found.extend(self._of_several(s))
        if self.terms and not self.dated:
            for turn in range(s.turn, turns_of(s.scenario) + 1):
                found.append(Option("until", {"turn": turn}, "C.PACT.03"))
        if self.terms and not self.secret:
            found.append(Option("keep-secret", None, "C.PACT.01"))
        if self.terms:
            found.append(Option("send-offer", None, "C.PACT.01"))
        found.append(Option("drop-offer", None, "C.PACT.01"))
        return found

    def _of_several(self, s: MedioevoState) -> list[Option]:
        """Further parties, and between whom the next term is."""
        found: list[Option] = []
        parties = self.parties()
        for other in range(s.players()):
            if other not in parties + enemies(self.terms) and not s.out[other]:
                found.append(Option("invite", {"other_seat": s.seats[other]}, "C.DIP.01"))
        if len(parties) == 2:
            return found
        for at, one in enumerate(parties):
            for other in parties[at + 1 :]:
                if [one, other] != self.pair() and lines(between(self.terms, one, other)) < MOST:
                    told: dict[str, object] = {"seat": s.seats[one], "other_seat": s.seats[other]}
                    found.append(Option("between", told, "C.DIP.01"))
        return found

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "send-offer":
            if not peaceful(s, self.terms):
                return Refusal("pact-between-enemies", None, "C.PACT.08")
            forgotten = left_out(self.terms, self.parties())
            if forgotten:
                return Refusal("pact-leaves-out", {"other_seat": s.seats[forgotten[0]]}, "C.DIP.01")
        # Only what the seat itself would pay is looked at: what the others have is a secret (0.COMP.07).
        if option.key in ("send-offer", "accept") and payments(self.terms, ask.seat) > s.money[ask.seat]:
            return Refusal("too-dear", {"florins": payments(self.terms, ask.seat)}, "C.DIP.01")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "term" | "free-prisoners":
                one, other = self.pair()
                self.terms = [*self.terms, term_of(s, one, other, option)]
            case "more" | "more-against":
                one, other = self.pair()
                self.terms = enlarged(s, one, other, self.terms, option)
            case "invite":
                self.more = [*self.more, s.seats.index(str(option.args["other_seat"]))]
            case "between":
                self.facing = [s.seats.index(str(option.args[name])) for name in ("seat", "other_seat")]
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
                self._refused(s, ask.seat)
            case _:
                s.pop()

    def answers(self, s: MedioevoState, asks: list[Ask]) -> None:
        """Of several who weigh it nobody knows what the others say before all have spoken [M115]."""
        s.pop()
        against = refusing(asks)
        for seat in against:
            self._refused(s, seat)
        if not against:
            self._sign(s)

    def _refused(self, s: MedioevoState, seat: int) -> None:
        told: dict[str, object] = {"seat": s.seats[seat], "other_seat": s.seats[self.seat]}
        s.tell("offer-refused", told, "C.PACT.01", to=self._told_to())

    def _told_to(self) -> int:
        return mask(self.parties()) if self.secret else -1

    def promised(self, s: MedioevoState, words: str) -> Refusal | None:
        """A term in the players' own words; why it cannot be written."""
        if self.step != "write" or self.promise or lines(between(self.terms, self.seat, self.other)) >= MOST:
            return Refusal("no-promise-now", {}, "C.PACT.01")
        if not words.strip() or len(words) > LENGTH or "\n" in words:
            return Refusal("promise-too-long", {"most": LENGTH}, "C.PACT.01")
        self.promise = words.strip()
        self.terms = [*self.terms, [0, PROMISE, self.seat, self.other, 0, 0, 0, 0]]
        return None

    def _sign(self, s: MedioevoState) -> None:
        # Money may have been spent since; then nothing comes of it.
        unpaid = any(payments(self.terms, seat) > s.money[seat] for seat in self.parties())
        if unpaid or not peaceful(s, self.terms):
            told: dict[str, object] = {"seat": s.seats[self.seat]}
            s.tell("pact-void", told, "C.DIP.01", to=self._told_to())
            return
        sign(s, self.parties(), self.terms, self.until, self.secret, self.promise)
