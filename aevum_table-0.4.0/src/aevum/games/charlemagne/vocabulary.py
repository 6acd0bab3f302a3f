"""The words that the game's things need in every language, as far as no rule names them by a literal."""

from aevum.games.charlemagne.rules.battle.table import RESULTS
from aevum.games.charlemagne.rules.counters import KINDS, LEADERS
from aevum.games.charlemagne.rules.events.table import NAMES as EVENTS
from aevum.games.charlemagne.rules.markers import NAMES as MARKERS
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.stratagems.throw import KEYS as ROLLS
from aevum.games.charlemagne.rules.tables import FAITHS, SIDES
from aevum.games.charlemagne.rules.turn import PHASES
from aevum.games.charlemagne.rules.victory.levels import LEVELS


def vocabulary() -> dict[str, list[str]]:
    """Message ids are a kind and a value: `unit-militia`."""
    results = sorted({level.name for levels in LEVELS.values() for level in levels})
    return {
        "region": REGIONS,
        "unit": list(KINDS),
        "leader": LEADERS,
        "marker": MARKERS,
        "side": list(SIDES),
        "faith": list(FAITHS),
        "phase": list(PHASES),
        "roll": [key.removeprefix("event-") for key in ROLLS],
        "title": EVENTS,
        "gist": EVENTS,
        "result": list(RESULTS),
        "level": results,
        "outcome": results,
    }
