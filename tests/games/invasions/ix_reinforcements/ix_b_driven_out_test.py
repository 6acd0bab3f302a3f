"""IX.B Newcomers take the city, and those they drive out go where somebody takes them in."""

import pytest

from aevum.games.invasions.rules.reinforcements.havens import overseas
from aevum.games.invasions.rules.world.world import FREE, GONE, OUT, RAIDER, put
from aevum.testing import rule
from tests.games.invasions.ix_reinforcements.ix_b_displacement_test import KINGDOM, TISIA, Maker, enter
from tests.games.invasions.ix_reinforcements.ix_b_refuge_test import STEPPE

ARRIVING = KINGDOM.replace('role = "out"', 'role = "out"\nstatus = "kingdom"')


@rule("IX.B.1", "XXIII.B.4")
@pytest.mark.parametrize("walls", [0, 4], ids=["none yet", "better ones"])
def test_a_kingdom_that_arrives_in_a_city_has_its_capital_there(on_map: Maker, walls: int) -> None:
    """Walls as every capital has them, or those that stand already if they are better."""
    m = on_map(ARRIVING, realm=True)
    w, place, lombards = m.world, m.place("Bohemia"), m.nation("lombards")
    w.walls = put(w.walls, place, walls)
    enter(m, "lombards", "Bohemia")
    assert w.moving == 1 << lombards, "others make room in its activation"
    m.do("displace-to:Bavaria")
    assert w.capital[lombards] == place
    assert w.walls[place] == (walls or w.land.walls[place]) > 0
    assert (m.owner("Bohemia"), w.horde[lombards], w.age[lombards]) == ("lombards", -1, 1)
    assert w.moving == 0


@rule("IX.B.1")
def test_a_revolt_ends_where_a_nation_arrives(on_map: Maker) -> None:
    m = on_map(ARRIVING, realm=True)
    m.world.revolt = put(m.world.revolt, m.place("Bohemia"), 2)
    enter(m, "lombards", "Bohemia").do("displace-to:Bavaria")
    assert (m.world.revolt[m.place("Bohemia")], m.owner("Bohemia")) == (0, "lombards")


VASSALS = STEPPE.replace('[nations.khazars]\nseat = "goth"', '[nations.khazars]\nseat = "goth"\n{tie}')
ALL_AROUND = VASSALS.replace(
    'Donetus = "2 horse-archer", Bolgar = "2 horse-archer", Siraces = "2 horse-archer"',
    'Tisia = "2 horse-archer"',
)
RING = 'Sarkil = "horse-archer", Donetus = "horse-archer", Bolgar = "horse-archer", Siraces = "horse-archer"'
TIE = 'tie = "vassal"\nlord = "huns"'


@rule("IX.B.7", "III.D.10")
def test_a_horde_that_nobody_may_take_in_goes_to_the_nearest_free_land(on_map: Maker) -> None:
    """Vassals all around cannot have vassals; its units are lost, and it goes past them."""
    text = ALL_AROUND.format(horde="Volga", alans="2 cavalry", khazars=1, tie=TIE)
    text = text.replace('Sarkil = "1 horse-archer"', RING).replace('horde = "Donetus"', 'horde = "Tisia"')
    m = on_map(text, realm=True)
    m.world.moving = 0
    enter(m, "avars", "Volga")
    alans, land = m.nation("alans"), m.world.land
    assert m.world.tie[alans] == FREE
    assert m.world.place.count(GONE) == 2
    camp = m.world.horde[alans]
    beside = {q for p in land.near[m.place("Volga")] for q in land.near[p]}
    assert camp in beside - {m.place("Volga")}
    assert m.ask().key == "stray-horde"
    m.do(m.offered()[-1])
    assert m.world.horde[alans] in beside - {m.place("Volga"), camp}
    assert m.told("horde-moves") == ["III.D.10"]


@rule("IX.B.4")
@pytest.mark.parametrize(("elsewhere", "tie"), [("", 3), (', Alania = "cavalry"', 0)])
def test_a_people_without_a_horde_is_driven_out_where_all_of_it_stood(
    on_map: Maker, elsewhere: str, tie: int
) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2).replace('horde = "Volga"\n', "")
    text = text.replace('Volga = "3 cavalry"', f'Volga = "3 cavalry"{elsewhere}, "Mare Adriaticum" = "fleet"')
    m = on_map(text, realm=True)
    m.table.state.garrisons_fall = True  # F125, the table option
    enter(m, "avars", "Volga")
    assert (m.world.place.count(GONE) == 0) is (tie != 0)
    assert (m.ask().key == "refuge-place") is (tie != 0)


def test_each_of_two_seas_around_an_island_has_its_own_ships(on_map: Maker) -> None:
    """Two fleets on one side of Sicily, one on the other; of Beneventum both have a coast."""
    text = """
turn = 4
seats = ["roman", "persian"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion", Sicilia = "legion", "Mare Siculum" = "fleet", "Mare Tyrrheneum" = "2 fleet" }
"""
    m = on_map(text, realm=True)
    w, rome, sicilia = m.world, m.nation("rome"), m.place("Sicilia")
    carried = {w.land.names[p]: count for p, count in overseas(w, rome, sicilia, []).items()}
    assert (carried["Campania"], carried["Apulia"], carried["Beneventum"]) == (6, 3, 9)
    assert "Sicilia" not in carried
    gone = [m.place("Apulia")] * 3
    fewer = {w.land.names[p]: count for p, count in overseas(w, rome, sicilia, gone).items()}
    assert (fewer["Campania"], "Apulia" in fewer, fewer["Beneventum"]) == (6, False, 6)


@rule("IX.B.4")
def test_those_who_find_refuge_bring_their_leader(on_map: Maker) -> None:
    text = STEPPE.format(horde="Volga", alans="3 cavalry", khazars=2)
    text = text.replace("gold = 7", 'gold = 7\nleaders = { Volga = "respendialis" }')
    m = enter(on_map(text, realm=True), "avars", "Volga").do("displace-to:Bolgar")
    while m.ask().key == "retreat":
        m.do(m.offered()[0])
    assert (m.leader("respendialis"), m.events("leader-goes")) == ("Bolgar", [])


@rule("IX.B.1", "XX.J.2")
def test_a_leader_without_a_stack_makes_room_too(on_map: Maker) -> None:
    text = TISIA.format(horde="Dacia", units='Dacia = "2 infantry"')
    led = text.replace("[nations.byzantium]", 'leaders = { Tisia = "theodericus-ii" }\n[nations.byzantium]')
    m = enter(on_map(led, realm=True), "gepids", "Tisia")
    assert m.asked() == ("goth", "escape")
    m.do("escape:Dacia")
    assert m.leader("theodericus-ii") == "Dacia"
    assert m.world.horde[m.nation("gepids")] == m.place("Tisia")


@rule("IX.B.1", "VI.C.3")
@pytest.mark.parametrize(("role", "key"), [(RAIDER, "raiders-arrive"), (OUT, "nation-arrives")])
def test_raiders_who_come_to_stay_are_told_as_such(on_map: Maker, role: int, key: str) -> None:
    m = on_map(ARRIVING, realm=True)
    m.world.role = put(m.world.role, m.nation("lombards"), role)
    enter(m, "lombards", "Bohemia")
    assert [(event.key, event.args["place"]) for event in m.table.log if event.key.endswith("-arrive")] == (
        [(key, "Bohemia")] if role == RAIDER else []
    )
    assert m.told("nation-arrives") == ([] if role == RAIDER else ["IX.B.1"])


FEDERATES = """
turn = 5
seats = ["goth", "hun", "roman"]
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "byzantium"
foedus = ["Moesia Inferior", "Dardania"]
horde = "Moesia Inferior"
units = { "Moesia Inferior" = "2 infantry", Dardania = "infantry" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Moesia"]
units = { Thracia = "legion" }
[nations.gepids]
seat = "hun"
role = "out"
reserve = "3 infantry"
"""


@rule("XXVIII.E.4", "IX.B.7")
def test_the_displaced_horde_of_a_federate_stays_in_its_foedus(on_map: Maker) -> None:
    """Moesia Superior is friendly, too, but it was not ceded; the units go the way of the horde."""
    m = enter(on_map(FEDERATES, realm=True), "gepids", "Moesia Inferior")
    assert m.world.horde[m.nation("visigoths")] == m.place("Dardania"), "there is one way only"
    assert m.at("Dardania") == ["visigoths.infantry"] * 3
    assert m.owner("Dardania") == "byzantium"


@rule("IX.B.7")
def test_where_the_rest_of_the_foedus_is_closed_the_horde_goes_where_it_can(on_map: Maker) -> None:
    m = on_map(FEDERATES, realm=True)
    m.world.foedus = put(m.world.foedus, m.place("Dardania"), -1)
    enter(m, "gepids", "Moesia Inferior")
    assert m.asked() == ("goth", "displaced-horde")
    assert {"displace-to:Dardania", "displace-to:Moesia Superior"} <= set(m.offered())


TETHERED = """
turn = 5
seats = ["goth", "hun"]
[nations.huns]
seat = "hun"
horde = "Tisia"
units = { Tisia = "2 horse-archer" }
[nations.visigoths]
seat = "goth"
tie = "vassal"
lord = "huns"
horde = "Lituania"
units = { Lituania = "2 infantry" }
[nations.gepids]
seat = "hun"
role = "out"
reserve = "3 infantry"
"""


@rule("XXIX.F.3", "IX.B.2")
def test_a_displaced_vassal_of_nomads_stays_near_them(on_map: Maker) -> None:
    """Of three open provinces only Prussia lies in an Area beside that of the Huns' horde."""
    m = enter(on_map(TETHERED, realm=True), "gepids", "Lituania")
    assert m.world.horde[m.nation("visigoths")] == m.place("Prussia"), "there is one way only"
    assert m.at("Prussia") == ["visigoths.infantry"] * 2


@rule("XXIX.F.3", "IX.B.2")
@pytest.mark.parametrize("change", [("Tisia", "Tingitania"), ('tie = "vassal"\nlord = "huns"\n', "")])
def test_who_is_too_far_already_or_bound_to_nobody_is_free_to_choose(
    on_map: Maker, change: tuple[str, str]
) -> None:
    m = enter(on_map(TETHERED.replace(*change), realm=True), "gepids", "Lituania")
    assert m.asked() == ("goth", "displaced-horde")
    assert {"displace-to:Albarussia", "displace-to:Lethigallia", "displace-to:Prussia"} <= set(m.offered())


FRINGE = """
turn = 6
seats = ["persian", "roman"]
[nations.persia]
seat = "persian"
status = "kingdom"
units = { Cadusia = "satrapes, infantry" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
[nations.byzantium.units]
Thracia = "legion"
Atropatene = "legion"
Hyrkania = "legion"
Media = "legion"
Phraaspa = "legion"
[nations.vandals]
seat = "roman"
role = "out"
"""


@rule("IX.B.2", "XXXIV.0.17")
def test_who_cannot_go_alone_is_not_left_behind_by_parting(on_map: Maker) -> None:
    """The Satraps may not leave Persia: kept back, the others stand with them again, and nobody is lost."""
    m = enter(on_map(FRINGE, realm=True), "vandals", "Cadusia")
    m.do("split:infantry:persia:whole")
    assert (m.asked(), m.ask().args["units"]) == (("persian", "displaced"), 2)
    assert len(m.at("Cadusia")) == 2
    m.do("displace-to:Armenia")
    assert (m.at("Armenia"), m.world.place.count(GONE)) == (["persia.infantry"], 1)
