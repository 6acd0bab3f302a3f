"""The words that the game's things need in every language, as far as no rule names them by a literal."""

from aevum.games.medioevo.rules.battle.fort import KINDS as DAMAGES
from aevum.games.medioevo.rules.buildings import BUILDINGS, SORTS
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.events.icons import ICONS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, KINGDOMS, TERRAINS
from aevum.games.medioevo.rules.technologies import TECHNOLOGIES
from aevum.games.medioevo.rules.terms import TERMS
from aevum.games.medioevo.rules.turn import PHASES
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, LASTS, MOMENTS
from aevum.games.medioevo.rules.words import COLOURS, ITEM_NAMES, PIECE_NAMES
from aevum.games.medioevo.scene.focus import GROUPS
from aevum.kit.tables import rows

PACKAGE = "aevum.games.medioevo"


def vocabulary() -> dict[str, list[str]]:
    """Message ids are a kind and a value: `unit-archer`."""
    return {
        "seat": [*KINGDOMS, "barbarians", *(f"player-{number}" for number in range(1, len(KINGDOMS) + 1))],
        "kingdom": list(KINGDOMS),
        "phase": list(PHASES),
        "unit": [*UNITS, *PIECE_NAMES],
        "many-unit": [*UNITS, *PIECE_NAMES],
        "item": list(ITEM_NAMES),
        "building": list(BUILDINGS),
        "sort": list(SORTS),
        "damage": list(DAMAGES),
        "good": list(GOODS),
        "colour": [*COLOURS, "any"],
        "branch": list(BRANCHES),
        "technology": list(TECHNOLOGIES),
        "card": list(CARD_NAMES),
        "gist": [*TECHNOLOGIES, *(f"card-{name}" for name in CARD_NAMES), *EVENTS],
        "window": sorted({name for moments in MOMENTS for name in moments}),
        "objective": list(OBJECTIVES),
        "aim": list(OBJECTIVES),
        "title": list(EVENTS),
        "region": list(EVENTS),
        "icon": list(ICONS),
        "place": LAND.names[: LAND.places],
        "sea": LAND.names[LAND.places :],
        "terrain": list(TERRAINS),
        "deed": [*(row["deed"] for row in rows(PACKAGE, "honour")), "trade-route"],
        "way": ["put", "take", "raise", "lower"],
        "lasts": sorted({name for name in LASTS if name}),
        "term": list(TERMS),
        "many-term": list(TERMS),
        "group": list(GROUPS),
    }
