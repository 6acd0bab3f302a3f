"""5.FLOW, B.BLUE.4, K.CARD.27: what belongs to a group, and what has left it."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.hired import hire
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat, left, menu

CALM = ("fight", "keep-all", "let-lie", "captains-done")


@rule("B.BLUE.4", "5.FLOW.05", "B.CARTOGRAPHY.1")
def test_what_steps_out_of_a_group_on_the_march_is_not_of_it_any_more(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer", 3)
    gone, kept = (m.item("THE", "byzantium", "war-wagon") for _ in range(2))
    combat(m).do("set-out-from:THE", "take-all", "go-to:ADR", "use-technology:cartography")
    m.do("take-thing:war-wagon:1:1", "take-unit:archer", "go-to:CON")
    assert [wish for wish in menu(m) if wish.startswith("leave")] == [
        "leave-thing:war-wagon:1:2",
        "leave-unit:archer",
    ]
    m.do("halt")
    assert (m.at("CON", "byzantium"), m.at("ADR", "byzantium")) == ({"archer": 1}, {"archer": 2})
    # The step takes nothing of a full move (B.BLUE.4).
    assert (left(m, gone), left(m, kept)) == (5, 0)


@rule("B.BLUE.4", "5.MOVE.06", "B.CARTOGRAPHY.1", "B.CARTOGRAPHY.2")
def test_a_galley_takes_units_along_on_a_step_of_cartography(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("CON", "byzantium", "archer", 2).item("CON", "byzantium", "galley")
    combat(m).do("use-technology:cartography", "take-thing:galley:1:1", *["take-unit:archer"] * 2)
    m.do("sail-to:MAR")
    assert m.at("MAR", "byzantium") == {"archer": 2}


@rule("B.BLUE.4", "K.CARD.21", "B.CARTOGRAPHY.2", "K.54.1")
def test_an_engine_that_serves_as_a_wagon_takes_units_along_on_such_a_step(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    engine = m.put("THE", "byzantium", "archer", 2).item("THE", "byzantium", "catapult")
    effects.put(m.s, effects.ENGINE_WAGON, 0, engine, 2)
    combat(m).do("use-technology:cartography", "take-thing:catapult:1:1", *["take-unit:archer"] * 2)
    m.do("go-to:ADR")
    assert m.at("ADR", "byzantium") == {"archer": 2}


@rule("K.CARD.27", "5.FLOW.05", "K.65.2")
def test_of_units_that_are_alike_as_many_are_hired_as_were_named(match: Maker) -> None:
    m = match().put("THE", "byzantium", "light-infantry")
    m.item("THE", "byzantium", "war-wagon")
    for _ in range(2):
        hire(m.s, 0, m.area("THE"), LIGHT)
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "take-unit:light-infantry")
    m.do("take-hired:light-infantry", "go-to:ADR")
    assert [wish for wish in menu(m) if wish.startswith("leave-")][1:] == [
        "leave-unit:light-infantry",
        "leave-hired:light-infantry",
    ]


@rule("5.FLOW.05", "5.FLOW.03")
def test_what_a_group_leaves_behind_does_not_join_it_again(match: Maker) -> None:
    m = match().put("THE", "byzantium", "archer", 2)
    for _ in range(2):
        m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:ADR", "leave-thing:war-wagon:1:1")
    assert [wish for wish in menu(m) if wish.startswith("take")] == []
    m.do("go-to:THE", "go-to:ADR")
    assert [wish for wish in menu(m) if wish.startswith("take")] == []


@rule("5.FLOW.04", "5.FLEE.04", "K.CARD.22")
def test_who_was_not_noticed_and_flees_has_no_points_left(match: Maker) -> None:
    m = match([1, 2, 3, 1, 2, 3]).turn(2).put("THE", "byzantium", "heavy-infantry", 4)
    wagon = m.item("THE", "byzantium", "war-wagon", 3)
    effects.put(m.s, effects.UNSEEN, 0, wagon)
    m.war("byzantium", "mamluks", 1).put("SER", "mamluks", "light-infantry", 12)
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER", "halt", "flee:THE:1")
    while m.asked()[1] != "full-move":
        m.do(next((wish for wish in CALM if wish in m.offered()), m.offered()[0]))
    assert (m.s.item_at[wagon], left(m, wagon)) == (m.area("THE"), 0)
    assert m.s.spent(m.area("THE"), 0) == [0, 0, 4, 0, 0, 0, 0]


@rule("B.BLUE.2", "5.FLOW.06", "B.LOGISTICS.3")
def test_who_is_turned_back_has_moved(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("SMY", "byzantium", "archer", 2)
    wagon = m.item("SMY", "byzantium", "war-wagon")
    combat(m).do("set-out-from:SMY", "take-all", "use-technology:logistics:war-wagon:1:1", "sail-to:AEG")
    m.s.item_left[wagon] = 0
    m.s.refresh(m.ask())
    m.do("halt")
    assert m.s.spent(m.area("SMY"), 0) == [0, 2, 0, 0, 0, 0, 0]


@rule("K.CARD.04", "6.ROUTE.05", "K.11.1")
def test_a_wagon_that_is_a_caravan_too_goes_along_its_route_on_the_march(match: Maker) -> None:
    m = match().put("THE", "byzantium", "archer").mark("BUL", "byzantium").mark("SER", "byzantium")
    wagon = m.item("THE", "byzantium", "war-wagon", 3)
    effects.put(m.s, effects.DUAL, 0, wagon)
    m.s.route_from[0], m.s.route_item[0] = m.area("THE"), wagon
    m.s.route_steps[0] = [m.area(step) for step in ("BUL", "CAF", "SAR")]
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER", "go-to:BUL")
    assert m.s.route_done[0] == 0b001


@rule("2.CARD.05", "5.MOVE.04", "5.MOVE.08")
def test_what_was_halted_and_has_left_the_castle_is_halted_no_more(match: Maker) -> None:
    m = match().put("THE", "byzantium", "archer").build("THE", "byzantium", "castle")
    wagon = m.item("THE", "byzantium", "war-wagon")
    m.s.item_left[wagon] = 0
    effects.put(m.s, effects.HALTED, 0, wagon)
    combat(m).do("set-out-from:THE", "take-all", "go-to:ADR")
    assert not effects.holds(m.s, effects.HALTED, wagon)
