"""Which events of a match each seat may see, counted once and kept while the log grows."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aevum.engine import Table


class Story:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._seen: dict[int, tuple[list[int], int]] = {}

    def seen(self, seat: int) -> list[int]:
        """The numbers, in the log, of the events that a seat (-1: an onlooker) may see."""
        log = self.table.log
        numbers, read = self._seen.get(seat, ([], 0))
        numbers.extend(n for n in range(read, len(log)) if log[n].seen_by(seat))
        self._seen[seat] = (numbers, len(log))
        return numbers

    def count(self, seat: int, events: int) -> int:
        """How many of the first `events` of the log the seat may see."""
        return bisect_left(self.seen(seat), events)

    def cut(self) -> None:
        """After an undo the log is shorter."""
        end = len(self.table.log)
        for seat, (numbers, read) in self._seen.items():
            del numbers[bisect_left(numbers, end) :]
            self._seen[seat] = (numbers, min(read, end))
