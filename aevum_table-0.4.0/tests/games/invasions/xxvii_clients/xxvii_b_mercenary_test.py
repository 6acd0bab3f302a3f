"""XXVII Clients: their mercenary, their neutrality, and how they come and go."""

import pytest

from aevum.games.invasions.rules.bounds.room import room
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.troops import KINDS, NATIONS
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.vassalage.clients import ClientHelp, at_full_strength
from aevum.games.invasions.rules.vassalage.ties import MINOR
from aevum.games.invasions.rules.world.pieces import add_unit, units_at
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

PATRON = """
turn = 4
seats = ["roman", "minor", "persian"]
acting = ["byzantium"]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Oriens"]
units = { Amida = "4 legion", Osroene = "legion", Thracia = "legion" }

[nations.armenians]
seat = "minor"
role = "inactive"
lord = "byzantium"
tie = "client"
capital = "Armenia"
units = { Armenia = "2 mountain-infantry, cavalry" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "infantry", Adiabene = "infantry" }
"""


@rule("XXVII.B.1", "XXVII.B.2")
def test_a_client_lends_a_random_unit_at_the_start_of_the_activation(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3])
    assert m.events("client-draw")[0].rule == "XXVII.B.1"
    assert m.asked() == ("roman", "deploy")
    assert m.ask().args["unit"] == "cavalry"
    m.do("station:Syria")
    assert m.at("Syria") == ["armenians.cavalry"]
    assert m.at("Armenia") == ["armenians.mountain-infantry"] * 2
    assert m.asked() == ("roman", "stacks")


@rule("XXVII.B.1", "XV.C.1")
@pytest.mark.parametrize(("turn", "helps"), [(8, True), (4, False)])
def test_counters_whose_turn_has_not_come_are_not_missing(on_map: OnMap, turn: int, helps: bool) -> None:
    text = PATRON.replace("units = { Armenia =", 'reserve = "infantry"\nunits = { Armenia =')
    m = on_map(text.replace('acting = ["byzantium"]', 'acting = ["persia"]'), realm=True)
    armenians = m.nation("armenians")
    waiting = next(i for i in m.world.of_people[armenians] if m.world.place[i] == NOWHERE)
    m.realm.since = [turn if i == waiting else 1 for i in range(len(m.world.code))]
    assert at_full_strength(m.table.state, armenians) is helps
    m.table.state.script = [3]
    m.begin(ClientHelp(m.nation("byzantium")))
    assert (m.ask().key == "deploy") is helps


@rule("XXVII.B.2", "XVII.A.11")
def test_it_goes_to_any_province_of_the_patron_that_has_room(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3])
    assert m.offered() == [
        "station:Thracia",
        "station:Coele Syria",
        "station:Osroene",
        "station:Palestina",
        "station:Phoenicia",
        "station:Syria",
    ]  # Amida is full, and Armenia is not the patron's


@rule("XXVII.B.1")
def test_a_client_below_full_strength_lends_nothing(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[1]).do("station:Syria")
    eliminate(m.world, units_at(m.world, m.place("Armenia"))[0])
    asked = m.ask().key
    m.begin(ClientHelp(NATIONS.index("byzantium")))
    assert m.ask().key == asked == "stacks"


@rule("XXVII.B.4", "III.B.5")
def test_the_patron_commands_it_as_its_own(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3]).do("station:Osroene", "march:Osroene", "go:Amida")
    assert m.at("Osroene") == []
    m.do("halt")
    assert m.refusal("done").key == "too-many"  # it counts against the patron's stacking


@rule("XXVII.B.3")
def test_it_goes_home_after_the_activation(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3]).do("station:Syria", "march:Syria", "go:Palestina", "halt", "done")
    assert m.table.over
    assert m.at("Palestina") == []
    assert m.at("Armenia") == ["armenians.cavalry"] + ["armenians.mountain-infantry"] * 2
    assert m.events("unit-handed-over")[-1].rule == "XXVII.B.3"


@rule("XXVII.B.3", "XVII.A.11")
def test_where_its_capital_is_full_it_goes_to_another_province(on_map: OnMap) -> None:
    more = 'Armenia = "2 mountain-infantry, cavalry", Iberia = "infantry"'
    m = on_map(PATRON.replace('Armenia = "2 mountain-infantry, cavalry"', more), dice=[3])
    m.do("station:Syria")
    armenians = m.nation("armenians")
    while room(m.world, m.place("Armenia"), armenians):
        add_unit(m.world, KINDS.index("infantry"), armenians, m.place("Armenia"))
    m.table.choose("roman", "done")
    assert m.at("Iberia") == ["armenians.cavalry", "armenians.infantry"]
    assert "armenians.cavalry" not in m.at("Armenia")


@rule("XXVII.B.3")
def test_it_does_not_go_home_when_it_fell(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3]).do("station:Syria")
    eliminate(m.world, units_at(m.world, m.place("Syria"))[0])
    m.do("done")
    assert m.at("Armenia") == ["armenians.mountain-infantry"] * 2


@rule("XXVII.A.2", "XII.D.2")
def test_the_patron_passes_a_clients_land_but_does_not_stay(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3]).do("station:Syria", "march:Amida", "go:Armenia")
    assert m.refusal("halt").rule == "XII.D.2"


@rule("XXVII.A.5", "VI.B.2")
def test_an_inactive_kingdom_never_acts(on_map: OnMap) -> None:
    text = PATRON.replace('acting = ["byzantium"]', "")
    m = on_map(text, dice=[3])
    while not m.table.over:
        m.do("done" if m.ask().key == "stacks" else m.offered()[0])
    told = [event.args["people"] for event in m.events("activates")]
    assert told == ["persia", "byzantium"]


@rule("XXVII.0.1")
@pytest.mark.parametrize("name", ["armenians", "colchidians", "iberians", "mauritanians"])
def test_four_kingdoms_are_minor_from_the_start(name: str) -> None:
    assert MINOR[NATIONS.index(name)]
    assert not MINOR[NATIONS.index("persia")]


@rule("XXVII.A.6")
@pytest.mark.parametrize("name", ["britons", "gallo-romans", "cappadocians"])
def test_active_minor_kingdoms_act_like_others(on_map: OnMap, name: str) -> None:
    people = f'[nations.{name}]\nseat = "minor"\nunits = {{ Cumbria = "2 infantry" }}\n'
    m = on_map(PATRON.replace('"byzantium"]', f'"{name}"]') + people)
    assert MINOR[NATIONS.index(name)]
    assert m.asked() == ("minor", "stacks")
    m.do("march:Cumbria", "go:Lindum", "halt")
    assert m.owner("Lindum") == name


@rule("XXVII.D.1", "III.G.8")
def test_a_client_is_free_when_its_patrons_capital_falls(on_map: OnMap) -> None:
    m = on_map(PATRON, dice=[3]).do("station:Syria")
    fallen = CapitalFalls(NATIONS.index("byzantium"), NATIONS.index("persia"), m.place("Thracia"))
    m.begin(fallen)
    assert m.events("is-free")[0].args["people"] == "armenians"
    assert m.events("is-free")[0].rule == "XXVII.D.1"
    assert m.world.lord[NATIONS.index("armenians")] == -1
    assert m.at("Syria") == []  # the lent unit went home


@rule("XXVII.A.7")
@pytest.mark.parametrize(
    ("conqueror", "status", "tie"), [("persia", "kingdom", "client"), ("huns", "barbarian", "vassal")]
)
def test_a_minor_kingdom_becomes_client_or_vassal_of_its_conqueror(
    on_map: OnMap, conqueror: str, status: str, tie: str
) -> None:
    text = PATRON.replace('capital = "Chaldea"\nareas = ["Mesopotamia"]', "")
    text = text.replace("nations.persia]", f'nations.{conqueror}]\nstatus = "{status}"')
    m = on_map(text.replace("Adiabene =", "Atropatene ="), dice=[3]).do("station:Syria")
    armenians = NATIONS.index("armenians")
    m.begin(CapitalFalls(armenians, NATIONS.index(conqueror), m.place("Armenia")))
    assert m.events(f"becomes-{tie}")[0].args["suzerain_people"] == conqueror
    assert m.world.lord[armenians] == NATIONS.index(conqueror)


@rule("XXVII.B.1")
def test_of_a_single_unit_no_lots_are_drawn(on_map: OnMap) -> None:
    m = on_map(PATRON.replace("2 mountain-infantry, cavalry", "cavalry"))
    assert m.events("client-draw") == []
    assert (m.asked(), m.ask().args["unit"]) == (("roman", "deploy"), "cavalry")
