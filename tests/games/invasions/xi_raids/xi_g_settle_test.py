"""XI.G, T01 Raiders who stay."""

from collections.abc import Callable
from typing import Any

from aevum.games.invasions.rules.raids.pool import pool
from aevum.games.invasions.rules.realm.nations import order
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import NOWHERE, ROLE_NAMES
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

Raids = Callable[..., ScriptedMap]
ANGLES = NATIONS.index("angles")
RAIDED = '[cities.Bernicia]\nraid = 2\nraider = "angles"\n'
HIGH = [10, 16, 1]
"""A 12 with the Raid + of last turn."""


def role(m: Any) -> str:
    return ROLE_NAMES[m.world.role[ANGLES]]


@rule("XI.E.7", "VI.C.3", "XI.G.2")
def test_who_settles_holds_the_province_and_turns_inactive(raid: Raids) -> None:
    m = raid("angles", dice=HIGH, more=RAIDED).do("settle")
    assert m.at("Bernicia") == ["angles.sea-raider"] * 2
    assert (m.owner("Bernicia"), role(m)) == ("angles", "inactive")
    assert ANGLES not in order(m.world)
    assert m.world.moving == 0
    settlers = units_at(m.world, m.place("Bernicia"))
    assert [(m.world.came[unit], m.world.march[unit]) for unit in settlers] == [(NOWHERE, 0)] * 2
    assert (m.told("raiders-settle"), m.told("raiders-stay")) == (["XI.G.2"], [])


@rule("XI.E.7")
def test_nobody_has_to_settle(raid: Raids) -> None:
    """C20"""
    m = raid("angles", dice=HIGH, more=RAIDED).do("go-home")
    assert not m.table.asks(), "the raid is over"
    assert (m.at("Bernicia"), m.owner("Bernicia"), role(m)) == ([], "rome", "raider")


@rule("XI.G.2", "XI.G.3")
def test_t01_angles_who_settle_on_turn_3_do_not_raid_on_turn_4(raid: Raids, on_map: OnMap) -> None:
    m = raid("angles", dice=HIGH, more=RAIDED).do("settle")
    assert (role(m), m.at("Bernicia")) == ("inactive", ["angles.sea-raider"] * 2)
    settled = 'seat = "raider"\nrole = "{}"\nunits = {{ Bernicia = "2 sea-raider" }}\n'
    rome = '[nations.rome]\nseat = "roman"\nareas = ["Britannia"]\n[nations.angles]\n'
    text = 'turn = 4\nseats = ["roman", "raider"]\nraids = ["angles"]\n' + rome
    m = on_map(text + settled.format("inactive"))
    assert m.table.over
    assert m.events("raid-roll") == []
    assert [event.args for event in m.events("raiders-at-rest")] == [{"people": "angles"}]
    # On turn 5 their invasion makes them active again.
    m = on_map(text.replace("turn = 4", "turn = 5") + settled.format("active") + "invading = true\n")
    assert [NATIONS[n] for n in order(m.world)][:1] == ["angles"]


@rule("XI.G.1", "XI.G.2")
def test_settlers_fight_at_once_for_the_province(raid: Raids, dice: Any) -> None:
    """They win: one of them falls, and the other holds Bernicia."""
    white, black = dice
    fight = [*HIGH, *white("w w"), *black("w")]
    m = raid("angles", dice=fight, rome='units = { Bernicia = "infantry" }', more=RAIDED).do("settle")
    assert m.modifiers("raid-roll") == [(-1, "XI.E.1"), (2, "XI.E.3")]
    assert len(m.events("battle-won")) == 1
    assert (m.at("Bernicia"), m.owner("Bernicia")) == (["angles.sea-raider"], "angles")
    (settler,) = units_at(m.world, m.place("Bernicia"))
    assert (m.world.came[settler], m.world.march[settler]) == (NOWHERE, 0)
    assert role(m) == "inactive"


@rule("XI.G.1", "XI.B.3")
def test_settlers_who_are_beaten_are_raiders_still(raid: Raids, dice: Any) -> None:
    """F89: Picts who fled to the hills of Gallovidia are back in their pool."""
    white, black = dice
    raided = RAIDED.replace("angles", "picts")
    rome = 'units = { Bernicia = "infantry" }'
    m = raid("picts", dice=[*HIGH, *white("- -"), *black("-")], rome=rome, more=raided).do("settle")
    assert m.asked() == ("raider", "retreat")
    assert {
        m.world.came[unit] for unit in m.world.of_people[NATIONS.index("picts")] if m.world.place[unit] >= 0
    } == {m.place(str(m.events("raids-deep")[0].args["between"]))}
    m.do(m.offered()[0])
    picts = NATIONS.index("picts")
    assert ROLE_NAMES[m.world.role[picts]] == "raider"
    assert len(pool(m.world, picts)) == 4
    assert (m.at("Bernicia"), m.owner("Bernicia")) == (["rome.infantry"], "rome")


@rule("XI.G.1")
def test_settlers_without_an_enemy_do_not_fight(raid: Raids) -> None:
    m = raid("angles", dice=HIGH, more=RAIDED).do("settle")
    assert m.events("battle-won") == []


@rule("XI.E.7")
def test_units_of_an_active_nation_stay_and_it_remains_active(on_map: OnMap) -> None:
    """D16"""
    text = 'turn = 6\nseats = ["roman", "saxon"]\nacting = ["saxons"]\n'
    text += '[nations.rome]\nseat = "roman"\nareas = ["Britannia"]\n'
    text += '[nations.saxons]\nseat = "saxon"\nhorde = "Saxonia"\nunits = { Saxonia = "3 sea-raider" }\n'
    m = on_map(text + '[cities.Bernicia]\nraid = 2\nraider = "saxons"\n', dice=HIGH)
    m.do("raid", "done", "settle")
    assert m.at("Bernicia") == ["saxons.sea-raider"] * 2
    assert m.at("Saxonia") == ["saxons.sea-raider"]
    assert ROLE_NAMES[m.world.role[NATIONS.index("saxons")]] == "active"
    assert (m.told("raiders-settle"), m.told("raiders-stay")) == ([], ["XI.E.7"])


@rule("XI.G.1", "XII.B.3")
def test_the_land_that_they_left_is_theirs_no_more(on_map: OnMap) -> None:
    text = 'turn = 6\nseats = ["roman", "saxon"]\nacting = ["saxons"]\n'
    text += '[nations.rome]\nseat = "roman"\nareas = ["Britannia"]\n'
    text += '[nations.saxons]\nseat = "saxon"\nhorde = "Holsatia"\nunits = { Saxonia = "2 sea-raider" }\n'
    text += '[nations.franks]\nseat = "saxon"\nhorde = "Albis"\n'
    text += 'units = { Albis = "infantry", Rhenus = "2 infantry" }\n'
    m = on_map(text + '[cities.Bernicia]\nraid = 2\nraider = "saxons"\n', dice=HIGH)
    assert m.owner("Saxonia") == "saxons"
    m.do("peace", "raid", "done", "settle")
    assert (m.owner("Saxonia"), m.owner("Bernicia")) == ("", "saxons")
