"""Who wins, by how much, and when that is settled."""

from __future__ import annotations

from statistics import median

from tools.balance.lines import Match, table

WANTED = {3: (25, 42), 4: (15, 35), 5: (12, 30), 6: (10, 25)}
"""Percent of the matches that each seat should win, by the number of seats."""
MOMENTS = {"a third": 1 / 3, "half": 1 / 2, "two thirds": 2 / 3}


def wins(matches: list[Match]) -> dict[str, float]:
    """Percent of the matches by kingdom; a shared victory counts for each who shares it."""
    seats = matches[0]["seats"]
    return {
        seat: 100 * sum(at in m["winners"] for m in matches) / len(matches) for at, seat in enumerate(seats)
    }


def inside(matches: list[Match]) -> bool:
    fewest, most = WANTED[len(matches[0]["seats"])]
    return all(fewest <= share <= most for share in wins(matches).values())


def share(percent: float, count: int) -> str:
    """With its standard error."""
    return f"{percent:.1f}% ± {(percent * (100 - percent) / count) ** 0.5:.1f}"


def kingdoms(matches: list[Match]) -> str:
    rows: list[list[str]] = []
    for at, seat in enumerate(matches[0]["seats"]):
        scores = sorted(m["scores"][at] for m in matches)
        rows.append(
            [
                seat,
                share(wins(matches)[seat], len(matches)),
                f"{sum(scores) / len(scores):.1f}",
                f"{scores[len(scores) // 20]} to {scores[-1 - len(scores) // 20]}",
                f"{sum(m['money'][at] for m in matches) / len(matches):.0f}",
            ]
        )
    head = ["kingdom", "wins", "honour, mean", "nine of ten between", "florins at the end"]
    return table(head, rows)


def margin(match: Match) -> int:
    first, second = sorted(match["scores"], reverse=True)[:2]
    return int(first - second)


def leader_won(matches: list[Match], part: float) -> float:
    """Percent of the matches won by who leads alone after this part of the turns, where somebody does."""
    led = won = 0
    for m in matches:
        row = m["honour"][max(0, round(part * len(m["honour"])) - 1)]
        if row.count(max(row)) == 1:
            led += 1
            won += row.index(max(row)) in m["winners"]
    return 100 * won / max(1, led)


def course(matches: list[Match]) -> str:
    """One line on margins and on when the lead is decided."""
    margins = [margin(m) for m in matches]
    close = 100 * sum(found <= 3 for found in margins) / len(margins)
    shared = sum(len(m["winners"]) > 1 for m in matches)
    led = ", ".join(f"{leader_won(matches, part):.0f}% at {name}" for name, part in MOMENTS.items())
    return (
        f"Margin of the first over the second: {median(margins):g} points in the median, at most 3 in "
        f"{close:.0f}%; shared victories: {shared}.\nWho leads wins: {led} of the turns."
    )
