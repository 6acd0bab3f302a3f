"""Light infantry is given up before the dice (5.LI.01)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.barbarians import given_up
from aevum.games.medioevo.rules.battle.fight import Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.hurt import lose
from aevum.games.medioevo.rules.battle.powers import ACT
from aevum.games.medioevo.rules.hired import fallen
from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE, LIGHT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES


class GiveUp(Frame[MedioevoState]):
    """One after the other; the last unit of a side is never given up [M58]."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side
        self.captains = 0
        """Given up, of those that act as light infantry (R-081)."""

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        if fight.is_horde(self.side):
            s.pop()
            self._horde(s, fight)
        elif self._pieces(s, fight):
            s.ask(fight.owner(self.side), "give-up", "5.LI.01")
        else:
            s.pop()

    def _horde(self, s: MedioevoState, fight: Fight) -> None:
        """E.BARB.08, E.BARB.09: as many as the table says."""
        works = _works(s, fight, self.side)
        horde = fight.able(s, self.side)
        for _ in range(given_up(horde, sum(fight.able(s, enemy_of(self.side))), works)):
            _give(s, fight, self.side, LIGHT)

    def _pieces(self, s: MedioevoState, fight: Fight) -> list[int]:
        if fight.units(s, self.side) < 2:
            return []
        if not fight.given[self.side] and not _works(s, fight, self.side):
            return []
        line = fight.line(s, self.side)
        found: list[int] = []
        if line[LIGHT]:
            found.append(LIGHT)
        if self.captains < fight.orders[self.side].count(ACT + LIGHT):
            found.extend([piece for piece in range(CAPTAIN, FORCE) if line[piece] > 0])
        return found

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [
            Option("give-up", {"unit": PIECE_NAMES[piece]}, "5.LI.01")
            for piece in self._pieces(s, running(s))
        ]
        found.append(Option("keep-all", None, "5.LI.01"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "keep-all":
            s.pop()
            return
        piece = PIECE_NAMES.index(str(option.args["unit"]))
        fight = running(s)
        if piece >= CAPTAIN:
            self.captains += 1
            fight.round_marks = [*fight.round_marks, [marks.CAPTAIN_GIVEN, self.side, piece, 0]]
        _give(s, fight, self.side, piece)


def _works(s: MedioevoState, fight: Fight, side: int) -> bool:
    """5.BATTLE.05: both sides' powers are found at once, so whom the enemy just gave up still bars it."""
    enemy = enemy_of(side)
    line = fight.line(s, enemy)
    # A captain among them still counts by what he was ordered to be.
    line[LIGHT] += fight.given[enemy] - len(marks.firsts(fight.marks(), marks.CAPTAIN_GIVEN, enemy))
    own, orders = fight.line(s, side), fight.orders
    return marks.power_works(
        fight.marks(), side, LIGHT, own, orders[side], line, orders[enemy], fight.at_sea()
    )


def _give(s: MedioevoState, fight: Fight, side: int, piece: int) -> None:
    fight.given[side] += 1
    s.tell("given-up", {**fight.told(s, side), "unit": PIECE_NAMES[piece]}, "5.LI.01")
    s.remove(fight.area, fight.owner(side), piece)
    fallen(s, fight.owner(side), fight.area, piece)
    lose(s, fight, side, piece)
