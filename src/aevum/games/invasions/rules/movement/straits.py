"""XVIII.J Straits, as they slow a march."""


def activations(straits: list[bool], paces: int) -> int:
    """Moves of `paces` that a way takes; each step says whether it crosses a strait.

    XVIII.J.4: a stack crosses only where it began its move, and the crossing takes all its paces.

    >>> activations([False, False, False], 3), activations([False, True, False], 3)
    (1, 3)
    """
    moves = 0
    left = 0
    for crosses in straits:
        if left == 0 or crosses:
            moves += 1
            left = paces
        left = 0 if crosses else left - 1
    return moves
