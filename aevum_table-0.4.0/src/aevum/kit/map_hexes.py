"""A map of hexes (`map/chart.json`, see docs/map-format.md): where hexes lie, and what is drawn over them.

Hexes are flat-topped and named as in `aevum.kit.hexes`; points are whole map units, x runs right, y down.
"""

from typing import Any

Spot = tuple[int, int]
Circle = tuple[int, int, int]
COUNTERS = 0.62
"""Radius of the room for counters, in halves of a hex's height."""
RAISED = 0.26
"""How far above the middle it lies, in halves of the height, in a hex with a sign in its lower part."""


class Stroke:
    """A line to be drawn: its kind names its style; `colour` is its own where it has one."""

    def __init__(self, kind: str, path: str, name: str = "", colour: str = "") -> None:
        self.kind = kind
        self.path = path
        self.name = name
        self.colour = colour


class Mark:
    """A small sign in a hex: `burg`, `anchor` or `pass`."""

    def __init__(self, kind: str, hex_name: str, x: int, y: int) -> None:
        self.kind = kind
        self.hex = hex_name
        self.x = x
        self.y = y


class HexChart:
    """What a board of hexes always shows: where each hex lies, its signs and names."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.box: tuple[int, int, int, int] = (0, 0, document["box"][2], document["box"][3])
        about = document["hex"]
        self.half_side: int = about["half_side"]
        self.half_height: int = about["half_height"]
        self.rim: int = about["rim"]
        self.leading: float = document["leading"]
        self.rise: float = document["rise"]
        self.marks = [Mark(m["kind"], m["hex"], m["at"][0], m["at"][1]) for m in document["signs"]]
        self.labels: dict[str, dict[str, dict[str, Any]]] = document["labels"]
        """By kind (`region`, `sea`, `burg`), then by id."""
        self._names_sign = {mark.hex for mark in self.marks if mark.kind != "anchor"}

    def middle(self, name: str) -> Spot:
        """Of a hex, in units of the board."""
        column, row = int(name[:2]), int(name[2:])
        lower = self.half_height if column % 2 == 0 else 0
        x = self.rim + 2 * self.half_side + 3 * self.half_side * (column - 1)
        return x, self.rim + self.half_height + 2 * self.half_height * (row - 1) + lower

    def path(self, name: str) -> str:
        """The outline of a hex as the `d` of an SVG path."""
        x, y = self.middle(name)
        a, h = self.half_side, self.half_height
        return f"M{x + 2 * a} {y}l-{a} {h}h-{2 * a}l-{a}-{h} {a}-{h}h{2 * a}z"

    def view(self, name: str) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of a hex."""
        x, y = self.middle(name)
        return x - 2 * self.half_side, y - self.half_height, x + 2 * self.half_side, y + self.half_height

    def room(self, name: str) -> Circle:
        """Where counters stand: clear of the burg, which keeps to the lower part of its hex."""
        x, y = self.middle(name)
        up = round(RAISED * self.half_height) if name in self._names_sign else 0
        return x, y - up, round(COUNTERS * self.half_height)

    def strokes(self) -> list[Stroke]:
        """Lines in the order in which they are drawn."""
        about = self.document
        found = [Stroke("lake", about["lakes"]), Stroke("coast", about["coast"])]
        found += [Stroke("region", r["inset"], name, r["hue"]) for name, r in about["regions"].items()]
        found += [Stroke("border", about["borders"]), Stroke("limit", about["limits"])]
        found += [Stroke("river", path, name) for name, path in about["rivers"].items()]
        return found + [Stroke("strait", _arrow(s["arrow"]), s["name"]) for s in about["straits"]]

    def hue(self, region: str) -> str:
        """The colour of a region that nobody has coloured otherwise."""
        return str(self.document["regions"][region]["hue"])


def _arrow(ends: list[int]) -> str:
    return f"M{ends[0]} {ends[1]}L{ends[2]} {ends[3]}"
