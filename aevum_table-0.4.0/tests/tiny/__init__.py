"""Caravans and tolls: a game of minutes that uses all of the engine, to prove that it serves any game."""

from random import Random

from aevum.engine import BadData, EngineFault, Game, Option, Refusal, Refused, State

from .cards import HIDDEN, PACK, Market
from .road import Round, Toll

ROUNDS = {"spring": 2, "year": 4}


class Caravans(Game):
    name = "caravans"
    rules = "tests.tiny"

    def scenarios(self) -> list[str]:
        return list(ROUNDS)

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        count = options.get("seats", 3)
        if count not in (2, 3, 4):
            raise Refused(Refusal("seats", {"seats": count}, "C.0"))
        return ("Palmyra", "Petra", "Dura", "Bostra")[: int(str(count))]

    def variants(self, scenario: str) -> list[dict[str, object]]:
        return [{"seats": count} for count in (3, 2, 4)]

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        if scenario not in ROUNDS:
            raise BadData(f"scenario: there is no '{scenario}'")
        s = self.blank()
        assert isinstance(s, Market)
        s.seats = list(self.seats(scenario, options))
        s.seed = seed
        s.deck = list(PACK)
        s.hands = [[] for _ in s.seats]
        s.gold = [5 for _ in s.seats]
        s.loads = [0 for _ in s.seats]
        s.claimed = [0 for _ in s.seats]
        s.rounds = ROUNDS[scenario]
        s.push(Round())
        return s

    def blank(self) -> State:
        return Market()

    def triggers(self) -> list[str]:
        return ["ambush", "cancel", "again"]

    def initiatives(self, s: State, seat: int) -> list[Option]:
        others = [i for i in range(len(s.seats)) if no_claim(s, seat, i) is None]
        return [Option("claim", {"from": s.seats[i]}, "C.3") for i in others]

    def initiate(self, s: State, seat: int, option: Option) -> None:
        assert isinstance(s, Market)
        s.claimed[seat] = 1
        # The herald's coin changes what the claimant can bid while that question is suspended.
        s.gold[seat] -= 1
        s.bank += 1
        s.push(Toll(seat, s.seats.index(str(option.args["from"]))))

    def why_not(self, s: State, seat: int, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        if key == "claim" and name in s.seats and s.outcome is None:
            return no_claim(s, seat, s.seats.index(name))
        return super().why_not(s, seat, wish)

    def hide(self, data: dict[str, object], seat: int) -> None:
        for number, pile in piles(data):
            if number != seat:
                pile[:] = [HIDDEN for _ in pile]

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        unknown = list(PACK)
        own = data["own"]
        assert isinstance(own, dict)
        for card in [*own["spent"], *(c for _, pile in piles(data) for c in pile)]:
            if card != HIDDEN:
                unknown.remove(card)
        rng.shuffle(unknown)
        for _, pile in piles(data):
            pile[:] = [unknown.pop() if card == HIDDEN else card for card in pile]

    def check(self, s: State) -> None:
        assert isinstance(s, Market)
        if sorted(sum(s.hands, s.deck + s.spent)) != sorted(PACK):
            raise EngineFault("cards were lost or made")
        if sum(s.gold) + s.bank != 5 * len(s.seats) + 30 or min(*s.gold, s.bank) < 0:
            raise EngineFault(f"coins were lost, made or owed: {s.gold} and {s.bank}")
        if not 1 <= s.round <= s.rounds or sum(s.loads) > s.round:
            raise EngineFault(f"round {s.round} of {s.rounds} cannot have seen {s.loads} arrive")


def piles(data: dict[str, object]) -> list[tuple[int, list[int]]]:
    """The deck and the hands, each with the seat that may look at it."""
    own = data["own"]
    assert isinstance(own, dict)
    return [(HIDDEN - 1, own["deck"]), *enumerate(own["hands"])]


def no_claim(s: State, seat: int, other: int) -> Refusal | None:
    """Why a house may not demand a toll of another now."""
    assert isinstance(s, Market)
    if not isinstance(s.frames[-1], Round):
        return Refusal("only-while-bidding", rule="C.3.1")
    if s.claimed[seat]:
        return Refusal("once-a-round", rule="C.3.2")
    if s.gold[seat] == 0:
        return Refusal("no-coin-for-a-herald", rule="C.3.4")
    if seat == other or s.gold[other] == 0:
        return Refusal("nothing-to-claim", {"from": s.seats[other]}, "C.3.3")
    return None


GAME = Caravans()
