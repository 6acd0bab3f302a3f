"""What was bought, learnt and used, and how often."""

from __future__ import annotations

from aevum.games.medioevo.rules.technologies import TECHNOLOGIES
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.words import PIECE_NAMES
from tools.balance.lines import Match, table

EVERY = {
    "unit": PIECE_NAMES,
    "technology": TECHNOLOGIES,
    "technology used": TECHNOLOGIES,
    "card": CARD_NAMES,
    "card for points": CARD_NAMES,
}
"""All there are of a sort, so that what never happens is told."""


def often(matches: list[Match], sort: str) -> dict[str, tuple[float, float]]:
    """By name: how often in a match, and in what percent of the matches at all."""
    names = sorted({key for m in matches for key in m.get("used", {}) if key.split(": ")[0] == sort})
    found: dict[str, tuple[float, float]] = {}
    for key in names:
        counts = [m.get("used", {}).get(key, 0) for m in matches]
        at_all = sum(count > 0 for count in counts)
        found[key.partition(": ")[2] or sort] = (sum(counts) / len(counts), 100 * at_all / len(counts))
    return found


def used(matches: list[Match], sort: str) -> str:
    found = sorted(often(matches, sort).items(), key=lambda item: -item[1][0])
    rows = [[name, f"{mean:.2f}", f"{part:.0f}%"] for name, (mean, part) in found]
    return table([sort, "a match", "in so many matches"], rows)


def briefly(matches: list[Match], sort: str) -> str:
    """Of a sort with many members only how they spread."""
    found = often(matches, sort)
    if not found:
        return f"No {sort} was used."
    best = sorted(found.items(), key=lambda item: -item[1][0])
    total = sum(mean for mean, _ in found.values())
    most = ", ".join(f"{name} ({mean:.2f})" for name, (mean, _) in best[:6])
    return f"{total:.1f} a match, of {len(found)} different ones; most often {most}."


def never(matches: list[Match], sort: str) -> str:
    missing = [name for name in EVERY[sort] if name not in often(matches, sort)]
    return ", ".join(missing) or "none"
