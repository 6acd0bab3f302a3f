"""Settlements: what they make, what lies in their Great Market, and the trade routes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.buildings import CIVIL
from aevum.games.medioevo.rules.items import FREE, ITEMS, is_trader
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.prices import sold
from aevum.games.medioevo.rules.trade.routes_state import done, has_route
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, built
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.market import market_goods, market_value
from aevum.games.medioevo.telling.panels.kingdoms import ordered
from aevum.games.medioevo.telling.pieces import item
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

HEADS = ("place", "makes", "market", "pays", "stands", "holder")
KEYS: tuple[str, ...] = (
    "scene-head-place", "scene-head-makes", "scene-head-market", "scene-head-pays", "scene-head-stands",
    "scene-head-holder",
)  # fmt: skip


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    own = [view.seat] if view.seat >= 0 else []
    others = [seat for seat in ordered(s) if seat not in own]
    found = [*_traders(s, view.seat, words), *_routes(s, own, words)]
    return [*found, _settlements(s, words), *_routes(s, others, words)]


def _settlements(s: MedioevoState, words: Words) -> Block:
    rows: list[list[Cell]] = []
    for place in LAND.settlements:
        if not s.open[place]:
            continue
        made = cells.good(LAND.good[place], words) if LAND.good[place] != NOBODY else Cell("–")
        level = built(s, place, CIVIL)
        name = BUILDING_NAMES[CIVIL][level]
        rows.append(
            [
                cells.place(place, words),
                made,
                Cell(market_words(s, place, words)),
                Cell(str(sold(1, market_value(s, place), 0, level))),
                Cell(value(words, "building", name) if name else "–", tone="" if name else "dim"),
                cells.seat(s, s.lord[place], words),
            ]
        )
    heads = [said(words, f"scene-head-{name}") for name in HEADS]
    return Block(said(words, "scene-markets"), table=Grid(heads, rows, [3]), rule="6.GMKT")


def market_words(s: MedioevoState, place: int, words: Words) -> str:
    goods = market_goods(s.market[place])
    if not goods:
        return "–"
    return f"{len(goods)}: " + ", ".join(value(words, "good", GOODS[good]) for good in goods)


def _traders(s: MedioevoState, seat: int, words: Words) -> list[Block]:
    """What the own caravans and merchant ships carry."""
    if seat < 0:
        return []
    found = Block(said(words, "scene-traders"), rule="6.FLOW")
    for slot in s.items(seat):
        kind = s.item_kind[slot]
        if not is_trader(kind) or s.item_at[slot] == FREE:
            continue
        aboard = [
            said(words, "scene-cargo", count=count, good=GOODS[good])
            for good, count in enumerate(cargo_of(s, slot))
            if count
        ]
        text = ", ".join(aboard) or said(words, "scene-empty")
        name = item(s, slot, words).name
        cell = cells.place(s.item_at[slot], words)
        cell.text, cell.icon = f"{cell.text}: {text}", icons.ITEMS[ITEMS[kind]]
        found.facts.append((name, cell))
    return [found] if found.facts else []


def _routes(s: MedioevoState, seats: list[int], words: Words) -> list[Block]:
    found: list[Block] = []
    for seat in seats:
        if not has_route(s, seat):
            continue
        block = Block(words.say("scene-route", seat=s.seats[seat]), rule="6.ROUTE.01")
        steps = [cells.place(s.route_from[seat], words)]
        for place, turned in zip(s.route_steps[seat], done(s, seat), strict=True):
            step = cells.place(place, words, "good" if turned else "")
            step.text = f"✓ {step.text}" if turned else step.text
            steps.append(step)
        block.cells = steps
        found.append(block)
    return found
