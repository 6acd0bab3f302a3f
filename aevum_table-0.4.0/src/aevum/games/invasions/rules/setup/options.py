"""Table options: readings of the rules that a table may choose before a match."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.state import InvasionsState

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "combat": ("basic", "advanced"),
    "ambush": ("defender", "intercepted"),
    "leaders": ("best", "sum"),
    "nomads": ("destroyed", "beaten"),
    "war": ("others", "either"),
    "migration": ("activation", "movement"),
    "refuge": ("any", "peoples"),
    "areas": ("provinces", "garrisons"),
}
"""The combat system (III.A.2), who ambushes after an interception (C11), whose re-rolls a stack has (D9),
when the horde of an invader submits to nomads (A87), who declares war in Barbarian Areas (D4), how long who
migrates attacks nobody (F97), whom a newcomer drives into vassalage (F125), and by what Barbarians hold a
Civilized Area (F38). The first value counts unless told otherwise.
"""


def chosen(options: dict[str, object], name: str, allowed: tuple[str, ...], default: str) -> str:
    value = options.get(name, default)
    if value not in allowed:
        raise BadData(f"options.{name}: expected one of {', '.join(allowed)}, found {value!r}")
    return str(value)


def known_only(options: dict[str, object], allowed: set[str]) -> None:
    for name in options:
        if name not in allowed:
            raise BadData(f"options: there is no option '{name}' here; known: {', '.join(sorted(allowed))}")


def agree_on(s: InvasionsState, options: dict[str, object]) -> None:
    """Write what the table chose into a state that has its map already, if it has one."""
    s.advanced = _other(options, "combat")
    s.intercepted_ambush = _other(options, "ambush")
    s.beaten_hordes = _other(options, "nomads")
    s.either_declares = _other(options, "war")
    s.brief_truce = _other(options, "migration")
    s.garrisons_fall = _other(options, "refuge")
    if s.world_now is not None:
        s.world_now.adds_leaders = _other(options, "leaders")
        s.world_now.men_claim = _other(options, "areas")
        if s.world_now.men_claim:
            settle_all(s.world_now)


def _other(options: dict[str, object], name: str) -> bool:
    """Whether the table chose the second value."""
    usual = OPTIONS[name][0]
    return chosen(options, name, OPTIONS[name], usual) != usual
