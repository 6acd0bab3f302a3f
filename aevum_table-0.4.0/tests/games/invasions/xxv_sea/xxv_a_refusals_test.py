"""XXV.A, XXV.B Why a naval stack may not sail, stay or go for an enemy: each reason by its name."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.sea.legality import (
    has_room,
    near_home,
    why_not_intercept,
    why_not_sail,
    why_not_stay,
)
from aevum.games.invasions.rules.sea.stacks import ENGAGED
from aevum.games.invasions.rules.world.pieces import FLEET_PACES, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.narrow import there

Waters = Callable[..., str]
SEA = "Mare Siculum"


def refused(m: ScriptedMap, start: str, to: str, fleets: list[int] | None = None) -> str:
    """The name of the reason why the Romans there may not sail; empty where they may."""
    w = m.world
    stack = fleets or units_at(w, m.place(start))
    refusal = why_not_sail(w, m.nation("rome"), stack, m.place(start), m.place(to))
    return refusal.key if refusal is not None else ""


@rule("XXV.A.1", "XXV.A.2", "XXV.A.3")
def test_where_a_fleet_may_not_go(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(f'"{SEA}" = "fleet"'))
    wishes = ("Sicilia", "Propontis", "Mare Aegeum")
    assert [refused(m, SEA, to) for to in wishes] == ["fleets-at-sea", "seas-apart", ""]
    (fleet,) = units_at(m.world, m.place(SEA))
    m.world.march[fleet] = FLEET_PACES - 1
    assert refused(m, SEA, "Mare Aegeum") == ""
    m.world.march[fleet] = FLEET_PACES
    assert refused(m, SEA, "Mare Aegeum") == "no-paces"


@rule("XXV.A.3")
def test_no_fleet_goes_more_than_two_zones_from_a_port_but_back_from_anywhere(
    on_map: OnMap, waters: Waters
) -> None:
    """F66"""
    m = on_map(waters('Propontis = "fleet", "Pontus Euxinus" = "fleet"'))
    w, rome, euxinus, propontis = m.world, m.nation("rome"), m.place("Pontus Euxinus"), m.place("Propontis")
    assert refused(m, "Propontis", "Pontus Euxinus") == "far-from-port"
    assert refused(m, "Pontus Euxinus", "Propontis") == ""
    assert (near_home(w, rome, propontis, euxinus), near_home(w, rome, euxinus, propontis)) == (False, True)


@rule("XXV.A.5")
@pytest.mark.parametrize(("there_already", "room"), [(2, True), (3, True), (4, False)])
def test_a_zone_has_room_for_four_fleets(
    on_map: OnMap, waters: Waters, there_already: int, room: bool
) -> None:
    m = on_map(waters(f'"{SEA}" = "fleet", "Mare Aegeum" = "{there_already} fleet"'))
    w, rome, aegeum = m.world, m.nation("rome"), m.place("Mare Aegeum")
    (fleet,) = units_at(w, m.place(SEA))
    assert has_room(w, rome, [fleet], aegeum) is room
    assert has_room(w, rome, units_at(w, aegeum), aegeum), "those who are there need no more room"
    assert refused(m, SEA, "Mare Aegeum") == "", "with paces left it may pass"
    w.march[fleet] = FLEET_PACES - 1
    assert refused(m, SEA, "Mare Aegeum") == ("" if room else "sea-full")


@rule("XXV.A.5")
def test_who_passes_a_full_zone_may_leave_nobody_in_it(on_map: OnMap, waters: Waters) -> None:
    """F67: unless there is no way on."""
    m = on_map(waters(f'"{SEA}" = "4 fleet, elite-fleet"'))
    w, rome, sea = m.world, m.nation("rome"), m.place(SEA)
    fleets = units_at(w, sea)[3:]
    assert why_not_stay(w, rome, fleets, sea, 1) is None
    refusal = there(why_not_stay(w, rome, fleets, sea, 2))
    assert (refusal.key, refusal.rule, refusal.args["fleets"]) == ("sea-full", "XXV.A.5", 4)
    for fleet in fleets:
        w.march[fleet] = FLEET_PACES
    assert why_not_stay(w, rome, fleets, sea, 2) is None


@rule("XXV.B.4", "XVIII.G.3")
def test_whom_a_fleet_may_not_go_for(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(f'"{SEA}" = "fleet"', f'"{SEA}" = "fleet"'))
    w, rome, vandals, sea = m.world, m.nation("rome"), m.nation("vandals"), m.place(SEA)
    own = [unit for unit in units_at(w, sea) if w.master[unit] == rome]
    (enemy,) = [unit for unit in units_at(w, sea) if w.master[unit] == vandals]

    def why() -> tuple[str, str, object]:
        refusal = why_not_intercept(w, rome, own, sea, vandals)
        return (refusal.key, refusal.rule, refusal.args.get("people")) if refusal else ("", "", None)

    assert why() == ("", "", None)
    w.march[enemy] |= ENGAGED
    assert why() == ("fleet-engaged", "XXV.B.4", "vandals")
    w.march[own[0]] |= ENGAGED
    assert why() == ("fleet-engaged", "XXV.B.4", "rome")
    w.truce = 1 << rome
    assert why() == ("migration-peaceful", "XVIII.G.3", None)
    w.truce = 1 << vandals
    assert why()[0] == "fleet-engaged"
