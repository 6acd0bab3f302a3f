"""XVIII.J Straits: how they slow a march, and how a reaction crosses them."""


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


def within_reach(
    start: int, paces: int, neighbours: list[list[int]], blocked: set[tuple[int, int]]
) -> list[list[int]]:
    """Provinces by their distance from 0 to `paces`, as an interception or a flight may go.

    XVIII.J.6: it crosses straits like any border, unless a fleet blocks them; `blocked` holds such pairs.
    """
    rings = [[start]]
    seen = {start}
    for _ in range(paces):
        ring: list[int] = []
        for a in rings[-1]:
            for b in neighbours[a]:
                if b not in seen and (min(a, b), max(a, b)) not in blocked:
                    seen.add(b)
                    ring.append(b)
        rings.append(sorted(ring))
    return rings
