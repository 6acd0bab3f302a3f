"""The graph of a board: places with numbers, borders with kinds, distances and paths.

A board of provinces and seas, of territories or of hexes is the same thing here: places 0, 1, 2, ... of
some kind, and between two neighbours one border of some kind. Rules ask under two conditions: which kinds
of border may be crossed (a mask: bit k for kind k), and which places may be entered (a list with one of
SHUT, OPEN and STOP for each place). `Graph.net(mask)` answers the first once and for all; what is left is a
walk over short lists of ints. Measured on 238 provinces, that takes two thirds of the time of one array for
all neighbours when compiled and half of it when not; and lists beat bytearrays.
"""

from typing import Final

from aevum.engine.refusal import BadData

ALL: Final = -1
"""The mask of every kind of border."""
NO_BORDER: Final = -1
FAR: Final = -1
"""The distance of what cannot be reached."""
MOST_KINDS: Final = 62
"""Kinds of border: what a mask can hold without becoming a big number."""

SHUT: Final = 0
OPEN: Final = 1
STOP: Final = 2
"""May be entered, but not passed through. Where a walk begins is left in any case."""


class Net:
    """Who borders on whom, as far as the borders of one mask go. Lists that it hands out are its own."""

    def __init__(self, near: list[list[int]]) -> None:
        self.size = len(near)
        self.near = near
        """For each place its neighbours, in the order of their numbers."""
        self._open = [OPEN] * self.size
        self._rows: list[list[int]] = [[] for _ in near]

    def neighbours(self, a: int) -> list[int]:
        """One step from there."""
        return self.near[a]

    def distance(self, a: int, b: int) -> int:
        """Steps from a to b with every place open, FAR where there is no way."""
        return self.row(a)[b]

    def row(self, a: int) -> list[int]:
        """The distances from a with every place open: walked once, then remembered."""
        row = self._rows[a]
        if not row:
            row = self.distances(a, self._open)
            self._rows[a] = row
        return row

    def distances(self, a: int, places: list[int]) -> list[int]:
        """The distance of every place from a, FAR where it cannot be reached."""
        near = self.near
        far = [FAR] * self.size
        far[a] = 0
        queue = [a]
        for p in queue:
            d = far[p] + 1
            for q in near[p]:
                if far[q] < 0 and places[q]:
                    far[q] = d
                    if places[q] == OPEN:
                        queue.append(q)
        return far

    def path(self, a: int, b: int, places: list[int] | None = None) -> list[int]:
        """A shortest way from a to b, both included; empty where there is none.

        Of several the one that is first in the order of numbers, compared place by place: it depends on
        nothing but the board.
        """
        return self._path_in_the_open(a, b) if places is None else self._path_through(a, b, places)

    def _path_in_the_open(self, a: int, b: int) -> list[int]:
        # The rows of b hold the distances to b only because borders go both ways.
        row = self.row(b)
        if row[a] == FAR:
            return []
        path = [a]
        p = a
        while p != b:
            for q in self.near[p]:
                if row[q] == row[p] - 1:
                    p = q
                    break
            path.append(p)
        return path

    def _path_through(self, a: int, b: int, places: list[int]) -> list[int]:
        # Places join the queue in the order of their first paths, so the first to reach a place is the one
        # that its first path comes from.
        near = self.near
        before = [FAR] * self.size
        before[a] = a
        queue = [a]
        for p in queue:
            if before[b] != FAR:
                break
            for q in near[p]:
                if before[q] < 0 and places[q]:
                    before[q] = p
                    if places[q] == OPEN:
                        queue.append(q)
        if before[b] == FAR:
            return []
        path = [b]
        p = b
        while p != a:
            p = before[p]
            path.append(p)
        path.reverse()
        return path

    def within(self, a: int, steps: int, places: list[int] | None = None) -> list[int]:
        """All places at most so many steps away, nearest first, a itself among them."""
        near = self.near
        states = self._open if places is None else places
        seen = [False] * self.size
        seen[a] = True
        found = [a]
        ring = [a]
        for _ in range(steps):
            following: list[int] = []
            for p in ring:
                for q in near[p]:
                    if not seen[q] and states[q]:
                        seen[q] = True
                        found.append(q)
                        if states[q] == OPEN:
                            following.append(q)
            if not following:
                break
            ring = following
        return found

    def component(self, a: int, places: list[int] | None = None) -> list[int]:
        """All places that can be reached from a, nearest first, a itself among them."""
        return self.within(a, self.size, places)

    def components(self, places: list[int] | None = None) -> list[int]:
        """For each place the number of its connected part, counted from 0; FAR for those not OPEN."""
        states = self._open if places is None else places
        part = [FAR] * self.size
        count = 0
        for a in range(self.size):
            if states[a] == OPEN and part[a] == FAR:
                for p in self.within(a, self.size, states):
                    if states[p] == OPEN:
                        part[p] = count
                count += 1
        return part


class Graph:
    """All places and borders of a board. It does not change once made."""

    def __init__(self, names: list[str], kinds: list[int], borders: list[tuple[int, int, int]]) -> None:
        """`borders`: two places and the kind of border between them, each pair once."""
        if len(names) != len(kinds):
            raise BadData(f"a map has {len(names)} names, but {len(kinds)} kinds of places")
        self.size = len(names)
        self.names = names
        self.kinds = kinds
        self._numbers: dict[str, int] = {}
        for number, name in enumerate(names):
            if name in self._numbers:
                raise BadData(f"two places of a map are called '{name}'")
            self._numbers[name] = number
        self._between = self._matrix(borders)
        self._nets: dict[int, Net] = {}
        self._every = 0
        self._near: list[list[int]] = [[] for _ in names]
        for a, b, kind in borders:
            self._every |= 1 << kind
            self._near[a].append(b)
            self._near[b].append(a)
        for row in self._near:
            row.sort()

    def _matrix(self, borders: list[tuple[int, int, int]]) -> bytes:
        """For each pair the kind of border and one, 0 where they do not touch: 70 KB for 265 places."""
        size = self.size
        between = bytearray(size * size)
        for a, b, kind in borders:
            if not (0 <= a < size and 0 <= b < size):
                raise BadData(f"a border joins places {a} and {b}, and the map has {size}")
            if not 0 <= kind < MOST_KINDS:
                raise BadData(f"the border of '{self.names[a]}' and '{self.names[b]}' is of kind {kind}")
            if a == b:
                raise BadData(f"'{self.names[a]}' borders on itself")
            if between[a * size + b]:
                raise BadData(f"'{self.names[a]}' and '{self.names[b]}' have two borders")
            between[a * size + b] = kind + 1
            between[b * size + a] = kind + 1
        return bytes(between)

    def number(self, name: str) -> int:
        """The place of exactly this name, -1 where there is none."""
        return self._numbers.get(name, -1)

    def border(self, a: int, b: int) -> int:
        """The kind of border between two places, NO_BORDER where they do not touch."""
        return self._between[a * self.size + b] - 1

    def net(self, borders: int = ALL) -> Net:
        """The board with borders of these kinds only; made once for each mask."""
        mask = borders & self._every
        net = self._nets.get(mask)
        if net is None:
            near = [[b for b in row if mask >> self.border(a, b) & 1] for a, row in enumerate(self._near)]
            net = Net(near)
            self._nets[mask] = net
        return net

    def neighbours(self, a: int, borders: int = ALL) -> list[int]:
        """One step from there, over borders of these kinds."""
        return self.net(borders).near[a]

    def of_kind(self, kind: int) -> list[int]:
        """The places of one kind, in the order of their numbers."""
        return [a for a in range(self.size) if self.kinds[a] == kind]
