"""XX.A, XXIV.C What a battle or a siege knows of the map: both sides, and the ground."""

import pytest

from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.muster import chief_of, muster, parties, unfallen, who_besieges
from aevum.games.invasions.rules.siege.on_map import newcomers, siege_of, supplied
from aevum.games.invasions.rules.siege.terror import comes_with_terror
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM, spell
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

EAST = """
turn = 4
seats = ["roman", "goth", "persian"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
decline = 1
units = { Thracia = "legion", Macedonia = "guard, alans.cavalry", "Mare Aegeum" = "fleet" }
leaders = { Macedonia = "theodosius-ii, magister-orientis" }
limites = ["Macedonia"]
[nations.visigoths]
seat = "goth"
horde = "Dardania"
invading = true
units = { Dardania = "2 infantry, ostrogoths.archer" }
leaders = { Dardania = "alaricus" }
[nations.persia]
seat = "persian"
capital = "Chaldea"
decline = 2
units = { Chaldea = "infantry" }
[cities]
Macedonia = { level = 2 }
"""


def codes(units: list[int]) -> list[str]:
    return sorted(spell(code).split("#")[0] for code in units)


@pytest.fixture
def m(on_map: OnMap) -> ScriptedMap:
    found = on_map(EAST, realm=True)
    found.world.walls = put(found.world.walls, found.place("Macedonia"), 3)
    return found


def before_macedonia(m: ScriptedMap, *, horde: bool = True) -> tuple[int, list[int]]:
    """The Goths have come there, with their horde."""
    w, place = m.world, m.place("Macedonia")
    units = units_at(w, m.place("Dardania"))
    for unit in units:
        shift(w, unit, place)
        w.came[unit] = m.place("Dardania")
    if horde:
        w.horde = put(w.horde, m.nation("visigoths"), place)
    w.leader_place[LEADERS.index("alaricus")] = place
    return place, units


def met(m: ScriptedMap, place: int, units: list[int], intercepted: bool = False) -> Fight:
    goths = m.nation("visigoths")
    (party,) = parties(m.world, place, 1 << goths)
    assert chief_of(m.world, place, party) == m.nation("byzantium")
    return muster(m.world, place, goths, units, [LEADERS.index("alaricus")], party, intercepted)


@rule("XX.A.3", "III.B.5", "XXIX.B.7")
def test_the_attacker_with_his_mercenaries_his_leader_and_his_horde(m: ScriptedMap) -> None:
    place, units = before_macedonia(m)
    side = met(m, place, units).sides[0]
    assert codes(side.units) == ["b.ostrogoths.archer+@river", *2 * ["b.visigoths.infantry@river"]]
    assert codes(side.horde) == ["b.visigoths.horde"]
    assert (side.seat, side.nation, side.status, side.decline, side.start) == (
        1,
        m.nation("visigoths"),
        0,
        0,
        3,
    )
    assert (side.leader, side.combat, side.aides, side.others, side.court) == ("alaricus", 2, 0, [], -1)


@rule("XXIX.B.7")
@pytest.mark.parametrize(("invading", "with_horde"), [(1, True), (0, False)])
def test_only_the_horde_of_an_invader_attacks(m: ScriptedMap, invading: int, with_horde: bool) -> None:
    place, units = before_macedonia(m)
    m.world.invading = put(m.world.invading, m.nation("visigoths"), invading)
    assert bool(met(m, place, units).sides[0].horde) is with_horde


@rule("XX.A.3", "XVIII.I.5", "III.C.11")
def test_the_defender_with_his_limes_and_the_best_of_his_leaders(m: ScriptedMap) -> None:
    place, units = before_macedonia(m)
    side = met(m, place, units).sides[1]
    assert codes(side.units) == ["b.alans.cavalry+", "e.byzantium.guard"]
    assert codes(side.limes) == ["e.byzantium.limes"]
    assert (side.horde, side.start, side.seat, side.decline) == ([], 2, 0, 1)
    assert (side.leader, side.combat, side.others) == ("magister-orientis", 1, ["theodosius-ii"])
    m.world.limes = put(m.world.limes, place, NOBODY)
    assert met(m, place, units).sides[1].limes == []


@rule("XX.A.1", "XX.F.4")
@pytest.mark.parametrize("intercepted", [False, True])
def test_the_ground_with_the_city_of_the_defenders_friend(m: ScriptedMap, intercepted: bool) -> None:
    place, units = before_macedonia(m)
    field = met(m, place, units, intercepted).field
    assert (field.province, field.turn, field.barbarian, field.intercepted) == (
        "Macedonia",
        4,
        False,
        intercepted,
    )
    assert field.terrain == m.world.land.terrain[place]
    assert (field.city, field.level, field.walls) == (m.world.land.site[place], 2, 3)
    assert (field.fortified, field.capital) == (True, 0)
    m.world.capital = put(m.world.capital, m.nation("byzantium"), place)
    assert met(m, place, units).field.capital == EMPIRE
    m.world.owner[place] = m.nation("persia")
    bare = met(m, place, units).field
    assert (bare.city, bare.level, bare.walls, bare.fortified, bare.capital) == ("", 0, 0, False, 0)


def stormed(m: ScriptedMap) -> tuple[int, list[int]]:
    """Nobody is left in Macedonia but the Goths."""
    place, units = before_macedonia(m)
    for unit in units_at(m.world, place):
        if unit not in units:
            shift(m.world, unit, m.place("Thracia"))
    m.world.limes = put(m.world.limes, place, NOBODY)
    return place, units


@rule("XXIV.A.1", "XXIV.C.5")
def test_a_siege_as_the_map_has_it(m: ScriptedMap) -> None:
    place, units = stormed(m)
    w, goths = m.world, m.nation("visigoths")
    fight = siege_of(w, place, goths, units, [LEADERS.index("alaricus")])
    besieger, besieged = fight.sides
    assert (len(besieger.units), besieger.start, besieger.leader) == (3, 3, "alaricus")
    assert "b.ostrogoths.archer+" in codes(besieger.units)
    assert (besieged.nation, besieged.decline, besieged.units) == (m.nation("byzantium"), 1, [])
    field = fight.field
    assert (field.province, field.city, field.turn) == ("Macedonia", w.land.site[place], 4)
    assert (field.level, field.walls, field.fortified, field.capital) == (2, 3, True, 0)
    assert (field.terrain, field.barbarian) == (w.land.terrain[place], False)
    w.owner[place] = NOBODY
    nobody = siege_of(w, place, goths, units, []).sides[1]
    assert (nobody.nation, nobody.decline) == (goths, 0)
    w.owner[place] = m.nation("persia")
    assert siege_of(w, place, goths, units, []).sides[1].decline == 2
    w.capital = put(w.capital, m.nation("persia"), place)
    w.status = put(w.status, m.nation("persia"), KINGDOM)
    assert siege_of(w, place, goths, units, []).field.capital == KINGDOM


@rule("XXIV.C.8")
def test_a_port_is_supplied_by_fleets_of_its_owners_friends(m: ScriptedMap) -> None:
    w, thracia = m.world, m.place("Thracia")
    sea = w.land.port[thracia]
    assert not supplied(w, thracia)
    shift(w, units_at(w, m.place("Mare Aegeum"))[0], sea)
    assert supplied(w, thracia)
    assert siege_of(w, thracia, m.nation("visigoths"), [], []).field.supplied
    w.owner[thracia] = m.nation("persia")
    assert not supplied(w, thracia)
    w.owner[thracia] = NOBODY
    assert not supplied(w, thracia)
    assert not supplied(w, m.place("Chaldea")), "no port at all"


@rule("XXIV.A.1")
def test_whose_city_is_besieged_and_by_whom(m: ScriptedMap) -> None:
    place, units = stormed(m)
    w, goths, east = m.world, m.nation("visigoths"), m.nation("byzantium")
    assert unfallen(w, place, goths)
    assert not unfallen(w, place, east)
    assert not unfallen(w, m.place("Dardania"), goths) or w.level[m.place("Dardania")]
    assert (who_besieges(w, place, goths, units), who_besieges(w, place, east, units)) == (goths, goths)
    assert who_besieges(w, place, goths, []) == NOBODY
    w.level = put(w.level, place, 0)
    assert who_besieges(w, place, goths, units) == NOBODY


@rule("XXIV.B.1", "VI.H.3")
def test_where_terror_goes_before_a_leader(m: ScriptedMap) -> None:
    place, _ = stormed(m)
    w, goths, alaricus = m.world, m.nation("visigoths"), LEADERS.index("alaricus")
    assert not comes_with_terror(w, goths, place, [alaricus]), "walls"
    w.walls = put(w.walls, place, 0)
    assert comes_with_terror(w, goths, place, [alaricus])
    assert not comes_with_terror(w, goths, place, [])
    assert not comes_with_terror(w, m.nation("persia"), place, [alaricus]), "no Barbarians"
    w.terrified = put(w.terrified, place, 1 << alaricus)
    assert (newcomers(w, place, [alaricus]), comes_with_terror(w, goths, place, [alaricus])) == (0, False)
    w.terrified = put(w.terrified, place, 0)
    assert newcomers(w, place, [alaricus, LEADERS.index("theodosius-ii")]) == 1 << alaricus
    w.owner[place] = NOBODY
    assert comes_with_terror(w, goths, place, [alaricus])
    w.owner[place] = goths
    assert not comes_with_terror(w, goths, place, [alaricus])
    w.owner[place] = m.nation("byzantium")
    shift(w, units_at(w, m.place("Thracia"))[0], place)
    assert not comes_with_terror(w, goths, place, [alaricus]), "troops"
    w.level = put(w.level, place, 0)
    assert not comes_with_terror(w, goths, place, [alaricus])
