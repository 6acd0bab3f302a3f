"""Single conditions on the texts of technologies."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat, left, refused
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.purchases.shopping import shop
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


def shopping(m: ScriptedMatch, *technologies: str) -> ScriptedMatch:
    """The Byzantines own these technologies and have points of every colour."""
    m.turn(2, 4).active("byzantium").learn("byzantium", *technologies)
    for colour in ("blue", "red", "green", "purple"):
        m.points("byzantium", colour, 9)
    return shop(m.hush())


def places(m: ScriptedMatch, wish: str) -> set[str]:
    """Where something is offered."""
    return {choice.split(":")[-3] for choice in m.offered() if choice.startswith(wish)}


@rule("B.CARPENTRY.2")
def test_carpentry_places_ships_in_ports_and_caravans_in_settlements(match: Maker) -> None:
    m = match().mark("BUL", "byzantium")
    shopping(m, "carpentry")
    assert {"CON", "THE", "NIC"} <= places(m, "equip:caravan:1")
    assert "ADR" not in places(m, "equip:caravan:1")  # no settlement
    assert "CON" in places(m, "equip:galley:1")
    assert not {"ADR", "BUL"} & places(m, "equip:galley:1")  # no port
    assert places(m, "equip:galley:1") == places(m, "equip:merchant-ship:1")
    assert "CAI" not in places(m, "equip:caravan:1")  # another's


@rule("B.LOGISTICS.2")
def test_logistics_takes_an_engine_across_a_sea(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    engine = m.item("SMY", "byzantium", "catapult")
    combat(m).do("set-out-from:SMY", "take-all")
    assert refused(m, "sail-to:AEG")[0] == "no-ship"
    m.do("use-technology:logistics:catapult:1:1", "sail-to:AEG", "go-to:ADR", "halt")
    assert m.s.item_at[engine] == m.area("ADR")


@rule("B.CARTOGRAPHY.1")
def test_cartography_in_another_phase(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer").active("byzantium").turn(2, 4).begin(Pause())
    m.do("use-technology:cartography", "take-unit:archer", "go-to:ADR")
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert m.asked() == ("byzantium", "rest")


@rule("B.CARTOGRAPHY.3")
def test_cartography_takes_nobody_out_of_a_battle(match: Maker) -> None:
    m = match().put("BUL", "byzantium", "archer", 2).put("BUL", "mamluks", "archer")
    for owner in ("byzantium", "mamluks"):
        m.learn(owner, "cartography").points(owner, "blue", 2)
    m.begin(Battle(m.area("BUL"), 0, 1))
    assert m.asked()[1] != "before-battle"
    assert not [wish for wish in m.offered() if "cartography" in wish]


@rule("B.GUILDS.2")
def test_guilds_never_complete_the_destination(match: Maker) -> None:
    m = match().learn("golden-horde", "guilds").points("golden-horde", "yellow", 8)
    slot = m.item("CIL", "golden-horde", "caravan", 3, slaves=1)
    m.s.route_from[2], m.s.route_item[2], m.s.route_done[2] = m.area("KIE"), slot, 0
    m.s.route_steps[2] = [m.area(step) for step in ("CAF", "SAR", "TRE", "ANT")]
    m.turn(2, 6).hush().begin(TradePhase())
    wishes = [wish for wish in m.offered() if "guilds" in wish]
    assert wishes == [f"use-technology:guilds:{step}" for step in ("CAF", "SAR", "TRE")]


@rule("B.EDICT.2")
def test_edict_lets_nobody_halt_there(match: Maker) -> None:
    m = match().learn("byzantium", "edict").points("byzantium", "orange", 2).put("THE", "byzantium", "archer")
    wagon = m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "use-technology:edict:SER", "go-to:SER")
    assert m.at("SER", "barbarians") == {}
    assert refused(m, "halt") == ("no-halt-here", "B.ORAN.1")
    m.do("go-to:THE", "halt")
    assert left(m, wagon) == 0


@rule("B.ARTS.2")
def test_military_arts_place_captains_at_settlements_and_walls(match: Maker) -> None:
    m = match().build("ADR", "byzantium", "tower").mark("BUL", "byzantium")
    shopping(m, "military-arts")
    assert {"CON", "ADR", "BUL"} <= places(m, "hire:captain-1")  # Bulgaria has a settlement
    assert not {"GAL", "CAI"} & places(m, "hire:captain-1")


@rule("B.MASONRY.2")
def test_masonry_builds_on_own_settlements_only(match: Maker) -> None:
    m = shopping(match(), "masonry")
    assert "CON" in places(m, "build:village")
    assert not {"ADR", "CAI", "BUL"} & places(m, "build:village")


@rule("B.ARCHITECTURE.1")
@pytest.mark.parametrize(("building", "points"), [("tower", 1), ("fortress", 2), ("castle", 3)])
def test_architecture_takes_a_point_a_level(match: Maker, building: str, points: int) -> None:
    m = shopping(match(), "architecture")
    m.do(f"build:{building}:SMY:{100 * points}:{points}")
    assert m.s.store[4] == 9 - points
    assert m.florins("byzantium") == 1600 - 100 * points


@rule("B.ARCHITECTURE.2")
def test_architecture_builds_in_any_controlled_territory(match: Maker) -> None:
    m = shopping(match().mark("BUL", "byzantium"), "architecture")
    assert places(m, "build:tower") == set(_names(m))
    assert {"ADR", "BUL", "CON"} <= places(m, "build:tower")


def _names(m: ScriptedMatch) -> list[str]:
    return [LAND.names[place] for place in m.s.controlled(0)]


@rule("B.MATHEMATICS.1")
@pytest.mark.parametrize(("engine", "points"), [("catapult", 1), ("stone-thrower", 2), ("bombard", 3)])
def test_mathematics_takes_a_point_a_level(match: Maker, engine: str, points: int) -> None:
    m = shopping(match(), "mathematics")
    wish = next(
        choice for choice in m.offered() if choice.startswith(f"equip:{engine}") and ":CON:" in choice
    )
    m.do(wish)
    assert m.s.store[4] == 9 - points
    assert m.florins("byzantium") == 1600 - 100 * points


@rule("B.RELIGION.2")
def test_religion_builds_in_controlled_territories_only(match: Maker) -> None:
    m = shopping(match(), "religion")
    assert places(m, "build:cathedral") == set(_names(m))


def preaching(match: Maker) -> ScriptedMatch:
    m = match().learn("byzantium", "proselytism").give("golden-horde", 22).active("byzantium").hush()
    m.item("CON", "hungary", "caravan", 2, salt=3)
    return m.mark("CAF", "byzantium")


@rule("B.PROSELYTISM.2")
def test_proselytism_claims_no_objective(match: Maker) -> None:
    m = preaching(match)
    m.begin(Pause())
    assert "borrow-card:22" in m.offered()
    assert not [wish for wish in m.offered() if wish.startswith("claim")]


@rule("B.PROSELYTISM.6")
def test_proselytism_uses_a_card_once_a_turn(match: Maker) -> None:
    m = preaching(match).points("byzantium", "purple", 2)
    m.begin(Pause()).do("borrow-card:22")
    assert m.florins("byzantium") == 1630
    assert "borrow-card:22" not in m.offered()
    assert m.s.turned[21] == 0


@rule("B.TEMPORAL.3")
def test_temporal_power_only_of_a_neighbour(match: Maker) -> None:
    m = match().learn("byzantium", "temporal-power").learn("golden-horde", "engineering")
    m.points("byzantium", "purple", 2).points("byzantium", "green", 2).build("CON", "byzantium", "village")
    m.active("byzantium").hush().begin(Pause())
    assert not [wish for wish in m.offered() if "engineering" in wish]
    m.mark("CAF", "byzantium").begin(Pause()).do("borrow-technology:engineering:CON")
    assert m.s.buildings[m.area("CON") * 3] == 2
    assert sum(m.s.store) == 0


@rule("B.CARTOGRAPHY.2", "K.11.1")
@pytest.mark.parametrize("phase", [4, 6])
def test_cartography_in_another_phase_with_a_caravan_that_is_a_war_wagon(match: Maker, phase: int) -> None:
    m = match().give("byzantium", 11).learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("ADR", "byzantium", "archer", 3)
    m.s.item_left[m.item("ADR", "byzantium", "caravan", 1)] = 0  # the step takes none
    m.turn(2, phase).hush().active("byzantium").begin(Pause()).do("use-technology:cartography")
    m.do("use-card:11:caravan:1:1", "take-thing:caravan:1:1", *["take-unit:archer"] * 3, "go-to:CON")
    assert m.at("CON", "byzantium") == {"archer": 3}
