"""Which cards, purchases and calamities occur, and how often; and which never."""

from __future__ import annotations

from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from tools.balance.lines import Match, table

SORTS = {
    "edict": ("Administration cards played", "administration", "card"),
    "calamity": ("Calamities", "calamities", "calamity"),
    "event": ("Event cards played or drawn", "events", "key"),
    "diplomacy": ("Diplomacy", "", ""),
    "bought": ("Units bought", "prices", "unit"),
    "fallen general": ("Generals who fell to court or civil war", "", ""),
}
"""By sort: what it is called, and the table and column with all there could be."""


def _all(table_name: str, column: str) -> list[str]:
    return list(dict.fromkeys(row[column] for row in rows(PACKAGE, table_name))) if table_name else []


def used(matches: list[Match], sort: str) -> list[tuple[str, float, float]]:
    """Name, percent of the matches that know it, and how often in a match."""
    count = len(matches)
    _, file, column = SORTS[sort]
    found = {key.split(":", 1)[1] for m in matches for key in m["uses"] if key.startswith(f"{sort}:")}
    names = sorted(found | set(_all(file, column)))
    result = []
    for name in names:
        times = [m["uses"].get(f"{sort}:{name}", 0) for m in matches]
        result.append((name, 100 * sum(t > 0 for t in times) / count, sum(times) / count))
    return sorted(result, key=lambda row: (-row[2], row[0]))


def uses(matches: list[Match]) -> list[str]:
    text: list[str] = []
    for sort, (title, _, _) in SORTS.items():
        found = used(matches, sort)
        never = [name for name, _, times in found if not times]
        text += [
            f"**{title}**, times a match (percent of the matches): "
            + ", ".join(f"{name} {times:.1f} ({part:.0f})" for name, part, times in found if times)
            + (f". Never: {', '.join(never)}." if never else "."),
            "",
        ]
    keys = sorted({key for m in matches for key in m["happenings"]})
    found_rows = [
        [key, f"{sum(m['happenings'].get(key, 0) for m in matches) / len(matches):.1f}"] for key in keys
    ]
    return [*text, table(["what happens", "times a match"], found_rows)]
