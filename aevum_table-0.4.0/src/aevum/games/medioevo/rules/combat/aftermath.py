"""What follows from a battle for those who fought it."""

from aevum.games.medioevo.rules.battle.results import FLED, STOPPED
from aevum.games.medioevo.rules.honour import REBELLION_SUPPRESSED, award, barbarian_battle
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import where


def fought_barbarians(s: MedioevoState, seat: int, area: int, result: int, retaking: bool) -> None:
    """A battle of a player with barbarians is over, whoever began it; `retaking` is who came to them."""
    lost = barbarian_battle(s.count(area, seat), result == FLED)
    award(s, seat, lost, "lost-to-barbarians", "V.LOSS.02")
    if s.count(area, BARBARIANS) > 0 or result == STOPPED:
        return
    rebels = area in s.rebels
    s.rebels = [place for place in s.rebels if place != area]
    if s.count(area, seat) > 0 and not LAND.is_sea(area) and s.home(area) == seat and (rebels or retaking):
        # V.GAIN.08, R-062: only at home, which rebels may have left for the sea [M29]. A home territory that
        # barbarians hold is a rebel one, whatever has brought them there.
        award(s, seat, REBELLION_SUPPRESSED, "rebellion-suppressed", "V.GAIN.08")


def intruder(s: MedioevoState, area: int) -> int:
    """Who is left alone in the home of an enemy or among an enemy's buildings, or NOBODY [M95]."""
    present = s.owners(area)
    if LAND.is_sea(area) or len(present) != 1 or present[0] == BARBARIANS:
        return NOBODY
    held = holders(s, area)
    if present[0] in held or not any(s.at_war(present[0], whose) for whose in held):
        return NOBODY
    return present[0]


def holders(s: MedioevoState, place: int) -> list[int]:
    """Whose home it is and whose buildings stand there."""
    return [whose for whose in (s.home(place), s.builder[place]) if whose != NOBODY]


def nobody_left(s: MedioevoState, area: int) -> None:
    """5.NOWIN.01, R-094: a home is its owner's again, any other territory is barbarian (5.TERR.03)."""
    if LAND.is_sea(area) or s.owners(area):
        return
    s.tell("nobody-left", where(area), "5.NOWIN.01")
