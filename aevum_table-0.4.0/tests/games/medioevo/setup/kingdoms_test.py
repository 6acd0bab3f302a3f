"""0.KING, W.AUCT Who plays which kingdom."""

from collections.abc import Callable

from aevum.engine import Table
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.kingdoms import connected
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.lengths import USUAL
from aevum.games.medioevo.rules.setup.auction import Auction, fits
from aevum.games.medioevo.rules.setup.realms import ChooseKingdoms, draw_kingdoms, enthrone
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import (
    BYZANTIUM,
    GOLDEN_HORDE,
    HUNGARY,
    KINGDOMS,
    MAMLUKS,
    NOBODY,
    NOVGOROD,
    ROMANS,
)
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def fresh(match: Maker, dice: list[int], players: int = 3) -> ScriptedMatch:
    m = match(dice, kingdoms=",".join(USUAL[:players]))
    m.s.seats = [f"player-{number}" for number in range(1, players + 1)]
    m.s.kingdoms = [NOBODY] * players
    return m


def bid(m: ScriptedMatch, *wishes: str) -> None:
    """`hungary:3` of each who is asked, in the order of seats."""
    asks = GAME.asks(m.s)
    for ask, wish in zip(asks, wishes, strict=True):
        GAME.choose(m.s, ask.seat, f"auction-bid:{wish}")


@example("EX-003")
@rule("0.KING.07", "0.KING.08")
def test_ex_003_who_chooses_after_the_holy_roman_empire_takes_hungary(match: Maker) -> None:
    m = fresh(match, [3, 1, 2]).begin(ChooseKingdoms())
    assert m.asked() == ("player-2", "choose-kingdom")
    assert len(m.offered()) == 6
    m.do("choose-kingdom:holy-roman-empire")
    # Hungary is the only link, so the next takes it at once.
    assert m.s.kingdoms == [NOBODY, ROMANS, HUNGARY]
    assert m.asked() == ("player-1", "choose-kingdom")
    m.do("choose-kingdom:byzantium")
    assert m.done()


@example("EX-003")
@rule("0.KING.08")
def test_a_kingdom_without_a_link_is_refused(match: Maker) -> None:
    m = fresh(match, [1, 2, 3]).begin(ChooseKingdoms()).do("choose-kingdom:byzantium")
    assert m.offered() == [f"choose-kingdom:{name}" for name in ("mamluks", "hungary", "golden-horde")]
    for name in ("novgorod", "holy-roman-empire"):
        refusal = m.why_not(f"choose-kingdom:{name}")
        assert refusal is not None
        assert refusal.rule == "0.KING.08"
    assert m.told("chooses-in-order") == ("0.KING.07", {"seats": ["player-1", "player-2", "player-3"]})


@rule("0.KING.07")
def test_kingdoms_drawn_by_lot_are_connected(match: Maker) -> None:
    m = fresh(match, [])
    for seed in range(20):
        m.s.seed = seed
        m.s.kingdoms = [NOBODY] * 3
        draw_kingdoms(m.s)
        assert len(set(m.s.kingdoms)) == 3
        assert connected(m.s.kingdoms)
        assert m.events("kingdom-drawn")


@rule("0.KING.05")
def test_the_map_follows_from_the_kingdoms(match: Maker) -> None:
    m = fresh(match, [])
    m.s.kingdoms = [ROMANS, HUNGARY, BYZANTIUM]
    enthrone(m.s)
    assert m.lord("COL") == "player-1"
    assert m.lord("YAI") == ""
    assert not m.s.open[m.area("YAI")]


@rule("W.AUCT.01", "W.AUCT.02")
def test_the_highest_bid_for_a_kingdom_takes_it(match: Maker) -> None:
    m = fresh(match, []).begin(Auction())
    bid(m, "hungary:3", "hungary:5", "byzantium:0")
    assert m.s.kingdoms == [NOBODY, HUNGARY, BYZANTIUM]
    assert m.asked() == ("player-1", "auction")
    assert m.ask().rule == "W.AUCT.02"
    assert "auction-bid:hungary:1" not in m.offered()
    m.do("auction-bid:golden-horde:1")
    assert m.s.kingdoms == [GOLDEN_HORDE, HUNGARY, BYZANTIUM]
    assert m.events("lots-drawn") == []  # no two bids were the same


@rule("W.AUCT.01")
def test_a_bid_is_of_ten_points_at_most(match: Maker) -> None:
    m = fresh(match, []).begin(Auction())
    offered = [option.id for option in GAME.asks(m.s)[0].options]
    assert [wish for wish in offered if "hungary" in wish] == [f"auction-bid:hungary:{n}" for n in range(11)]
    assert len(offered) == 11 * len(KINGDOMS)


@rule("W.AUCT.01")
def test_where_kingdoms_are_auctioned_the_match_begins_with_bids(table: Callable[..., Table]) -> None:
    t = table("short", {"players": 3, "auction": True})
    assert [(ask.key, ask.sealed, ask.rule) for ask in t.asks()] == [("auction", True, "W.AUCT.01")] * 3


@rule("0.KING.07")
def test_where_kingdoms_are_chosen_the_match_begins_with_it(table: Callable[..., Table]) -> None:
    t = table("short", {"players": 3, "kingdoms": "chosen"})
    assert [ask.key for ask in t.asks()] == ["choose-kingdom"]


@rule("W.AUCT.03")
def test_all_move_on_until_the_lowest_stands_at_ten(match: Maker) -> None:
    m = fresh(match, []).begin(Auction())
    bid(m, "mamluks:0", "hungary:7", "byzantium:2")
    assert m.done()
    assert m.s.honour[:3] == [17, 10, 15]
    assert m.told("begins-with-honour") == ("W.AUCT.03", {"seat": "player-3", "points": 15})


@rule("W.AUCT.01")
def test_equal_top_bids_are_made_once_more_and_then_lots_are_drawn(match: Maker) -> None:
    m = fresh(match, [2]).begin(Auction())
    bid(m, "hungary:4", "hungary:4", "byzantium:1")
    assert [(ask.key, ask.sealed) for ask in GAME.asks(m.s)] == [("auction-again", True)] * 2
    bid(m, "hungary:6", "hungary:6")
    assert m.s.kingdoms == [NOBODY, HUNGARY, BYZANTIUM]
    m.do("auction-bid:mamluks:0")
    assert m.s.honour[:3] == [16, 10, 15]


@rule("W.AUCT.03")
def test_after_two_rounds_the_rest_is_given_out_by_lot(match: Maker) -> None:
    m = fresh(match, [1, 1, 1, 1, 1, 1, 1], players=4).begin(Auction())
    bid(m, "hungary:9", "hungary:1", "hungary:1", "hungary:0")
    bid(m, "byzantium:2", "byzantium:1", "byzantium:0")
    assert m.done()
    assert m.s.kingdoms[:2] == [HUNGARY, BYZANTIUM]
    assert NOBODY not in m.s.kingdoms
    assert connected(m.s.kingdoms)
    assert m.s.honour[:4] == [10, 17, 19, 19]


@rule("W.AUCT.02", "0.KING.02")
def test_a_bid_that_would_tear_the_kingdoms_apart_wins_nothing(match: Maker) -> None:
    m = fresh(match, []).begin(Auction())
    bid(m, "mamluks:9", "holy-roman-empire:5", "byzantium:1")
    assert m.s.kingdoms == [MAMLUKS, NOBODY, BYZANTIUM]
    refusal = m.why_not("auction-bid:holy-roman-empire:5")
    assert refusal is not None
    assert refusal.rule == "0.KING.02"
    assert m.told("auction-bids") == ("W.AUCT.01", {"seat": "player-3", "kingdom": "byzantium", "points": 1})


def test_which_kingdoms_still_fit() -> None:
    assert fits([MAMLUKS], ROMANS, 4)
    assert not fits([MAMLUKS], ROMANS, 3)
    assert not fits([MAMLUKS], MAMLUKS, 3)
    assert fits([HUNGARY], NOVGOROD, 3)
    assert all(fits([], kingdom, 3) for kingdom in range(len(KINGDOMS)))


@rule("W.AUCT.01")
def test_who_was_outbid_does_not_win_by_the_second_bids(match: Maker) -> None:
    m = fresh(match, []).begin(Auction())
    bid(m, "hungary:8", "hungary:8", "hungary:5")
    bid(m, "hungary:3", "hungary:2")
    assert m.s.kingdoms == [HUNGARY, NOBODY, NOBODY]


@rule("W.AUCT.02", "0.KING.02")
def test_of_kingdoms_that_cannot_be_played_together_the_higher_bid_has_its_own(match: Maker) -> None:
    # With three players nothing links the Holy Roman Empire and the Mamluks.
    for romans, mamluks in ((9, 2), (2, 9)):
        m = fresh(match, []).begin(Auction())
        bid(
            m,
            f"holy-roman-empire:{romans}",
            f"mamluks:{mamluks}",
            "hungary:1" if romans > mamluks else "byzantium:1",
        )
        assert m.s.kingdoms[0] == (ROMANS if romans > mamluks else NOBODY)
        assert m.s.kingdoms[1] == (MAMLUKS if mamluks > romans else NOBODY)


@rule("0.KING.05", "0.KING.07", "3.TAX.04")
def test_with_the_kingdoms_that_were_drawn_the_map_is_known(table: Callable[..., Table]) -> None:
    t = table("short", {"players": 3, "kingdoms": "drawn"})
    assert t.asks()[0].key == "bid"
    s = t.at(len(t.choices))
    assert isinstance(s, MedioevoState)
    assert s.open == LAND.active(s.kingdoms)
    for seat, kingdom in enumerate(s.kingdoms):
        assert s.seat_of[kingdom] == seat
        assert {s.lord[place] for place in LAND.homes[kingdom]} == {seat}
