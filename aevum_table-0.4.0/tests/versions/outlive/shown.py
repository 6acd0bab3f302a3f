"""What a table has shown to each seat and to onlookers: its story, and some of its moments."""

from dataclasses import dataclass, field
from typing import Any

from tests.versions.outlive.server import Server
from tests.versions.outlive.table import Table

Json = Any
ONLOOKER = ""
PARTS = ("position", "contest", "panels", "over", "outcome")
"""Of a moment: what stands on the table. What else is told of it may change with the program."""
LINES = 1000
MOMENTS = 4


@dataclass
class Shown:
    choices: int
    """How many had been made."""
    stories: dict[str, list[Json]] = field(default_factory=dict)
    """By seat."""
    moments: dict[tuple[str, int], Json] = field(default_factory=dict)
    """By seat and the number of choices before."""


def look(server: Server, table: Table, moments: set[tuple[str, int]] | None = None) -> Shown:
    """All stories, and these moments, or some from the first to the last."""
    viewers = [ONLOOKER, *table.people]
    last = table.get(server, "/update")["choice"]
    shown = Shown(last)
    for seat in viewers:
        shown.stories[seat] = story(server, table, seat)
    if moments is None:
        counts = {last * part // MOMENTS for part in range(MOMENTS + 1)}
        # Onlookers see the least of a moment; one of the people is enough besides.
        moments = {(seat, count) for seat in viewers[:2] for count in counts}
    for seat, count in moments:
        shown.moments[seat, count] = table.get(server, f"/at/{count}", seat)
    return shown


def story(server: Server, table: Table, seat: str) -> list[Json]:
    found: list[Json] = []
    while True:
        lines = table.get(server, "/log", seat, first=len(found), count=LINES)
        # Whether a line is worth a place in the news depends on the moment at which one looks.
        found += [{name: value for name, value in line.items() if name != "small"} for line in lines]
        if len(lines) < LINES:
            return found


def told_as_before(before: Shown, now: Shown, who: object) -> None:
    """Not a line of what was told is another one or missing."""
    for seat, lines in before.stories.items():
        assert now.stories[seat][: len(lines)] == lines, f"{who}: seat '{seat}' is told another story"


def seen_as_before(before: Shown, now: Shown, who: object, untold: bool = False) -> int:
    """Every moment is what it was; or, where that may be, it is said that nobody can tell. How many are what
    they were."""
    same = 0
    for moment, was in before.moments.items():
        found = now.moments[moment]
        if untold and found.get("note") and found["position"] is None:
            continue
        for part in PARTS:
            assert found.get(part) == was.get(part), f"{who}: {part} of {moment} was never so"
        same += 1
    return same
