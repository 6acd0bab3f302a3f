"""What a picture shows of a board of territories: homes of kingdoms, settlements with goods, ports, fires."""

from typing import Any

from aevum.kit.map_scene import Realm, Scene

LAND, WATER = "", "~"
"""What lies beyond the board (docs/map-format.md)."""
Rows = list[dict[str, str]]


def territories(
    places: Rows,
    seas: Rows,
    kingdoms: dict[str, str],
    goods: dict[str, str],
    style: dict[str, Any],
    closed: frozenset[str] = frozenset(),
) -> Scene:
    """From the rows of the tables, and the name of the colour of each kingdom and good. `closed`: places and
    seas that are not in play, which lie under a veil."""
    found = Scene()
    found.fills = {LAND: style["beyond"]["fill"], WATER: style["terrain"]["sea"]}
    found.fills |= {row["sea"]: style["terrain"]["sea"] for row in seas if row["sea"] not in closed}
    played = [row for row in places if row["place"] not in closed]
    found.fills |= {row["place"]: style["terrain"][row["terrain"]] for row in played}
    for kind, column in (("settlement", "settlement"), ("anchor", "port"), ("fire", "fire")):
        found.icons[kind] = [row["place"] for row in played if row[column] == "1"]
    found.icon_colours["settlement"] = {
        row["place"]: style["good"][goods[row["good"]]] for row in played if row["good"]
    }
    for kingdom, colour in kingdoms.items():
        members = [row["place"] for row in played if row["home"] == kingdom]
        found.realms.append(Realm(style["kingdom"][colour], members))
    return found
