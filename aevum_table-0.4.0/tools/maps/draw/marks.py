"""Where anchors, granaries and caravans may stand."""

from __future__ import annotations

import math

from tools.maps.draw.board import Province
from tools.maps.draw.labels import Label
from tools.maps.draw.names import Names, square
from tools.maps.draw.search import Candidate, Item
from tools.maps.draw.style import POINT


def anchor(names: Names, province: Province) -> Item[Label]:
    """In the water of its own sea, as near the harbour as the anchor fits."""
    assert province.port_at
    own = names.survey.own(province.port_sea)
    half = names.style.size("city.anchor_size")
    found: list[Candidate[Label]] = []
    for ring in range(9):
        for turn in range(0, 360, 20):
            far = ring * 4 * POINT
            x = province.port_at[0] + far * math.cos(math.radians(turn))
            y = province.port_at[1] + far * math.sin(math.radians(turn))
            box = square(x, y, half)
            dry = 1 - float(own.share(box)[0])
            label = Label("anchor", province.name, (), x, y, half, boxes=box)
            found.append(Candidate(dry * 9 + ring * 0.35, box, label))
    found.sort(key=lambda c: c.price)
    return Item(province.name, "anchor", found[:60])


def icon(names: Names, province: Province, kind: str) -> Item[Label]:
    """A granary or a caravan stands by the city, or in the middle of a province without one."""
    own = names.survey.own(province.name)
    half = names.style.size("city.icon")
    at = province.city_at or (province.shape.centroid.x, province.shape.centroid.y)
    found: list[Candidate[Label]] = []
    for ring in range(3, 16):
        for turn in range(0, 360, 20):
            far = ring * 7 * POINT
            x, y = at[0] + far * math.cos(math.radians(turn)), at[1] + far * math.sin(math.radians(turn))
            box = square(x, y, half)
            crossed = float(names.survey.lines.share(box)[0])
            price = (1 - float(own.share(box)[0])) * 8 + crossed * 4 + ring * 0.3
            found.append(Candidate(price, box, Label(kind, province.name, (), x, y, half, boxes=box)))
    found.sort(key=lambda c: c.price)
    return Item(province.name, kind, found[:80])
