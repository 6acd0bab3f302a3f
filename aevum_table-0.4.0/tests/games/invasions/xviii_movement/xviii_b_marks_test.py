"""XVIII.B What is noted of a march: kept where it must count, and gone with the unit that made it."""

import pytest

from aevum.engine.ask import Option
from aevum.games.invasions.rules.clash.standing import StandingFight
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.raids.markers import age_raid_markers, last_raid, mark
from aevum.games.invasions.rules.raids.spoils import lose_raider
from aevum.games.invasions.rules.reinforcements.leaders import bring_leader
from aevum.games.invasions.rules.reinforcements.moving import remove, settle_in
from aevum.games.invasions.rules.retreat.arrival import go_to
from aevum.games.invasions.rules.retreat.ways import Retiring
from aevum.games.invasions.rules.retreat.withdraw import RETREAT
from aevum.games.invasions.rules.sea.aboard import take_aboard
from aevum.games.invasions.rules.troops import DAMAGED
from aevum.games.invasions.rules.vassalage.ties import hand_over
from aevum.games.invasions.rules.world.pieces import ASIDE, HALTED, LEADER_PACES, commanded_at, units_at
from aevum.games.invasions.rules.world.world import GONE, NOBODY, NOWHERE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

EAST = """
turn = 4
seats = ["roman", "goth"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "legion~, visigoths.cavalry", Lydia = "legion", Mysia = "guard", "Mare Aegeum" = "fleet" }
leaders = { Lydia = "valens" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "2 infantry", Lycia = "infantry" }
"""
TIRED = HALTED | ASIDE | 3


def tired(m: ScriptedMap, place: str) -> list[int]:
    """The units there, who have come from Bythinia and halted."""
    w = m.world
    for unit in units_at(w, m.place(place)):
        w.march[unit] = TIRED
        w.came[unit] = m.place("Bythinia")
    return units_at(w, m.place(place))


@pytest.fixture
def m(on_map: OnMap) -> ScriptedMap:
    found = on_map(EAST, realm=True)
    settle_all(found.world)
    return found


@rule("XV.B.1")
def test_who_is_lost_waits_in_the_reserve_whole_and_with_its_own_people(m: ScriptedMap) -> None:
    w = m.world
    for unit, people in zip(tired(m, "Thracia"), ("byzantium", "visigoths"), strict=True):
        eliminate(w, unit)
        assert (w.place[unit], w.march[unit], w.came[unit]) == (NOWHERE, 0, NOWHERE)
        assert (w.code[unit] & DAMAGED, w.master[unit]) == (0, m.nation(people))


@rule("XI.E.4", "XII.B.1")
def test_a_raider_who_is_lost_is_out_of_the_match(m: ScriptedMap) -> None:
    w = m.world
    (unit,) = tired(m, "Lycia")
    assert m.owner("Lycia") == "visigoths"
    lose_raider(m.state, unit)
    assert (w.place[unit], w.march[unit], m.owner("Lycia")) == (GONE, 0, "byzantium"), "of the Area"
    assert m.events("raider-lost")[0].args["unit"] == "infantry"


@rule("IX.B.3")
def test_who_is_cut_off_is_out_of_the_match(m: ScriptedMap) -> None:
    (unit,) = tired(m, "Lydia")
    remove(m.state, unit, "IX.B.3")
    assert (m.world.place[unit], m.world.march[unit]) == (GONE, 0)
    (event,) = m.events("cut-off")
    assert (event.args["place"], event.args["people"], event.rule) == ("Lydia", "byzantium", "IX.B.3")


@rule("IX.B.2")
def test_who_makes_room_has_not_marched(m: ScriptedMap) -> None:
    w = m.world
    units, valens, east = tired(m, "Lydia"), LEADERS.index("valens"), m.nation("byzantium")
    settle_in(m.state, east, units, [valens], m.place("Lydia"), m.place("Bythinia"), "IX.B.2")
    assert ([w.march[unit] for unit in units], m.leader("valens")) == ([0], "Bythinia")
    (event,) = m.events("retreats")
    assert (event.args["from"], event.args["place"], event.args["units"]) == ("Lydia", "Bythinia", 1)
    settle_in(m.state, east, [], [valens], m.place("Bythinia"), m.place("Lydia"), "IX.B.2")
    assert (len(m.events("retreats")), m.leader("valens")) == (1, "Lydia"), (
        "of a leader alone nothing is told"
    )


@rule("IX.C.2", "XVIII.B.5")
def test_a_leader_who_takes_the_field_has_all_his_paces(m: ScriptedMap) -> None:
    valens = LEADERS.index("valens")
    m.world.leader_used[valens] = LEADER_PACES
    bring_leader(m.state, valens, m.place("Mysia"))
    assert (m.world.leader_used[valens], m.leader("valens")) == (0, "Mysia")
    assert m.told("leader-comes") == ["IX.C.2"]


@rule("XXVII.B.4", "XXVIII.C.4", "XXIX.D.3")
def test_a_unit_that_is_handed_over_marches_no_more_and_a_fleet_stays_at_sea(m: ScriptedMap) -> None:
    w, goths = m.world, m.nation("visigoths")
    for unit, at in ((units_at(w, m.place("Lydia"))[0], "Lycia"), (_fleet(m), "Mare Aegeum")):
        hand_over(m.state, unit, goths, m.place("Lycia"), "XXIX.D.3")
        assert (w.master[unit], w.place[unit]) == (goths, m.place(at))
        assert bool(w.march[unit] & HALTED) is (at == "Lycia")
        event = m.events("unit-handed-over")[-1]
        assert (event.args["place"], event.args["people"]) == (at, "visigoths")


def _fleet(m: ScriptedMap) -> int:
    return units_at(m.world, m.place("Mare Aegeum"))[0]


@rule("XI.D.2", "XI.E.8")
def test_a_raid_marker_lasts_to_the_end_of_the_next_turn(m: ScriptedMap) -> None:
    w, lydia, caria = m.world, m.place("Lydia"), m.place("Bythinia")
    mark(w, lydia, m.nation("visigoths"), 2)
    assert (w.raid[lydia], w.raider[lydia], w.raided[lydia]) == (2, m.nation("visigoths"), 4)
    age_raid_markers(w)
    assert (last_raid(w, lydia), last_raid(w, caria)) == (2, 0)
    w.turn = 5
    mark(w, caria, m.nation("visigoths"), 1)
    age_raid_markers(w)
    assert (w.raid[lydia], w.raider[lydia], w.raided[lydia]) == (0, NOBODY, 0)
    assert (w.raid[caria], w.raided[caria]) == (1, 5)


@rule("XXV.C.8")
def test_a_leader_who_goes_aboard_or_ashore_has_no_paces_left(m: ScriptedMap) -> None:
    """F68; one who is there already uses nothing."""
    w, valens, sea = m.world, LEADERS.index("valens"), m.place("Mare Aegeum")
    aboard: list[int] = []
    take_aboard(m.state, sea, aboard, Option("take-leader", {"leader": "valens"}))
    assert (aboard, m.leader("valens"), w.leader_used[valens]) == ([valens], "Mare Aegeum", LEADER_PACES)
    w.leader_used[valens], other = 0, [0]
    take_aboard(m.state, sea, other, Option("take-leader", {"leader": "valens"}))
    assert (other, w.leader_used[valens]) == (sorted([0, valens]), 0)
    take_aboard(m.state, sea, aboard, Option("leave-leader", {"leader": "valens"}))
    assert (aboard, m.leader("valens")) == ([], "Mare Aegeum")
    aboard = [valens]
    take_aboard(m.state, sea, aboard, Option("put-ashore", {"leader": "valens", "place": "Mysia"}))
    assert (aboard, m.leader("valens"), w.leader_used[valens]) == ([], "Mysia", LEADER_PACES)
    assert (len(m.events("goes-aboard")), len(m.events("goes-ashore"))) == (1, 1)


@rule("XX.L.8", "XIX.A.23")
@pytest.mark.parametrize("moving", [False, True])
def test_who_retreats_to_friends_stands_in_line_and_moves_on_no_more_if_he_acts(
    m: ScriptedMap, moving: bool
) -> None:
    w, east, valens = m.world, m.nation("byzantium"), LEADERS.index("valens")
    w.moving = 1 << east if moving else 0
    units = tired(m, "Lydia")
    w.march[units[0]] = ASIDE | 2
    group = Retiring(east, units, [valens], m.place("Lydia"), RETREAT, [], [])
    go_to(m.state, group, units, NOWHERE, m.place("Mysia"), "XX.L.5")
    assert w.march[units[0]] == (HALTED | 2 if moving else 2)
    assert (w.leader_used[valens], m.leader("valens")) == (LEADER_PACES, "Mysia")
    (event,) = m.events("retreats")
    assert (event.args["from"], event.args["place"], event.args["units"], event.rule) == (
        ("Lydia", "Mysia", 1, "XX.L.5")
    )


@rule("XXVIII.G.8", "XX.F.3")
def test_who_fights_where_he_stands_has_crossed_nothing(m: ScriptedMap) -> None:
    w, goths = m.world, m.nation("visigoths")
    w.moving = 1 << m.nation("byzantium")
    (unit,) = tired(m, "Lycia")
    m.begin(StandingFight(goths, m.place("Lycia")))
    assert (w.came[unit], w.march[unit]) == (NOWHERE, 0)
    assert w.moving == 1 << m.nation("byzantium"), "nobody is there to fight, and the others go on"
    assert commanded_at(w, m.place("Lycia"), 1 << goths) == [unit]
