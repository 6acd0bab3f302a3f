"""Plain pictures of numbers, as SVG: lines over turns, and bars."""

from __future__ import annotations

from xml.sax.saxutils import escape

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 110, 30, 34
COLOURS = ("#9d2f2f", "#33691e", "#8a5a00", "#1f4e79")
"""Roman, Hun, Persian, Goth; apart from each other in brightness too."""
FONT = 'font-family="Georgia, serif" font-size="12" fill="#333"'


def _frame(title: str, inner: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ee"/>'
    name = f'<text x="{LEFT}" y="18" {FONT} font-weight="bold">{escape(title)}</text>'
    return "\n".join([head, f"<title>{escape(title)}</title>", paper, name, *inner, "</svg>", ""])


def _y(value: float, top: float) -> float:
    return HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM)


def _grid(top: float, marks: int = 4) -> list[str]:
    found: list[str] = []
    for i in range(marks + 1):
        value = top * i / marks
        y = _y(value, top)
        found.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd3bf"/>')
        found.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" {FONT} text-anchor="end">{value:g}</text>')
    return found


def lines(title: str, series: dict[str, list[float]]) -> str:
    """One line for each name, over turns 1, 2, ..."""
    top = _round_up(max(max(values) for values in series.values()))
    count = max(len(values) for values in series.values())
    step = (WIDTH - LEFT - RIGHT) / max(1, count - 1)
    inner = _grid(top)
    for i in range(count):
        x = LEFT + i * step
        inner.append(f'<text x="{x:.1f}" y="{HEIGHT - 12}" {FONT} text-anchor="middle">{i + 1}</text>')
    ends: list[float] = []
    for (name, values), colour in zip(series.items(), COLOURS, strict=False):
        points = " ".join(f"{LEFT + i * step:.1f},{_y(v, top):.1f}" for i, v in enumerate(values))
        inner.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        y = _free(_y(values[-1], top) + 4, ends)
        x = LEFT + (len(values) - 1) * step + 8
        label = f"{name} {values[-1]:.0f}"
        inner.append(f'<text x="{x:.1f}" y="{y:.1f}" {FONT} style="fill:{colour}">{escape(label)}</text>')
    return _frame(title, inner)


def bars(title: str, values: dict[str, float], unit: str = "") -> str:
    top = _round_up(max(values.values()))
    inner = _grid(top)
    step = (WIDTH - LEFT - RIGHT) / len(values)
    for i, (name, value) in enumerate(values.items()):
        x = LEFT + i * step
        y = _y(value, top)
        colour = COLOURS[i % len(COLOURS)] if len(values) <= len(COLOURS) else COLOURS[3]
        inner.append(
            f'<rect x="{x + step * 0.15:.1f}" y="{y:.1f}" width="{step * 0.7:.1f}" '
            f'height="{HEIGHT - BOTTOM - y:.1f}" fill="{colour}"/>'
        )
        middle = x + step / 2
        inner.append(
            f'<text x="{middle:.1f}" y="{y - 4:.1f}" {FONT} text-anchor="middle">{value:.0f}{unit}</text>'
        )
        inner.append(
            f'<text x="{middle:.1f}" y="{HEIGHT - 14}" {FONT} text-anchor="middle">{escape(name)}</text>'
        )
    return _frame(title, inner)


def _free(y: float, taken: list[float]) -> float:
    """A height for a label that no other has."""
    while any(abs(y - other) < 14 for other in taken):
        y += 14
    taken.append(y)
    return y


def _round_up(value: float) -> float:
    for top in (4, 8, 12, 20, 40, 60, 80, 100, 120, 160, 200, 240, 320, 400):
        if value <= top:
            return top
    return value
