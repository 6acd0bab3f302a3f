"""A realm before anything is dealt."""

from aevum.games.invasions.rules.pillage import MARKERS
from aevum.games.invasions.rules.realm.realm import DIPLOMACY_CARDS, EVENT_CARDS, IN_DECK, Realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import NOBODY


def new_realm(s: InvasionsState) -> Realm:
    """V.A.9: all cards in their decks."""
    areas = len(s.world.land.areas)
    r = Realm()
    r.heresy = [0] * areas
    r.heresy_of = [NOBODY] * areas
    r.event_at = [IN_DECK] * EVENT_CARDS
    r.hand = [0] * len(s.seats)
    r.diplomacy_at = [IN_DECK] * DIPLOMACY_CARDS
    r.marker_at = [NOBODY] * (max(MARKERS) + 1)
    r.frontier = s.world.limes[:]
    r.turn_points = [0] * len(s.seats)
    return r
