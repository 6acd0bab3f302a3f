"""XXIX.B.3, XXIX.E.1, III.G.8 What a suzerain takes, and what a nation loses with its capital."""

from typing import Any

import pytest

from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.vassalage.leave import push_out
from aevum.games.invasions.rules.vassalage.submission import Submission, contested
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import CLIENT, FREE, INACTIVE, VASSAL, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

from .xxix_submission_test import GEPIDS, HERULES, HUNS, ROME, STEPPE


@rule("XXIX.B.3", "XXIX.E.1", "III.A.5")
@pytest.mark.parametrize(("gold", "taken"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4)])
def test_half_of_the_treasury_rounded_for_its_owner(on_map: OnMap, gold: int, taken: int) -> None:
    m = on_map(STEPPE.replace("gold = 7", f"gold = {gold}"))
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert (m.world.gold[GEPIDS], m.world.gold[HUNS]) == (gold - taken, 1 + taken)
    assert [event.args["gold"] for event in m.events("takes-treasure")] == [taken] * (taken > 0)


@rule("VI.B.2", "XXIX.B.3")
def test_an_inactive_suzerain_keeps_no_gold(on_map: OnMap) -> None:
    m = on_map(STEPPE)
    m.world.role = put(m.world.role, HUNS, INACTIVE)
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert (m.world.gold[GEPIDS], m.world.gold[HUNS]) == (4, 1)


@rule("XXIX.A.4", "XXIX.G.1")
@pytest.mark.parametrize(("lord", "told"), [("", "XXIX.A.1"), ("rome", "XXIX.A.4")])
def test_who_served_another_changes_its_lord(on_map: OnMap, lord: str, told: str) -> None:
    m = on_map(STEPPE)
    if lord:
        bind(m.world, GEPIDS, VASSAL, ROME)
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert (m.world.lord[GEPIDS], m.told("becomes-vassal")) == (HUNS, [told])
    assert m.world.tie[HERULES] == FREE, "a vassal has no vassals"


def test_the_suzerain_leaves_where_the_vassal_is(on_map: OnMap) -> None:
    m = on_map(STEPPE)
    w = m.world
    hun = units_at(w, m.place("Dacia"))[0]
    shift(w, hun, m.place("Polonia"))
    w.owner[m.place("Polonia")] = GEPIDS
    found = [w.land.names[p] for p in contested(w, GEPIDS, HUNS, m.place("Gothia"))]
    assert found == ["Polonia"]
    shift(w, units_at(w, m.place("Dacia"))[0], m.place("Gothia"))
    found = [w.land.names[p] for p in contested(w, GEPIDS, HUNS, m.place("Gothia"))]
    assert sorted(found) == ["Gothia", "Polonia"]


KINGDOM = """
turn = 6
seats = ["goth", "frank", "roman"]
[nations.visigoths]
seat = "goth"
status = "kingdom"
capital = "Carpetania"
provinces = [{provinces}]
units = {{ {units} }}
[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Treveria"
units = {{ Treveria = "2 infantry" }}
[nations.suebi]
seat = "frank"
tie = "vassal"
lord = "visigoths"
horde = "Gallaecia"
units = {{ Gallaecia = "infantry" }}
[nations.armenians]
seat = "roman"
role = "inactive"
tie = "client"
lord = "visigoths"
capital = "Armenia"
units = {{ Armenia = "mountain-infantry" }}
"""


LANDS = ("Hispalensis", "Lusitania", "Asturica", "Vasconia")


def kingdom(on_map: OnMap, *provinces: str) -> Any:
    units = ", ".join(f'{name} = "infantry"' for name in ("Carpetania", *provinces))
    return on_map(KINGDOM.format(provinces='"Carpetania"', units=units), realm=True)


@rule("III.G.8", "III.G.10", "XXIX.C.1", "XXVII.D.1", "XXIX.G.1")
@pytest.mark.parametrize(("others", "submits"), [(LANDS[:3], True), (LANDS, False)])
def test_a_small_kingdom_falls_with_its_capital(
    on_map: OnMap, others: tuple[str, ...], submits: bool
) -> None:
    m = kingdom(on_map, *others)
    w, goths, franks = m.world, m.nation("visigoths"), m.nation("franks")
    for unit in units_at(w, m.place("Carpetania")):
        shift(w, unit, m.place(others[0]))
    w.owner[m.place("Carpetania")] = franks
    m.begin(CapitalFalls(goths, franks, m.place("Carpetania")))
    assert (w.capital[goths], m.realm.capital_lost[goths]) == (-1, 6)
    assert (w.tie[goths] == VASSAL) is submits
    assert w.tie[m.nation("suebi")] == FREE
    assert w.tie[m.nation("armenians")] == FREE
    assert [event.rule for event in m.events("is-free")] == ["XXVII.D.1", "XXIX.G.1"]
    assert CLIENT not in (w.tie[goths], w.tie[m.nation("armenians")])


def test_a_leader_alone_and_a_limes_leave_too(on_map: OnMap) -> None:
    text = STEPPE.replace(
        "[nations.rome]", '[nations.rome]\nleaders = { Apulia = "caesar" }\nlimites = ["Apulia"]'
    )
    m = on_map(text)
    push_out(m.table.state, ROME, m.place("Apulia"))
    assert m.world.limes[m.place("Apulia")] == -1
    assert [event.args for event in m.events("limes-given-up")] == [{"people": "rome", "place": "Apulia"}]
    assert m.leader("caesar") not in ("Apulia", "")
