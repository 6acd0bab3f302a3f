"""The words that the game's things need in every language, as far as no rule names them by a literal."""

from aevum.games.invasions.atlas import BORDERS, STATUSES
from aevum.games.invasions.board.tables import COLUMNS
from aevum.games.invasions.gazetteer import LEADERS
from aevum.games.invasions.rules.administration.deck import EDICTS, POLICIES
from aevum.games.invasions.rules.calamities.table import CALAMITIES
from aevum.games.invasions.rules.control.stance import STANCE_NAMES
from aevum.games.invasions.rules.dice import COLOURS, FACE_NAMES
from aevum.games.invasions.rules.diplomacy.targets import USES
from aevum.games.invasions.rules.fight import SIDE_NAMES, TERRAINS
from aevum.games.invasions.rules.hands.deck import TITLES
from aevum.games.invasions.rules.ledger import WHYS
from aevum.games.invasions.rules.pillage import EFFECT, KIND
from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.troops import CROSSING_NAMES, KINDS, NATIONS, STATUS_NAMES
from aevum.games.invasions.scene.guide import DUEL

NAMELESS_LEADER = "leader"
NAMELESS_CITY = "city"
FACES = ("whole", "damaged")
"""Of a unit; the dice have theirs."""
TACTICS = ("press", "hamper")
PARTNERS = ("roman-hun", "persian-goth")
"""Seats of a map scenario when two play it."""


def vocabulary() -> dict[str, list[str]]:
    """Message ids are a kind and a value: `unit-legion`. `nation` is an adjective, `people` a name."""
    dice = {name for faces in FACE_NAMES for name in faces if name}
    return {
        "unit": list(KINDS),
        "nation": list(NATIONS),
        "people": list(NATIONS),
        "status": list(STATUS_NAMES),
        "leader": [NAMELESS_LEADER, *LEADERS],
        "short": list(KINDS),
        "stance": list(STANCE_NAMES),
        "column": list(COLUMNS),
        "seat": list(PARTNERS),
        "city": [NAMELESS_CITY],
        "terrain": list(TERRAINS),
        "border": list(BORDERS),
        "map-status": list(STATUSES),
        "way": list(CROSSING_NAMES),
        "side": list(SIDE_NAMES),
        "whose": list(SIDE_NAMES),
        "die": list(COLOURS),
        "face": [*FACES, *sorted(dice)],
        "how": list(TACTICS),
        "why": list(WHYS),
        "calamity": list(CALAMITIES),
        "diplomacy": [*USES, "bribe", "nothing"],
        "religion": list(RELIGIONS),
        "edict": [edict.name for edict in EDICTS],
        "policy": list(POLICIES),
        "title": list(TITLES),
        "gist": list(TITLES),
        "effect": sorted({EFFECT[marker] for marker in EFFECT if KIND[marker] in ("public", "private")}),
        "tip": [tip.id for tip in DUEL],
        "advice": [tip.id for tip in DUEL],
    }
