"""What many matches of Charlemagne say about balance and history."""

from __future__ import annotations

from collections import Counter

from tools.balance import charts
from tools.balance.charlemagne.pace import half_time, kept, middle, pace, points, usage
from tools.balance.lines import Match, table, troubles

FEWEST, MOST = 40, 60
"""Percent of the decided matches that a side should win."""
DRAWN = 15
"""Percent of all matches that may be drawn."""
WHOLE = "771"
STEP = 25
"""Width of a bar of the picture of points."""
HISTORY = {
    "LOM": "won 774", "SAX": "won 804", "BAV": "won 788", "FRI": "held", "RSP": "won 774", "SPO": "won 776",
    "BEN": "tribute", "AVA": "won 796", "OST": "won 791", "SOR": "tribute", "WEN": "tribute",
    "BOH": "tribute", "SER": "part of it", "NAV": "part of it", "AST": "ally", "BRI": "part of it",
    "BYZ": "no", "COR": "a march in it", "ANG": "no", "DEN": "no", "NOR": "no", "SLA": "no",
}  # fmt: skip
"""What Charlemagne had of a region in 814."""


def mean_by_turn(rows: list[list[int]], turns: int) -> list[float]:
    """A match that ended early keeps what it had at its end."""
    filled = [row + [row[-1]] * (turns - len(row)) for row in rows]
    return [sum(row[t] for row in filled) / len(filled) for t in range(turns)]


def shares(matches: list[Match]) -> tuple[dict[str, float], float]:
    """Percent of wins of the decided matches by seat, and of draws of all."""
    decided = [m for m in matches if m["winners"]]
    seats = matches[0]["seats"]
    wins = {
        seat: 100 * sum(i in m["winners"] for m in decided) / max(1, len(decided))
        for i, seat in enumerate(seats)
    }
    return wins, 100 * (len(matches) - len(decided)) / len(matches)


def verdict(matches: list[Match]) -> list[str]:
    wins, drawn = shares(matches)
    inside = all(FEWEST <= share <= MOST for share in wins.values()) and drawn < DRAWN
    levels = Counter(m["key"] for m in matches)
    count = len(matches)
    return [
        f"Each side should win {FEWEST} to {MOST}% of the decided matches, and fewer than {DRAWN}% should be "
        f"drawn: {'so it is' if inside else 'not so yet'}.",
        "",
        table(
            [*(f"won by {seat}, of decided" for seat in wins), "drawn, of all"],
            [[*(f"{share:.1f}%" for share in wins.values()), f"{drawn:.1f}%"]],
        ),
        "",
        table(
            ["result", "matches", "share"],
            [[key, str(n), f"{100 * n / count:.0f}%"] for key, n in levels.most_common()],
        ),
    ]


def origin(matches: list[Match], broken: list[Match]) -> str:
    scenario, bot = matches[0]["scenario"], matches[0]["bot"]
    lost = [m for m in broken if (m["scenario"], m["bot"]) == (scenario, bot)]
    first, last = min(m["seed"] for m in matches), max(m["seed"] for m in matches)
    return (
        f"{len(matches)} matches of `{scenario}`, the bot `{bot}` in both seats, "
        f"seeds {first} to {last};\n`tools/balance` repeats them. {troubles(matches, lost)}"
    )


def items_at_end(matches: list[Match]) -> str:
    keys = sorted({key for m in matches for key in m["items"][-1]})
    rows: list[list[str]] = []
    for key in keys:
        values = [m["items"][-1].get(key, 0) for m in matches]
        won = [m["items"][-1].get(key, 0) for m in matches if 0 in m["winners"]]
        lost = [m["items"][-1].get(key, 0) for m in matches if 1 in m["winners"]]
        means = [sum(part) / max(1, len(part)) for part in (values, won, lost)]
        rows.append([key.replace("-", " "), *(f"{mean:.1f}" for mean in means)])
    return table(["points for", "all", "the Empire won", "the Tribal player won"], rows)


def regions_at_end(matches: list[Match]) -> str:
    names = matches[0]["regions"]
    rows: list[list[str]] = []
    for at, name in enumerate(names):
        if name in HISTORY:
            sides = Counter(m["control"][-1][at] for m in matches)
            parts = [f"{100 * sides[side] / len(matches):.0f}" for side in ("empire", "tribal", "neutral")]
            rows.append([name, *parts, HISTORY[name]])
    return table(["region", "Empire", "Tribal", "neutral", "in history"], rows)


def spread(matches: list[Match]) -> dict[str, float]:
    """Percent of matches by final points, in steps."""
    count = Counter(max(0, points(m)[-1]) // STEP for m in matches)
    return {str(at * STEP): 100 * count[at] / len(matches) for at in range(max(count) + 1)}


def _treasuries(matches: list[Match]) -> str:
    means = [sum(m["treasury"][seat] for m in matches) / len(matches) for seat in (0, 1)]
    return f"{means[0]:.0f} for the Empire, {means[1]:.0f} for the Tribal player"


def groups(matches: list[Match]) -> list[list[Match]]:
    """By scenario and bot: the whole match first, and the best bot before others."""
    found: dict[tuple[bool, str, str], list[Match]] = {}
    for m in matches:
        found.setdefault((m["scenario"] != WHOLE, m["scenario"], m["bot"]), []).append(m)
    return [found[key] for key in sorted(found)]


def overview(parts: list[list[Match]]) -> str:
    rows: list[list[str]] = []
    for part in parts:
        wins, drawn = shares(part)
        won, count = kept(part, half_time(part[0]["scenario"]))
        inside = all(FEWEST <= share <= MOST for share in wins.values())
        rows.append(
            [
                part[0]["scenario"],
                part[0]["bot"],
                str(len(part)),
                *(f"{share:.0f}%" for share in wins.values()),
                f"{drawn:.0f}%",
                f"{middle(part):.0f}%",
                f"{100 * won / max(1, count):.0f}%",
                "yes" if inside else "**no**",
            ]
        )
    head = ["scenario", "bot", "matches", "Empire, of decided", "Tribal, of decided", "drawn"]
    return table([*head, "middle bands", "leader at half time won", f"{FEWEST} to {MOST}%"], rows)


def drawings(part: list[Match], name: str) -> dict[str, str]:
    turns = max(len(m["items"]) for m in part)
    wins, _ = shares(part)
    series = {"points": mean_by_turn([points(m) for m in part], turns)}
    regions = {
        side: mean_by_turn([[row.count(side) for row in m["control"]] for m in part], turns)
        for side in ("empire", "tribal", "neutral")
    }
    return {
        f"{name}-wins.svg": charts.bars(f"Wins by side, percent of decided, {len(part)} matches", wins, "%"),
        f"{name}-points.svg": charts.lines("The Empire's points by turn, mean", series),
        f"{name}-regions.svg": charts.lines("Regions by side and turn, mean", regions),
        f"{name}-spread.svg": charts.bars(
            f"Final points in steps of {STEP}, percent of matches", spread(part)
        ),
    }


def told(part: list[Match], broken: list[Match], name: str) -> list[str]:
    """Everything about the matches of one scenario and one bot."""
    turns = max(len(m["items"]) for m in part)
    decisions = [m["decisions"] for m in part]
    count = len(part)
    king = 100 * sum(m["king_lost"] > 0 for m in part) / count
    crowned = 100 * sum(m["crowned"] > 0 for m in part) / count
    early = 100 * sum(m["turn"] < turns for m in part) / count
    return [
        f"## `{part[0]['scenario']}`, `{part[0]['bot']}`",
        "",
        origin(part, broken),
        "",
        "### Sides",
        "",
        *verdict(part),
        "",
        f"![Wins]({name}-wins.svg)",
        "",
        f"![Points]({name}-points.svg)",
        "",
        f"![Final points]({name}-spread.svg)",
        "",
        items_at_end(part),
        "",
        "### When it is decided",
        "",
        *pace(part),
        "",
        "### What is used",
        "",
        f"Treasuries at the end: {_treasuries(part)}.",
        "",
        usage(part),
        "",
        "### History",
        "",
        f"Charlemagne is lost in {king:.0f}% of the matches, an Augustus is crowned in {crowned:.0f}%, and "
        f"{early:.0f}% end before the last turn.",
        "",
        f"![Regions]({name}-regions.svg)",
        "",
        "Who controls a region at the end, in percent of the matches:",
        "",
        regions_at_end(part),
        "",
        "### Length",
        "",
        f"Decisions in a match: {sum(decisions) / count:,.0f} on average, "
        f"from {min(decisions):,} to {max(decisions):,}.",
        "",
    ]


def report(matches: list[Match], broken: list[Match]) -> tuple[str, dict[str, str]]:
    parts = groups(matches)
    text = ["# Balance of Charlemagne", "", overview(parts), ""]
    pictures: dict[str, str] = {}
    for at, part in enumerate(parts):
        name = "charlemagne" if not at else f"charlemagne-{part[0]['scenario']}-{part[0]['bot']}"
        pictures.update(drawings(part, name))
        text += told(part, broken, name)
    text += ["How the figures came about is told in the [design](../design/charlemagne.md).", ""]
    return "\n".join(text), pictures
