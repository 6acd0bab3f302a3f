"""What a seat's nations score for: objectives they hold, those still to win, and deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.content.objectives import (
    SACK,
    SOME,
    VASSALS,
    Objective,
    deeds_of,
    objectives_of,
)
from aevum.games.invasions.rules.scoring.count import tally
from aevum.games.invasions.rules.scoring.step import SCORED
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.nations import own_nations
from aevum.games.invasions.telling.seen import seen
from aevum.games.invasions.telling.turn import last_turn
from aevum.terminal.lines import Line, fold, paint, together

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.world.world import World
    from aevum.words import Words


def page(view: View, words: Words) -> str:
    w = seen(view).world
    last = last_turn(view)
    turns = [turn for turn in (*SCORED, last) if w.turn <= turn <= last]
    lines: list[Line] = [
        (words.say("board-scored-on", turns=[str(turn) for turn in dict.fromkeys(turns)]), "dim")
    ]
    for n in own_nations(w, view.seat):
        lines += _nation(w, n, words)
    return "\n".join(paint(part) for line in lines for part in fold(line))


def _nation(w: World, n: int, words: Words) -> list[Line]:
    now = tally(w, n)
    found: list[Line] = [(words.say("board-worth-now", people=NATIONS[n], points=now.points), "bold")]
    wanted = objectives_of(n, w.turn)
    held = [one for one in wanted if one.name in (*now.areas, *now.places)]
    rest = [one for one in wanted if one not in held and one.what != VASSALS]
    for vassal in [one for one in wanted if one.what == VASSALS]:
        found.append((f"  {words.say('board-each-vassal', points=vassal.points)}", ""))
    if held:
        found.append((f"  {words.say('board-held', objectives=_listed(held, words))}", "green"))
    if rest:
        found.append((f"  {words.say('board-to-win', objectives=_listed(rest, words))}", ""))
    cities = [
        together(f"{deed.name or words.say('board-any-level')} {deed.points}")
        for deed in deeds_of(n)
        if deed.deed == SACK
    ]
    if cities:
        found.append((f"  {words.say('board-to-sack', objectives=', '.join(cities))}", ""))
    return found


def _listed(objectives: list[Objective], words: Words) -> str:
    return ", ".join(together(_named(one, words)) for one in objectives)


def _named(one: Objective, words: Words) -> str:
    name = words.say("board-some-of", needs=one.needs, area=one.name) if one.what == SOME else one.name
    return f"{name} {one.points}"
