"""Where the names of provinces, seas and cities may stand, and what each place costs."""

from __future__ import annotations

import math

import numpy as np
import shapely

from tools.maps.draw.board import Board, Box, Province, Sea
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.labels import COIN, LEADING, RISE, Label, breaks, coin_box, line_boxes
from tools.maps.draw.pieces import reach
from tools.maps.draw.search import GAP, Candidate, Item, overlap
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.survey import Boxes, Survey, around, grid

KEEP = 26  # candidates of each size and form


class Names:
    def __init__(self, board: Board, style: Style, fonts: Fonts, survey: Survey) -> None:
        self.board, self.style, self.fonts, self.survey = board, style, fonts, survey
        self.fixed = fixed_boxes(board, style)
        left, top, right, bottom = board.frames["base"]
        edge = 10 * POINT
        self.base: Box = (left + edge, top + edge, right - edge, bottom - edge)
        left, top, right, bottom = board.frames["full"]
        self.full: Box = (left + edge, top + edge, right - edge, bottom - edge)

    def frame(self, east: bool) -> Box:
        return self.full if east else self.base

    # Provinces

    def province(self, province: Province) -> Item[Label]:
        part = max(shapely.get_parts(province.shape), key=lambda p: p.area)
        span = math.sqrt(province.shape.area)
        island = self._lonely(province)
        bounds = (
            part.bounds
            if not island
            else tuple(v + s * 45 * POINT for v, s in zip(province.shape.bounds, (-1, -1, 1, 1), strict=True))
        )
        sizes = self.style.sizes("label.province_sizes")
        wanted = min(sizes[0], max(24 * POINT, span / 9))
        found: list[Candidate[Label]] = []
        for size in sizes:
            if size > wanted + 1 or sum(c.price < 0.7 for c in found) > 2 * KEEP:
                continue  # too large, or larger ones fit in many places
            for lines in breaks(province.title or province.name):
                shape = self._province_label(province, lines, size)
                x, y = grid(bounds, max(2.5 * POINT, (bounds[2] - bounds[0]) / 40))
                boxes = around(x, y, shape.boxes)
                area = _areas(shape.boxes)
                own = (self.survey.own(province.name).share(boxes) * area).sum(axis=1)
                sea = 1 - (self.survey.land.share(boxes) * area).sum(axis=1)
                foreign = np.clip(1 - sea - own, 0, 1)
                crossed = (self.survey.lines.share(boxes) * area).sum(axis=1)
                crossed += (self.survey.strong.share(boxes) * area).sum(axis=1)
                centre = part.centroid
                away = np.hypot(x - centre.x, y - centre.y) / max(span, 1)
                price = foreign * 14 + sea * (0.9 if island else 5) + crossed * 3.0
                price += away * (1.2 if island else 0.7) + (len(lines) - 1) * 0.12
                price += (wanted - size) / wanted * 3.2
                found += self._best(shape, x, y, boxes, price, self.frame(province.east), KEEP)
        return Item(province.name, "province", found)

    def _lonely(self, province: Province) -> bool:
        """Whether no land border confines the name."""
        return not any(
            province.name in b.between and b.kind in ("open", "river", "range") for b in self.board.borders
        )

    def _province_label(self, province: Province, lines: tuple[str, ...], size: float) -> Label:
        label = Label("province", province.name, lines, 0, 0, size)
        boxes = line_boxes(self.fonts, "fell-sc", label, 0.06)
        if province.income:
            radius = COIN * size
            x = boxes[-1, 2] + 0.18 * size + radius
            coin = (x, (boxes[-1, 1] + boxes[-1, 3]) / 2, radius)
            boxes = np.vstack([boxes, coin_box(coin)])
            middle = (boxes[:, 0].min() + boxes[:, 2].max()) / 2  # the coin counts for the balance
            label = Label(
                "province", province.name, lines, -middle, 0, size, coin=(coin[0] - middle, *coin[1:])
            )
            boxes = boxes - np.array([middle, 0, middle, 0])
        return Label(**{**label.__dict__, "boxes": boxes})

    # Seas

    def sea(self, sea: Sea) -> Item[Label]:
        visible = shapely.intersection(sea.shape, shapely.box(*self.frame(sea.east)))
        for key in ("legend.box", "rose.box"):
            visible = shapely.difference(visible, shapely.box(*[v * POINT for v in self.style.get(key)]))
        part = max((p for p in shapely.get_parts(visible) if p.geom_type == "Polygon"), key=lambda p: p.area)
        heart = shapely.maximum_inscribed_circle(part, tolerance=40)
        cx, cy = heart.coords[0]
        if sea.name in self.style.get("hearts"):
            cx, cy = (v * POINT for v in self.style.get("hearts")[sea.name])
        wanted = min(self.style.sizes("label.sea_sizes")[0], heart.length * 0.42)
        own = self.survey.own(sea.name)
        x, y = grid(part.bounds, max(5 * POINT, (part.bounds[2] - part.bounds[0]) / 45))
        span = math.sqrt(part.area)
        found: list[Candidate[Label]] = []
        for size in self.style.sizes("label.sea_sizes"):
            for lines in breaks(sea.title or sea.name):
                for angle in (0, -20, 20, -40, 40, -58, 58):
                    shape = self._sea_label(sea, lines, size, angle)
                    boxes = around(x, y, shape.boxes)
                    area = _areas(shape.boxes)
                    out = 1 - (own.share(boxes) * area).sum(axis=1)
                    zones = (self.survey.zones.share(boxes) * area).sum(axis=1)
                    away = np.hypot(x - cx, y - cy) / span
                    price = out * 16 + zones * 5 + away * 1.1 + abs(angle) * 0.012
                    price += abs(wanted - size) / wanted * 1.4 + (0.25 if len(lines) == 1 else 0)
                    found += self._best(shape, x, y, boxes, price, self.frame(sea.east), 12, 14)
        found.sort(key=lambda c: c.price)
        return Item(sea.name, "sea", found[:260])

    def _sea_label(self, sea: Sea, lines: tuple[str, ...], size: float, angle: float) -> Label:
        label = Label("sea", sea.name, lines, 0, 0, size, angle, size * 0.08)
        boxes = line_boxes(self.fonts, "fell-italic", label, 0.2)
        coin = None
        if sea.value:
            down = ((len(lines) - 1) / 2 * LEADING + RISE + 0.78) * size
            turn = math.radians(angle)
            coin = (-down * math.sin(turn), down * math.cos(turn), size * 0.42)
            boxes = np.vstack([boxes, coin_box(coin)])
        return Label("sea", sea.name, lines, 0, 0, size, angle, size * 0.08, coin, None, boxes)

    # Cities

    def city(self, province: Province) -> Item[Label]:
        assert province.city_at
        x, y = province.city_at
        radius = reach(province, self.style)
        own = self.survey.own(province.name)
        found: list[Candidate[Label]] = []
        wanted = self.style.sizes("label.city_sizes")[province.level]
        for size in (wanted, wanted * 0.9, wanted * 0.82):
            width, gap = self.fonts.width("fell-italic", province.city, size), 4 * POINT
            for turn in range(0, 360, 15):
                dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                for extra in (0.0, 6 * POINT, 13 * POINT):
                    at_x = x + dx * (radius + gap + extra) + width / 2 * max(-1.0, min(1.0, dx * 1.35))
                    at_y = y + dy * (radius + gap * 0.6 + extra + size * 0.46)
                    label = Label("city", province.city, (province.city,), at_x, at_y, size)
                    boxes = line_boxes(self.fonts, "fell-italic", label, 0.16)
                    if not _within(boxes, self.frame(province.east)):
                        continue
                    foreign = float((self.survey.land.share(boxes) - own.share(boxes))[0])
                    price = 4 * float(self.survey.lines.share(boxes)[0]) + 5 * foreign
                    price += 0.25 * (turn not in (0, 180)) + 0.15 * (turn == 180) + extra / POINT * 0.05
                    price += (wanted - size) / wanted * 3
                    found.append(Candidate(price, boxes, Label(**{**label.__dict__, "boxes": boxes})))
        found.sort(key=lambda c: c.price)
        return Item(province.city, "city", found[:90])

    def _best(
        self,
        shape: Label,
        x: Boxes,
        y: Boxes,
        boxes: Boxes,
        price: Boxes,
        frame: Box,
        count: int,
        apart: float = 4,
    ) -> list[Candidate[Label]]:
        inside = (boxes[..., 0].min(axis=1) > frame[0]) & (boxes[..., 1].min(axis=1) > frame[1])
        inside &= (boxes[..., 2].max(axis=1) < frame[2]) & (boxes[..., 3].max(axis=1) < frame[3])
        hull = np.array([(*boxes[..., :2].min(axis=(0, 1)), *boxes[..., 2:].max(axis=(0, 1)))])
        near = self.fixed[overlap(hull, self.fixed, GAP)[0]]
        inside &= ~overlap(boxes.reshape(-1, 4), near, GAP / 2).any(axis=1).reshape(len(x), -1).any(axis=1)
        order = np.argsort(np.where(inside, price, np.inf), kind="stable")
        picked: list[int] = []
        for i in order:
            if not inside[i] or len(picked) == count:
                break
            if all(abs(x[i] - x[j]) + abs(y[i] - y[j]) > apart * POINT for j in picked):
                picked.append(int(i))
        return [Candidate(float(price[i]), boxes[i], shape.moved(x[i], y[i], boxes[i])) for i in picked]


def square(x: float, y: float, half: float) -> Boxes:
    return np.array([(x - half, y - half, x + half, y + half)])


def fixed_boxes(board: Board, style: Style) -> Boxes:
    """What stands where it stands: cities, strait arrows, the legend, the compass."""
    boxes = [np.array([style.get("legend.box"), style.get("rose.box")], float) * POINT]
    for province in board.provinces.values():
        if province.city_at:
            boxes.append(square(*province.city_at, reach(province, style)))
    for (ax, ay), (bx, by) in board.straits:
        for t in np.linspace(0, 1, 5):
            boxes.append(square(ax + (bx - ax) * t, ay + (by - ay) * t, 5 * POINT))
    return np.vstack(boxes)


def _areas(boxes: Boxes) -> Boxes:
    """The part of each box in all of them."""
    area = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    return area / area.sum()


def _within(boxes: Boxes, frame: Box) -> bool:
    return bool(
        boxes[:, 0].min() > frame[0]
        and boxes[:, 1].min() > frame[1]
        and boxes[:, 2].max() < frame[2]
        and boxes[:, 3].max() < frame[3]
    )
