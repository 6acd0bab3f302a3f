"""Proves that no label lies over another, over a city or beyond the edge; independent of the search."""

from __future__ import annotations

import numpy as np

from tools.maps.draw.board import Board
from tools.maps.draw.labels import Label
from tools.maps.draw.survey import Boxes


def overlaps(board: Board, labels: list[Label], fixed: Boxes) -> list[str]:
    """Every pair that overlaps and every label beyond its frame; empty if all is well."""
    boxes = np.vstack([fixed, *[label.boxes for label in labels]])
    owner = np.repeat(range(-1, len(labels)), [len(fixed), *[len(label.boxes) for label in labels]])
    found = set()
    for i in range(len(fixed), len(boxes)):
        left, top, right, bottom = boxes[i]
        hit = (boxes[:i, 0] < right) & (boxes[:i, 2] > left) & (boxes[:i, 1] < bottom) & (boxes[:i, 3] > top)
        for j in np.flatnonzero(hit & (owner[:i] != owner[i])):
            other = labels[owner[j]].name if owner[j] >= 0 else "what stands there"
            found.add(f"{labels[owner[i]].kind} {labels[owner[i]].name}: over {other}")
    for label in labels:
        left, top, right, bottom = board.frames["full" if eastern(board, label) else "base"]
        hull = (*label.boxes[:, :2].min(axis=0), *label.boxes[:, 2:].max(axis=0))
        if hull[0] < left or hull[1] < top or hull[2] > right or hull[3] > bottom:
            found.add(f"{label.kind} {label.name}: beyond the edge")
    return sorted(found)


def eastern(board: Board, label: Label) -> bool:
    """Whether a label belongs to "Towards the East" alone."""
    if label.kind == "sea":
        return board.seas[label.name].east
    if label.kind == "area":
        return board.areas[label.name].east
    if label.kind == "city":
        return all(p.east for p in board.provinces.values() if p.city == label.name)
    return board.provinces[label.name].east
