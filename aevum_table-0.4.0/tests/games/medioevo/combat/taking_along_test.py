"""5.FLOW.05, 5.MOVE.13, 5.MOVE.15: what a group takes along, and what it leaves."""

from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.hired import hire
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat, menu


@rule("5.FLOW.05", "5.MOVE.15")
def test_all_are_taken_only_as_far_as_there_is_room_beside_those_taken_before(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 4).put("CON", "byzantium", "cavalry")
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-thing:war-wagon:1:1", "take-unit:archer", "take-all")
    assert m.ask().args["count"] == 3
    refusal = m.why_not("take-unit:archer")
    assert refusal is not None
    assert (refusal.key, refusal.args, refusal.rule) == ("wagons-full", {"count": 4, "room": 3}, "5.MOVE.13")
    m.do("go-to:ADR", "halt")
    assert m.at("ADR", "byzantium") == {"archer": 2, "cavalry": 1}


@rule("5.FLOW.05", "5.MOVE.05")
def test_a_galley_that_is_left_in_port_is_not_taken_up_again(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer")
    m.item("CON", "byzantium", "war-wagon")
    galley = m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:CON", "take-all", "go-to:ADR", "go-to:CON")
    assert m.s.item_at[galley] == m.area("CON")
    assert not [wish for wish in menu(m) if wish.startswith("take-thing")]
    # It may set out by itself later on.
    m.do("halt", "pass-combat", "pass-combat", "pass-combat")
    assert menu(m) == ["set-out-from:CON", "pass-combat"]


@rule("K.CARD.27", "5.FLOW.05", "K.65.2")
def test_an_own_unit_stays_unless_a_hired_one_is_named(match: Maker) -> None:
    m = match().put("THE", "byzantium", "light-infantry")
    m.item("THE", "byzantium", "war-wagon")
    hire(m.s, 0, m.area("THE"), LIGHT)
    combat(m).do("set-out-from:THE", "take-all", "go-to:ADR", "leave-unit:light-infantry")
    assert "leave-hired:light-infantry" in m.offered()
    assert "leave-unit:light-infantry" not in m.offered()
    m.do("go-to:CON", "halt").turn(1, 7).begin(EndPhase())
    assert (m.at("ADR", "byzantium"), m.at("CON", "byzantium")) == ({"light-infantry": 1}, {})


@rule("K.CARD.27", "3.TAX.08", "5.MISC.03", "K.65.2")
def test_who_is_hired_and_disbanded_is_a_barbarian_again(match: Maker) -> None:
    m = match().put("THE", "byzantium", "light-infantry").active("byzantium")
    hire(m.s, 0, m.area("THE"), LIGHT)
    assert (m.s.reserve_of(0, LIGHT), m.s.supply[LIGHT]) == (19, 39)
    m.begin(Upkeep(0)).do("disband:THE:light-infantry")
    assert (m.s.reserve_of(0, LIGHT), m.s.supply[LIGHT]) == (19, 40)
    m.turn(1, 7).begin(EndPhase())
    assert m.at("THE", "byzantium") == {"light-infantry": 1}


@rule("5.TERR.03", "5.CTRL.06")
def test_the_marker_of_who_is_attacked_is_gone_before_the_dice(match: Maker) -> None:
    m = match([1]).turn(2).war("byzantium", "mamluks", 1).mark("SER", "byzantium")
    m.put("SER", "mamluks", "archer").put("SER", "byzantium", "heavy-infantry", 3)
    combat(m).do("fight-in:SER")
    assert m.asked()[1] == "battle-intent"
    assert m.s.marker[m.area("SER")] == -1
