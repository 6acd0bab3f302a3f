"""When a match of Charlemagne is decided, how close it is, and what was used in it."""

from __future__ import annotations

from collections import Counter

from aevum.games.charlemagne.rules.victory.levels import LEVELS, turns_of
from tools.balance.charlemagne.chronicle import KNOWN
from tools.balance.lines import Match, table

SET_UP = 54
"""Points of the Empire before the first turn."""
MIDDLE = ("empire-marginal", "draw", "tribal-marginal")
THIRD = 100 / 3
"""Percent of results that should lie in the middle bands."""
LEAD_MOST = 75
"""Percent of the decided matches that may be won by who leads at half time."""


def points(match: Match) -> list[int]:
    return [sum(items.values()) for items in match["items"]]


def par(scenario: str, turn: int) -> float:
    """What the Empire has after a turn that is on its way to the middle of a draw."""
    least = {level.name: level.least for level in LEVELS[scenario]}
    goal = (least["draw"] + least["empire-marginal"] - 1) / 2
    return SET_UP + (goal - SET_UP) * turn / turns_of(scenario)


def kept(matches: list[Match], turn: int) -> tuple[int, int]:
    """How many of the decided matches that lasted so long were won by who led after a turn."""
    decided = [m for m in matches if m["winners"] and len(m["items"]) >= turn]
    won = sum((points(m)[turn - 1] > par(m["scenario"], turn)) == (0 in m["winners"]) for m in decided)
    return won, len(decided)


def half_time(scenario: str) -> int:
    return max(1, round(turns_of(scenario) / 2))


def middle(matches: list[Match]) -> float:
    """Percent of results in the middle bands."""
    return 100 * sum(m["key"] in MIDDLE for m in matches) / len(matches)


def pace(matches: list[Match]) -> list[str]:
    scenario = matches[0]["scenario"]
    turns = turns_of(scenario)
    rows: list[list[str]] = []
    for name, share in (("a third", 1 / 3), ("half", 1 / 2), ("two thirds", 2 / 3)):
        turn = max(1, round(turns * share))
        won, count = kept(matches, turn)
        rows.append([name, str(turn), f"{par(scenario, turn):.0f}", f"{100 * won / max(1, count):.0f}%"])
    return [
        "The Empire leads while it has more points than on a straight way from the set-up to the middle of a "
        f"draw; who leads at half time should win at most {LEAD_MOST}% of the decided matches.",
        "",
        table(["of the match", "after turn", "par", "won by who leads"], rows),
        "",
        f"{middle(matches):.0f}% of the results lie in the middle bands (marginal victories and draws); "
        f"{THIRD:.0f}% should. {_margins(matches)}",
    ]


def _margins(matches: list[Match]) -> str:
    last = sorted(points(m)[-1] for m in matches)
    at = [last[int(share * (len(last) - 1))] for share in (0.1, 0.25, 0.5, 0.75, 0.9)]
    return "Final points, from the lowest tenth to the highest: " + ", ".join(map(str, at)) + "."


def usage(matches: list[Match]) -> str:
    """In how many matches something was bought, played or done, and how often."""
    seen: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for m in matches:
        for name, count in m["used"].items():
            seen[name] += count > 0
            times[name] += count
    count = len(matches)
    rows = [
        [name, f"{100 * seen[name] / count:.0f}%", f"{times[name] / count:.1f}"]
        for name in sorted(KNOWN, key=lambda name: (seen[name], times[name]))
    ]
    return table(["what", "in so many matches", "times a match"], rows)
