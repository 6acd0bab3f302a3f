"""The small signs of a map in SVG: cities, anchors, peaks, arrows. Sizes and places are in map units."""

from math import atan2, cos, hypot, pi, sin
from typing import Any

Point = tuple[float, float]
FIGURES = "Cinzel, serif"


def number(value: float) -> str:
    """Short, and the same on every machine."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def points(corners: list[Point]) -> str:
    """As the `points` of an SVG polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def peaks(line: list[Point], size: float, every: float) -> list[Point]:
    """Where peaks stand along a line: half a gap from its ends, a gap apart, as evenly as it goes."""
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in _steps(line))
    count = max(1, int(length / every)) if length > size else 0
    found: list[Point] = []
    gap = length / count if count else 0.0
    wanted, walked = gap / 2, 0.0
    for a, b in _steps(line):
        step = hypot(b[0] - a[0], b[1] - a[1])
        while len(found) < count and step > 0 and wanted <= walked + step:
            share = (wanted - walked) / step
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            wanted += gap
        walked += step
    return found


def _steps(line: list[Point]) -> list[tuple[Point, Point]]:
    return [(line[i], line[i + 1]) for i in range(len(line) - 1)]


def peak_path(at: list[Point], size: float) -> str:
    """Mountains at these places, as the `d` of an SVG path."""
    wide, high = size * 0.55, number(size)
    rise = f"l{number(wide)} -{high}l{number(wide)} {high}z"
    return "".join(f"M{number(x - wide)} {number(y + size * 0.4)}{rise}" for x, y in at)


def arrow(start: Point, end: Point, width: float, head: float, colour: str) -> str:
    """A line with a head at both ends: one may cross either way."""
    turn = atan2(end[1] - start[1], end[0] - start[0])
    heads = ""
    for (x, y), angle in ((start, turn + pi), (end, turn)):
        corners = [(x, y)]
        for side in (-0.45, 0.45):
            corners.append((x - head * cos(angle + side), y - head * sin(angle + side)))
        heads += f'<polygon points="{points(corners)}" fill="{colour}"/>'
    back = head * 0.7
    a = (start[0] + back * cos(turn), start[1] + back * sin(turn))
    b = (end[0] - back * cos(turn), end[1] - back * sin(turn))
    return f'<path d="M{points([a])}L{points([b])}" stroke="{colour}" stroke-width="{number(width)}"/>{heads}'


LINES = {
    "anchor": "M0-.5V.85M-.45-.2h.9M-.75.2q.1.65.75.65q.65 0 .75-.65M.2-.7a.2.2 0 1 1-.4 0a.2.2 0 1 1 .4 0",
    "granary": "M0 .7V-.65M-.4-.5Q-.4 0 0 0Q.4 0 .4-.5M-.4 0Q-.4.4 0 .4Q.4.4.4 0M-.4.3Q-.4.7 0 .7Q.4.7.4.3",
}
SHAPES = {
    "caravan": (
        "M-.62.62L-.58.1Q-.72-.12-.5-.2Q-.34-.22-.28-.34Q-.12-.66.04-.3Q.12-.16.26-.18Q.4-.2.44-.42L.47-.62"
        "Q.52-.76.68-.72L.84-.62L.82-.5L.62-.5L.6-.2Q.56.04.42.12L.42.62L.3.62L.27.2Q0 .26-.36.18L-.4.62"
        "L-.5.62L-.52.28L-.54.62z"
    ),
    "axe": "M-.6 1L.24-.68L.08-1L.36-1L.44-.8L-.4 1zM.04-.68Q.6-.72.88-1Q1.04-.2.6.4Q.52-.04-.2-.2z",
    "column": (
        "M-.72-1h1.44v.24h-.24v.2h-.96v-.2h-.24zM-.4-.48h.2v1h-.2zM-.1-.48h.2v1h-.2zM.2-.48h.2v1h-.2z"
        "M-.56.6h1.12v.2h.2v.2h-1.52v-.2h.2z"
    ),
    "settlement": (
        "M-.95.8V-.25L-.55-.65L-.15-.25V.05H.1V-.55H.05V-.85H.25V-.7H.4V-.95H.6V-.7H.75V-.85H.95V.8z"
    ),
    "fire": (
        "M-.05 1C-.6 1-.8.6-.7.15C-.62-.15-.4-.3-.4-.3C-.42-.1-.3.02-.2.02C-.3-.4.05-.65.02-1.05"
        "C.45-.75.5-.35.42-.1C.55-.15.58-.35.58-.35C.85.1.8 1-.05 1z"
    ),
}
"""Icons two high and wide around their middle, drawn as lines or filled. An ear of wheat is a granary, a
camel a caravan; an axe and a column tell barbarian from civilized lands; a house with a tower is a
settlement, and barbarians come where a fire burns."""
DOORS = "M-.68.8V.35H-.42V.8zM.42.8V.3H.66V.8zM.44-.2H.62V.05H.44z"
HEART = "M-.05.85C-.35.85-.42.55-.28.32C-.2.45-.1.45-.08.3C-.12.1.05-.05.05-.25C.3.05.4.85-.05.85z"
"""Of a settlement and of a fire: what is drawn lighter."""
PAPER = "#f7ecca"
INK = "#2b1a10"
GLOW = "#f6c65b"


def icon(kind: str, x: float, y: float, size: float, colour: str) -> str:
    """A sign such as `anchor` or `axe` with its middle there."""
    put = f'transform="translate({number(x)} {number(y)}) scale({number(size)})"'
    if kind in LINES:
        pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        halo = f'<path d="{LINES[kind]}" stroke="{PAPER}" stroke-width=".52"/>' if kind == "anchor" else ""
        shape = f'<g {pen}>{halo}<path d="{LINES[kind]}" stroke="{colour}" stroke-width=".24"/></g>'
    else:
        shape = f'<path d="{SHAPES[kind]}" fill="{colour}"/>'
    if kind == "settlement":
        edge = f'stroke="{INK}" stroke-width=".2" stroke-linejoin="round"'
        under = f'<path d="{SHAPES[kind]}" fill="{PAPER}" stroke="{PAPER}" stroke-width=".55"/>'
        shape = f'{under}<path d="{SHAPES[kind]}" fill="{colour}" {edge}/><path d="{DOORS}" fill="{INK}"/>'
    if kind == "fire":
        edge = f'stroke="{PAPER}" stroke-width=".35" stroke-linejoin="round" paint-order="stroke"'
        shape = f'<path d="{SHAPES[kind]}" fill="{colour}" {edge}/><path d="{HEART}" fill="{GLOW}"/>'
    if kind in ("granary", "caravan"):
        shape = f'<circle r="1" fill="{PAPER}" stroke="{colour}" stroke-width=".14"/>{shape}'
    return f"<g {put}>{shape}</g>"


def figure(shape: str, x: float, y: float, radius: float, text: str, how: dict[str, Any]) -> str:
    """A short text on a disc or a square."""
    edge = f'fill="{how["fill"]}" stroke="{how["edge"]}" stroke-width="{number(radius * 0.14)}"'
    if shape == "disc":
        ground = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {edge}/>'
    else:
        side = radius * 0.92
        size = f'width="{number(2 * side)}" height="{number(2 * side)}"'
        ground = f'<rect x="{number(x - side)}" y="{number(y - side)}" {size} {edge}/>'
    return ground + _centred(x, y, radius * (1.45 if len(text) < 2 else 1.2), text, how["text"])


def _centred(x: float, y: float, size: float, text: str, colour: str) -> str:
    font = f'font-family="{FIGURES}" font-size="{number(size)}" text-anchor="middle" fill="{colour}"'
    return f'<text x="{number(x)}" y="{number(y + size * 0.35)}" {font}>{text}</text>'


def city(x: float, y: float, level: int, fortified: bool, how: dict[str, Any], unit: float) -> str:
    """A disc with its level, or a square where nothing is built yet; walls are a toothed ring."""
    radii = how["radius"]
    radius = unit * radii[min(level, len(radii) - 1)]
    edge = f'stroke="{how["edge"]}" stroke-width="{number(radius * 0.18)}"'
    at = f'cx="{number(x)}" cy="{number(y)}"'
    found = ""
    if fortified:
        wall = unit * how["wall"]
        ring = number(radius + wall * 0.6)
        teeth = f'stroke-width="{number(wall)}" stroke-dasharray="{number(wall)} {number(wall * 0.7)}"'
        found = f'<circle {at} r="{ring}" fill="none" stroke="{how["edge"]}" {teeth}/>'
    if not level:
        corner = f'x="{number(x - radius)}" y="{number(y - radius)}"'
        side = number(2 * radius)
        return found + f'<rect {corner} width="{side}" height="{side}" fill="{how["site"]}" {edge}/>'
    disc = f'<circle {at} r="{number(radius)}" fill="{how["fill"]}" {edge}/>'
    return found + disc + _centred(x, y, radius * 1.4, str(level), how["text"])
