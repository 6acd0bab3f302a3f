"""The battle board in text: both sides, their dice and what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.board.names import percent
from aevum.games.medioevo.board.order import ordered
from aevum.games.medioevo.telling.contest import contest
from aevum.games.medioevo.telling.odds import odds
from aevum.terminal.lines import fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.engine.view import View
    from aevum.scene.contest import Pool, Side
    from aevum.words import Words


def battle(view: View, words: Words) -> list[str]:
    """Lines of markup; none where nobody fights."""
    found = contest(view, words)
    if found is None:
        return []
    stage = found.tracks[found.now] if found.tracks else ""
    lines = [paint((row([part for part in (found.title, *found.ground, stage) if part]), "bold"))]
    for side in found.sides:
        lines += _side(side, words)
    return lines


def _side(side: Side, words: Words) -> list[str]:
    role = words.say("board-attacker") if side.attacker else words.say("board-defender")
    pieces = [piece.name if piece.count < 2 else f"{piece.count} {piece.name}" for piece in side.pieces]
    text = f"{side.name} ({role}): {row(pieces)}"
    lines = [paint(part) for part in fold((text, "cyan"))]
    if side.dice:
        lines.append("  " + paint((row([die.face for die in side.dice]), "bold yellow")))
    for pool in side.pools:
        lines += [paint(part) for part in fold((f"  {_pool(pool)}", ""))]
    return lines + [paint(part) for note in side.notes for part in fold((f"  {note}", "dim"))]


def _pool(pool: Pool) -> str:
    reasons = [f"{item.value:+d} {item.words}" for item in pool.items]
    return f"{pool.name} {pool.size}: {row(reasons)}"


def weighed(view: View, ask: Ask, words: Words) -> list[str]:
    """The odds of the answers for which there are some."""
    lines: list[str] = []
    for number, option in enumerate(ordered(ask), 1):
        found = odds(view, option, words)
        if found is not None:
            parts = [f"{chance.words} {percent(chance.share)}" for chance in found.chances]
            parts += [f"{name} {value:.1f}" for name, value in found.means]
            text = f"{number}) {words.option(option)}: {row(parts)}"
            lines += [paint(part) for part in fold((text, "yellow"))]
    return lines
