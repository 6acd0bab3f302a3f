"""A place and its neighbours drawn in letters: each stands where it lies, linked by a line of signs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from rich.text import Text

WIDTH, HEIGHT = 78, 23
NARROWEST = 60
TALL = 2.0
"""A letter is twice as high as wide."""
GAP = 4
"""Columns between the middle and a neighbour, so that the line can be seen."""
ROUNDS = 3
CROSSED = 2.0
"""What a line that runs behind a name costs, beside a turn of a quarter circle: about 10."""


@dataclass(frozen=True)
class Neighbour:
    """`dx` to the right and `dy` down: in which direction it lies; how far does not matter."""

    dx: float
    dy: float
    lines: Sequence[str]
    sign: str
    style: str = ""
    line_style: str = ""


@dataclass
class _Box:
    """The upper left corner and the size, in letters."""

    x: int
    y: int
    width: int
    height: int

    def middle(self) -> tuple[float, float]:
        return self.x + (self.width - 1) / 2, self.y + (self.height - 1) / 2

    def touches(self, other: _Box, across: int, down: int) -> bool:
        return (
            self.x < other.x + other.width + across
            and other.x < self.x + self.width + across
            and self.y < other.y + other.height + down
            and other.y < self.y + self.height + down
        )

    def holds(self, x: int, y: int) -> bool:
        return self.x - 1 <= x <= self.x + self.width and self.y <= y < self.y + self.height


def spread(count: int) -> list[tuple[float, float]]:
    """Directions for neighbours of whom nobody knows where they lie: around the clock, from the top."""
    return [(sin(2 * pi * i / count), -cos(2 * pi * i / count)) for i in range(count)]


def draw(
    middle: Sequence[str], style: str, neighbours: Sequence[Neighbour], width: int = WIDTH
) -> list[Text]:
    """The drawing, line by line; empty where the width does not do."""
    if width < NARROWEST:
        return []
    width = min(width, WIDTH)
    size = _size(middle)
    centre = _Box((width - size[0]) // 2, (HEIGHT - size[1]) // 2, *size)
    boxes = _arrange(centre, neighbours, width)
    canvas = [[" "] * width for _ in range(HEIGHT)]
    styles = [[""] * width for _ in range(HEIGHT)]
    for box, one in zip(boxes, neighbours, strict=True):
        for x, y in _line(centre, box):
            if not any(other.holds(x, y) for other in (centre, *boxes)):
                canvas[y][x], styles[y][x] = one.sign, one.line_style
    for box, lines, how in (
        (centre, middle, style),
        *((b, n.lines, n.style) for b, n in zip(boxes, neighbours, strict=True)),
    ):
        for row, line in enumerate(lines):
            start = box.x + (box.width - len(line)) // 2
            for column, letter in enumerate(line):
                canvas[box.y + row][start + column], styles[box.y + row][start + column] = letter, how
    shown = []
    for letters, line_styles in zip(canvas, styles, strict=True):
        text = Text()
        for letter, how in zip(letters, line_styles, strict=True):
            text.append(letter, how)
        text.rstrip()
        shown.append(text)
    while shown and not shown[0].plain:
        shown.pop(0)
    while shown and not shown[-1].plain:
        shown.pop()
    return shown


def _size(lines: Sequence[str]) -> tuple[int, int]:
    return max(len(line) for line in lines), len(lines)


def _line(a: _Box, b: _Box) -> list[tuple[int, int]]:
    (ax, ay), (bx, by) = a.middle(), b.middle()
    steps = max(1, int(max(abs(bx - ax), abs(by - ay))))
    # Not round(), which takes halves up and down in turn and would tear the line.
    return [
        (int(ax + (bx - ax) * i / steps + 0.5), int(ay + (by - ay) * i / steps + 0.5))
        for i in range(steps + 1)
    ]


def _arrange(centre: _Box, neighbours: Sequence[Neighbour], width: int) -> list[_Box]:
    """Each box at the best free spot, given all others, a few times over."""
    spots = [_spots(centre, one, width) for one in neighbours]
    boxes: list[_Box] = []
    for turn in range(ROUNDS):
        for i in range(len(neighbours)):
            others = boxes[:i] + boxes[i + 1 :] if turn else boxes
            best = _best(centre, spots[i], others)
            if turn:
                boxes[i] = best
            else:
                boxes.append(best)
    return boxes


def _spots(centre: _Box, one: Neighbour, width: int) -> list[tuple[float, int, _Box]]:
    """Where a neighbour may stand, the best first; the number only keeps the order when two are as good."""
    wide, high = _size(one.lines)
    corners = [(x, y) for y in range(HEIGHT - high + 1) for x in range(0, width - wide + 1, 2)]
    boxes = [_Box(x, y, wide, high) for x, y in corners]
    free = [box for box in boxes if not box.touches(centre, GAP, 1)]
    return sorted((_cost(centre, one, box, width), i, box) for i, box in enumerate(free))


def _best(centre: _Box, spots: list[tuple[float, int, _Box]], others: Sequence[_Box]) -> _Box:
    lines = [_line(centre, other) for other in others]
    best, least = spots[0][2], float("inf")
    for cost, _, box in spots:
        if cost >= least:
            break
        if any(box.touches(other, 2, 1) for other in others):
            continue
        own = _line(centre, box)
        crossed = sum(any(other.holds(*spot) for spot in own) for other in others)
        crossed += sum(any(box.holds(*spot) for spot in line) for line in lines)
        if cost + CROSSED * crossed < least:
            best, least = box, cost + CROSSED * crossed
    return best


def _cost(centre: _Box, one: Neighbour, box: _Box, width: int) -> float:
    """How far a box is off its direction and off the rim of the drawing."""
    (cx, cy), (x, y) = centre.middle(), box.middle()
    dx, dy = x - cx, (y - cy) * TALL
    turn = abs(atan2(dy, dx) - atan2(one.dy, one.dx))
    turn = min(turn, 2 * pi - turn)
    out = hypot((x - cx) / (width * 0.38), (y - cy) / (HEIGHT * 0.40))
    return 4.0 * turn * turn + (out - 1.0) ** 2
