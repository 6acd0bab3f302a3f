"""Hiring, levies and purchases: many options, gathered by the place or by the thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.text import Text

from aevum.games.charlemagne.board.columns import columns
from aevum.games.charlemagne.board.names import cut, place
from aevum.games.charlemagne.rules.land import LAND
from aevum.terminal.lines import fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.words import Words

UNITS = ("hire", "levy")
THINGS = ("build-burg", "civilize", "restore")
NAME, ENTRY = 14, 38
KEYS: tuple[str, ...] = ("board-build-burg", "board-civilize", "board-restore")


def shop(ask: Ask, words: Words) -> list[str]:
    """Units by the place where they come, everything else by what it is."""
    troops: dict[str, list[str]] = {}
    things: dict[tuple[str, object], list[str]] = {}
    for number, option in enumerate(ask.options, 1):
        if option.key in UNITS:
            troops.setdefault(str(option.args["place"]), []).append(_unit(number, option, words))
        elif option.key in THINGS:
            named = f"{number}) {place(LAND.number(str(option.args['place'])), words)}"
            things.setdefault((option.key, option.args.get("price", 0)), []).append(named)
    entries = [entry for name, units in troops.items() for entry in _entries(name, units, words)]
    lines = columns(entries) if entries else []
    for (key, price), places in things.items():
        text = f"{words.say(f'board-{key}', price=price)} {row(places)}"
        lines += [paint(part) for part in fold((text, ""), hanging=4)]
    return lines


def _entries(name: str, units: list[str], words: Words) -> list[str]:
    """A place and what comes there, on as many lines of a column as it takes."""
    found = [f"{escape(cut(words.value('place', name), NAME))}:"]
    for unit in units:
        longer = f"{found[-1]} {unit}"
        if len(Text.from_markup(longer)) > ENTRY:
            found.append(f"   {unit}")
        else:
            found[-1] = longer
    return found


def _unit(number: int, option: Option, words: Words) -> str:
    short = words.value("short", option.args["unit"])
    price = f" {option.args['price']}" if "price" in option.args else ""
    return f"{paint((f'{number})', 'bold cyan'))} {escape(short)}{price}"
