"""Cards of the two players, and of those who are nobody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.counters import LEADERS, MIGHT, UNITS
from aevum.games.charlemagne.rules.ground import held_burgs
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import NEUTRAL, SIDES
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.scene.pieces import leader_id
from aevum.games.charlemagne.telling.owners import looks
from aevum.games.charlemagne.telling.seen import held_counts, seen
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def card(view: View, id: str, words: Words) -> Card | None:
    if id not in SIDES:
        return None
    s = seen(view)
    side = SIDES.index(id)
    own = [unit for unit in range(UNITS) if s.at[unit] >= 0 and s.side_of(unit) == side]
    found = Card("owner", id, cells.side(side, words).text, owner=id, icon=looks()[id].sign)
    might = said(words, "scene-units-of", count=len(own), strength=sum(MIGHT[unit] for unit in own))
    facts = [
        (said(words, "scene-fact-units"), Cell(might, rule="3.2.a")),
        (said(words, "scene-fact-burgs"), Cell(str(len(held_burgs(s, side))), rule="2.2")),
    ]
    if side != NEUTRAL:
        facts.append((said(words, "scene-fact-markers"), Cell(str(held_counts(view)[side]), rule="1.4")))
    regions = [cells.region(r, words) for r in range(len(REGIONS)) if s.control[r] == side]
    found.blocks = [Block(facts=facts), Block(said(words, "scene-regions"), cells=regions, rule="6.1")]
    leaders = [
        Cell(
            value(words, "leader", name),
            place=LAND.names[s.at[UNITS + i]],
            card=f"{cells.PIECE}/{leader_id(name)}",
        )
        for i, name in enumerate(LEADERS)
        if s.at[UNITS + i] >= 0 and s.lead[i] == side
    ]
    if leaders:
        found.blocks.append(Block(said(words, "scene-leaders"), cells=leaders, rule="20.1"))
    return found
