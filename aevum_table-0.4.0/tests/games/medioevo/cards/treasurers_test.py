"""K.CARD.08, K.CARD.14, K.CARD.23, K.CARD.30: Tax Collector, Magnate, Pirate, Mystic."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.uses.pay import PAID, Pay
from aevum.games.medioevo.rules.uses.registry import POWERS
from aevum.games.medioevo.rules.words import COLOURS
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
GREEN = 4


def resting(m: ScriptedMatch) -> ScriptedMatch:
    """In a menu of Byzantium."""
    return m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))


@rule("K.CARD.08", "K.23.1")
def test_the_tax_collector_takes_toll_of_foreign_cubes(match: Maker) -> None:
    m = match().give("byzantium", 22, 23)
    m.item("CON", "hungary", "caravan", 2, salt=2, furs=1)
    m.item("CON", "byzantium", "caravan", 1, salt=1)
    resting(m).do("use-card:22")
    assert m.florins("byzantium") == 1630
    assert m.told("toll-taken") == ("K.CARD.08", {"seat": "byzantium", "florins": 30})
    m.do("use-card:23")
    assert m.florins("byzantium") == 1690
    assert m.florins("hungary") == 1600


@rule("K.CARD.08", "4.CARD.08", "K.23.2")
def test_without_cubes_there_is_no_toll_and_a_turned_card_is_out(match: Maker) -> None:
    m = resting(match().give("byzantium", 22))
    assert "use-card:22" not in m.offered()
    m.item("CON", "hungary", "caravan", 1, salt=1)
    m.begin(Upkeep(0)).do("use-card:22")
    assert "use-card:22" not in m.offered()


@rule("K.CARD.14", "K.36.1")
@pytest.mark.parametrize("florins", [299, 300])
def test_the_magnate_is_for_who_has_300(match: Maker, florins: int) -> None:
    m = resting(match().give("byzantium", 36).money("byzantium", florins))
    assert ("use-card:36:put" in m.offered()) == (florins == 300)


@rule("K.CARD.14", "K.36.1", "K.36.2")
def test_the_magnate_keeps_300_and_gives_back_450(match: Maker) -> None:
    m = resting(match().give("byzantium", 36)).do("use-card:36:put")
    assert (m.florins("byzantium"), m.s.deposit) == (1300, 300)
    m.s.turned[35] = 0
    m.begin(Upkeep(0)).do("use-card:36:take")
    assert (m.florins("byzantium"), m.s.deposit) == (1750, 0)
    assert m.told("deposit-taken") == ("K.CARD.14", {"seat": "byzantium", "card": "36", "florins": 450})
    assert m.told("deposit-made") == ("K.CARD.14", {"seat": "byzantium", "card": "36", "florins": 300})


@rule("K.CARD.14", "K.36.1")
@pytest.mark.parametrize(("florins", "may"), [(299, False), (300, True)])
def test_the_magnate_takes_all_of_the_300(match: Maker, florins: int, may: bool) -> None:
    m = resting(match().give("byzantium", 36).money("byzantium", florins))
    assert ("use-card:36:put" in m.offered()) == may


@rule("K.CARD.14", "D.DEBT.02", "K.37.1")
def test_the_magnate_shares_the_interest_of_others(match: Maker) -> None:
    m = match().turn(2, 3).give("hungary", 37).active("byzantium")
    m.s.loans[0] = 2
    m.begin(Interest(0))
    assert m.asked() == ("hungary", "interest-due")
    m.do("use-card:37")
    assert m.done()
    assert (m.florins("byzantium"), m.florins("hungary")) == (1500, 1650)
    m.s.turned[36] = 0  # half of it is all there is to share
    m.s.loans[0] = 2
    assert m.begin(Interest(0)).done()
    assert m.florins("hungary") == 1700


@rule("K.CARD.14", "K.38.1")
def test_the_magnate_takes_50_off_the_interest(match: Maker) -> None:
    m = match().turn(2, 3).give("byzantium", 38).active("byzantium")
    m.s.loans[0] = 2
    m.begin(Interest(0)).do("use-card:38")
    assert m.florins("byzantium") == 1550


@rule("K.CARD.23", "K.57.1")
def test_the_pirate_gives_points_of_any_colour(match: Maker) -> None:
    m = resting(match().give("byzantium", 57, 58)).do("use-card:57:green", "use-card:58:red")
    assert m.s.store[:6] == [0, 0, 0, 2, 1, 0]


@rule("K.CARD.23", "4.TECH.06", "K.57.1")
def test_the_pirate_pays_for_what_is_due(match: Maker) -> None:
    m = match().give("byzantium", 58).begin(Pay(0, GREEN, 2)).do("use-pirate:58:green")
    assert m.done()
    assert m.s.result == PAID
    assert m.florins("byzantium") == 1600
    assert m.told("points-gained") == (
        "K.CARD.23",
        {"seat": "byzantium", "card": "58", "points": 2, "colour": "green"},
    )


@rule("K.CARD.30", "K.71.1")
def test_the_mystic_buys_points(match: Maker) -> None:
    m = match().give("byzantium", 71).points("byzantium", "blue", 2).token("byzantium", "red")
    resting(m).do(
        "use-card:71", "sell-points:blue:20", "flip-token:red", "sell-points:red:20", "sell-no-more"
    )
    assert m.florins("byzantium") == 1640
    assert m.s.store[0] == 1


@rule("K.CARD.30", "K.72.1")
def test_the_other_mystic_buys_sets_of_different_colours(match: Maker) -> None:
    m = match().give("byzantium", 72).points("byzantium", "blue", 1).points("byzantium", "green", 1)
    resting(m).do("use-card:72")
    assert m.offered() == ["sell-points:blue+green:100", "sell-no-more"]
    m.do("sell-points:blue+green:100")
    assert m.florins("byzantium") == 1700
    assert m.told("points-sold") == (
        "K.CARD.30",
        {"seat": "byzantium", "colours": "blue+green", "florins": 100},
    )


@rule("K.CARD.30", "4.CARD.10", "K.72.1")
def test_points_that_are_there_and_a_card_of_another_colour_make_a_set(match: Maker) -> None:
    for card, points in ((19, "blue"), (6, "yellow")):  # the cards are yellow and blue
        m = match().give("byzantium", 72, card).points("byzantium", points, 1)
        assert "use-card:72" in resting(m).offered()


@rule("K.CARD.30", "4.CARD.16", "K.72.1")
def test_a_token_that_is_flipped_makes_no_point_for_a_set(match: Maker) -> None:
    for colour in ("purple", "blue"):
        m = match().give("byzantium", 72).points("byzantium", "green").token("byzantium", colour)
        assert "use-card:72" in resting(m).offered()
        at = COLOURS.index(colour)
        m.s.flipped[at] = 1
        assert "use-card:72" not in m.begin(Upkeep(0)).offered()


@rule("K.CARD.30", "K.72.1")
def test_everybody_sells_the_own_points_only(match: Maker) -> None:
    m = match().give("mamluks", 72).put("CAI", "mamluks", "archer").active("mamluks")
    m.points("byzantium", "green").points("byzantium", "blue")
    assert "use-card:72" not in m.begin(Upkeep(1)).offered()
    m.points("mamluks", "red").token("mamluks", "blue", 2)
    m.begin(Upkeep(1)).do("use-card:72", "flip-token:blue")
    assert m.offered() == ["sell-points:blue+red:100", "flip-token:blue", "sell-no-more"]
    m.do("sell-points:blue+red:100", "flip-token:blue")
    assert m.asked()[1] != "sell-points"  # blue alone is no set
    assert (m.florins("mamluks"), m.florins("byzantium")) == (1700, 1600)
    assert [m.s.store[at + COLOURS.index("blue")] for at in (0, len(COLOURS))] == [1, 1]


@rule("K.CARD.30", "4.CARD.09", "K.71.1")
def test_a_card_is_turned_for_points_to_sell(match: Maker) -> None:
    m = match().give("byzantium", 71, 19)  # 19 is yellow
    resting(m).do("use-card:71", "turn-card:19:yellow")
    assert m.s.turned[18]
    assert "sell-points:yellow:20" in m.offered()
    m.do("sell-points:yellow:20")
    assert m.florins("byzantium") == 1620


@rule("K.CARD.30", "K.72.1")
def test_by_an_option_a_set_is_of_three(match: Maker) -> None:
    m = match(**{"mystic-set": 3}).give("byzantium", 72)
    m.points("byzantium", "blue").points("byzantium", "green")
    assert "use-card:72" not in resting(m).offered()
    m.points("byzantium", "red")
    m.begin(Upkeep(0)).do("use-card:72")
    assert m.offered()[0] == "sell-points:blue+red+green:100"


@rule("K.CARD.30", "K.72.1")
def test_points_of_one_colour_make_no_set(match: Maker) -> None:
    m = match().give("byzantium", 72).token("byzantium", "red", 3)
    assert POWERS[71].uses(m.s, 0, 71) == []
    m.token("byzantium", "blue")
    assert POWERS[71].uses(m.s, 0, 71) == [[]]


@rule("K.CARD.30", "B.PURP.2", "B.MONASTICISM.1", "K.72.1")
def test_by_monasticism_purple_points_fill_a_set(match: Maker) -> None:
    m = match().give("byzantium", 72).token("byzantium", "purple", 2)
    assert POWERS[71].uses(m.s, 0, 71) == []
    m.learn("byzantium", "religion", "monasticism")
    resting(m).do("use-card:72", "flip-token:purple", "flip-token:purple")
    m.do("sell-points:purple+purple:100")
    assert m.florins("byzantium") == 1700


@rule("K.CARD.30", "B.PURP.2", "B.MONASTICISM.2", "K.72.1")
def test_without_it_two_of_purple_are_one_colour(match: Maker) -> None:
    m = match().give("byzantium", 72).points("byzantium", "blue").points("byzantium", "purple", 2)
    resting(m).do("use-card:72")
    assert m.offered() == ["sell-points:blue+purple:100", "sell-no-more"]


@rule("K.CARD.30", "B.PURP.3", "K.71.1")
def test_points_of_a_neighbours_card_are_sold_as_well(match: Maker) -> None:
    m = match().give("byzantium", 71).give("golden-horde", 8, 58).learn("byzantium", "proselytism")
    m.mark("CAF", "byzantium").points("byzantium", "purple", 2)
    resting(m).do("use-card:71", "borrow-points:8:yellow")
    assert "borrow-points:8:yellow" not in m.offered()  # once a turn
    m.do("borrow-points:58:red", "sell-points:yellow:20", "sell-points:yellow:20", "sell-points:red:20")
    assert m.florins("byzantium") == 1660
    assert m.s.store[5] == 0


@rule("K.CARD.30", "4.CARD.10", "K.72.1")
def test_one_card_of_two_colours_makes_no_set(match: Maker) -> None:
    m = match().give("byzantium", 72, 11)  # the Scientist gives blue or green
    assert POWERS[71].uses(m.s, 0, 71) == []
    m.give("byzantium", 54)  # and so does the Artilleryman
    assert POWERS[71].uses(m.s, 0, 71) == [[]]


@rule("K.CARD.08", "K.CARD.04", "K.11.2")
def test_cubes_on_a_wagon_that_serves_as_a_caravan_pay_toll_as_well(match: Maker) -> None:
    m = match().give("byzantium", 23)
    m.item("CON", "hungary", "war-wagon", 2, salt=2)
    resting(m).do("use-card:23")
    assert m.florins("byzantium") == 1640
    assert m.told("toll-taken") == ("K.CARD.08", {"seat": "byzantium", "florins": 40})


@rule("K.CARD.14", "K.37.2", "K.38.1")
@pytest.mark.parametrize(("owner", "asked"), [("byzantium", "use-card:38"), ("mamluks", "use-card:37")])
def test_magnates_look_at_whose_interest_is_due(match: Maker, owner: str, asked: str) -> None:
    m = match().turn(2, 3).active("byzantium").give(owner, 37, 38)
    m.s.loans[0] = 2
    m.begin(Interest(0))
    assert (m.asked(), m.offered()) == ((owner, "interest-due"), [asked, "pass"])


@rule("K.72.1", "B.PROSELYTISM.1")
def test_a_neighbours_card_alone_makes_the_second_colour_of_a_set(match: Maker) -> None:
    m = match().give("byzantium", 72).give("golden-horde", 8).points("byzantium", "blue")
    m.mark("CAF", "byzantium")
    assert "use-card:72" not in resting(m).offered()
    m.learn("byzantium", "proselytism")
    m.begin(Upkeep(0)).do("use-card:72", "borrow-points:8:yellow", "buy-points:100")
    assert m.s.turned[7] == 0
    m.do("sell-points:blue+yellow:100")
    assert m.florins("byzantium") == 1600


@rule("K.71.1", "K.72.1", "K.58.1")
def test_a_pirate_makes_points_to_sell(match: Maker) -> None:
    m = match().give("byzantium", 71, 58)
    resting(m).do("use-card:71", "use-pirate:58:red", "sell-points:red:20", "sell-points:red:20")
    assert m.florins("byzantium") == 1640
    assert m.s.turned[57] == 1
    m = match().give("byzantium", 72, 57).token("byzantium", "red")
    resting(m).do("use-card:72", "flip-token:red", "use-pirate:57:blue", "sell-points:blue+red:100")
    assert m.florins("byzantium") == 1700
