"""The scenarios that ship with the game, and what a table may choose."""

from random import Random

import pytest

from aevum.engine import Table
from aevum.engine.refusal import BadData
from aevum.games.invasions import GAME
from aevum.games.invasions.notation import read
from aevum.games.invasions.rules.setup.start import WHOLE
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.scenarios import FREE, FREE_MAP, MAPS, shipped
from aevum.testing import rule
from tests.games.invasions.conftest import table_of
from tests.narrow import of_kind

LINE = "franks: 3 infantry vs rome: 3 infantry at Assyria"


def test_what_ships() -> None:
    assert GAME.scenarios() == [*WHOLE, *MAPS, *shipped(), FREE, FREE_MAP]
    assert {row["goal"] for row in shipped().values()} <= {"field", "city"}
    assert all(row["source"] for row in shipped().values())


@rule("III.A.2")
@pytest.mark.parametrize("combat", ["basic", "advanced"])
@pytest.mark.parametrize("scenario", [*shipped(), FREE])
def test_every_fight_starts_and_ends_in_both_systems(scenario: str, combat: str) -> None:
    table = table_of(Table(GAME, scenario, {"combat": combat}, seed=7))
    assert table.seats == ["attacker", "defender"]
    assert table.state.advanced == (combat == "advanced")
    rng = Random(7)
    while not table.over:
        (ask,) = table.asks()
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
        GAME.check(table.state)
    keys = {event.key for event in table.log}
    assert not {"battle-dice", "pool"} & keys if combat == "advanced" else "melee-roll" not in keys


@pytest.mark.parametrize("scenario", shipped())
def test_a_scenario_is_its_line(scenario: str) -> None:
    state = of_kind(InvasionsState, GAME.setup(scenario, {}, 1, "base"))
    assert state.fight.to_json() == read(shipped()[scenario]["battle"]).to_json()
    assert state.goal == shipped()[scenario]["goal"]
    assert [state.gold, state.points, state.kept, state.marker] == [[0, 0], [0, 0], [0, 0], 0]


def test_the_free_scenario_takes_a_line() -> None:
    options: dict[str, object] = {"battle": LINE, "goal": "city", "ambush": "intercepted"}
    state = of_kind(InvasionsState, GAME.setup(FREE, options, 1, "base"))
    assert state.fight.to_json() == read(LINE).to_json()
    assert (state.goal, state.intercepted_ambush, state.advanced) == ("city", True, False)


def test_matches_on_one_map_do_not_share_it() -> None:
    one, two = (of_kind(InvasionsState, GAME.setup("frontiers-375", {}, 1, "base")) for _ in range(2))
    one.world.owner[0] = -2
    one.world.place[1] = -1
    assert (two.world.owner[0], two.world.place[1]) != (-2, -1)


def test_two_may_play_what_is_made_for_four() -> None:
    assert GAME.seats("frontiers-375", {}) == ("roman", "hun", "persian", "goth")
    assert GAME.seats("frontiers-375", {"seats": 2}) == ("roman-hun", "persian-goth")


def test_matches_on_one_line_do_not_share_their_stacks() -> None:
    one, two = (of_kind(InvasionsState, GAME.setup(FREE, {"battle": LINE}, 1, "base")) for _ in range(2))
    one.fight.sides[0].units.pop()
    assert len(two.fight.sides[0].units) == 3


REFUSED = [
    ("waterloo", {}, "base", "scenario: there is no scenario 'waterloo'; known: 350"),
    ("nisibis", {}, "gold", "pack: there is no pack 'gold' here, only 'base'"),
    (
        "nisibis",
        {"battle": LINE},
        "base",
        "options: there is no option 'battle' here; known: ambush, combat, goal",
    ),
    (FREE, {"weather": "rain"}, "base", "options: there is no option 'weather' here; known: ambush, battle"),
    (FREE, {"battle": 3}, "base", "options.battle: expected a line of notation, found 3"),
    (FREE, {"battle": "hello"}, "base", "notation: 'hello' does not say where"),
    (FREE, {"combat": "epic"}, "base", "options.combat: expected one of basic, advanced, found 'epic'"),
    (FREE, {"combat": True}, "base", "options.combat: expected one of basic, advanced, found True"),
    (FREE, {"ambush": "both"}, "base", "options.ambush: expected one of defender, intercepted, found 'both'"),
    (FREE, {"goal": "fun"}, "base", "options.goal: expected one of field, city, found 'fun'"),
    ("argentoratum", {"goal": "city"}, "base", "options.goal: there is no city to win"),
    (
        "frontiers-375",
        {"goal": "city"},
        "base",
        "options: there is no option 'goal' here; known: ambush, areas, combat, leaders, migration, "
        "nomads, refuge, seats",
    ),
    ("frontiers-375", {"seats": 3}, "base", "options.seats: expected 2 or 4, found 3"),
    ("frontiers-375", {"seats": "two"}, "base", "options.seats: expected a number, found 'two'"),
    (FREE_MAP, {"map": 3}, "base", "options.map: expected a set-up in TOML, found 3"),
    (FREE_MAP, {"map": "seats = []"}, "base", "options.map.seats: somebody must play"),
]


@pytest.mark.parametrize(
    ("scenario", "options", "pack", "said"), REFUSED, ids=[row[3][:40] for row in REFUSED]
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    scenario: str, options: dict[str, object], pack: str, said: str
) -> None:
    with pytest.raises(BadData) as caught:
        GAME.setup(scenario, options, 1, pack)
    assert str(caught.value).startswith(said)
