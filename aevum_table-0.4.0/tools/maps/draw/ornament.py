"""The frame around the map and the compass rose."""

from __future__ import annotations

import math

from tools.maps.draw.board import Box
from tools.maps.draw.fonts import FAMILY
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.svg import circle, number, polygon, rect, text

MARGIN = 64 * POINT  # around the frame of the map


def frame(box: Box, style: Style) -> str:
    """Lines and a chequered band in the margin."""
    ink, out = style.colour("sheet.ink"), []
    for far, width in ((1.5, 3.0), (14, 1.4), (44, 5.0), (52, 1.4)):
        out.append(
            rect(
                grown(box, far * POINT), f'fill="none" stroke="{ink}" stroke-width="{number(width * POINT)}"'
            )
        )
    left, top, right, bottom = box
    near, wide = 4.5 * POINT, 6.5 * POINT
    for start, end, across in ((left, right, True), (top, bottom, False)):
        count = round((end - start) / (70 * POINT)) | 1
        step = (end - start) / count
        for i in range(0, count, 2):
            a, b = start + i * step, start + (i + 1) * step
            if across:
                boxes = ((a, top - near - wide, b, top - near), (a, bottom + near, b, bottom + near + wide))
            else:
                boxes = ((left - near - wide, a, left - near, b), (right + near, a, right + near + wide, b))
            out += [rect(cell, f'fill="{ink}"') for cell in boxes]
    for x in (left, right):
        for y in (top, bottom):
            far = 29 * POINT
            cx, cy = x + (far if x == right else -far), y + (far if y == bottom else -far)
            out.append(star(cx, cy, 13 * POINT, 5 * POINT, 8, f'fill="{ink}"'))
    return "".join(out)


def star(x: float, y: float, outer: float, inner: float, rays: int, more: str) -> str:
    points = []
    for i in range(2 * rays):
        radius, turn = (inner if i % 2 else outer), math.pi * i / rays - math.pi / 2
        points.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return polygon(points, more)


def rose(style: Style) -> str:
    """A compass rose; its lines over the sea are part of the relief."""
    left, top, right, bottom = (v * POINT for v in style.get("rose.box"))
    x, y, r = (left + right) / 2, (top + bottom) / 2, (right - left) / 2
    dark, light, red = style.colour("sheet.ink"), "#f2e4bf", "#8c1d18"
    out = circle(x, y, r * 0.62, f'fill="none" stroke="{dark}" stroke-width="{number(r * 0.016)}"')
    out += circle(x, y, r * 0.56, f'fill="none" stroke="{dark}" stroke-width="{number(r * 0.03)}"')
    for turns, length, half in (
        (range(1, 16, 2), 0.52, 0.06),
        (range(2, 16, 4), 0.66, 0.1),
        (range(0, 16, 4), 0.84, 0.13),
    ):
        for turn in turns:
            angle = math.pi * turn / 8
            ux, uy = math.sin(angle), -math.cos(angle)
            tip, foot = (x + ux * r * length, y + uy * r * length), r * half
            for side, colour in ((1, dark), (-1, light)):
                wing = (x + (ux * 0.9 - uy * side * 0.9) * foot, y + (uy * 0.9 + ux * side * 0.9) * foot)
                out += polygon(
                    [tip, wing, (x, y)], f'fill="{colour}" stroke="{dark}" stroke-width="{number(r * 0.008)}"'
                )
    font = f'font-family="{FAMILY["cinzel"]}" font-weight="600" text-anchor="middle" fill="{red}"'
    return out + text(x, y - r * 0.87, "N", r * 0.17, font)


def grown(box: Box, by: float) -> Box:
    """A box with a rim around it."""
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)
