"""The notation of fights: every part of it, and one clear sentence for every mistake."""

import re

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions import gazetteer
from aevum.games.invasions.notation import read
from aevum.games.invasions.rules import troops
from aevum.games.invasions.rules.fight import TERRAINS, Fight, read_fight
from aevum.games.invasions.scenarios import shipped


def spelled(codes: list[int]) -> list[str]:
    return [troops.spell(code) for code in codes]


def placed(place: str) -> Fight:
    return read(f"franks: 2 infantry vs armenians: 2 infantry at {place}")


def test_the_sides() -> None:
    fight = read("rome: 2 legion, legion~, guard / iulianus vs persia: clibanarii at plain")
    attacker, defender = fight.sides
    assert spelled(attacker.units) == ["e.rome.legion", "e.rome.legion", "e.rome.legion~", "e.rome.guard"]
    assert (attacker.seat, attacker.start, attacker.leader, attacker.combat) == (0, 4, "iulianus", 3)
    assert spelled(defender.units) == ["k.persia.clibanarii"]
    assert (defender.seat, defender.start, defender.leader, defender.combat) == (1, 1, "", 0)


@pytest.mark.parametrize("kind", troops.KINDS)
def test_every_unit_can_be_written(kind: str) -> None:
    front = troops.FRONT[troops.KINDS.index(kind)]
    owners = {"horde": "franks", "cataphractae": "byzantium", "themata": "byzantium"}
    owners |= dict.fromkeys(("clibanarii", "satrapes", "elephants"), "persia")
    nation = owners.get(kind, "rome")
    turn = 8 if nation == "byzantium" else 3
    place = "sea" if front & troops.FLEET else "plain"
    foe = "fleet" if front & troops.FLEET else "infantry"
    side = read(f"persia: {foe} vs {nation}: {kind} at {place}; turn={turn}").sides[1]
    assert [code.split(".")[2] for code in spelled(side.units + side.horde + side.limes)] == [kind]


@pytest.mark.parametrize("nation", troops.NATIONS)
def test_every_nation_can_be_written(nation: str) -> None:
    side = read(f"{nation}: infantry vs rome: infantry at plain").sides[0]
    index = troops.NATIONS.index(nation)
    assert (side.nation, side.status) == (index, troops.NATION_STATUS[index])


@pytest.mark.parametrize(("status", "number"), [("barbarian", 0), ("kingdom", 1), ("empire", 2)])
def test_a_status_in_brackets(status: str, number: int) -> None:
    side = read(f"huns({status}): infantry vs rome: infantry at plain").sides[0]
    assert side.status == number
    assert troops.status(side.units[0]) == number


def test_mercenaries_keep_the_status_of_their_nation() -> None:
    side = read("vandals(kingdom): infantry, alans.cavalry vs rome: infantry at plain").sides[0]
    assert spelled(side.units) == ["k.vandals.infantry", "b.alans.cavalry+"]


def test_hordes_and_limites_stand_apart() -> None:
    side = read("persia: infantry vs rome: infantry, limes, franks.horde at plain").sides[1]
    assert (len(side.units), spelled(side.limes), spelled(side.horde)) == (
        1,
        ["e.rome.limes"],
        ["b.franks.horde+"],
    )
    assert side.start == 1


LEADERS = {
    "iulianus": (3, False),
    "fritigernus": (2, False),
    "leader 0": (0, False),
    "leader 2": (2, False),
    "leader 2+1": (2, False),
    "leader 2+1^": (2, True),
    "leader 1^": (1, True),
    "alaricus": (2, True),
    "alaricus 1+2": (1, True),
    "iulianus 1+3": (1, False),
}


@pytest.mark.parametrize("leader", LEADERS)
def test_leaders(leader: str) -> None:
    side = read(f"rome: infantry / {leader} vs franks: infantry at plain").sides[0]
    assert (side.leader, side.combat, side.mountain) == (leader.split()[0], *LEADERS[leader])


@pytest.mark.parametrize("terrain", TERRAINS[:-1])
def test_a_terrain_as_a_place(terrain: str) -> None:
    field = placed(terrain).field
    assert (TERRAINS[field.terrain], field.province, field.level) == (terrain, "", 0)


def test_a_province_as_a_place() -> None:
    field = placed("Assyria").field
    assert (TERRAINS[field.terrain], field.city, field.level) == ("steppe", "Nisibis", 1)
    assert (field.fortified, field.walls, field.barbarian) == (True, 2, False)
    assert placed("Moesia Inferior").field.province == "Moesia Inferior"
    assert placed("Saxonia").field.barbarian
    assert placed("Dardania").field.level == 0


def test_every_province_on_the_map_can_be_written() -> None:
    found = {name: row["terrain"] for name, row in gazetteer._provinces().items()}
    on_map = {name: terrain for name, terrain in found.items() if terrain in TERRAINS}
    assert len(on_map) > 200
    for name, terrain in on_map.items():
        assert TERRAINS[placed(name).field.terrain] == terrain
    for name in found.keys() - on_map.keys():
        with pytest.raises(BadData, match=f"'{re.escape(name)}' lies off the map"):
            placed(name)


SETTINGS = {
    "turn=4": ("turn", 4),
    "turn=12": ("turn", 12),
    "intercepted": ("intercepted", True),
    "fleet": ("supplied", True),
    "barbarian": ("barbarian", True),
    "civilized": ("barbarian", False),
    "city=3": ("level", 3),
    "fortified": ("walls", 2),
    "fortified=4": ("walls", 4),
    "fortified=4; unfortified": ("walls", 0),
    "city=2; capital=kingdom": ("capital", 1),
    "city=2; capital=empire": ("capital", 2),
    "sea-control=attacker": ("sea_control", 0),
    "sea-control=defender": ("sea_control", 1),
}


@pytest.mark.parametrize("setting", SETTINGS)
def test_settings_of_the_place(setting: str) -> None:
    name, value = SETTINGS[setting]
    assert getattr(placed(f"plain; {setting}").field, name) == value


def test_a_city_that_is_not_built_has_no_walls() -> None:
    field = placed("Assyria; city=0").field
    assert (field.city, field.level, field.fortified, field.walls) == ("", 0, False, 0)


def test_decline_belongs_to_a_side() -> None:
    fight = placed("plain; decline=attacker:1; decline=defender:2")
    assert [side.decline for side in fight.sides] == [1, 2]


def test_a_crossing_is_the_attackers_unless_a_group_says_otherwise() -> None:
    fight = read("franks: infantry, archer@none, cavalry@strait vs rome: infantry at plain; crossing=river")
    ways = [troops.CROSSING_NAMES[troops.crossing(code)] for code in fight.sides[0].units]
    assert ways == ["river", "none", "strait"]
    assert troops.crossing(fight.sides[1].units[0]) == troops.NO_CROSSING


@pytest.mark.parametrize(
    "line",
    [
        *(row["battle"] for row in shipped().values()),
        "rome: legion~@river, franks.infantry / leader 2+1^ vs huns: horde at steppe; decline=attacker:2",
        "rome: 2 elite-fleet~ vs vandals: fleet at sea; sea-control=attacker",
    ],
)
def test_a_fight_goes_to_json_and_back(line: str) -> None:
    data = read(line).to_json()
    assert read_fight(data, "fight").to_json() == data


@pytest.mark.parametrize(
    "code",
    [
        "e.rome.legion",
        "e.rome.legion~",
        "b.alans.cavalry+",
        "k.persia.archer@river",
        "e.rome.legion~+@strait#17",
    ],
)
def test_a_unit_is_spelled_as_it_is_read(code: str) -> None:
    assert troops.spell(troops.unspell(code, "unit")) == code


@pytest.mark.parametrize(
    "text", ["legion", "x.rome.legion", "e.rome.dragon", "e.mordor.legion", "e.rome.legion@air"]
)
def test_what_is_no_unit_is_named(text: str) -> None:
    with pytest.raises(BadData, match=f"^units: '{text}' is no unit$"):
        troops.unspell(text, "units")
