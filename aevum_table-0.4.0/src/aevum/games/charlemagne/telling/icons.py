"""Which picture stands for what; `icons.json` holds those named here (`python -m tools.web.icons`)."""

from __future__ import annotations

from functools import cache

from aevum.games.charlemagne.rules.counters import KINDS
from aevum.games.charlemagne.rules.markers import NAMES
from aevum.games.charlemagne.rules.tables import FAITHS, PACKAGE
from aevum.games.charlemagne.telling.owners import looks
from aevum.scene.icons import needed, pictures

UNITS = {
    "field-army": "mounted-knight",
    "warriors": "battle-axe",
    "nomads": "horse-head",
    "militia": "pitchfork",
    "fleet": "drakkar",
}
CROWN, WARLORD, AUGUSTUS = "imperial-crown", "visored-helm", "laurel-crown"
LEADERS = {"charlemagne": CROWN, "other": WARLORD}
FAITH = {"christian": "latin-cross", "muslim": "moon", "pagan": "holy-oak"}
BURG = "castle"
MARKS = {
    "burg": "hill-fort",
    "civilization": "church",
    "pillage": "burning-meteor",
    "augustus": AUGUSTUS,
    "battle": "crossed-swords",
}
SIGNS = {"anchor": "anchor", "pass": "mountain-road"}
MARKERS = {
    "augustus": AUGUSTUS,
    "crown-of-pavia": "crown",
    "donation-of-constantine": "tied-scroll",
    "espionage": "spy",
    "frankish-general-assembly": "meeple-king",
    "heerbann": "rally-the-troops",
    "honest-coinage": "two-coins",
    "leader": WARLORD,
    "military-advance": "crossed-swords",
    "missionary": "prayer",
    "ragnarok": "wolf-howl",
    "ring-of-the-avars": "ring",
    "spear-of-longinus": "spear-hook",
    "treachery": "cloak-dagger",
    "vassalage": "kneeling",
}
PANELS = {
    "regions": "position-marker",
    "hand": "locked-chest",
    "turn": "hourglass",
    "scores": "podium",
}

assert set(UNITS) == set(KINDS)
assert set(MARKERS) == set(NAMES)
assert set(FAITH) == set(FAITHS)


def used() -> list[str]:
    return needed((UNITS, LEADERS, FAITH, MARKS, SIGNS, MARKERS, PANELS, {"burg": BURG}), looks())


@cache
def icons() -> dict[str, str]:
    return pictures(PACKAGE, "latin-cross")
