"""The markers and the treasury of the seat, and what everybody sees of the other's."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.hidden import SECRET
from aevum.games.charlemagne.rules.markers import MARKER, PAPAL, SHOWN
from aevum.games.charlemagne.rules.stratagems.hand import HAND_LIMIT, hand
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.treasury.danegeld import owed
from aevum.games.charlemagne.rules.treasury.income import income
from aevum.games.charlemagne.scene import cells
from aevum.games.charlemagne.telling.seen import held_counts, seen
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def count(view: View) -> int:
    return len(hand(seen(view), view.seat)) if view.seat >= 0 else 0


def blocks(view: View, words: Words) -> list[Block]:
    found = [_sides(view, words)]
    if view.seat >= 0:
        found.insert(0, _markers(hand(seen(view), view.seat), "scene-markers-held", words))
    shown = [marker for marker, where in enumerate(seen(view).holder) if where == SHOWN]
    if shown:
        found.append(_markers(shown, "scene-markers-shown", words))
    papal = [marker for marker, where in enumerate(seen(view).holder) if where == PAPAL]
    if papal:
        found.append(_markers(papal, "scene-markers-papal", words))
        found[-1].rule = "18.8.b"
    return found


KEYS: tuple[str, ...] = ("scene-markers-held", "scene-markers-shown", "scene-markers-papal")


def _markers(markers: list[int], title: str, words: Words) -> Block:
    found = Block(words.say(title, count=HAND_LIMIT), rule="14.2")
    if not markers:
        found.text = words.say("scene-none-held")
        return found
    rows: list[list[Cell]] = []
    for kind, number in Counter(MARKER[marker] for marker in markers).items():
        cell = cells.marker(kind, words, number)
        rows.append([cell, Cell(cell.note)])
    found.table = Grid([words.say("scene-head-marker"), words.say("scene-head-use")], rows)
    return found


def _sides(view: View, words: Words) -> Block:
    """1.4: how many markers somebody holds is seen at the table, his treasury is not."""
    s = seen(view)
    held = held_counts(view)
    found = Block(words.say("scene-treasuries"), rule="1.4")
    for seat, name in enumerate(SEATS):
        markers = words.say("scene-count-markers", count=held[seat])
        if s.treasury[seat] == SECRET:
            text = words.say("scene-treasury-secret", markers=markers)
        else:
            told = {"treasury": s.treasury[seat], "income": income(s, seat, 0, None)}
            text = words.say("scene-treasury-open", markers=markers, **told)
        found.facts.append((words.seat(name), Cell(text, owner=name, card=f"{cells.OWNER}/{name}")))
    if owed(s):
        geld = words.say("scene-danegeld-owed", count=owed(s))
        found.facts.append((words.say("scene-danegeld"), Cell(geld, rule="10.6.a", tone="warn")))
    return found
