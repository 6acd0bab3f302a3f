"""XXV.A, XXV.B, XXV.D Which fleets form a stack, who may meet an enemy, who can carry, how far home is."""

from collections.abc import Callable

import pytest

from aevum.engine.ask import Option
from aevum.games.invasions.rules.control.stance import ally, bind
from aevum.games.invasions.rules.sea.stacks import (
    CONVOY,
    ENGAGED,
    NO_HOME,
    as_stack,
    can_carry,
    carriers,
    engaged,
    free_stacks,
    fresh_fleets,
    hostile_navies,
    navy,
    ship_args,
    ships,
    sized,
    stacks,
    zones_from_home,
)
from aevum.games.invasions.rules.troops import is_elite
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import OUT, VASSAL, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

Waters = Callable[..., str]
EAST = '[nations.byzantium]\nseat = "{seat}"\ncapital = "Thracia"\nareas = ["Graecia"]\nunits = {{ {units} }}'
SEA = "Mare Siculum"


def looks(m: ScriptedMap, found: list[list[int]]) -> list[tuple[int, int]]:
    """Fleets and elites of each stack."""
    return [(len(stack), sum(is_elite(m.world.code[i]) for i in stack)) for stack in found]


@rule("XXV.A.5")
@pytest.mark.parametrize(
    ("turn", "seat", "role", "one"),
    [(2, "roman", "", True), (3, "roman", "", False), (2, "other", "", False), (2, "roman", "out", False)],
)
def test_which_fleets_sail_as_one(
    on_map: OnMap, waters: Waters, turn: int, seat: str, role: str, one: bool
) -> None:
    """C22: those of the two Empires before they part, if one player has both."""
    more = EAST.format(seat=seat, units=f'"{SEA}" = "fleet"')
    m = on_map(waters(f'"{SEA}" = "fleet"', more=more, turn=turn))
    rome, east, vandals = (m.nation(name) for name in ("rome", "byzantium", "vandals"))
    if role:
        m.world.role = put(m.world.role, east, OUT)
    assert navy(m.world, rome) == (1 << rome | 1 << east if one else 1 << rome)
    assert navy(m.world, vandals) == 1 << vandals


@rule("XXV.A.4", "XXV.B.4")
def test_those_that_met_an_enemy_are_not_mixed_with_others(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(f'"{SEA}" = "3 fleet, elite-fleet"'))
    w, sea, rome = m.world, m.place(SEA), m.nation("rome")
    a, b, c, d = units_at(w, sea)
    assert stacks(w, sea, rome) == [[a, b], [c, d]]
    assert free_stacks(w, sea, rome, False) == [[c, d], [a, b]], "an elite is worth more"
    w.march[a] |= ENGAGED
    assert stacks(w, sea, rome) == [[b, c], [d], [a]]
    assert [engaged(w, stack) for stack in stacks(w, sea, rome)] == [False, False, True]
    assert free_stacks(w, sea, rome, False) == [[b, c], [d]], "the stronger first"
    assert free_stacks(w, sea, rome, True) == [[b, c], [d], [a]]
    w.march[b] |= ENGAGED
    w.march[d] |= ENGAGED
    assert free_stacks(w, sea, rome, False) == [[c]]
    fresh_fleets(w)
    assert not any(w.march[unit] for unit in (a, b, c, d))


@rule("XXV.A.4", "XXV.A.5")
def test_two_of_a_nation_are_always_one_stack(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(f'"{SEA}" = "2 fleet", "Mare Aegeum" = "3 fleet"'))
    w, rome = m.world, m.nation("rome")
    two, three = units_at(w, m.place(SEA)), units_at(w, m.place("Mare Aegeum"))
    w.march[two[0]] |= ENGAGED
    assert stacks(w, m.place(SEA), rome) == [two]
    assert engaged(w, two), "one of them is enough"
    assert as_stack(w, m.place(SEA), two[:1]) == two
    assert as_stack(w, m.place("Mare Aegeum"), three[:1]) == three[:1]
    assert stacks(w, m.place("Mare Adriaticum"), rome) == []


@rule("XXV.D.3")
def test_which_ships_may_be_chosen_to_carry(on_map: OnMap, waters: Waters) -> None:
    """Of two fleets and an elite: both pairs of each kind, and a single one beside a pair."""
    m = on_map(waters(f'"{SEA}" = "2 fleet, elite-fleet"', f'"{SEA}" = "fleet"'))
    w, sea, rome = m.world, m.place(SEA), m.nation("rome")
    found = ships(w, sea, rome, 1 << rome)
    assert looks(m, found) == [(2, 1), (2, 0), (1, 1), (1, 0)]
    assert {ship_args(w, stack)["people"] for stack in found} == {"rome"}
    wanted = Option("carry", {**ship_args(w, found[1])})
    assert sized(w, found, wanted) == found[1]
    assert sized(w, found, Option("carry", {})) == found[0]
    first = units_at(w, sea)[0]
    w.march[first] |= 2 * CONVOY
    assert not can_carry(w, first)
    assert looks(m, ships(w, sea, rome, 1 << rome)) == [(2, 1), (1, 1), (1, 0)]
    assert looks(m, [carriers(w, sea, rome, 1 << rome)]) == [(2, 1)]


@rule("XXV.D.5", "XXV.D.6")
def test_ships_of_allies_carry_and_those_of_others_do_not(on_map: OnMap, waters: Waters) -> None:
    m = on_map(waters(f'"{SEA}" = "fleet"', f'"{SEA}" = "2 fleet"'))
    w, sea, rome, vandals = m.world, m.place(SEA), m.nation("rome"), m.nation("vandals")
    everybody = 1 << rome | 1 << vandals
    assert looks(m, ships(w, sea, rome, everybody)) == [(1, 0)]
    assert looks(m, ships(w, sea, vandals, everybody)) == [(2, 0)]
    ally(w, rome, vandals)
    assert looks(m, ships(w, sea, rome, everybody)) == [(2, 0), (1, 0)]
    assert looks(m, [carriers(w, sea, rome, everybody)]) == [(2, 0)]
    assert looks(m, [carriers(w, sea, rome, 1 << rome)]) == [(1, 0)]
    assert carriers(w, sea, rome, 0) == []


@rule("XXV.B.1")
def test_enemies_at_sea_are_named_in_the_order_of_initiative(on_map: OnMap, waters: Waters) -> None:
    more = EAST.format(seat="other", units=f'"{SEA}" = "2 fleet"')
    m = on_map(waters(f'"{SEA}" = "fleet"', f'"{SEA}" = "fleet"', more, turn=5))
    w, sea = m.world, m.place(SEA)
    rome, east, vandals = (m.nation(name) for name in ("rome", "byzantium", "vandals"))
    for order in ([east, rome], [rome, east]):
        w.initiative = put(put(w.initiative, order[0], 1), order[1], 2)
        assert hostile_navies(w, sea, vandals) == order
    assert hostile_navies(w, sea, rome) == [vandals]


def test_how_far_the_next_port_is(on_map: OnMap, waters: Waters) -> None:
    """F66; the ports of a vassal are its lord's."""
    m = on_map(waters(""))
    w, rome, vandals = m.world, m.nation("rome"), m.nation("vandals")
    zones = [zones_from_home(w, rome, m.place(name)) for name in (SEA, "Mare Aegeum", "Propontis")]
    assert zones == [0, 1, 2]
    assert zones_from_home(w, vandals, m.place("Mare Adriaticum")) > 0
    bind(w, rome, VASSAL, vandals)
    assert zones_from_home(w, vandals, m.place("Mare Adriaticum")) == 0
    assert zones_from_home(w, m.nation("huns"), m.place(SEA)) == NO_HOME
