"""What the odds of a fight are made of, and how they are told."""

from aevum.games.invasions.odds.policy import choose_loss
from aevum.games.invasions.rules.combat.losses import capacity, strike, wipe_out
from aevum.games.invasions.rules.combat.victory import (
    ASSASSINATED_FROM,
    DRAW,
    captures_horde,
    in_danger,
    land_winner,
    may_be_murdered,
    naval_winner,
    recovered_each,
)
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SIDE_NAMES, Fight, Side

MURDER = (11 - ASSASSINATED_FROM) / 10


class SideOdds:
    """Chances of one side: units eliminated in battle, units gone after recovery, loss of the leader."""

    __slots__ = ("annihilated", "eliminated", "gone", "leader_lost", "submitted")

    def __init__(self) -> None:
        self.eliminated: dict[int, float] = {}
        self.gone: dict[int, float] = {}
        self.annihilated = 0.0
        self.leader_lost = 0.0
        self.submitted = 0.0

    def to_json(self) -> dict[str, object]:
        return {
            "eliminated": {str(n): self.eliminated[n] for n in sorted(self.eliminated)},
            "expected_eliminated": sum(n * p for n, p in self.eliminated.items()),
            "gone_after_recovery": {str(n): self.gone[n] for n in sorted(self.gone)},
            "annihilated": self.annihilated,
            "leader_lost": self.leader_lost,
            "submitted": self.submitted,
        }


class BattleOdds:
    """Chances of a whole battle."""

    __slots__ = ("draw", "sides", "win")

    def __init__(self) -> None:
        self.win = [0.0, 0.0]
        self.draw = 0.0
        self.sides = [SideOdds(), SideOdds()]

    def add(self, fight: Fight, p: float) -> None:
        """Count a fight that is over, before leaders and recovery, with its chance."""
        decide = naval_winner if fight.field.naval else land_winner
        winner, _ = decide(fight)
        if winner == DRAW:
            self.draw += p
        else:
            self.win[winner] += p
        recovered = recovered_each(fight)
        if captures_horde(fight, winner):
            self.sides[1 - winner].submitted += p
        for i, side in enumerate(fight.sides):
            _add_side(self.sides[i], side, p, recovered, fight.field.naval, winner == i)

    def to_json(self) -> dict[str, object]:
        return {
            "win": {SIDE_NAMES[i]: self.win[i] for i in (ATTACKER, DEFENDER)},
            "draw": self.draw,
            **{SIDE_NAMES[i]: self.sides[i].to_json() for i in (ATTACKER, DEFENDER)},
        }


def _add_side(odds: SideOdds, side: Side, p: float, recovered: int, naval: bool, won: bool) -> None:
    eliminated = side.eliminated()
    gone = len(side.limes_lost) + max(0, len(side.lost) - recovered)
    odds.eliminated[eliminated] = odds.eliminated.get(eliminated, 0.0) + p
    odds.gone[gone] = odds.gone.get(gone, 0.0) + p
    if side.annihilated():
        odds.annihilated += p
    if side.submitted:
        odds.submitted += p
    survives = 1.0
    if in_danger(side):
        survives = 0.0 if naval else 0.5
    if won and may_be_murdered(side):
        survives *= 1 - MURDER
    odds.leader_lost += p * (1 - survives)


def after_hits(side: Side, hits: int, turn: int) -> Side:
    """A copy of the side after the steady player took these hits."""
    new = side.copy()
    room = capacity(new)
    if hits >= room:
        wipe_out(new, hits > room)
        return new
    for _ in range(hits):
        strike(new, choose_loss(new, turn))
    return new
