"""Which picture stands for what; `icons.json` holds those named here (`python -m tools.web.icons`)."""

from __future__ import annotations

from functools import cache

from aevum.games.medioevo.rules.buildings import BUILDINGS
from aevum.games.medioevo.rules.pieces import UNITS as KINDS
from aevum.games.medioevo.rules.tables import BRANCHES, PACKAGE
from aevum.games.medioevo.rules.words import ITEM_NAMES
from aevum.games.medioevo.telling.owners import looks
from aevum.scene.icons import needed, pictures

UNITS = {
    "light-infantry": "spears",
    "archer": "bowman",
    "heavy-infantry": "swordman",
    "cavalry": "mounted-knight",
    "captain": "visored-helm",
}
ITEMS = {
    "war-wagon": "old-wagon",
    "galley": "galley",
    "caravan": "camel",
    "merchant-ship": "caravel",
    "catapult": "catapult",
    "stone-thrower": "trebuchet",
    "bombard": "cannon",
}
CONSTRUCTIONS = {
    "village": "hut",
    "town": "village",
    "city": "medieval-village-01",
    "tower": "white-tower",
    "fortress": "hill-fort",
    "castle": "castle",
    "cathedral": "church",
}
GOOD = {
    "weapons": "broadsword",
    "salt": "salt-shaker",
    "furs": "animal-hide",
    "grain": "wheat",
    "slaves": "slavery-whip",
    "spices": "hot-spices",
    "textiles": "rolled-cloth",
    "wine": "grapes",
}
BRANCH = {
    "transport": "ship-wheel",
    "commerce": "two-coins",
    "law": "scroll-unfurled",
    "combat": "crossed-swords",
    "construction": "stone-tower",
    "religion": "latin-cross",
}
MARKS = {
    "control": "flying-flag",
    "market": "cube",
    "rebels": "fist",
    "battle": "crossed-swords",
    "no-battle": "peace-dove",
    "no-trade": "padlock",
    "no-movement": "barrier",
    "protected": "shield",
}
SIGNS = {"anchor": "anchor", "fire": "campfire"}
CARD, TOKEN, OBJECTIVE, PRISONER, COIN, HONOUR, DIE = (
    "card-play", "gear-hammer", "flag-objective", "prisoner", "two-coins", "laurels", "perspective-dice-six",
)  # fmt: skip
THINGS = {name: name for name in (CARD, TOKEN, OBJECTIVE, PRISONER, COIN, HONOUR, DIE)}
PANELS = {
    "board": "crown",
    "cards": CARD,
    "technologies": "gears",
    "markets": "trade",
    "pacts": "shaking-hands",
    "turn": "hourglass",
    "scores": "podium",
}

assert set(UNITS) == set(KINDS)
assert set(ITEMS) == set(ITEM_NAMES)
assert set(CONSTRUCTIONS) == set(BUILDINGS)
assert set(BRANCH) == set(BRANCHES)


def good(name: str) -> str:
    """A bare cube for one that a pack adds."""
    return GOOD.get(name, MARKS["market"])


def used() -> list[str]:
    return needed((UNITS, ITEMS, CONSTRUCTIONS, GOOD, BRANCH, MARKS, SIGNS, THINGS, PANELS), looks())


@cache
def icons() -> dict[str, str]:
    return pictures(PACKAGE, "latin-cross")
