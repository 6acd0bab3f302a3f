"""Cards of the stratagem markers (T10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.markers import MARKER, NAMES
from aevum.games.charlemagne.rules.regions import GROUP, REGIONS
from aevum.games.charlemagne.rules.vassalage.points import POINTS, RULE, WHERE
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.telling import icons
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

KEYS: tuple[str, ...] = (
    "use-augustus", "use-crown-of-pavia", "use-donation-of-constantine", "use-espionage",
    "use-frankish-general-assembly", "use-heerbann", "use-honest-coinage", "use-leader",
    "use-military-advance", "use-missionary", "use-ragnarok", "use-ring-of-the-avars",
    "use-spear-of-longinus", "use-treachery", "use-vassalage",
)  # fmt: skip


def card(view: View, id: str, words: Words) -> Card | None:
    if id not in NAMES:
        return None
    kind = NAMES.index(id)
    found = Card("card", id, value(words, "marker", id), said(words, "scene-marker"), icon=icons.MARKERS[id])
    facts = [(said(words, "scene-fact-copies"), Cell(str(MARKER.count(kind)), rule="14.2"))]
    if POINTS[kind]:
        facts.insert(0, (said(words, "scene-fact-points"), Cell(str(POINTS[kind]), rule=RULE[kind])))
    found.blocks = [Block(text=said(words, f"use-{id}"), rule=RULE[kind]), Block(facts=facts)]
    if WHERE[kind]:
        regions = [cells.region(r, words) for r in range(len(REGIONS)) if GROUP[r] == WHERE[kind]]
        found.blocks.append(Block(said(words, "scene-counts-in"), cells=regions))
    return found
