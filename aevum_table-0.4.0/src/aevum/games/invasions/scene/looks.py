"""How the board looks: `map/style.toml` in map units, and the fixed signs of the map."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from aevum.games.invasions.atlas import Atlas
from aevum.games.invasions.map_scene import scene
from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.games.invasions.telling.icons import PLATES, SIGNS
from aevum.scene.board import Face, Region, Sign, Style
from aevum.scene.outlines import label
from aevum.scene.styles import label_styles, stroke

if TYPE_CHECKING:
    from aevum.kit.map_scene import Scene

FACES = [
    Face("Aevum Fell SC", "fell-sc.ttf"),
    Face("Aevum Fell", "fell-italic.ttf", style="italic"),
    Face("Cinzel", "cinzel.ttf", weight="600"),
]
RELIEFS = (("relief-1.webp", 2), ("relief-2.webp", 1))
"""The painted grounds, and how many points of the style one pixel of each is."""
BAND = 0.3
"""The opacity of the band along the border of an Area, beside that of the line itself."""


@cache
def style() -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath("map", "style.toml").read_text(encoding="utf-8"))


@cache
def labels() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        files(PACKAGE).joinpath("map", "labels.json").read_text(encoding="utf-8")
    )
    return found


def styles() -> dict[str, Style]:
    how = style()
    unit = float(how["unit"])
    found = {kind: stroke(entry, unit) for kind, entry in how["border"].items()}
    band = how["border"]["area"]
    found["area"].casing = f"{band['colour']}{round(255 * BAND):02x}"
    found["area"].casing_width = band["band"] * unit
    found["lake"] = Style(fill=how["lake"]["fill"])
    found["beyond"] = Style(fill=how["beyond"]["fill"], opacity=how["beyond"]["opacity"])
    found["tint"] = Style(opacity=how["tint"]["opacity"], width=how["tint"]["edge"] * unit)
    found["paper"] = Style(how["ink"], how["paper"])
    found["plate"] = Style(how["plate"]["text"], how["plate"]["fill"], casing=how["plate"]["edge"])
    for shape in ("disc", "square"):
        found[f"figure-{shape}"] = Style(how["plate"]["badge_text"], how["plate"][shape])
    found["city"] = Style(how["city"]["text"], how["city"]["fill"], casing=how["city"]["edge"])
    found["site"] = Style(how["city"]["text"], how["city"]["site"], casing=how["city"]["edge"])
    for terrain in TERRAINS:
        found[f"place-{terrain}"] = Style(fill=how["terrain"][terrain])
    for sign in ("anchor", "granary", "caravan"):
        found[f"sign-{SIGNS[sign]}"] = Style(how["icon"][sign])
    coin = how["coin"]
    found[f"sign-{SIGNS['coin']}"] = Style(coin["text"], coin["fill"], casing=coin["edge"])
    found.update(label_styles(how["label"], unit))
    return found


def signs(atlas: Atlas) -> list[Sign]:
    """Anchors, granaries and caravans, and coins with what a place yields."""
    shown = scene(atlas, style())
    found: list[Sign] = []
    for kind, names in shown.icons.items():
        for name in names:
            at = labels()["icons"][kind].get(name)
            if at is not None:
                found.append(Sign(SIGNS[kind], at[0], at[1], 2 * at[2], place=name))
    for name, note in shown.notes.items():
        entry = labels()["provinces"].get(name) or labels()["seas"].get(name) or {}
        if note and "coin" in entry:
            x, y, radius = entry["coin"]
            found.append(Sign(SIGNS["coin"], x, y, 2 * radius, note, name))
    return found


def regions(atlas: Atlas) -> list[Region]:
    shown: Scene = scene(atlas, style())
    found: list[Region] = []
    for area in atlas.areas.values():
        entry = labels()["areas"].get(area.name)
        if entry is None or area.name not in shown.plates:
            continue
        left, top, right, bottom = entry["box"]
        found.append(
            Region(
                area.name,
                area.name,
                label(entry, "area"),
                (left, top, right, bottom),
                PLATES[area.status],
                shown.plates[area.name].figures,
            )
        )
    return found
