"""The names on the map: each has possible places with a price; the search of tools/maps/draw settles all."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import shapely

from tools.maps.draw.fonts import LETTERS, Fonts
from tools.maps.draw.labels import Label, line_boxes
from tools.maps.draw.search import Candidate, Item, Search
from tools.maps.draw.survey import Boxes
from tools.maps.draw.survey import around as moved
from tools.maps.hexmap.board import HexBoard
from tools.maps.hexmap.inputs import Titles
from tools.maps.hexmap.shapes import Shapes
from tools.maps.hexmap.signs import Sign, boxes, signs
from tools.maps.hexmap.units import Units

REGION_SIZES = (420.0, 360.0, 300.0, 260.0, 225.0, 195.0, 170.0, 150.0, 132.0)
SEA_SIZES = (400.0, 340.0, 290.0, 250.0, 215.0, 180.0)
BURG_SIZE = 116.0
RIVER = 40.0  # half the width that a name sees of a river
OUTSIDE = 0.45  # share of a name that may lie outside its area
DROP = {"region": 0.06, "sea": 0.24, "burg": 0.24}
FONT = {"region": "cinzel", "sea": "fell-italic", "burg": "fell-italic"}


class Names:
    def __init__(
        self,
        units: Units,
        board: HexBoard,
        shapes: Shapes,
        rivers: list[tuple[str, shapely.Geometry]],
        titles: Titles,
        fonts: Fonts,
    ) -> None:
        self.units, self.board, self.shapes, self.titles, self.fonts = units, board, shapes, titles, fonts
        self.rivers = shapely.union_all([shapely.buffer(line, RIVER) for _, line in rivers])
        self.fixed = boxes(units, board)
        self.frame = shapely.box(120, 120, units.width - 120, units.height - 120)

    def place(self) -> tuple[list[Label], Boxes]:
        items = [self.region(region) for region in self.shapes.regions]
        items += [self.sea(sea) for sea in self.shapes.seas]
        items += [self.burg(sign) for sign in signs(self.units, self.board) if sign.kind == "burg"]
        labels, left = Search(items, self.fixed).run()
        if left:
            raise SystemExit(f"names that find no place beside each other: {left}")
        return labels, self.fixed

    def region(self, region: str) -> Item[Label]:
        name = self.titles.regions[region].upper()
        shape = max(shapely.get_parts(self.shapes.regions[region]), key=lambda part: part.area)
        own = shapely.intersection(shape, self.shapes.land)
        return Item(region, "region", self._inside("region", region, name, own, REGION_SIZES, 0.16, 150))

    def sea(self, sea: str) -> Item[Label]:
        shape = shapely.intersection(self.shapes.seas[sea], self.shapes.water)
        whole = max(shapely.get_parts(shape), key=lambda part: part.area)
        return Item(sea, "sea", self._inside("sea", sea, sea, whole, SEA_SIZES, 0.12, 300))

    def _inside(
        self,
        kind: str,
        key: str,
        name: str,
        shape: shapely.Geometry,
        sizes: tuple[float, ...],
        spacing: float,
        step: float,
    ) -> list[Candidate[Label]]:
        """Places in an area: the larger the letters and the more of them within it, the better."""
        rivers = shapely.intersection(self.rivers, shape)
        shapely.prepare([shape, rivers, self.frame])
        left, top, right, bottom = shape.bounds
        middle, reach = shape.centroid, max(right - left, bottom - top)
        across, down = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step), indexing="ij")
        x, y = across.ravel(), down.ravel()
        away = np.hypot(x - middle.x, y - middle.y) / reach
        found: list[Candidate[Label]] = []
        for rank, size in enumerate(sizes):
            for lines in _breaks(name):
                label = Label(kind, key, lines, 0, 0, size, 0, size * spacing)
                at = moved(x, y, line_boxes(self.fonts, FONT[kind], label, DROP[kind]))
                areas = shapely.box(at[..., 0], at[..., 1], at[..., 2], at[..., 3])
                whole = shapely.area(areas).sum(axis=1)
                out = 1 - shapely.area(shapely.intersection(areas, shape)).sum(axis=1) / whole
                wet = shapely.area(shapely.intersection(areas, rivers)).sum(axis=1) / whole
                price = 14 * out + 12 * wet + 0.8 * rank + 4 * away + 0.5 * (len(lines) - 1)
                good = (out <= OUTSIDE) & shapely.contains(self.frame, areas).all(axis=1)
                for i in np.flatnonzero(good):
                    placed = replace(label, x=float(x[i]), y=float(y[i]), boxes=at[i])
                    found.append(Candidate(float(price[i]), at[i], placed))
        found.sort(key=lambda c: c.price)
        return found[:400]

    def burg(self, sign: Sign) -> Item[Label]:
        """Below the burg if it can be, else around it."""
        burg = self.board.places.burg[sign.cell].name
        title = self.titles.burgs[burg]
        text = title if all(letter in LETTERS for letter in title) else burg
        found: list[Candidate[Label]] = []
        for lines in [(text,)] if len(text) < 12 else [(text,), _halves(text)]:
            label = Label("burg", burg, lines, 0, 0, BURG_SIZE)
            around = line_boxes(self.fonts, FONT["burg"], label, DROP["burg"])
            wide = (around[:, 2] - around[:, 0]).max() / 2
            extra = 0.45 * (len(lines) - 1) * BURG_SIZE
            spots = [(0, 150 + extra, 0.0), (0, -145 - extra, 1.0)]
            spots += [(way * (wide + 112), dy, 0.8 + abs(dy) / 200) for way in (1, -1) for dy in (0, 50, -50)]
            spots += [
                (way * wide * share, dy, 1.1 + share)
                for way in (1, -1)
                for share in (0.5, 0.9, 1.3)
                for dy in (150 + extra, -145 - extra, 230 + extra, -230 - extra)
            ]
            spots += [(way * (wide + 210), dy, 2.2) for way in (1, -1) for dy in (0, 90, -90)]
            for dx, dy, price in spots:
                x, y = sign.x + dx, sign.y + dy
                at = around + np.array([x, y, x, y])
                if all(self.frame.contains(shapely.box(*box)) for box in at):
                    price += 0.3 * (len(lines) - 1)
                    found.append(Candidate(price, at, replace(label, x=x, y=y, boxes=at)))
        return Item(burg, "burg", found)


def _breaks(name: str) -> list[tuple[str, ...]]:
    words = name.split()
    if len(words) == 1:
        return [(name,)]
    return [(name,), *[(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]]


def _halves(name: str) -> tuple[str, ...]:
    cut = max(name.find("-"), name.find(" "))
    return (name[: cut + 1].strip(), name[cut + 1 :]) if cut > 0 else (name,)
