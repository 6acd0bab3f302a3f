"""Purchases: what units cost, how many wait in the reserve, how many are on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int
from aevum.games.invasions.rules.purchases.step import FULL
from aevum.games.invasions.rules.purchases.stock import limited, most_recruits, to_be_had
from aevum.games.invasions.rules.troops import KINDS, NATIONS, kind_of
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.terminal.lines import Cell, cell, grid, heads, paint

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

BUY = "buy"
COLUMNS = ("", "unit", "gold", "reserve", "map")
WIDTHS = (5, 24, 7, 11, 10)
KEYS: tuple[str, ...] = (
    "column-unit", "column-gold", "column-reserve", "column-map", "board-recruits", "board-full-treasury",
)  # fmt: skip


def shop(s: InvasionsState, ask: Ask, frame: dict[str, object], words: Words) -> list[str]:
    w = s.world
    n = NATIONS.index(str(ask.args["people"]))
    rows: list[list[Cell]] = [heads(COLUMNS, WIDTHS, words)]
    bound = False
    for number, option in enumerate(ask.options, 1):
        if option.key != BUY:
            continue
        kind = KINDS.index(str(option.args["unit"]))
        mark = "*" if limited(n, kind) else ""
        bound = bound or mark != ""
        rows.append(
            [
                [(f"{number:>4}", "bold cyan")],
                cell(words.value("unit", KINDS[kind]) + mark, WIDTHS[1]),
                cell(str(option.args["gold"]), WIDTHS[2]),
                cell(str(len(to_be_had(s, n, kind))), WIDTHS[3]),
                cell(str(_afield(s, n, kind)), WIDTHS[4]),
            ]
        )
    lines = grid(rows, WIDTHS) if len(rows) > 1 else []
    if bound:
        left = most_recruits(w) - an_int(frame, "recruits", "frame")
        lines.append(paint((f"  {words.say('board-recruits', units=left)}", "dim")))
    if w.gold[n] > FULL:
        lines.append(paint((f"  {words.say('board-full-treasury', gold=FULL)}", "dim")))
    return lines


def _afield(s: InvasionsState, n: int, kind: int) -> int:
    w = s.world
    return sum(
        1
        for i in range(1, len(w.code))
        if w.place[i] >= 0 and nation_of(w.code[i]) == n and kind_of(w.code[i]) == kind
    )
