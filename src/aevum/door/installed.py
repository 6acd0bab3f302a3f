"""What is installed: games, their scenarios, their rules."""

from __future__ import annotations

from aevum.door import given
from aevum.engine import registry
from aevum.engine.refusal import BadData
from aevum.kit import clauses


def installed() -> list[str]:
    """The games that are there to play.

    >>> import aevum
    >>> aevum.installed()
    ['charlemagne', 'invasions', 'medioevo']
    """
    return registry.names()


def scenarios(game: str) -> list[str]:
    """The scenarios of a game.

    >>> import aevum
    >>> aevum.scenarios("charlemagne")
    ['771', 'lombard-war']
    """
    return registry.find(game).scenarios()


def rule(game: str, address: str) -> str:
    """A chapter, a section or one clause of the rules, as text: a line for each clause.

    >>> import aevum
    >>> aevum.rule("invasions", "XX.F").splitlines()[0][:6]
    'XX.F.1'
    """
    try:
        found = clauses.load(game).lookup(given.text("address", address))
    except clauses.ClauseError as error:
        raise BadData(str(error)) from None
    return "\n".join(f"{clause.id}  {clause.text}" for section in found for clause in section.clauses)
