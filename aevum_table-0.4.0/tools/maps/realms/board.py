"""The board as the painter of tools/maps/draw takes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import shapely

from tools.maps.draw.board import Board, Province, Sea, compose, rows, spread
from tools.maps.draw.pieces import reach
from tools.maps.draw.style import POINT, Style

CLOSED = "~"  # the water beyond the board


def read(topology: dict[str, Any], data: Path, style: Style) -> Board:
    places = {row["place"]: row for row in rows(data / "places.csv")}
    titles = {row["sea"]: row["name"] for row in rows(data / "seas.csv")}

    def province(name: str, about: dict[str, Any], shape: shapely.Geometry) -> Province:
        row = places[name]
        return Province(
            name,
            area=row["home"],
            east=False,
            shape=shape,
            terrain=row["terrain"],
            income="",
            city=name if row["settlement"] == "1" else "",
            level=0,
            walls=False,
            city_at=tuple(about["city"]) if "city" in about else None,
            port_sea=about.get("port_sea", ""),
            port_at=tuple(about["port"]) if "port" in about else None,
            granary=False,
            caravan=False,
            title=row["name"],
            fire=row["fire"] == "1",
        )

    def sea(name: str, about: dict[str, Any], shape: shapely.Geometry) -> Sea:
        return Sea(name, False, shape, 0, titles.get(name, ""))

    board = compose(topology, province, sea)
    spread(board, lambda place: reach(place, style), 3 * POINT)
    return board
