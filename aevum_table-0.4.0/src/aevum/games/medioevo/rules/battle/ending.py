"""What cards still have to do when a battle is over."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import FLEE, SIDES, Fight
from aevum.games.medioevo.rules.battle.guise import restore
from aevum.games.medioevo.rules.battle.marks import (
    BUY_BACK,
    CODE,
    DISGUISED,
    FIRST,
    SECOND,
    SIDE,
    lost,
    marked,
)
from aevum.games.medioevo.rules.battle.promoted import forget_fallen, promoted_since
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState


def ended(s: MedioevoState, fight: Fight) -> None:
    """The Heroine's captains are what they were (K.CARD.28), the Surgeon remembers losses (K.CARD.10)."""
    losses = [lost(fight.battle_marks, side) for side in SIDES]
    for row in reversed(fight.battle_marks):
        if row[CODE] != DISGUISED:
            continue
        side, was, now = row[SIDE], row[FIRST], row[SECOND]
        found = restore(s, [_whereabouts(s, fight, side)], fight.owner(side), was, now, "K.CARD.28")
        if not found and not promoted_since(s, fight.owner(side), was, now) and losses[side][now] > 0:
            losses[side][now] -= 1
            losses[side][was] += 1
    for side in SIDES:
        forget_fallen(s, fight.owner(side), fight.area, _whereabouts(s, fight, side))
        if marked(fight.battle_marks, BUY_BACK, side):
            for piece in range(FORCE):
                for _ in range(losses[side][piece]):
                    effects.put(s, effects.BUY_BACK, fight.owner(side), piece, s.turn)


def _whereabouts(s: MedioevoState, fight: Fight, side: int) -> int:
    """Where the army of a side is now: there, or where it has fled to (5.FLEE.04)."""
    fled = fight.intent[side] == FLEE and fight.units(s, side) == 0
    return fight.refuge if fled else fight.area
