"""XXVIII.A Who may offer a Foedus to whom, and on what land."""

from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.diplomacy.invaders import invades
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE
from aevum.games.invasions.rules.vassalage.ties import may_subjugate
from aevum.games.invasions.rules.world.world import ACTIVE, FEDERATE, FREE, INACTIVE, NOBODY, NOWHERE, World


def may_have_federates(w: World, nation: int) -> bool:
    """XXVIII.A.1, XXVIII.A.3, XXIX.F.5: Civilized nations that serve no lord."""
    return w.role[nation] == ACTIVE and w.status[nation] != BARBARIAN and may_subjugate(w, nation)


def may_offer(s: InvasionsState, nation: int) -> bool:
    """XXVIII.A.2, XXVIII.A.3: one offer in a turn, and only an Empire needs no card for it."""
    w = s.world
    return w.status[nation] == EMPIRE and may_have_federates(w, nation) and not s.realm.offered[nation]


def may_be_federate(w: World, nation: int, federator: int) -> bool:
    """XXVIII.A.1, XXVIII.F.1: free Barbarians, or his own federates; XXX.A.4: not while they invade.

    VI.B.4: inactive ones too, by the card that asks nobody (F165).
    """
    if w.status[nation] != BARBARIAN or w.role[nation] not in (ACTIVE, INACTIVE):
        return False
    if w.horde[nation] == NOWHERE or invades(w, nation):
        return False
    return w.tie[nation] == FREE or (w.tie[nation] == FEDERATE and w.lord[nation] == federator)


def cedable(w: World, federate: int, p: int) -> bool:
    """XXVIII.A.5: any Civilized province of the federator's own that is not ceded already (F168)."""
    return not w.land.wild[p] and w.foedus[p] == NOBODY and why_shut(w, federate, p) is None


def next_to(w: World, federate: int, p: int) -> bool:
    """Whether a province of the Barbarians adjoins this one: what they control, were ceded, or camp in."""
    for q in w.land.near[p]:
        if w.owner[q] == federate or w.foedus[q] == federate or w.horde[federate] == q:
            return True
    return False


def may_agree(w: World, federator: int, federate: int) -> bool:
    """Whether there are `terms` at all."""
    return bool(terms(w, federator, federate))


def terms(w: World, federator: int, federate: int) -> list[tuple[int, int]]:
    """XXVIII.A.5: two provinces of one Area, next to each other, and one of them next to the Barbarians."""
    if not may_have_federates(w, federator) or not may_be_federate(w, federate, federator):
        return []
    own = [p for p, owner in enumerate(w.owner) if owner == federator]
    beside = {p for p in own if next_to(w, federate, p)}
    if not beside:
        return []  # most peoples are far from each other
    own = [p for p in own if cedable(w, federate, p)]
    found: list[tuple[int, int]] = []
    for p in own:
        for q in w.land.near[p]:
            one_area = q in own and w.land.area[q] == w.land.area[p]
            if one_area and (q, p) not in found and (p in beside or q in beside):
                found.append((p, q))
    return found


def to_offer(s: InvasionsState, nation: int, group: int) -> list[int]:
    """Barbarians to whom an Empire may offer its Foedus now; `group`: of these only, 0 for any."""
    if not may_offer(s, nation):
        return []
    r = s.realm
    found = [n for n, lord in enumerate(r.promised) if lord == NOBODY and (not group or group >> n & 1)]
    return [n for n in found if s.world.role[n] == ACTIVE and may_agree(s.world, nation, n)]
