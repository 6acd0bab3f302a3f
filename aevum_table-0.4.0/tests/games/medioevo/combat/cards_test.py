"""Empire cards of movement: each by itself."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.uses.bishops import bless
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import WINS, Maker, battle_out, combat, left, refused
from tests.games.medioevo.conftest import ScriptedMatch


def marching(m: ScriptedMatch, *choices: str, place: str = "THE") -> ScriptedMatch:
    """The Byzantines are on the march."""
    return combat(m).do(f"set-out-from:{place}", "take-all", *choices)


@rule("K.CARD.01", "K.03.1", "K.03.2")
def test_bishop_3_lets_nobody_leave_a_territory(match: Maker) -> None:
    m = match().give("mamluks", 3).put("ADR", "byzantium", "archer")
    m.item("ADR", "byzantium", "war-wagon")
    marching(m, place="ADR")
    m.initiate("mamluks", "use-card:3").do("bless-place:CON").do("go-to:CON")
    assert refused(m, "go-to:GAL") == ("no-movement", "K.CARD.01")
    m.do("halt")
    assert left(m, 0) == 0


@rule("K.CARD.01", "K.03.4")
def test_bishop_3_never_works_in_one_territory_in_two_turns_running(match: Maker) -> None:
    m = match().give("mamluks", 3).put("ADR", "byzantium", "archer")
    m.item("ADR", "byzantium", "war-wagon")
    bless(m.s, 1, effects.NO_MOVEMENT, m.area("CON"))
    bless(m.s, 1, effects.NO_BATTLE, m.area("ADR"))  # another Bishop's word [M102]
    effects.end_of_turn(m.s)
    marching(m.turn(2), place="ADR")
    m.initiate("mamluks", "use-card:3")
    assert "bless-place:ADR" in m.offered()
    assert "bless-place:CON" not in m.offered()


@rule("K.CARD.01", "K.03.1")
def test_bishop_3_works_in_any_territory_and_in_any_phase(match: Maker) -> None:
    m = match().give("mamluks", 3).turn(2, 4).active("byzantium").begin(PurchaseMenu(0))
    m.initiate("mamluks", "use-card:3").do("bless-place:BUL")
    m.put("ADR", "byzantium", "archer")
    m.item("ADR", "byzantium", "war-wagon")
    battle_out(marching(m.turn(2), "go-to:BUL", place="ADR"))
    assert effects.holds(m.s, effects.NO_MOVEMENT, m.area("BUL"))


@rule("K.CARD.02", "K.06.1", "K.06.2")
def test_condottiero_6_lets_half_go_on_while_the_rest_takes_the_territory(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).give("byzantium", 6)
    m.mark("SER", "mamluks").mark("BUL", "mamluks").put("THE", "byzantium", "archer", 3)
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-card:6", "go-to:SER")
    assert refused(m, "go-to:BUL") == ("units-owed", "K.CARD.02")
    m.do("leave-unit:archer", "go-to:BUL")
    assert m.at("SER", "byzantium") == {"archer": 1}
    assert m.at("BUL", "byzantium") == {"archer": 2}
    assert (m.lord("SER"), m.lord("BUL")) == ("byzantium", "byzantium")
    assert [event.args["place"] for event in m.events("conquered")] == ["SER", "BUL"]


@rule("K.CARD.02", "K.06.2")
def test_condottiero_6_fights_with_all_who_halt(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).give("byzantium", 6)
    m.mark("SER", "mamluks").put("THE", "byzantium", "archer", 3)
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-card:6", "go-to:SER", "halt")
    assert m.lord("SER") == "byzantium"
    assert m.s.spent(m.area("SER"), 0)[1] == 3


@rule("K.CARD.02", "K.06.1")
def test_condottiero_6_is_of_use_with_a_single_unit_and_once_on_a_march(match: Maker) -> None:
    m = match().turn(2).give("byzantium", 6).put("THE", "byzantium", "archer")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1")
    assert "use-card:6" not in m.offered()
    m.do("take-unit:archer")
    assert "use-card:6" in m.offered()
    m.do("use-card:6").s.turned[5] = 0
    assert "use-card:6" not in m.do("go-to:ADR").offered()


@rule("K.CARD.04", "K.11.1")
def test_scientist_11_makes_a_caravan_a_war_wagon_too(match: Maker) -> None:
    m = match().give("byzantium", 11).put("ADR", "byzantium", "archer", 8)
    m.item("ADR", "byzantium", "war-wagon")
    caravan = m.item("ADR", "byzantium", "caravan", 2)
    combat(m).do("set-out-from:ADR", "use-card:11:caravan:2:2", "take-all", "go-to:CON")
    assert m.at("CON", "byzantium") == {"archer": 8}
    assert m.s.item_at[caravan] == m.area("CON")


@rule("K.CARD.04", "K.11.1")
def test_scientist_11_lets_an_army_set_out_that_has_only_a_caravan(match: Maker) -> None:
    m = match().give("byzantium", 11).put("ADR", "byzantium", "archer", 2)
    caravan = m.item("ADR", "byzantium", "caravan", 2)
    combat(m)
    assert "set-out-from:ADR" not in m.offered()
    m.do("use-card:11:caravan:2:1", "set-out-from:ADR", "take-all", "go-to:CON")
    assert m.at("CON", "byzantium") == {"archer": 2}
    assert m.s.item_at[caravan] == m.area("CON")


@rule("K.CARD.04", "6.CUBE.01", "6.ROUTE.05", "K.11.1")
def test_scientist_11_a_caravan_on_the_march_leaves_cubes_and_does_steps(match: Maker) -> None:
    m = match().give("byzantium", 11).put("THE", "byzantium", "archer")
    caravan = m.item("THE", "byzantium", "caravan", 2, wine=1)
    m.s.route_steps[0] = [m.area(step) for step in ("CON", "NIC", "CAF", "ALE")]
    m.s.route_item[0] = caravan
    combat(m).do("use-card:11:caravan:2:1", "set-out-from:THE", "take-all", "go-to:ADR", "go-to:CON")
    assert m.events("cube-added")[-1].args == {"seat": "byzantium", "place": "THE", "good": "wine"}
    assert m.s.route_done[0] == 0b0001
    assert m.told("route-step-done") == ("6.ROUTE.05", {"seat": "byzantium", "place": "CON"})


@rule("K.CARD.04", "K.11.2", "B.CONTROL.3")
def test_a_war_wagon_serves_as_a_caravan_for_control_in_the_combat_phase(match: Maker) -> None:
    m = match().give("byzantium", 11).learn("byzantium", "control").points("byzantium", "yellow", 1)
    wagon = m.item("CON", "byzantium", "war-wagon")
    m.market("CON", "salt").s.item_left[wagon] = 0
    combat(m)
    assert [one for one in m.offered() if one.startswith("use-technology:control")] == []
    m.do("use-card:11:war-wagon:1:1")
    ways = [one for one in m.offered() if one.startswith("use-technology:control:salt:CON:")]
    m.do(ways[0])
    assert m.told("cube-sent")[1]["from_place"] == "CON"


@rule("K.CARD.04", "5.MOVE.16", "K.11.1")
def test_a_caravan_that_serves_as_a_wagon_does_not_board_a_galley(match: Maker) -> None:
    m = match().give("byzantium", 11).put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "galley")
    m.item("CON", "byzantium", "caravan")
    combat(m).do("set-out-from:CON", "use-card:11:caravan:1:2", "take-all")
    assert refused(m, "sail-to:MAR") == ("not-aboard", "5.MOVE.16")
    assert "go-to:ADR" in m.offered()
    assert m.told("serves-twice") == (
        "K.11.1",
        {"seat": "byzantium", "item": "caravan", "level": 1, "slot": 2},
    )


@rule("K.CARD.13", "K.34.1", "K.34.2", "K.34.3")
def test_templar_34_sends_a_unit_abroad_that_meets_the_horde(match: Maker) -> None:
    m = match().give("byzantium", 34)
    combat(m).do("use-card:34")
    assert refused(m, "send-templar:THE") == ("templar-not-at-home", "K.CARD.13")
    m.do("send-templar:SER")
    assert m.offered() == [
        "templar-unit:light-infantry",
        "templar-unit:archer",
        "templar-unit:heavy-infantry",
        "templar-unit:cavalry",
    ]
    m.do("templar-unit:cavalry")
    assert len(m.events("horde-appears")) == 1
    assert len(m.events("battle-begins")) == 1
    assert m.told("templar-comes") == ("K.CARD.13", {"seat": "byzantium", "unit": "cavalry", "place": "SER"})


@rule("K.CARD.13", "K.34.1")
def test_templar_34_needs_a_piece_in_the_reserve(match: Maker) -> None:
    m = match().give("byzantium", 34).put("THE", "byzantium", "light-infantry", 20)
    combat(m).do("use-card:34", "send-templar:SER")
    assert "templar-unit:light-infantry" not in m.offered()
    assert "templar-unit:archer" in m.offered()
    m = match().give("byzantium", 34).put("THE", "byzantium", "light-infantry", 19)
    combat(m).do("use-card:34", "send-templar:SER")
    assert "templar-unit:light-infantry" in m.offered()


@example("EX-070")
@rule("K.CARD.21", "K.53.1")
def test_artilleryman_53_lets_an_engine_keep_up_with_its_army(match: Maker) -> None:
    """Eight steps with a wagon of level III, where the engine has four points."""
    m = match().give("byzantium", 53).put("THE", "byzantium", "archer")
    wagon = m.item("THE", "byzantium", "war-wagon", 3)
    engine = m.item("THE", "byzantium", "catapult")
    assert (left(m, wagon), left(m, engine)) == (8, 4)
    steps = ["go-to:ADR", "go-to:GAL", "go-to:TRO", "go-to:NIC"]
    marching(m, "use-card:53:catapult:1:2", *steps, "go-to:TRO", "go-to:GAL", "go-to:CON", "go-to:ADR")
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert m.s.item_at[engine] == m.s.item_at[wagon] == m.area("ADR")
    assert (left(m, wagon), left(m, engine)) == (0, 0)
    assert m.told("engine-hauled") == (
        "K.53.1",
        {"seat": "byzantium", "item": "catapult", "level": 1, "slot": 2},
    )


@rule("K.CARD.21", "K.GEN.01", "K.54.1")
def test_artilleryman_54_makes_an_engine_carry_as_many_as_a_die_of_three_says(match: Maker) -> None:
    m = match([4]).give("byzantium", 54).put("THE", "byzantium", "archer", 3)
    m.item("THE", "byzantium", "catapult")
    combat(m).do("set-out-from:THE", "take-all", "use-card:54:catapult:1:1", "take-unit:archer")
    m.do("take-unit:archer")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")
    m.do("go-to:ADR")
    assert m.at("ADR", "byzantium") == {"archer": 2}
    assert m.told("engine-carries") == (
        "K.54.1",
        {"seat": "byzantium", "item": "catapult", "level": 1, "slot": 1},
    )


@rule("K.CARD.22", "K.55.1")
def test_explorer_55_takes_one_transport_through_unnoticed(match: Maker) -> None:
    m = match().give("byzantium", 55).put("THE", "byzantium", "archer").put("SER", "mamluks", "archer")
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-card:55:war-wagon:1:1", "go-to:SER", "go-to:BUL", "go-to:ADR")
    assert m.events("horde-appears") == []
    assert m.events("battle-begins") == []
    assert m.honour("byzantium") == 0
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert m.told("unseen") == ("K.55.1", {"seat": "byzantium", "item": "war-wagon", "level": 1, "slot": 1})


@rule("K.CARD.22", "K.55.1")
def test_who_halts_is_noticed_after_all(match: Maker) -> None:
    m = match(WINS).give("byzantium", 55).put("THE", "byzantium", "heavy-infantry", 3)
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-card:55:war-wagon:1:1", "go-to:SER", "halt")
    assert len(m.events("horde-appears")) == 1
    battle_out(m)
    assert m.lord("SER") == "byzantium"


@rule("K.CARD.22", "K.55.1", "K.56.1")
def test_explorer_55_does_not_hide_two_transports_but_56_does(match: Maker) -> None:
    m = match().give("byzantium", 55).put("THE", "byzantium", "archer", 4)
    m.item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-card:55:war-wagon:1:1", "go-to:SER")
    assert len(m.events("horde-appears")) == 1
    m = match().give("byzantium", 56).put("THE", "byzantium", "archer", 4)
    m.item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-card:56", "go-to:SER", "go-to:BUL")
    assert m.events("horde-appears") == []


@rule("K.CARD.01", "2.BARB.02", "K.03.1")
def test_bishop_3_holds_a_horde_in_the_events(match: Maker) -> None:
    m = match().turn(2, 2).give("mamluks", 3).put("BUL", "barbarians", "light-infantry")
    m.begin(Raiders(0)).initiate("mamluks", "use-card:3").do("bless-place:BUL")
    assert "raid-march:BUL:SER" not in m.offered()
    assert refused(m, "raid-march:BUL:SER") == ("movement-forbidden", "K.CARD.01")


@rule("K.CARD.01", "5.MOVE.08", "K.03.1")
def test_bishop_3_holds_who_would_leave_a_castle_without_a_wagon(match: Maker) -> None:
    m = match().give("mamluks", 3).put("THE", "byzantium", "archer").build("THE", "byzantium", "castle")
    combat(m).initiate("mamluks", "use-card:3").do("bless-place:THE").do("set-out-from:THE", "take-all")
    assert refused(m, "go-to:ADR") == ("no-movement", "K.CARD.01")


@rule("K.CARD.22", "4.TRN.01", "K.55.1")
def test_explorer_55_hides_transports_and_no_engine(match: Maker) -> None:
    m = match().give("byzantium", 55).put("THE", "byzantium", "archer")
    m.item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "catapult")
    marching(m)
    offered = [choice for choice in m.offered() if choice.startswith("use-card:55")]
    assert offered == ["use-card:55:war-wagon:1:1"]


@rule("K.CARD.22", "4.TRN.01", "K.56.1")
def test_explorer_56_hides_engines_only_with_a_transport(match: Maker) -> None:
    m = match().give("byzantium", 56)
    m.item("THE", "byzantium", "catapult")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-thing:catapult:1:1")
    assert "use-card:56" not in m.offered()
    m.do("take-thing:war-wagon:1:2", "use-card:56", "go-to:SER", "go-to:BUL")
    assert len(effects.every(m.s, effects.UNSEEN)) == 2


@rule("K.CARD.22", "4.TRN.01", "K.54.1", "K.56.1")
def test_an_engine_that_serves_as_a_war_wagon_is_a_transport_for_explorer_56(match: Maker) -> None:
    m = match([6]).give("byzantium", 54).give("byzantium", 56).put("THE", "byzantium", "archer")
    m.item("THE", "byzantium", "catapult")
    combat(m).do("set-out-from:THE", "take-thing:catapult:1:1")
    assert "use-card:56" not in m.offered()
    m.do("use-card:54:catapult:1:1", "take-unit:archer", "use-card:56", "go-to:SER", "go-to:BUL")
    assert m.events("horde-appears") == []


@rule("K.CARD.22", "K.56.1")
def test_explorer_56_hides_the_traders_that_stand_together(match: Maker) -> None:
    m = match().give("byzantium", 56).turn(2, 6)
    first = m.item("CON", "byzantium", "caravan")
    second = m.item("CON", "byzantium", "caravan", 2)
    m.item("THE", "byzantium", "caravan", 3)
    m.hush().begin(TradePhase())
    assert "use-card:56" not in m.offered()
    m.do("choose-trader:caravan:1:1", "use-card:56")
    assert [effect.subject for effect in effects.every(m.s, effects.UNSEEN)] == [first, second]
    assert m.told("group-unseen") == ("K.CARD.22", {"seat": "byzantium"})


@rule("K.CARD.02", "B.BLUE.4")
def test_condottiero_6_has_no_use_on_a_step_of_cartography(match: Maker) -> None:
    m = match().give("byzantium", 6).learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer", 2)
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("use-technology:cartography", "take-unit:archer")
    assert "go-to:SER" in m.offered()
    assert "use-card:6" not in m.offered()
