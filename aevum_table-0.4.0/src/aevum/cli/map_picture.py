"""The pictures of `aevum map`, and where places lie."""

from __future__ import annotations

import argparse
import base64
import re
import tomllib
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aevum.cli import common
from aevum.cli.common import bad

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from aevum.kit.shapes import Shapes

COLOURS = (
    "black",
    "blue",
    "brown",
    "gold",
    "gray",
    "green",
    "orange",
    "pink",
    "purple",
    "red",
    "teal",
    "white",
)
MARGIN = 150.0
"""Map units that a part of the map keeps around the places it is about."""
RELIEF = "relief-2.webp"
"""The finer of the painted grounds: parts of the map are drawn large."""


def _folder(game: str) -> Traversable | None:
    from aevum.parts import folder

    home = folder(game)
    return home / "map" if home is not None and (home / "map" / "geometry.json").is_file() else None


def _shapes(home: Traversable) -> Shapes:
    import msgspec

    from aevum.kit.shapes import Shapes

    return Shapes(msgspec.json.decode((home / "geometry.json").read_bytes()))


def directions(game: str) -> Callable[[str, str], tuple[float, float] | None]:
    """From one place to another, right and down; None where the game has no geometry."""
    from aevum.kit import bearings

    home = _folder(game)
    return partial(bearings.direction, _shapes(home)) if home is not None else lambda start, end: None


def write(args: argparse.Namespace, atlas: Any, places: list[int]) -> list[str]:
    """Write what is asked for; the names of the files."""
    from aevum.parts import folder, part

    tints = _tints(args.tint, atlas)
    home = _folder(args.game)
    drawn = part(args.game, "map_scene")
    own = drawn.picture if drawn is not None else None
    if own is not None:  # a board of hexes, which computes its shapes
        home = (folder(args.game) or Path()) / "map"
    if home is None:
        bad(f"{args.game} has no geometry, so there is nothing to draw")
    if args.png is not None:
        _resvg()
    if own is not None:
        text = own(atlas, _near(args, atlas, places), tints, *_embedded(home))
    else:
        text = _draw(args, atlas, places, tints, home)
    if args.svg is not None:
        _save(args.svg, text.encode())
    if args.png is not None:
        _save(args.png, _pixels(text))
    return [name for name in (args.svg, args.png) if name is not None]


def _draw(
    args: argparse.Namespace, atlas: Any, places: list[int], tints: dict[str, str], home: Traversable
) -> str:
    import msgspec

    from aevum.kit import map_svg
    from aevum.parts import part

    shapes = _shapes(home)
    style = tomllib.loads((home / "style.toml").read_text(encoding="utf-8"))
    module = part(args.game, "map_scene")
    assert module is not None
    scene = module.scene(atlas, style)
    scene.tints = tints
    if (home / "labels.json").is_file():
        scene.labels = msgspec.json.decode((home / "labels.json").read_bytes())
    scene.relief, scene.fonts = _embedded(home)
    frame = tuple(map(float, shapes.document["frames"]["full" if args.east else "base"]))
    names = [atlas.graph.names[number] for number in _near(args, atlas, places)]
    view = map_svg.around(shapes, names, (frame[0], frame[1], frame[2], frame[3]), MARGIN)
    return map_svg.Drawing(shapes, style, scene, view).svg()


def _near(args: argparse.Namespace, atlas: Any, places: list[int]) -> list[int]:
    """The places that the picture is to show."""
    steps = 1 if args.around is None and args.area is None else args.around or 0
    return sorted({number for place in places for number in atlas.around(place, steps)})


def _embedded(home: Traversable) -> tuple[str, dict[str, str]]:
    """The painted ground of a map, where it has one, and the fonts its style names, as data addresses."""
    from aevum.scene.files import FAMILIES, FONTS

    relief = _address(home / RELIEF, "image/webp") if (home / RELIEF).is_file() else ""
    named = home / "style.toml"
    style = named.read_text(encoding="utf-8") if named.is_file() else ""
    used = {family: file for file, family in FAMILIES.items() if f'"{family},' in style}
    return relief, {family: _address(FONTS / file, "font/ttf") for family, file in used.items()}


def _address(path: Traversable, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def _tints(items: list[str], atlas: Any) -> dict[str, str]:
    """Colours by place; an Area's name colours all that it holds."""
    from aevum.engine.refusal import BadData

    found: dict[str, str] = {}
    for name, colour in common.pairs(items, "--tint").items():
        if colour not in COLOURS and not re.fullmatch(r"#([0-9a-fA-F]{3}){1,2}", colour):
            bad(f"--tint: '{colour}' is no colour; write #rrggbb or one of {', '.join(COLOURS)}")
        try:
            numbers = [atlas.find(name)]
        except BadData as error:
            try:
                numbers = list(atlas.find_area(name).provinces)
            except BadData:
                raise BadData(f"--tint: {error}") from None
        for number in numbers:
            found[atlas.graph.names[number]] = colour
    return found


def _resvg() -> Any:
    try:
        return import_module("resvg_py")
    except ImportError:
        bad("--png needs the library resvg_py (pip install 'aevum-table[map]'); --svg works without it")


def _pixels(text: str) -> bytes:
    from aevum.scene.files import FAMILIES, font_files

    ours = font_files() if any(family in text for family in FAMILIES.values()) else []
    return bytes(_resvg().svg_to_bytes(svg_string=text, font_files=ours, skip_system_fonts=bool(ours)))


def _save(name: str, data: bytes) -> None:
    try:
        Path(name).write_bytes(data)
    except OSError as error:
        bad(f"'{name}' cannot be written: {(error.strerror or str(error)).lower()}")
