"""XX.G Swaps of white dice for black ones."""

import pytest

from aevum.testing import rule
from tests.games.invasions.xx_combat.conftest import Colours, PerRule

FOE = "persia: 4 infantry"
"""Civilized infantry: no swap but that of the elites arises against it."""


@rule("XX.G.1", "III.B.18")
@pytest.mark.parametrize(
    ("stack", "swap"),
    [
        ("elite-infantry, 2 infantry", {}),
        ("2 elite-infantry", {"XX.G.1": 1}),
        ("4 elite-infantry", {"XX.G.1": 1}),
        ("guard, 2 infantry", {"XX.G.1": 1}),
        ("guard~, elite-infantry", {}),
        ("elite-infantry, elite-infantry~", {}),
        ("4 infantry", {}),
    ],
)
def test_two_elites_swap_a_die(swaps: PerRule, stack: str, swap: dict[str, int]) -> None:
    assert swaps(f"armenians: {stack} vs {FOE} at plain") == swap
    assert swaps(f"{FOE} vs armenians: {stack} at plain", "defender") == swap


@rule("XX.G.2", "XX.G.1", "III.B.18", "III.B.19")
@pytest.mark.parametrize(
    ("stack", "swap"),
    [
        ("rome: 3 elite-infantry", {"XX.G.1": 1}),
        ("rome: 4 elite-infantry", {"XX.G.2": 2}),
        ("byzantium: 4 elite-infantry", {"XX.G.2": 2}),
        ("rome: 2 guard", {"XX.G.2": 2}),
        ("rome: guard, elite-infantry", {"XX.G.1": 1}),
        ("rome: guard, 2 byzantium.elite-infantry", {"XX.G.2": 2}),
        ("persia(empire): 4 elite-infantry", {"XX.G.1": 1}),
        ("armenians: 4 elite-infantry", {"XX.G.1": 1}),
    ],
)
def test_four_elites_of_rome_or_byzantium_swap_two(swaps: PerRule, stack: str, swap: dict[str, int]) -> None:
    assert swaps(f"{stack} vs {FOE} at plain") == swap


@rule("XX.G.2")
def test_mounted_guards_count_two_as_well(swaps: PerRule) -> None:
    assert swaps("rome: guard, palatine vs persia: 3 infantry, 2 cavalry / leader 0+1 at plain") == {
        "XX.G.2": 2
    }


@rule("XX.G.3", "III.B.9")
@pytest.mark.parametrize(("mine", "theirs", "swap"), [(1, 0, 1), (3, 1, 1), (2, 1, 0), (1, 1, 0)])
def test_cavalry_advantage_swaps_a_die(swaps: PerRule, mine: int, theirs: int, swap: int) -> None:
    foe = f"{theirs} cavalry" if theirs else "infantry"
    assert swaps(f"franks: {mine} cavalry vs gepids: {foe} at plain") == ({"XX.G.3": 1} if swap else {})


@rule("XX.G.4", "XX.E.7")
@pytest.mark.parametrize(
    ("stack", "foe", "swap"),
    [
        ("rome: 3 infantry", "franks: 3 infantry", True),
        ("rome: infantry", "franks: infantry", True),
        ("persia(empire): 3 infantry", "huns: 3 infantry", True),
        ("persia: 3 infantry", "franks: 3 infantry", False),
        ("rome: 3 infantry", "franks(kingdom): 3 infantry", False),
        ("rome: 3 auxiliary", "franks: 3 infantry", False),
        ("rome: infantry, 2 auxiliary", "franks: 3 infantry", True),
        ("rome: 2 auxiliary, gepids.infantry", "franks: 3 infantry", False),
        ("rome: infantry, 2 byzantium.infantry", "franks: 2 infantry, gepids.infantry", True),
        ("rome: 2 infantry, gepids.infantry", "franks: 3 infantry", False),
        ("rome: 2 infantry, armenians.infantry", "franks: 3 infantry", False),
        ("rome: 3 infantry", "franks: 2 infantry, armenians.infantry", False),
        ("franks: 3 infantry", "gepids: 3 infantry", False),
    ],
)
def test_an_empire_swaps_a_die_against_barbarians(swaps: PerRule, stack: str, foe: str, swap: bool) -> None:
    """C9: all units on each side, auxiliaries among the Empire's own, but they alone are not enough."""
    expected = {"XX.G.4": 1} if swap else {}
    assert swaps(f"{stack} vs {foe} at plain") == expected
    assert swaps(f"{foe} vs {stack} at plain", "defender") == expected


@rule("XX.G.5", "VI.I.5", "XX.E.7")
@pytest.mark.parametrize(
    ("stack", "swap"),
    [
        ("huns: 3 infantry", True),
        ("huns: infantry", True),
        ("huns: 2 infantry, alans.infantry", True),
        ("huns: 2 infantry, gepids.infantry", False),
        ("gepids: 2 infantry, huns.infantry", False),
        ("persia: 2 infantry, huns.infantry", False),
        ("huns(kingdom): 3 infantry", False),
        ("gepids: 3 infantry", False),
    ],
)
def test_nomads_swap_a_die_on_steppe(swaps: PerRule, stack: str, swap: bool) -> None:
    expected = {"XX.G.5": 1} if swap else {}
    assert swaps(f"{stack} vs {FOE} at steppe") == expected
    assert swaps(f"{FOE} vs {stack} at steppe", "defender") == expected
    assert swaps(f"{stack} vs {FOE} at plain") == {}


@rule("XX.G.6")
@pytest.mark.parametrize(
    ("defenders", "swap"),
    [("rome", True), ("persia(empire)", True), ("persia", False), ("franks", False)],
)
def test_walls_swap_a_die_for_a_defending_empire(swaps: PerRule, defenders: str, swap: bool) -> None:
    battle = f"armenians: 3 infantry vs {defenders}: 3 infantry at plain; city=1"
    assert swaps(f"{battle}; fortified", "defender") == ({"XX.G.6": 1} if swap else {})
    assert swaps(battle, "defender") == {}


@rule("XX.G.6")
def test_walls_do_not_help_an_attacking_empire(swaps: PerRule) -> None:
    assert swaps(f"rome: 3 infantry vs {FOE} at plain; city=1; fortified") == {}


@rule("XX.G.7", "III.B.14", "III.B.15")
@pytest.mark.parametrize(
    ("nation", "swap"),
    [("visigoths", {}), ("visigoths(kingdom)", {"XX.G.1": 1}), ("visigoths(empire)", {"XX.G.1": 1})],
)
def test_barbarian_elites_do_not_count_as_elites(swaps: PerRule, nation: str, swap: dict[str, int]) -> None:
    assert swaps(f"{nation}: 4 elite-infantry vs {FOE} at plain") == swap


@rule("XX.G.8", "III.B.21")
@pytest.mark.parametrize(
    ("stack", "foe", "dice"),
    [
        ("3 cavalry", "infantry, legion", (3, 0)),
        ("3 cavalry", "2 infantry", (2, 1)),
        ("2 cavalry, legion", "2 infantry, legion", (2, 1)),
        ("2 cavalry, legion", "3 legion", (3, 0)),
    ],
)
def test_enemy_heavy_advantage_turns_a_black_die_white(
    colours: Colours, stack: str, foe: str, dice: tuple[int, int]
) -> None:
    assert colours(f"franks: {stack} vs gepids: {foe} at plain") == dice


@rule("XX.G.8")
def test_without_a_black_die_it_does_nothing(swaps: PerRule, colours: Colours) -> None:
    battle = "franks: 3 infantry vs gepids: 2 legion at plain"
    assert swaps(battle) == {}
    assert colours(battle) == (3, 0)


@rule("XX.G.1", "XX.G.3", "XX.G.4", "XX.G.6", "XX.G.8")
def test_all_swaps_add_up_and_the_forced_one_comes_last(swaps: PerRule, colours: Colours) -> None:
    """D11"""
    battle = "franks: 2 legion, infantry vs rome: 2 elite-cavalry, 2 infantry at plain; city=2; fortified"
    assert list(swaps(battle, "defender").items()) == [
        ("XX.G.1", 1),
        ("XX.G.3", 1),
        ("XX.G.4", 1),
        ("XX.G.6", 1),
        ("XX.G.8", -1),
    ]
    assert colours(battle, "defender") == (2, 3)


@rule("XX.G.3", "XX.G.4", "XX.G.8")
@pytest.mark.parametrize(("foe", "dice"), [("2 infantry", (0, 1)), ("2 legion", (1, 0))])
def test_swaps_beyond_the_dice_are_lost(colours: Colours, foe: str, dice: tuple[int, int]) -> None:
    """D12: the lost swap does not make up for the forced one."""
    assert colours(f"rome: elite-cavalry vs franks: {foe} at plain") == dice
