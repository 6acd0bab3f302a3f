"""5.MOVE.05, 5.MOVE.06, 5.MOVE.16 What stands where it cannot stay when nobody moves any more."""

from aevum.games.medioevo.rules.hired import hire
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat

PASSED = ["pass-combat"] * 4


@rule("5.MOVE.06", "5.MOVE.16")
def test_what_no_galley_holds_goes_down_as_its_owner_says(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "light-infantry").put("AEG", "byzantium", "archer", 3)
    galley = m.item("AEG", "byzantium", "galley")
    m.item("AEG", "byzantium", "war-wagon")
    combat(m).do(*PASSED)
    assert m.asked() == ("byzantium", "overboard")
    assert m.offered() == [
        "overboard:war-wagon:1:2",
        "unit-overboard:light-infantry",
        "unit-overboard:archer",
    ]
    m.do("overboard:war-wagon:1:2", "unit-overboard:light-infantry")
    assert m.told("foundered") == (
        "B.BLUE.2",
        {"seat": "byzantium", "item": "war-wagon", "level": 1, "slot": 2, "sea": "AEG"},
    )
    assert m.told("unit-drowned") == (
        "5.MOVE.06",
        {"seat": "byzantium", "unit": "light-infantry", "sea": "AEG"},
    )
    assert len(m.events("unit-drowned")) == 1
    assert (m.at("AEG", "byzantium"), m.s.items(0)) == ({"archer": 3}, [galley])


@rule("5.MOVE.16")
def test_a_galley_holds_units_and_wagons_to_its_last_space(match: Maker) -> None:
    m = match().put("AEG", "mamluks", "archer", 2)
    m.item("AEG", "mamluks", "galley")
    m.item("AEG", "mamluks", "war-wagon")
    combat(m).do(*PASSED)
    assert (m.at("AEG", "mamluks"), len(m.s.items(1))) == ({"archer": 2}, 2)
    assert m.events("foundered") == m.events("unit-drowned") == []


@rule("5.MOVE.05")
def test_of_ships_only_those_inland_are_wrecked(match: Maker) -> None:
    m = match()
    kept = [m.item("CON", "byzantium", "galley"), m.item("AEG", "byzantium", "merchant-ship")]
    kept.append(m.item("ADR", "byzantium", "caravan"))
    combat(m).do(*PASSED[1:])
    m.item("ADR", "byzantium", "galley", 2)
    m.do("pass-combat")
    assert m.told("wrecked") == (
        "B.BLUE.2",
        {"seat": "byzantium", "item": "galley", "level": 2, "slot": 4, "place": "ADR"},
    )
    assert m.s.items(0) == kept


@rule("5.MOVE.06")
def test_units_of_who_has_made_the_last_move_go_down_at_once(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "archer").put("CON", "byzantium", "archer")
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all", "go-to:ADR", "halt")
    assert m.told("unit-drowned")[1] == {"seat": "byzantium", "unit": "archer", "sea": "AEG"}


@rule("5.MOVE.16", "K.CARD.27", "K.65.2")
def test_a_hired_unit_that_drowns_is_a_barbarian_again(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "light-infantry", 3)
    m.item("AEG", "byzantium", "galley")
    hire(m.s, 0, m.area("AEG"), LIGHT)
    before = m.s.reserve_of(0, LIGHT)
    combat(m).do(*PASSED)
    assert (m.at("AEG", "byzantium"), m.s.reserve_of(0, LIGHT)) == ({"light-infantry": 3}, before)
    assert m.s.supply[LIGHT] == 40
