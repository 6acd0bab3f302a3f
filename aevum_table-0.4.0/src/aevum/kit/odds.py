"""Exact odds of rolls that two sides may repeat in turns.

A side's roll is one of a list of numbered results. For each result is known how likely it is, and what its
owner and its enemy would gain by ordering a re-roll of it, and what it may then become.
"""


class Rolls:
    """All results of one side's roll.

    `own_gain[r]` and `enemy_gain[r]` are what re-rolling the best part of result `r` is worth to the owner
    and to the enemy; `own_next[r]` and `enemy_next[r]` are the results it may become, with their chances.
    """

    __slots__ = ("chance", "enemy_gain", "enemy_next", "own_gain", "own_next")

    def __init__(self, size: int) -> None:
        self.chance = [0.0] * size
        self.own_gain = [0] * size
        self.enemy_gain = [0] * size
        self.own_next: list[list[tuple[int, float]]] = [[] for _ in range(size)]
        self.enemy_next: list[list[tuple[int, float]]] = [[] for _ in range(size)]


class Final:
    """How likely each pair of results is when nobody re-rolls any more, with these re-rolls left."""

    __slots__ = ("chance", "left")

    def __init__(self, left: tuple[int, int], chance: list[float]) -> None:
        self.left = left
        self.chance = chance


def repeat_in_turns(first: Rolls, second: Rolls, stock: tuple[int, int], least: int) -> list[Final]:
    """Both sides order re-rolls in turn, `first` beginning, until both pass in a row.

    A side re-rolls where it gains most (its own roll when equal) and passes when that is below `least`.
    The chances are given flat: result i of `first` and j of `second` at `i * size_of_second + j`.
    """
    width = len(second.chance)
    start = [p * q for p in first.chance for q in second.chance]
    waiting: dict[tuple[int, int, int], list[float]] = {(stock[0], stock[1], 0): start}
    finals: list[Final] = []
    for used in range(stock[0] + stock[1] + 1):
        for a in range(stock[0], -1, -1):
            b = stock[0] + stock[1] - used - a
            if not 0 <= b <= stock[1]:
                continue
            done = [0.0] * len(start)
            for turn in (0, 1):
                layer = waiting.pop((a, b, turn), None)
                if layer is not None and any(layer):
                    _play_layer(first, second, width, (a, b, turn), least, layer, waiting, done)
            if any(done):
                finals.append(Final((a, b), done))
    return finals


def _play_layer(
    first: Rolls,
    second: Rolls,
    width: int,
    at: tuple[int, int, int],
    least: int,
    layer: list[float],
    waiting: dict[tuple[int, int, int], list[float]],
    done: list[float],
) -> None:
    """One side is to act; when it passes the other may still act, and when both pass it is over."""
    a, b, turn = at
    after_first: list[float] = []
    after_second: list[float] = []
    if a:
        after_first = waiting.setdefault((a - 1, b, 1), [0.0] * len(layer))
    if b:
        after_second = waiting.setdefault((a, b - 1, 0), [0.0] * len(layer))
    order = (0, 1) if turn == 0 else (1, 0)
    for i in range(len(first.chance)):
        own, theirs = first.own_gain[i], first.enemy_gain[i]
        for j in range(width):
            p = layer[i * width + j]
            if p == 0.0:
                continue
            acted = False
            for who in order:
                if who == 0 and a and max(own, second.enemy_gain[j]) >= least:
                    if own >= second.enemy_gain[j]:
                        for k, q in first.own_next[i]:
                            after_first[k * width + j] += p * q
                    else:
                        for k, q in second.enemy_next[j]:
                            after_first[i * width + k] += p * q
                    acted = True
                    break
                if who == 1 and b and max(second.own_gain[j], theirs) >= least:
                    if second.own_gain[j] >= theirs:
                        for k, q in second.own_next[j]:
                            after_second[i * width + k] += p * q
                    else:
                        for k, q in first.enemy_next[i]:
                            after_second[k * width + j] += p * q
                    acted = True
                    break
            if not acted:
                done[i * width + j] += p
