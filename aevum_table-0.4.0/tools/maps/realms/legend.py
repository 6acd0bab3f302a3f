"""The legend of the documentation's picture: every sign of the map, in the corners that are not in play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tools.maps.draw.board import rows
from tools.maps.draw.fonts import FAMILY
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.svg import dash, number, rect, text
from tools.maps.settings import Settings

ROW, COLUMN, ROWS = 36.0, 158.0, 4  # points; entries in a column

Entry = tuple[Callable[[float, float], str], str]  # draws its sign at a point, and says what it is


def legend(settings: Settings, style: Style, skin: dict[str, Any]) -> str:
    """In map units; `skin` is the style.toml of the game."""
    ink, border = skin["ink"], skin["border"]
    goods, kingdoms = rows(settings.data / "goods.csv"), rows(settings.data / "kingdoms.csv")
    signs: list[Entry] = [
        (partial(_icon, "settlement", skin["good"][row["colour"]]), row["good"]) for row in goods
    ]
    signs += [
        (partial(_swatch, skin["terrain"][kind], ink), kind)
        for kind in ("plain", "forest", "hills", "mountain", "desert")
    ]
    icons = (("anchor", "port"), ("fire", "fire"))
    signs += [(partial(_icon, kind, skin["icon"][kind]), said) for kind, said in icons]
    lines = (("open", "border"), ("river", "river"), ("strait", "strait"), ("sea", "sea zones"))
    signs += [(partial(_line, border[kind]), said) for kind, said in lines]
    homes: list[Entry] = [
        (partial(_swatch, skin["kingdom"][row["colour"]], ink), row["name"]) for row in kingdoms
    ]
    found = _table(signs, style.get("legend.signs"), ROWS)
    return found + _table(homes, style.get("legend.kingdoms"), len(homes))


def _table(entries: list[Entry], at: list[float], count: int) -> str:
    found = ""
    for i, (draw, said) in enumerate(entries):
        x, y = at[0] + i // count * COLUMN, at[1] + i % count * ROW
        font = f'font-family="{FAMILY["fell-sc"]}" fill="#2b1a10"'
        words = said[0].upper() + said[1:]
        found += draw(x, y) + text((x + 26) * POINT, (y + 8) * POINT, words, 22.5 * POINT, font)
    return found


def _icon(kind: str, colour: str, x: float, y: float) -> str:
    from aevum.kit import map_marks  # of the package, which realms/sheet.py makes known

    return map_marks.icon(kind, x * POINT, y * POINT, 11.5 * POINT, colour)


def _swatch(colour: str, edge: str, x: float, y: float) -> str:
    box = ((x - 15) * POINT, (y - 10) * POINT, (x + 15) * POINT, (y + 10) * POINT)
    return rect(box, f'fill="{colour}" stroke="{edge}" stroke-width="{number(1.5 * POINT)}"')


def _line(how: dict[str, Any], x: float, y: float) -> str:
    more = dash([v * POINT for v in how["dash"]]) if "dash" in how else ""
    data = f"M{number((x - 17) * POINT)} {number(y * POINT)}h{number(34 * POINT)}"
    width = number(how["width"] * POINT)
    return f'<path d="{data}" stroke="{how["colour"]}" stroke-width="{width}" fill="none" {more}/>'
