"""Cards of units and leaders: what each can do, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.battle.strength import LEADER, OF_CHARLEMAGNE
from aevum.games.charlemagne.rules.counters import (
    CHARLEMAGNE,
    HIRE,
    KINDS,
    LEADERS,
    OPERATIONS,
    PROVISION,
    STRENGTH,
    UNITS,
)
from aevum.games.charlemagne.rules.movement.points import WITH_CHARLEMAGNE, WITH_LEADER
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import NOBODY, SIDES
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.scene.pieces import ACTED, unit_name
from aevum.games.charlemagne.telling import icons
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

RULES = {
    "field-army": "3.2.a", "warriors": "3.2.b", "nomads": "3.2.c", "militia": "3.2.d", "fleet": "3.2.e",
}  # fmt: skip


def card(view: View, id: str, words: Words) -> Card | None:
    where, _, name = id.partition(":")
    if where == "leader":
        return _leader(view, id, name, words) if name in LEADERS else None
    home, _, kind = name.removesuffix(ACTED).partition(".")
    if home not in REGIONS or kind not in KINDS:
        return None
    return _unit(view, id, REGIONS.index(home), KINDS.index(kind), words)


def _unit(view: View, id: str, home: int, kind: int, words: Words) -> Card:
    s = seen(view)
    name = KINDS[kind]
    found = Card("piece", id, unit_name(home, kind, words), icon=icons.UNITS[name])
    found.owner = SIDES[s.control[home]]
    facts = [
        (said(words, "scene-fact-strength"), Cell(str(STRENGTH[kind]), rule=RULES[name])),
        (said(words, "scene-fact-operations"), Cell(str(OPERATIONS[kind]), rule="T5.points")),
        (
            said(words, "scene-fact-provision"),
            Cell(said(words, "scene-price", price=PROVISION[kind]), rule="10.2.b"),
        ),
    ]
    if HIRE[kind]:
        facts.append(
            (
                said(words, "scene-fact-hire"),
                Cell(said(words, "scene-price", price=HIRE[kind]), rule="10.4.a"),
            )
        )
    facts.append((said(words, "scene-fact-home"), cells.region(home, words)))
    facts.append((said(words, "scene-fact-faith"), cells.faith(s.faith[home], words)))
    if id.endswith(ACTED):
        facts.append(
            (said(words, "scene-fact-state"), Cell(said(words, "scene-acted"), tone="dim", rule="12.1"))
        )
    found.blocks = [Block(facts=facts)]
    return found


def _leader(view: View, id: str, name: str, words: Words) -> Card:
    s = seen(view)
    leader = UNITS + LEADERS.index(name)
    great = leader == CHARLEMAGNE
    found = Card("piece", id, value(words, "leader", name), said(words, "scene-leader"))
    found.icon = icons.CROWN if great else icons.WARLORD
    side = s.lead[leader - UNITS]
    found.owner = SIDES[side] if side != NOBODY else ""
    battle = said(words, "scene-leads", modifier=OF_CHARLEMAGNE if great else LEADER)
    march = said(words, "scene-marches", times=WITH_CHARLEMAGNE if great else WITH_LEADER)
    rules = ("T11.2.charlemagne", "T5.charlemagne") if great else ("T11.2.leader", "T5.leader")
    facts = [
        (said(words, "scene-fact-battle"), Cell(battle, rule=rules[0])),
        (said(words, "scene-fact-march"), Cell(march, rule=rules[1])),
    ]
    if s.augustus == leader:
        augustus = Cell(said(words, "scene-mark-augustus"), icon=icons.AUGUSTUS, rule="T10.SM01.a")
        facts.append((said(words, "scene-fact-marker"), augustus))
    found.blocks = [Block(facts=facts), Block(text=said(words, "scene-leader-risk"), rule="20.4.a")]
    return found
