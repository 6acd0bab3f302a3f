"""Tactics and Strategy: damage where the player wants it (B.RED.3, B.RED.4)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.damage import becomes
from aevum.games.medioevo.rules.battle.fight import Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.fort import CASUALTIES, KINDS
from aevum.games.medioevo.rules.battle.marks import AIMED, STRUCK, aims
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import GONE, UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.uses.choose import AimedTechnique
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.warcards.field import fight_of, mark_round, piece_of, pieces
from aevum.games.medioevo.rules.words import PIECE_NAMES

_ARROW = parameter("archery-damage")


def expected(s: MedioevoState, fight: Fight, side: int, kind: int) -> list[int]:
    """The force of a side after the points that are aimed already."""
    force = fight.force(s, side)[:]
    owner = fight.owner(side)
    for piece in aims(fight.marks(), side, kind):
        force[piece] -= 1
        if owner != BARBARIANS:
            reserve = s.reserve[owner * len(UNITS) : (owner + 1) * len(UNITS)]
            left = becomes(piece, reserve, fight.at_sea())
            if left != GONE:
                force[left] += 1
    return force


class Tactics(AimedTechnique):
    """B.RED.3: a point of damage that the player caused goes where they say, before it is assigned."""

    __slots__ = ()

    moment: ClassVar[str] = "damage"
    rule: ClassVar[str] = "B.RED.3"
    title: ClassVar[str] = "tactics"

    def choices(self, s: MedioevoState, seat: int) -> list[Option]:
        fight = fight_of(s, seat)
        found: list[Option] = []
        if fight is None:
            return found
        for side, kind, points in fight.pending:
            if side != enemy_of(fight.side_of(seat)) or kind == CASUALTIES:
                continue
            if len(aims(fight.marks(), side, kind)) < points:
                for piece in pieces(expected(s, fight, side, kind)):
                    told: dict[str, object] = {"unit": PIECE_NAMES[piece], "damage": KINDS[kind]}
                    found.append(Option("aim-damage", told, "B.RED.3"))
        return found

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        fight = running(s)
        side = enemy_of(fight.side_of(seat))
        row = [AIMED, side, KINDS.index(str(option.args["damage"])), piece_of(option)]
        fight.round_marks = [*fight.round_marks, row]
        s.tell("damage-aimed", {"seat": s.seats[seat], **option.args}, "B.RED.3")


class Strategy(Technique):
    """B.RED.4: a point of damage as archers do, without a roll."""

    __slots__ = ()

    moment: ClassVar[str] = "archery"
    rule: ClassVar[str] = "B.RED.4"

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        fight = fight_of(s, seat)
        return [[]] if fight is not None else []

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, STRUCK, enemy_of(fight.side_of(seat)), _ARROW)
