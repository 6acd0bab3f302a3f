"""1.ORDER Bids for turn order."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.bidding.steps import sums
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def bid(m: ScriptedMatch, **florins: int) -> None:
    """All who are asked bid at once."""
    asked = [m.s.seats[ask.seat] for ask in GAME.asks(m.s)]
    assert sorted(asked) == sorted(name.replace("_", "-") for name in florins)
    for name, sum_of in florins.items():
        GAME.choose(m.s, m.seat(name.replace("_", "-")), f"bid:{sum_of}")


def order(m: ScriptedMatch) -> list[str]:
    return [m.s.seats[seat] for seat in m.s.order]


@rule("1.ORDER.01", "1.ORDER.02", "1.ORDER.05")
def test_the_highest_bid_is_first_and_pays_the_last(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    bid(m, byzantium=50, mamluks=200, hungary=0)
    assert m.done()
    assert order(m) == ["mamluks", "byzantium", "hungary"]
    assert [m.florins(name) for name in ("byzantium", "mamluks", "hungary")] == [1600, 1400, 1800]
    assert m.s.bid == 200


@rule("1.ORDER.01")
def test_bids_stay_secret_until_all_are_in(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    GAME.choose(m.s, 0, "bid:1600")
    assert not m.events("bids")
    other = GAME.view(m.s, 1).data
    assert "1600" not in str(other["asks"])
    assert len(GAME.asks(m.s)) == 3


def _offered(m: ScriptedMatch) -> list[str]:
    """The bids of the first seat."""
    ask = m.s.ask_of(0)
    assert ask is not None
    return [option.id for option in ask.options if option.key == "bid"]


@rule("1.ORDER.01")
def test_any_sum_may_be_bid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).money("byzantium", 37).begin(TurnOrderPhase())
    assert _offered(m) == [f"bid:{florins}" for florins in range(38)]
    coarse = match(kingdoms="byzantium,mamluks,hungary", **{"bid-step": 10}).money("byzantium", 37)
    coarse.turn(2, 1).begin(TurnOrderPhase())
    assert _offered(coarse) == ["bid:0", "bid:10", "bid:20", "bid:30", "bid:37"]


@rule("1.ORDER.01")
def test_nothing_to_all_may_be_bid_in_steps() -> None:
    assert sums(0, 10) == [0]
    assert sums(25, 10) == [0, 10, 20, 25]
    assert sums(30, 10) == [0, 10, 20, 30]
    assert sums(3, 0) == [0, 1, 2, 3]


@rule("0.COMP.07")
def test_who_has_no_money_is_asked_like_everybody(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).money("hungary", 0).begin(TurnOrderPhase())
    assert len(GAME.asks(m.s)) == 3


@rule("1.ORDER.03")
def test_who_ties_for_the_first_place_adds_a_second_bid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    bid(m, byzantium=100, mamluks=90, hungary=100)
    assert {ask.key for ask in GAME.asks(m.s)} == {"bid-again"}
    bid(m, byzantium=10, hungary=0)
    assert order(m) == ["byzantium", "hungary", "mamluks"]
    assert m.s.bid == 110
    assert m.florins("byzantium") == 1490


@rule("1.ORDER.03")
def test_a_second_bid_is_at_most_what_is_left(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1)
    m.money("byzantium", 120).begin(TurnOrderPhase())
    bid(m, byzantium=100, mamluks=0, hungary=100)
    ask = m.s.ask_of(m.seat("byzantium"))
    assert ask is not None
    assert [option.id for option in ask.options] == [*[f"bid:{more}" for more in range(21)], "borrow:500"]
    assert m.told("tie-for-first") == ("1.ORDER.03", {"seats": ["byzantium", "hungary"]})


@rule("1.ORDER.03")
def test_after_a_third_tie_the_former_order_is_reversed(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    bid(m, byzantium=100, mamluks=100, hungary=0)
    bid(m, byzantium=0, mamluks=0)
    bid(m, byzantium=20, mamluks=20)
    assert m.done()
    assert order(m) == ["mamluks", "byzantium", "hungary"]
    assert m.s.bid == 120


@rule("1.ORDER.04")
def test_ties_below_the_first_place_reverse_the_former_order(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    bid(m, byzantium=0, mamluks=0, hungary=10)
    assert order(m) == ["hungary", "mamluks", "byzantium"]
    assert not m.events("lots-drawn")


@rule("1.ORDER.04")
def test_in_the_first_turn_lots_are_drawn(match: Maker) -> None:
    m = match([9, 5, 1], kingdoms="byzantium,mamluks,hungary").turn(0, 0).begin(TurnOrderPhase())
    bid(m, byzantium=0, mamluks=0, hungary=10)
    assert m.events("lots-drawn")
    # The lots make it hungary, mamluks, byzantium; the tie reverses them.
    assert order(m) == ["hungary", "byzantium", "mamluks"]
    m = match([9, 5, 1], kingdoms="byzantium,mamluks,hungary").turn(1, 1).begin(TurnOrderPhase())
    bid(m, byzantium=0, mamluks=0, hungary=10)
    assert m.events("lots-drawn")


@rule("1.ORDER.04", "1.ORDER.05")
def test_without_a_tie_no_lots_are_drawn_and_nothing_bid_is_nothing_paid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(0, 0).begin(TurnOrderPhase())
    bid(m, byzantium=0, mamluks=20, hungary=10)
    assert not m.events("lots-drawn")
    assert m.events("bid-paid")
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    for seats in (("byzantium", "mamluks", "hungary"),) * 3:
        bid(m, **dict.fromkeys(seats, 0))
    assert order(m) == ["hungary", "mamluks", "byzantium"]
    assert not m.events("bid-paid")


@rule("1.ORDER.01")
def test_who_is_out_of_the_game_does_not_bid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1)
    m.s.order = [2, 0]
    m.begin(TurnOrderPhase())
    bid(m, byzantium=0, hungary=30)
    assert order(m) == ["hungary", "byzantium"]


@rule("D.DEBT.01", "1.ORDER.01")
def test_who_borrows_before_the_bid_does_so_openly_and_all_bid_then(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).money("hungary", 0).begin(TurnOrderPhase())
    GAME.choose(m.s, m.seat("byzantium"), "bid:100")
    GAME.choose(m.s, m.seat("mamluks"), "bid:1600")
    GAME.choose(m.s, m.seat("hungary"), "borrow:500")
    assert m.events("borrowed")[0].args["seat"] == "hungary"
    assert not m.events("bids")
    asked = m.s.ask_of(m.seat("hungary"))
    assert asked is not None
    assert [option.id for option in asked.options[-2:]] == ["bid:500", "repay:500"]
    bid(m, byzantium=100, mamluks=0, hungary=500)
    assert order(m) == ["hungary", "byzantium", "mamluks"]
    assert (m.florins("hungary"), m.s.loans[m.seat("hungary")]) == (0, 1)


@rule("1.ORDER.01", "D.DEBT.03")
def test_who_owes_may_pay_back_before_the_bid_but_not_with_what_is_bid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).money("hungary", 700).begin(TurnOrderPhase())
    m.s.loans[m.seat("hungary")] = 1
    m.begin(TurnOrderPhase())
    for seat, wish in (("byzantium", "bid:300"), ("mamluks", "bid:0"), ("hungary", "bid:300")):
        GAME.choose(m.s, m.seat(seat), wish)
    asked = m.s.ask_of(m.seat("hungary"))
    assert asked is not None
    assert "repay:500" not in [option.id for option in asked.options]  # 300 of the 700 are bid
    m.money("hungary", 800).begin(TurnOrderPhase())
    GAME.choose(m.s, m.seat("byzantium"), "bid:100")
    GAME.choose(m.s, m.seat("mamluks"), "bid:0")
    GAME.choose(m.s, m.seat("hungary"), "repay:500")
    assert (m.florins("hungary"), m.s.loans[m.seat("hungary")]) == (300, 0)
    bid(m, byzantium=100, mamluks=0, hungary=300)
    assert order(m) == ["hungary", "byzantium", "mamluks"]


@rule("D.DEBT.01", "0.SETUP.06")
def test_nobody_borrows_for_the_first_bid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(0, 0).begin(TurnOrderPhase())
    asked = m.s.ask_of(0)
    assert asked is not None
    assert {option.key for option in asked.options} == {"bid"}


@rule("K.GEN.01", "K.23.1", "K.36.2")
def test_cards_that_cut_into_anything_are_used_before_the_bid_in_the_open(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).give("byzantium", 23).give("mamluks", 36)
    m.item("CON", "hungary", "caravan", 1, salt=2)
    m.s.deposit = 300
    m.begin(TurnOrderPhase())
    GAME.choose(m.s, m.seat("byzantium"), "use-card:23")
    GAME.choose(m.s, m.seat("mamluks"), "use-card:36:take")
    assert not m.events("card-used")  # nobody knows before all have answered
    GAME.choose(m.s, m.seat("hungary"), "bid:1600")
    assert not m.events("bids")
    assert [event.args["seat"] for event in m.events("card-used")] == ["byzantium", "mamluks"]
    assert (m.florins("byzantium"), m.florins("mamluks")) == (1640, 2050)
    bid(m, byzantium=1640, mamluks=1640, hungary=0)
    # Tied bids stay in the fists.
    m.s.turned[35] = 0
    asked = m.s.ask_of(m.seat("mamluks"))
    assert asked is not None
    assert not [option.id for option in asked.options if option.key == "use-card"]


@rule("B.TECH.02", "B.ENGINEERING.1")
def test_technologies_that_cut_into_anything_are_used_before_the_bid(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).learn("byzantium", "engineering")
    m.build("CON", "byzantium", "village").token("byzantium", "green", 2).begin(TurnOrderPhase())
    GAME.choose(m.s, 0, "use-technology:engineering:CON")
    for seat in (1, 2):
        GAME.choose(m.s, seat, "bid:0")
    m.do("flip-token:green", "flip-token:green")
    assert m.s.buildings[m.area("CON") * 3] == 2
    bid(m, byzantium=1, mamluks=0, hungary=0)
    assert order(m)[0] == "byzantium"


@rule("K.GEN.01")
def test_no_cards_at_the_bid_of_the_set_up(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(0, 0).give("byzantium", 58).begin(TurnOrderPhase())
    asked = m.s.ask_of(0)
    assert asked is not None
    assert {option.key for option in asked.options} == {"bid"}


@rule("1.ORDER.02", "1.ORDER.05")
def test_the_order_and_what_was_paid_are_told(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    bid(m, byzantium=50, mamluks=200, hungary=0)
    assert m.told("turn-order") == ("1.ORDER.02", {"seats": ["mamluks", "byzantium", "hungary"]})
    assert m.told("bid-paid") == (
        "1.ORDER.05",
        {"seat": "mamluks", "other_seat": "hungary", "florins": 200},
    )
    assert [event.args["florins"] for event in m.events("bids")] == [50, 200, 0]


@rule("1.ORDER.05")
def test_nothing_is_paid_where_nobody_bids(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    while not m.done():
        bid(m, **{m.s.seats[ask.seat]: 0 for ask in GAME.asks(m.s)})
    assert m.events("bid-paid") == []
    assert [m.florins(name) for name in ("byzantium", "mamluks", "hungary")] == [1600] * 3
