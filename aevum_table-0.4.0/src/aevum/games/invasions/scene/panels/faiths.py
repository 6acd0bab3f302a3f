"""Religions of nations and Areas, and heresies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.religion.faiths import area_religions
from aevum.games.invasions.rules.religion.heresy import heresies_in
from aevum.games.invasions.scene import cells
from aevum.games.invasions.scene.marks import SIDES
from aevum.games.invasions.telling.nations import minor_nations, own_nations
from aevum.games.invasions.telling.seen import seen, value
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    return [*_nations(s, words), _areas(s, words)]


def _nations(s: InvasionsState, words: Words) -> list[Block]:
    w = s.world
    there = [n for seat in range(len(s.seats)) for n in own_nations(w, seat) + minor_nations(w, seat)]
    found: list[Block] = []
    for faith, name in enumerate(RELIGIONS):
        members = [cells.people(n, words) for n in there if s.realm.religion[n] == faith]
        if members:
            found.append(Block(value(words, "religion", name), cells=members, rule="XXXI.A.1"))
    return found


def _areas(s: InvasionsState, words: Words) -> Block:
    heads = [words.say("scene-head-area"), words.say("scene-head-faiths"), words.say("scene-head-heresy")]
    rows: list[list[Cell]] = []
    for area, name in enumerate(s.world.land.areas):
        if not s.world.land.area_provinces[area]:
            continue
        faiths = ", ".join(value(words, "religion", RELIGIONS[faith]) for faith in area_religions(s, area))
        torn = sorted(heresies_in(s.realm, area).items())
        text = ", ".join(f"{value(words, 'religion', RELIGIONS[of])} {SIDES[side]}" for of, side in torn)
        heresy = Cell(text, tone="bad", rule="XXXI.C.5") if torn else Cell("")
        rows.append([cells.region(name), Cell(faiths, rule="XXXI.C.6"), heresy])
    return Block(words.say("scene-areas"), table=Grid(heads, rows))
