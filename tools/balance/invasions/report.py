"""What many matches of Invasions say about balance and history."""

from __future__ import annotations

from collections import Counter

from tools.balance import charts
from tools.balance.lines import Match, table, troubles

TURNS = 12
SCORED = (3, 6, 9)
FEWEST, MOST = 15, 35
"""Percent of wins that a seat should have."""
WATCHED = (
    "Italia", "Africa", "Hispania", "Gallia Meridionalis", "Gallia Septentrionalis", "Britannia", "Illyria",
    "Graecia", "Moesia", "Oriens", "Aegyptus", "Mesopotamia", "Persis", "Danubius",
)  # fmt: skip


def mean_points(matches: list[Match], seat: int) -> list[float]:
    """By turn; a match that ended early keeps its last points."""
    rows = [[turn[seat] for turn in m["points"]] for m in matches]
    filled = [row + [row[-1]] * (TURNS - len(row)) for row in rows]
    return [sum(row[t] for row in filled) / len(filled) for t in range(TURNS)]


def holders(matches: list[Match], turn: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for area in WATCHED:
        names = Counter(
            m["areas"].get(str(turn), {}).get(area, "nobody") for m in matches if m["turn"] >= turn
        )
        total = sum(names.values())
        found[area] = (
            ", ".join(f"{name} {100 * n // total}" for name, n in names.most_common(3)) if total else ""
        )
    return found


def report(matches: list[Match], broken: list[Match]) -> tuple[str, dict[str, str]]:
    seats = matches[0]["seats"]
    count = len(matches)
    wins = {seat: 100 * sum(i in m["winners"] for m in matches) / count for i, seat in enumerate(seats)}
    points = {seat: mean_points(matches, i) for i, seat in enumerate(seats)}
    falls = Counter(m["fallen"].get("rome", 0) for m in matches)
    fell = count - falls[0]
    by_turn = {str(t): 100 * falls[t] / count for t in range(1, TURNS + 1)}
    huns = sum(any(r["people"] == "huns" and r["what"] == "empire" for r in m["realms"]) for m in matches)
    kingdoms = Counter(
        (r["people"], r["area"] or "-") for m in matches for r in m["realms"] if r["what"] == "kingdom"
    )
    empires = Counter(r["people"] for m in matches for r in m["realms"] if r["what"] == "empire")
    decisions = [m["decisions"] for m in matches]
    islam = sum("islam" in m["happened"] for m in matches)
    pictures = {
        "wins.svg": charts.bars(f"Wins by seat, percent of {count} matches", wins, "%"),
        "points.svg": charts.lines("Victory points by turn, mean", points),
        "fall-of-rome.svg": charts.bars(
            "Turn in which the western Empire falls, percent of matches", by_turn
        ),
    }
    most = [
        [people, area, str(n), f"{100 * n / count:.0f}%"] for (people, area), n in kingdoms.most_common(24)
    ]
    late = sum(by_turn[str(t)] for t in range(5, 9))
    inside = all(FEWEST <= share <= MOST for share in wins.values())
    text = [
        "# Balance of Invasions",
        "",
        f"{count} whole matches of `350`, the bot `{matches[0]['bot']}` in every seat, "
        f"seeds {min(m['seed'] for m in matches)} to {max(m['seed'] for m in matches)}; "
        f"`tools/balance` repeats them. {troubles(matches, broken)}",
        "",
        "## Seats",
        "",
        f"No seat should win less than {FEWEST}% or more than {MOST}%: "
        f"{'so it is' if inside else 'not so yet'}.",
        "",
        table(
            ["seat", "wins", *(f"points after turn {t}" for t in SCORED), "at the end"],
            [
                [s, f"{wins[s]:.1f}%", *(f"{points[s][t - 1]:.1f}" for t in SCORED), f"{points[s][-1]:.1f}"]
                for s in seats
            ],
        ),
        "",
        "![Wins](wins.svg)",
        "",
        "![Points](points.svg)",
        "",
        "## History",
        "",
        f"The western Empire falls in {100 * fell / count:.0f}% of the matches, "
        f"in turns 5 to 8 in {late:.0f}% (in history: turn 6).",
        "",
        "![The fall of Rome](fall-of-rome.svg)",
        "",
        f"The Huns become an Empire in {100 * huns / count:.0f}%; "
        f"Islam is created in {100 * islam / count:.0f}%. "
        f"Empires founded: {', '.join(f'{name} {n}' for name, n in empires.most_common()) or 'none'}.",
        "",
        "Kingdoms, where they arise (Area of the capital; -: outside of any Area, or no capital yet), and in "
        "how many matches:",
        "",
        table(["people", "Area", "matches", "share"], most),
        "",
        "Who holds an Area after a scoring turn, in percent of the matches that came so far (nobody: it is "
        "divided or empty):",
        "",
        table(
            ["Area", *(f"turn {t}" for t in SCORED)],
            [[area, *(holders(matches, t)[area] for t in SCORED)] for area in WATCHED],
        ),
        "",
        "## Length",
        "",
        f"Decisions in a match: {sum(decisions) / count:,.0f} on average, "
        f"from {min(decisions):,} to {max(decisions):,}. "
        f"{100 * sum(m['turn'] == TURNS for m in matches) / count:.0f}% see turn 12.",
        "",
    ]
    return "\n".join(text), pictures
