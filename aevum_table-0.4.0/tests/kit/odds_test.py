"""The odds of alternating re-rolls, against a walk through every branch."""

import pytest

from aevum.kit.odds import Rolls, repeat_in_turns

FACES = (0, 1, 2)
CHANCES = (0.5, 0.25, 0.25)


def one_die() -> Rolls:
    """A die that shows 0, 1 or 2 hits, worth 0.75 on average; gains are in quarters of a hit."""
    rolls = Rolls(3)
    for face in FACES:
        rolls.chance[face] = CHANCES[face]
        rolls.own_gain[face] = 3 - 4 * face
        rolls.enemy_gain[face] = 4 * face - 3
        rolls.own_next[face] = rolls.enemy_next[face] = list(zip(FACES, CHANCES, strict=True))
    return rolls


def walk(
    dice: tuple[int, int],
    stock: tuple[int, int],
    turn: int,
    passed: int,
    p: float,
    out: dict[tuple[int, ...], float],
) -> None:
    """Two dice, re-rolled by the stated rule, one branch at a time."""
    if passed == 2:
        out[(*dice, *stock)] = out.get((*dice, *stock), 0.0) + p
        return
    mine, theirs = dice[turn], dice[1 - turn]
    own, enemy = 3 - 4 * mine, 4 * theirs - 3
    if not stock[turn] or max(own, enemy) < 1:
        walk(dice, stock, 1 - turn, passed + 1, p, out)
        return
    left = (stock[0] - (turn == 0), stock[1] - (turn == 1))
    which = turn if own >= enemy else 1 - turn
    for face in FACES:
        changed = (face, dice[1]) if which == 0 else (dice[0], face)
        walk(changed, left, 1 - turn, 0, p * CHANCES[face], out)


@pytest.mark.parametrize("stock", [(0, 0), (1, 0), (0, 1), (2, 1), (3, 3)])
def test_every_branch_is_counted_once(stock: tuple[int, int]) -> None:
    expected: dict[tuple[int, ...], float] = {}
    for a in FACES:
        for b in FACES:
            walk((a, b), stock, 0, 0, CHANCES[a] * CHANCES[b], expected)
    found: dict[tuple[int, ...], float] = {}
    for final in repeat_in_turns(one_die(), one_die(), stock, 1):
        for i, p in enumerate(final.chance):
            if p:
                found[(i // 3, i % 3, *final.left)] = p
    assert found == pytest.approx(expected)
    assert sum(found.values()) == pytest.approx(1)


def test_nobody_re_rolls_below_the_least_gain() -> None:
    (final,) = repeat_in_turns(one_die(), one_die(), (3, 3), 100)
    assert final.left == (3, 3)
