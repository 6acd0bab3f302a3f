"""Which picture stands for what; `icons.json` holds those named here (`python -m tools.web.icons`)."""

from __future__ import annotations

from functools import cache

from aevum.games.invasions.rules.leaders import RANK_NAMES
from aevum.games.invasions.rules.troops import ARCHER, CAVALRY, FLEET, FRONT, KINDS, PACKAGE
from aevum.games.invasions.telling.owners import looks
from aevum.scene.icons import needed, pictures

FOOT, BOW, HORSE, HEAVY_HORSE, HORSE_BOW = "swordman", "bowman", "cavalry", "mounted-knight", "centaur"
UNITS = {
    "infantry": FOOT,
    "archer": BOW,
    "cavalry": HORSE,
    "heavy-cavalry": HEAVY_HORSE,
    "horse-archer": HORSE_BOW,
    "elite-infantry": "sword-brandish",
    "elite-cavalry": HORSE,
    "noble-cavalry": HEAVY_HORSE,
    "legion": "roman-shield",
    "guard": "centurion-helmet",
    "palatine": "crested-helmet",
    "clibanarii": HEAVY_HORSE,
    "cataphractae": HORSE_BOW,
    "auxiliary": "spears",
    "auxiliary-horse-archer": HORSE_BOW,
    "satrapes": "round-shield",
    "frankish-infantry": "battle-axe",
    "mountain-infantry": "peaks",
    "mountain-archer": "high-shot",
    "sea-raider": "viking-shield",
    "elite-frankish-infantry": "battle-axe",
    "elite-mountain-infantry": "peaks",
    "elite-sea-raider": "viking-shield",
    "fleet": "trireme",
    "elite-fleet": "trireme",
    "limes": "defensive-wall",
    "horde": "old-wagon",
    "elephants": "elephant",
    "themata": "spartan-helmet",
    "gothic-auxiliary": "spears",
    "hunnic-auxiliary": HORSE_BOW,
    "vandal-auxiliary": HORSE,
    "burgundian-auxiliary": "spears",
    "herul-auxiliary": "spears",
    "gepid-auxiliary": "spears",
    "moorish-auxiliary": HORSE,
    "gaelic-infantry": "stone-spear",
    "sea-archer": "high-shot",
    "noble-horse-archer": HORSE_BOW,
}
BY_TRAIT = {FLEET: "trireme", CAVALRY | ARCHER: HORSE_BOW, CAVALRY: HORSE, ARCHER: BOW}
RANKS = {"general": "warlord-helmet", "king": "crown", "emperor": "laurel-crown"}
MARKS = {
    "revolt": "fist",
    "heresy": "split-cross",
    "pillage": "burning-meteor",
    "raid": "torch",
    "decline": "tower-fall",
    "siege": "siege-tower",
    "battle": "crossed-swords",
    "foedus": "shaking-hands",
    "vassal": "kneeling",
    "client": "linked-rings",
    "capital": "laurels",
    "passage": "broken-wall",
    "terror": "warlord-helmet",
    "aside": "shield-disabled",
    "caravan": "camel",
    "port": "anchor",
    "crossing": "cliff-crossing",
}
SIGNS = {"anchor": "anchor", "granary": "wheat", "caravan": "camel", "coin": "disc"}
PLATES = {"barbarian": "hut", "civilized": "ionic-column"}
DICE = {"-": "", "w": "plain-dagger", "r": "bloody-sword", "wr": "sword-clash", "ww": "crossed-swords"}
"""By the name of a face."""
PANELS = {
    "nations": "rally-the-troops",
    "timeline": "hourglass",
    "hands": "scroll-unfurled",
    "goals": "flag-objective",
    "ties": "linked-rings",
    "income": "coins",
    "scores": "podium",
    "religions": "prayer",
}

assert set(RANKS) == set(RANK_NAMES)


def unit_icon(kind: str) -> str:
    """One that a pack adds is drawn by what it can do."""
    if kind in UNITS:
        return UNITS[kind]
    traits = FRONT[KINDS.index(kind)]
    for trait, icon in BY_TRAIT.items():
        if traits & trait == trait:
            return icon
    return FOOT


def used() -> list[str]:
    return needed((UNITS, RANKS, MARKS, SIGNS, PLATES, DICE, PANELS), looks())


@cache
def icons() -> dict[str, str]:
    return pictures(PACKAGE, "disc")
