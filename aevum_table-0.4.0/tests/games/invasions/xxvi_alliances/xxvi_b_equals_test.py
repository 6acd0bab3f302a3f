"""XXVI.B.7, XXVI.B.8 Of former allies the smaller force leaves; of equals chance picks, the younger first."""

from typing import Any

import pytest

from aevum.games.invasions.rules.control.stance import part
from aevum.games.invasions.rules.diplomacy.founding import Founding
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

ALLIES = """
turn = 5
seats = ["frank", "goth"]
allies = [["franks", "visigoths"]]
[nations.franks]
seat = "frank"
status = "kingdom"
age = {ages[0]}
initiative = {order[0]}
capital = "Treveria"
units = {{ Treveria = "infantry", Garumnum = "{forces[0]} infantry" }}
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = {ages[1]}
initiative = {order[1]}
capital = "Carpetania"
units = {{ Carpetania = "infantry", Garumnum = "{forces[1]} infantry" }}
"""
Pair = tuple[int, int]


def parted(on_map: OnMap, forces: Pair, ages: Pair, order: Pair, dice: list[int], swapped: bool) -> Any:
    m = on_map(ALLIES.format(forces=forces, ages=ages, order=order), dice=dice, realm=True)
    a, b = m.nation("franks"), m.nation("visigoths")
    part(m.world, a, b)
    return m.begin(Parting(b, a) if swapped else Parting(a, b))


@rule("XXVI.B.8")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.parametrize(
    ("ages", "order", "young"),
    [
        ((4, 5), (90, 10), "franks"),
        ((5, 4), (10, 90), "visigoths"),
        ((4, 4), (10, 90), "visigoths"),
        ((4, 4), (90, 10), "franks"),
    ],
    ids=["younger", "older", "acts first", "acts later"],
)
def test_of_equal_forces_the_younger_leaves_if_the_check_says_so(
    on_map: OnMap, ages: Pair, order: Pair, young: str, die: int, swapped: bool
) -> None:
    m = parted(on_map, (2, 2), ages, order, [die], swapped)
    old = "visigoths" if young == "franks" else "franks"
    (check,) = m.events("parting-check")
    assert (check.args["people"], check.args["other_people"]) == (young, old)
    leaves = young if die == 2 else old
    assert [event.args for event in m.events("must-part")] == [{"people": leaves, "place": "Garumnum"}]
    assert m.told("must-part") == ["XXVI.B.8"]
    assert m.asked() == ("frank" if leaves == "franks" else "goth", "retreat")


@rule("XXVI.B.7")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("forces", "leaves"), [((1, 2), "franks"), ((2, 1), "visigoths")])
def test_the_smaller_force_leaves(on_map: OnMap, forces: Pair, leaves: str, swapped: bool) -> None:
    m = parted(on_map, forces, (4, 5), (10, 90), [], swapped)
    assert [event.args["people"] for event in m.events("must-part")] == [leaves]
    assert m.told("must-part") == ["XXVI.B.7"]
    m.do(m.offered()[0])
    stay = "visigoths" if leaves == "franks" else "franks"
    assert {unit.split(".")[0] for unit in m.at("Garumnum")} == {stay}


FOEDUS = """
turn = 4
seats = ["roman", "goth", "hun"]
allies = [["visigoths", "gepids"]]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "2 legion", "Moesia Superior" = "2 legion", "Moesia Inferior" = "2 legion" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "3 infantry" }
[nations.gepids]
seat = "hun"
horde = "Tisia"
units = { Tisia = "2 infantry", Valachia = "infantry" }
"""


@rule("XXVIII.B.1", "XXVI.B.5", "XXVI.B.7")
def test_allies_of_a_new_federate_leave_its_stacks(on_map: OnMap) -> None:
    m = on_map(FOEDUS, realm=True)
    goths = m.nation("visigoths")
    m.realm.promised = put(m.realm.promised, goths, m.nation("byzantium"))
    m.realm.promised_land = [m.place("Moesia Inferior"), goths, m.place("Naissus"), goths]
    m.begin(Founding(goths))
    assert [event.args for event in m.events("must-part")] == [{"people": "gepids", "place": "Valachia"}]
    assert m.asked() == ("hun", "retreat")
