"""Tables that one may look up at any time by their names, and places by theirs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.markup import escape

from aevum.games.charlemagne.atlas import atlas
from aevum.games.charlemagne.board import control
from aevum.games.charlemagne.board.columns import columns
from aevum.games.charlemagne.board.names import LETTER, STYLE, cut, force, place
from aevum.games.charlemagne.board.sketch import CELL, Marks, sketch
from aevum.games.charlemagne.rules.ground import forage, has_burg, has_port
from aevum.games.charlemagne.rules.land import AT_SEA, LAND
from aevum.games.charlemagne.rules.markers import MARKER, NAMES
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, SIDES, TRIBAL
from aevum.games.charlemagne.rules.victory.levels import LEVELS
from aevum.games.charlemagne.rules.victory.score import score
from aevum.games.charlemagne.telling.seen import seen
from aevum.terminal.lines import WIDTH, Line, fold, paint

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.view import View
    from aevum.words import Words

ACROSS, DOWN = (WIDTH // CELL - 1) // 2, 8
KEYS: tuple[str, ...] = (
    "page-regions",
    "page-forces",
    "page-markers",
    "page-score",
    "page-look",
    "board-side-empire",
    "board-side-tribal",
    "board-side-neutral",
    "site-burg",
    "site-port",
    "site-court",
    "site-pillaged",
)


def _regions(view: View, words: Words) -> str:
    return "\n".join(control.chart(view, words))


def _forces(view: View, words: Words) -> str:
    """Everything that stands on the map, by side."""
    s = seen(view)
    lines: list[str] = []
    for side in (EMPIRE, TRIBAL, NEUTRAL):
        entries = []
        for hex in sorted(s.here):
            if s.side_in(hex) == side:
                text = f"{cut(place(hex, words), 15):<15} {force(s.pieces(hex), words)}"
                entries.append(escape(cut(text, 38)))
        lines += [paint((words.value("board-side", SIDES[side]), STYLE[side])), *columns(entries)]
    return "\n".join(lines)


def _markers(view: View, words: Words) -> str:
    """One's own markers and what each does."""
    hand = Counter(MARKER[m] for m, where in enumerate(seen(view).holder) if where == view.seat)
    if not hand:
        return words.say("board-no-markers")
    lines: list[Line] = []
    for kind, count in sorted(hand.items()):
        lines.append((words.say("board-marker", marker=NAMES[kind], count=count), "bold"))
        lines.append((f"  {words.value('use', NAMES[kind])}", ""))
    return "\n".join(paint(part) for line in lines for part in fold(line, hanging=0))


def _score(view: View, words: Words) -> str:
    """19.2 item by item, and what each level takes (19.3)."""
    s = seen(view)
    items = score(s)
    lines = [f"{item.value:>4}  {words.modifier(item)} [{item.rule}]" for item in items]
    lines.append(f"{sum(item.value for item in items):>4}  {words.say('board-points-now')}")
    lines.append("")
    for level in LEVELS[s.scenario]:
        lines.append(f"{level.least:>4}  {words.value('level', level.name)}")
    return "\n".join(escape(line) for line in lines)


def look(view: View, words: Words, wish: str) -> str:
    """The map around a place, named by its number, its burg or the letters of its region."""
    s = seen(view)
    hex = _found(wish)
    lines = [_about(view, hex, words), ""]
    lines += [line.rstrip() for line in sketch(s, hex, ACROSS, DOWN, Marks(hex))]
    return "\n".join([*lines, *(paint(part) for part in fold((words.say("board-map-legend"), "dim")))])


def _found(wish: str) -> int:
    """A region stands for its first burg."""
    if wish.upper() in REGIONS:
        return LAND.burgs[REGIONS.index(wish.upper())][0]
    return atlas().find(wish)


def _about(view: View, hex: int, words: Words) -> str:
    s = seen(view)
    parts = [f"{place(hex, words)} {LAND.names[hex]}", words.value("ground", LAND.ground(hex))]
    if LAND.region[hex] != AT_SEA:
        region = LAND.region[hex]
        parts.append(f"{words.value('region', REGIONS[region])} ({LETTER[s.control[region]]})")
        parts.append(words.say("board-forage", count=forage(s, hex)))
    flags = [("burg", has_burg(s, hex)), ("port", has_port(s, hex)), ("court", hex in s.civilized)]
    flags.append(("pillaged", hex in s.pillaged))
    parts += [words.value("site", name) for name, there in flags if there]
    if s.pieces(hex):
        parts.append(force(s.pieces(hex), words))
    return "\n".join(paint(part) for part in fold((" · ".join(parts), "bold")))


PAGES: dict[str, Callable[[View, Words], str]] = {
    "regions": _regions,
    "forces": _forces,
    "markers": _markers,
    "score": _score,
}
LOOKUPS: dict[str, Callable[[View, Words, str], str]] = {"look": look}
