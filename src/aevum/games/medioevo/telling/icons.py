"""Which picture stands for what; `icons.json` holds those named here (`python -m tools.web.icons`)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from aevum.games.medioevo.rules.buildings import BUILDINGS
from aevum.games.medioevo.rules.pieces import UNITS as KINDS
from aevum.games.medioevo.rules.tables import BRANCHES, PACKAGE
from aevum.games.medioevo.rules.words import ITEM_NAMES
from aevum.games.medioevo.telling.owners import looks

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
OWN = {"latin-cross": "M216 24h80v104h104v80H296v280h-80V208H112v-80h104z"}
"""Drawn by us."""

assert set(UNITS) == set(KINDS)
assert set(ITEMS) == set(ITEM_NAMES)
assert set(CONSTRUCTIONS) == set(BUILDINGS)
assert set(BRANCH) == set(BRANCHES)


def good(name: str) -> str:
    """A bare cube for one that a pack adds."""
    return GOOD.get(name, MARKS["market"])


def used() -> list[str]:
    """The names in the collection of all pictures that are needed."""
    tables = (UNITS, ITEMS, CONSTRUCTIONS, GOOD, BRANCH, MARKS, SIGNS, THINGS, PANELS)
    found = {name for table in tables for name in table.values()} | {look.sign for look in looks().values()}
    return sorted(found - set(OWN))


@cache
def icons() -> dict[str, str]:
    """By name: the `d` of a path in a square of 512 units."""
    text = files(PACKAGE).joinpath("telling", "icons.json").read_text(encoding="utf-8")
    return {**json.loads(text)["icons"], **OWN}
