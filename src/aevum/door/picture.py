"""A board with its position as one SVG: for notebooks, reports and the eye."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.engine.refusal import BadData
from aevum.files import write_text
from aevum.scene.board import Style
from aevum.scene.files import font_files
from aevum.scene.source import Source, source

if TYPE_CHECKING:
    from os import PathLike

    from aevum.scene.board import Board, BoardPlace, Label, Owner
    from aevum.scene.position import Piece, PlaceNow, Position

PAPER = "#e9dbb6"
HELD = 0.55
"""How much of its holder's colour a place takes on."""
ROOM = 0.62
"""A counter's radius, of the room that its place has for it."""
LARGEST = 1 / 110
"""The greatest, of the board's width."""
FIGURE = 1.15
"""The size of a counter's figure in radii."""


class Picture:
    """An SVG. A notebook shows it by itself; `save` writes it, as SVG or, by the name of the file, as PNG.

    >>> import aevum
    >>> aevum.table("charlemagne", "771", seed=7).board("empire", width=600)
    <picture, 600 wide>
    """

    __slots__ = ("fonts", "svg", "width")

    def __init__(self, svg: str, width: int, fonts: Sequence[str] = ()) -> None:
        self.svg = svg
        self.width = width
        self.fonts = list(fonts)
        """Files of fonts, for pixels: with its own a board looks the same everywhere."""

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | PathLike[str]) -> None:
        """Write it to a file.

        >>> import aevum, os, tempfile
        >>> path = os.path.join(tempfile.mkdtemp(), "board.svg")
        >>> aevum.table("charlemagne", "771", seed=7).board().save(path)
        >>> os.path.exists(path)
        True
        """
        name = str(path)
        if name.endswith(".svg"):
            write_text(name, self.svg)
            return
        if not name.endswith(".png"):
            raise BadData(f"{name}: a picture is written as .svg or .png")
        try:
            import resvg_py
        except ImportError:
            raise BadData(f"{name}: pictures of pixels need the package resvg_py") from None
        pixels = resvg_py.svg_to_bytes(
            svg_string=self.svg, width=self.width, font_files=self.fonts, skip_system_fonts=bool(self.fonts)
        )
        try:
            Path(name).write_bytes(bytes(pixels))
        except OSError as error:
            raise BadData(f"{name}: cannot be written ({error.strerror})") from None

    def __repr__(self) -> str:
        return f"<picture, {self.width} wide>"


def shown_by(game: str) -> Source:
    """What the game gives to be shown."""
    found = source(game)
    if found is None:
        raise BadData(f"{game} has neither a board nor odds to show")
    return found


def draw(board: Board, position: Position, width: int) -> Picture:
    left, top, right, bottom = board.box
    height = round(width * (bottom - top) / (right - left))
    owners = {owner.id: owner for owner in board.owners}
    now = position.places
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{left} {top} {right - left} {bottom - top}" role="img">',
        f"<title>{escape(position.headline)}</title>",
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" '
        f'fill="{_style(board, "paper").fill or PAPER}"/>',
    ]
    for place in board.places:
        parts.append(_ground(board, place, _holder(place, now.get(place.id), position), owners))
    parts += [_line(_style(board, line.kind), line.path) for line in board.lines]
    for label in [*(place.label for place in board.places), *board.names]:
        if label is not None:
            parts.append(_label(board, label))
    for place in board.places:
        if place.id in now:
            parts += _stack(place, now[place.id].pieces, owners, (right - left) * LARGEST)
    return Picture(
        "\n".join([*(part for part in parts if part), "</svg>"]), width, font_files() if board.faces else ()
    )


def _style(board: Board, name: str) -> Style:
    return board.styles.get(name) or Style()


def _holder(place: BoardPlace, now: PlaceNow | None, position: Position) -> str:
    if now is not None and now.owner:
        return now.owner
    return position.regions.get(place.region, "") if place.kind != "sea" else ""


def _ground(board: Board, place: BoardPlace, holder: str, owners: dict[str, Owner]) -> str:
    fill = _style(board, f"place-{place.kind}").fill or "none"
    drawn = f'<path d="{place.path}" fill="{fill}"><title>{escape(place.name)}</title></path>'
    if holder in owners:
        drawn += f'<path d="{place.path}" fill="{owners[holder].colour}" fill-opacity="{HELD}"/>'
    return drawn


def _line(style: Style, path: str) -> str:
    if style.fill:
        return f'<path d="{path}" fill="{style.fill}" opacity="{style.opacity}"/>'
    if not style.colour:
        return ""
    dash = f' stroke-dasharray="{" ".join(str(n) for n in style.dash)}"' if style.dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{style.colour}" stroke-width="{style.width}" '
        f'opacity="{style.opacity}"{dash}/>'
    )


def _label(board: Board, label: Label) -> str:
    style = _style(board, f"label-{label.style}")
    lines = []
    for i, text in enumerate(label.lines):
        y = label.y + ((i - (len(label.lines) - 1) / 2) * board.leading + board.rise) * label.size
        lines.append(f'<tspan x="{label.x}" y="{y:.0f}">{escape(text)}</tspan>')
    turned = f' transform="rotate({label.angle} {label.x} {label.y})"' if label.angle else ""
    spaced = f' letter-spacing="{label.spacing}"' if label.spacing else ""
    return (
        f'<text font-family="{style.font or "serif"}" font-size="{label.size}" '
        f'fill="{style.colour or "#222"}" text-anchor="middle"{spaced}{turned}>{"".join(lines)}</text>'
    )


def _stack(place: BoardPlace, pieces: list[Piece], owners: dict[str, Owner], largest: float) -> list[str]:
    """A counter for each who has pieces there, with how much they weigh together."""
    weights: dict[str, int] = {}
    names: dict[str, list[str]] = {}
    for piece in pieces:
        weights[piece.owner] = weights.get(piece.owner, 0) + piece.weight * piece.count
        names.setdefault(piece.owner, []).append(
            piece.name + (f" x {piece.count}" if piece.count > 1 else "")
        )
    found = []
    x, y, room = place.rooms[0] if place.rooms else (*place.at, largest)
    radius = min(room * ROOM, largest)
    for n, (who, weight) in enumerate(weights.items()):
        owner = owners.get(who)
        colour, ink = (owner.colour, owner.ink) if owner is not None else ("#ffffff", "#000000")
        at = x + n * radius * 2
        found.append(
            f"<g><title>{escape('; '.join(names[who]))}</title>"
            f'<circle cx="{at:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{colour}" stroke="{ink}" '
            f'stroke-width="{radius / 8:.0f}"/>'
            f'<text x="{at:.0f}" y="{y + radius * FIGURE / 3:.0f}" font-size="{radius * FIGURE:.0f}" '
            f'font-family="Cinzel, serif" font-weight="bold" fill="{ink}" text-anchor="middle">{weight}'
            "</text></g>"
        )
    return found
