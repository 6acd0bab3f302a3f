"""Units that were promoted for the turn (B.RED.2): what becomes of them in battle and at its end."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.fight import Fight
from aevum.games.medioevo.rules.battle.guise import restore
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.layout import of_piece
from aevum.games.medioevo.rules.memory import Effect
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import ARCHER, FORCE, GONE
from aevum.games.medioevo.rules.state import MedioevoState


def _rank(piece: int) -> int:
    """Light infantry and archers stand side by side at the beginning of the line."""
    return max(piece, ARCHER)


def _of_kind(s: MedioevoState, owner: int, area: int, piece: int) -> list[Effect]:
    """Of those promoted there the ones that are this kind now, the last to become it last."""
    there = effects.of_seat(s, effects.PROMOTED, owner, area)
    return [effect for effect in there if effect.detail % FORCE == piece]


def may_be_told_apart(s: MedioevoState, owner: int, area: int, piece: int) -> bool:
    """Whether of units that are alike some are so for the turn only: then it is chosen who is hit."""
    return 0 < len(_of_kind(s, owner, area, piece)) < s.force(area, owner)[piece]


def follow_reduced(s: MedioevoState, fight: Fight, side: int, piece: int, left: int) -> None:
    """Damage has made a unit `left` of a `piece`: it was promoted if only such are of the kind."""
    owner = fight.owner(side)
    if len(_of_kind(s, owner, fight.area, piece)) > s.force(fight.area, owner)[piece]:
        follow_chosen(s, fight, side, piece, left)


def follow_chosen(s: MedioevoState, fight: Fight, side: int, piece: int, left: int) -> None:
    """A promoted unit was hit, and `left` is what is left of it, if anything is.

    When the turn ends it is what it was, or what is left of it where that is less [M96].
    """
    owner, area = fight.owner(side), fight.area
    found = _of_kind(s, owner, area, piece)[-1]
    at = s.effects.index(found)
    s.effects = [*s.effects[:at], *s.effects[at + 1 :]]
    was = _undisguised(s, fight, side, found.detail // FORCE)
    if left not in (GONE, was) and _rank(was) <= _rank(left):
        kept = Effect(effects.PROMOTED, owner, area, was * FORCE + left)
        s.effects = [*s.effects[:at], kept, *s.effects[at:]]


def _undisguised(s: MedioevoState, fight: Fight, side: int, was: int) -> int:
    """What a unit was before it was promoted, and before the Heroine made it that: hers is hit last (M70)."""
    rows = [row for row in fight.battle_marks if row[: marks.FIRST] == [marks.DISGUISED, side]]
    for row in reversed(rows):
        if row[marks.SECOND] == was and _hers(s, fight, side, was) > 0:
            fight.battle_marks = marks.without(fight.battle_marks, row)
            was = row[marks.FIRST]
    return was


def _hers(s: MedioevoState, fight: Fight, side: int, piece: int) -> int:
    """How many units that the Heroine made a `piece` are one no more, nor promoted from one."""
    owner, area = fight.owner(side), fight.area
    made = [
        row for row in fight.battle_marks if row == marks.mark(marks.DISGUISED, side, row[marks.FIRST], piece)
    ]
    standing = s.force(area, owner)[piece] - len(_of_kind(s, owner, area, piece))
    since = effects.of_seat(s, effects.PROMOTED, owner, area)
    return len(made) - standing - sum(effect.detail // FORCE == piece for effect in since)


def forget_fallen(s: MedioevoState, owner: int, area: int, place: int) -> None:
    """A battle in `area` is over: who fell in it is no more, the others are in `place` now.

    So that no other unit, elsewhere, is made less in the place of one that fell.
    """
    force = s.force(place, owner)[:]
    if owner != BARBARIANS:
        force = [force[piece] + s.aside_new[of_piece(owner, piece)] for piece in range(FORCE)]
    kept: list[Effect] = []
    for effect in reversed(s.effects):
        if effect.code == effects.PROMOTED and effect.seat == owner and effect.subject == area:
            was, now = divmod(effect.detail, FORCE)
            if force[now] == 0:
                continue
            force[now] -= 1
            force[was] += 1
            kept.append(Effect(effects.PROMOTED, owner, place, effect.detail))
        else:
            kept.append(effect)
    s.effects = list(reversed(kept))


def end_promotions(s: MedioevoState) -> None:
    """At the end of the turn, before effects end: the last first, wherever they have gone since."""
    for effect in reversed(effects.every(s, effects.PROMOTED)):
        was, now = divmod(effect.detail, FORCE)
        places = [effect.subject, *range(LAND.size)]
        restore(s, places, effect.seat, was, now, "B.RED.2")


def promoted_since(s: MedioevoState, owner: int, was: int, now: int) -> bool:
    """Whether a unit that is no longer `now` has been promoted: at the end of the turn it is `was` again."""
    for at, effect in enumerate(s.effects):
        if effect.code == effects.PROMOTED and effect.seat == owner and effect.detail // FORCE == now:
            new = Effect(effect.code, owner, effect.subject, was * FORCE + effect.detail % FORCE)
            s.effects = [*s.effects[:at], new, *s.effects[at + 1 :]]
            return True
    return False
