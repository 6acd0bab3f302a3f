"""python -m tools.knots GAME: which rooms of a game's rules lie in a cycle, and where one would cut.

A room is a folder or file directly under `rules/`. Every import counts: at the head of a module, in a
function, under TYPE_CHECKING, and a module that is named in a text (importlib).
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import networkx as nx

BESIDE = "../"
"""Begins the name of a part of a game that lies beside its rules."""

GAMES = Path(__file__).resolve().parents[1] / "src/aevum/games"


@dataclass(frozen=True)
class Import:
    """One line by which a room needs another."""

    source: str
    room: str
    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}"


def rooms_of(rules: Path) -> list[str]:
    """The rooms under a folder of rules; `__init__.py` is none."""
    entries = [e for e in rules.iterdir() if e.suffix == ".py" or (e.is_dir() and any(e.rglob("*.py")))]
    return sorted(entry.stem for entry in entries if entry.stem != "__init__")


def imports_of(game: str, games: Path = GAMES) -> list[Import]:
    """Every import by which one room needs another, or a part of the game beside the rules (`../scene`).

    What such a part needs is told as well, so that no cycle is missed that goes round through it.
    """
    found: list[Import] = []
    parts = [BESIDE + part for part in rooms_of(games / game)]
    todo = rooms_of(games / game / "rules")
    rooms, seen = {*todo, *parts}, set(todo)
    while todo:
        source = todo.pop(0)
        for one in _needs(source, game, games):
            if one.room in rooms and one.room != source:
                found.append(one)
                if one.room not in seen:
                    seen.add(one.room)
                    todo.append(one.room)
    return found


def _needs(source: str, game: str, games: Path) -> Iterator[Import]:
    base = (games / game / "rules" / source).resolve()
    package = f"aevum.games.{game}."
    for file in sorted([*base.rglob("*.py"), *base.parent.glob(f"{base.name}.py")]):
        path = file.relative_to(games.resolve())
        here = ("aevum", "games", *path.with_suffix("").parts)
        for line, name in _named(ast.parse(file.read_text(encoding="utf-8")), package, here):
            if name.startswith(package):
                inner = name.removeprefix(package).split(".")
                room = inner[1] if inner[0] == "rules" and len(inner) > 1 else BESIDE + inner[0]
                yield Import(source, room, str(path), line, name)


def _named(tree: ast.Module, package: str, here: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The full names that the module `here` imports, each with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = [*(here[:-level] if level else []), *([module] if module else [])]
                yield from ((node.lineno, ".".join([*base, alias.name])) for alias in names)
            case ast.Constant(value=str(text)) if text.startswith(package):
                yield node.lineno, text


def graph_of(imports: Sequence[Import]) -> nx.DiGraph[str]:
    """The rooms, an edge from each to those that it imports; its weight is how many names it imports."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    for one in imports:
        known = graph.get_edge_data(one.source, one.room, {"weight": 0})
        graph.add_edge(one.source, one.room, weight=known["weight"] + 1)
    return graph


def knots_of(graph: nx.DiGraph[str]) -> list[list[str]]:
    """The sets of rooms of which each needs every other, the largest first.

    Parts beside the rules are among them only where a room is.
    """
    parts = [sorted(part) for part in nx.strongly_connected_components(graph) if len(part) > 1]
    return sorted([part for part in parts if any(map(_inside, part))], key=lambda knot: (-len(knot), knot))


def _inside(room: str) -> bool:
    return not room.startswith(BESIDE)


def knotted(graph: nx.DiGraph[str]) -> int:
    """How many rooms lie in some cycle; what lies beside the rules is none."""
    return sum(_inside(room) for knot in knots_of(graph) for room in knot)


def order_of(graph: nx.DiGraph[str]) -> list[str]:
    """The rooms from bottom to top, so that few imports point upwards: none where there is no knot."""
    whole: nx.DiGraph[str] = nx.condensation(graph)
    order: list[str] = []
    for part in reversed(list(nx.lexicographical_topological_sort(whole))):
        order += _settled(graph.subgraph(whole.nodes[part]["members"]))
    return order


def _settled(knot: nx.DiGraph[str]) -> list[str]:
    """Rooms of one knot: each goes where fewest of its imports point upwards, until none wants to move."""
    order = sorted(knot, key=lambda room: (knot.out_degree(room) - knot.in_degree(room), room))
    weight = nx.get_edge_attributes(knot, "weight")
    moved = True
    while moved:
        moved = False
        for room in list(order):
            at = order.index(room)
            rest = order[:at] + order[at + 1 :]
            cost = sum(weight.get((room, other), 0) for other in rest)
            costs = [cost]
            for other in rest:
                cost += weight.get((other, room), 0) - weight.get((room, other), 0)
                costs.append(cost)
            if min(costs) < costs[at]:
                rest.insert(costs.index(min(costs)), room)
                order, moved = rest, True
    return order


def cuts_of(graph: nx.DiGraph[str]) -> list[tuple[int, str, str]]:
    """The edges that point upwards in the order of the rooms: how many rooms it frees when cut, and its ends.

    The one that frees most rooms for fewest imports comes first.
    """
    place = {room: at for at, room in enumerate(order_of(graph))}
    knot = {room: at for at, rooms in enumerate(knots_of(graph)) for room in rooms}
    before = knotted(graph)
    cuts = []
    for low, high in graph.edges:
        if place[low] < place[high] and low in knot and knot[low] == knot.get(high):
            rest = graph.copy()
            rest.remove_edge(low, high)
            cuts.append((before - knotted(rest), low, high))
    return sorted(cuts, key=lambda cut: (-cut[0], graph.edges[cut[1], cut[2]]["weight"], cut[1:]))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.knots", description=__doc__)
    parser.add_argument("game", choices=sorted(p.parent.name for p in GAMES.glob("*/rules")))
    game = parser.parse_args(words).game
    imports = imports_of(game)
    graph = graph_of(imports)
    lines = defaultdict(list)
    for one in imports:
        lines[one.source, one.room].append(one)
    for knot in knots_of(graph):
        print(f"{len(knot)} rooms in one knot: {', '.join(knot)}")
    for freed, low, high in cuts_of(graph):
        print(f"\n{low} -> {high}  (frees {freed})")
        for one in lines[low, high]:
            print(f"  {one}")
    print(f"\n{knotted(graph)} of {len(rooms_of(GAMES / game / 'rules'))} rooms lie in a cycle")
    print(f"bottom to top: {' '.join(order_of(graph))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
