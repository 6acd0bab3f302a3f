"""Honour points: what deeds are worth (V.GAIN, V.LOSS), and how they are given and taken (V)."""

from typing import Final

from aevum.games.medioevo.rules.buildings import BUILDING_HONOUR
from aevum.games.medioevo.rules.settings import HONOUR_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import figure, parameter


def _deed(name: str) -> int:
    return figure("honour", "deed", name, "points")


CONQUEST: Final = _deed("conquest")
BUILDING_LEVEL: Final = _deed("conquest-building-level")
HOLY_CITY: Final = _deed("conquest-holy-city")
REBELLION_SUPPRESSED: Final = _deed("rebellion-suppressed")
LARGE_ARMY: Final = _deed("large-army-destroyed")
PACT_BROKEN: Final = _deed("pact-broken")
LOST_TO_BARBARIANS: Final = _deed("lost-to-barbarians")
UNDECLARED_ATTACK: Final = _deed("undeclared-attack")
FURTHER_REBELLION: Final = _deed("further-rebellion")
LARGE: Final = parameter("large-army")


def conquest(
    settlement: bool, levels: list[int], holy: bool, own_home: bool, again: bool, open_country: bool
) -> int:
    """What taking a territory gives, with buildings of these levels in it.

    V.GAIN.01, V.GAIN.02; `holy` is the first conquest of Rome or Jerusalem (V.GAIN.03); nothing for a home
    that is retaken (V.GAIN.06) nor for a second conquest in the turn (V.GAIN.05). By the option
    `open_country` buildings score without a settlement too (R-059).
    """
    if own_home or again:
        return 0
    points = CONQUEST if settlement else 0
    if settlement or open_country:
        points += BUILDING_LEVEL * sum(levels)
    return points + (HOLY_CITY if holy else 0)


def built(sort: int, level: int) -> int:
    """V.GAIN.07, R-064: for a building that is new, or raised to this level."""
    return BUILDING_HONOUR[sort][level]


def army_destroyed(at_start: int, destroyed: int) -> int:
    """V.GAIN.09, R-063: of so many units at the start of a battle so many were destroyed or captured."""
    return LARGE_ARMY if at_start >= LARGE and destroyed >= at_start else 0


def barbarian_battle(units_left: int, fled: bool) -> int:
    """V.LOSS.02, R-065: by the units a player has left in a battle with barbarians that is over."""
    return LOST_TO_BARBARIANS if fled or units_left == 0 else 0


def award(s: MedioevoState, seat: int, points: int, reason: str, rule: str) -> None:
    """Give or take honour points; `reason` is a word of `deed-...` (0.GEN.09, V.TRACK.02)."""
    if points == 0:
        return
    s.honour[seat] += points
    told: dict[str, object] = {"seat": s.seats[seat], "points": points, "deed": reason}
    s.tell("honour-won" if points > 0 else "honour-lost", told, rule)
    # Nothing ends the set-up or the final scoring, which are no phase.
    if s.phase and 0 < s.settings[HONOUR_LIMIT] <= s.honour[seat]:
        s.over = True  # 0.GEN.05
