"""How the board looks: `map/style.toml` in map units, and the fixed signs of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.chart import chart, style
from aevum.games.charlemagne.rules.land import LAND, NO_PORT
from aevum.games.charlemagne.rules.regions import FAITH, REGIONS
from aevum.games.charlemagne.rules.tables import FAITHS
from aevum.games.charlemagne.scene.ground import grid, label, outline
from aevum.games.charlemagne.telling import icons
from aevum.kit.map_hexes import Mark
from aevum.scene.board import Label, Line, Region, Sign, Style
from aevum.scene.spoken import value
from aevum.scene.styles import label_styles, stroke

if TYPE_CHECKING:
    from aevum.words import Words

REGION = "region"
"""Regions show who controls them; the bands in their own hues are for maps without a match."""
LETTERED = ("region", "sea", "burg")


def styles() -> dict[str, Style]:
    how = style()
    unit = float(how["unit"])
    found = {kind: stroke(entry, unit) for kind, entry in how["line"].items() if kind != REGION}
    found["paper"] = Style(how["ink"], how["paper"])
    found["burg"] = Style(how["sign"]["burg"]["colour"], how["sign"]["burg"]["door"])
    found["burg"].casing = how["sign"]["burg"]["edge"]
    for ground, colour in how["terrain"].items():
        found[f"place-{ground}"] = Style(fill=colour)
    found["place-pass"] = found["place-rough"]
    for sign, icon in icons.SIGNS.items():
        found[f"sign-{icon}"] = Style(how["sign"][sign]["colour"])
    found.update(label_styles({kind: how["label"][kind] for kind in LETTERED}, unit))
    return found


def lines() -> list[Line]:
    """In the order in which they are drawn."""
    drawn = [line for line in chart().strokes() if line.kind not in (REGION, "lake")]
    return [*grid(), *(Line(line.kind, line.path, line.name) for line in drawn)]


def signs() -> list[Sign]:
    """Anchors and passes; burgs come with the position, for they can be laid waste."""
    unit = float(style()["unit"])
    return [
        Sign(
            icons.SIGNS[mark.kind],
            mark.x,
            mark.y,
            2 * style()["sign"][mark.kind]["size"] * unit,
            place=mark.hex,
        )
        for mark in _marks()
    ]


def _marks() -> list[Mark]:
    """Those of the chart that are true, and in the middle of their hexes those that a pack adds."""
    having = {
        "anchor": {LAND.names[hex] for hex in range(LAND.size) if LAND.port[hex] != NO_PORT},
        "pass": {LAND.names[hex] for hex in range(LAND.size) if LAND.passes[hex]},
    }
    found = [mark for mark in chart().marks if mark.hex in having.get(mark.kind, set())]
    for kind, names in having.items():
        drawn = {mark.hex for mark in found if mark.kind == kind}
        found += [Mark(kind, name, *chart().middle(name)) for name in sorted(names - drawn)]
    return found


def regions(words: Words) -> list[Region]:
    return [
        Region(
            name,
            value(words, "region", name),
            label(chart().labels["region"].get(name), "region"),
            sign=icons.FAITH[FAITHS[FAITH[r]]],
            path=outline(r),
        )
        for r, name in enumerate(REGIONS)
    ]


def seas() -> list[Label]:
    """Names of waters that are many hexes wide."""
    found = [label(entry, "sea") for entry in chart().labels["sea"].values()]
    return [one for one in found if one is not None]
