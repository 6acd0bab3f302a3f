"""A council: what each card on offer is good for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.board.cards import price
from aevum.games.invasions.rules.diplomacy.targets import CARD, USES
from aevum.terminal.lines import Cell, cell, fold, grid, paint

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.words import Words

ENVOYS, OFFER, EVENT = "envoys", "offer-foedus", "play-event"
NUMBER, WHAT, USE = 3, 28, 47
WIDTHS = (NUMBER, WHAT, USE)


def offers(ask: Ask, words: Words) -> list[str]:
    """Every card with its use; an event that could be played on several nations has them in a line below."""
    lines: list[str] = []
    events: dict[str, list[tuple[int, Option]]] = {}
    rows: list[list[Cell]] = [[[], [], []]]
    for number, option in enumerate(ask.options, 1):
        if option.key == EVENT:
            events.setdefault(str(option.args["title"]), []).append((number, option))
        elif option.key in (ENVOYS, OFFER):
            rows.append(_row(str(number), words.option(option), _use(option, words)))
    lines += grid(rows, WIDTHS) if len(rows) > 1 else []
    for title, targets in events.items():
        lines += _event(title, targets, words)
    return lines


def _row(number: str, what: str, use: str) -> list[Cell]:
    return [[(f"{number:>{NUMBER}}", "bold cyan")], cell(what, WHAT), cell(use, USE, "dim")]


def _use(option: Option, words: Words) -> str:
    if option.key == OFFER:
        return words.value("use", "offer")
    use = str(option.args["diplomacy"])
    return words.value("use", use) + price(CARD[USES.index(use)], words)


def _event(title: str, targets: list[tuple[int, Option]], words: Words) -> list[str]:
    gist = words.value("gist", title)
    if len(targets) == 1:
        number, option = targets[0]
        return grid([[[], [], []], _row(str(number), words.option(option), gist)], WIDTHS)
    first = grid([[[], [], []], _row("", words.say("board-play-on", title=title), gist)], WIDTHS)
    whom = " · ".join(f"{n} {words.value('people', option.args['people'])}" for n, option in targets)
    return [*first, *(paint(part) for part in fold((f"    {whom}", "cyan")))]
