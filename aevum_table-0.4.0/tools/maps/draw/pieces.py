"""Cities, walls, harbours, granaries, caravans, and the glyphs of the plates: all of our own drawing."""

from __future__ import annotations

import math

from tools.maps.draw.board import Province
from tools.maps.draw.fonts import FAMILY
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.svg import circle, number, polygon, rect, text


def walls(x: float, y: float, inner: float, outer: float, colour: str) -> str:
    """A ring with battlements."""
    teeth, points = 10, []
    for i in range(teeth):
        for part, radius in ((0.0, outer), (0.5, outer), (0.5, inner), (1.0, inner)):
            turn = 2 * math.pi * (i + part) / teeth + 0.16
            points.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return polygon(points, f'fill="{colour}"')


def reach(province: Province, style: Style) -> float:
    """How far the sign of a city reaches."""
    return style.sizes("city.radius")[province.level] + (style.size("city.wall") if province.walls else 0)


def city(province: Province, style: Style) -> str:
    assert province.city_at
    return city_mark(*province.city_at, province.level, province.walls, style)


def city_mark(x: float, y: float, level: int, fortified: bool, style: Style) -> str:
    radius, edge = style.sizes("city.radius")[level], style.colour("city.edge")
    wall = style.size("city.wall")
    out = ""
    if fortified:
        out += circle(x, y, radius + wall + 1.2 * POINT, 'fill="#fbf3dc" fill-opacity=".8"')
        out += walls(x, y, radius + wall * 0.45, radius + wall, edge)
    if level == 0:
        half = radius * 0.88
        box = (x - half, y - half, x + half, y + half)
        line = f'fill="{style.colour("city.site")}" stroke="{edge}" stroke-width="{number(1.7 * POINT)}"'
        return out + rect(box, line)
    line = f'stroke="{style.colour("city.text")}" stroke-width="{number(1.5 * POINT)}"'
    out += circle(x, y, radius + 0.8 * POINT, f'fill="{edge}"')
    out += circle(x, y, radius - 0.6 * POINT, f'fill="{style.colour("city.built")}" {line}')
    font = f'font-family="{FAMILY["cinzel"]}" font-weight="600" text-anchor="middle"'
    ink = f'fill="{style.colour("city.text")}"'
    return out + text(x, y + radius * 0.46, str(level), radius * 1.32, f"{font} {ink}")


def anchor(x: float, y: float, size: float, style: Style) -> str:
    shape = "M0 -.5V.85M-.45 -.2h.9M-.75 .2q.1 .65 .75 .65q.65 0 .75 -.65"
    out = ""
    for colour, width in (("#e8efe8", 0.52), (style.colour("city.anchor"), 0.24)):
        line = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"'
        out += f'<circle cx="0" cy="-.7" r=".2" {line}/><path d="{shape}" {line} stroke-linejoin="round"/>'
    return _placed(out, x, y, size)


def _placed(shape: str, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({number(x)} {number(y)})scale({number(size)})">{shape}</g>'


def _disc(colour: str) -> str:
    return f'<circle r="1" fill="#f7ecca" stroke="{colour}" stroke-width=".14"/>'


def granary(x: float, y: float, size: float) -> str:
    """Three ears of wheat."""
    ear = '<path d="M0 0V-.9" stroke="#8a5d14" stroke-width=".09"/><ellipse cy="-1.15" rx=".09" ry=".16"/>'
    for row in range(3):
        for side in (-1, 1):
            at = f"{side * 0.14} {-0.55 - 0.2 * row:.2f}"
            ear += f'<ellipse rx=".1" ry=".155" transform="translate({at})rotate({side * 28})"/>'
    ears = "".join(f'<g transform="translate(0 .68)rotate({lean})">{ear}</g>' for lean in (-24, 0, 24))
    return _placed(f'{_disc("#7d5a1c")}<g fill="#a8741a">{ears}</g>', x, y, size)


def caravan(x: float, y: float, size: float) -> str:
    """A camel."""
    shape = (
        "M-.62 .62L-.58 .1Q-.72 -.12 -.5 -.2Q-.34 -.22 -.28 -.34Q-.12 -.66 .04 -.3Q.12 -.16 .26 -.18"
        "Q.4 -.2 .44 -.42L.47 -.62Q.52 -.76 .68 -.72L.84 -.62L.82 -.5L.62 -.5L.6 -.2Q.56 .04 .42 .12L.42 .62"
        "L.3 .62L.27 .2Q0 .26 -.36 .18L-.4 .62L-.5 .62L-.52 .28L-.54 .62z"
    )
    camel = f'<path d="{shape}" transform="translate(-.06 .06)scale(.92)" fill="#7a4a1e"/>'
    return _placed(_disc("#6b3f1c") + camel, x, y, size)


def column(x: float, y: float, size: float, colour: str) -> str:
    """A column: a civilized Area. One high, around (x, y)."""
    shape = (
        "M-.36 -.5h.72v.12h-.12v.1h-.48v-.1h-.12zM-.2 -.24h.1v.5h-.1zM-.05 -.24h.1v.5h-.1zM.1 -.24h.1v.5h-.1z"
        "M-.28 .3h.56v.1h.1v.1h-.76v-.1h.1z"
    )
    return _placed(f'<path d="{shape}" fill="{colour}"/>', x, y, size)


def axe(x: float, y: float, size: float, colour: str) -> str:
    """A bearded axe: a barbarian Area."""
    shape = (
        "M-.3 .5L.12 -.34L.04 -.5L.18 -.5L.22 -.4L-.2 .5z"
        "M.02 -.34Q.3 -.36 .44 -.5Q.52 -.1 .3 .2Q.26 -.02 -.1 -.1z"
    )
    return _placed(f'<path d="{shape}" fill="{colour}"/>', x, y, size)
