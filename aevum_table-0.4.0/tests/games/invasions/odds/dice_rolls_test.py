"""Pools of battle dice: chances against counting all faces."""

from collections import Counter
from itertools import product

import pytest

from aevum.games.invasions.odds.dice_rolls import PoolRolls, hit_chances
from aevum.games.invasions.rules.dice import BLACK, WHITE, hits_of


@pytest.mark.parametrize("open_ground", [True, False])
@pytest.mark.parametrize(("white", "black"), [(0, 0), (1, 0), (0, 2), (2, 1), (3, 2)])
def test_chances_are_those_of_all_faces(white: int, black: int, open_ground: bool) -> None:
    colours = [WHITE] * white + [BLACK] * black
    counted: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=len(colours)):
        counted[sum(hits_of(c, f, open_ground) for c, f in zip(colours, faces, strict=True))] += 1
    expected = {hits: n / 6 ** len(colours) for hits, n in counted.items()}
    plain = {hits: p for hits, p in enumerate(hit_chances(white, black, open_ground)) if p}
    assert plain == pytest.approx(expected)
    pool = PoolRolls(white, black, open_ground)
    summed: dict[int, float] = {}
    for hits, p in zip(pool.hits, pool.rolls.chance, strict=True):
        summed[hits] = summed.get(hits, 0.0) + p
    assert summed == pytest.approx(expected)


def test_a_re_roll_moves_one_die_of_one_colour() -> None:
    pool = PoolRolls(2, 1, True)
    for number, result in enumerate(pool.results):
        for after, p in pool.rolls.own_next[number] + pool.rolls.enemy_next[number]:
            assert 0 < p < 1
            changed = [a - b for a, b in zip(pool.results[after], result, strict=True)]
            assert sum(map(abs, changed)) in (0, 2)
            assert sum(changed[:3]) == 0
            assert sum(changed[3:]) == 0


@pytest.mark.parametrize("open_ground", [True, False])
def test_the_owner_re_rolls_his_worst_die_and_the_enemy_his_best(open_ground: bool) -> None:
    pool = PoolRolls(1, 1, open_ground)
    blanks = pool.results.index((1, 0, 0, 1, 0, 0))
    assert {pool.results[n][:3] for n, _ in pool.rolls.own_next[blanks]} == {(1, 0, 0)}, "the black one"
    assert pool.rolls.enemy_gain[blanks] < 0
    best = pool.results.index((0, 1, 0, 0, 0, 1))
    assert {pool.results[n][:3] for n, _ in pool.rolls.enemy_next[best]} == {(0, 1, 0)}, "the two swords"
    assert pool.rolls.own_gain[best] < 0
