"""Cards of units, leaders, hordes and Limites: what each can do, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.leaders import (
    ADMINISTRATION,
    CAMPAIGN,
    COMBAT,
    DIPLOMACY,
    INTRINSIC,
    LEADER_NATION,
    LEADERS,
    MOUNTAIN,
    RANK,
    RANK_NAMES,
    STACKING,
    TURNS,
)
from aevum.games.invasions.rules.purchases.prices import price
from aevum.games.invasions.rules.troops import (
    CAVALRY,
    DAMAGED,
    FLEET,
    FRONT,
    HORDE,
    KINDS,
    LIMES,
    NATION_NOMAD,
    NATION_STATUS,
    NATIONS,
    TRAIT_NAMES,
    traits,
    troop,
)
from aevum.games.invasions.rules.world.pieces import CAVALRY_PACES, FLEET_PACES, INFANTRY_PACES
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.pieces import unit_name
from aevum.games.invasions.telling.icons import RANKS, unit_icon
from aevum.games.invasions.telling.seen import seen, value
from aevum.scene.panel import Block, Card, Cell

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

RULES = {
    "elite": "III.B.16",
    "double": "III.B.18",
    "heavy": "III.B.21",
    "archer": "III.B.8",
    "cavalry": "III.B.9",
    "infantry": "III.B.7",
    "francisca": "XX.D.4",
    "alpine": "III.B.24",
    "amphibious": "III.B.23",
    "auxiliary": "XXXIV.0.11",
    "fleet": "III.B.12",
    "limes": "XVIII.I.3",
    "horde": "III.D.2",
}
"""By trait; what it is good for is told in `scene-trait-…`."""
KEYS: tuple[str, ...] = (
    "scene-trait-elite", "scene-trait-double", "scene-trait-heavy", "scene-trait-archer",
    "scene-trait-cavalry", "scene-trait-infantry", "scene-trait-francisca", "scene-trait-alpine",
    "scene-trait-amphibious",
    "scene-trait-auxiliary", "scene-trait-fleet", "scene-trait-limes", "scene-trait-horde",
    "scene-able-elite", "scene-able-double", "scene-able-heavy", "scene-able-archer", "scene-able-cavalry",
    "scene-able-infantry", "scene-able-francisca", "scene-able-alpine", "scene-able-amphibious",
    "scene-able-auxiliary", "scene-able-fleet", "scene-able-limes", "scene-able-horde",
    "scene-rank-general", "scene-rank-king", "scene-rank-emperor",
    "scene-rating-combat", "scene-rating-stacking", "scene-rating-administration", "scene-rating-diplomacy",
    "scene-rating-campaign",
)  # fmt: skip
assert set(RULES) == set(TRAIT_NAMES)


def card(view: View, id: str, words: Words) -> Card | None:
    """The id tells all: of a leader his name, of a unit nation and kind."""
    head, _, tail = id.partition(":")
    if head == "leader":
        return _leader(view, id, tail, words) if tail in LEADERS else None
    if head == "horde":
        return _unit(view, id, tail, "horde", False, words)
    kind = id.rpartition(":")[2]
    damaged = "~" in kind
    nation, _, unit = kind.rstrip("~*").partition(".")
    if kind == "limes":
        w = seen(view).world_now
        p = w.land.number(head) if w is not None else -1
        holder = w.limes[p] if w is not None and 0 <= p < w.land.provinces else -1
        return _unit(view, id, NATIONS[holder], "limes", False, words) if holder >= 0 else None
    return _unit(view, id, nation, unit, damaged, words)


def _unit(view: View, id: str, nation: str, kind: str, damaged: bool, words: Words) -> Card | None:
    if nation not in NATIONS or kind not in KINDS:
        return None
    n, k = NATIONS.index(nation), KINDS.index(kind)
    w = seen(view).world_now
    status = w.status[n] if w is not None else NATION_STATUS[n]
    code = troop(k, n, status, damaged)
    found = Card("piece", id, unit_name(code, words), owner=nation, icon=unit_icon(kind))
    found.blocks = [Block(facts=_abilities(code, words))]
    if damaged or traits(code) != FRONT[k]:
        text = words.say("scene-now-damaged") if damaged else words.say("scene-now-barbarian")
        found.blocks.append(Block(text=text, rule="III.B.16" if damaged else "III.B.15"))
    facts = _upkeep(code, k, status, words)
    if facts:
        found.blocks.append(Block(facts=facts))
    if NATION_NOMAD[n]:
        found.blocks.append(Block(text=words.say("scene-of-nomads"), rule="XX.G.5"))
    return found


def _abilities(code: int, words: Words) -> list[tuple[str, Cell]]:
    what = traits(code)
    return [
        (words.say(f"scene-trait-{name}"), Cell(words.say(f"scene-able-{name}"), rule=RULES[name]))
        for bit, name in enumerate(TRAIT_NAMES)
        if what >> bit & 1
    ]


def _upkeep(code: int, kind: int, status: int, words: Words) -> list[tuple[str, Cell]]:
    what = traits(code & ~DAMAGED)
    if what & (LIMES | HORDE):
        return []
    paces = FLEET_PACES if what & FLEET else CAVALRY_PACES if traits(code) & CAVALRY else INFANTRY_PACES
    rule = "XXV.A.2" if what & FLEET else "XVIII.B.3"
    found = [(words.say("scene-fact-paces"), Cell(str(paces), rule=rule))]
    cost = price(status, kind)
    if cost:
        found.append(
            (words.say("scene-fact-price"), Cell(words.say("scene-gold", gold=str(cost)), rule="XV.B.3"))
        )
    return found


def _leader(view: View, id: str, name: str, words: Words) -> Card:
    i = LEADERS.index(name)
    rank = RANK_NAMES[RANK[i]]
    found = Card("piece", id, value(words, "leader", name), words.say(f"scene-rank-{rank}"))
    found.owner, found.icon = NATIONS[LEADER_NATION[i]], RANKS[rank]
    facts = [(words.say("scene-fact-nation"), cells.people(LEADER_NATION[i], words))]
    for rating, values, rule in (
        ("combat", COMBAT, "III.C.11"),
        ("stacking", STACKING, "III.C.13"),
        ("administration", ADMINISTRATION, "III.C.14"),
        ("diplomacy", DIPLOMACY, "III.C.15"),
        ("campaign", CAMPAIGN, "III.C.16"),
    ):
        facts.append((words.say(f"scene-rating-{rating}"), Cell(str(values[i]), rule=rule)))
    if MOUNTAIN[i]:
        facts.append((words.say("scene-mountain"), Cell(words.say("scene-mountain-able"), rule="III.C.18")))
    if not INTRINSIC[i]:
        first, last = TURNS[i]
        turns = str(first) if first == last else f"{first}–{last}"
        facts.append((words.say("scene-fact-turns"), Cell(turns, rule="III.C.10")))
    w = seen(view).world_now
    if w is not None and w.leader_place[i] >= 0:
        facts.append((words.say("scene-fact-stands"), cells.place(w.land.names[w.leader_place[i]])))
    found.blocks = [Block(facts=facts)]
    return found
