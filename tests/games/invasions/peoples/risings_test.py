"""Who rises where, with which units, and what keeps a people from it."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import ally, bind
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.peoples.specials import Specials
from aevum.games.invasions.rules.peoples.theodosius import valens_died
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import add_unit, limit_at, shift
from aevum.games.invasions.rules.world.world import (
    ACTIVE,
    CLIENT,
    FREE,
    INACTIVE,
    NOWHERE,
    OUT,
    VASSAL,
    put,
)
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.peoples.minors_test import KINGDOMS
from tests.games.invasions.peoples.peoples_test import SCLAVENI, TEXT, at, run

Maker = Callable[..., ScriptedMap]


def margins(on_map: Maker) -> ScriptedMap:
    return on_map(TEXT.format(age=5, allies="[]") + KINGDOMS + SCLAVENI, realm=True)


@pytest.mark.parametrize(
    ("why", "home"),
    [
        ("", "Vasconia"),
        ("roman", "Vasconia"),
        ("horde", "Cantabria"),
        ("capital", "Cantabria"),
        ("gothic", "Cantabria"),
    ],
)
def test_nobody_who_has_settled_makes_room(on_map: Maker, why: str, home: str) -> None:
    """F210: an Empire's mere province is no hindrance; else they rise at their other home."""
    m = margins(on_map)
    w, p, goths = m.world, m.place("Vasconia"), m.nation("visigoths")
    if why == "horde":
        w.horde = put(w.horde, goths, p)
    elif why == "capital":
        w.capital = put(w.capital, goths, p)
    elif why:
        w.owner[p] = goths if why == "gothic" else m.nation("rome")
    run(m, "euskalduns")
    assert w.role[m.nation("euskalduns")] == INACTIVE
    assert m.at(home) == ["euskalduns.infantry"] * 2


@pytest.mark.parametrize("owner", ["", "alans"])
def test_who_holds_the_wild_only_makes_room(on_map: Maker, owner: str) -> None:
    """F210: Lachmidaria is a Barbarian land, where nobody settles as a Kingdom does."""
    m = at(on_map, 7)
    if owner:
        m.world.owner[m.place("Lachmidaria")] = m.nation(owner)
    run(m, "arab-kingdoms")
    assert m.at("Lachmidaria") == ["lakhmids.cavalry"] * 2


@rule("XV.C.1")
def test_only_land_units_whose_turn_has_come_rise(on_map: Maker) -> None:
    """Of two infantry one waits for turn 3; a fleet is no part of it, nor does it make them rise alone."""
    m = margins(on_map)
    n = m.nation("euskalduns")
    add_unit(m.world, KINDS.index("fleet"), n, NOWHERE)
    early, late = m.world.of_people[n][:2]
    size = len(m.world.code)
    m.realm.since = [3 if unit == late else m.world.turn if unit == early else 0 for unit in range(size)]
    run(m, "euskalduns")
    assert m.at("Vasconia") == ["euskalduns.infantry"]
    assert (m.world.place[early], m.world.place[late]) == (m.place("Vasconia"), NOWHERE)


@rule("XVII.A.1")
def test_no_more_rise_than_one_province_holds(on_map: Maker) -> None:
    m = margins(on_map)
    n = m.nation("euskalduns")
    for _ in range(4):
        add_unit(m.world, KINDS.index("infantry"), n, NOWHERE)
    most = limit_at(m.world, m.place("Vasconia"), 1 << n)
    run(m, "euskalduns")
    assert len(m.at("Vasconia")) == most < 6


@pytest.mark.parametrize(("when", "gold"), [("arrivals", 9), ("administration", 5)])
def test_every_rule_of_a_moment_is_looked_at(on_map: Maker, when: str, gold: int) -> None:
    """Before Administration that of Valens, and then that of the treasuries."""
    m = at(on_map, 4, age=9)
    m.begin(Specials(when))
    assert m.world.gold[m.nation("rome")] == gold


def test_who_has_nobody_ready_stays_away(on_map: Maker) -> None:
    m = margins(on_map)
    m.realm.since = [3] * len(m.world.code)
    run(m, "euskalduns")
    assert (m.world.role[m.nation("euskalduns")], m.events("nation-arrives")) == (OUT, [])


def test_who_is_there_already_does_not_rise_again(on_map: Maker) -> None:
    m = run(margins(on_map), "euskalduns")
    add_unit(m.world, KINDS.index("infantry"), m.nation("euskalduns"), NOWHERE)
    told = len(m.events("nation-arrives"))
    run(m, "euskalduns")
    assert (len(m.at("Vasconia")), len(m.events("nation-arrives"))) == (2, told)


def test_a_kingdom_whose_patron_is_gone_is_free(on_map: Maker) -> None:
    """F211"""
    m = at(on_map, 7)
    m.world.role = put(m.world.role, m.nation("persia"), OUT)
    run(m, "arab-kingdoms")
    assert m.world.tie[m.nation("ghassanids")] == CLIENT
    assert (m.world.tie[m.nation("lakhmids")], m.world.role[m.nation("lakhmids")]) == (FREE, INACTIVE)


def test_sclaveni_leave_behind_whose_turn_has_not_come(on_map: Maker) -> None:
    m = margins(on_map)
    n = m.nation("sclaveni")
    waiting = [u for u in m.world.of_people[n] if m.world.place[u] == NOWHERE]
    m.realm.since = [9 if unit in waiting else 0 for unit in range(len(m.world.code))]
    run(m, "sclaveni")
    assert m.at("Valachia") == ["sclaveni.infantry"] * 2


def test_sclaveni_without_a_horde_do_not_move(on_map: Maker) -> None:
    m = margins(on_map)
    m.world.horde = put(m.world.horde, m.nation("sclaveni"), NOWHERE)
    run(m, "sclaveni")
    assert (m.events("people-moves"), len(m.at("Pripet"))) == ([], 2)


@pytest.mark.parametrize("why", ["inactive", "kingdom", "bound"])
def test_alans_who_are_settled_or_bound_stay(on_map: Maker, why: str) -> None:
    """F213"""
    m = margins(on_map)
    w, n = m.world, m.nation("alans")
    if why == "inactive":
        w.role = put(w.role, n, INACTIVE)
    elif why == "kingdom":
        w.status = put(w.status, n, 1)
    else:
        bind(w, n, VASSAL, m.nation("huns"))
    run(m, "alans-west")
    assert (len(m.at("Alania")), m.events("nation-arrives")) == (2, [])


def test_leaders_of_the_alans_go_west_with_them(on_map: Maker) -> None:
    """Those who are on the map; nobody else's."""
    m = margins(on_map)
    m.world.leader_place[LEADERS.index("sangibanus")] = m.place("Alania")
    assert (m.owner("Alania"), m.leader("respendialis")) == ("alans", "")
    run(m, "alans-west")
    assert (m.leader("sangibanus"), m.leader("valens")) == ("Moravia", "Phoenicia")
    assert m.leader("respendialis") == ""
    assert m.owner("Alania") != "alans"


@pytest.mark.parametrize("why", ["", "barbarian", "inactive", "bound", "already"])
def test_when_angles_and_saxons_become_one(on_map: Maker, why: str) -> None:
    """F214"""
    m = at(on_map, 10)
    w, angles, saxons = m.world, m.nation("angles"), m.nation("saxons")
    for n in (angles, saxons):
        w.role = put(w.role, n, ACTIVE)
        w.status = put(w.status, n, 1)
    if why == "barbarian":
        w.status = put(w.status, saxons, 0)
    elif why == "inactive":
        w.role = put(w.role, angles, INACTIVE)
    elif why == "bound":
        bind(w, saxons, VASSAL, m.nation("huns"))
    elif why == "already":
        ally(w, angles, saxons)
    settle_all(w)
    run(m, "anglo-saxons")
    assert len(m.events("anglo-saxons")) == (why == "")


@rule("XX.Ex.5")
@pytest.mark.parametrize("allied", [True, False])
def test_theodosius_commands_the_west_only_in_one_empire(on_map: Maker, allied: bool) -> None:
    m = at(on_map, 2, allied=allied)
    m.world.leader_place[LEADERS.index("valens")] = NOWHERE
    run(m, "valens-died")
    assert ("post:Latium" in m.offered()) is allied
    m.do("post:Thracia")
    asked = m.ask().key
    assert asked != "post-leader"
    valens_died(m.state)
    assert m.ask().key == asked, "once"
    assert m.told("leader-comes") == ["XX.Ex.5"]


def test_theodosius_does_not_come_to_nobody(on_map: Maker) -> None:
    m = at(on_map, 2)
    m.world.leader_place[LEADERS.index("valens")] = NOWHERE
    for unit in m.world.of_people[m.nation("byzantium")]:
        shift(m.world, unit, NOWHERE)
    run(m, "valens-died")
    assert (m.ask().key == "post-leader", m.realm.happened) == (False, [])
