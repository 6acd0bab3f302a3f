"""Turn order by bids (1.ORDER)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.bidding.steps import sums
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.order import BIDS, by_bids, tied_for_first
from aevum.games.medioevo.rules.settings import BID_STEP
from aevum.games.medioevo.rules.shuffling import shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.debts import LOAN
from aevum.games.medioevo.rules.taxes.loans import BORROW, LOAN_KEYS, loan_options, take_loan
from aevum.games.medioevo.rules.uses.instant import INSTANT
from aevum.games.medioevo.rules.uses.offer import USES, offers
from aevum.games.medioevo.rules.uses.registry import BEGINNING

_NO_BID: Final = -1
"""Of a seat that is out of the game."""


class TurnOrderPhase(Frame[MedioevoState]):
    """Runs in every turn, and before the first one as a step of the set-up (0.SETUP.06)."""

    steps: ClassVar[tuple[str, ...]] = ("bid", "order")

    def __init__(self) -> None:
        super().__init__()
        self.bids: list[int] = []
        """By seat, all bids of the phase added up (1.ORDER.03)."""
        self.bidders: list[int] = []
        """Who bids now; nobody before the first bid."""
        self.ties = 0
        """How often there was a tie for the first place."""

    def run(self, s: MedioevoState) -> None:
        if self.step == "order":
            self._settle(s)
            return
        if not self.bidders:
            self.bidders = sorted(s.order)
            self.bids = [0 if seat in s.order else _NO_BID for seat in range(s.players())]
        rule = "1.ORDER.03" if self.ties else "1.ORDER.01"
        for seat in self.bidders:
            # What may be bid tells how much money there is, so nobody is passed over (0.COMP.07).
            s.ask(seat, "bid-again" if self.ties else "bid", rule, sealed=True, guarded=True)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        left = s.money[ask.seat] - self.bids[ask.seat]
        bids = sums(left, s.settings[BID_STEP])
        found = [Option("bid", {"florins": florins}, ask.rule) for florins in bids]
        if s.phase:  # D.DEBT.01: "in the turn", so not in the set-up
            # D.DEBT.03: what has been bid already is not there to pay a loan back with.
            found.extend([o for o in loan_options(s, ask.seat) if o.key == BORROW or left >= LOAN])
            if not self.ties:
                found.extend(offers(s, ask.seat, INSTANT, afford=True))  # K.GEN.01 [M141]
        return found

    def answers(self, s: MedioevoState, asks: list[Ask]) -> None:
        loans = [ask for ask in asks if ask.answer is not None and ask.answer.key in LOAN_KEYS]
        for ask in loans:
            assert ask.answer is not None
            take_loan(s, ask.seat, ask.answer)
        uses = [ask for ask in asks if ask.answer is not None and ask.answer.key in USES]
        for ask in uses[::-1]:
            assert ask.answer is not None
            BEGINNING[0].begin(s, ask.seat, ask.answer)
        if loans or uses:
            return  # they are taken in the open; then all bid, and what they meant to bid is not told [M109]
        for ask in asks:
            assert ask.answer is not None
            florins = ask.answer.args["florins"]
            assert isinstance(florins, int)
            self.bids[ask.seat] += florins
            s.tell("bids", {"seat": s.seats[ask.seat], "florins": florins}, ask.rule)
        tied = tied_for_first(self.bids)
        if tied:
            self.ties += 1
            s.tell("tie-for-first", {"seats": [s.seats[seat] for seat in tied]}, "1.ORDER.03")
        if tied and self.ties < BIDS:
            self.bidders = tied
        else:
            self.next(s)

    def _settle(self, s: MedioevoState) -> None:
        former = s.order
        if s.turn <= 1 and len(set(self.bids)) < len(self.bids):
            former = shuffled(s, former, "lots-drawn", "1.ORDER.04")
        s.order = by_bids(self.bids, former)
        s.tell("turn-order", {"seats": [s.seats[seat] for seat in s.order]}, "1.ORDER.02")
        first, last = s.order[0], s.order[-1]
        s.bid = self.bids[first]
        if first != last and s.bid > 0:
            pay(s, first, s.bid)
            receive(s, last, s.bid)
            told: dict[str, object] = {"seat": s.seats[first], "other_seat": s.seats[last]}
            s.tell("bid-paid", {**told, "florins": s.bid}, "1.ORDER.05")
        s.pop()
