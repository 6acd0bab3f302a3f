"""A building comes to stand, or rises."""

from aevum.games.medioevo.rules.buildings import MILITARY, SORTS, control_markers
from aevum.games.medioevo.rules.honour import award
from aevum.games.medioevo.rules.honour import built as honour_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.works.markers import PlaceMarkers
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, building_words, built


def raise_to(s: MedioevoState, seat: int, place: int, sort: int, level: int) -> None:
    """Build anew or raise, paid or not (4.BLD.04, 4.BLD.07, V.GAIN.07); damage stays on it (4.BLD.09)."""
    old = built(s, place, sort)
    s.buildings[place * len(SORTS) + sort] = level
    s.builder[place] = seat
    rule = "4.BLD.07" if old else "4.BLD.04"
    s.tell("built", {"seat": s.seats[seat], **building_words(place, sort, level)}, rule)
    award(s, seat, honour_of(sort, level), f"built-{BUILDING_NAMES[sort][level]}", "V.GAIN.07")
    if sort == MILITARY:
        s.push(PlaceMarkers(seat, place, control_markers(old, level)))  # 5.CTRL.01
