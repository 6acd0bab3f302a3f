"""What a picture of the map shows, ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.atlas import Atlas
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.kit.map_scene import Scene
from aevum.kit.map_territories import territories
from aevum.kit.tables import rows

picture: Callable[..., str] | None = None
"""It is drawn from shapes."""


def scene(atlas: Atlas, style: dict[str, Any]) -> Scene:
    kingdoms = {kingdom.key: kingdom.colour for kingdom in atlas.kingdoms if kingdom.number in atlas.played}
    goods = {row["good"]: row["colour"] for row in rows(PACKAGE, "goods")}
    places, seas = list(atlas.places.values()), list(atlas.seas.values())
    return territories(places, seas, kingdoms, goods, style, atlas.closed())
