"""Cards of regions: control, faith, levy, group, burgs, and what an attempt on it would begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.event import Modifier
from aevum.games.charlemagne.rules.counters import KINDS, alike
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import FAITH, REGIONS
from aevum.games.charlemagne.rules.state import POOL
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS, SIDES
from aevum.games.charlemagne.rules.vassalage.table import modifiers
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.scene.panels import regions
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell, Grid
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words


def card(view: View, id: str, words: Words) -> Card | None:
    if id not in REGIONS:
        return None
    s = seen(view)
    r = REGIONS.index(id)
    found = Card("region", id, value(words, "region", id), said(words, "scene-region"))
    found.owner = SIDES[s.control[r]]
    found.icon = cells.faith(s.faith[r], words).icon
    control, faith = cells.side(s.control[r], words), regions.faith(s, r, words)
    control.rule, faith.rule = "6.1", "16.1"
    facts = [
        (said(words, "scene-fact-control"), control),
        (said(words, "scene-fact-worth"), regions.worth(r, words)),
        (said(words, "scene-fact-faith"), faith),
        (said(words, "scene-fact-levy"), Cell(regions.levy(r, words), rule="11.1.a")),
        (said(words, "scene-fact-group"), Cell(regions.group(r, words), rule="9.2.b")),
        (said(words, "scene-fact-pool"), Cell(_pool(s, r, words), rule="3.3.a")),
    ]
    if s.faith[r] != FAITH[r]:
        facts.append((said(words, "scene-fact-once"), cells.faith(FAITH[r], words)))
    found.blocks = [Block(facts=facts), *_attempts(s, r, words), _burgs(s, r, words)]
    return found


def _pool(s: CharlemagneState, r: int, words: Words) -> str:
    """What could still come."""
    parts: list[str] = []
    for kind, name in enumerate(KINDS):
        free = sum(1 for unit in alike(r, kind) if s.at[unit] == POOL)
        if free:
            parts.append(f"{free} × {value(words, 'unit', name)}")
    return ", ".join(parts) or "–"


def _attempts(s: CharlemagneState, r: int, words: Words) -> list[Block]:
    """T8: what the state of things adds to an attempt, before any marker."""
    found: list[Block] = []
    for seat, name in enumerate(SEATS):
        items: list[Modifier] = []
        if s.control[r] != seat and modifiers(s, seat, r, items):
            facts = [(title(words.modifier(one)), Cell(f"{one.value:+d}", rule=one.rule)) for one in items]
            found.append(Block(words.say("scene-attempt-of", seat=name), facts=facts))
    return found


def _burgs(s: CharlemagneState, r: int, words: Words) -> Block:
    rows: list[list[Cell]] = []
    for hex in sorted({*LAND.burgs[r], *burgs_of(s, r)}):
        side = s.land_side(hex)
        held = cells.side(side, words) if side != NOBODY else Cell("–")
        if hex in s.pillaged:
            held = Cell(said(words, "scene-burg-ruined"), tone="bad")
        rows.append([cells.place(hex, words), held])
    heads = [said(words, "scene-head-burg"), said(words, "scene-head-holder")]
    return Block(said(words, "scene-head-burgs"), table=Grid(heads, rows), rule="2.2")
