"""Cards of units, transports and siege engines: what they cost, what they can do, what they carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.items import ALL_SLOTS, ENGINE, FREE, is_trader, movement, owner, price
from aevum.games.medioevo.rules.pieces import UNITS, kind_of
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE
from aevum.games.medioevo.rules.trade.routes_state import on_route
from aevum.games.medioevo.rules.transports import CAPACITY
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.games.medioevo.telling import icons
from aevum.games.medioevo.telling.owners import OWNERS, owner_of
from aevum.games.medioevo.telling.pieces import MOVED, item
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import said, title, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

RULES = {
    "light-infantry": "5.LI", "archer": "5.ARCH", "heavy-infantry": "5.HI", "cavalry": "5.CAV",
    "captain": "5.CPT",
}  # fmt: skip
KEYS: tuple[str, ...] = (
    "scene-power-light-infantry", "scene-power-archer", "scene-power-heavy-infantry", "scene-power-cavalry",
    "scene-power-captain", "scene-fact-cubes", "scene-fact-units",
)  # fmt: skip


def card(view: View, id: str, words: Words) -> Card | None:
    where, _, rest = id.partition(":")
    if where == "item":
        return _item(view, id, int(rest), words) if rest.isdigit() and int(rest) < ALL_SLOTS else None
    whose, _, name = rest.partition(":")
    name = name.removesuffix(MOVED)
    if where == "lost" or whose not in OWNERS or name not in PIECE_NAMES:
        return None
    return _unit(id, whose, PIECE_NAMES.index(name), words)


def _unit(id: str, whose: str, piece: int, words: Words) -> Card:
    kind = UNITS[kind_of(piece)]
    name = title(value(words, "unit", PIECE_NAMES[piece]))
    found = Card("piece", id, name, owner=whose, icon=icons.UNITS[kind])
    facts = [
        (said(words, "scene-fact-power"), Cell(said(words, f"scene-power-{kind}"), rule=RULES[kind])),
        (
            said(words, "scene-fact-price"),
            Cell(said(words, "scene-florins", florins=UNIT_PRICE[piece]), rule="4.ARM"),
        ),
    ]
    if id.endswith(MOVED):
        facts.append(
            (said(words, "scene-fact-state"), Cell(said(words, "scene-moved"), tone="dim", rule="5.FLOW.05"))
        )
    found.blocks = [Block(facts=facts)]
    return found


def _item(view: View, id: str, slot: int, words: Words) -> Card | None:
    s = seen(view)
    if s.item_kind[slot] == FREE:
        return None
    kind, level = s.item_kind[slot], s.item_level[slot]
    one = item(s, slot, words)
    found = Card("piece", id, one.name, owner=one.owner, icon=one.icon)
    left = said(words, "scene-steps-left", left=s.item_left[slot], whole=movement(kind, level))
    facts = [(said(words, "scene-fact-movement"), Cell(left, rule="5.MOVE.13"))]
    if kind != ENGINE:
        key = "scene-fact-cubes" if is_trader(kind) else "scene-fact-units"
        facts.append((said(words, key), Cell(str(CAPACITY[kind][level]), rule="5.MOVE.13")))
    cost = said(words, "scene-florins", florins=price(kind, level))
    facts.append((said(words, "scene-fact-price"), Cell(cost, rule="4.TRN.02")))
    facts += [("", Cell(mark.name, icon=mark.icon)) for mark in one.marks]
    if on_route(s, slot):
        route = words.say("scene-route", seat=s.seats[owner(slot)])
        facts.append(("", Cell(route, rule="6.ROUTE.03")))
    builder = s.item_from[slot]
    if builder not in (FREE, owner(slot)):
        facts.append(
            (
                said(words, "scene-fact-builder"),
                Cell(words.seat(s.seats[builder]), owner=owner_of(s, builder)),
            )
        )
    found.blocks = [Block(facts=facts)]
    return found
