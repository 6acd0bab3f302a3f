"""What many matches of Medioevo say about the balance of its kingdoms, scenario by scenario."""

from __future__ import annotations

from itertools import groupby

from tools.balance import charts
from tools.balance.lines import Match, table, troubles
from tools.balance.medioevo.standing import WANTED, course, inside, kingdoms, leader_won, wins
from tools.balance.medioevo.usage import briefly, never, used

ORDER = ("short", "medium", "long", "introduction")
SHORT = {"holy-roman-empire": "HRE", "golden-horde": "horde"}
"""For the picture, where names have little room."""
CHOSEN_AFTER = 5000
"""No seed from it on was played before settlements and fires lay where they are."""


def groups(matches: list[Match]) -> list[list[Match]]:
    """By scenario, seats and bot."""

    def key(m: Match) -> tuple[int, int, str]:
        return ORDER.index(m["scenario"]), len(m["seats"]), m["bot"]

    return [list(found) for _, found in groupby(sorted(matches, key=key), key)]


def chance(matches: list[Match]) -> str:
    """Whether the matches may judge what was tuned."""
    seen = sum(m["seed"] < CHOSEN_AFTER for m in matches)
    if seen:
        return f"{seen} of these matches had a part in the choice of the layout, so the report flatters it."
    return "None of these matches had a part in the choice of the layout."


def overview(matches: list[Match]) -> str:
    rows: list[list[str]] = []
    for group in groups(matches):
        first = group[0]
        fewest, most = WANTED[len(first["seats"])]
        named = [f"{SHORT.get(seat, seat)} {part:.0f}" for seat, part in wins(group).items()]
        told = [first["scenario"], str(len(first["seats"])), first["bot"], str(len(group))]
        rows.append([*told, ", ".join(named), f"{fewest} to {most}", "yes" if inside(group) else "**no**"])
    return table(["scenario", "seats", "bot", "matches", "wins, percent", "wanted", "inside"], rows)


def sources(matches: list[Match]) -> str:
    """Honour points by source: all seats, those who won, and each kingdom, on average."""
    seats = matches[0]["seats"]
    keys = sorted({key for m in matches for source in m["sources"] for key in source})
    rows: list[list[str]] = []
    for key in keys:
        by_seat = [
            sum(m["sources"][at].get(key, 0) for m in matches) / len(matches) for at in range(len(seats))
        ]
        won = [m["sources"][at].get(key, 0) for m in matches for at in m["winners"]]
        means = [sum(by_seat) / len(seats), sum(won) / max(1, len(won)), *by_seat]
        rows.append([key.replace("-", " "), *(f"{mean:.1f}" for mean in means)])
    return table(["honour for", "all", "winners", *seats], rows)


def happenings(matches: list[Match]) -> str:
    keys = sorted({key for m in matches for key in m["counts"]})
    rows: list[list[str]] = []
    for key in keys:
        counts = [m["counts"].get(key, 0) for m in matches]
        rows.append([key, f"{sum(counts) / len(counts):.1f}", str(min(counts)), str(max(counts))])
    return table(["in a match", "mean", "fewest", "most"], rows)


def honour_by_turn(matches: list[Match]) -> dict[str, list[float]]:
    """The mean of the winners and of the others, without the final scoring."""
    turns = max(len(m["honour"]) for m in matches)
    found: dict[str, list[float]] = {"winner": [], "others": []}
    for turn in range(turns):
        rows = [(m["honour"][min(turn, len(m["honour"]) - 1)], m["winners"]) for m in matches]
        won = [row[at] for row, winners in rows for at in winners]
        lost = [points for row, winners in rows for at, points in enumerate(row) if at not in winners]
        found["winner"].append(sum(won) / max(1, len(won)))
        found["others"].append(sum(lost) / max(1, len(lost)))
    return found


def leading(matches: list[Match]) -> dict[str, float]:
    """Percent of the matches won by who leads at each tenth of the turns."""
    return {f"{tenth}0%": leader_won(matches, tenth / 10) for tenth in range(2, 11)}


def section(group: list[Match]) -> list[str]:
    first = group[0]
    seeds = [m["seed"] for m in group]
    decisions = [m["decisions"] for m in group]
    return [
        f"### {first['scenario']}, {len(first['seats'])} seats, `{first['bot']}`",
        "",
        f"{len(group)} matches, seeds {min(seeds)} to {max(seeds)}; "
        f"{sum(decisions) / len(group):,.0f} decisions on average.",
        "",
        kingdoms(group),
        "",
        course(group),
        "",
    ]


def report(matches: list[Match], broken: list[Match]) -> tuple[str, dict[str, str]]:
    """The fullest group tells of honour and of what happens; usage is that of all matches of its bot."""
    parts = groups(matches)
    most = max(parts, key=lambda group: (len(group[0]["seats"]), group[0]["bot"] == "bot", len(group)))
    same = [m for m in matches if m["bot"] == most[0]["bot"]]
    named = {SHORT.get(seat, seat): part for seat, part in wins(most).items()}
    told = f"{most[0]['scenario']}, {len(most[0]['seats'])} seats, {most[0]['bot']}"
    pictures = {
        "medioevo-wins.svg": charts.bars(f"Wins by kingdom, percent ({told})", named, "%"),
        "medioevo-honour.svg": charts.lines(f"Honour by turn, mean ({told})", honour_by_turn(most)),
        "medioevo-lead.svg": charts.bars(
            "Percent won by who leads after this part of the turns", leading(same)
        ),
    }
    text = [
        "# Balance of Medioevo",
        "",
        f"{len(matches)} matches between bots, the same one in every seat; `tools/balance` repeats them. "
        f"{troubles(matches, broken)}",
        "What was tuned, tried and dropped stands in the [designer's note](../design/medioevo.md). "
        f"{chance(matches)}",
        "",
        "## Who wins",
        "",
        overview(matches),
        "",
        "![Wins](medioevo-wins.svg)",
        "",
        "## Scenario by scenario",
        "",
        *(line for group in parts for line in section(group)),
        "![Who leads wins](medioevo-lead.svg)",
        "",
        f"## Honour ({told})",
        "",
        sources(most),
        "",
        "![Honour](medioevo-honour.svg)",
        "",
        f"## What happens ({told})",
        "",
        happenings(most),
        "",
        f"## What is bought and used (all matches of `{same[0]['bot']}`)",
        "",
        *(line for sort in ("unit", "thing", "building", "technology") for line in (used(same, sort), "")),
        f"Loans: {briefly(same, 'loan')} Technologies used: {briefly(same, 'technology used')}",
        f"Cards for their ability: {briefly(same, 'card')}",
        f"Cards for their points: {briefly(same, 'card for points')}",
        "",
        f"Never bought: units: {never(same, 'unit')}; technologies: {never(same, 'technology')}.",
        f"Never used: technologies: {never(same, 'technology used')}; abilities: {never(same, 'card')}.",
        "",
    ]
    return "\n".join(text), pictures
