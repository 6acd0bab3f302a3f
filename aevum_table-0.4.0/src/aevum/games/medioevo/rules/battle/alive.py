"""Jailer 39: of the units that were just destroyed its user says which one is a prisoner (K.CARD.15)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.hurt import jail
from aevum.games.medioevo.rules.battle.marks import DOOMED, FIRST, firsts
from aevum.games.medioevo.rules.pieces import kind_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.choose import Choice
from aevum.games.medioevo.rules.words import PIECE_NAMES


class TakeAlive(Choice):
    """`side` has lost them; `seat` is the Jailer's."""

    def __init__(self, side: int = 0, seat: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def things(self, s: MedioevoState) -> list[Option]:
        fight = running(s)
        owner = fight.owner(self.side)
        return [
            Option("take-alive", {"unit": PIECE_NAMES[piece]}, "K.CARD.15")
            for piece in sorted(set(firsts(fight.marks(), DOOMED, self.side)))
            if s.reserve_of(owner, kind_of(piece)) > 0
        ]

    def question(self, s: MedioevoState) -> None:
        s.ask(self.seat, "take-alive", "K.CARD.15")

    def take(self, s: MedioevoState, option: Option) -> None:
        fight = running(s)
        fight.round_marks = [row for row in fight.round_marks if row[:FIRST] != [DOOMED, self.side]]
        jail(s, fight, self.side, PIECE_NAMES.index(str(option.args["unit"])))
