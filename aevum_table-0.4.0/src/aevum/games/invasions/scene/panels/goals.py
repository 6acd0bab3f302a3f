"""What nations score for: objectives they hold, those still to win, and deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.content.objectives import (
    AREA,
    PROVINCE,
    SOME,
    VASSALS,
    Deed,
    Objective,
    deeds_of,
    objectives_of,
)
from aevum.games.invasions.rules.scoring.count import Tally, tally
from aevum.games.invasions.rules.scoring.step import SCORED
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.panels.nations import seats_from
from aevum.games.invasions.telling.nations import own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.games.invasions.telling.turn import last_turn
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.world.world import World
    from aevum.words import Words

KEYS: tuple[str, ...] = (
    "scene-deed-sack", "scene-deed-empire", "scene-deed-king-killed", "scene-deed-survives",
    "scene-deed-reunion",
)  # fmt: skip


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    last = last_turn(view)
    turns = [str(turn) for turn in dict.fromkeys((*SCORED, last)) if s.world.turn <= turn <= last]
    found = [Block(text=words.say("board-scored-on", turns=turns), rule="V.B.2")]
    for seat in seats_from(s, view.seat):
        found += [nation_goals(s.world, n, words) for n in own_nations(s.world, seat)]
    return found


def nation_goals(w: World, n: int, words: Words) -> Block:
    now = tally(w, n)
    found = Block(words.say("board-worth-now", people=NATIONS[n], points=now.points))
    rows = [_objective(w, one, now, words) for one in objectives_of(n, w.turn)]
    rows += [_deed(deed, words) for deed in deeds_of(n)]
    if rows:
        heads = [words.say("scene-head-goal"), words.say("scene-head-points"), words.say("scene-head-held")]
        found.table = Grid(heads, rows, [1])
    return found


def _objective(w: World, one: Objective, now: Tally, words: Words) -> list[Cell]:
    held = one.name in (*now.areas, *now.places)
    if one.what == VASSALS:
        goal = Cell(words.say("scene-goal-vassals"), rule="V.B.3")
    elif one.what == PROVINCE:
        goal = cells.place(one.name)
    else:
        goal = cells.region(one.name)
        if one.what == SOME:
            goal.text = words.say("board-some-of", needs=one.needs, area=one.name)
    assert one.what in (AREA, PROVINCE, SOME, VASSALS)
    state = Cell(words.say("scene-held"), tone="good") if held else Cell("")
    return [goal, cells.number(one.points), state]


def _deed(deed: Deed, words: Words) -> list[Cell]:
    name = deed.name or words.say("board-any-level")
    goal = Cell(words.say(f"scene-deed-{deed.deed}", name=name), rule="V.B.3")
    return [goal, cells.number(deed.points), Cell("")]
