"""All labels of the board, placed together."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from tools.maps.draw.board import Board
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.labels import LEADING, RISE, Label
from tools.maps.draw.marks import anchor, icon
from tools.maps.draw.names import Names
from tools.maps.draw.plates import area_item, off_map
from tools.maps.draw.search import Item, Search
from tools.maps.draw.style import Style
from tools.maps.draw.survey import Boxes, Survey

GROUPS = {"province": "provinces", "sea": "seas", "area": "areas", "city": "cities"}


def place(board: Board, style: Style, fonts: Fonts, survey: Survey) -> tuple[list[Label], Boxes]:
    """The labels, and the boxes that were kept free for what does not move."""
    names = Names(board, style, fonts, survey)
    names.fixed = np.vstack([names.fixed, *[label.boxes for label, _ in off_map(fonts, style)]])
    provinces = board.provinces.values()
    items: list[Item[Label]] = [area_item(names, area) for area in board.areas.values()]
    items += [names.sea(sea) for sea in board.seas.values()]
    items += [names.province(p) for p in sorted(provinces, key=lambda p: p.shape.area)]
    items += [anchor(names, p) for p in provinces if p.port_at]
    items += [icon(names, p, "granary") for p in provinces if p.granary]
    items += [icon(names, p, "caravan") for p in provinces if p.caravan]
    items += [names.city(p) for p in provinces if p.city_at]
    labels, left = Search(items, names.fixed).run()
    if left:
        raise SystemExit(f"labels that find no place beside each other: {left}")
    return labels, names.fixed


def write(labels: list[Label], board: Board, path: Path) -> None:
    """labels.json: see docs/map-format.md."""
    found: dict[str, object] = {"format": 1, "leading": LEADING, "rise": RISE}
    for kind, group in GROUPS.items():
        found[group] = {m.name: m.to_json() for m in sorted(labels, key=lambda m: m.name) if m.kind == kind}
    cities = {p.city: [round(v) for v in p.city_at] for p in board.provinces.values() if p.city_at}
    found["icons"] = {"city": dict(sorted(cities.items()))} | {
        kind: {m.name: [round(m.x), round(m.y), round(m.size)] for m in labels if m.kind == kind}
        for kind in ("anchor", "granary", "caravan")
    }
    rows = [f" {json.dumps(k)}: {_value(v)}" for k, v in found.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _value(value: object) -> str:
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = [f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()]
    return "{\n" + ",\n".join(rows) + "}"
