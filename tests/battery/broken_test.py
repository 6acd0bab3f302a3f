"""The battery can fail: games broken on purpose are caught, each with a record that leads to the fault."""

import random
from random import Random

import pytest

from aevum.engine import Ask, Option, Refusal, Refused, State, load, replay
from aevum.testing import battery
from tests.tiny import Caravans, piles
from tests.tiny.cards import BANDITS, HIDDEN, Cancel, Market
from tests.tiny.road import Journey, Round, Toll


class ShowsHands(Caravans):
    def hide(self, data: dict[str, object], seat: int) -> None:
        piles(data)[0][1][:] = [HIDDEN for _ in piles(data)[0][1]]


class ShowsTheSeed(Caravans):
    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        s = super().setup(scenario, options, seed, pack)
        assert isinstance(s, Market)
        s.rounds = seed
        return s


class FillsAnew(Caravans):
    """Deals the seat itself another hand than it holds."""

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        super().hide(data, -1)
        super().fill(data, seat, rng)


class BetraysByOptions(Caravans):
    def initiatives(self, s: State, seat: int) -> list[Option]:
        assert isinstance(s, Market)
        return [o for o in super().initiatives(s, seat) if BANDITS in s.hands[seat - 1]]


class OffersNothing(Caravans):
    class Round(Round):
        def check(self, s: Market, ask: Ask, option: Option) -> Refusal | None:
            return Refusal("too-little") if option.args["gold"] == 0 else super().check(s, ask, option)

    def __init__(self) -> None:
        super().__init__()
        self.frames["Round"] = self.Round

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        s = super().setup(scenario, options, seed, pack)
        s.frames = [self.Round()]
        return s


class SharesAList(Caravans):
    class Market(Market):
        def copy_own(self, new: State) -> None:
            super().copy_own(new)
            assert isinstance(new, Market)
            new.gold = self.gold

    def blank(self) -> State:
        return self.Market()


class TakesBackAnOffer(Caravans):
    class Toll(Toll):
        def answer(self, s: Market, ask: Ask, option: Option) -> None:
            if option.key == "fight":
                raise Refused(Refusal("no-swords"))
            super().answer(s, ask, option)

    def __init__(self) -> None:
        super().__init__()
        self.frames["Toll"] = self.Toll

    def initiate(self, s: State, seat: int, option: Option) -> None:
        super().initiate(s, seat, option)
        s.frames[-1] = self.Toll(seat, s.seats.index(str(option.args["from"])))


class ForgetsAField(Caravans):
    class Journey(Journey):
        fields = ("leader", "total")

    def __init__(self) -> None:
        super().__init__()
        self.frames["Journey"] = self.Journey

    def advance(self, s: State) -> None:
        for i, frame in enumerate(s.frames):
            if type(frame) is Journey:
                s.frames[i] = self.Journey(frame.leader)
        super().advance(s)


class RollsItsOwnDice(Caravans):
    def initiate(self, s: State, seat: int, option: Option) -> None:
        super().initiate(s, seat, option)
        s.result = random.getrandbits(30)


class NeverEnds(Caravans):
    def initiatives(self, s: State, seat: int) -> list[Option]:
        if isinstance(s, Market):
            s.rounds = s.round + 1
        return super().initiatives(s, seat)


class UndoesARoll(Caravans):
    """Draws without the counter, so that undo does not notice."""

    class Cancel(Cancel):
        def run(self, s: Market) -> None:
            s.drawn -= 0
            super().run(s)


FULL = [
    (ShowsHands, "a leak: seat -?[0-9] sees a difference"),
    (FillsAnew, "view\\(imagine\\(view\\)\\) is another view"),
    (BetraysByOptions, "view\\(imagine\\(view\\)\\) is another view|a leak"),
    (ShowsTheSeed, "the seed can be read"),
    (SharesAList, "playing on a copy changed the original|playing on changed a copy"),
    (TakesBackAnOffer, "'fight' is offered to seat . but fails: Refused"),
    (RollsItsOwnDice, "plays on differently|rebuilding|another"),
]
