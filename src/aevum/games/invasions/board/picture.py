"""The picture for the terminal, at most 80 columns wide: of a fight two stacks side by side, else the map.

Colour only helps: damaged units and the two kinds of dice are told apart by words and signs.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from aevum.engine.codec import a_dict, a_flag, a_list, a_text, an_int, as_dict
from aevum.games.invasions.board.map import covered_on_map, map_board
from aevum.games.invasions.board.stacks import Moment, panel
from aevum.games.invasions.rules.combat.battle import END
from aevum.games.invasions.rules.combat.victory import DRAW
from aevum.games.invasions.rules.fight import SIDE_NAMES, TERRAINS, Field, read_fight
from aevum.games.invasions.rules.troops import STATUS_NAMES
from aevum.terminal.lines import WIDTH, Line, fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

AFTERMATH = END[1:]
"""The steps of a battle after its victor is known."""
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


def moment_of(view: View) -> Moment:
    battle: dict[str, object] | None = None
    over, beaten = False, -1
    for value in a_list(view.data, "frames", "state"):
        frame = as_dict(value, "frame")
        name, step = a_text(frame, "frame", "frame"), a_text(frame, "step", "frame")
        if name == "Engagement" and step == "end":
            winner = an_int(frame, "winner", "frame")
            over, beaten = True, 1 - winner if winner != DRAW else -1
        elif name.endswith("Battle"):
            over = step in AFTERMATH
            battle = None if over else frame
    return Moment(battle, over, beaten)


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


def city_about(field: Field, words: Words) -> list[str]:
    about = [words.say("board-city", city=field.city, level=field.level)]
    walls = words.say("board-walls", walls=field.walls) if field.fortified else words.say("board-no-walls")
    about.append(walls)
    if field.capital:
        about.append(words.say("board-capital", status=STATUS_NAMES[field.capital]))
    if field.supplied:
        about.append(words.say("board-supplied"))
    return about
