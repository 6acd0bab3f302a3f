"""One side of a fight as lines of text: leader, units, losses, dice and loot."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.engine.codec import a_text, ints
from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, WHITE, hits
from aevum.games.invasions.rules.fight import SIDE_NAMES, Fight, Side
from aevum.games.invasions.rules.troops import (
    CROSSING_NAMES,
    DAMAGED,
    NATIONS,
    STATUS_NAMES,
    crossing,
    is_elite,
    kind_name,
    look,
    nation,
)
from aevum.terminal.lines import Line, row, together

if TYPE_CHECKING:
    from aevum.games.invasions.telling.fight import Moment
    from aevum.words import Words

STYLES = ("bold cyan", "bold magenta")
SHOWING_DICE = ("hits", "victory")
"""The steps that a battle stands at while dice are re-rolled and while hits are taken."""


def panel(own: dict[str, object], fight: Fight, i: int, moment: Moment, words: Words) -> list[Line]:
    """Everything about one side that everybody may see."""
    side = fight.sides[i]
    lines = [(_head(side, i, words), STYLES[i]), (_leader(side, moment, words), "")]
    lines += _units(side, moment, words)
    if moment.beaten == i and side.units and not fight.field.naval:
        lines.append((f"  {words.say('board-retreats')}", "red"))
    lost = Counter(look(code) & ~DAMAGED for code in side.lost + side.limes_lost)
    if lost:
        named = [together(_named(code, count, side, words)) for code, count in lost.items()]
        lines.append((words.say("board-lost", units=words.together(named)), "red"))
    if moment.battle is not None:
        lines += _dice(fight, i, moment.battle, words)
    # In a whole match these are the sums of the seat, which have nothing to do with this fight.
    return lines + _loot(own, side.seat, words) if own.get("realm") is None else lines


def _head(side: Side, i: int, words: Words) -> str:
    people, status = NATIONS[side.nation], STATUS_NAMES[side.status]
    about = [words.say("board-side", side=SIDE_NAMES[i], people=people, status=status)]
    if side.decline:
        about.append(words.say("board-decline", decline=side.decline))
    return row(about)


def _leader(side: Side, moment: Moment, words: Words) -> str:
    if not side.leader:
        about = [words.say("board-no-leader")]
    elif side.slain:
        return words.say("board-slain", leader=side.leader)
    elif side.mountain:
        about = [words.say("board-mountain-leader", leader=side.leader, combat=side.combat)]
    else:
        about = [words.say("board-leader", leader=side.leader, combat=side.combat)]
    if moment.battle is not None and (side.leader or side.stock):
        about.append(words.say("board-rerolls", stock=side.stock))
    return row(about)


def _units(side: Side, moment: Moment, words: Words) -> list[Line]:
    standing = side.units + side.limes + ([] if side.submitted else side.horde)
    lines = [(f"  {text}", style) for text, style in _stack(standing, side, not moment.over, words)]
    if side.submitted:
        lines.append((f"  {words.say('board-submitted')}", "red"))
    return lines or [(f"  {words.say('board-nothing-left')}", "dim")]


def _stack(units: list[int], side: Side, ways: bool, words: Words) -> list[Line]:
    """Units of one look on one line, those that bear two hits with a sign; `ways`: how they came, too."""
    groups = Counter((look(code), crossing(code) if ways else 0) for code in units)
    # As they stand in the stack, but the damaged ones of a kind behind the whole ones.
    order = [look(code) & ~DAMAGED for code in units]
    lines: list[Line] = []
    for code, way in sorted(groups, key=lambda group: (order.index(group[0] & ~DAMAGED), group)):
        text = _named(code, groups[code, way], side, words)
        if is_elite(code):
            text += " ◆"
        if code & DAMAGED:
            text += f" ({words.say('board-damaged')})"
        if way:
            text += f", {words.value('way', CROSSING_NAMES[way])}"
        lines.append((text, "yellow" if code & DAMAGED else ""))
    return lines


def _named(code: int, count: int, side: Side, words: Words) -> str:
    if nation(code) == side.nation:
        return words.say("board-unit", count=count, unit=kind_name(code))
    return words.say("board-foreign-unit", count=count, unit=kind_name(code), nation=NATIONS[nation(code)])


def _dice(fight: Fight, i: int, battle: dict[str, object], words: Words) -> list[Line]:
    side = fight.sides[i]
    step = a_text(battle, "step", "frame")
    waiting = step == "hits"
    if waiting and "round" in battle:
        total = side.roll + side.bonus
        return [(words.say("board-rolled", roll=side.roll, bonus=f"{side.bonus:+d}", total=total), "")]
    lines: list[Line] = []
    if side.white and step in SHOWING_DICE:
        lines.append((words.say("board-white-dice", faces=_faces(side.white, WHITE, words)), ""))
    if side.black and step in SHOWING_DICE:
        lines.append((words.say("board-black-dice", faces=_faces(side.black, BLACK, words)), ""))
    if lines and waiting:
        scored = hits(side.white, side.black, fight.field.open)
        lines.append((words.say("board-would-hit", hits=scored), ""))
    elif lines or side.inflicted:
        lines.append((words.say("board-scored", hits=side.inflicted), ""))
    elif "dice" in battle:
        white, black = ints(battle, "dice", "frame")[2 * i : 2 * i + 2]
        if white or black:
            lines.append((words.say("board-to-roll", white=white, black=black), ""))
    return lines


def _faces(dice: list[int], colour: int, words: Words) -> str:
    names = [FACE_NAMES[colour][face] for face in sorted(dice)]
    counted = [(names.count(name), name) for name in dict.fromkeys(names)]
    return ", ".join(together(words.say("board-face", count=n, face=name)) for n, name in counted)


def _loot(own: dict[str, object], seat: int, words: Words) -> list[Line]:
    gold, kept, points = (ints(own, name, "own")[seat] for name in ("gold", "kept", "points"))
    found = []
    if gold:
        found.append(words.say("board-loot", gold=gold))
    if kept:
        found.append(words.say("board-kept", markers=kept))
    if points:
        found.append(words.say("board-points", points=points))
    return [(row(found), "green")] if found else []
