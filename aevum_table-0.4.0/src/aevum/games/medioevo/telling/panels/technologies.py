"""The tree of technologies: six branches of four levels, who owns which, and the points at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.games.medioevo.rules.technologies import (
    BRANCH_LEVELS,
    PRICE,
    TECHNOLOGIES,
    may_buy,
    of_branch,
    owns,
)
from aevum.games.medioevo.rules.words import COLOURS
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.panels.kingdoms import ordered
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def levels_of(s: MedioevoState, seat: int) -> list[int]:
    """By branch the highest technology that a seat owns (4.TECH.04)."""
    return s.levels[seat * len(BRANCHES) : (seat + 1) * len(BRANCHES)]


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found: list[Block] = []
    if view.seat >= 0:
        found = [_tree(s, view.seat, words), *_points(s, view.seat, words)]
    found.append(_learning(s, words))
    return found


def _tree(s: MedioevoState, seat: int, words: Words) -> Block:
    """Owned ones stand out; of the others those that could be bought now with their price."""
    levels = levels_of(s, seat)
    learnt = s.learnt[seat * len(BRANCHES) : (seat + 1) * len(BRANCHES)]
    rows: list[list[Cell]] = []
    for branch, name in enumerate(BRANCHES):
        row = [Cell(value(words, "branch", name), icon=icons.BRANCH[name])]
        for level in range(1, BRANCH_LEVELS + 1):
            number = of_branch(branch, level)
            cell = cells.technology(number, words)
            cell.icon = ""
            if owns(number, levels):
                cell.text, cell.tone = f"✓ {cell.text}", "good"
            elif not may_buy(number, levels, learnt):
                cell.tone = "dim"
            row.append(cell)
        rows.append(row)
    heads = [said(words, "scene-head-branch")]
    for level in range(1, BRANCH_LEVELS + 1):
        price = PRICE[of_branch(0, level)]
        heads.append(said(words, "scene-head-level", level=cells.LEVELS[level], florins=price))
    return Block(words.say("scene-tree-of", seat=s.seats[seat]), table=Grid(heads, rows), rule="4.TECH.01")


def _points(s: MedioevoState, seat: int, words: Words) -> list[Block]:
    """4.CARD.11: points of this phase that are not spent."""
    kept = [
        Cell(said(words, "scene-points", points=points, colour=COLOURS[branch]))
        for branch, points in enumerate(s.store[seat * len(BRANCHES) : (seat + 1) * len(BRANCHES)])
        if points
    ]
    return [Block(said(words, "scene-points-left"), cells=kept, rule="4.CARD.11")] if kept else []


def _learning(s: MedioevoState, words: Words) -> Block:
    rows = [
        [
            cells.seat(s, seat, words),
            *(Cell(cells.LEVELS[level] or "–", tone="" if level else "dim") for level in levels_of(s, seat)),
        ]
        for seat in ordered(s)
    ]
    heads = [said(words, "scene-head-kingdom"), *(value(words, "branch", name) for name in BRANCHES)]
    return Block(said(words, "scene-learning"), table=Grid(heads, rows), rule="4.TECH.04")


assert len(TECHNOLOGIES) == len(BRANCHES) * BRANCH_LEVELS
