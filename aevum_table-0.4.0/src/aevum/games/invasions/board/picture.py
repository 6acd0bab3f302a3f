"""The picture for the terminal, at most 80 columns wide: of a fight two stacks side by side, else the map.

Colour only helps: damaged units and the two kinds of dice are told apart by words and signs.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_flag, an_int
from aevum.games.invasions.board.map import covered_on_map, map_board
from aevum.games.invasions.board.stacks import panel
from aevum.games.invasions.rules.fight import SIDE_NAMES, TERRAINS, Field, read_fight
from aevum.games.invasions.telling.fight import city_about, moment_of
from aevum.terminal.lines import WIDTH, Line, fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

BETWEEN = " │ "
COLUMN = (WIDTH - len(BETWEEN)) // 2


def board(view: View, words: Words) -> str:
    """Rich markup; empty where there is nothing to see."""
    own = a_dict(view.data, "own", "state")
    if own["fight"] is None:
        return map_board(view, words) if own.get("world") is not None else ""
    fight = read_fight(a_dict(own, "fight", "own"), "own.fight")
    moment = moment_of(view)
    lines = [paint(line) for text in _ground(own, fight.field, words) for line in fold(text, WIDTH)]
    columns = [
        [line for text in panel(own, fight, i, moment, words) for line in fold(text, COLUMN)]
        for i in range(len(SIDE_NAMES))
    ]
    rule = "─" * COLUMN
    lines.append(f"[dim]{rule}─┬─{rule}[/]")
    for left, right in zip_longest(*columns, fillvalue=("", "")):
        gap = " " * (COLUMN - len(left[0]))
        line = BETWEEN if right[0] else BETWEEN.rstrip()
        lines.append(f"{paint(left)}{gap}[dim]{line}[/]{paint(right)}")
    lines.append(f"[dim]{rule}─┴─{rule}[/]")
    if any("◆" in text for column in columns for text, _ in column):
        lines.append(paint((words.say("board-two-hits"), "dim")))
    return "\n".join(lines)


def covered(view: View) -> set[str]:
    """The options that the picture shows with their numbers, so that nobody need list them again."""
    own = a_dict(view.data, "own", "state")
    return covered_on_map(view) if own["fight"] is None and own.get("world") is not None else set()


def _ground(own: dict[str, object], field: Field, words: Words) -> list[Line]:
    terrain = words.value("terrain", TERRAINS[field.terrain])
    place = words.say("board-place", province=field.province, terrain=terrain) if field.province else terrain
    if a_flag(own, "advanced", "own"):
        ground = words.say("board-halves-hit" if field.open else "board-halves-miss")
    else:
        ground = words.say("board-red-hits" if field.open else "board-red-misses")
    lines = [(row([place[:1].upper() + place[1:], words.say("board-turn", turn=field.turn), ground]), "bold")]
    about = city_about(field, words) if field.level else []
    if field.intercepted:
        about.append(words.say("board-intercepted"))
    if own.get("world") is None:
        about.append(words.say("board-goal-city" if own["goal"] == "city" else "board-goal-field"))
    if about:
        lines.append((row(about), ""))
    if an_int(own, "marker", "own"):
        lines.append((words.say("board-sacked", city=field.city), "yellow"))
    return lines
