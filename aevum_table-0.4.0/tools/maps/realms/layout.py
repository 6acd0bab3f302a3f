"""All names and signs of the board, placed together."""

from __future__ import annotations

import json
from pathlib import Path

from tools.maps.draw.board import Board
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.labels import LEADING, RISE, Label
from tools.maps.draw.marks import anchor, icon
from tools.maps.draw.names import Names
from tools.maps.draw.search import Item, Search
from tools.maps.draw.style import Style
from tools.maps.draw.survey import Boxes, Survey
from tools.maps.realms.board import CLOSED

GROUPS = {"province": "provinces", "sea": "seas"}


def place(board: Board, style: Style, fonts: Fonts, survey: Survey) -> tuple[list[Label], Boxes]:
    """The labels, and the boxes that were kept free for what does not move."""
    names = Names(board, style, fonts, survey)
    places = board.provinces.values()
    items: list[Item[Label]] = [names.sea(sea) for sea in board.seas.values() if sea.name != CLOSED]
    items += [names.province(p) for p in sorted(places, key=lambda p: p.shape.area)]
    items += [anchor(names, p) for p in places if p.port_at]
    items += [icon(names, p, "fire") for p in places if p.fire]
    labels, left = Search(items, names.fixed).run()
    if left:
        raise SystemExit(f"labels that find no place beside each other: {left}")
    return labels, names.fixed


def write(labels: list[Label], board: Board, style: Style, path: Path) -> None:
    """labels.json: see docs/map-format.md."""
    found: dict[str, object] = {"format": 1, "leading": LEADING, "rise": RISE}
    for kind, group in GROUPS.items():
        found[group] = {m.name: m.to_json() for m in sorted(labels, key=lambda m: m.name) if m.kind == kind}
    half = style.sizes("city.radius")[0]
    signs = {p.name: (*p.city_at, half) for p in board.provinces.values() if p.city_at}
    found["icons"] = {"settlement": {name: [round(v) for v in at] for name, at in sorted(signs.items())}} | {
        kind: {m.name: [round(m.x), round(m.y), round(m.size)] for m in labels if m.kind == kind}
        for kind in ("anchor", "fire")
    }
    rows = [f" {json.dumps(k)}: {_value(v)}" for k, v in found.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _value(value: object) -> str:
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in value.items()]
    return "{\n" + ",\n".join(rows) + "}"
