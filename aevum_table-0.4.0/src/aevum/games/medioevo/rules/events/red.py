"""Where the event of the turn happens, and what a seat has there (2.CARD.03)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.deeds import SPARED, record
from aevum.games.medioevo.rules.events.cards import RED
from aevum.games.medioevo.rules.items import ENGINE, is_trader
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import cargo_of


def red_places(s: MedioevoState) -> list[int]:
    """The red territories in play, spared or not."""
    return [place for place in RED[s.event] if s.open[place]]


def struck(s: MedioevoState) -> list[int]:
    """2.CARD.03: red territories that nobody wards (K.CARD.16), then sea zones adjacent to red ones [M26]."""
    places = [place for place in red_places(s) if not effects.holds(s, effects.WARDED, place)]
    seas: list[int] = []
    for place in red_places(s):
        for sea in LAND.coasts[place]:
            if s.open[sea] and sea not in seas:
                seas.append(sea)
    return places + seas


def transports(s: MedioevoState, seat: int, areas: list[int]) -> list[int]:
    """The slots of a seat's transports there; siege engines are none."""
    return [slot for slot in s.items(seat) if s.item_kind[slot] != ENGINE and s.item_at[slot] in areas]


def laden(s: MedioevoState, seat: int, areas: list[int]) -> list[int]:
    """Those of them with cubes aboard (2.CARD.09)."""
    return [
        slot
        for slot in transports(s, seat, areas)
        if is_trader(s.item_kind[slot]) and sum(cargo_of(s, slot)) > 0
    ]


def stricken(s: MedioevoState, seat: int) -> None:
    """Remember that the event has cost a seat something."""
    if not effects.has(s, effects.STRICKEN, seat, 0):
        effects.put(s, effects.STRICKEN, seat)


def record_spared(s: MedioevoState) -> None:
    """What an objective asks for: those who have lost nothing, and where they have something."""
    for seat in s.order:
        if not effects.has(s, effects.STRICKEN, seat, 0):
            present = [place for place in red_places(s) if _present(s, seat, place)]
            if present:
                record(s, seat, SPARED, len(present))


def _present(s: MedioevoState, seat: int, place: int) -> bool:
    return s.count(place, seat) > 0 or s.builder[place] == seat or len(s.items_at(place, seat)) > 0
