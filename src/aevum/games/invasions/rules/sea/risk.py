"""XXV.E Sea risk: the roll that an amphibious landing must pass."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.hands.window import swayed
from aevum.games.invasions.rules.sea.stacks import holds_port, navy
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import AMPHIBIOUS, BARBARIAN, NATION_ROMAN, NATIONS, traits
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import World

LANDS_AT: Final = 5
"""XXV.E.9"""
BRITANNIA: Final = "Britannia"


def no_risk(w: World, nation: int, units: list[int], to: int) -> bool:
    """XXV.E.4, III.B.23, A76, F74: Barbarians who invade Britannia, or a stack all at home on the sea."""
    area = w.land.area[to]
    britannia = area != NO_AREA and w.land.areas[area] == BRITANNIA
    if britannia and w.status[nation] == BARBARIAN and w.invading[nation]:
        return True
    return bool(units) and all(traits(w.code[unit]) & AMPHIBIOUS for unit in units)


def risk_modifier(w: World, nation: int, sea: int, to: int, items: list[Modifier] | None = None) -> int:
    """XXV.E.6, XXV.E.7; `sea` is the last zone crossed."""
    own = navy(w, nation)
    bonus = 0
    if not any(holds_port(w, p, sea, own) and w.land.same_coast(p, to, sea) for p in w.land.shores[sea]):
        bonus += note(items, -2, "strange-coast", "XXV.E.6")
    if NATION_ROMAN[nation] and w.land.inner[sea]:
        bonus += note(items, 1, "our-sea", "XXV.E.7")
    return bonus


def passes_risk(s: InvasionsState, nation: int, sea: int, to: int) -> bool:
    """XXV.E.5: one roll for all."""
    w = s.world
    items: list[Modifier] = []
    bonus = risk_modifier(w, nation, sea, to, items) + swayed(s, items, "XXV.E.8")
    args: dict[str, object] = {
        "people": NATIONS[nation],
        "place": w.land.names[to],
        "needed": LANDS_AT,
    }
    return d10(s, "sea-risk", "XXV.E.5", 1, items, args)[0] + bonus >= LANDS_AT
