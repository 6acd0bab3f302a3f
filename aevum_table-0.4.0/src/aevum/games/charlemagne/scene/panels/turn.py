"""The turn: its event, and the sequence of phases with what each is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.events.table import NAMES, REVOLTING, RULE
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.turn import PHASES
from aevum.games.charlemagne.rules.victory.levels import turns_of
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.telling.seen import seen
from aevum.games.charlemagne.telling.turn import phase, years
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

RULES = {
    "event": "7.1", "stratagem": "8.1.a", "vassalage": "9.1.a", "treasury": "10.1", "levy": "11.1.a",
    "operations": "12.1",
}  # fmt: skip
KEYS: tuple[str, ...] = (
    "about-phase-event", "about-phase-stratagem", "about-phase-vassalage", "about-phase-treasury",
    "about-phase-levy", "about-phase-operations",
)  # fmt: skip


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found: list[Block] = []
    if s.turn:
        first, last = years(s.turn)
        title = said(
            words, "scene-turn-of", turn=s.turn, turns=turns_of(s.scenario), first=str(first), last=str(last)
        )
        found.append(Block(title, words.say("scene-whose-turn", seat=SEATS[s.phasing])))
    if s.event:
        found.append(_event(s.event, words))
    now = phase(view)
    rows = [
        [
            Cell(value(words, "phase", name), tone="good" if name == now else "", rule=RULES[name]),
            Cell(said(words, f"about-phase-{name}")),
        ]
        for name in PHASES
    ]
    heads = [said(words, "scene-head-phase"), said(words, "scene-head-what")]
    return [*found, Block(said(words, "scene-phases"), table=Grid(heads, rows), rule="5.2")]


def _event(name: str, words: Words) -> Block:
    row = NAMES.index(name)
    text = f"{value(words, 'title', name)}. {title(value(words, 'gist', name))}"
    found = Block(said(words, "scene-event"), text, rule=RULE[row])
    found.cells = [cells.region(r, words) for r in REVOLTING[row]]
    return found
