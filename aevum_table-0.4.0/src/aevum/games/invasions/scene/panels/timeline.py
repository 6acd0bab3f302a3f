"""What the coming turns bring: arrivals, reinforcements, raids, leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.content.timeline import arrivals_of, invades, raids_of, reinforcements_of
from aevum.games.invasions.rules.leaders import INTRINSIC, LEADER_NATION, LEADERS, TURNS
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import GONE
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.pieces import leader_id, ratings
from aevum.games.invasions.scene.tracks import years
from aevum.games.invasions.telling.seen import first_turn_and_last, seen, value
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.world.world import World
    from aevum.words import Words


def blocks(view: View, words: Words) -> list[Block]:
    w = seen(view).world
    _, last = first_turn_and_last(view)
    return [_turn(w, turn, words) for turn in range(w.turn, last + 1)]


def _turn(w: World, turn: int, words: Words) -> Block:
    first, last = years(turn)
    title = words.say("scene-years", turn=turn, first=str(first), last=str(last))
    rows = [*_arrivals(turn, words), *_reinforcements(w, turn, words)]
    rows += [
        [cells.people(n, words), Cell(words.say("scene-raids-then"), rule="X.C.1")] for n in raids_of(turn)
    ]
    rows += _leaders(w, turn, words)
    seated = [row for row in rows if w.seat[NATIONS.index(row[0].owner)] >= 0]
    heads = [words.say("scene-head-nation"), words.say("scene-head-comes")]
    return Block(title, table=Grid(heads, seated) if seated else None)


def _arrivals(turn: int, words: Words) -> list[list[Cell]]:
    found: list[list[Cell]] = []
    for n, where, invading in arrivals_of(turn):
        text = (
            words.say("scene-arrives-invading", place=where)
            if invading
            else words.say("scene-arrives", place=where)
        )
        cell = Cell(text, place=where, rule="IX.D.1", tone="warn")
        found.append([cells.people(n, words), cell])
    return found


def _reinforcements(w: World, turn: int, words: Words) -> list[list[Cell]]:
    found: list[list[Cell]] = []
    for n in range(len(NATIONS)):
        units = [
            words.say("board-unit", count=count, unit=kind)
            if kind
            else words.say("scene-any-units", units=count)
            for count, kind in reinforcements_of(turn, n)
        ]
        invading = invades(turn, n)
        if units:
            text = ", ".join(units)
            cell = Cell(words.say("scene-invades-with", units=text) if invading else text, rule="IX.D.1")
            cell.tone = "warn" if invading else ""
            found.append([cells.people(n, words), cell])
        elif invading:
            found.append(
                [cells.people(n, words), Cell(words.say("scene-invades"), rule="XVIII.H.1", tone="warn")]
            )
    return found


def _leaders(w: World, turn: int, words: Words) -> list[list[Cell]]:
    found: list[list[Cell]] = []
    for i, (first, _) in enumerate(TURNS):
        if first == turn and not INTRINSIC[i] and w.leader_place[i] != GONE:
            name = f"{value(words, 'leader', LEADERS[i])} {ratings(i)}"
            cell = Cell(name, card=f"{cells.PIECE}/{leader_id(i)}", rule="III.C.10")
            found.append([cells.people(LEADER_NATION[i], words), cell])
    return found
