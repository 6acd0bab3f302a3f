"""Whom a group meets where it comes to."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.group import Group
from aevum.games.medioevo.rules.diplomacy.war import barred, guest, hostile, may_attack
from aevum.games.medioevo.rules.items import owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY


def barbarian_land(s: MedioevoState, area: int) -> bool:
    """5.MOVE.10: a territory where no units are and that no player controls."""
    return not LAND.is_sea(area) and s.lord[area] == NOBODY and not s.owners(area)


def invaded(s: MedioevoState, seat: int, before: int) -> int:
    """The seat whose territory units have entered without leave, or NOBODY (C.DIP.03, C.PACT.05)."""
    if before in (NOBODY, seat) or guest(s, seat, before):
        return NOBODY
    return before


def others_at(s: MedioevoState, seat: int, area: int) -> list[int]:
    """Other players with units or things there, from the active seat on."""
    found = [one for one in s.owners(area) if one not in (seat, BARBARIANS)]
    for slot in range(len(s.item_at)):
        if s.item_at[slot] == area and owner(slot) != seat and owner(slot) not in found:
            found.append(owner(slot))
    return [one for one in s.from_active() if one in found]


def must_fight(s: MedioevoState, seat: int, other: int, area: int) -> bool:
    """5.FLOW.08, 5.MULTI.02: armies at war fight where they meet [M48]."""
    return s.count(area, other) > 0 and hostile(s, seat, other) and may_attack(s, seat, other)


def may_fight(s: MedioevoState, seat: int, other: int) -> bool:
    """5.MULTI.02: pacts do not forbid it, they make it a breach; an armistice and a team do."""
    return not barred(s, seat, other)


def no_battle(s: MedioevoState, area: int) -> bool:
    """K.CARD.01"""
    return effects.holds(s, effects.NO_BATTLE, area)


def unseen(s: MedioevoState, group: Group) -> bool:
    """K.CARD.22: nobody notices the group where it comes to."""
    if not group.slots:
        return False
    return all(effects.holds(s, effects.UNSEEN, slot) for slot in group.slots)


def by_edict(s: MedioevoState, group: Group) -> bool:
    """B.ORAN.1: no horde wakes where the group comes to, which nobody held before."""
    if not group.slots or group.before != NOBODY or not effects.has(s, effects.EDICT, group.seat, group.at):
        return False
    return s.owners(group.at) in ([], [group.seat])
