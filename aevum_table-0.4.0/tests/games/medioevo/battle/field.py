"""A battle laid out in one line, and the answers that most tests give."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.fight import Fight, running
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.words import PIECE_NAMES
from tests.games.medioevo.battle.forces import force

Match = Any
"""The fixture's scripted match."""

BLUE = "byzantium"
"""First in turn order, so that nothing is taken off the attack value."""
YELLOW = "mamluks"
"""Second of four: 1 less on every attack value."""
PLACE = "BUL"
"""Nobody's home, next to Thrace, which is Blue's."""


def lay_out(
    match: Callable[..., Match], dice: list[int], place: str = PLACE, options: dict[str, object] | None = None
) -> Match:
    """A match with these dice, in which everybody passes every moment."""
    m = match(dice, **(options or {}))
    m.active(BLUE)
    m.place = place
    return m.hush()


def line_up(m: Match, owner: str, units: str) -> None:
    """`line_up(m, "byzantium", "2 LI, CAV")`"""
    for piece, count in enumerate(force(units)):
        if count:
            m.put(m.place, owner, PIECE_NAMES[piece], count)


def begin(m: Match, attacker: str = BLUE, defender: str = YELLOW) -> Match:
    return m.begin(Battle(m.area(m.place), m.seat(attacker), m.seat(defender)))


def left(m: Match, owner: str) -> list[int]:
    """The force of an owner where the battle is."""
    found = m.s.force(m.area(m.place), m.seat(owner))
    assert len(found) == FORCE
    return list(found)


def verdict(m: Match) -> int:
    """The result of the battle, which must be over."""
    assert m.done()
    return int(m.s.result)


def fight_of(m: Match) -> Fight:
    return running(m.s)


def on(m: Match, until: str = "battle-intent") -> Match:
    """To the next question of this kind, without anything clever."""
    calm = ("let-lie", "keep-all", "captains-done", "leave-idle", "hold-back")
    while not m.done() and m.ask().key != until:
        offered = m.offered()
        m.do(next((wish for wish in calm if wish in offered), offered[0]))
    return m
