"""The honour track, and what the final scoring would add as far as one can see now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.scoring.reckoning import reckoning
from aevum.games.medioevo.rules.settings import HONOUR_LIMIT
from aevum.games.medioevo.telling import cells
from aevum.games.medioevo.telling.panels.kingdoms import ordered
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said, title

if TYPE_CHECKING:
    from aevum.engine.event import Modifier
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

MONEY = "award-money"


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    seats = sorted(ordered(s), key=lambda seat: -s.honour[seat])
    rows = [[cells.seat(s, seat, words), Cell(str(s.honour[seat]))] for seat in seats]
    heads = [said(words, "scene-head-kingdom"), said(words, "scene-head-honour")]
    found = [Block(said(words, "scene-honour"), table=Grid(heads, rows, [1]), rule="V.GAIN")]
    found += [_awards(s, seat, items, words) for seat, items in enumerate(reckoning(s)) if _open(items)]
    if s.settings[HONOUR_LIMIT]:
        text = said(words, "scene-limit", points=s.settings[HONOUR_LIMIT])
        found.append(Block(text=text, rule="0.GEN.05"))
    return found


def _open(items: list[Modifier]) -> list[Modifier]:
    """Without the award for money, which lies behind screens until the end (0.COMP.07)."""
    return [item for item in items if item.key != MONEY]


def _awards(s: MedioevoState, seat: int, items: list[Modifier], words: Words) -> Block:
    found = Block(words.say("scene-awards-of", seat=s.seats[seat]), rule="V.END")
    found.facts = [
        (title(words.modifier(item)), Cell(f"{item.value:+d}", rule=item.rule)) for item in _open(items)
    ]
    return found
