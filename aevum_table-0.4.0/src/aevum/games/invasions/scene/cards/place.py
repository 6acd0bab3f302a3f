"""Cards of provinces, seas and Areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.atlas import atlas
from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.religion.faiths import area_religions, faith_of
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.troops import CROSSING_NAMES, NO_CROSSING
from aevum.games.invasions.rules.world.land import NO_AREA, NO_SEA
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World
from aevum.games.invasions.scene import cells, marks
from aevum.games.invasions.scene.pieces import pieces_at
from aevum.games.invasions.telling.icons import PLATES
from aevum.games.invasions.telling.seen import said, seen, value
from aevum.scene.panel import Block, Card, Cell, Grid
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

Fact = tuple[str, Cell]


def card(view: View, id: str, words: Words) -> Card | None:
    s = seen(view)
    if s.world_now is None:
        return None
    w = s.world
    p = w.land.number(id)
    if not 0 <= p < w.land.places:
        return None
    found = Card("place", id, id, title(value(words, "terrain", TERRAINS[w.land.terrain[p]])))
    facts = _sea(w, p, words) if p >= w.land.provinces else _province(s, p, words)
    found.blocks = [Block(facts=facts), *_there(w, p, words), _around(w, p, words)]
    if p < w.land.provinces and w.owner[p] != NOBODY:
        found.owner = cells.people(w.owner[p], words).owner
    return found


def _province(s: InvasionsState, p: int, words: Words) -> list[Fact]:
    w = s.world
    land = w.land
    area = land.area[p]
    found = [(words.say("scene-fact-control"), _control(w, p, words))]
    found.append(
        (words.say("scene-fact-area"), cells.region(land.areas[area]) if area != NO_AREA else Cell("–"))
    )
    if land.site[p]:
        found.append((words.say("scene-fact-city"), _city(w, p, words)))
    if land.port[p] != NO_SEA:
        sea = cells.place(land.names[land.port[p]])
        sea.rule = "III.F.8"
        found.append((words.say("scene-fact-port"), sea))
    income = Cell(words.say("scene-gold", gold=cells.halves(land.half_income[p])), rule="XIV.D.4")
    found.append((words.say("scene-fact-income"), income))
    limit = stacking_limit(land.terrain[p], 0, False)
    found.append(
        (words.say("scene-fact-limit"), Cell(words.say("scene-units", units=limit), rule="XVII.B.1"))
    )
    if s.realm_now is not None:
        faith = value(words, "religion", RELIGIONS[faith_of(land, p)])
        found.append((words.say("scene-fact-faith"), Cell(faith, rule="XXXI.A.1")))
    if land.granary[p]:
        found.append((words.say("scene-fact-granary"), Cell(words.say("scene-yes"), rule="XXXIII.C.7")))
    if atlas(land.east).provinces[p].caravan:
        found.append((words.say("scene-fact-caravan"), Cell(words.say("scene-yes"), rule="X.D.1")))
    laid = marks.place_marks(w, p, words) + marks.fight_marks(s, words).get(p, [])
    if s.realm_now is not None:
        laid += marks.caravan_marks(w, s.realm, words).get(p, [])
    for mark in laid:
        text = f"{mark.name} {mark.text}".strip()
        rule = marks.RULES.get(mark.icon, "")
        found.append((words.say("scene-fact-marker"), Cell(text, icon=mark.icon, tone=mark.tone, rule=rule)))
    return found


def _control(w: World, p: int, words: Words) -> Cell:
    if w.owner[p] == NOBODY:
        return Cell(words.say("scene-nobody"), rule="XII.B.1")
    found = cells.people(w.owner[p], words)
    found.rule = "XII.B.1"
    return found


def _city(w: World, p: int, words: Words) -> Cell:
    if not w.level[p]:
        return Cell(words.say("scene-site", city=w.land.site[p]), rule="III.F.2")
    parts = [words.say("board-city", city=w.land.site[p], level=w.level[p])]
    parts.append(words.say("board-walls", walls=w.walls[p]) if w.walls[p] else words.say("board-no-walls"))
    for n, capital in enumerate(w.capital):
        if capital == p != NOWHERE:
            parts.append(words.say("scene-capital-of", people=cells.people(n, words).text))
    return Cell(", ".join(parts), rule="III.F.3")


def _sea(w: World, p: int, words: Words) -> list[Fact]:
    monopoly = Cell(words.say("scene-gold", gold=str(w.land.monopoly[p])), rule="XIV.F.2")
    stack = Cell(str(stacking_limit(w.land.terrain[p], 0, False)), rule="XXV.A.4")
    ports = [w.land.site[q] for q in w.land.shores[p] if w.land.port[q] == p and w.level[q]]
    return [
        (words.say("scene-fact-monopoly"), monopoly),
        (words.say("scene-fact-stack"), stack),
        (words.say("scene-fact-ports"), Cell(", ".join(ports) or "–", rule="III.F.8")),
    ]


def _there(w: World, p: int, words: Words) -> list[Block]:
    leaders = [i for i, at in enumerate(w.leader_place) if at == p]
    found: list[Cell] = []
    for piece in pieces_at(w, p, leaders, words):
        text = f"{piece.count} × {piece.name}" if piece.count > 1 else piece.name
        text = f"{text} {piece.text}" if piece.text else text
        cell = Cell(text, icon=piece.icon, owner=piece.owner, card=f"{cells.PIECE}/{piece.id}")
        cell.tone = "warn" if piece.worn else "dim" if piece.spent else ""
        found.append(cell)
    return [Block(words.say("scene-who-is-there"), cells=found)] if found else []


def _around(w: World, p: int, words: Words) -> Block:
    land = w.land
    rows: list[list[Cell]] = []
    if p < land.provinces:
        for q in land.near[p]:
            kind = land.crossing(p, q)
            border = CROSSING_NAMES[kind] if kind != NO_CROSSING else "open"
            text = said(words, "map-border", border=border, name=land.border_name(p, q))
            rows.append([cells.place(land.names[q]), Cell(text), _control(w, q, words)])
        rows += [
            [cells.place(land.names[sea]), Cell(value(words, "border", "coast")), Cell("")]
            for sea in land.seas_of[p]
        ]
    else:
        rows = [
            [cells.place(land.names[q]), Cell(value(words, "border", "sea")), Cell("")]
            for q in land.sea_near[p]
        ]
        rows += [
            [cells.place(land.names[q]), Cell(value(words, "border", "coast")), _control(w, q, words)]
            for q in land.shores[p]
        ]
    heads = [words.say("scene-head-place"), words.say("scene-head-border"), words.say("scene-head-holder")]
    return Block(words.say("scene-neighbours"), table=Grid(heads, rows))


def region_card(view: View, id: str, words: Words) -> Card | None:
    s = seen(view)
    if s.world_now is None or id not in s.world.land.areas:
        return None
    w = s.world
    area = atlas(w.land.east).areas[id]
    a = w.land.areas.index(id)
    holder = w.area_owner[a]
    found = Card("region", id, id, value(words, "map-status", area.status), icon=PLATES[area.status])
    control = cells.people(holder, words) if holder != NOBODY else Cell(words.say("scene-nobody"))
    control.rule = "XII.C.1"
    facts = [(words.say("scene-fact-control"), control)]
    for key, halves, rule in (
        ("scene-fact-kingdom-income", area.half_kingdom, "XIV.D.5"),
        ("scene-fact-empire-income", area.half_empire, "XIV.E.4"),
    ):
        if halves:
            facts.append(
                (words.say(key), Cell(words.say("scene-gold", gold=cells.halves(halves)), rule=rule))
            )
    if s.realm_now is not None:
        faiths = [value(words, "religion", RELIGIONS[faith]) for faith in area_religions(s, a)]
        facts.append((words.say("scene-fact-faith"), Cell(", ".join(faiths), rule="XXXI.C.6")))
        for mark in marks.area_marks(w, s.realm, words).get(id, []):
            text = f"{mark.name} {mark.text}"
            facts.append(
                (words.say("scene-fact-marker"), Cell(text, icon=mark.icon, tone="bad", rule="XXXI.C.5"))
            )
    provinces = [[cells.place(w.land.names[p]), _control(w, p, words)] for p in w.land.area_provinces[a]]
    heads = [words.say("scene-head-place"), words.say("scene-head-holder")]
    found.blocks = [Block(facts=facts), Block(words.say("scene-provinces"), table=Grid(heads, provinces))]
    found.owner = control.owner
    return found


KEYS: tuple[str, ...] = ("scene-fact-kingdom-income", "scene-fact-empire-income")
