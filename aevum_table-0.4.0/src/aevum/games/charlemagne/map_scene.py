"""The picture of the map: `aevum map --svg` and `--png`."""

from __future__ import annotations

from aevum.games.charlemagne.atlas import Atlas
from aevum.games.charlemagne.chart import chart, style
from aevum.kit.map_hex_svg import HexDrawing, HexPicture, around

MARGIN = 300.0
"""Map units that a part of the map keeps around the hexes it is about."""


def picture(
    atlas: Atlas, places: list[int], tints: dict[str, str], relief: str, fonts: dict[str, str]
) -> str:
    """All of the map, or the part around some hexes; relief and fonts are data addresses."""
    land = atlas.land
    grounds = {
        name: "sea" if land.sea[number] else "rough" if land.rough[number] else "clear"
        for number, name in enumerate(land.names)
    }
    shown = HexPicture(grounds)
    shown.tints, shown.relief, shown.fonts = tints, relief, fonts
    view = around(chart(), [land.names[number] for number in places], MARGIN)
    return HexDrawing(chart(), style(), shown, view).svg()
