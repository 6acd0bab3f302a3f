"""The battery can fail: the tiny game, broken on purpose, is caught with a record that leads to the fault."""

import random
from collections.abc import Callable
from random import Random

import pytest

from aevum.engine import Ask, EngineFault, Option, Record, Refusal, Refused, State, load, rebuild
from aevum.testing import battery
from tests.tiny import GAME, Caravans, piles
from tests.tiny.cards import BANDITS, CARDS, HIDDEN, CardWindow, Market
from tests.tiny.road import Journey, Round, Toll

real_fill = Caravans.fill
real_initiatives = Caravans.initiatives
real_setup = Caravans.setup
real_check = Round.check
real_close = Round.close
real_answer = Toll.answer
real_copy = Journey.copy


def shows_hands(self: Caravans, data: dict[str, object], seat: int) -> None:
    deck = piles(data)[0][1]
    deck[:] = [HIDDEN for _ in deck]


def deals_the_seat_another_hand(self: Caravans, data: dict[str, object], seat: int, rng: Random) -> None:
    self.hide(data, -1)
    real_fill(self, data, seat, rng)


def betrays_a_hand_by_what_may_be_done(self: Caravans, s: Market, seat: int) -> list[Option]:
    return [o for o in real_initiatives(self, s, seat) if BANDITS in s.hands[seat - 1]]


def shows_the_seed(self: Caravans, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
    s = real_setup(self, scenario, options, seed, pack)
    s.seats[0] = f"House {seed:X}"
    return s


def offers_nothing_to_the_poor(self: Round, s: Market, ask: Ask, option: Option) -> Refusal | None:
    return Refusal("too-little") if option.args["gold"] == 0 else real_check(self, s, ask, option)


def shares_a_list(self: Market, new: Market) -> None:
    State.copy_own(self, new)
    new.gold = self.gold


def forgets_a_field(self: Journey) -> Journey:
    new = real_copy(self)
    assert isinstance(new, Journey)
    new.raids = 0
    return new


def takes_back_an_offer(self: Toll, s: Market, ask: Ask, option: Option) -> None:
    if option.key == "fight":
        raise Refused(Refusal("no-swords"))
    real_answer(self, s, ask, option)


def rolls_dice_of_its_own(self: Round, s: Market) -> None:
    real_close(self, s)
    s.result = random.getrandbits(20)


def never_ends(self: Round, s: Market) -> None:
    s.hands, s.deck, s.spent = [[] for _ in s.seats], sum(s.hands, s.deck + s.spent), []
    s.loads, s.gold, s.bank = [0 for _ in s.seats], [5 for _ in s.seats], 30
    self.step = self.steps[0]


def gives_two_options_one_id(self: CardWindow, s: Market, seat: int) -> list[Option]:
    return [Option("play", {"card": CARDS[self.card]})] * 2 if self.card in s.hands[seat] else []


def refuses_without_a_reason(self: Caravans, s: State, seat: int, wish: str) -> Refusal | None:
    return None


def loses_an_option(self: Round, s: Market, ask: Ask) -> list[Option]:
    """As frames may do that find their options in a shorter way."""
    return [o for o in self.candidates(s, ask) if self.check(s, ask, o) is None and o.args["gold"] != 2]


def turns_options_round(self: Round, s: Market, ask: Ask) -> list[Option]:
    return [o for o in reversed(self.candidates(s, ask)) if self.check(s, ask, o) is None]


def forgets_the_rule(self: Round, s: Market, ask: Ask) -> list[Option]:
    return [Option(o.key, o.args) for o in self.candidates(s, ask) if self.check(s, ask, o) is None]


def offers_what_is_refused(self: Round, s: Market, ask: Ask) -> list[Option]:
    return [Option("bid", {"gold": gold}, "C.2") for gold in range(s.gold[ask.seat] + 2)]


def calls_two_candidates_alike(self: Toll, s: Market, ask: Ask) -> list[Option]:
    """One of them is legal."""
    return [Option("pay", {}, "C.3"), Option("fight"), Option("pay", {}, "far too much")]


def refuses_one_of_them(self: Toll, s: Market, ask: Ask, option: Option) -> Refusal | None:
    return Refusal("poor") if option.rule == "far too much" else None


def crashes(self: Round, s: Market, asks: list[Ask]) -> None:
    raise ZeroDivisionError("no bids")


def broken(owner: type, place: str, by: object, law: str, name: str = "") -> object:
    return pytest.param(owner, place, by, law, id=name or getattr(by, "__name__", place))


CAUGHT_BY_LIGHT = [
    broken(Round, "check", offers_nothing_to_the_poor, "EngineFault: a dead end: the ask 'bid' offers"),
    broken(Round, "close", never_ends, "not over after 300 choices"),
    broken(Toll, "answer", takes_back_an_offer, "Refused: no-swords"),
    broken(Round, "answers", crashes, "ZeroDivisionError: no bids"),
]
CAUGHT_BY_FULL = [
    broken(Caravans, "hide", shows_hands, "a leak: seat .* was not told; .view.data.own.hands"),
    broken(Caravans, "fill", deals_the_seat_another_hand, r"view\(imagine\(view\)\) is another view"),
    broken(Caravans, "initiatives", betrays_a_hand_by_what_may_be_done, "is another view|a leak"),
    broken(Caravans, "setup", shows_the_seed, "the seed can be read"),
    broken(Round, "check", offers_nothing_to_the_poor, "a dead end"),
    broken(Market, "copy_own", shares_a_list, "changed the original|changed a copy"),
    broken(Toll, "answer", takes_back_an_offer, "'fight' is offered to seat . but fails: Refused"),
    broken(Journey, "copy", forgets_a_field, "a copy is not like the original"),
    broken(Round, "close", rolls_dice_of_its_own, "plays on differently|rebuilding|leads to another"),
    broken(CardWindow, "responses", gives_two_options_one_id, "share an id"),
    broken(Round, "options", loses_an_option, r"of Round offers other .*\['bid:2'\] missing, \[\] too many"),
    broken(Round, "options", turns_options_round, "of Round offers other .* another order"),
    broken(Round, "options", forgets_the_rule, "of Round offers other .* or other words"),
    broken(Round, "options", offers_what_is_refused, r"of Round offers other .*\[\] missing, \['bid:"),
    broken(Caravans, "why_not", refuses_without_a_reason, "without a reason"),
]


def record_of(play: Callable[[int], int], law: str) -> Record:
    """The record in the message of the first match that fails."""
    with pytest.raises(AssertionError, match=law) as failure:
        list(map(play, range(50)))
    return load(str(failure.value).split("The record that leads there:\n")[1])


@pytest.mark.parametrize(("owner", "place", "by", "law"), CAUGHT_BY_LIGHT)
def test_a_light_match_catches_what_breaks_play(
    owner: type, place: str, by: object, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, place, by)
    record = record_of(lambda seed: battery.light(GAME, "year", {}, seed, limit=300), law)
    assert record.choices


@pytest.mark.parametrize(("owner", "place", "by", "law"), CAUGHT_BY_FULL)
def test_a_full_match_catches_what_breaks_a_law(
    owner: type, place: str, by: object, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, place, by)
    record = record_of(lambda seed: battery.full(GAME, "year", {}, seed), law)
    assert record.game == GAME.name


def test_a_candidate_that_is_refused_goes_by_no_name_of_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toll, "candidates", calls_two_candidates_alike)
    monkeypatch.setattr(Toll, "check", refuses_one_of_them)
    record_of(
        lambda seed: battery.full(GAME, "year", {}, seed), "'pay' is offered, and refused as well: poor"
    )


def test_a_light_match_holds_options_against_candidates_where_it_is_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Round, "options", loses_an_option)
    assert battery.light(GAME, "year", {}, 3)
    record_of(lambda seed: battery.light(GAME, "year", {}, seed, reload=3), "'bid:2'. missing")


def test_a_frame_that_goes_by_the_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game does not list it, so its save is read as that other one."""
    monkeypatch.setattr("tests.tiny.road.Journey", type("Journey", (Journey,), {}))
    record_of(lambda seed: battery.full(GAME, "year", {}, seed), "Journey is read as one of another class")


def test_the_record_in_the_message_leads_to_the_same_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "check", offers_nothing_to_the_poor)
    record = record_of(lambda seed: battery.light(GAME, "year", {}, seed), "a dead end")
    with pytest.raises(EngineFault, match="a dead end"):
        rebuild(GAME, record)


def test_a_game_that_cannot_be_set_up_is_reported_with_its_seed() -> None:
    record = record_of(lambda seed: battery.full(GAME, "winter", {}, seed), "there is no 'winter'")
    assert (record.scenario, record.choices, len(record.seed)) == ("winter", [], 32)
