"""Cards of territories and seas: ground, home, goods, market, buildings, who is there and what is near."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.buildings import CIVIL, SORTS, STRUCTURE
from aevum.games.medioevo.rules.events.red import red_places
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY, TERRAINS
from aevum.games.medioevo.rules.trade.prices import sold
from aevum.games.medioevo.rules.works.standing import BUILDING_NAMES, built, damaged
from aevum.games.medioevo.scene import marks
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.market import market_value
from aevum.games.medioevo.telling.owners import owner_of
from aevum.games.medioevo.telling.panels.markets import market_words
from aevum.games.medioevo.telling.pieces import items_at, pieces_at
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell, Grid
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

Fact = tuple[str, Cell]


def card(view: View, id: str, words: Words) -> Card | None:
    if id not in LAND.names:
        return None
    s = seen(view)
    area = LAND.number(id)
    sea = LAND.is_sea(area)
    about = said(words, "scene-sea") if sea else title(value(words, "terrain", TERRAINS[LAND.terrain[area]]))
    found = Card("place", id, cells.name_of(area, words), about)
    facts = _sea(area, words) if sea else _land(s, area, words)
    if not s.open[area]:
        facts.insert(0, ("", Cell(said(words, "scene-closed"), tone="dim", rule="0.KING.05")))
    found.blocks = [Block(facts=facts), *there(s, area, words), _around(area, words)]
    if not sea:
        found.owner = owner_of(s, s.lord[area])
    return found


def _land(s: MedioevoState, place: int, words: Words) -> list[Fact]:
    lord = cells.seat(s, s.lord[place], words)
    lord.rule = "3.TAX.04"
    found = [(said(words, "scene-fact-control"), lord)]
    if LAND.home[place] != NOBODY:
        name = KINGDOMS[LAND.home[place]]
        home = Cell(value(words, "kingdom", name), owner=name, rule="0.KING.01")
        found.append((said(words, "scene-fact-home"), home))
    if LAND.settlement[place]:
        found += _settlement(s, place, words)
    found += [_building(s, place, sort, words) for sort in range(len(SORTS)) if built(s, place, sort)]
    if LAND.port[place]:
        found.append(
            (said(words, "scene-fact-port"), Cell(_seas(LAND.ports[place], words), rule="5.MOVE.05"))
        )
    if LAND.fire[place]:
        found.append((said(words, "scene-fact-fire"), Cell(said(words, "scene-yes"), rule="2.DICE.02")))
    if s.event != NOBODY and place in red_places(s):
        found.append(
            (said(words, "scene-fact-event"), Cell(said(words, "scene-struck"), tone="bad", rule="2.CARD.02"))
        )
    found += [
        (said(words, "scene-fact-marker"), Cell(mark.name, icon=mark.icon, tone=mark.tone))
        for mark in marks.place_marks(s, place, words)
        if LAND.settlement[place] or mark.icon not in icons.CONSTRUCTIONS.values()
    ]
    return found


def _settlement(s: MedioevoState, place: int, words: Words) -> list[Fact]:
    found: list[Fact] = []
    if LAND.good[place] != NOBODY:
        made = cells.good(LAND.good[place], words)
        made.rule = "6.BUY.02"
        found.append((said(words, "scene-fact-good"), made))
    market = Cell(market_words(s, place, words), rule="6.GMKT.01")
    pays = sold(1, market_value(s, place), 0, built(s, place, CIVIL))
    found.append((said(words, "scene-fact-market"), market))
    found.append(
        (said(words, "scene-fact-pays"), Cell(said(words, "scene-florins", florins=pays), rule="6.SELL.01"))
    )
    return found


def _building(s: MedioevoState, place: int, sort: int, words: Words) -> Fact:
    level, hurt = built(s, place, sort), damaged(s, place, sort)
    name = BUILDING_NAMES[sort][level]
    whole = STRUCTURE[sort][level]
    text = said(words, "scene-structure", left=whole - hurt, whole=whole)
    cell = Cell(text, icon=icons.CONSTRUCTIONS[name], tone="bad" if hurt else "", rule="4.BLD.09")
    cell.owner = owner_of(s, s.builder[place])
    return title(value(words, "building", name)), cell


def _sea(sea: int, words: Words) -> list[Fact]:
    ports = [cells.name_of(place, words) for place in LAND.ports[sea]]
    return [(said(words, "scene-fact-ports"), Cell(", ".join(ports) or "–", rule="5.MOVE.05"))]


def _seas(areas: list[int], words: Words) -> str:
    return ", ".join(cells.name_of(area, words) for area in areas) or "–"


def there(s: MedioevoState, area: int, words: Words) -> list[Block]:
    found: list[Cell] = []
    for piece in pieces_at(s, area, items_at(s).get(area, []), words):
        text = f"{piece.count} × {piece.name}" if piece.count > 1 else piece.name
        cell = Cell(text, icon=piece.icon, owner=piece.owner, card=f"{cells.PIECE}/{piece.id}")
        cell.tone = "dim" if piece.spent else ""
        found.append(cell)
    return [Block(said(words, "scene-who-is-there"), cells=found)] if found else []


def _around(area: int, words: Words) -> Block:
    rows: list[list[Cell]] = []
    for other in LAND.all_near[area]:
        sea = LAND.is_sea(other)
        ground = said(words, "scene-sea") if sea else value(words, "terrain", TERRAINS[LAND.terrain[other]])
        border = ""
        if not sea and not LAND.is_sea(area) and LAND.river(area, other):
            border = said(words, "scene-river")
        elif sea != LAND.is_sea(area) and other in LAND.ports[area]:
            border = said(words, "scene-port")
        rows.append([cells.place(other, words), Cell(ground), Cell(border)])
    heads = [
        said(words, "scene-head-place"),
        said(words, "scene-head-ground"),
        said(words, "scene-head-border"),
    ]
    return Block(said(words, "scene-neighbours"), table=Grid(heads, rows), rule="5.MOVE.03")
