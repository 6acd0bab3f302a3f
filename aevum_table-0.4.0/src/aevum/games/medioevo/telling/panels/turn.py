"""The turn: its event, the War Circle with the horde that it calls up, barbarians left in the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.events.cards import EVENTS, RED, SHOWN
from aevum.games.medioevo.rules.events.icons import ICONS
from aevum.games.medioevo.rules.hidden import UNKNOWN
from aevum.games.medioevo.rules.horde.muster import DICE, muster
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.panels.kingdoms import ordered
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found = [_order(s, words), *_circle(s, words)]
    if s.event not in (NOBODY, UNKNOWN):
        found += event_blocks(s, s.event, words)
    found.append(_supply(s, words))
    return found


def _order(s: MedioevoState, words: Words) -> Block:
    return Block(
        said(words, "scene-order"), cells=[cells.seat(s, seat, words) for seat in ordered(s)], rule="1.ORDER"
    )


def _circle(s: MedioevoState, words: Words) -> list[Block]:
    """2.DICE.04: with these dice the barbarians fight, and by them hordes are called up."""
    if not s.circle:
        return []
    found = Block(said(words, "scene-circle"), rule="2.DICE.04")
    found.cells = [
        Cell(said(words, "scene-die", sides=sides, face=face), icon=icons.DIE)
        for sides, face in zip(DICE, s.circle, strict=True)
    ]
    found.facts = [
        (
            said(words, "scene-fact-horde"),
            Cell(_forces(muster(s.circle), PIECE_NAMES, words), rule="2.DICE.02"),
        )
    ]
    return [found]


def _forces(counts: list[int], names: tuple[str, ...], words: Words) -> str:
    parts = [
        said(words, f"many-unit-{name}", count=count)
        for name, count in zip(names, counts, strict=True)
        if count
    ]
    return ", ".join(parts) or said(words, "scene-none")


def event_blocks(s: MedioevoState, event: int, words: Words) -> list[Block]:
    name = EVENTS[event]
    head = Block(value(words, "title", name), said(words, f"gist-{name}"), rule="2.CARD.02")
    head.facts = [
        (value(words, "icon", ICONS[icon]), Cell(said(words, f"effect-{ICONS[icon]}")))
        for icon in SHOWN[event]
    ]
    red = [cells.place(place, words, "bad") for place in RED[event] if s.open[place]]
    return [head, Block(value(words, "region", name), cells=red)]


KEYS: tuple[str, ...] = ("effect-movement", "effect-armies", "effect-buildings", "effect-goods")


def _supply(s: MedioevoState, words: Words) -> Block:
    return Block(
        facts=[(said(words, "scene-fact-supply"), Cell(_forces(s.supply, UNITS, words), rule="2.DICE.02"))]
    )
