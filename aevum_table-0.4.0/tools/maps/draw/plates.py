"""Area plates: status glyph, name, kingdom income on a disc, empire income on a square."""

from __future__ import annotations

import math

import numpy as np
import shapely
from scipy import ndimage

from tools.maps.draw.board import Area
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.labels import LEADING, Label
from tools.maps.draw.names import Names
from tools.maps.draw.search import Candidate, Item
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.survey import CELL, Survey, around, grid

SPACING = 0.06  # of the font size
PAD = 0.42
BADGE = 1.15
ROOM = 4 * POINT  # kept free around a plate


def plate_breaks(name: str) -> list[tuple[str, ...]]:
    words = name.upper().split()
    return [tuple(words)] if len(words) > 1 else [(words[0],)]


def off_map(fonts: Fonts, style: Style) -> list[tuple[Label, Area]]:
    """The boxes beyond the map, at the places that drawing.toml gives them."""
    found = []
    for box in style.get("offmap"):
        area = Area(box["name"], box["civilized"], {box["frame"]: (box["income"], box["income"])})
        label = plate_label(fonts, area, tuple(area.name.upper().split()), box["size"] * POINT)
        x, y = (v * POINT for v in box["at"])
        found.append((label.moved(x, y, label.boxes + np.array([x, y, x, y])), area))
    return found


def plate_label(fonts: Fonts, area: Area, lines: tuple[str, ...], size: float) -> Label:
    """The plate around (0, 0): glyph, name, badges from left to right."""
    spacing = SPACING * size
    width = max(fonts.width("cinzel", line, size, spacing) for line in lines)
    height = max(1.5, LEADING * len(lines) + 0.6) * size
    badges = max(sum(1 for income in pair if income) for pair in area.incomes.values())
    glyph, tail = 1.0 * size, badges * BADGE * size + (badges > 0) * 0.15 * size
    total = PAD * size + glyph + 0.25 * size + width + 0.3 * size + tail + 0.25 * size
    left = -total / 2
    middle = left + PAD * size + glyph + 0.25 * size + width / 2
    plate = (left, -height / 2, left + total, height / 2)
    return Label("area", area.name, lines, middle, 0, size, 0, spacing, None, plate, np.array([plate]))


def stray(survey: Survey, members: list[str], x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """How much nearer foreign land is than the Area's own, in points, for plates out at sea."""
    step = 4
    places = survey.canvas.places[::step, ::step]
    own = np.isin(places, [survey.canvas.number[name] for name in members])
    near = ndimage.distance_transform_edt(~own)
    other = ndimage.distance_transform_edt(own | (places > 1000))
    row = np.clip((y / CELL / step).astype(int), 0, places.shape[0] - 1)
    column = np.clip((x / CELL / step).astype(int), 0, places.shape[1] - 1)
    return (near - other)[row, column] * step * CELL / POINT


def area_item(names: Names, area: Area) -> Item[Label]:
    board, survey = names.board, names.survey
    frame = "full" if area.east else "base"
    members = board.members(area.name, frame)
    land = shapely.union_all([p.shape for p in members])
    own = survey.own(*[p.name for p in members])
    heart = max(shapely.get_parts(land), key=lambda p: p.area).centroid
    span = math.sqrt(land.area)
    reach = 90 * POINT
    bounds = tuple(v + s * reach for v, s in zip(land.bounds, (-1, -1, 1, 1), strict=True))
    sizes = names.style.sizes("label.area_sizes")
    found: list[Candidate[Label]] = []
    for size in sizes:
        for lines in plate_breaks(area.name):
            shape = plate_label(names.fonts, area, lines, size)
            x, y = grid(bounds, 7 * POINT)
            boxes = around(x, y, shape.boxes)
            home = own.share(boxes)[:, 0]
            sea = 1 - survey.land.share(boxes)[:, 0]
            away = np.clip(1 - home - sea, 0, 1)
            hidden = survey.lines.share(boxes)[:, 0] * 20 + survey.strong.share(boxes)[:, 0] * 16
            boxes = boxes + np.array([-1, -1, 1, 1]) * ROOM
            price = away * 22 + sea * 0.35 + hidden
            at_sea = (sea > 0.5) * stray(survey, [p.name for p in members], x, y)
            price += np.clip(at_sea + 15, 0, 300) / 40
            price += np.hypot(x - heart.x, y - heart.y) / span * 0.7
            price += (sizes[0] - size) / sizes[0] * 2.5
            found += names._best(shape, x, y, boxes, price, names.frame(area.east), 70, 20)
    found.sort(key=lambda c: c.price)
    return Item(area.name, "area", found[:200])
