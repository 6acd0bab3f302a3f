"""What one needs to see to answer a question, by its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape

from aevum.engine.codec import ints
from aevum.games.charlemagne.board import control, shop
from aevum.games.charlemagne.board.columns import beside, columns
from aevum.games.charlemagne.board.names import cut, force, percent, place
from aevum.games.charlemagne.board.sketch import CELL, Marks, sketch
from aevum.games.charlemagne.board.ways import HOSTILE, WEIGHED, ways
from aevum.games.charlemagne.rules.battle.table import RESULTS
from aevum.games.charlemagne.rules.battle.table import result as result_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.gathering import ready
from aevum.games.charlemagne.rules.sea.voyage import fleets_ready
from aevum.games.charlemagne.rules.stratagems.throw import SpearInBattle, SpearInConversion, SpearInVassalage
from aevum.games.charlemagne.telling.attempts import attempt_now, code_words
from aevum.games.charlemagne.telling.fight import fight_now
from aevum.games.charlemagne.telling.odds import foreseen, odds
from aevum.games.charlemagne.telling.seen import frame_named, seen
from aevum.terminal.lines import WIDTH, fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.words import Words

ACROSS, DOWN = 3, 4
MAP = (2 * ACROSS + 1) * CELL + 1
SHOWN: dict[str, tuple[str, ...]] = {
    "operate": ("move", *HOSTILE, *WEIGHED),
    "sail": ("sail-to", "put-in", "land", *HOSTILE),
    "retreat": ("retreat",),
    "fleets-retreat": ("retreat",),
    "activate": ("force", "sail"),
    "place-leader": ("stand",),
    "leader-flees": ("stand",),
    "vassalage": (control.ATTEMPT,),
    "spend": (*shop.UNITS, *shop.THINGS),
    "levy": shop.UNITS,
    "levy-more": shop.UNITS,
}
"""By question: the answers that its picture shows with their numbers."""
FORCES = ("activate", "place-leader", "leader-flees")
GOODS = ("spend", "levy", "levy-more")
NAME, ENTRY = 15, 39


def about(view: View, ask: Ask, words: Words) -> list[str]:
    """Lines of markup."""
    if ask.key == "vassalage":
        return control.attempts(view, ask, words)
    if ask.key in FORCES:
        return _forces(view, ask, words)
    if ask.key in GOODS:
        return shop.shop(ask, words)
    hex = LAND.graph.number(str(ask.args.get("place", "")))
    lines = _around(view, ask, hex, words) if hex >= 0 else []
    if ask.key in SHOWN:
        return lines
    weighed = [*_stands(view, ask, words), *_weighed(view, ask, words)]
    return [*lines, "", *weighed] if lines and weighed else lines + weighed


def _forces(view: View, ask: Ask, words: Words) -> list[str]:
    """The forces one may choose among."""
    s = seen(view)
    entries: list[str] = []
    for number, option in enumerate(ask.options, 1):
        if option.key not in SHOWN[ask.key]:
            continue
        hex = LAND.number(str(option.args["place"]))
        pieces = s.pieces(hex)
        if ask.key == "activate":
            pieces = ready(s, view.seat, hex) if option.key == "force" else fleets_ready(s, view.seat, hex)
        text = f"{cut(place(hex, words), NAME):<{NAME}} {force(pieces, words)}"
        entries.append(paint((f"{number:>3} ", "bold cyan")) + escape(cut(text, ENTRY - 4)))
    return columns(entries) if entries else []


def _around(view: View, ask: Ask, hex: int, words: Words) -> list[str]:
    """The map around the hex of the question, and beside it where one may go from there."""
    shown = SHOWN.get(ask.key, ())
    marks = Marks(hex)
    for number, option in enumerate(ask.options, 1):
        to = LAND.graph.number(str(option.args.get("place", "")))
        if to >= 0:
            marks.numbers.setdefault(to, (str(number), "bold red" if option.key in HOSTILE else "bold cyan"))
    left = sketch(seen(view), hex, ACROSS, DOWN, marks)
    right = [paint(part) for part in fold((_standing(view, hex, words), "bold"), WIDTH - MAP, 0)]
    right += ways(view, ask, shown, WIDTH - MAP, words)
    return beside(left, right, MAP)


def _standing(view: View, hex: int, words: Words) -> str:
    """The force that the question is about, or else all that stands in the hex."""
    frame = frame_named(view, "Operation", "Gathering", "Retreat", "Advance", "Losses", "Sailing")
    fields = [name for name in ("pieces", "fleets", "cargo") if frame is not None and name in frame]
    pieces = [piece for name in fields for piece in ints(frame or {}, name, "frame")]
    pieces = [piece for piece in pieces if seen(view).at[piece] == hex]
    there = force(pieces or seen(view).pieces(hex), words)
    return f"{place(hex, words)}: {there}" if there else place(hex, words)


def _stands(view: View, ask: Ask, words: Words) -> list[str]:
    """What a roll comes to that the Spear could have thrown again."""
    result = ""
    if ask.key == SpearInBattle.trigger:
        fight = fight_now(view)
        if fight is not None and fight.die:
            result = words.value("result", RESULTS[result_of(fight.die, fight.column())])
    elif ask.key in (SpearInVassalage.trigger, SpearInConversion.trigger):
        now = attempt_now(view)
        if now is not None and now.die:
            result = code_words(now.result(now.die, now.odds().differential), words)
    return [paint((words.say("board-stands", outcome=result), "bold"))] if result else []


def _weighed(view: View, ask: Ask, words: Words) -> list[str]:
    """What each answer would bring, where that can be known."""
    lines: list[str] = []
    for number, option in enumerate(ask.options, 1):
        found = odds(view, option, words) if foreseen(ask, option) else None
        if found is None:
            continue
        chances = [f"{chance.words} {percent(chance.share)}" for chance in found.chances if chance.share]
        means = [f"{name} {value:g}" for name, value in found.means]
        first, *rest = fold((f"{words.option(option)}: {row([*chances, *means])}", ""), WIDTH - 4, 0)
        lines.append(paint((f"{number:>3} ", "bold cyan")) + paint(first))
        lines += ["    " + paint(part) for part in rest]
    return lines
