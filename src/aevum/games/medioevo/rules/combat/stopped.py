"""What Logistics has led astray, and something has stopped there (B.BLUE.2)."""

from aevum.games.medioevo.rules.combat.entering import GO_ON
from aevum.games.medioevo.rules.combat.group import Group
from aevum.games.medioevo.rules.combat.marching import shift
from aevum.games.medioevo.rules.combat.misplaced import misplaced
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import item_words, where


def turn_back(s: MedioevoState, group: Group) -> None:
    """M50: what was stopped where it may not end its move is back where it last might have stayed."""
    if not misplaced(s, group.seat, group.at):
        return
    at_sea = LAND.is_sea(group.at)
    havens = [area for area in group.path[:-1] if _fits(area, not at_sea)]
    if not havens:
        return
    haven = havens[-1]
    # All who came with a galley that nothing stopped go back with it; where somebody was met they stay.
    aboard = not at_sea and s.result == GO_ON
    for slot in group.slots:
        if s.item_at[slot] == group.at and (aboard or is_ship(s.item_kind[slot]) != at_sea):
            s.item_at[slot] = haven
            told: dict[str, object] = {"seat": s.seats[group.seat], **item_words(s, slot), **where(haven)}
            s.tell("turned-back-at-sea" if LAND.is_sea(haven) else "turned-back", told, "B.BLUE.2")
    if at_sea or aboard:
        shift(s, group.seat, group.at, haven, group.units, group.hired)
        group.at = haven


def _fits(area: int, ship: bool) -> bool:
    return LAND.is_sea(area) or LAND.port[area] if ship else not LAND.is_sea(area)
