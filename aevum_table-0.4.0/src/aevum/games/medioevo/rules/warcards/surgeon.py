"""The Surgeon (K.CARD.10)."""

from aevum.games.medioevo.rules.battle.damage import becomes
from aevum.games.medioevo.rules.battle.fight import KIND, POINTS, SIDE, Fight, running
from aevum.games.medioevo.rules.battle.fort import ARROWS, KINDS, SIEGE
from aevum.games.medioevo.rules.battle.marks import AIMED, BUY_BACK, LATE, LOST, aims, mark, marked
from aevum.games.medioevo.rules.events.strike import calamity
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of, mark_battle, mark_round


class IgnoreDamage(Power):
    """27: a point of the damage that is about to be assigned is ignored, of a battle or of an event."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = fight_of(s, seat)
        if fight is None:
            return [[]] if calamity(s, seat) is not None else []
        return [[]] if _row(fight, seat) != NOBODY else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        event = calamity(s, seat)
        if event is not None:
            event.left -= AMOUNT[card]
            s.tell("calamity-ignored", {"seat": s.seats[seat], "points": AMOUNT[card]}, "K.CARD.10")
            return
        fight = running(s)
        at = _row(fight, seat)
        side, kind, points = fight.pending[at]
        less = [side, kind, points - AMOUNT[card]]
        fight.pending = [*fight.pending[:at], less, *fight.pending[at + 1 :]]
        _spare_aimed(s, fight, seat, kind)
        told: dict[str, object] = {"seat": s.seats[seat], "damage": KINDS[kind], "points": AMOUNT[card]}
        s.tell("damage-ignored", told, "K.CARD.10")


def _row(fight: Fight, seat: int) -> int:
    """Which of the pending rows is damage to a seat, or NOBODY."""
    for at, row in enumerate(fight.pending):
        if row[SIDE] == fight.side_of(seat) and row[POINTS] > 0:
            return at
    return NOBODY


def _spare_aimed(s: MedioevoState, fight: Fight, seat: int, kind: int) -> None:
    """The first point is one that Tactics has aimed, where it has (B.RED.3) [M72].

    Of two at one unit the second then meets it as it is.
    """
    side = fight.side_of(seat)
    aimed = aims(fight.marks(), side, kind)
    if not aimed:
        return
    reserve = s.reserve[seat * len(UNITS) : (seat + 1) * len(UNITS)]
    spared = aimed[0]
    kept: list[list[int]] = []
    for piece in aimed[1:]:
        if piece == becomes(spared, reserve, fight.at_sea()):
            kept.append(mark(AIMED, side, kind, spared))
            spared = piece
        else:
            kept.append(mark(AIMED, side, kind, piece))
    others = [row for row in fight.round_marks if row[:3] != [AIMED, side, kind]]
    fight.round_marks = [*others, *kept]


class BuyBack(Power):
    """28: what is lost in the battle is bought back for half in the next purchase phase."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        """Where damage is dealt, for who takes it or has lost somebody already [M132]."""
        fight = fight_of(s, seat)
        if fight is None or marked(fight.marks(), BUY_BACK, fight.side_of(seat)):
            return []
        spared = _row(fight, seat) == NOBODY and not marked(fight.marks(), LOST, fight.side_of(seat))
        return [] if fight.pending and spared else [[]]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_battle(fight, BUY_BACK, fight.side_of(seat))


class LateRemoval(Power):
    """29: losses by arrows and engines are removed only at the end of the round."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        """Where damage is dealt, for who is hit by arrows or stones [M132]."""
        fight = fight_of(s, seat)
        if fight is None or (fight.pending and not _shot(fight, seat)):
            return []
        return [[]]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, LATE, fight.side_of(seat))
        shot = _shot(fight, seat)
        fight.late = [*fight.late, *shot]
        fight.pending = [row for row in fight.pending if row not in shot]


def _shot(fight: Fight, seat: int) -> list[list[int]]:
    """Pending damage to a seat by arrows or engines."""
    side = fight.side_of(seat)
    return [row for row in fight.pending if row[SIDE] == side and row[KIND] in (SIEGE, ARROWS)]
