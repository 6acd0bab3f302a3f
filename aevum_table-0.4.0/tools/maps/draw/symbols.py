"""Terrain symbols, drawn by our own hand. Each stands on (0, 0) and is about one high."""

from __future__ import annotations

import numpy as np

from tools.maps.draw.style import POINT


def _line(data: str, colour: str, width: float) -> str:
    edge = f'stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{data}" fill="none" {edge}/>'


def _fill(data: str, colour: str) -> str:
    return f'<path d="{data}" fill="{colour}"/>'


def _peak(lean: float, shoulder: float) -> str:
    left = f"M-1 0L-.52 {-0.62 - shoulder:.2f}L-.38 {-0.55 - shoulder:.2f}"
    right = f"L{lean:.2f} -1.25L.34 -.62L.46 -.68L1 0"
    shade = f"M{lean:.2f} -1.25L.34 -.62L.46 -.68L1 0L.3 0L.12 -.3L.2 -.5L{lean - 0.04:.2f} -.8z"
    return (
        _fill(left + right + "z", "#e9d9b8") + _fill(shade, "#8a6a4a") + _line(left + right, "#4b3826", 0.13)
    )


def _ridge(lean: float) -> str:
    """Stronger than a peak of mountain country: it stands for a border."""
    slope = f"M-.92 0L{lean:.2f} -1.2L.92 0z"
    shade = f"M{lean:.2f} -1.2L.92 0L.18 0L{lean + 0.06:.2f} -.45z"
    return _line(slope, "#2f1d10", 0.36) + _fill(slope, "#fdf4dc") + _fill(shade, "#4a3020")


def _round_tree(crown: float) -> str:
    edge = 'fill="#6f8648" stroke="#3d4f26" stroke-width=".11"'
    leaves = f'<ellipse cx="0" cy="-.98" rx="{crown}" ry=".62" {edge}/>'
    shade = f"M{crown * 0.15:.2f} -1.5a{crown * 0.8:.2f} .56 0 0 1 0 1.06"
    return _line("M0 0v-.5", "#4d3b22", 0.16) + leaves + _line(shade, "#4b6030", 0.22)


def _fir() -> str:
    needles = "M-.48 -.22L0 -1.65L.48 -.22z"
    shade = _fill("M.02 -1.5L.4 -.28L.12 -.28z", "#455a2c")
    return (
        _line("M0 0v-.3", "#4d3b22", 0.15)
        + _fill(needles, "#62793f")
        + shade
        + _line(needles, "#394a24", 0.11)
    )


REEDS = (
    "M-1 0h1.5M-.6 .28h1.7M0 -.12v-1M-.4 -.12l-.22 -.78M.4 -.12l.22 -.78",
    "M-.9 .05h1.8M-.15 -.1l-.1 -.95M.3 -.1l.18 -.8M-1.1 .33h.8",
)
TUFTS = ("M0 0v-1M-.2 0l-.42 -.75M.2 0l.42 -.75", "M-.1 0l-.2 -.9M.12 0l.3 -.7M-.3 0l-.5 -.5")
HILL = ("M-1 0Q-.45 -.95 .1 -.3Q.5 -.85 1 0", "M-.9 0Q-.3 -1.05 .35 0M.2 -.25Q.6 -.75 1 -.05")
DUNE = "M-1 0q.6 -.75 1.1 -.05q.35 -.3 .8 .02"
SAND = "M-.8 -.1h.02M-.3 .1h.02M.2 -.2h.02M.55 .12h.02M0 -.45h.02"

ROOM = {"mountain": (1.05, 1.3), "desert": (1.1, 0.7), "hills": (1.1, 0.7)}  # half the width, the height

SYMBOLS: dict[str, list[str]] = {
    "ridge": [_ridge(-0.06), _ridge(0.05)],
    "mountain": [_peak(-0.12, 0.0), _peak(0.06, 0.08), _peak(-0.2, -0.1)],
    "forest": [_round_tree(0.52), _fir(), _round_tree(0.46), _fir()],
    "marsh": [_line(reeds, "#3c6a62", 0.17) for reeds in REEDS],
    "steppe": [_line(tuft, "#93702a", 0.17) for tuft in TUFTS],
    "desert": [_line(DUNE, "#b99a62", 0.12), _line(SAND, "#b99a62", 0.17)],
    "hills": [_line(hill, "#7d6a3e", 0.15) for hill in HILL],
}


def definitions() -> str:
    shapes = [
        f'<g id="{kind}-{i}">{shape}</g>' for kind, forms in SYMBOLS.items() for i, shape in enumerate(forms)
    ]
    return f"<defs>{''.join(shapes)}</defs>"


def use(kind: str, form: int, x: float, y: float, size: float) -> str:
    """`size` in map units."""
    chosen = form % len(SYMBOLS[kind])
    return f'<use href="#{kind}-{chosen}" transform="translate({x:.0f} {y:.0f})scale({size:.0f})"/>'


class Scatter:
    """Sprinkles symbols over a terrain: an even but not a regular spread, clear of everything marked busy."""

    def __init__(self, kinds: np.ndarray, busy: np.ndarray, cell: float, seed: int) -> None:
        self.kinds, self.busy, self.cell = kinds, busy.copy(), cell
        self.chance = np.random.Generator(np.random.PCG64(seed))
        self.found: list[tuple[float, str]] = []

    def sow(self, kind: str, number: int, gap: float, size: float, keep: np.ndarray) -> None:
        """`gap` in map units between symbols; `keep` (0 to 1) thins them out."""
        height, width = self.kinds.shape[0] * self.cell, self.kinds.shape[1] * self.cell
        for row, y0 in enumerate(np.arange(gap, height, gap * 0.8)):
            for x0 in np.arange(gap * (1 + row % 2) / 2, width, gap):
                jitter = self.chance.normal(0, gap * 0.17, 2)
                luck, form, scale = self.chance.random(3)
                x, y = x0 + jitter[0], y0 + jitter[1]
                r, c = int(y / self.cell), int(x / self.cell)
                if not (0 <= r < self.kinds.shape[0] and 0 <= c < self.kinds.shape[1]):
                    continue
                if self.kinds[r, c] == number and luck < keep[r, c]:
                    self.put(kind, int(form * 8), x, y, size * (0.86 + 0.28 * scale))

    def put(self, kind: str, form: int, x: float, y: float, size: float) -> bool:
        half, up = ROOM.get(kind, (0.75, 1.5))
        margin = 2 * POINT
        top, bottom = (
            int((y - up * size - margin) / self.cell),
            int((y + 0.3 * size + margin) / self.cell) + 1,
        )
        left, right = (
            int((x - half * size - margin) / self.cell),
            int((x + half * size + margin) / self.cell) + 1,
        )
        if top < 0 or left < 0 or self.busy[top:bottom, left:right].any():
            return False
        self.found.append((y, use(kind, form, x, y, size)))
        return True

    def svg(self) -> str:
        return "".join(shape for _, shape in sorted(self.found, key=lambda s: s[0]))
