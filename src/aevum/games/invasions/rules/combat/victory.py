"""XX.I Who won, XX.J what becomes of the leaders, XX.K how much is recovered."""

from typing import Final

from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, OWN_COURT, Fight, Side
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATION_NOMAD, NOMAD, status

DRAW: Final = -1
LEADERLESS: Final = -1
"""XX.E.1: the least that a leader has is 0."""
ASSASSINATED_FROM: Final = 8
"""XX.J.3"""


def land_winner(fight: Fight) -> tuple[int, str]:
    """The side that won, and the rule that says so."""
    attacker, defender = fight.sides
    if attacker.annihilated() != defender.annihilated():
        return (ATTACKER if defender.annihilated() else DEFENDER), "XX.I.1"
    lost = attacker.eliminated() - defender.eliminated()
    if lost:
        return (ATTACKER if lost < 0 else DEFENDER), "XX.I.2"
    if fight.field.fortified or defender.horde:
        return DEFENDER, "XX.I.3"
    better = _rank(attacker) - _rank(defender)
    if better:
        return (ATTACKER if better > 0 else DEFENDER), "XX.I.4"
    return DEFENDER, "XX.I.5"


def _rank(side: Side) -> int:
    """XX.I.4, F265: it is a leader who wins the tie, so that any is better than none."""
    return led_by(side) if side.leader and not side.slain else LEADERLESS


def naval_winner(fight: Fight) -> tuple[int, str]:
    """XXV.C.7: elimination, else the most hits; a draw is possible."""
    attacker, defender = fight.sides
    if attacker.annihilated() != defender.annihilated():
        return (ATTACKER if defender.annihilated() else DEFENDER), "XXV.C.7"
    more = attacker.inflicted - defender.inflicted
    return (DRAW if more == 0 else ATTACKER if more > 0 else DEFENDER), "XXV.C.7"


def led_by(side: Side) -> int:
    """III.C.11: the combat bonus of the leader who is still there."""
    return side.combat if side.leader and not side.slain else 0


def in_danger(side: Side) -> bool:
    """XX.J.1: the leader of a stack that was wholly eliminated, before recovery.

    A Limes stands apart from the stack (XVIII.I.4), so one that still stands does not save him.
    """
    gone = side.annihilated() or (side.start > 0 and not side.units)
    return side.leader != "" and not side.slain and gone


def may_be_murdered(side: Side) -> bool:
    """XX.J.3: the victorious leader of an Empire in Decline; of a guest his own Empire counts."""
    if side.court != OWN_COURT:
        decline = side.court
    else:
        decline = side.decline if side.status == EMPIRE else 0
    return side.leader != "" and not side.slain and decline > 0


def must_retreat(fight: Fight, side: int) -> bool:
    """XX.I.6: what is left of the beaten, except at sea (XXV.C.7) and before a new suzerain (XXIX.B.8)."""
    beaten = fight.sides[side]
    if fight.field.naval or beaten.submitted:
        return False
    return bool(beaten.units) or bool(beaten.horde)


def recovered_each(fight: Fight) -> int:
    """XX.K.1, and XX.K.3, XX.K.4 for small battles."""
    fewest = min(fight.sides[0].start, fight.sides[1].start)
    return 2 if fewest > 2 else 1 if fewest == 2 else 0


def recovery_chosen_by(fight: Fight, side: int, winner: int) -> int:
    """The side whose player chooses what `side` recovers: XX.K.5, XXIX.B.6 for nomads who subjugate."""
    beaten = fight.sides[side]
    if winner == 1 - side and beaten.submitted and _prey(beaten) and _nomads_at_home(fight, winner):
        return winner
    return side


def captures_horde(fight: Fight, winner: int, beaten_hordes: bool = False) -> bool:
    """XXIX.B.4: from nomads who win in a Barbarian Area a horde of other Barbarians cannot retreat.

    XXIX.B.7, A87: that of an invader is theirs only when its whole stack is destroyed; under the table option
    `beaten_hordes` as soon as it is beaten.
    """
    if winner == DRAW or not _nomads_at_home(fight, winner):
        return False
    beaten = fight.sides[1 - winner]
    if winner == DEFENDER and beaten.units and not beaten_hordes:
        return False
    return not beaten.submitted and _prey(beaten)


def _prey(side: Side) -> bool:
    """XXIX.B.4, XXIX.B.6: a horde of Barbarians who are no nomads; a Kingdom has a capital (VII.D.9)."""
    return any(not code & NOMAD and status(code) == BARBARIAN for code in side.horde)


def _nomads_at_home(fight: Fight, side: int) -> bool:
    """VI.I.6: the side is a nomad nation, and fights in a Barbarian Area."""
    who = fight.sides[side]
    return fight.field.barbarian and who.status == BARBARIAN and NATION_NOMAD[who.nation]
