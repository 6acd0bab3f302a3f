"""How far matches of the whole game go as history went."""

from __future__ import annotations

from collections import Counter

from tools.balance import charts
from tools.balance.lines import Match, table

TURNS = 12
SCORED = (3, 6, 9)
WEST = (
    "Italia", "Africa", "Hispania", "Gallia Meridionalis", "Gallia Septentrionalis", "Britannia", "Illyria",
)  # fmt: skip
EAST = ("Graecia", "Moesia", "Oriens", "Aegyptus", "Mesopotamia", "Persis", "Danubius")
FALLS = range(5, 9)
"""Turns in which the West should fall; in history 6."""
WANTED_FALLS, WANTED_HELD, WANTED_PERSIAN = 75, 70, 50


def share(part: float, whole: float) -> float:
    return 100 * part / max(1, whole)


def reached(matches: list[Match], turn: int) -> list[Match]:
    return [m for m in matches if str(turn) in m["areas"]]


def holders(matches: list[Match], area: str, turn: int) -> Counter[str]:
    return Counter(m["areas"][str(turn)].get(area, "nobody") for m in reached(matches, turn))


def held(matches: list[Match], turn: int) -> dict[str, float]:
    """Percent of matches in which a western Area has a holder."""
    count = len(reached(matches, turn))
    return {a: share(count - holders(matches, a, turn)["nobody"], count) for a in WEST}


def land_of(matches: list[Match], area: str, turn: int) -> str:
    """Whose its provinces are, in percent of all."""
    whose: Counter[str] = Counter()
    for m in reached(matches, turn):
        whose.update(m["land"][str(turn)].get(area, {}))
    total = sum(whose.values())
    named = {("empty" if name == "-" else name): n for name, n in whose.most_common(4)}
    return ", ".join(f"{name} {share(n, total):.0f}" for name, n in named.items())


def _named(found: Counter[str], most: int = 3) -> str:
    total = sum(found.values())
    return ", ".join(f"{name} {share(n, total):.0f}" for name, n in found.most_common(most))


def falls(matches: list[Match]) -> dict[str, float]:
    found = Counter(m["fallen"].get("rome", 0) for m in matches)
    return {str(t): share(found[t], len(matches)) for t in range(1, TURNS + 1)}


def goals(matches: list[Match]) -> str:
    """The three things that history is held to."""
    late = sum(falls(matches)[str(t)] for t in FALLS)
    kept = held(matches, 9)
    mean = sum(kept.values()) / len(kept)
    persian = [
        share(holders(matches, "Mesopotamia", t)["persia"], len(reached(matches, t))) for t in (*SCORED, 12)
    ]
    rows = [
        ["the West falls in turns 5 to 8", f"{WANTED_FALLS}%", f"{late:.0f}%"],
        ["a western Area has a holder at turn 9 (mean of seven)", f"{WANTED_HELD}%", f"{mean:.0f}%"],
        [
            "Mesopotamia is Persian after turns 3, 6, 9, 12",
            f"{WANTED_PERSIAN}%",
            ", ".join(f"{p:.0f}%" for p in persian),
        ],
    ]
    return table(["", "wanted", "found"], rows)


def history(matches: list[Match], name: str) -> tuple[list[str], dict[str, str]]:
    count = len(matches)
    by_turn = falls(matches)
    huns = sum(any(r["people"] == "huns" and r["what"] == "empire" for r in m["realms"]) for m in matches)
    islam = sum("islam" in m["happened"] for m in matches)
    kingdoms: dict[str, Counter[str]] = {}
    for m in matches:
        for realm in m["realms"]:
            if realm["what"] == "kingdom":
                kingdoms.setdefault(realm["people"], Counter())[realm["area"] or "outside of any Area"] += 1
    rows = [
        [people, f"{share(sum(found.values()), count):.0f}", _named(found)]
        for people, found in sorted(kingdoms.items(), key=lambda pair: -sum(pair[1].values()))
    ]
    picture = f"{name}-fall.svg"
    text = [
        goals(matches),
        "",
        f"The western Empire falls in {sum(by_turn.values()):.0f}% of the matches (in history: turn 6). "
        f"The Huns become an Empire in {share(huns, count):.0f}%; "
        f"Islam is created in {share(islam, count):.0f}%.",
        "",
        f"![The fall of Rome]({picture})",
        "",
        "Who holds an Area after a scoring turn, in percent of the matches, and whose its provinces are "
        "after turn 9:",
        "",
        table(
            ["Area", *(f"turn {t}" for t in SCORED), "provinces, turn 9"],
            [
                [a, *(_named(holders(matches, a, t)) for t in SCORED), land_of(matches, a, 9)]
                for a in (*WEST, *EAST)
            ],
        ),
        "",
        "Peoples that become Kingdoms, in percent of the matches, and where their first capital is, in "
        "percent of these:",
        "",
        table(["people", "Kingdom", "Areas"], rows),
    ]
    chart = charts.bars("Turn in which the western Empire falls, percent of matches", by_turn)
    return text, {picture: chart}
