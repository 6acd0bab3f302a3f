"""The chance of an interception on the map, with every modifier and its rule."""

from __future__ import annotations

from itertools import pairwise

from aevum.engine.event import Modifier
from aevum.engine.refusal import BadData
from aevum.games.invasions.atlas import PROVINCE, Atlas
from aevum.games.invasions.atlas_options import Options, blocked_straits, check, flag, number, places
from aevum.games.invasions.notation import MOST_COMBAT
from aevum.games.invasions.rules.reaction.interception import (
    FARTHEST,
    SUCCEEDS_AT,
    Interceptor,
    best_way,
    chance,
    stack_modifier,
    way_modifier,
)

OPTIONS = ("intercept", "combat", "empire", "capital", "hostile", "blocked")


def intercept(atlas: Atlas, a: int, b: int, options: Options) -> dict[str, object]:
    """From province `a` at an enemy who enters `b`; `hostile` provinces and `blocked` straits are closed."""
    check(options, OPTIONS)
    if atlas.graph.kinds[a] != PROVINCE or atlas.graph.kinds[b] != PROVINCE or a == b:
        raise BadData("options.intercept: it goes from one province to another")
    combat = number(options, "combat", MOST_COMBAT)
    stack = Interceptor(combat, flag(options, "empire"), flag(options, "capital"))
    steps = _steps(atlas, blocked_straits(atlas, options))
    path = best_way(a, b, steps, places(atlas, options, "hostile"))
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


def _steps(atlas: Atlas, blocked: set[tuple[int, int]]) -> list[list[tuple[int, int, str]]]:
    """For each province its neighbours by land, with the border between."""
    found: list[list[tuple[int, int, str]]] = [[] for _ in atlas.provinces]
    for pair, border in atlas.borders.items():
        if pair not in blocked:
            for here, there in (pair, pair[::-1]):
                found[here].append((there, border.kind, border.name))
    return [sorted(row) for row in found]
