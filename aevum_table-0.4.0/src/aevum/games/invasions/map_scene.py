"""What a picture of the map shows: terrains, cities, incomes and Areas, ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.games.invasions.atlas import Area, Atlas
from aevum.kit.map_scene import City, Plate, Scene

SIGNS = {"barbarian": "axe", "civilized": "column"}


picture: Callable[..., str] | None = None
"""It is drawn from shapes."""


def scene(atlas: Atlas, style: dict[str, Any]) -> Scene:
    found = Scene()
    found.icons = {"anchor": [], "granary": [], "caravan": []}
    for sea in atlas.seas:
        found.fills[sea.name] = style["terrain"]["sea"]
        found.notes[sea.name] = str(sea.monopoly or "")
    for province in atlas.provinces:
        name, city = province.name, province.city
        found.fills[name] = style["terrain"][province.terrain]
        found.notes[name] = _amount(province.half_income)
        if city is not None:
            found.cities[name] = City(city.name, city.level, city.fortified)
        for kind, has in (
            ("anchor", city and city.port >= 0),
            ("granary", province.granary),
            ("caravan", province.caravan),
        ):
            if has:
                found.icons[kind].append(name)
    found.plates = {area.name: _plate(area) for area in atlas.areas.values() if area.provinces}
    return found


def _amount(halves: int | None) -> str:
    whole, half = divmod(halves or 0, 2)
    return f"{whole or ''}½" if half else str(whole or "")


def _plate(area: Area) -> Plate:
    figures = [("disc", _amount(area.half_kingdom)), ("square", _amount(area.half_empire))]
    return Plate(SIGNS[area.status], [(shape, text) for shape, text in figures if text])
