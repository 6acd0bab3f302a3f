"""The chance of an interception on the map, with every modifier and its rule."""

from __future__ import annotations

from itertools import pairwise

from aevum.engine.event import Modifier
from aevum.engine.refusal import BadData
from aevum.games.invasions.atlas import PROVINCE, Atlas
from aevum.games.invasions.rules.reaction.interception import (
    FARTHEST,
    SUCCEEDS_AT,
    Interceptor,
    best_way,
    chance,
    stack_modifier,
    way_modifier,
)

OPTIONS = ("intercept", "combat", "empire", "capital", "hostile")
MOST_COMBAT = 3


def intercept(atlas: Atlas, a: int, b: int, options: dict[str, object]) -> dict[str, object]:
    """From province `a` at an enemy who enters `b`; `hostile` provinces, with commas, cannot be passed."""
    for name in options:
        if name not in OPTIONS:
            raise BadData(f"options: there is no option '{name}' here; known: {', '.join(OPTIONS)}")
    if atlas.graph.kinds[a] != PROVINCE or atlas.graph.kinds[b] != PROVINCE or a == b:
        raise BadData("options.intercept: it goes from one province to another")
    stack = Interceptor(_combat(options), _flag(options, "empire"), _flag(options, "capital"))
    names = str(options["hostile"]).split(",") if "hostile" in options else []
    path = best_way(a, b, _steps(atlas), {atlas.find(name) for name in names})
    if path is None:
        return {"way": [], "chance": 0.0, "farthest": FARTHEST, "modifiers": []}
    items: list[Modifier] = []
    total = stack_modifier(stack, items) + way_modifier(
        [_border(atlas, p, q) for p, q in pairwise(path)], items
    )
    return {
        "way": [atlas.graph.names[p] for p in path],
        "chance": chance(total),
        "needed": SUCCEEDS_AT,
        "modifiers": [item.to_json() for item in items],
    }


def _border(atlas: Atlas, a: int, b: int) -> tuple[int, str]:
    border = atlas.border(a, b)
    assert border is not None
    return border.kind, border.name


def _steps(atlas: Atlas) -> list[list[tuple[int, int, str]]]:
    land = atlas.land
    return [[(b, *_border(atlas, p.number, b)) for b in land.neighbours(p.number)] for p in atlas.provinces]


def _combat(options: dict[str, object]) -> int:
    value = options.get("combat", 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_COMBAT:
        raise BadData(f"options.combat: expected a number from 0 to {MOST_COMBAT}, found {value!r}")
    return value


def _flag(options: dict[str, object], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise BadData(f"options.{name}: expected true or false, found {value!r}")
    return value
