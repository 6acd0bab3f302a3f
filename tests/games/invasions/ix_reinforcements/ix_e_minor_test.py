"""IX.E, XXVII.C Inactive minor kingdoms recover."""

from collections.abc import Callable

from aevum.games.invasions.rules.reinforcements.minor import is_minor
from aevum.games.invasions.rules.reinforcements.step import Reinforced, turn_order
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

CAUCASUS = """
turn = 3
seats = ["roman", "persian"]
[nations.armenians]
seat = "roman"
role = "inactive"
initiative = 30
capital = "Armenia"
units = {{ Armenia = "{units}" }}
reserve = "{reserve}"
[nations.persia]
seat = "persian"
age = 12
capital = "Chaldea"
units = {{ Chaldea = "2 infantry" }}
reserve = "infantry"
[nations.huns]
seat = "persian"
horde = "Volga"
units = {{ Volga = "infantry" }}
"""


def armenia(
    on_map: Maker, dice: list[int], units: str = "infantry", reserve: str = "mountain-infantry, archer"
) -> ScriptedMap:
    return on_map(CAUCASUS.format(units=units, reserve=reserve), dice, realm=True)


@rule("IX.E.2", "XXVII.C.3")
def test_an_inactive_minor_kingdom_gets_one_unit_by_lot(on_map: Maker) -> None:
    m = armenia(on_map, [2])
    m.begin(Reinforced(m.nation("armenians")))
    assert m.at("Armenia") == ["armenians.archer", "armenians.infantry"]


@rule("XXVII.C.3")
def test_at_full_strength_one_damaged_elite_is_repaired(on_map: Maker) -> None:
    units = "noble-cavalry~, 2 elite-infantry~"
    m = on_map(CAUCASUS.format(units=units, reserve="x").replace('reserve = "x"\n', ""), [1], realm=True)
    m.begin(Reinforced(m.nation("armenians")))
    assert m.at("Armenia") == [
        "armenians.elite-infantry~",
        "armenians.elite-infantry~",
        "armenians.noble-cavalry",
    ]
    assert m.told("minor-repairs") == ["XXVII.C.3"]


@rule("XXVII.C.3")
def test_no_elite_is_repaired_while_a_unit_is_missing(on_map: Maker) -> None:
    m = armenia(on_map, [], "elite-infantry~", "infantry")
    m.begin(Reinforced(m.nation("armenians")))
    assert m.at("Armenia") == ["armenians.elite-infantry~", "armenians.infantry"]


@rule("XXVII.C.3", "IX.E.2")
def test_a_sacked_capital_comes_first(on_map: Maker) -> None:
    m = armenia(on_map, [])
    m.world.pillaged = put(m.world.pillaged, m.place("Armenia"), 1)
    m.begin(Reinforced(m.nation("armenians")))
    assert m.at("Armenia") == ["armenians.infantry"]


@rule("IX.E.1", "IX.E.2")
def test_other_civilized_nations_get_nothing(on_map: Maker) -> None:
    m = armenia(on_map, [])
    m.begin(Reinforced(m.nation("persia")))
    assert m.at("Chaldea") == ["persia.infantry"] * 2


@rule("XXVII.C.1")
def test_minor_kingdoms_come_after_barbarians_and_before_the_oldest_kingdom(on_map: Maker) -> None:
    m = armenia(on_map, [])
    assert is_minor(m.world, m.nation("armenians"))
    assert turn_order(m.world, []) == [m.nation("huns"), m.nation("armenians"), m.nation("persia")]


@rule("IX.E.2")
def test_stacking_holds_for_them(on_map: Maker) -> None:
    m = armenia(on_map, [], "3 infantry", "infantry")
    m.begin(Reinforced(m.nation("armenians")))
    assert m.at("Armenia") == ["armenians.infantry"] * 3  # the mountains feed three
