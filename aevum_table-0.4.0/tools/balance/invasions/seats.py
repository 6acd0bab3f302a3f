"""Who wins matches of one scenario with so many players, by how much, and when that is settled."""

from __future__ import annotations

from statistics import mean, median, pstdev

from tools.balance.lines import Match, table

WANTED = {2: (40, 60), 3: (25, 42), 4: (15, 35)}
"""By number of players: the percent of wins that a seat should have."""
MOMENTS = ((1, 3, "a third"), (1, 2, "half"), (2, 3, "two thirds"))


def wins(matches: list[Match]) -> dict[str, float]:
    """Percent; a shared victory counts for each of its winners by its part."""
    seats = matches[0]["seats"]
    return {
        seat: 100 * sum((i in m["winners"]) / len(m["winners"]) for m in matches) / len(matches)
        for i, seat in enumerate(seats)
    }


def inside(matches: list[Match]) -> bool:
    fewest, most = WANTED[len(matches[0]["seats"])]
    return all(fewest <= share <= most for share in wins(matches).values())


def _leads(points: list[int]) -> set[int]:
    return {i for i, p in enumerate(points) if p == max(points)}


def settled(matches: list[Match], part: int, of: int) -> float:
    """Percent of matches won by who led alone or with others after this part of the turns played."""
    kept = 0
    for m in matches:
        turns = m["points"]
        at = max(0, -(-len(turns) * part // of) - 1)
        kept += bool(_leads(turns[at]) & set(m["winners"]))
    return 100 * kept / len(matches)


def margins(matches: list[Match]) -> list[int]:
    """Of the winner over the next."""
    ends = [sorted(m["points"][-1], reverse=True) for m in matches]
    return [end[0] - end[1] for end in ends]


def seat_table(matches: list[Match]) -> str:
    rows = []
    won = wins(matches)
    for i, seat in enumerate(matches[0]["seats"]):
        ends = [m["points"][-1][i] for m in matches]
        rows.append(
            [
                seat,
                f"{won[seat]:.1f}%",
                f"{mean(ends):.1f}",
                f"{pstdev(ends):.1f}",
                f"{min(ends)} to {max(ends)}",
            ]
        )
    return table(["seat", "wins", "points at the end, mean", "spread", "from - to"], rows)


def summary(matches: list[Match]) -> list[str]:
    """One row for the table of all scenarios."""
    first = matches[0]
    gaps = margins(matches)
    won = wins(matches)
    return [
        f"`{first['scenario']}`",
        str(len(first["seats"])),
        f"`{first['bot']}`",
        str(len(matches)),
        ", ".join(f"{seat} {share:.0f}" for seat, share in won.items()),
        "yes" if inside(matches) else "no",
        f"{median(gaps):.0f}",
        " / ".join(f"{settled(matches, a, b):.0f}" for a, b, _ in MOMENTS),
    ]


SUMMARY = [
    "scenario",
    "players",
    "bot",
    "matches",
    "wins, percent",
    "within what is wanted",
    "median margin",
    "won by the leader at 1/3, 1/2, 2/3 of the turns, percent",
]


def sources(matches: list[Match]) -> str:
    """What the points of each seat come from, mean of a match."""
    seats = matches[0]["seats"]
    kinds = sorted({why for m in matches for found in m["sources"] for why in found})
    count = len(matches)
    rows = [
        [
            why,
            *(f"{sum(m['sources'][i].get(why, 0) for m in matches) / count:.1f}" for i in range(len(seats))),
        ]
        for why in kinds
    ]
    return table(["points for", *seats], rows)
