"""Places grow from their points until they meet: one run of Dijkstra from all points at once."""

from __future__ import annotations

import numpy as np
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from tools.maps.grid import STEPS, Labels
from tools.maps.projection import Floats

CellSeed = tuple[int, int, int]  # row, column, label


def grow(pieces: Labels, cost: Floats, extra: Floats, seeds: list[CellSeed], cell: float) -> Labels:
    """The label that reaches each cell first. Fronts stay within one of the `pieces` (0: not to be
    filled); `cost` is per km, `extra` in km per link (infinite: no way)."""
    mask = pieces > 0
    count = int(mask.sum())
    index = np.full(mask.shape, -1, np.int64)
    index[mask] = np.arange(count)
    rows, columns = mask.shape
    starts, ends, lengths = [], [], []
    for number, (down, right) in enumerate(STEPS):
        a = slice(0, rows - down), slice(max(0, -right), columns - max(0, right))
        b = slice(down, rows), slice(max(0, right), columns - max(0, -right))
        toll = extra[number][a]
        ok = mask[a] & mask[b] & (pieces[a] == pieces[b]) & np.isfinite(toll)
        length = cell * float(np.hypot(down, right)) * 0.5 * (cost[a] + cost[b]) + toll
        starts.append(index[a][ok])
        ends.append(index[b][ok])
        lengths.append(length[ok])
    links = coo_matrix(
        (np.concatenate(lengths), (np.concatenate(starts), np.concatenate(ends))), shape=(count, count)
    )
    label_of: dict[int, int] = {}
    for row, column, label in seeds:
        label_of.setdefault(int(index[row, column]), label)  # the first seed of a cell has it
    sources = np.array(sorted(label_of))
    distance, _, source = dijkstra(
        links.tocsr(), directed=False, indices=sources, min_only=True, return_predecessors=True
    )
    table = np.zeros(count + 1, np.int32)
    for at, label in label_of.items():
        table[at] = label
    reached = np.isfinite(distance)
    found = np.zeros(count, np.int32)
    found[reached] = table[source[reached]]
    labels = np.zeros(mask.shape, np.int32)
    labels[mask] = found
    return labels


def spread(labels: Labels) -> Labels:
    """Every cell without a label takes that of the nearest one."""
    _, (row, column) = ndimage.distance_transform_edt(labels == 0, return_indices=True)
    return labels[row, column]


def despeckle(labels: Labels, seeds: list[CellSeed]) -> Labels:
    """Keep only the pieces of a place that hold one of its points."""
    kept = labels.copy()
    for label, window in enumerate(ndimage.find_objects(labels), start=1):
        if window is None:
            continue
        mine = labels[window] == label
        pieces, count = ndimage.label(mine)
        if count > 1:
            top, left = window[0].start, window[1].start
            keep = {int(pieces[r - top, c - left]) for r, c, seed in seeds if seed == label} - {0}
            if not keep:
                keep = {int(np.argmax(np.bincount(pieces.ravel())[1:]) + 1)}
            kept[window][mine & ~np.isin(pieces, sorted(keep))] = 0
    return np.where(labels > 0, spread(kept), 0).astype(np.int32)
