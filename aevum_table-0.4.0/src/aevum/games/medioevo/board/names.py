"""Areas, forces, things and owners in few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_name

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

STYLES = ("magenta", "green", "red", "bold", "cyan", "yellow")
"""Of the kingdoms in the order of the table, from the sixteen colours that every terminal has; those that a
pack adds begin again."""
LEVELS = ("", "I", "II", "III", "IV")
KEYS: tuple[str, ...] = (
    "tag-byzantium", "tag-mamluks", "tag-hungary", "tag-holy-roman-empire", "tag-novgorod",
    "tag-golden-horde", "tag-barbarians", "short-light-infantry", "short-archer",
    "short-heavy-infantry", "short-cavalry", "short-captain-1", "short-captain-2", "short-captain-3",
    "short-war-wagon", "short-galley", "short-caravan", "short-merchant-ship", "short-catapult",
    "short-stone-thrower", "short-bombard",
)  # fmt: skip
"""Three letters of each owner; units and things in the fewest words."""


def area_name(area: int, words: Words) -> str:
    return words.value("sea" if LAND.is_sea(area) else "place", LAND.names[area])


def tag(s: MedioevoState, owner: int, words: Words) -> str:
    """Three letters of an owner."""
    if owner == BARBARIANS:
        return words.say("tag-barbarians")
    kingdom = s.kingdoms[owner] if 0 <= owner < s.players() else NOBODY
    return words.value("tag", KINGDOMS[kingdom]) if kingdom != NOBODY else "–"


def style(s: MedioevoState, owner: int) -> str:
    if owner == BARBARIANS:
        return "bold red"
    kingdom = s.kingdoms[owner] if 0 <= owner < s.players() else NOBODY
    return STYLES[kingdom % len(STYLES)] if kingdom != NOBODY else ""


def force(units: list[int], words: Words) -> str:
    """`2 light, 1 archer, captain II`"""
    parts = []
    for piece, count in enumerate(units):
        if count:
            name = words.value("short", PIECE_NAMES[piece])
            parts.append(f"{count} {name}")
    return ", ".join(parts)


def thing(s: MedioevoState, slot: int, words: Words) -> str:
    """`wagon II`"""
    name = words.value("short", item_name(s.item_kind[slot], s.item_level[slot]))
    return f"{name} {LEVELS[s.item_level[slot]]}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
