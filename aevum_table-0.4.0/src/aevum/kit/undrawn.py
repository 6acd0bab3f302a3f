"""Places that a pack adds to a map which was drawn without them: round patches among their neighbours."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin

Spot = tuple[float, float]
SMALL = 40
"""So many patches would stand side by side across the map."""
CORNERS = 16


class Patch:
    """A round piece of land for a place that no map has drawn."""

    __slots__ = ("radius", "x", "y")

    def __init__(self, x: float, y: float, radius: float) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def path(self) -> str:
        """As the `d` of an SVG path."""
        turns = [2 * pi * corner / CORNERS for corner in range(CORNERS)]
        points = [
            f"{round(self.x + self.radius * cos(turn))} {round(self.y + self.radius * sin(turn))}"
            for turn in turns
        ]
        return f"M{'L'.join(points)}z"


def patches(
    lacking: Sequence[str],
    near: Mapping[str, Sequence[str]],
    at: Mapping[str, Spot],
    box: tuple[float, float, float, float],
) -> dict[str, Patch]:
    """For each of the lacking places one, in the middle of those of its neighbours that stand somewhere, or
    of the map. `at`: the middle of each place that is drawn. No two lie on each other."""
    left, top, right, bottom = box
    radius = (right - left) / SMALL / 2
    found: dict[str, Patch] = {}
    for name in lacking:
        around = [at[other] for other in near[name] if other in at]
        around = around or [((left + right) / 2, (top + bottom) / 2)]
        x = sum([spot[0] for spot in around]) / len(around)
        y = sum([spot[1] for spot in around]) / len(around)
        while any(hypot(x - other.x, y - other.y) < 2 * radius for other in found.values()):
            x += 2 * radius
        found[name] = Patch(x, y, radius)
    return found
