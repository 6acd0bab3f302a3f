"""Set-ups in TOML: what they bring onto the map, and one sentence for every kind of mistake in them."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.mapset import MapSet, read_toml
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.troops import NATIONS, STATUS_NAMES, spell
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import CLIENT
from aevum.testing import rule

SMALL = """
turn = 2
seats = ["roman", "goth"]
partners = [["roman", "goth"]]
allies = [["rome", "byzantium"]]
acting = ["visigoths"]
[nations.rome]
seat = "roman"
gold = 7
capital = "Latium"
areas = ["Italia"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = { Thracia = "2 legion~, guard", "Mare Aegeum" = "elite-fleet" }
leaders = { Thracia = "valens" }
limites = ["Tyras"]
[nations.armenians]
seat = "roman"
role = "inactive"
tie = "client"
lord = "byzantium"
provinces = ["Armenia"]
units = { Armenia = "3 mountain-infantry" }
[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = true
units = { Dacia = "ostrogoths.noble-cavalry, 2 infantry" }
[cities.Colchis]
level = 1
walls = true
"""


def test_a_set_up_is_what_it_says() -> None:
    found = read_toml(SMALL, "small.toml")
    w, land = found.world, found.world.land
    rome, visigoths, armenians = (NATIONS.index(name) for name in ("rome", "visigoths", "armenians"))
    assert (found.seats, w.turn, w.gold[rome]) == (("roman", "goth"), 2, 7)
    assert [w.seat[n] for n in (rome, visigoths)] == [0, 1]
    assert spelled(found, "Thracia") == ["byzantium.guard", "byzantium.legion~", "byzantium.legion~"]
    assert spelled(found, "Dacia") == ["ostrogoths.noble-cavalry", "visigoths.infantry", "visigoths.infantry"]
    assert {w.master[unit] for unit in units_at(w, land.number("Dacia"))} == {visigoths}
    assert w.leader_place[LEADERS.index("valens")] == land.number("Thracia")
    assert w.limes[land.number("Tyras")] == NATIONS.index("byzantium")
    assert (w.tie[armenians], w.lord[armenians]) == (CLIENT, NATIONS.index("byzantium"))
    assert (w.horde[visigoths], w.invading[visigoths]) == (land.number("Dacia"), 1)
    assert (w.level[land.number("Colchis")], w.walls[land.number("Colchis")]) == (1, 2)
    assert [name for n, name in enumerate(NATIONS) if not found.idle >> n & 1] == ["visigoths"]


def spelled(found: MapSet, place: str) -> list[str]:
    w = found.world
    codes = [w.code[unit] for unit in units_at(w, w.land.number(place))]
    return sorted(spell(code).split(".", 1)[1].split("#")[0] for code in codes)


@rule("XII.B.5", "XII.C.8")
def test_an_area_brings_its_empty_provinces_along() -> None:
    w = read_toml(SMALL, "small.toml").world
    assert NATIONS[w.owner[w.land.number("Thessalia")]] == "byzantium"
    assert NATIONS[w.owner[w.land.number("Tisia")]] == "visigoths"


def test_a_mercenary_has_the_status_of_its_own_people() -> None:
    text = 'seats = ["a"]\n[nations.rome]\nseat = "a"\nunits = { Latium = "persia.infantry" }'
    w = read_toml(text, "x").world
    assert STATUS_NAMES[w.status[NATIONS.index("persia")]] == "kingdom"
    assert spell(w.code[1]).startswith("k.persia")


def test_partners_may_be_played_by_one_person() -> None:
    found = read_toml(SMALL, "small.toml", 1)
    assert found.seats == ("roman-goth",)
    assert {seat for seat in found.world.seat if seat >= 0} == {0}


def one(entry: str, top: str = "") -> str:
    """A set-up of two nations, with one more line about the first."""
    return f'seats = ["a"]\n{top}\n[nations.rome]\nseat = "a"\n{entry}\n[nations.franks]\nseat = "a"\n'


ROME = "x.nations.rome"
MISTAKES = {
    "seats = [": "x: Invalid value",
    "": "x.seats: expected a list of names, found None",
    "seats = []": "x.seats: somebody must play",
    'seats = ["a", "a"]': "x.seats: 'a' is named twice",
    'seats = ["a", 3]': "x.seats: expected a list of names, found ['a', 3]",
    'seats = ["a"]\nweather = "rain"': "x: there is no 'weather' here; known: turn, seats, partners",
    'seats = ["a"]\nturn = 13': "x.turn: expected a number from 1 to 12, found 13",
    'seats = ["a"]\neast = 1': "x.east: expected true or false, found 1",
    'seats = ["a"]\nnations = 3': "x.nations: expected a table, found 3",
    'seats = ["a"]\n[nations]\nrome = 3': "x.nations.rome: expected a table, found 3",
    'seats = ["a"]\n[nations.gauls]': "x.nations.gauls: there is no nation 'gauls'",
    'seats = ["a"]\n[nations.rome]': "x.nations.rome.seat: there is no seat 'None'",
    'seats = ["a"]\nsource = "a friend"': "x.source: expected 'reconstructed' or 'rulebook",
    'seats = ["a"]\nsource = "reconstructed"': "x.reason: what is reconstructed needs a reason",
    one("legions = 3"): f"{ROME}: there is no 'legions' here; known: seat, status",
    one('status = "republic"'): f"{ROME}.status: there is no status 'republic'",
    one('role = "idle"'): f"{ROME}.role: there is no role 'idle'",
    one("gold = -1"): f"{ROME}.gold: expected a number from 0 to 99, found -1",
    one('gold = "much"'): f"{ROME}.gold: expected a number from 0 to 99, found 'much'",
    one('invading = "yes"'): f"{ROME}.invading: expected true or false, found 'yes'",
    one('capital = "Atlantis"'): f"{ROME}.capital: there is no province 'Atlantis'",
    one('capital = "Dacia"'): f"{ROME}.capital: 'Dacia' has no city",
    one('capital = "Latium"'): f"{ROME}.capital: it does not control 'Latium'",
    one('status = "barbarian"\ncapital = "Latium"'): f"{ROME}.capital: a Barbarian nation has a horde",
    one('horde = "Dacia"'): f"{ROME}.horde: only a Barbarian nation has a horde (III.D.1)",
    one('lord = "franks"'): f"{ROME}: 'tie' and 'lord' belong together",
    one('tie = "client"'): f"{ROME}: 'tie' and 'lord' belong together",
    one('tie = "free"\nlord = "franks"'): f"{ROME}.tie: there is no tie 'free'",
    one('tie = "vassal"\nlord = "huns"'): f"{ROME}.lord: there is no nation in this set-up called 'huns'",
    one('tie = "vassal"\nlord = "rome"'): f"{ROME}.lord: it would be its own lord in the end",
    one("foedus = 3"): f"{ROME}.foedus: expected a list of names, found 3",
    one('areas = "Italia"'): f"{ROME}.areas: expected a list of names, found 'Italia'",
    one('areas = ["Utopia"]'): f"{ROME}.areas: there is no Area 'Utopia'",
    one('areas = ["Danubius"]'): f"{ROME}.areas: by XII.C it does not control 'Danubius'",
    one('areas = ["Italia"]\n[nations.byzantium]\nseat = "a"\nareas = ["Italia"]'): (
        "x.nations.byzantium.areas: rome has 'Italia' already"
    ),
    one('provinces = ["Dacia"]'): f"{ROME}.provinces: by XII.B it does not control 'Dacia'",
    one("units = 3"): f"{ROME}.units: expected a table, found 3",
    one("units = { Latium = 3 }"): f"{ROME}.units.Latium: expected text in quotes, found 3",
    one('units = { Atlantis = "legion" }'): f"{ROME}.units: there is no place 'Atlantis'",
    one('units = { Latium = "many legions" }'): f"{ROME}.units.Latium: 'many legions' is no group of units",
    one('units = { Latium = "0 legion" }'): f"{ROME}.units.Latium: '0 legion' is no group of units",
    one('units = { Latium = "hoplite" }'): f"{ROME}.units.Latium: there is no unit 'hoplite'",
    one('units = { Latium = "gauls.infantry" }'): f"{ROME}.units.Latium: there is no nation 'gauls'",
    one('units = { Latium = "limes" }'): f"{ROME}.units.Latium: 'limes' stands on a line of its own",
    one('units = { Latium = "horde" }'): f"{ROME}.units.Latium: 'horde' stands on a line of its own",
    one('units = { Latium = "fleet" }'): f"{ROME}.units.Latium: fleets stand on seas",
    one('units = { Propontis = "legion" }'): f"{ROME}.units.Propontis: fleets stand on seas",
    one('units = { Latium = "infantry~" }'): f"{ROME}.units.Latium: 'infantry~': only an elite",
    one('units = { Latium = "clibanarii" }'): f"{ROME}.units.Latium: 'clibanarii': only persia has it",
    one('leaders = { Latium = "nero" }'): f"{ROME}.leaders.Latium: there is no leader 'nero'",
    one('leaders = { Latium = "valens" }'): f"{ROME}.leaders.Latium: 'valens' leads byzantium",
    one('leaders = { Latium = "caesar", Tuscia = "caesar" }'): (
        f"{ROME}.leaders.Tuscia: 'caesar' stands in Latium already"
    ),
    one('limites = ["Savus"]', "turn = 8"): f"{ROME}.limites: there are no Limites after turn 7 (XVIII.I.1)",
    one('limites = ["Savus", "Savus"]'): f"{ROME}.limites: 'Savus' is named twice",
    one('limites = ["Savus"]\n[nations.byzantium]\nseat = "a"\nlimites = ["Savus"]'): (
        "x.nations.byzantium.limites: Savus holds one Limes already (XVIII.I.4)"
    ),
    one('[nations.huns]\nseat = "a"\nlimites = ["Savus"]'): "x.nations.huns.limites: only Rome and Byzantium",
    one('sources = { Latium = "rulebook XX" }'): f"{ROME}.sources: nothing of it stands in 'Latium'",
    one('units = { Latium = "guard" }\nsources = { Latium = "a book" }'): f"{ROME}.sources.Latium",
    one('units = { Latium = "guard" }\n[nations.persia]\nseat = "a"\nunits = { Latium = "archer" }'): (
        "x: enemies share Latium"
    ),
    one("", "acting = 3"): "x.acting: expected a list of names, found 3",
    one("", 'acting = ["gauls"]'): "x.acting: there is no nation 'gauls'",
    one("", 'raids = ["huns"]'): "x.raids: there is no nation in this set-up called 'huns'",
    one("", 'allies = ["rome"]'): "x.allies: expected a list of names, found 'rome'",
    one("", 'allies = [["rome"]]'): "x.allies: expected pairs of nations, found ['rome']",
    one("", 'allies = [["rome", "huns"]]'): "x.allies: there is no nation in this set-up called 'huns'",
    one("", 'partners = ["a"]'): "x.partners: expected a list of names, found 'a'",
    one("", "partners = 3"): "x.partners: expected lists of seats, found 3",
    one("", 'partners = [["a"], ["b"]]'): "x.partners: every seat belongs to one group, found [['a'], ['b']]",
    one("[cities]\nRome = 3"): "x.cities.Rome: expected a table, found 3",
    one("[cities.Roma]\nlevel = 1"): "x.cities.Roma: there is no province 'Roma'",
    one("[cities.Dacia]\nlevel = 1"): "x.cities.Dacia: 'Dacia' has no site for a city",
    one("[cities.Latium]\nlevel = 4"): "x.cities.Latium.level: expected a number from 0 to 3, found 4",
    one("[cities.Latium]\nwalls = 2"): "x.cities.Latium.walls: expected true or false, found 2",
}


@pytest.mark.parametrize("text", MISTAKES, ids=list(MISTAKES.values()))
def test_a_mistake_is_told_in_one_sentence(text: str) -> None:
    with pytest.raises(BadData) as caught:
        read_toml(text, "x")
    assert str(caught.value).startswith(MISTAKES[text])
    assert "\n" not in str(caught.value)


def test_too_few_or_too_many_people() -> None:
    with pytest.raises(BadData, match=r"options\.seats: expected 1 or 2, found 3"):
        read_toml(SMALL, "small.toml", 3)
