"""Whether anybody still needs an installed program."""

from __future__ import annotations

from aevum.versions.installed import Installed
from aevum.versions.own import Program, Rules

Used = dict[tuple[str, str, str], int]
"""How many tables are played by the rules of a game, by its name, their version and their fingerprint."""


def tables(item: Installed, own: Program, others: list[Installed], used: Used) -> int:
    """How many tables only this program can go on with; of several that can, the newest does."""
    programs = (own, *(other.program for other in others))
    named = {(game, rules) for program in programs for game, rules in program.games.items()}
    total = 0
    for (game, version, fingerprint), count in used.items():
        wanted, has = Rules(version, fingerprint), item.program.games.get(game)
        if has is None or has.version != version:
            continue
        # Figures that no program names are those of a pack, for which any program of that version may do.
        if (game, wanted) not in named or (wanted == has and _first(game, wanted, own, others) is item):
            total += count
    return total


def _first(game: str, rules: Rules, own: Program, others: list[Installed]) -> Installed | None:
    if own.games.get(game) == rules:
        return None
    return next((other for other in others if other.program.games.get(game) == rules), None)
