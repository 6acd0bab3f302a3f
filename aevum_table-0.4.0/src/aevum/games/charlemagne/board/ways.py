"""Where a force may go and what it may do there: a list beside the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int, ints
from aevum.games.charlemagne.board.names import force, percent, place
from aevum.games.charlemagne.odds.battle import battle_odds, naval_odds
from aevum.games.charlemagne.rules.battle.strength import land_units
from aevum.games.charlemagne.rules.battle.table import COLUMNS
from aevum.games.charlemagne.rules.control.violation import violates
from aevum.games.charlemagne.rules.counters import UNITS
from aevum.games.charlemagne.rules.ground import in_zone
from aevum.games.charlemagne.rules.land import LAND, PLAIN, SIDES
from aevum.games.charlemagne.rules.movement.move import cost
from aevum.games.charlemagne.telling.odds import odds
from aevum.games.charlemagne.telling.seen import frame_named, seen
from aevum.terminal.lines import Line, fold, paint, together

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View
    from aevum.words import Words

MOVE, ATTACK, ASSAIL = "move", "attack", "assail"
SAILING = "Sailing"
HOSTILE = (ATTACK, ASSAIL)
WEIGHED = ("pillage", "convert")
KEYS: tuple[str, ...] = ("board-river", "board-strait")


def ways(view: View, ask: Ask, shown: tuple[str, ...], width: int, words: Words) -> list[str]:
    """The options of these keys, numbered, as lines of markup."""
    lines: list[str] = []
    for number, option in enumerate(ask.options, 1):
        if option.key in shown:
            text, style = _way(view, option, words)
            first, *rest = fold((text, style), width - 4, 0)
            lines.append(paint((f"{number:>3} ", "bold cyan")) + paint(first))
            lines += ["    " + paint(line) for line in rest]
    return lines


def _way(view: View, option: Option, words: Words) -> Line:
    if option.key == MOVE:
        return _move(view, LAND.number(str(option.args["place"])), words), ""
    if option.key in HOSTILE:
        there = force(seen(view).pieces(LAND.number(str(option.args["place"]))), words)
        return f"{words.option(option)} ({there}) {_fight(view, option, words)}", "red"
    if option.key in WEIGHED:
        found = odds(view, option, words)
        chances = found.chances if found is not None else []
        said = [f"{chance.words} {together(percent(chance.share))}" for chance in chances]
        return f"{words.option(option)}: {', '.join(said)}", ""
    return words.option(option), ""


def _move(view: View, to: int, words: Words) -> str:
    """`Pavia 4 · river · zone`: what it costs, and what it means."""
    s = seen(view)
    frame = frame_named(view, "Operation")
    assert frame is not None
    at, seat = an_int(frame, "hex", "frame"), an_int(frame, "seat", "frame")
    parts = [f"{place(to, words)}: {cost(s, seat, at, to)}"]
    side = LAND.side(at, to)
    if side != PLAIN:
        parts.append(words.say(f"board-{SIDES[side]}"))
    if in_zone(s, to, 1 - seat):
        parts.append(words.say("board-zone"))
    if violates(s, seat, to, at):
        parts.append(words.say("board-neutral"))
    return " · ".join(parts)


def _fight(view: View, option: Option, words: Words) -> str:
    """In few words: the column, the chance to take the hex, what both sides are to expect."""
    s = seen(view)
    frame = frame_named(view, "Operation", SAILING)
    assert frame is not None
    seat, hex = an_int(frame, "seat", "frame"), an_int(frame, "hex", "frame")
    target = LAND.number(str(option.args["place"]))
    aboard = frame["frame"] == SAILING
    pieces = ints(frame, "cargo" if aboard else "pieces", "frame")
    if option.key == ASSAIL:
        leaders = [piece for piece in pieces if piece >= UNITS]
        fleets = [*ints(frame, "fleets", "frame"), *leaders]
        found = naval_odds(s, seat, fleets, hex, target, land_units(pieces))
    else:
        found = battle_odds(s, seat, pieces, hex, target, aboard)
    own, theirs = (f"{side.lost:.1f}" for side in found.sides)
    taken = percent(found.taken)
    said = words.say("board-fight", odds=COLUMNS[found.column], taken=taken, own=own, theirs=theirs)
    return f"{said} · {words.say('board-neutral')}" if violates(s, seat, target) else said
