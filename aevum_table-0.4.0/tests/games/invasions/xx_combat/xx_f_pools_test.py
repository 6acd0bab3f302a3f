"""XX.F The dice pool of the melee, and the daggers of XX.E."""

import pytest

from aevum.testing import rule
from tests.games.invasions.xx_combat.conftest import Colours, PerRule

THREE = {"XX.F.1": 3}
ALL_OVER = ["3 infantry@strait", "3 infantry@river", "3 infantry@range"]


@rule("XX.F.1")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_each_unit_gives_one_white_die(pool: PerRule, colours: Colours, count: int) -> None:
    battle = f"alamanni: {count} infantry vs franks: cavalry, infantry at plain"
    assert pool(battle) == {"XX.F.1": count}
    assert colours(battle) == (count, 0)


@rule("XX.F.1", "XX.F.9", "XX.F.10", "III.D.8")
@pytest.mark.parametrize(
    ("defenders", "dice"),
    [
        ("rome: 2 infantry", {"XX.F.1": 2}),
        ("rome: 2 infantry, limes", {"XX.F.1": 2, "XX.F.9": 1}),
        ("gepids: 2 infantry, horde", {"XX.F.1": 2, "XX.F.10": 1}),
        ("gepids: 2 infantry, horde, franks.horde", {"XX.F.1": 2, "XX.F.10": 1}),
        ("gepids: horde", {"XX.F.1": 0, "XX.F.10": 1}),
        ("rome: infantry, franks.horde, limes", {"XX.F.1": 1, "XX.F.9": 1, "XX.F.10": 1}),
    ],
)
def test_limites_and_hordes_give_one_die_to_the_defence(
    pool: PerRule, defenders: str, dice: dict[str, int]
) -> None:
    assert pool(f"alamanni: 2 infantry vs {defenders} at plain", "defender") == dice


@rule("XX.F.2")
@pytest.mark.parametrize(("terrain", "lost"), [("marsh", {"XX.F.2": -1}), ("plain", {}), ("mountain", {})])
def test_marsh_costs_the_attacker_a_die(pool: PerRule, terrain: str, lost: dict[str, int]) -> None:
    battle = f"persia: 3 infantry / leader 0^ vs rome: 3 infantry at {terrain}"
    assert pool(battle) == THREE | lost
    assert pool(battle, "defender") == THREE


@rule("XX.F.3", "XX.E.7", "XX.E.9")
@pytest.mark.parametrize(
    ("stack", "lost"),
    [
        *((stack, True) for stack in ALL_OVER),
        ("2 infantry@river, infantry@strait", True),
        ("3 infantry", False),
        ("2 infantry@strait, infantry", False),
        ("2 infantry@river, infantry", False),
        ("2 infantry@range, infantry", False),
    ],
)
def test_a_crossing_costs_a_die_only_if_all_units_crossed(pool: PerRule, stack: str, lost: bool) -> None:
    crossed = {"XX.F.3": -1} if lost else {}
    assert pool(f"persia: {stack} vs rome: 3 infantry at plain") == THREE | crossed


@rule("XX.F.6", "XX.F.3")
@pytest.mark.parametrize("stack", ALL_OVER)
def test_interception_voids_every_crossing(pool: PerRule, stack: str) -> None:
    battle = f"persia: {stack} vs rome: 3 infantry at plain"
    assert pool(battle) == THREE | {"XX.F.3": -1}
    assert pool(f"{battle}; intercepted") == THREE


@rule("XX.F.3")
def test_a_defender_loses_nothing_for_the_way_he_came(pool: PerRule) -> None:
    battle = "persia: 3 infantry vs rome: 3 infantry@river at marsh"
    assert pool(battle, "defender") == THREE


@rule("XX.F.5")
@pytest.mark.parametrize(
    ("stack", "lost"),
    [
        ("3 sea-raider@river", False),
        ("3 sea-raider@strait", True),
        ("3 sea-raider@range", True),
        ("sea-raider@river, 2 infantry@river", False),
        ("3 elite-sea-raider~@river", False),
        ("3 elite-sea-raider@river", False),
        ("3 elite-infantry~@river", True),
    ],
)
def test_amphibious_units_ignore_rivers_only(pool: PerRule, stack: str, lost: bool) -> None:
    crossed = {"XX.F.3": -1} if lost else {}
    assert pool(f"persia: {stack} vs rome: 3 infantry at plain") == THREE | crossed


@rule("XX.F.4", "XX.E.8")
@pytest.mark.parametrize(
    ("defenders", "lost"),
    [
        ("franks: 3 infantry", True),
        ("huns: 3 infantry", False),
        ("rome: 3 infantry", False),
        ("franks(kingdom): 3 infantry", False),
        ("rome: 2 infantry, franks.infantry", True),
        ("huns: 2 infantry, franks.infantry", True),
        ("huns: 2 infantry, rome.infantry", False),
        ("rome: 3 infantry, franks.horde", True),
    ],
)
def test_forest_helps_one_settled_barbarian_defender(pool: PerRule, defenders: str, lost: bool) -> None:
    forest = {"XX.F.4": -1} if lost else {}
    assert pool(f"persia: 3 infantry vs {defenders} at forest") == THREE | forest
    assert pool(f"persia: 3 infantry vs {defenders} at plain") == THREE


@rule("XX.F.4")
def test_forest_does_not_help_an_attacking_barbarian(pool: PerRule) -> None:
    battle = "franks: 3 infantry vs rome: 3 infantry at forest"
    assert pool(battle) == pool(battle, "defender") == THREE


@rule("XX.F.7", "XX.E.8", "XX.E.10")
@pytest.mark.parametrize(
    ("attackers", "defenders", "more"),
    [
        ("franks: 3 infantry", "rome: 3 infantry", True),
        ("franks: 3 infantry", "persia: 3 infantry", True),
        ("huns: 3 infantry", "rome: 3 infantry", True),
        ("franks: 3 infantry", "gepids: 3 infantry", False),
        ("franks(kingdom): 3 infantry", "rome: 3 infantry", False),
        ("rome: 3 infantry", "persia: 3 infantry", False),
        ("franks: infantry, 2 armenians.infantry", "rome: infantry, 2 gepids.infantry", True),
        ("armenians: 2 infantry, franks.infantry", "gepids: 2 infantry, rome.infantry", True),
    ],
)
def test_one_barbarian_against_one_civilized_in_a_barbarian_province(
    pool: PerRule, attackers: str, defenders: str, more: bool
) -> None:
    battle = f"{attackers} vs {defenders} at plain"
    assert pool(f"{battle}; barbarian") == THREE | ({"XX.F.7": 1} if more else {})
    assert pool(battle) == THREE


@rule("XX.F.7")
def test_a_defending_barbarian_gains_no_die_at_home(pool: PerRule) -> None:
    assert pool("rome: 3 infantry vs franks: 3 infantry at plain; barbarian", "defender") == THREE


@rule("XX.F.8")
@pytest.mark.parametrize(
    ("defenders", "more"),
    [("rome", True), ("persia", True), ("franks(kingdom)", True), ("franks", False)],
)
def test_walls_give_a_die_to_civilized_defenders(pool: PerRule, defenders: str, more: bool) -> None:
    battle = f"gepids: 3 infantry vs {defenders}: 3 infantry at plain; city=1"
    assert pool(f"{battle}; fortified", "defender") == THREE | ({"XX.F.8": 1} if more else {})
    assert pool(f"{battle}; fortified") == THREE
    assert pool(battle, "defender") == THREE


@rule("XX.F.11")
@pytest.mark.parametrize(
    ("battle", "dice"),
    [
        (
            "2 infantry@river vs rome: infantry at marsh",
            {"XX.F.1": 2, "XX.F.2": -1, "XX.F.3": -1, "XX.F.11": 1},
        ),
        (
            "infantry@river vs rome: infantry at marsh",
            {"XX.F.1": 1, "XX.F.2": -1, "XX.F.3": -1, "XX.F.11": 2},
        ),
        ("infantry@river vs rome: infantry at plain", {"XX.F.1": 1, "XX.F.3": -1, "XX.F.11": 1}),
        ("2 infantry@river vs rome: infantry at plain", {"XX.F.1": 2, "XX.F.3": -1}),
    ],
)
def test_no_pool_falls_below_one_die(
    pool: PerRule, colours: Colours, battle: str, dice: dict[str, int]
) -> None:
    assert pool(f"persia: {battle}") == dice
    assert colours(f"persia: {battle}") == (sum(dice.values()), 0) == (1, 0)


@rule("XX.F.3", "XX.F.4", "XX.F.7")
def test_what_the_attacker_loses_and_gains_adds_up(pool: PerRule) -> None:
    battle = "franks: 4 infantry@river vs rome: 2 infantry, gepids.infantry at forest; barbarian"
    assert pool(battle) == {"XX.F.1": 4, "XX.F.3": -1, "XX.F.4": -1, "XX.F.7": 1}


@rule("XX.F.1", "III.C.9")
def test_a_leader_is_no_unit(pool: PerRule) -> None:
    assert pool("persia: 3 infantry / leader 3 vs rome: 3 infantry / leader 1 at plain") == THREE
