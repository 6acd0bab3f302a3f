"""6.MOVE.04 A transport comes to the units of others."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules import deeds, effects
from aevum.games.medioevo.rules.items import FREE, SLOTS
from aevum.games.medioevo.rules.protection import protect
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.trade.plundered import Seize
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there

Make = Callable[..., ScriptedMatch]


def trading(board: Any) -> Any:
    return board.turn(3, 6).hush().begin(TradePhase())


@rule("6.MOVE.04")
def test_barbarians_plunder_at_once(match: Make) -> None:
    board = match().put("GEO", "barbarians", "light-infantry")
    slot = board.item("SAR", "golden-horde", "caravan", 1, slaves=2)
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:GEO")
    assert board.s.item_at[slot] == FREE
    assert len(board.events("lost-to-barbarians")) == 1
    # The journey is over with it.
    assert board.asked() == ("golden-horde", "choose-trader")


@example("EX-054")
@rule("6.MOVE.04", "6.MOVE.07", "5.CONQ.04")
def test_hostile_armies_at_saraj(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry").war("hungary", "byzantium", 1)
    slot = board.item("CAF", "byzantium", "caravan", 2)
    trading(board).do("choose-trader:caravan:2:1", "buy-cubes:2:slaves:200", "no-route")
    board.do("trader-goes:TAU", "trader-goes:TAN")
    # One step before it the caravan is safe, and may stop.
    assert (board.asked(), board.s.item_at[slot]) == (("byzantium", "trader-acts"), board.area("TAN"))
    assert sum(cargo_of(board.s, slot)) == 2
    assert "leave-trader" in board.offered()
    board.do("trader-goes:SAR")
    assert board.asked() == ("hungary", "seize")
    assert board.offered() == [
        "plunder-transport:200",
        "take-transport",
        "take-unladen:100",
        "plunder-cargo:slaves:50",
    ]
    board.do("plunder-transport:200")
    assert board.florins("hungary") == 1800
    assert board.s.item_at[slot] == FREE
    assert board.honour("hungary") == 0
    assert deeds.values(board.s, 3, deeds.PLUNDER) == [200]


@rule("5.CONQ.03")
def test_the_owner_of_the_army_may_take_it_with_its_cargo(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry").war("byzantium", "hungary", 1)
    board.item("TAN", "byzantium", "caravan", 2, slaves=2)
    trading(board).do("choose-trader:caravan:2:1", "trader-goes:SAR", "take-transport")
    taken = board.seat("hungary") * SLOTS
    assert board.s.item_at[taken] == board.area("SAR")
    assert sum(cargo_of(board.s, taken)) == 2
    # It has no movement points in this turn.
    board.do("end-trade")
    assert board.asked() == ("hungary", "choose-trader")
    assert there(board.why_not("choose-trader:caravan:2:1")).key == "trader-rests"


@rule("5.CONQ.06")
def test_without_a_property_marker_it_must_be_plundered(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry").war("byzantium", "hungary", 1)
    for _ in range(8):
        board.item("BUD", "hungary", "caravan")
    slot = board.item("TAN", "byzantium", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:SAR")
    assert board.s.item_at[slot] == FREE
    assert len(board.events("transport-plundered")) == 1


@rule("6.MOVE.05")
def test_who_is_not_hostile_may_let_it_pass(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry")
    slot = board.item("TAN", "byzantium", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:SAR")
    assert board.asked() == ("hungary", "trader-comes")
    board.do("let-pass")
    assert board.asked() == ("byzantium", "trader-acts")
    assert board.s.item_left[slot] == 5


@rule("6.MOVE.04", "C.DIP.03", "V.LOSS.03")
def test_or_plunder_it_which_is_an_attack(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry")
    board.item("TAN", "byzantium", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:SAR", "attack-trader", "plunder-transport:50")
    assert board.honour("hungary") == -3
    assert board.s.at_war(0, 3)
    assert board.florins("hungary") == 1650


@rule("C.DIP.05")
def test_an_armistice_protects_it(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry").war("byzantium", "hungary", 1)
    board.s.truce[0 * 6 + 3] = board.s.truce[3 * 6 + 0] = 3
    board.item("TAN", "byzantium", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:SAR")
    assert board.asked() == ("byzantium", "trader-acts")


@rule("K.CARD.20", "K.CARD.22", "K.51.1")
def test_diplomats_and_explorers_protect_it(match: Make) -> None:
    for code in (effects.PROTECTED, effects.UNSEEN):
        board = match().put("GEO", "barbarians", "light-infantry")
        slot = board.item("SAR", "golden-horde", "caravan")
        if code == effects.PROTECTED:
            protect(board.s, 2, slot)
        else:
            effects.put(board.s, code, 2, slot)
        trading(board).do("choose-trader:caravan:1:1", "trader-goes:GEO")
        assert board.s.item_at[slot] == board.area("GEO")
        assert board.ask().key == "trader-acts"


@rule("5.NAVAL.01")
def test_a_merchant_ship_alone_with_a_hostile_galley_with_units_is_plundered(match: Make) -> None:
    board = match().war("byzantium", "hungary", 1)
    board.item("BSN", "hungary", "galley")
    ship = board.item("CON", "byzantium", "merchant-ship")
    trading(board).do("choose-trader:merchant-ship:1:1", "trader-sails:BSW", "trader-sails:BSN")
    # The galley carries nobody.
    assert board.s.item_at[ship] == board.area("BSN")
    assert board.asked() == ("byzantium", "trader-at-sea")
    board = match().war("byzantium", "hungary", 1).put("BSN", "hungary", "archer")
    board.item("BSN", "hungary", "galley")
    board.item("CON", "byzantium", "merchant-ship")
    trading(board).do("choose-trader:merchant-ship:1:1", "trader-sails:BSW", "trader-sails:BSN")
    assert board.asked() == ("hungary", "seize")
    board.do("take-transport")
    assert deeds.values(board.s, 3, deeds.PRIZE) == [1]


@rule("5.NAVAL.01")
def test_beside_an_own_galley_with_units_it_is_not_alone(match: Make) -> None:
    board = match().war("byzantium", "hungary", 1).put("BSN", "hungary", "archer")
    board.put("BSN", "byzantium", "archer")
    board.item("BSN", "hungary", "galley")
    ship = board.item("CON", "byzantium", "merchant-ship")
    board.item("BSN", "byzantium", "galley")
    trading(board).do("choose-trader:merchant-ship:1:1", "trader-sails:BSW", "trader-sails:BSN")
    assert board.s.item_at[ship] == board.area("BSN")
    assert board.asked() == ("byzantium", "trader-at-sea")


@rule("W.BLOOD.01")
def test_who_is_plundered_gets_a_blood_marker(match: Make) -> None:
    board = match(blood=True).put("SAR", "hungary", "cavalry").war("hungary", "byzantium", 1)
    board.item("TAN", "byzantium", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:SAR", "plunder-transport:50")
    assert board.s.blood[0] == 1


@rule("5.CONQ.02", "W.BLOOD.01")
def test_some_cubes_of_a_transport_may_be_plundered_and_others_kept(match: Make) -> None:
    board = match(blood=True).put("SAR", "hungary", "cavalry").war("hungary", "byzantium", 1)
    board.item("TAN", "byzantium", "caravan", 2, salt=2, wine=1)
    trading(board).do("choose-trader:caravan:2:1", "trader-goes:SAR", "add-cube:salt")
    board.do("plunder-cargo:salt:50", "plunder-cargo:wine:50")
    # Of the last cube it is said with the transport.
    assert board.offered() == ["plunder-transport:150", "take-transport", "take-unladen:50"]
    board.do("take-transport")
    (slot,) = board.s.items(3)
    assert cargo_of(board.s, slot) == [1 if good == "salt" else 0 for good in GOODS]
    assert (board.florins("hungary"), board.s.blood[0]) == (1700, 1)
    assert [told.args["good"] for told in board.events("cargo-cube-plundered")] == ["salt", "wine"]


@rule("5.CONQ.02", "W.BLOOD.01")
def test_the_cubes_of_a_transport_that_is_taken_may_be_plundered(match: Make) -> None:
    board = match(blood=True).put("SAR", "hungary", "cavalry").war("hungary", "byzantium", 1)
    board.item("TAN", "byzantium", "caravan", 1, salt=2)
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:SAR")
    assert board.offered()[:3] == ["plunder-transport:150", "take-transport", "take-unladen:100"]
    board.do("take-unladen:100")
    assert board.florins("hungary") == 1700
    (slot,) = board.s.items(3)
    assert sum(cargo_of(board.s, slot)) == 0
    assert board.s.items(0) == []
    assert board.s.blood[0] == 1
    assert board.told("cargo-plundered") == (
        "5.CONQ.02",
        {
            "seat": "hungary",
            "other_seat": "byzantium",
            "item": "caravan",
            "level": 1,
            "slot": 1,
            "place": "SAR",
            "florins": 100,
        },
    )


@rule("5.MISC.03", "5.CONQ.06")
def test_in_the_own_turn_a_marker_may_be_freed_for_what_is_seized(match: Make) -> None:
    board = match().active("hungary")
    for level in (1, 1, 1, 1, 1, 1, 2, 2):
        board.item("BUD", "hungary", "war-wagon", level)
    slot = board.item("TAN", "byzantium", "caravan")
    board.begin(Seize(3, slot))
    assert board.offered() == ["plunder-transport:50", "remove-pieces"]
    board.do("remove-pieces", "scrap:BUD:war-wagon:1:1", "keep-the-rest", "take-transport")
    assert board.s.items(0) == []
    assert len(board.s.items(3)) == 8


@rule("6.MOVE.04", "E.BARB.10")
def test_barbarians_are_met_with_six_players_too(match: Make) -> None:
    board = match(kingdoms="byzantium,mamluks,golden-horde,hungary,novgorod,holy-roman-empire")
    board.put("GEO", "barbarians", "archer").item("SAR", "golden-horde", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:GEO")
    assert board.s.items(2) == []


@rule("6.MOVE.04", "6.MOVE.05")
def test_where_several_have_units_each_is_asked_in_turn_order(match: Make) -> None:
    board = match().put("SAR", "hungary", "cavalry").put("SAR", "mamluks", "cavalry")
    board.item("TAN", "byzantium", "caravan", 2)
    trading(board).do("choose-trader:caravan:2:1", "trader-goes:SAR")
    assert board.asked() == ("mamluks", "trader-comes")
    board.do("let-pass")
    assert board.asked() == ("hungary", "trader-comes")
    board.do("let-pass")
    assert board.asked() == ("byzantium", "trader-acts")
