"""Odds of what an option brings about are those of the odds package, for the fight that will be fought."""

from typing import Any

import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.odds.engagement import engagement_odds
from aevum.games.invasions.odds.siege import SiegeOdds
from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.scene import SCENE
from aevum.games.invasions.scene.meeting import meeting
from aevum.games.invasions.telling.danger import threats
from aevum.words import Words
from tests.games.invasions.scene.conftest import moments

SEEDS = (1, 14)
"""Random matches in which somebody chooses between battles."""


def test_a_battle_that_is_chosen_is_the_one_that_was_foretold(words: Words) -> None:
    told = 0
    for seed in SEEDS:
        for table in moments("frontiers-375", {}, seed, 1.0):
            ask = table.asks()[0]
            if ask.key != "battles":
                continue
            view = GAME.view(table.state, ask.seat)
            for option in ask.options:
                foretold = meeting(view, option)
                assert foretold is not None
                assert SCENE.focus(view, view.ask, option).odds
                found = SCENE.odds(view, option, words)
                assert found is not None
                assert sum(chance.share for chance in found.chances[:2]) == pytest.approx(1)
                real = _fought(table, option.id)
                field = foretold.fight.field
                if real is not None and foretold.kind == "battle" and real.field.province == field.province:
                    told += 1
                    for side, now in zip(foretold.fight.sides, real.sides, strict=True):
                        assert side.nation == now.nation
                        assert side.leader == now.leader
                        assert len(side.units) == len(now.units) + len(now.lost)
    assert told


def _fought(table: Table, choice: str) -> Fight | None:
    """The fight in which the choice leads, where it is still on when somebody is asked."""
    branch: Any = table.state.copy()
    GAME.choose(branch, table.asks()[0].seat, choice)
    fight: Fight | None = branch.fight_now
    return fight


@pytest.mark.parametrize("combat", ["basic", "advanced"])
def test_all_that_promises_odds_gives_them(combat: str, words: Words) -> None:
    count = 0
    for table in moments("goths-and-huns", {"combat": combat}, 7, 0.02):
        ask = table.asks()[0]
        view = GAME.view(table.state, ask.seat)
        for option in ask.options:
            if SCENE.focus(view, view.ask, option).odds:
                found = SCENE.odds(view, option, words)
                assert found is None or all(0 <= chance.share <= 1.0001 for chance in found.chances)
                count += found is not None
    assert count > 3


def test_a_siege(words: Words) -> None:
    table = next(one for one in moments("nisibis", {}, 0, 1.0) if one.asks()[0].key == "besiege")
    view = GAME.view(table.state, 0)
    besiege, leave = table.asks()[0].options
    state: Any = table.state
    found = SCENE.odds(view, besiege, words)
    assert found is not None
    assert found.chances[0].share == SiegeOdds(state.fight, False).falls
    assert found.chances[2].share == SiegeOdds(state.fight, True).falls
    assert SCENE.odds(view, leave, words) is None


def test_the_odds_of_a_march_are_those_of_its_battle(words: Words) -> None:
    for table in moments("frontiers-375", {}, 2, 1.0):
        ask = table.asks()[0]
        view = GAME.view(table.state, ask.seat)
        for option in ask.options if ask.key == "march" else []:
            foretold = meeting(view, option)
            if foretold is None or foretold.kind != "battle":
                continue
            found = SCENE.odds(view, option, words)
            assert found is not None
            real = engagement_odds(foretold.fight, False)
            assert {chance.share for chance in found.chances[:2]} == set(real.win)
            return
    pytest.fail("nobody marched into a battle")


def test_a_battle_that_begins_with_an_ambush(words: Words) -> None:
    table = next(one for one in moments("adrianopolis", {}, 1, 1.0) if one.asks()[0].key == "ambush")
    ask = table.asks()[0]
    state: Any = table.state
    found = SCENE.odds(GAME.view(state, ask.seat), ask.options[0], words)
    assert found is not None
    real = engagement_odds(state.fight, False)
    assert [chance.share for chance in found.chances[:2]] == [real.win[ask.seat], real.win[1 - ask.seat]]


def test_who_may_come_upon_a_stack_is_told(words: Words) -> None:
    for table in moments("frontiers-375", {}, 2, 1.0):
        ask = table.asks()[0]
        view = GAME.view(table.state, ask.seat)
        for option in ask.options if ask.key == "march" else []:
            found = SCENE.odds(view, option, words) if option.key == "go" else None
            risks = [chance for chance in found.chances if "Intercepted" in chance.words] if found else []
            if risks:
                state: Any = table.state
                target = state.world.land.number(option.args["place"])
                feared = threats(state.world, target, state.frames[ask.depth].nation, [])
                assert [round(100 * risk.share) for risk in risks] == [one.percent for one in feared[:3]]
                return
    pytest.fail("nobody had to fear an interception")
