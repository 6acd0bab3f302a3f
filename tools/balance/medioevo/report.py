"""What many matches of Medioevo say about the balance of its kingdoms."""

from __future__ import annotations

from tools.balance import charts
from tools.balance.lines import Match, table, troubles

FEWEST, MOST = 10, 25
"""Percent of the six-seat matches that a kingdom should win."""
SHORT = {"holy-roman-empire": "HRE", "golden-horde": "horde"}
"""For the picture, where names have little room."""
TUNED = (
    "Only where settlements and fires lie was tuned, which no source tells; `places.csv` has the reasons.",
    "Before, the Holy Roman Empire had five free settlements a step from home and won half of the matches,",
    "the Golden Horde and the Mamluks had none: those of Flanders, Marseille, Milan, Genoa and Danzig went",
    "to Acre, Tauria, Shirvan, Smolensk and Kuban, and Bolghar changed its good: every good still comes from",
    "five places. The Golden Horde and Hungary then won 10 and 12 of 100, each with two fires beside it",
    "alone: the fire of Mordvinia went to Vladimir, that of Wallachia to Serbia, each between two kingdoms.",
    "Twenty layouts were tried, most on a hundred matches, with seeds from 1001 to 2000.",
)
CHOSEN_AFTER = 2000
"""No seed above it was played before settlements and fires lay where they are."""


def wins(matches: list[Match]) -> dict[str, float]:
    """Percent of the matches by kingdom."""
    seats = matches[0]["seats"]
    return {
        seat: 100 * sum(at in m["winners"] for m in matches) / len(matches) for at, seat in enumerate(seats)
    }


def chance(matches: list[Match]) -> str:
    """Whether the matches may judge what was tuned."""
    seen = sum(m["seed"] <= CHOSEN_AFTER for m in matches)
    if seen:
        return f"{seen} of these matches had a part in that choice, so the report flatters it."
    return "None of these matches had a part in that choice."


def kingdoms(matches: list[Match]) -> str:
    rows: list[list[str]] = []
    for at, seat in enumerate(matches[0]["seats"]):
        scores = sorted(m["scores"][at] for m in matches)
        rows.append(
            [
                seat,
                _share(wins(matches)[seat], len(matches)),
                f"{sum(scores) / len(scores):.1f}",
                f"{scores[len(scores) // 20]} to {scores[-1 - len(scores) // 20]}",
                f"{sum(m['money'][at] for m in matches) / len(matches):.0f}",
            ]
        )
    head = ["kingdom", "wins", "honour, mean", "nine of ten between", "florins at the end"]
    return table(head, rows)


def _share(share: float, count: int) -> str:
    """With its standard error."""
    return f"{share:.1f}% ± {(share * (100 - share) / count) ** 0.5:.1f}"


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


def report(matches: list[Match], broken: list[Match]) -> tuple[str, dict[str, str]]:
    shares = wins(matches)
    inside = all(FEWEST <= share <= MOST for share in shares.values())
    first, last = min(m["seed"] for m in matches), max(m["seed"] for m in matches)
    decisions = [m["decisions"] for m in matches]
    count = len(matches)
    named = {SHORT.get(seat, seat): share for seat, share in shares.items()}
    pictures = {
        "medioevo-wins.svg": charts.bars(f"Wins by kingdom, percent of {count} matches", named, "%"),
        "medioevo-honour.svg": charts.lines("Honour points by turn, mean", honour_by_turn(matches)),
    }
    text = [
        "# Balance of Medioevo",
        "",
        f"{count} matches of `{matches[0]['scenario']}` with six kingdoms, the bot `{matches[0]['bot']}` in "
        f"every seat, seeds {first} to {last};\n`tools/balance` repeats them. {troubles(matches, broken)}",
        "",
        "## Kingdoms",
        "",
        f"Each kingdom should win {FEWEST} to {MOST}% of the matches: "
        f"{'so it is' if inside else 'not so yet'}.",
        "",
        kingdoms(matches),
        "",
        "![Wins](medioevo-wins.svg)",
        "",
        *TUNED,
        chance(matches),
        "",
        "## Honour",
        "",
        sources(matches),
        "",
        "![Honour](medioevo-honour.svg)",
        "",
        "## What happens",
        "",
        happenings(matches),
        "",
        "## Length",
        "",
        f"Decisions in a match: {sum(decisions) / count:,.0f} on average, "
        f"from {min(decisions):,} to {max(decisions):,}.",
        "",
    ]
    return "\n".join(text), pictures
