"""Places all labels at once: each has candidates with a price, and no two chosen ones may overlap.

Conflicts are fought out pair by pair: a pair that keeps colliding becomes dearer until one gives way.
Nothing is random, so the same map gives the same labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from tools.maps.draw.survey import Boxes

Label = TypeVar("Label")
ROUNDS = 60
GAP = 14.0  # map units that stay free between labels


@dataclass
class Candidate(Generic[Label]):
    price: float
    boxes: Boxes
    label: Label


@dataclass
class Item(Generic[Label]):
    name: str
    kind: str
    candidates: list[Candidate[Label]]


def overlap(a: Boxes, b: Boxes, gap: float = 0.0) -> NDArray[np.bool_]:
    """(len(a), len(b)): which boxes come nearer than `gap` to each other."""
    return (
        (a[:, None, 0] < b[None, :, 2] + gap)
        & (b[None, :, 0] < a[:, None, 2] + gap)
        & (a[:, None, 1] < b[None, :, 3] + gap)
        & (b[None, :, 1] < a[:, None, 3] + gap)
    )


class Search(Generic[Label]):
    def __init__(self, items: list[Item[Label]], fixed: Boxes) -> None:
        self.items = []
        for item in items:
            free = [c for c in item.candidates if not overlap(c.boxes, fixed, GAP / 2).any()]
            if not free:
                raise SystemExit(f"no free place at all for the {item.kind} name {item.name}")
            free.sort(key=lambda c: c.price)
            self.items.append(Item(item.name, item.kind, free))
        self.near = self._neighbours()
        self.chosen = [0] * len(self.items)
        self.weight: dict[tuple[int, int], float] = {}
        self._clashes: dict[tuple[int, int], NDArray[np.bool_]] = {}

    def _neighbours(self) -> list[list[int]]:
        """Items whose candidates can meet at all."""
        reach = np.array(
            [
                [
                    min(c.boxes[:, 0].min() for c in item.candidates),
                    min(c.boxes[:, 1].min() for c in item.candidates),
                    max(c.boxes[:, 2].max() for c in item.candidates),
                    max(c.boxes[:, 3].max() for c in item.candidates),
                ]
                for item in self.items
            ]
        )
        meet = overlap(reach, reach, GAP)
        np.fill_diagonal(meet, False)
        return [list(np.flatnonzero(row)) for row in meet]

    def clashes(self, i: int, j: int) -> NDArray[np.bool_]:
        """(candidates of i, candidates of j): which exclude each other."""
        if i > j:
            return self.clashes(j, i).T
        if (i, j) not in self._clashes:
            first, second = self.items[i].candidates, self.items[j].candidates
            a, b = np.vstack([c.boxes for c in first]), np.vstack([c.boxes for c in second])
            rows = np.repeat(np.arange(len(first)), [len(c.boxes) for c in first])
            columns = np.repeat(np.arange(len(second)), [len(c.boxes) for c in second])
            table = np.zeros((len(first), len(second)), bool)
            hit = np.nonzero(overlap(a, b, GAP))
            table[rows[hit[0]], columns[hit[1]]] = True
            self._clashes[(i, j)] = table
        return self._clashes[(i, j)]

    def prices(self, i: int) -> NDArray[np.float64]:
        """What each candidate of an item costs where the others stand now."""
        total = np.array([c.price for c in self.items[i].candidates])
        for j in self.near[i]:
            hit = self.clashes(i, j)[:, self.chosen[j]]
            if hit.any():
                total = total + hit * (4.0 + self.weight.get((min(i, j), max(i, j)), 0.0))
        return total

    def conflicts(self) -> list[tuple[int, int]]:
        return [
            (i, j)
            for i in range(len(self.items))
            for j in self.near[i]
            if i < j and self.clashes(i, j)[self.chosen[i], self.chosen[j]]
        ]

    def run(self) -> tuple[list[Label], list[tuple[str, str]]]:
        """The labels chosen, and the pairs that still overlap (none, if all is well)."""
        best = (len(self.items) ** 2, self.chosen)
        for _ in range(ROUNDS):
            moved = False
            for i in range(len(self.items)):
                to = int(np.argmin(self.prices(i)))
                moved |= to != self.chosen[i]
                self.chosen[i] = to
            pairs = self.conflicts()
            if len(pairs) < best[0]:
                best = (len(pairs), list(self.chosen))
            if not pairs and not moved:
                break
            for pair in pairs:
                self.weight[pair] = self.weight.get(pair, 0.0) + 3.0
        self.chosen = best[1]
        left = [(self.items[i].name, self.items[j].name) for i, j in self.conflicts()]
        return [item.candidates[n].label for item, n in zip(self.items, self.chosen, strict=True)], left
