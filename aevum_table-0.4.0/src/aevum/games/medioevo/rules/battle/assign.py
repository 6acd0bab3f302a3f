"""Damage is dealt and assigned (5.BATTLE.16, E.BARB.05, R-079)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier, note
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.alive import TakeAlive
from aevum.games.medioevo.rules.battle.damage import crew_spared, first_of_horde, targets
from aevum.games.medioevo.rules.battle.fight import POINTS, SIDES, Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.fort import ARROWS, CASUALTIES, KINDS, MELEE, SIEGE
from aevum.games.medioevo.rules.battle.hurt import hit
from aevum.games.medioevo.rules.battle.promoted import may_be_told_apart
from aevum.games.medioevo.rules.battle.sea import Ebb
from aevum.games.medioevo.rules.hired import lent_fallen, lent_to
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAVALRY, FORCE, HEAVY
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.moments import DamageDealt, announce
from aevum.games.medioevo.rules.words import PIECE_NAMES

_LEAVES: Final[list[int]] = [HEAVY, CAVALRY]
"""Units that may take more than one point."""


def deal(
    s: MedioevoState,
    fight: Fight,
    side: int,
    kind: int,
    points: int,
    rule: str,
    items: list[Modifier] | None = None,
) -> int:
    """A side takes damage: less what a building spares it (5.FORT.01), now or when the round ends (29).

    `items` are what makes the points up. How many are left of them.
    """
    if kind != CASUALTIES:
        spared = min(points, fight.shield[side][kind])
        if spared:
            left = fight.shield[side][:]
            left[kind] -= spared
            fight.shield[side] = left
            points -= spared
            note(items, -spared, "spared", "5.FORT.01")
            s.tell("damage-spared", {**fight.told(s, side), "points": spared}, "5.FORT.01")
    if points == 0:
        return 0
    told: dict[str, object] = {**fight.told(s, side), "points": points, "damage": KINDS[kind]}
    s.tell("damage-dealt", told, rule, modifiers=items)
    if kind in (SIEGE, ARROWS) and marks.late(fight.marks(), side):
        fight.late = [*fight.late, [side, kind, points]]  # K.CARD.10
    else:
        fight.pending = [*fight.pending, [side, kind, points]]
    return points


class Damage(Frame[MedioevoState]):
    """All damage of `pending` is assigned, point by point: by the owner, to barbarians by who fights them."""

    steps: ClassVar[tuple[str, ...]] = ("dealt", "assign")

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        if self.step == "dealt":
            self.next(s)
            if fight.pending:
                announce(s, DamageDealt(s.from_active()))  # 5.MISC.01
            return
        while fight.pending:
            side, kind, points = fight.pending[0]
            force = fight.force(s, side)
            if points <= 0 or sum(force) == 0:
                _next_row(fight)  # what is over is lost
            elif not _aimed(s, fight, side, kind) and not self._settled(s, fight, side, kind, points):
                self._question(s, fight, side, {"points": points, "damage": KINDS[kind]})
                return
        s.pop()
        if fight.at_sea():
            s.push(Ebb())
        for side in SIDES:
            if marks.marked(fight.marks(), marks.DOOMED, side):
                s.push(TakeAlive(side, fight.owner(enemy_of(side))))

    def _question(self, s: MedioevoState, fight: Fight, side: int, told: dict[str, object]) -> None:
        if fight.is_horde(side):
            s.ask(fight.owner(enemy_of(side)), "barbarian-losses", "E.BARB.05", told)
        else:
            s.ask(fight.owner(side), "assign-damage", "5.BATTLE.16", told)

    def _settled(self, s: MedioevoState, fight: Fight, side: int, kind: int, points: int) -> bool:
        """A point that nobody has to choose for."""
        force = fight.force(s, side)
        if fight.is_horde(side):
            if len(self._of_horde(s, fight, kind)) > 1 and points < sum(force):
                return False
            first = first_of_horde(force)
            if lent_to(s, fight.area)[first] == force[first]:
                lent_fallen(s, fight.area, first)
            _take(s, fight, first, False)
            return True
        if points < _most(force):
            return False
        piece = targets(force)[0]
        _take(s, fight, piece, fight.crew(s, side)[piece] == force[piece])
        return True

    def _of_horde(self, s: MedioevoState, fight: Fight, kind: int) -> list[Option]:
        """E.BARB.05: barbarians and units lent to them, which can be told apart (K.CARD.27)."""
        force, lent = s.force(fight.area, BARBARIANS), lent_to(s, fight.area)
        # 5.ARCH.02, 5.SIEGE.05: an order is printed for arrows and stones only.
        pieces = targets(force) if kind in (MELEE, CASUALTIES) else [first_of_horde(force)]
        found: list[Option] = []
        for piece in pieces:
            told: dict[str, object] = {"unit": PIECE_NAMES[piece]}
            if force[piece] > lent[piece]:
                found.append(Option("hit", told, "E.BARB.05"))
            if lent[piece] > 0:
                found.append(Option("hit-lent", told, "E.BARB.05"))
            if force[piece] > lent[piece] and may_be_told_apart(s, BARBARIANS, fight.area, piece):
                found.append(Option("hit-changed", told, "B.RED.2"))
        return found

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = running(s)
        side, kind = fight.pending[0][:POINTS]
        if fight.is_horde(side):
            return self._of_horde(s, fight, kind)
        crew = fight.crew(s, side)
        force = fight.force(s, side)
        others = [force[piece] - crew[piece] for piece in range(FORCE)]
        found: list[Option] = []
        for piece in targets(others):
            found.append(Option("hit", {"unit": PIECE_NAMES[piece]}, "5.BATTLE.16"))
            if may_be_told_apart(s, fight.owner(side), fight.area, piece):
                found.append(Option("hit-changed", {"unit": PIECE_NAMES[piece]}, "B.RED.2"))
        if not crew_spared(others, kind in (MELEE, CASUALTIES)):
            found += [
                Option("hit-crew", {"unit": PIECE_NAMES[piece]}, "5.SIEGE.07") for piece in targets(crew)
            ]
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        piece = PIECE_NAMES.index(str(option.args["unit"]))
        if option.key == "hit-lent":
            lent_fallen(s, running(s).area, piece)
        _take(s, running(s), piece, option.key == "hit-crew", option.key == "hit-changed")


def _most(force: list[int]) -> int:
    """More damage than this leaves nobody, however it is assigned."""
    return sum(force) + sum([level * force[piece] for level, piece in enumerate(_LEAVES, 1)])


def _take(s: MedioevoState, fight: Fight, piece: int, in_crew: bool, changed: bool = False) -> None:
    side, kind, points = fight.pending[0]
    fight.pending = [[side, kind, points - 1], *fight.pending[1:]]
    hit(s, fight, side, piece, in_crew, kind, changed)


def _next_row(fight: Fight) -> None:
    """Aims that are left over are those of this damage, and end with it."""
    side, kind, _ = fight.pending[0]
    fight.round_marks = [row for row in fight.round_marks if row[: marks.SECOND] != [marks.AIMED, side, kind]]
    fight.pending = fight.pending[1:]


def _aimed(s: MedioevoState, fight: Fight, side: int, kind: int) -> bool:
    """B.RED.3: the points that Tactics has sent somewhere come first."""
    force = fight.force(s, side)
    for piece in marks.aims(fight.marks(), side, kind):
        fight.round_marks = marks.without(fight.round_marks, [marks.AIMED, side, kind, piece])
        if force[piece] > 0:
            crew = fight.crew(s, side)
            _take(s, fight, piece, crew[piece] == force[piece])
            return True
    return False
