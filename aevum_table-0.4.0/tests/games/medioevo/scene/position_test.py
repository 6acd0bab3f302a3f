"""What stands where: units by kind, transports with cargo, buildings with damage, markets, routes."""

from collections.abc import Callable

from aevum.engine.view import View
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.buildings import MILITARY, SORTS
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.tables import KINGDOMS
from aevum.games.medioevo.rules.trade.routes_state import lay, turn_marker
from aevum.games.medioevo.scene import SCENE
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]


def look(m: ScriptedMatch, seat: str | None = "byzantium") -> View:
    return GAME.view(m.s, m.seat(seat) if seat else -1)


def test_units_stand_by_kind_and_those_that_moved_apart(match: Match, words: Words) -> None:
    m = match().put("CON", "byzantium", "archer", 3).put("CON", "byzantium", "captain-2")
    spent = [0, 1, 0, 0, 0, 0, 0]
    m.s.set_spent(m.area("CON"), 0, spent)
    found = SCENE.position(look(m), words).places["CON"]
    assert [(one.id, one.count, one.spent) for one in found.pieces] == [
        ("CON:byzantium:captain-2", 1, False),
        ("CON:byzantium:archer", 2, False),
        ("CON:byzantium:archer*", 1, True),
    ]
    assert found.pieces[0].text == "II"
    assert found.owner == "byzantium"


def test_somebody_elses_units_stripe_the_land(match: Match, words: Words) -> None:
    m = match().put("CON", "byzantium", "archer").put("CON", "barbarians", "light-infantry", 2)
    found = SCENE.position(look(m), words).places["CON"]
    assert {one.owner for one in found.pieces} == {"byzantium", "barbarians"}
    assert not found.owner or found.hold == "stripe"


def test_a_transport_shows_level_and_cargo(match: Match, words: Words) -> None:
    m = match()
    slot = m.item("CON", "byzantium", "merchant-ship", 2, salt=2, wine=1)
    (ship,) = SCENE.position(look(m), words).places["CON"].pieces
    assert (ship.id, ship.kind, ship.text, ship.owner) == (f"item:{slot}", "fleet", "II", "byzantium")
    assert [mark.text for mark in ship.marks] == ["2", "1"]


def test_buildings_show_what_is_left_of_them(match: Match, words: Words) -> None:
    m = match().build("CON", "byzantium", "village", "castle")
    m.s.damage[m.area("CON") * len(SORTS) + MILITARY] = 1
    city = SCENE.position(look(m), words).places["CON"].city
    assert city is not None
    whole, hurt = city.marks
    assert (whole.tone, whole.text) == ("", "")
    assert hurt.tone == "bad"
    assert int(hurt.text) > 0


def test_a_settlement_has_the_colour_of_its_good_and_cubes(match: Match, words: Words) -> None:
    m = match().market("CON", "salt", "furs")
    city = SCENE.position(look(m), words).places["CON"].city
    assert city is not None
    assert city.colour
    assert len(set(city.cubes)) == 2


def test_a_control_marker_lies_there_with_its_owner(match: Match, words: Words) -> None:
    m = match().mark("BOS", "byzantium")
    found = SCENE.position(look(m), words).places["BOS"]
    assert found.owner == "byzantium"
    assert [mark.name for mark in found.marks] == ["Control marker of Byzantium"]


def test_a_route_is_a_way_with_steps_done_and_open(match: Match, words: Words) -> None:
    m = match()
    slot = m.item("CON", "byzantium", "caravan")
    steps = [m.area(name) for name in ("NIC", "KON", "ANT", "DAM")]
    lay(m.s, 0, m.area("CON"), steps, slot)
    turn_marker(m.s, 0, m.area("KON"), "6.ROUTE.05")
    (way,) = SCENE.position(look(m, None), words).ways
    assert way.owner == "byzantium"
    assert way.places == ["CON", "NIC", "KON", "ANT", "DAM"]
    assert way.done == [False, True, False, False]


def test_what_is_not_in_play_is_closed_and_shows_nothing(match: Match, words: Words) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde", scenario="short")
    found = SCENE.position(look(m), words)
    assert "FLA" in found.closed
    assert not set(found.closed) & set(found.places)
    assert SCENE.position(look(match(kingdoms=",".join(KINGDOMS))), words).closed == []


def test_florins_are_their_owners_secret(match: Match, words: Words) -> None:
    m = match().begin(CombatPhase())
    assert {one.seat: one.gold for one in SCENE.position(look(m), words).scores} == {
        "byzantium": m.florins("byzantium"),
        "mamluks": None,
        "golden-horde": None,
        "hungary": None,
    }
