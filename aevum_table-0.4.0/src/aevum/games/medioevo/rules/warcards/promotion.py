"""Promotion: a unit in combat is another for the turn (B.RED.2)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import SIDES, battle_of, running
from aevum.games.medioevo.rules.battle.guise import has_piece, replace
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.choose import AimedTechnique
from aevum.games.medioevo.rules.warcards.field import piece_of, pieces, side_told
from aevum.games.medioevo.rules.words import PIECE_NAMES


class Promotion(AimedTechnique):
    """However far along the line, and of either side (R-027), by anybody [M71]."""

    __slots__ = ()

    moment: ClassVar[str] = "battle"
    also: ClassVar[tuple[str, ...]] = ("melee",)
    rule: ClassVar[str] = "B.RED.2"
    title: ClassVar[str] = "promotion"

    def choices(self, s: MedioevoState, seat: int) -> list[Option]:
        fight = battle_of(s)
        found: list[Option] = []
        if fight is None:
            return found
        for side in SIDES:
            owner = fight.owner(side)
            for was in pieces(fight.force(s, side)):
                for becomes in range(FORCE):
                    if becomes != was and has_piece(s, owner, was, becomes):
                        told: dict[str, object] = {"seat": fight.seat_name(s, side), "unit": PIECE_NAMES[was]}
                        told["new_unit"] = PIECE_NAMES[becomes]
                        found.append(Option("promote", told, "B.RED.2"))
        return found

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        fight = running(s)
        owner = fight.owner(side_told(s, fight, option))
        was = piece_of(option)
        becomes = PIECE_NAMES.index(str(option.args["new_unit"]))
        replace(s, fight.area, owner, was, becomes)
        effects.put(s, effects.PROMOTED, owner, fight.area, was * FORCE + becomes)
        s.tell("promoted", option.args, "B.RED.2")
