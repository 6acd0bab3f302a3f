"""What a new table of Medioevo Universale may set, and where a first evening begins."""

from __future__ import annotations

from itertools import combinations
from re import findall

from aevum.games.medioevo import GAME
from aevum.games.medioevo.bots import BOTS
from aevum.games.medioevo.rules.kingdoms import connected
from aevum.games.medioevo.rules.lengths import kingdoms_of, players_of
from aevum.games.medioevo.rules.settings import KINDS, SETTINGS, VALUES
from aevum.games.medioevo.rules.tables import KINGDOMS as NAMES
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.games.medioevo.scene.guide import GUIDES
from aevum.kit.tables import rows
from aevum.scene.lobby import Lobby, Values

FIRST = "introduction"
"""Two turns for three, with everything in them."""
PLAYERS, KINGDOMS, AUCTION, AGREED = "players", "kingdoms", "auction", "agreed"
SPOKEN = {"honour-limit": (0,), "time-limit": (0,), "cubes-per-colour": (0,), "war-delay": (0, 1)}
"""Numbers that have a word of their own."""
MATCH = ("teams", "terrain", "blood", "deployment", "honour-limit", "time-limit")
"""The variants and other ends come before readings of single rules."""
OFFERED = {"tokens-per-colour": (6, 10), "honour-limit": (16, 20, 25, 30), "time-limit": (60, 120, 180, 240)}
"""Of options that take any number."""


def options(scenario: str) -> dict[str, Values]:
    """The values of each option, the usual one first; none where any text will do."""
    found: dict[str, Values] = {}
    if not kingdoms_of(scenario):
        found[PLAYERS] = list(players_of(scenario))
        found[KINGDOMS] = list(VALUES[SETTINGS.index(KINGDOMS)])
        found[AUCTION] = [False, True]
    kinds = dict(zip(SETTINGS, KINDS, strict=True))
    for name in [*MATCH, *(name for name in SETTINGS if name not in MATCH)]:
        if name not in (KINGDOMS, AUCTION):
            found[name] = _values(name, kinds[name])
    return found


def lineups(scenario: str) -> list[list[str]]:
    """Kingdoms that may be agreed on, in the order of the table (0.KING.02)."""
    if kingdoms_of(scenario):
        return []
    return [
        [NAMES[kingdom] for kingdom in chosen]
        for count in players_of(scenario)
        for chosen in combinations(range(len(NAMES)), count)
        if connected(list(chosen))
    ]


def _values(name: str, kind: str) -> Values:
    row = next(row for row in rows(PACKAGE, "options") if row["option"] == name)
    if kind == "flag":
        return [row["default"] == "true", row["default"] != "true"]
    others = OFFERED.get(name, [int(number) for number in findall(r"\d+", row["others"])])
    return [int(row["default"]), *others]


def vocabulary() -> dict[str, list[str]]:
    """The words of the lobby: titles of options and of their values, and a line about each of them."""
    names = [*sorted({name for scenario in GAME.scenarios() for name in options(scenario)}), AGREED]
    tips = [tip.id for tip in GUIDES[FIRST]]
    return {
        "choosable": names,
        "about": [GAME.name, *GAME.scenarios(), *names],
        "bot": list(BOTS),
        **{name: [str(value) for value in values] for name, values in SPOKEN.items()},
        "kingdoms": list(VALUES[SETTINGS.index(KINGDOMS)]),
        "tip": tips,
        "advice": tips,
    }


SEATING = (PLAYERS, KINGDOMS, AUCTION)
"""Who chooses or draws a kingdom sits down without one."""
LOBBY = Lobby(FIRST, options, SEATING, AGREED, lineups)
