"""How a battle would go, by playing it a few times in small: archers, dice, score, casualties."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.realm import force_value
from aevum.games.medioevo.odds.clash import clashes
from aevum.games.medioevo.odds.policy import horde_victim
from aevum.games.medioevo.rules.battle.barbarians import given_up
from aevum.games.medioevo.rules.battle.damage import first_of_horde
from aevum.games.medioevo.rules.battle.dice import casualty_value, penalty, sacrificed
from aevum.games.medioevo.rules.battle.powers import (
    ACT,
    CANCEL,
    captain_powers,
    horde_orders,
    strength,
    works,
)
from aevum.games.medioevo.rules.battle.score import cavalry, melee, superiority
from aevum.games.medioevo.rules.battle.shots import ARROW_HITS, DIE
from aevum.games.medioevo.rules.horde.muster import muster
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import ARCHER, CAPTAIN, CAVALRY, FORCE, HEAVY, LESSER, LIGHT

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

ROUNDS = 6
FIRST_HIT = (LIGHT, HEAVY, ARCHER, CAVALRY, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2)
"""Whom a player gives damage to, first the cheapest to lose."""


class Clash:
    """Of the mover's side: the chance to win, and the florins of units it costs on average."""

    __slots__ = ("losses", "win")

    def __init__(self, win: float, losses: float) -> None:
        self.win = win
        self.losses = losses


def horde_at(s: MedioevoState, place: int) -> list[int]:
    """The barbarians whom one would meet in a place where nobody rules."""
    there = s.force(place, BARBARIANS)
    return list(there) if sum(there) else muster(s.circle)


def versus_horde(s: MedioevoState, seat: int, force: list[int], horde: list[int], times: int) -> Clash:
    return fought(force, horde, s.circle, place_penalty(s, seat), 0, 0, times)


def place_penalty(s: MedioevoState, seat: int) -> int:
    return penalty(s.players(), s.place_in_order(seat)) if seat in s.order else 0


def fought(
    force: list[int], enemy: list[int], circle: list[int], own: int, other: int, walls: int, times: int
) -> Clash:
    """`circle` are the dice of barbarians, none of a player; `walls` spare the enemy damage of melee."""
    return _fought(tuple(force), tuple(enemy), tuple(circle), own, other, walls, times)


@lru_cache(20_000)
def _fought(
    force: tuple[int, ...],
    enemy: tuple[int, ...],
    dice: tuple[int, ...],
    own: int,
    other: int,
    walls: int,
    times: int,
) -> Clash:
    """Always by the same chance, so each fight is played out once."""
    if sum(enemy) == 0:
        return Clash(1.0, 0.0)
    rng = Random(1)
    circle = list(dice)
    wins, lost = 0, 0.0
    before = force_value(list(force))
    for _ in range(times):
        a, b = list(force), list(enemy)
        for _ in range(ROUNDS):
            _round(rng, a, b, circle, own, other, walls)
            if sum(a) == 0 or sum(b) == 0:
                break
        wins += sum(a) > 0 and sum(b) == 0
        lost += before - force_value(a)
    return Clash(wins / times, lost / times)


class _Dice:
    """What the dice of a round may come to, thrown again one after the other as one does (5.BATTLE.07)."""

    __slots__ = ("known", "upto")

    def __init__(self, added: list[int], circle: list[int]) -> None:
        self.known = clashes(added, [[], circle])
        self.upto = list(accumulate(self.known.chance))

    def throw(self, rng: Random) -> tuple[int, int, int]:
        """The mover's attack value less the enemy's, and the lowest dice of both."""
        row = min(bisect(self.upto, rng.random()), len(self.upto) - 1)
        known = self.known
        return known.differences[known.which[row]], known.low[0][row], known.low[1][row]


@lru_cache(200)
def _dice(own: int, other: int, circle: tuple[int, ...]) -> _Dice:
    return _Dice([own, other], list(circle))


def _round(
    rng: Random, a: list[int], b: list[int], circle: list[int], own: int, other: int, walls: int
) -> None:
    horde = len(circle) > 0
    orders = led(a, b)
    against = horde_orders(b, a) if horde else led(b, a)
    arrows = [_arrows(rng, a, orders, b, against), _arrows(rng, b, against, a, orders)]
    _hurt(b, arrows[0], first_of_horde if horde else cheapest)
    _hurt(a, arrows[1], cheapest)
    if sum(a) == 0 or sum(b) == 0:
        return
    given = given_up(b, sum(a), _using(LIGHT, b, against, a, orders) > 0) if horde else 0  # E.BARB.08
    b[LIGHT] -= given
    heavy = [_using(HEAVY, a, orders, b, against), _using(HEAVY, b, against, a, orders)]
    riders = [_using(CAVALRY, a, orders, b, against), _using(CAVALRY, b, against, a, orders)]
    by, low, low_enemy = _dice(own, other + sacrificed(given), tuple(circle)).throw(rng)
    extra = superiority(abs(by))  # 5.BATTLE.15; that of a horde spares its casualties (M59)
    dealt = (melee(by, sum(a), extra, 0) if by > 0 else 0) + (cavalry(0, 0, riders[0]) if by >= 0 else 0)
    taken = (melee(-by, sum(b), 0 if horde else extra, 0) if by < 0 else 0) + (
        cavalry(0, 0, riders[1]) if by <= 0 else 0
    )
    saved = extra if horde and by < 0 else 0
    struck = horde_victim if horde else cheapest
    _hurt(b, dealt - walls, struck)
    _hurt(a, taken, cheapest)
    _hurt(b, casualty_value(low_enemy, 0, heavy[1], saved), struck)
    _hurt(a, casualty_value(low, 0, heavy[0], 0), cheapest)


def led(own: list[int], enemy: list[int]) -> list[int]:
    """What a player's captains do, best first: ride, or stop riders, then cover, then shoot."""
    count = captain_powers(own, enemy)
    if count == 0:
        return []
    ride = CANCEL + CAVALRY if enemy[CAVALRY] else ACT + CAVALRY
    return [ride, ACT + HEAVY, ACT + ARCHER][:count]


def _using(kind: int, own: list[int], orders: list[int], enemy: list[int], against: list[int]) -> int:
    return strength(own, orders, kind) if works(kind, own, orders, enemy, against, False) else 0


def _arrows(rng: Random, own: list[int], orders: list[int], enemy: list[int], against: list[int]) -> int:
    if not works(ARCHER, own, orders, enemy, against, False):
        return 0
    return sum(1 for _ in range(strength(own, orders, ARCHER)) if rng.random() * DIE < ARROW_HITS)


def cheapest(force: list[int]) -> int:
    return next(piece for piece in FIRST_HIT if force[piece] > 0)


def _hurt(force: list[int], points: int, victim: Callable[[list[int]], int]) -> None:
    for _ in range(points):
        if sum(force) == 0:
            return
        piece = victim(force)
        force[piece] -= 1
        if victim is cheapest and piece < CAPTAIN and LESSER[piece]:
            force[LESSER[piece][0]] += 1


def strongest(force: list[int], room: int) -> list[int]:
    """The best units of a force that find room: a few heavy infantry first, for they spare the others."""
    left = list(force)
    found = [0] * FORCE
    order = [HEAVY] * 3 + [CAVALRY, CAVALRY, CAPTAIN + 2, CAPTAIN + 1, CAPTAIN]
    order += [CAVALRY] * 20 + [HEAVY] * 20 + [ARCHER] * 10 + [LIGHT] * 20
    for piece in order:
        if room <= 0:
            break
        if left[piece] > 0:
            left[piece] -= 1
            found[piece] += 1
            room -= 1
    return found
