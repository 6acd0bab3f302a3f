"""What the rules ask of a map in an activation: neighbours, distances, a path, all places near by."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from aevum.games.invasions.atlas import BY_LAND, Atlas, atlas
from aevum.kit.maps import OPEN, SHUT

SHUT_SHARE = 0.1
"""Of the provinces, as hostile stacks would close them."""
PAIRS = 40


def _seconds(queries: int, rounds: int, work: Callable[[], None]) -> float:
    start = perf_counter()
    for _ in range(rounds):
        work()
    return (perf_counter() - start) / (rounds * queries)


class Board:
    """The same questions for us and for the peer: a mask of places, and pairs that have a way under it."""

    def __init__(self, seed: int = 7) -> None:
        rng = Random(seed)
        self.atlas: Atlas = atlas()
        count = len(self.atlas.provinces)
        self.places = [SHUT if rng.random() < SHUT_SHARE else OPEN for _ in range(count)]
        self.places += [SHUT] * (self.atlas.graph.size - count)
        self.net = self.atlas.graph.net(BY_LAND)
        self.pairs: list[tuple[int, int]] = []
        while len(self.pairs) < PAIRS:
            a, b = rng.randrange(count), rng.randrange(count)
            if self.places[a] and self.places[b] and self.net.path(a, b, self.places):
                self.pairs.append((a, b))

    def neighbours(self, rounds: int) -> float:
        """All neighbours of a province with the kind of border to each; seconds for one neighbour."""
        graph, net = self.atlas.graph, self.net
        queries = sum(len(net.near[a]) for a, _ in self.pairs)

        def work() -> None:
            for a, _ in self.pairs:
                for b in net.neighbours(a):
                    graph.border(a, b)

        return _seconds(queries, rounds, work)

    def distances(self, rounds: int) -> float:
        def work() -> None:
            for a, _ in self.pairs:
                self.net.distances(a, self.places)

        return _seconds(PAIRS, rounds, work)

    def path(self, rounds: int) -> float:
        def work() -> None:
            for a, b in self.pairs:
                self.net.path(a, b, self.places)

        return _seconds(PAIRS, rounds, work)

    def within_three(self, rounds: int) -> float:
        def work() -> None:
            for a, _ in self.pairs:
                self.net.within(a, 3, self.places)

        return _seconds(PAIRS, rounds, work)

    def peer(self) -> Callable[[int], float] | None:
        """networkx for the same paths, on a graph of only the open places: the mask is a present to it."""
        try:
            networkx: Any = import_module("networkx")
        except ImportError:
            return None
        graph = networkx.Graph()
        for a, near in enumerate(self.net.near):
            graph.add_edges_from((a, b) for b in near if self.places[a] and self.places[b])

        def path(rounds: int) -> float:
            def work() -> None:
                for a, b in self.pairs:
                    networkx.shortest_path(graph, a, b)

            return _seconds(PAIRS, rounds, work)

        return path


def measure(repeats: int, effort: float) -> tuple[dict[str, float], float | None]:
    """Our figures, and the peer's seconds for a path where it is installed; the best of several runs."""
    board = Board()
    peer = board.peer()
    rounds = max(1, round(50 * effort))
    best: dict[str, float] = {}
    peer_best: float | None = None
    for _ in range(repeats):
        runs = {
            "neighbours_ns": 1e9 * board.neighbours(rounds),
            "distances_us": 1e6 * board.distances(rounds),
            "path_us": 1e6 * board.path(rounds),
            "within_three_us": 1e6 * board.within_three(rounds),
        }
        best = {name: min(value, best.get(name, value)) for name, value in runs.items()}
        if peer is not None:
            seconds = peer(rounds)
            peer_best = seconds if peer_best is None else min(seconds, peer_best)
    return best, peer_best
