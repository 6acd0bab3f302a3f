"""The player boards: honour, florins, taxes, debts, what they own, whom they hold captive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.hidden import UNKNOWN
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.forces import held
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.settings import BLOOD
from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.games.medioevo.rules.taxes.debts import debt
from aevum.games.medioevo.rules.taxes.due import income_of, units_of, upkeep_of
from aevum.games.medioevo.rules.words import COLOURS, PIECE_NAMES
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.pieces import item, item_id
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid
from aevum.scene.spoken import said

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

Fact = tuple[str, Cell]
HEADS = ("kingdom", "honour", "florins", "tax", "debt", "land", "army")
KEYS: tuple[str, ...] = (
    "scene-head-kingdom", "scene-head-honour", "scene-head-florins", "scene-head-tax", "scene-head-debt",
    "scene-head-land", "scene-head-army",
)  # fmt: skip


def ordered(s: MedioevoState) -> list[int]:
    """In turn order, who is out of the game last."""
    return [*s.order, *(seat for seat in range(s.players()) if s.out[seat])]


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found = [_overview(s, words)]
    seats = ordered(s)
    if view.seat >= 0:
        seats.sort(key=lambda seat: seat != view.seat)
    return found + [_board(s, seat, words) for seat in seats if not s.out[seat]]


def owed(s: MedioevoState, seat: int) -> int:
    """Loans, and interest that was missed (D.BANK.01)."""
    return debt(s.loans[seat]) + s.arrears[seat]


def _overview(s: MedioevoState, words: Words) -> Block:
    rows: list[list[Cell]] = []
    for seat in ordered(s):
        secret = s.money[seat] == UNKNOWN
        rows.append(
            [
                cells.seat(s, seat, words),
                Cell(str(s.honour[seat])),
                Cell("?" if secret else str(s.money[seat]), tone="dim" if secret else ""),
                Cell(str(s.tax[seat] or "–")),
                Cell(str(owed(s, seat) or "–"), tone="bad" if owed(s, seat) else ""),
                Cell(str(len(s.controlled(seat)))),
                Cell(str(units_of(s, seat))),
            ]
        )
    heads = [said(words, f"scene-head-{name}") for name in HEADS]
    return Block(
        said(words, "scene-order"), table=Grid(heads, rows, list(range(1, len(HEADS)))), rule="1.ORDER"
    )


def _board(s: MedioevoState, seat: int, words: Words) -> Block:
    found = Block(words.seat(s.seats[seat]))
    found.facts = [
        *_taxes(s, seat, words),
        (said(words, "scene-fact-tokens"), Cell(_tokens(s, seat, words), icon=icons.TOKEN, rule="4.CARD.14")),
        (said(words, "scene-fact-pool"), Cell(_reserve(s, seat, words), rule="0.COMP.01")),
    ]
    captives = _prisoners(s, seat, words)
    if captives:
        found.facts.append((said(words, "scene-fact-prisoners"), captives))
    aside = _named(s.aside[seat * FORCE : (seat + 1) * FORCE], words)
    if aside:
        found.facts.append((said(words, "scene-fact-aside"), Cell(aside, rule="5.SURR.02")))
    if s.settings[BLOOD]:
        found.facts.append((said(words, "scene-fact-blood"), Cell(str(s.blood[seat]), rule="W.BLOOD.01")))
    found.cells = _things(s, seat, words)
    return found


def _taxes(s: MedioevoState, seat: int, words: Words) -> list[Fact]:
    """3.TAX: what the level of now would bring, and what all that moves costs."""
    income = Cell(said(words, "scene-florins", florins=income_of(s, seat)), rule="3.TAX")
    upkeep = Cell(said(words, "scene-florins", florins=upkeep_of(s, seat)), rule="3.TAX")
    return [(said(words, "scene-fact-income"), income), (said(words, "scene-fact-upkeep"), upkeep)]


def _tokens(s: MedioevoState, seat: int, words: Words) -> str:
    parts: list[str] = []
    for branch in range(len(BRANCHES)):
        at = seat * len(BRANCHES) + branch
        if s.tokens[at]:
            ready = s.tokens[at] - s.flipped[at]
            parts.append(said(words, "scene-token", colour=COLOURS[branch], count=s.tokens[at], ready=ready))
    return ", ".join(parts) or said(words, "scene-none")


def _reserve(s: MedioevoState, seat: int, words: Words) -> str:
    names = (*PIECE_NAMES[:4], "captain")
    parts = [
        said(words, f"many-unit-{name}", count=s.reserve_of(seat, kind))
        for kind, name in enumerate(names)
        if s.reserve_of(seat, kind)
    ]
    return ", ".join(parts) or said(words, "scene-none")


def _named(force: list[int], words: Words) -> str:
    return ", ".join(
        said(words, f"many-unit-{PIECE_NAMES[piece]}", count=count)
        for piece, count in enumerate(force)
        if count
    )


def _prisoners(s: MedioevoState, seat: int, words: Words) -> Cell | None:
    parts = [
        words.say("scene-prisoners-of", seat=s.seats[other], units=_named(held(s, seat, other), words))
        for other in range(s.players())
        if other != seat and any(held(s, seat, other))
    ]
    return Cell("; ".join(parts), icon=icons.PRISONER, rule="5.CAPT.03") if parts else None


def _things(s: MedioevoState, seat: int, words: Words) -> list[Cell]:
    """Transports and engines, and where they are."""
    found: list[Cell] = []
    for slot in s.items(seat):
        one = item(s, slot, words)
        where = LAND.names[s.item_at[slot]] if s.item_at[slot] != FREE else ""
        found.append(Cell(one.name, icon=one.icon, place=where, card=f"{cells.PIECE}/{item_id(slot)}"))
    return found
