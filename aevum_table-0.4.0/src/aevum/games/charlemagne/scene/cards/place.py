"""Cards of hexes: terrain, forage, burg, port, zones of control, who is there and what lies around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.ground import forage, has_burg, has_port, in_zone
from aevum.games.charlemagne.rules.land import ENTER, LAND, NO_GATE, NO_PORT, PLAIN, PORTS, SIDES
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.tables import SIDES as OWNERS
from aevum.games.charlemagne.scene import cells, marks
from aevum.games.charlemagne.scene.pieces import pieces_of
from aevum.games.charlemagne.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell, Grid
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.charlemagne.rules.state import CharlemagneState
    from aevum.words import Words

Fact = tuple[str, Cell]
RULES = {"clear": "A1.clear", "rough": "A1.rough", "pass": "A1.pass", "sea": "A1.sea"}
KEYS: tuple[str, ...] = (
    "ground-clear", "ground-rough", "ground-pass", "ground-sea", "border-river", "border-strait",
    "scene-port-coast", "scene-port-river", "scene-head-place", "scene-head-ground", "scene-head-border",
    "scene-head-cost",
)  # fmt: skip


def card(view: View, id: str, words: Words) -> Card | None:
    hex = LAND.graph.number(id)
    if hex < 0:
        return None
    s = seen(view)
    found = Card("place", id, value(words, "place", id), title(value(words, "ground", LAND.ground(hex))))
    facts = _sea(hex, words) if LAND.sea[hex] else _land(s, hex, words)
    found.blocks = [Block(facts=facts), *there(s, hex, words), _around(hex, words)]
    if not LAND.sea[hex]:
        found.owner = OWNERS[s.control[LAND.region[hex]]]
    return found


def _land(s: CharlemagneState, hex: int, words: Words) -> list[Fact]:
    r = LAND.region[hex]
    found = [(said(words, "scene-fact-region"), cells.region(r, words))]
    control = cells.side(s.control[r], words)
    control.rule = "6.1"
    found.append((said(words, "scene-fact-control"), control))
    found.append((said(words, "scene-fact-enter"), Cell(_entry(hex, words), rule=RULES[LAND.ground(hex)])))
    found.append((said(words, "scene-fact-forage"), Cell(str(forage(s, hex)), rule="10.3.a")))
    if LAND.burg[hex] or has_burg(s, hex):
        text = said(words, "scene-yes") if has_burg(s, hex) else said(words, "scene-burg-ruined")
        found.append(
            (said(words, "scene-fact-burg"), Cell(text, tone="" if has_burg(s, hex) else "bad", rule="2.2"))
        )
    if LAND.port[hex] != NO_PORT:
        found.append((said(words, "scene-fact-port"), _port(s, hex, words)))
    zones = [words.seat(name) for seat, name in enumerate(SEATS) if in_zone(s, hex, seat)]
    text = words.together(zones) if zones else said(words, "scene-none")
    found.append((said(words, "scene-fact-zone"), Cell(text, rule="12.5.a", tone="warn" if zones else "")))
    for mark in marks.place_marks(s, hex, words):
        found.append((said(words, "scene-fact-marker"), Cell(mark.name, icon=mark.icon, tone=mark.tone)))
    return found


def _entry(hex: int, words: Words) -> str:
    """A1: rivers and straits come on top."""
    return said(words, "scene-points", points=ENTER[LAND.ground(hex)])


def _port(s: CharlemagneState, hex: int, words: Words) -> Cell:
    text = said(words, f"scene-port-{PORTS[LAND.port[hex]]}")
    if LAND.gate[hex] != NO_GATE:
        sea = value(words, "place", LAND.names[LAND.gate[hex]])
        text = said(words, "scene-port-gate", port=text, sea=sea)
    return Cell(text, tone="" if has_port(s, hex) else "bad", rule="2.3")


def _sea(hex: int, words: Words) -> list[Fact]:
    enter = Cell(said(words, "scene-points", points=ENTER["sea"]), rule="17.2")
    ports = [cells.place(other, words).text for other in LAND.shores[hex] if LAND.port[other] != NO_PORT]
    return [
        (said(words, "scene-fact-enter"), enter),
        (said(words, "scene-fact-ports"), Cell(", ".join(ports) or "–", rule="2.3")),
    ]


def there(s: CharlemagneState, hex: int, words: Words) -> list[Block]:
    found: list[Cell] = []
    for piece in pieces_of(s, s.pieces(hex), words):
        text = f"{piece.count} × {piece.name}" if piece.count > 1 else piece.name
        cell = Cell(
            f"{text} {piece.text}", icon=piece.icon, owner=piece.owner, card=f"{cells.PIECE}/{piece.id}"
        )
        cell.tone = "dim" if piece.spent else ""
        found.append(cell)
    return [Block(said(words, "scene-who-is-there"), cells=found)] if found else []


def _around(hex: int, words: Words) -> Block:
    rows: list[list[Cell]] = []
    for other in [*LAND.near[hex], *LAND.shores[hex], *LAND.sea_near[hex]]:
        side = LAND.side(hex, other) if not LAND.sea[hex] and not LAND.sea[other] else PLAIN
        border = Cell(value(words, "border", SIDES[side]) if side != PLAIN else "")
        cost = Cell(str(LAND.entry(hex, other)) if other in LAND.near[hex] else "")
        rows.append(
            [cells.place(other, words), Cell(value(words, "ground", LAND.ground(other))), border, cost]
        )
    heads = [said(words, f"scene-head-{name}") for name in ("place", "ground", "border", "cost")]
    return Block(said(words, "scene-neighbours"), table=Grid(heads, rows, [3]), rule="12.4.a")
