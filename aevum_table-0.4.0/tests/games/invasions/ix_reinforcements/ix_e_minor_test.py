"""IX.E, XXVII.C Inactive minor kingdoms recover."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.reinforcements.step import Reinforced, ReinforcementStep
from aevum.games.invasions.rules.world.world import NOWHERE, put
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


@rule("XXVII.C.2")
@pytest.mark.parametrize(("capital", "lost", "comes"), [(False, 0, True), (False, 2, False), (True, 2, True)])
def test_nothing_returns_before_a_lost_capital_does(
    on_map: Maker, capital: bool, lost: int, comes: bool
) -> None:
    m = armenia(on_map, [1])
    armenians = m.nation("armenians")
    if not capital:
        m.world.capital = put(m.world.capital, armenians, NOWHERE)
    m.realm.capital_lost = put(m.realm.capital_lost, armenians, lost)
    m.begin(Reinforced(armenians))
    assert (len(m.at("Armenia")) == 2) is comes


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
    m = armenia(on_map, [1])
    m.begin(ReinforcementStep())
    while m.ask().key in ("post-leader", "deploy"):
        m.do(m.offered()[0])
    told = [event.args["people"] for event in m.table.log if event.key in ("leader-comes", "reinforced")]
    assert list(dict.fromkeys(told)) == ["huns", "armenians", "persia"]


@rule("IX.E.2")
def test_stacking_holds_for_them(on_map: Maker) -> None:
    m = armenia(on_map, [], "3 infantry", "infantry")
    m.begin(Reinforced(m.nation("armenians")))
    assert m.at("Armenia") == ["armenians.infantry"] * 3  # the mountains feed three


@rule("VI.B.5", "XXVII.C.3")
def test_its_player_says_where_the_unit_goes(on_map: Maker) -> None:
    """F121: the unit is drawn, the place is not."""
    m = armenia(on_map, [2])
    m.world.owner[m.place("Armenia Minor")] = m.nation("armenians")
    m.begin(Reinforced(m.nation("armenians")))
    assert (m.asked(), m.ask().rule) == (("roman", "deploy"), "VI.B.5")
    assert (m.ask().args["unit"], m.offered()) == ("archer", ["station:Armenia", "station:Armenia Minor"])
    m.do("station:Armenia Minor")
    assert (m.at("Armenia"), m.at("Armenia Minor")) == (["armenians.infantry"], ["armenians.archer"])


SCLAVENI = """
turn = 9
seats = ["goth", "roman"]
[nations.sclaveni]
seat = "goth"
role = "inactive"
horde = "Valachia"
provinces = ["Valachia", "Dacia", "Tisia"]
units = {{ Valachia = "{units} infantry", Dacia = "2 infantry", Tisia = "2 infantry" }}
reserve = "2 infantry"
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = {{ Thracia = "legion" }}
"""


@rule("VI.B.5", "IX.D.2", "IX.D.3")
@pytest.mark.parametrize(("units", "asked"), [(3, False), (4, True)])
def test_inactive_barbarians_come_to_the_horde_and_beyond_its_room_where_their_player_likes(
    on_map: Maker, units: int, asked: bool
) -> None:
    m = on_map(SCLAVENI.format(units=units), realm=True)
    m.world.moving = 0
    m.begin(Reinforced(m.nation("sclaveni")))
    assert len(m.at("Valachia")) == 4
    if asked:
        assert (m.asked(), m.ask().rule) == (("goth", "deploy"), "VI.B.5")
        assert {"station:Dacia", "station:Tisia"} < set(m.offered()), "any province that they control"
        m.do("station:Tisia")
        assert (len(m.at("Tisia")), m.events("reinforced")[-1].rule) == (3, "VI.B.5")
