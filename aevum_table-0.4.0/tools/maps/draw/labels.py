"""Labels and the boxes that their letters fill."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from tools.maps.draw.fonts import Fonts
from tools.maps.draw.survey import Boxes

LEADING = 0.9
RISE = 0.33
COIN = 0.44  # radius of the coin of a province, in font sizes


@dataclass(frozen=True)
class Label:
    """Where something stands. `kind`: province, city, sea, area, anchor, granary or caravan."""

    kind: str
    name: str
    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    angle: float = 0.0
    spacing: float = 0.0
    coin: tuple[float, float, float] | None = None
    plate: tuple[float, float, float, float] | None = None
    boxes: Boxes = field(default_factory=lambda: np.zeros((0, 4)))

    def moved(self, x: float, y: float, boxes: Boxes) -> Label:
        """The same label, made around (0, 0), at another place."""
        coin = (self.coin[0] + x, self.coin[1] + y, self.coin[2]) if self.coin else None
        plate = None
        if self.plate:
            left, top, right, bottom = self.plate
            plate = (left + x, top + y, right + x, bottom + y)
        return replace(self, x=self.x + x, y=self.y + y, coin=coin, plate=plate, boxes=boxes)

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "lines": list(self.lines),
            "x": round(self.x),
            "y": round(self.y),
            "size": round(self.size),
            "angle": round(self.angle),
        }
        if self.spacing:
            found["spacing"] = round(self.spacing)
        if self.coin:
            found["coin"] = [round(v) for v in self.coin]
        hull = self.plate or (*self.boxes[:, :2].min(axis=0), *self.boxes[:, 2:].max(axis=0))
        found["box"] = [round(float(v)) for v in hull]
        if len(self.boxes) > 1:
            found["boxes"] = np.round(self.boxes).astype(int).tolist()
        return found


def baseline(label: Label, line: int) -> float:
    """How far below the middle of the label the letters of a line stand."""
    return ((line - (len(label.lines) - 1) / 2) * LEADING + RISE) * label.size


def line_boxes(fonts: Fonts, font: str, label: Label, drop: float) -> Boxes:
    """The boxes of the lines, or of single letters when the label is turned. `drop`: depth of descenders."""
    found = []
    turn = math.radians(label.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    for i, text in enumerate(label.lines):
        width = fonts.width(font, text, label.size, label.spacing)
        base = baseline(label, i)
        top, bottom = base - 0.72 * label.size, base + drop * label.size
        if not label.angle:
            found.append((label.x - width / 2, label.y + top, label.x + width / 2, label.y + bottom))
            continue
        at = -width / 2
        for letter in text:
            advance = fonts.width(font, letter, label.size)
            corners = [(at, top), (at + advance, top), (at + advance, bottom), (at, bottom)]
            xs = [label.x + u * cos - v * sin for u, v in corners]
            ys = [label.y + u * sin + v * cos for u, v in corners]
            if letter != " ":
                found.append((min(xs), min(ys), max(xs), max(ys)))
            at += advance + label.spacing
    return np.array(found)


def coin_box(coin: tuple[float, float, float]) -> Boxes:
    x, y, r = coin
    return np.array([(x - r, y - r, x + r, y + r)])


def breaks(name: str) -> list[tuple[str, ...]]:
    """Ways to break a name into lines."""
    words = name.split()
    found: list[tuple[str, ...]] = [(name,)]
    if len(words) > 1:
        found += [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    if len(words) > 2:
        found.append(tuple(words))
    return found
