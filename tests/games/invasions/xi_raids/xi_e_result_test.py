"""XI.E The raid roll and its results."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.raids.pool import pool
from aevum.games.invasions.rules.raids.raid import Raid
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import GONE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

Raids = Callable[..., ScriptedMap]
Again = Callable[..., None]
IN_LONDON = 'units = { Camulodunum = "legion" }'
LAST_TURN = '[cities.Bernicia]\nraid = {raid}\nraider = "{raider}"\n'


def marker(m: Any, place: str) -> tuple[int, str]:
    p = m.place(place)
    return m.world.raid[p], NATIONS[m.world.raider[p]] if m.world.raider[p] >= 0 else ""


@rule("XI.E.1")
def test_every_civilized_unit_in_the_target_costs_one(raid: Raids) -> None:
    m = raid("picts", dice=[7], rome='units = { Bernicia = "2 legion" }')
    assert m.modifiers("raid-roll") == [(-2, "XI.E.1")]
    roll = m.events("raid-roll")[0].roll
    assert roll is not None
    assert list(roll.dice) == [7], "a single die"
    assert len(m.events("raid-minus")) == 1


@rule("XI.E.1")
def test_target_and_way_add_up(raid: Raids) -> None:
    units = 'units = { Durnovaria = "legion", "Oceanus Hibernicus" = "fleet" }'
    m = raid("hibernians", dice=[7], rome=units).do("raid-at:Durnovaria")
    assert m.modifiers("raid-roll") == [(-1, "XI.E.1"), (-1, "XI.D.6")]


@rule("XI.E.2", "XI.E.3")
@pytest.mark.parametrize(("before", "modifier"), [(1, (1, "XI.E.2")), (2, (2, "XI.E.3"))])
def test_the_last_raid_makes_the_next_easier(raid: Raids, before: int, modifier: tuple[int, str]) -> None:
    m = raid("picts", dice=[4], more=LAST_TURN.format(raid=before, raider="picts"))
    assert m.modifiers("raid-roll") == [modifier]
    assert marker(m, "Bernicia") == (1, "picts")


@rule("XI.E.3")
def test_the_raid_of_another_nation_does_too(raid: Raids) -> None:
    m = raid("picts", dice=[4], more=LAST_TURN.format(raid=2, raider="angles"))
    assert m.modifiers("raid-roll") == [(2, "XI.E.3")]
    assert marker(m, "Bernicia") == (1, "picts")


@rule("XI.E.2")
def test_and_so_does_an_earlier_raid_of_the_same_turn(raid: Raids, raid_again: Again) -> None:
    m = raid("picts", dice=[5], rome=IN_LONDON)
    raid_again(m, "picts", dice=[4])
    assert len(m.events("raid-roll")) == 2
    assert m.modifiers("raid-roll") == [(1, "XI.E.2")]


@rule("XI.E.4")
def test_four_or_less_loses_a_raider_for_good(raid: Raids) -> None:
    m = raid("picts", dice=[4])
    assert len(pool(m.world, NATIONS.index("picts"))) == 3
    assert m.world.place.count(GONE) == 1
    assert (m.table.state.points, marker(m, "Bernicia")) == ([0, 0], (0, ""))


@rule("XI.E.4")
def test_raiders_who_are_lost_do_not_come_back(raid: Raids, raid_again: Again) -> None:
    m = raid("angles", dice=[1], rome=IN_LONDON)
    raid_again(m, "angles", "angles", dice=[4])
    assert [event.args["units"] for event in m.events("raids-deep")] == [2, 1]
    assert [event.args for event in m.events("raiders-gone")] == [{"people": "angles"}]


@rule("XI.E.4")
def test_of_unlike_raiders_their_player_chooses_the_loss(raid: Raids) -> None:
    m = raid("berbers", dice=[3, 1, 4]).do("raid-from:Atlas", "raid-at:Tingitania")
    assert m.offered() == [f"lose-raider:{unit}:berbers:whole:Atlas" for unit in ("cavalry", "infantry")]
    m.do("lose-raider:infantry:berbers:whole:Atlas")
    assert m.events("raider-lost")[0].args["unit"] == "infantry"


@rule("XI.E.5")
@pytest.mark.parametrize("die", [5, 6])
def test_five_and_six_bring_one_gold_and_one_point(raid: Raids, die: int) -> None:
    m = raid("angles", dice=[die])
    assert m.world.gold[NATIONS.index("angles")] == 1
    assert (m.table.state.points, marker(m, "Bernicia")) == ([0, 1], (1, "angles"))
    assert m.world.pillaged[m.place("Bernicia")] == 0
    assert m.events("raid-gold")[0].args["gold"] == 1


@rule("XI.E.6")
@pytest.mark.parametrize("die", [7, 10])
def test_seven_to_ten_bring_a_pillage_marker_and_three_points(raid: Raids, die: int) -> None:
    """Marker 16 is worth 3 gold."""
    m = raid("angles", dice=[die, 16, 1])
    assert m.world.gold[NATIONS.index("angles")] == 3
    assert (m.table.state.points, marker(m, "Bernicia")) == ([0, 3], (2, "angles"))
    assert m.events("raid-plus")[0].rule == "XI.E.6"
    assert m.events("site-pillaged")[0].args == {"city": "Din Guarie"}
    assert m.events("raid-gold")[0].args["gold"] == 3


@rule("XI.E.7")
def test_eleven_and_twelve_let_the_raiders_stay(raid: Raids) -> None:
    m = raid("angles", dice=[10, 16, 1], more=LAST_TURN.format(raid=1, raider="angles"))
    assert (m.asked(), m.offered()) == (("raider", "raid-settle"), ["settle", "go-home"])
    assert (m.table.state.points, marker(m, "Bernicia")) == ([0, 3], (2, "angles"))
    m = raid("angles", dice=[9, 16, 1], more=LAST_TURN.format(raid=1, raider="angles"))
    assert m.table.over


@rule("XI.E.8")
def test_a_marker_that_is_not_renewed_goes_with_the_turn(raid: Raids) -> None:
    m = raid("picts", dice=[1], more=LAST_TURN.format(raid=1, raider="picts"))
    assert marker(m, "Bernicia") == (0, "")
    m = raid("picts", dice=[4], more=LAST_TURN.format(raid=1, raider="picts"))
    assert marker(m, "Bernicia") == (1, "picts")


@rule("XI.D.2", "XI.E.8")
def test_the_marker_of_a_raid_lies_in_its_target(raid: Raids) -> None:
    """While the loss is chosen the raid is not resolved; afterwards nothing of it stays on the map."""
    m = raid("berbers", dice=[3, 1, 4]).do("raid-from:Atlas", "raid-at:Tingitania")
    (open_raid,) = [frame for frame in m.table.state.frames if isinstance(frame, Raid)]
    assert open_raid.target == m.place("Tingitania")
    m.do("lose-raider:infantry:berbers:whole:Atlas")
    assert marker(m, "Tingitania") == (0, "")


@rule("XI.E.9")
@pytest.mark.parametrize(("die", "left"), [(7, "rome"), (8, "")])
def test_raid_plus_destroys_a_limes(raid: Raids, die: int, left: str) -> None:
    """The Limes is a Civilized unit on the die."""
    m = raid("picts", dice=[die, 1, 1], rome='limites = ["Bernicia"]')
    assert m.modifiers("raid-roll") == [(-1, "XI.E.1")]
    limes = m.world.limes[m.place("Bernicia")]
    assert (NATIONS[limes] if limes >= 0 else "") == left
    assert len(m.events("raid-breaks-limes")) == (die > 7)
    assert m.owner("Bernicia") == "rome"


@rule("XI.E.9", "XII.B.1")
def test_land_that_only_the_limes_held_is_nobodys_afterwards(on_map: OnMap) -> None:
    text = 'turn = 3\nseats = ["roman", "raider"]\nraids = ["picts"]\nacting = ["rome"]\n'
    text += '[nations.rome]\nseat = "roman"\nlimites = ["Bernicia"]\n'
    text += '[nations.picts]\nseat = "raider"\nrole = "raider"\n'
    text += 'reserve = "2 infantry"\nraids_from = "Caledonia"\n'
    m = on_map(text, dice=[8, 1, 1])
    assert m.told("raid-breaks-limes") == ["XI.E.9"]
    assert m.owner("Bernicia") == ""
