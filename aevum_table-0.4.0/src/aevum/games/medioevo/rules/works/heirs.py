"""Buildings change hands without a conquest."""

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, built


def inherit(s: MedioevoState) -> None:
    """What stands where its owner has left belongs to whoever controls the territory (5.TERR.04) [M34].

    So does what was left by who is out of the game [M120]. It is looked at between phases, as a territory may
    be empty for a moment while units are exchanged.
    """
    for place in range(LAND.places):
        whose, lord = s.builder[place], s.lord[place]
        if lord in (NOBODY, whose) or (whose != NOBODY and s.count(place, whose) > 0):
            continue
        take_over(s, place, lord)


def take_over(s: MedioevoState, place: int, seat: int) -> None:
    """All that stands there is the seat's; where nothing stands it is nobody's."""
    for sort in range(len(BUILDING_NAMES)):
        level = built(s, place, sort)
        if level:
            s.builder[place] = seat
            told: dict[str, object] = {"seat": s.seats[seat], "building": BUILDING_NAMES[sort][level]}
            s.tell("inherited", {**told, "place": LAND.names[place]}, "5.TERR.04")
