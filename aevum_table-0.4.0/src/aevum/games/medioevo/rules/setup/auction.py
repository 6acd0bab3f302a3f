"""The initial auction (W.AUCT)."""

from itertools import combinations
from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.kingdoms import connected
from aevum.games.medioevo.rules.setup.realms import crown, taken
from aevum.games.medioevo.rules.shuffling import lot, shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY, parameter

MOST: Final = parameter("auction-most")
ROUNDS: Final = parameter("auction-rounds")
LOWEST: Final = parameter("auction-lowest")


def fits(chosen: list[int], kingdom: int, players: int) -> bool:
    """0.KING.02: whether so many kingdoms, these among them, can still be connected [M21]."""
    if kingdom in chosen:
        return False
    wanted = [*chosen, kingdom]
    others = [other for other in range(len(KINGDOMS)) if other not in wanted]
    return any(connected([*wanted, *more]) for more in combinations(others, players - len(wanted)))


class Auction(Frame[MedioevoState]):
    """Two rounds of secret bids; those who tie for a kingdom bid once more, before the round is settled."""

    steps: ClassVar[tuple[str, ...]] = ("bid", "settle", "lots", "track")

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.wishes: list[int] = []
        """By seat the kingdom of its bid in this round."""
        self.bids: list[int] = []
        self.tied: list[int] = []
        """Who bids once more for the kingdom of their bid (R-116)."""
        self.paid: list[int] = []
        """By seat the honour points of a bid that has won."""

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "bid":
                self._ask(s)
            case "settle":
                self._settle(s)
            case "lots":
                self._give_out(s)
                self.next(s)
            case _:
                self._move_on(s)
                s.pop()

    def _ask(self, s: MedioevoState) -> None:
        if not self.paid:
            self.paid = [0] * s.players()
        if self.tied:
            for seat in self.tied:
                told: dict[str, object] = {"kingdom": KINGDOMS[self.wishes[seat]]}
                s.ask(seat, "auction-again", "W.AUCT.01", told, sealed=True)
            return
        self.wishes = [NOBODY] * s.players()
        self.bids = [0] * s.players()
        for seat in range(s.players()):
            if s.kingdoms[seat] == NOBODY:
                s.ask(seat, "auction", "W.AUCT.02" if self.round > 1 else "W.AUCT.01", sealed=True)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if ask.key == "auction-again":
            wanted = [self.wishes[ask.seat]]
        else:
            gone = taken(s)
            wanted = [kingdom for kingdom in range(len(KINGDOMS)) if kingdom not in gone]
        return [
            Option("auction-bid", {"kingdom": KINGDOMS[kingdom], "points": points}, ask.rule)
            for kingdom in wanted
            for points in range(MOST + 1)
        ]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        kingdom = KINGDOMS.index(str(option.args["kingdom"]))
        if not fits(taken(s), kingdom, s.players()):
            return Refusal("kingdom-apart", {"kingdom": KINGDOMS[kingdom]}, "0.KING.02")
        return None

    def answers(self, s: MedioevoState, asks: list[Ask]) -> None:
        for ask in asks:
            assert ask.answer is not None
            points = ask.answer.args["points"]
            assert isinstance(points, int)
            self.wishes[ask.seat] = KINGDOMS.index(str(ask.answer.args["kingdom"]))
            self.bids[ask.seat] = points
            s.tell("auction-bids", {"seat": s.seats[ask.seat], **ask.answer.args}, ask.rule)
        self.tied = [] if self.tied else self._ties(s)
        contested = [self.wishes[seat] for seat in self.tied]
        for seat in range(s.players()):
            if seat not in self.tied and self.wishes[seat] in contested:
                self.wishes[seat] = NOBODY  # outbid by those who bid once more, whatever they bid then
        if not self.tied:
            self.step = "settle"

    def _best(self, s: MedioevoState, kingdom: int) -> list[int]:
        """Those who bid most for a kingdom in this round."""
        found = [seat for seat in range(s.players()) if self.wishes[seat] == kingdom]
        top = max([self.bids[seat] for seat in found], default=0)
        return [seat for seat in found if self.bids[seat] == top]

    def _ties(self, s: MedioevoState) -> list[int]:
        found: list[int] = []
        for kingdom in range(len(KINGDOMS)):
            best = self._best(s, kingdom)
            if len(best) > 1:
                found.extend(best)
        return sorted(found)

    def _settle(self, s: MedioevoState) -> None:
        """W.AUCT.02: the highest bids first, since what is given out decides what still fits [M21]."""
        winners: list[int] = []
        for kingdom in range(len(KINGDOMS)):
            best = self._best(s, kingdom)
            if best:
                winners.append(lot(s, best, "lots-drawn", "W.AUCT.01"))
        if len({self.bids[seat] for seat in winners}) < len(winners):
            winners = shuffled(s, winners, "lots-drawn", "W.AUCT.02")
        for seat in sorted(winners, key=lambda winner: -self.bids[winner]):
            if fits(taken(s), self.wishes[seat], s.players()):
                self.paid[seat] = self.bids[seat]
                crown(s, seat, self.wishes[seat], "W.AUCT.02")
        self.round += 1
        self.step = "bid" if self.round <= ROUNDS and NOBODY in s.kingdoms else "lots"

    def _give_out(self, s: MedioevoState) -> None:
        """W.AUCT.03"""
        for seat in range(s.players()):
            if s.kingdoms[seat] == NOBODY:
                gone = taken(s)
                free = [kingdom for kingdom in range(len(KINGDOMS)) if fits(gone, kingdom, s.players())]
                crown(s, seat, lot(s, free, "kingdom-drawn", "W.AUCT.03"), "W.AUCT.03")

    def _move_on(self, s: MedioevoState) -> None:
        """W.AUCT.03: the lowest stands at 10 when all have paid."""
        most = max(self.paid)
        for seat in range(s.players()):
            s.honour[seat] = LOWEST + most - self.paid[seat]
            s.tell("begins-with-honour", {"seat": s.seats[seat], "points": s.honour[seat]}, "W.AUCT.03")
