"""A copy of a match, and a match that was saved, are what the match is: bots think in them."""

from collections.abc import Callable
from contextlib import suppress
from inspect import isgetsetdescriptor, ismemberdescriptor
from typing import Any

import pytest

from aevum.engine import BadData
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.fight import Field, Side
from aevum.games.invasions.rules.reaction.flight import Fleeing
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.stored import read_world, take_world, world_json
from aevum.games.invasions.rules.world.world import NOBODY
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.x_events.conftest import MATCH

BATTLE = "rome: 3 legion / leader 2 vs visigoths: 2 infantry, archer at plain"


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + value or 7
    if isinstance(value, str):
        return value + value or "7"
    return [changed(part) for part in value] if value else [7]


def fields_of(kind: type) -> list[str]:
    """Slots; of a compiled class its attributes."""
    found = [name for name, at in vars(kind).items() if ismemberdescriptor(at) or isgetsetdescriptor(at)]
    assert len(found) > 6
    return [name for name in found if not name.startswith("__")]


@pytest.mark.parametrize("whole", [False, True])
def test_a_copy_of_a_map_and_of_a_realm(on_map: OnMap, whole: bool) -> None:
    m = on_map(MATCH, realm=True)
    here: Any = m.realm if whole else m.world
    kept = ("land", "camps", "_horde") if not whole else ()
    names = [name for name in fields_of(type(here)) if name not in kept]
    for name in names:
        value = getattr(here, name)
        if isinstance(value, (bool, int, str, list)):
            with suppress(AttributeError):  # what a compiled class works out
                setattr(here, name, changed(value))
    other = here.copy()
    assert {name: getattr(other, name) for name in names} == {name: getattr(here, name) for name in names}


def filled(side: Side) -> Side:
    side.others, side.others_slain = ["caesar"], ["satrapa"]
    side.aides, side.court = 2, NATIONS.index("persia")
    side.submitted = side.slain = side.mountain = True
    side.decline, side.stock, side.roll, side.bonus, side.inflicted = 1, 3, 4, 5, 6
    side.limes_lost, side.lost = side.units[:1], side.units[1:]
    side.horde, side.limes = side.units[:1], side.units[:1]
    side.white, side.black = [1, 2, 3], [4, 5]
    return side


def test_a_copy_of_a_side_and_a_side_that_was_saved(fight: Callable[..., Any]) -> None:
    side = filled(fight(BATTLE, []).attacker)
    back = Side()
    back.read(side.to_json(), "side")
    for other in (side.copy(), back):
        for name in fields_of(Side):
            assert getattr(other, name) == getattr(side, name), name


@pytest.mark.parametrize("make", [Side, Field, Fleeing])
def test_a_fight_begins_with_nothing_said_about_it(make: Callable[[], Any]) -> None:
    fresh = make()
    for name in fields_of(type(fresh)):
        # Compiled classes list what is worked out (`open`) beside what is kept.
        assert getattr(fresh, name) in ((1,) if name in ("turn", "open") else (0, NOBODY, "", [])), name


def test_a_match_that_was_saved(on_map: OnMap) -> None:
    state = on_map(MATCH, realm=True).table.state
    state.beaten_hordes = state.either_declares = state.advanced = state.intercepted_ambush = True
    state.brief_truce = True
    state.world.truce, state.world.leaves = 5, [3, 8]
    state.world.men_claim = state.world.adds_leaders = True
    state.garrisons_fall = True
    state.gold, state.points, state.kept = [1, 2, 3, 4], [5, 6, 7, 8], [1, 0, 2, 0]
    state.marker, state.goal = state.pool.pop(), "city"
    data = GAME.to_json(state)
    assert GAME.to_json(GAME.from_json(data)) == GAME.to_json(state.copy()) == data
    own: Any = data["own"]
    for w in (read_world(own["world"], "world"), take_world(own["world"])):
        assert (w.men_claim, w.adds_leaders, w.truce, w.leaves) == (True, True, 5, [3, 8])
    assert (own["world"]["truce"], own["world"]["leaves"]) == (5, [3, 8])
    assert own["brief_truce"] is True


@pytest.mark.parametrize("name", ["gold", "level", "owner", "area_owner", "march", "leader_place"])
def test_a_save_that_lacks_a_number_is_refused(on_map: OnMap, name: str) -> None:
    world = world_json(on_map(MATCH, realm=True).world)
    numbers = world[name]
    assert isinstance(numbers, list)
    world[name] = numbers[:-1]
    with pytest.raises(BadData, match=rf"world\.{name}: expected {len(numbers)} numbers"):
        read_world(world, "world")
