"""Units that were promoted for the turn (B.RED.2): what becomes of them in battle and at its end."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.guise import restore
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import ARCHER, FORCE
from aevum.games.medioevo.rules.state import MedioevoState


def _rank(piece: int) -> int:
    """Light infantry and archers stand side by side at the beginning of the line."""
    return max(piece, ARCHER)


def follow_reduced(s: MedioevoState, owner: int, area: int, piece: int, left: int) -> None:
    """Damage has made a unit `left` of a `piece`: it may be one that was promoted, as those fall last.

    When the turn ends it is what it was, or what is left of it where that is less [M96].
    """
    rows = [row for row in effects.rows(s, effects.PROMOTED) if row[effects.SEAT] == owner]
    rows = [row for row in rows if row[effects.FIRST] == area and row[effects.SECOND] % FORCE == piece]
    if len(rows) <= s.force(area, owner)[piece]:
        return
    was = rows[-1][effects.SECOND] // FORCE
    at = max([at for at, row in enumerate(s.effects) if row == rows[-1]])
    kept: list[list[int]] = []
    if was != left and _rank(was) <= _rank(left):
        kept = [[effects.PROMOTED, owner, area, was * FORCE + left]]
    s.effects = [*s.effects[:at], *kept, *s.effects[at + 1 :]]


def forget_fallen(s: MedioevoState, owner: int, area: int, place: int) -> None:
    """A battle in `area` is over: who fell in it is no more, the others are in `place` now.

    So that no other unit, elsewhere, is made less in the place of one that fell.
    """
    force = s.force(place, owner)[:]
    if owner != BARBARIANS:
        force = [force[piece] + s.aside_new[owner * FORCE + piece] for piece in range(FORCE)]
    kept: list[list[int]] = []
    for row in reversed(s.effects):
        if row[: effects.SECOND] == [effects.PROMOTED, owner, area]:
            was, now = divmod(row[effects.SECOND], FORCE)
            if force[now] == 0:
                continue
            force[now] -= 1
            force[was] += 1
            kept.append([effects.PROMOTED, owner, place, row[effects.SECOND]])
        else:
            kept.append(row)
    s.effects = kept[::-1]


def end_promotions(s: MedioevoState) -> None:
    """At the end of the turn, before effects end: the last first, wherever they have gone since."""
    for row in reversed(effects.rows(s, effects.PROMOTED)):
        was, now = divmod(row[effects.SECOND], FORCE)
        places = [row[effects.FIRST], *range(LAND.size)]
        restore(s, places, row[effects.SEAT], was, now, "B.RED.2")


def promoted_since(s: MedioevoState, owner: int, was: int, now: int) -> bool:
    """Whether a unit that is no longer `now` has been promoted: at the end of the turn it is `was` again."""
    for at, row in enumerate(s.effects):
        if row[:2] == [effects.PROMOTED, owner] and row[effects.SECOND] // FORCE == now:
            new = [*row[: effects.SECOND], was * FORCE + row[effects.SECOND] % FORCE]
            s.effects = [*s.effects[:at], new, *s.effects[at + 1 :]]
            return True
    return False
