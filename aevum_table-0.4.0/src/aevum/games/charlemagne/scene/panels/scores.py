"""The Empire's points, item by item (19.2), and what they would be worth now; the server adds the plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.tables import NOBODY, SIDES
from aevum.games.charlemagne.rules.victory.end import overrun
from aevum.games.charlemagne.rules.victory.levels import LEVELS, level_of
from aevum.games.charlemagne.rules.victory.score import score
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said, title

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

KEYS: tuple[str, ...] = (
    "level-empire-decisive", "level-empire-marginal", "level-draw", "level-tribal-marginal",
    "level-tribal-decisive",
)  # fmt: skip


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    items = score(s)
    total = sum(item.value for item in items)
    facts = [(title(words.modifier(item)), Cell(f"{item.value:+d}", rule=item.rule)) for item in items]
    facts.append((said(words, "scene-total"), Cell(str(total), tone="good")))
    found = [Block(said(words, "scene-points-now"), facts=facts, rule="19.2")]
    now = level_of(s.scenario, total)
    rows: list[list[Cell]] = []
    for level in LEVELS[s.scenario]:
        own = level.name == now.name
        name = Cell(said(words, f"level-{level.name}"), tone="good" if own else "")
        name.owner = SIDES[level.winner] if level.winner != NOBODY else ""
        least = (
            said(words, "scene-from", points=level.least) if level.least > 0 else said(words, "scene-below")
        )
        here = Cell(said(words, "scene-now") if own else "", tone="good")
        rows.append([name, Cell(least, rule=level.rule), here])
    heads = [said(words, "scene-head-level"), said(words, "scene-head-points"), ""]
    found.append(Block(said(words, "scene-levels"), table=Grid(heads, rows), rule="19.3"))
    if overrun(s):
        found.append(Block(text=said(words, "scene-overrun"), rule="19.4"))
    return found
