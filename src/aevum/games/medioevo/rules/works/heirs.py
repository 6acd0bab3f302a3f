"""Buildings change hands without a conquest."""

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, built


def inherit(s: MedioevoState) -> None:
    """What stands where its owner has left belongs to whoever controls the territory (5.TERR.04) [M34].

    It is looked at between phases, as a territory may be empty for a moment while units are exchanged.
    """
    for place in range(LAND.places):
        whose, lord = s.builder[place], s.lord[place]
        if whose == NOBODY or lord in (NOBODY, whose) or s.count(place, whose) > 0:
            continue
        s.builder[place] = lord
        for sort in range(len(BUILDING_NAMES)):
            level = built(s, place, sort)
            if level:
                told: dict[str, object] = {"seat": s.seats[lord], "building": BUILDING_NAMES[sort][level]}
                s.tell("inherited", {**told, "place": LAND.names[place]}, "5.TERR.04")
