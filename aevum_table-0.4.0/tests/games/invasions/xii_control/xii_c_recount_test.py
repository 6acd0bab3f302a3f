"""XII.B, XII.C: what the map keeps of control, against a plain count after every change."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.control.provinces import (
    NOT_ONE,
    conquer,
    occupant,
    settle,
    settle_all,
)
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.marching.march import March
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINDS, NATIONS, STATUS_NAMES
from aevum.games.invasions.rules.world.land import land
from aevum.games.invasions.rules.world.pieces import add_unit, shift
from aevum.games.invasions.rules.world.world import ACTIVE, FEDERATE, NOBODY, VASSAL, World, put
from aevum.testing import rule
from tests.games.invasions.xii_control.recount import faults

AREAS = ("Moesia", "Danubius", "Caucasus", "Asia")
PLACES = [p for area in AREAS for p in land(False).area_provinces[land(False).areas.index(area)]]
PEOPLES = [NATIONS.index(n) for n in ("rome", "byzantium", "persia", "visigoths", "huns", "gepids")]
ROMANS, BARBARIANS = PEOPLES[:2], PEOPLES[3:]
INFANTRY = KINDS.index("infantry")

people = st.sampled_from(PEOPLES)
place = st.sampled_from(PLACES)
ceded = st.sampled_from([p for p in PLACES if not land(False).wild[p]])
ties = st.one_of(
    st.none(),
    st.tuples(st.just(FEDERATE), st.sampled_from(ROMANS), st.sampled_from(BARBARIANS), ceded),
    st.tuples(st.just(VASSAL), people, st.sampled_from(PEOPLES[2:]), place),
)


@st.composite
def worlds(draw: st.DrawFn) -> World:
    w = World(land(False))
    for n in PEOPLES:
        w.role = put(w.role, n, ACTIVE)
        w.initiative = put(w.initiative, n, n)
        w.status = put(w.status, n, 0 if n in BARBARIANS else 2 if n in ROMANS else draw(st.integers(0, 1)))
    gepids = PEOPLES[-1]
    w.status = put(w.status, gepids, draw(st.integers(0, 1)))
    tie = draw(ties)
    bound = NOBODY
    if tie is not None and tie[1] != tie[2] and not (tie[0] == FEDERATE and w.status[tie[2]]):
        bound = tie[2]
        w.tie, w.lord = put(w.tie, bound, tie[0]), put(w.lord, bound, tie[1])
        if tie[0] == FEDERATE:
            w.foedus = put(w.foedus, tie[3], bound)
    pair = draw(st.sets(people, min_size=2, max_size=2))
    if bound not in pair and draw(st.booleans()):
        a, b = sorted(pair)
        w.allies = put(put(w.allies, a, 1 << b), b, 1 << a)
    refresh_stances(w)
    for n in PEOPLES:
        if w.status[n] == STATUS_NAMES.index("barbarian") and draw(st.booleans()):
            w.horde = put(w.horde, n, draw(place))
    for n, p in draw(st.lists(st.tuples(people, place), max_size=16)):
        add_unit(w, INFANTRY, n, p)
    for area in AREAS:
        holder = draw(st.one_of(st.just(NOBODY), people))
        number = w.land.areas.index(area)
        w.area_owner = put(w.area_owner, number, holder)
        for p in w.land.area_provinces[number]:
            w.owner[p] = holder
    settle_all(w)
    return w


@rule("XII.B.1", "XII.B.5", "XII.C.1", "XII.C.2", "XII.C.3", "XII.C.4", "XII.C.5", "XII.C.6", "XII.C.8")
@settings(max_examples=150, deadline=None)
@given(worlds(), st.lists(st.tuples(st.integers(0, 19), place), max_size=12), st.data())
def test_any_placement_and_any_moves(w: World, moves: list[tuple[int, int]], data: st.DataObject) -> None:
    assert faults(w) == []
    for number, to in moves:
        if number < len(w.code) - 1:
            start = w.place[number + 1]
            shift(w, number + 1, to)
        else:
            n = PEOPLES[number % len(PEOPLES)]
            start = w.horde[n]
            w.horde = put(w.horde, n, to) if start >= 0 else w.horde
        if start >= 0:
            settle(w, start)
        settle(w, to)
        occupier = occupant(w, to)
        if w.level[to] and occupier not in (NOBODY, NOT_ONE) and w.first[to] and data.draw(st.booleans()):
            conquer(w, to, w.master[w.first[to]])
        assert faults(w) == []
    before = w.owner[:], w.area_owner
    settle_all(w)
    assert (w.owner, w.area_owner) == before


def undecided(s: InvasionsState) -> int:
    """The province that a stack has just entered, or in which a battle goes on."""
    for frame in s.frames:
        if isinstance(frame, Clash) or (isinstance(frame, March) and frame.step != "march"):
            return frame.place
    return -1


@rule("XII.B.1", "XII.B.2", "XII.B.3", "XII.B.4", "XII.B.5", "XII.C.8")
@pytest.mark.parametrize("seed", range(6))
def test_all_through_a_match(seed: int) -> None:
    s = GAME.start("frontiers-375", {}, seed)
    assert isinstance(s, InvasionsState)
    rng = Random(seed)
    for choices in range(400):
        if s.outcome is not None:
            break
        ask = rng.choice(s.live())
        GAME.choose(s, ask.seat, rng.choice(ask.options), ask.version)
        if choices % 5 == 0:
            assert faults(s.world, undecided(s)) == []
