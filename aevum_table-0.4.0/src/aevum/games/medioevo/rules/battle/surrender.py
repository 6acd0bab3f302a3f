"""Surrender by agreement (5.SURR.01, 5.SURR.02)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.results import ATTACKER_SURRENDERED, DEFENDER_SURRENDERED
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.games.medioevo.rules.hired import discharge
from aevum.games.medioevo.rules.layout import of_piece
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState


class Parley(Frame[MedioevoState]):
    """`side` would surrender; where it is `demanded` the other side has asked for it (R-086)."""

    def __init__(self, side: int = 0, demanded: bool = False) -> None:
        super().__init__()
        self.side = side
        self.demanded = demanded

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        told: dict[str, object] = {"enemy_seat": fight.seat_name(s, enemy_of(self._asked()))}
        asked = fight.owner(self._asked())
        s.ask(asked, "yield-to-demand" if self.demanded else "take-surrender", "5.SURR.01", told)

    def _asked(self) -> int:
        return self.side if self.demanded else enemy_of(self.side)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("agree-surrender", None, "5.SURR.01"), Option("refuse-surrender", None, "5.SURR.01")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        fight = running(s)
        s.pop()
        if option.key == "agree-surrender":
            set_aside(s, fight, self.side)
            fight.verdict = ATTACKER_SURRENDERED if self.side == ATTACKER else DEFENDER_SURRENDERED
        else:
            s.tell("surrender-refused", fight.told(s, self._asked()), "5.SURR.01")


def set_aside(s: MedioevoState, fight: Fight, side: int) -> None:
    """5.SURR.02: all units of the battle lie beside the board, and not in the reserve (M04)."""
    seat = fight.owner(side)
    discharge(s, seat, fight.area)
    force = fight.force(s, side)
    for piece in range(FORCE):
        s.aside[of_piece(seat, piece)] += force[piece]
        s.aside_new[of_piece(seat, piece)] += force[piece]
    told: dict[str, object] = {"enemy_seat": fight.seat_name(s, enemy_of(side)), "units": sum(force)}
    s.set_force(fight.area, seat, nothing())
    s.tell("surrendered", {**fight.told(s, side), **told}, "5.SURR.02")
