"""III.B Military units and their traits."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import (
    KINDS,
    NATIONS,
    STATUS_NAMES,
    TRAIT_NAMES,
    traits,
    troop,
)
from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight

CIVILIZED = ["kingdom", "empire"]
LAND_ELITES = [
    "elite-infantry",
    "elite-cavalry",
    "noble-cavalry",
    "legion",
    "guard",
    "palatine",
    "clibanarii",
    "cataphractae",
]


def of(kind: str, status: str = "kingdom", damaged: bool = False) -> set[str]:
    """The traits that count for a unit of a nation of this status."""
    code = troop(KINDS.index(kind), NATIONS.index("franks"), STATUS_NAMES.index(status), damaged)
    return {name for i, name in enumerate(TRAIT_NAMES) if traits(code) >> i & 1}


@rule("III.B.1", "III.B.13")
@pytest.mark.parametrize("kind", LAND_ELITES)
def test_elites_bear_a_diamond(kind: str) -> None:
    assert "elite" in of(kind)


@rule("III.B.1", "III.B.6")
@pytest.mark.parametrize("kind", ["infantry", "archer", "cavalry", "horse-archer", "auxiliary", "satrapes"])
def test_standard_units_are_no_elites_and_have_one_side(fight: MakeFight, kind: str) -> None:
    assert "elite" not in of(kind)
    with pytest.raises(BadData, match=r"III\.B\.16"):
        fight(f"rome: {kind}~ vs persia: infantry at plain", [])


@rule("III.B.2", "III.B.20")
@pytest.mark.parametrize(
    ("kind", "elite"), [("heavy-cavalry", False), ("legion", True), ("clibanarii", True)]
)
def test_heavy_units_may_be_standard_or_elite(kind: str, elite: bool) -> None:
    assert "heavy" in of(kind)
    assert ("elite" in of(kind)) is elite


@rule("III.B.2")
@pytest.mark.parametrize("kind", ["infantry", "elite-infantry", "elite-cavalry"])
def test_units_of_both_kinds_may_be_light(kind: str) -> None:
    assert "heavy" not in of(kind)


@rule("III.B.7", "III.B.10", "III.B.22")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("infantry", {"infantry"}),
        ("archer", {"archer"}),
        ("cavalry", {"cavalry"}),
        ("horse-archer", {"archer", "cavalry"}),
        ("noble-cavalry", {"cavalry", "elite", "heavy"}),
        ("frankish-infantry", {"infantry", "francisca"}),
        ("cataphractae", {"archer", "cavalry", "elite", "heavy"}),
    ],
)
def test_what_units_are(kind: str, expected: set[str]) -> None:
    assert of(kind) == expected


@rule("III.B.10", "XX.C.2", "XX.D.3")
def test_horse_archers_shoot_and_give_the_cavalry_advantage(fight: MakeFight) -> None:
    f = fight("huns: horse-archer vs franks: infantry at forest", [])
    assert [event.args["side"] for event in f.events("has-cavalry-advantage")] == ["attacker"]
    assert f.modifiers("archery", "attacker") == [(1, "XX.D.3")]


@rule("III.B.14", "III.B.15")
@pytest.mark.parametrize("kind", LAND_ELITES)
def test_only_civilized_nations_use_elites_as_elites(kind: str) -> None:
    for status in CIVILIZED:
        assert "elite" in of(kind, status)
    assert of(kind, "barbarian") == of(kind) - {"elite", "double"}


@rule("III.B.15")
def test_a_barbarian_elite_has_no_damaged_side(fight: MakeFight) -> None:
    with pytest.raises(BadData, match=r"III\.B\.16"):
        fight("visigoths: noble-cavalry~ vs persia: infantry at plain", [])


@rule("III.B.16")
@pytest.mark.parametrize("kind", LAND_ELITES)
def test_a_damaged_elite_is_plain_infantry_whatever_it_was(kind: str) -> None:
    assert of(kind, damaged=True) == {"infantry"}


@rule("III.B.16")
def test_a_damaged_elite_fleet_is_a_plain_fleet() -> None:
    assert of("elite-fleet", damaged=True) == {"fleet"}


@rule("III.B.16", "XX.C.2", "XX.C.3")
def test_a_damaged_palatine_gives_no_advantage(fight: MakeFight) -> None:
    f = fight("rome: palatine~ vs persia: infantry at plain", [])
    assert f.events("has-cavalry-advantage") == f.events("has-heavy-advantage") == []


@rule("III.B.17")
@pytest.mark.parametrize(
    ("kind", "kept"),
    [
        ("elite-frankish-infantry", "francisca"),
        ("elite-mountain-infantry", "alpine"),
        ("elite-sea-raider", "amphibious"),
    ],
)
def test_some_abilities_stay_on_the_damaged_side(kind: str, kept: str) -> None:
    assert of(kind, damaged=True) == {"infantry", kept}


@rule("III.B.17", "XX.D.4")
def test_damaged_elites_still_throw_their_axes(fight: MakeFight) -> None:
    f = fight("franks(kingdom): 2 elite-frankish-infantry~ vs gepids: infantry at forest", [])
    assert f.modifiers("archery", "attacker") == [(1, "XX.D.4")]


@rule("III.B.18", "III.B.19")
def test_palatine_cavalry_are_mounted_guards() -> None:
    assert "double" in of("guard", "empire")
    assert of("palatine", "empire") == of("guard", "empire") - {"infantry"} | {"cavalry"}


@rule("III.B.25")
def test_a_legion_is_elite_heavy_infantry_and_a_visigoth_horseman_becomes_elite() -> None:
    assert of("legion", "empire") == {"infantry", "elite", "heavy"}
    assert of("noble-cavalry", "barbarian") == {"cavalry", "heavy"}
    assert of("noble-cavalry", "kingdom") == {"cavalry", "heavy", "elite"}


@rule("III.B.5")
def test_a_mercenary_keeps_the_status_of_its_own_nation(fight: MakeFight) -> None:
    """A Gepid mercenary is a Barbarian on the Roman side, at home in the forest."""
    f = fight("persia: 3 infantry vs rome: 2 infantry, gepids.infantry at forest", [])
    assert f.modifiers("pool", "attacker") == [(3, "XX.F.1"), (-1, "XX.F.4")]
    unmixed = fight("persia: 3 infantry vs rome: 3 infantry at forest", [])
    assert unmixed.modifiers("pool", "attacker") == [(3, "XX.F.1")]
