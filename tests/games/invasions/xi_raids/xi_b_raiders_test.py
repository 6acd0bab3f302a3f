"""X.C, XI.A, XI.B, VI.C Raiding nations: off the map, two at a time, in the order of the Timeline."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.raids.pool import pool
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.realm.nations import keeps_treasury, order
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOWHERE, ROLE_NAMES, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

Raids = Callable[..., ScriptedMap]


def told(m: Any, *keys: str) -> list[tuple[str, str, str]]:
    """People, start and target of the raids."""
    found = [event.args for event in m.table.log if event.key in keys]
    return [(a["people"], a["from"], a["place"]) for a in found]


@rule("X.C.1", "XI.A.2")
def test_nations_raid_in_the_order_of_the_timeline(raid: Raids) -> None:
    m = raid("picts", "angles", dice=[1, 1])
    assert [who for who, _, _ in told(m, "raids-deep")] == ["picts", "angles"]
    m = raid("angles", "picts", dice=[1, 1])
    assert [who for who, _, _ in told(m, "raids-deep")] == ["angles", "picts"]


@rule("XI.A.1")
def test_a_raid_conquers_nothing(raid: Raids) -> None:
    m = raid("picts", dice=[10, 1, 1])
    assert m.owner("Bernicia") == "rome"
    assert m.table.state.points == [0, 3]


@rule("XI.B.1")
def test_raids_start_from_the_province_of_the_nation(raid: Raids) -> None:
    m = raid("hibernians", dice=[1])
    assert m.offered() == ["raid-at:Corinium Dobunorum", "raid-at:Durnovaria"]
    assert m.world.moving == 1 << NATIONS.index("hibernians")
    m.do("raid-at:Durnovaria")
    assert told(m, "raids-deep") == [("hibernians", "Lagenia", "Durnovaria")]


@rule("XI.B.1")
def test_of_an_area_the_player_chooses_the_province(raid: Raids) -> None:
    m = raid("berbers", dice=[1, 1, 5])
    assert m.asked() == ("raider", "raid-start")
    places = ("Anti Atlas", "Atlas", "Aures", "Blemmyes", "Libya", "Sahara", "Toaregia")
    assert m.offered() == [f"raid-from:{place}" for place in places]
    m.do("raid-from:Atlas", "raid-at:Tingitania")
    assert told(m, "raids") == [("berbers", "Atlas", "Tingitania")]


@rule("XI.B.1")
def test_a_start_without_a_target_is_refused(on_map: OnMap) -> None:
    """From Caledonia, Gallovidia and Dal Riata the Picts reach Bernicia, from Ireland nothing."""
    text = 'seats = ["roman", "pict"]\nraids = ["picts"]\n'
    text += '[nations.rome]\nseat = "roman"\nareas = ["Britannia"]\n'
    text += '[nations.picts]\nseat = "pict"\nrole = "raider"\nreserve = "2 infantry"\n'
    m = on_map(text + 'raids_from = "Caledonia Hibernia"\n')
    assert m.offered() == ["raid-from:Caledonia", "raid-from:Dal Riata", "raid-from:Gallovidia"]
    refusal = m.refusal("raid-from:Conacia")
    assert (refusal.key, refusal.rule) == ("raid-nothing-near", "XI.D.3")


@rule("XI.B.2")
def test_two_of_a_larger_pool_are_drawn_at_random(raid: Raids) -> None:
    """Of cavalry, cavalry and infantry the dice take the third and the first."""
    m = raid("berbers", dice=[3, 1, 5])
    assert [event.args["unit"] for event in m.events("raider-drawn")] == ["infantry", "cavalry"]
    m.do("raid-from:Atlas", "raid-at:Tingitania")
    assert m.events("raids")[0].args["units"] == 2


@rule("XI.B.2")
def test_two_units_or_units_alike_are_not_drawn(raid: Raids) -> None:
    m = raid("picts", "angles", dice=[5, 5])
    assert m.events("draws-raider") == []
    assert [event.args["units"] for event in m.events("raids-deep")] == [2, 2]


@rule("XI.B.3", "VI.C.2")
def test_raiders_appear_only_for_their_raid(raid: Raids) -> None:
    m = raid("picts", dice=[7, 1, 1])
    picts = NATIONS.index("picts")
    assert [m.world.place[unit] for unit in pool(m.world, picts)] == [NOWHERE] * 4
    assert m.at("Bernicia") == []
    assert m.at("Caledonia") == []
    assert m.world.level[m.place("Bernicia")] == 0
    assert m.owner("Bernicia") == "rome"


@rule("XI.B.4", "X.C.3")
def test_raiders_have_no_initiative_and_no_activation(raid: Raids) -> None:
    m = raid("picts", dice=[5], rome='units = { Camulodunum = "legion" }')
    picts = NATIONS.index("picts")
    assert m.world.initiative[picts] == 0
    assert [NATIONS[n] for n in order(m.world)] == ["rome"]
    assert [event.args["people"] for event in m.events("activates")] == ["rome"]


@rule("XI.B.4")
def test_the_timeline_can_make_raiders_an_active_nation(raid: Raids) -> None:
    """Then it is no longer listed, and if it were it would not raid."""
    active = '[nations.saxons]\nseat = "raider"\nunits = { Saxonia = "2 sea-raider" }\n'
    m = raid("picts", dice=[5], more=active)
    assert [NATIONS[n] for n in order(m.world)][:1] == ["saxons"]


@rule("X.C.2")
def test_a_pool_begins_with_two_units(on_map: OnMap) -> None:
    text = 'seats = ["a"]\n[nations.picts]\nseat = "a"\nrole = "raider"\nraids_from = "Caledonia"\n'
    for reserve in ("", 'reserve = "infantry"\n'):
        with pytest.raises(BadData, match=r"at least 2 units \(X\.C\.2\)"):
            on_map(text + reserve)
    assert len(pool(on_map(text + 'reserve = "2 infantry"\n').world, NATIONS.index("picts"))) == 2


@rule("VI.C.1")
def test_raiders_are_barbarians(on_map: OnMap) -> None:
    text = 'seats = ["a"]\n[nations.berbers]\nseat = "a"\nrole = "raider"\nreserve = "2 infantry"\n'
    with pytest.raises(BadData, match=r"only Barbarians are raiders \(VI\.C\.1\)"):
        on_map(text + 'status = "kingdom"\nraids_from = "Mauretania"\n')
    m = on_map(text + 'raids_from = "Mauretania"\n')
    assert ROLE_NAMES[m.world.role[NATIONS.index("berbers")]] == "raider"


@rule("XI.B.3")
@pytest.mark.parametrize("line", ['horde = "Caledonia"', 'units = { Caledonia = "infantry" }'])
def test_raiders_are_not_set_up_on_the_map(on_map: OnMap, line: str) -> None:
    text = 'seats = ["a"]\n[nations.picts]\nseat = "a"\nrole = "raider"\nraids_from = "Caledonia"\n'
    with pytest.raises(BadData, match=r"nothing on the map \(XI\.B\.3\)"):
        on_map(text + 'reserve = "2 infantry"\n' + line)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('raids_from = "Thule"', "no province or Area 'Thule'"),
        ('raids_from = "Caledonia"\n[cities.Bernicia]\nraid = 3', "expected a number from 1 to 2"),
        ('raids_from = "Caledonia"\n[cities.Bernicia]\nraid = 1', "no nation 'None'"),
    ],
)
def test_faults_of_a_set_up(on_map: OnMap, line: str, fault: str) -> None:
    text = 'seats = ["a"]\n[nations.picts]\nseat = "a"\nrole = "raider"\nreserve = "2 infantry"\n'
    with pytest.raises(BadData, match=fault):
        on_map(text + line)


def test_only_nations_of_the_set_up_raid(on_map: OnMap) -> None:
    with pytest.raises(BadData, match="'picts'"):
        on_map('seats = ["a"]\nraids = ["picts"]\n[nations.rome]\nseat = "a"\n')


@rule("VI.C.4")
def test_only_raiders_who_will_act_later_keep_a_treasury(raid: Raids) -> None:
    """The Angles have an initiative for that day, the Picts have none."""
    m = raid("picts", "angles", dice=[5, 5])
    gold = {name: m.world.gold[NATIONS.index(name)] for name in ("picts", "angles")}
    assert gold == {"picts": 0, "angles": 1}
    assert [event.rule for event in m.events("no-treasury")] == ["VI.C.4"]


@rule("XI.D.1")
def test_raiders_without_a_target_stay_at_home(raid: Raids) -> None:
    m = raid("picts", more="[cities.Bernicia]\nlevel = 1\n")
    assert m.events("raid-roll") == []
    assert [event.args for event in m.events("raid-no-target")] == [{"people": "picts"}]


@rule("VI.C.4")
def test_of_raiders_only_those_who_will_act_keep_a_treasury(raid: Raids) -> None:
    m = raid("picts", "angles", dice=[1, 1])
    assert [keeps_treasury(m.world, m.nation(n)) for n in ("rome", "angles", "picts")] == [True, True, False]


@rule("VI.C.4", "X.C.3")
@pytest.mark.parametrize(("initiative", "keeps"), [(0, False), (1, True), (12, True)])
def test_whoever_has_an_initiative_at_all_keeps_one(raid: Raids, initiative: int, keeps: bool) -> None:
    m = raid("picts", dice=[1, 1])
    picts = NATIONS.index("picts")
    m.world.initiative = put(m.world.initiative, picts, initiative)
    assert keeps_treasury(m.world, picts) is keeps


@rule("XI.A.2", "XXXIV.0.1")
def test_nobody_acts_any_more_when_the_raids_are_over(raid: Raids) -> None:
    m = raid("picts", dice=[1], rome='units = { Camulodunum = "legion" }')
    assert m.world.moving
    m.state.push(RaidStep([]))
    m.state.frames[-1].run(m.state)
    assert m.world.moving == 0
