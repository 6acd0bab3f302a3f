"""What a new table of Invasions may set, and where a first evening begins."""

from __future__ import annotations

from aevum.engine.refusal import BadData
from aevum.games.invasions import GAME
from aevum.games.invasions.bots import BOTS
from aevum.games.invasions.rules.setup.options import OPTIONS
from aevum.games.invasions.scenarios import FREE, FREE_MAP, GOALS, IN_A_FIGHT, shipped
from aevum.scene.lobby import Lobby, Values

FIRST = "duel-350"
"""One turn, with everything in it."""
PLAYERS = (4, 3, 2)
TEXTS = {FREE: "battle", FREE_MAP: "map"}
"""Scenarios that are written by whoever plays them, and the option that holds the text."""


def options(scenario: str) -> dict[str, Values]:
    """The values of each option, the usual one first; none where any text will do."""
    found: dict[str, Values] = {TEXTS[scenario]: []} if scenario in TEXTS else {}
    if scenario in shipped() or scenario == FREE:
        goals = _goals(scenario)
        if len(goals) > 1:
            found["goal"] = goals
        return found | {name: list(OPTIONS[name]) for name in OPTIONS if name in IN_A_FIGHT}
    counts: Values = [count for count in PLAYERS if _seats(scenario, count)]
    if len(counts) > 1:
        found["seats"] = counts
    return found | {name: list(values) for name, values in OPTIONS.items()}


def vocabulary() -> dict[str, list[str]]:
    """The words of the lobby: titles of options and of their values, and a line about each of them."""
    names = {name for scenario in GAME.scenarios() for name in options(scenario)}
    return {
        "choosable": sorted(names),
        "about": [GAME.name, *GAME.scenarios(), *sorted(names)],
        "bot": list(BOTS),
        "goal": list(GOALS),
        **{name: list(values) for name, values in OPTIONS.items()},
    }


def _goals(scenario: str) -> Values:
    """Where there is no city to win, there is only the field."""
    if scenario == FREE:
        return list(GOALS)
    usual = shipped()[scenario]["goal"]
    return [usual, *(goal for goal in GOALS if goal != usual and _starts(scenario, goal))]


def _starts(scenario: str, goal: str) -> bool:
    try:
        GAME.start(scenario, {"goal": goal}, 0)
    except BadData:
        return False
    return True


def _seats(scenario: str, count: int) -> bool:
    try:
        return bool(GAME.seats(scenario, {"seats": count}))
    except BadData:
        return False


LOBBY = Lobby(FIRST, options)
