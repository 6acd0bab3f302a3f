"""What was played many times, beside the chances that were computed for it."""

from math import sqrt

FAR = 5.0
"""Standard errors from which a played count contradicts the odds; chance alone does it once in a million."""


def deviations(chances: dict[str, float], counts: dict[str, int], games: int) -> dict[str, float]:
    """How many standard errors each count lies from what the chances say.

    >>> found = deviations({"won": 0.5, "lost": 0.5}, {"won": 60, "lost": 40}, 100)
    >>> found["won"]
    1.9
    """
    found: dict[str, float] = {}
    for what in {*chances, *counts}:
        p = min(1.0, max(0.0, chances.get(what, 0.0)))
        spread = sqrt(games * p * (1 - p))
        away = counts.get(what, 0) - games * p
        # Half a game of slack: counts are whole numbers, and rare things have hardly any spread.
        found[what] = max(0.0, abs(away) - 0.5) / max(spread, 0.5)
    return found


def report(chances: dict[str, float], counts: dict[str, int], games: int) -> dict[str, object]:
    """As `aevum odds --check` tells it; `agrees` is false where chance cannot explain the difference."""
    away = deviations(chances, counts, games)
    worst = max(sorted(away), key=away.__getitem__)
    return {
        "games": games,
        "counts": dict(sorted(counts.items())),
        "worst": worst,
        "standard_errors": away[worst],
        "agrees": away[worst] < FAR,
    }
