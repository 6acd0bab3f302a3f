"""What many matches of Invasions say about balance and history."""

from __future__ import annotations

from tools.balance import charts
from tools.balance.invasions.history import history
from tools.balance.invasions.seats import (
    MOMENTS,
    SUMMARY,
    WANTED,
    inside,
    seat_table,
    settled,
    sources,
    summary,
    wins,
)
from tools.balance.invasions.uses import uses
from tools.balance.lines import Match, table, troubles

WHOLE = "350"
SCENARIOS = ("350", "goths-and-huns", "justinian", "duel-350")
BEST = "bot"
SEATS = {"350": 4, "goths-and-huns": 4, "justinian": 4, "duel-350": 2}
"""The usual number of players."""
FIRST_TURN = {"350": 1, "goths-and-huns": 2, "justinian": 7, "duel-350": 1}


def _groups(matches: list[Match]) -> list[list[Match]]:
    """By scenario, number of players and bot, in the order of the report."""
    found: dict[tuple[int, int, str], list[Match]] = {}
    for m in matches:
        found.setdefault((SCENARIOS.index(m["scenario"]), -len(m["seats"]), m["bot"]), []).append(m)
    return [found[key] for key in sorted(found)]


def mean_points(matches: list[Match], seat: int) -> list[float]:
    """By turn; a match that ended early keeps its last points."""
    rows = [[turn[seat] for turn in m["points"]] for m in matches]
    turns = max(len(row) for row in rows)
    filled = [row + [row[-1]] * (turns - len(row)) for row in rows]
    return [sum(row[t] for row in filled) / len(filled) for t in range(turns)]


def _section(matches: list[Match]) -> tuple[list[str], dict[str, str]]:
    first = matches[0]
    scenario, seats, bot = first["scenario"], first["seats"], first["bot"]
    name = f"invasions-{scenario}-{len(seats)}-{bot}"
    count = len(matches)
    fewest, most = WANTED[len(seats)]
    seeds = sorted(m["seed"] for m in matches)
    ahead = ", ".join(f"after {what} {settled(matches, a, b):.0f}%" for a, b, what in MOMENTS)
    pictures = {
        f"{name}-wins.svg": charts.bars(f"Wins by seat, percent of {count} matches", wins(matches), "%")
    }
    text = [
        f"## `{scenario}`, {len(seats)} players, `{bot}`",
        "",
        f"{count} matches, seeds {seeds[0]} to {seeds[-1]}. A seat should win {fewest} to {most}%: "
        f"{'so it is' if inside(matches) else 'not so yet'}. Who leads wins: {ahead}.",
        "",
        seat_table(matches),
        "",
        f"![Wins]({name}-wins.svg)",
        "",
    ]
    if max(len(m["points"]) for m in matches) > 1:
        series = {seat: mean_points(matches, i) for i, seat in enumerate(seats)}
        title = f"Victory points by turn, mean (1: turn {FIRST_TURN[scenario]})"
        pictures[f"{name}-points.svg"] = charts.lines(title, series)
        text += [f"![Points]({name}-points.svg)", ""]
    text += [sources(matches), ""]
    if scenario == WHOLE:
        told, more = history(matches, name)
        text += ["### History", "", *told, ""]
        pictures |= more
    if bot == BEST and len(seats) == SEATS[scenario]:
        text += ["### What is used", "", *uses(matches), ""]
    return text, pictures


def report(matches: list[Match], broken: list[Match]) -> tuple[str, dict[str, str]]:
    groups = _groups(matches)
    text = [
        "# Balance of Invasions",
        "",
        f"Every scenario of whole turns, the same bot in every seat; `tools/balance` repeats the matches. "
        f"{troubles(matches, broken)} How the reconstructed parts came about: "
        "[design](../design/invasions.md).",
        "",
        table(SUMMARY, [summary(group) for group in groups]),
        "",
    ]
    pictures: dict[str, str] = {}
    for group in groups:
        told, more = _section(group)
        text += told
        pictures |= more
    decisions = [m["decisions"] for m in matches if m["scenario"] == WHOLE]
    if decisions:
        text += [
            "## Length",
            "",
            f"Decisions in a match of `350`: {sum(decisions) / len(decisions):,.0f} on average, from "
            f"{min(decisions):,} to {max(decisions):,}.",
            "",
        ]
    return "\n".join(text), pictures
