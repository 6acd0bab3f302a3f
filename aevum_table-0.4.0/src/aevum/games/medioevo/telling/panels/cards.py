"""Empire cards: the own ones with ability, points and objective, and those that lie before others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.hidden import UNKNOWN
from aevum.games.medioevo.rules.objectives.aims import met
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.uses.cards import CARD_COLOURS, CARD_NAMES, CARD_POINTS, GEARS
from aevum.games.medioevo.rules.words import COLOURS
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.panels.kingdoms import ordered
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def cards_of(s: MedioevoState, seat: int) -> list[int]:
    return [card for card, holder in enumerate(s.holder) if holder == seat]


def count(view: View) -> int:
    return len(cards_of(seen(view), view.seat)) if view.seat >= 0 else 0


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found: list[Block] = []
    if view.seat >= 0:
        found += [_own(s, view.seat, card, words) for card in cards_of(s, view.seat)]
        if not found:
            found.append(Block(text=said(words, "scene-no-cards")))
    for seat in ordered(s):
        if seat != view.seat and cards_of(s, seat):
            before = Block(words.say("scene-cards-of", seat=s.seats[seat]), rule="4.CARD.05")
            before.cells = [_plate(s, card, words) for card in cards_of(s, seat)]
            found.append(before)
    # Not all cards that nobody holds: some are left out of a match, and some may be looked at (M38).
    deck = Cell(str(len(s.deck)), rule="4.CARD")
    found.append(Block(facts=[(said(words, "scene-fact-deck"), deck)]))
    return found


def _plate(s: MedioevoState, card: int, words: Words) -> Cell:
    found = cells.card(card, words)
    if s.turned[card]:
        found.tone = "dim"
        found.text = said(words, "scene-turned-card", card=CARD_NAMES[card])
    return found


def _own(s: MedioevoState, seat: int, card: int, words: Words) -> Block:
    """Its ability or its points may be used once a turn; its objective is known to its owner alone."""
    found = Block(value(words, "card", CARD_NAMES[card]))
    state = "scene-turned" if s.turned[card] else "scene-ready"
    found.facts = [
        (said(words, "scene-fact-state"), Cell(said(words, state), tone="dim" if s.turned[card] else "good")),
        (said(words, "scene-fact-ability"), Cell(said(words, f"gist-card-{CARD_NAMES[card]}"))),
        (said(words, "scene-fact-points"), Cell(points_words(card, words), rule="4.CARD.09")),
    ]
    aim = s.objective[card]
    if aim != UNKNOWN:
        name = OBJECTIVES[aim]
        done = met(s, seat, aim)
        cell = Cell(value(words, "aim", name), icon=icons.OBJECTIVE, tone="good" if done else "")
        found.facts.append((value(words, "objective", name), cell))
        token = Cell(said(words, "scene-card-gear", colours=gear_words(card, words)), rule="4.CARD.14")
        found.facts.append(("", token))
        if done:
            found.facts.append(("", Cell(said(words, "scene-aim-met"), tone="good", rule="4.CARD.13")))
    return found


KEYS: tuple[str, ...] = ("scene-turned", "scene-ready")


def points_words(card: int, words: Words) -> str:
    colours = [value(words, "colour", COLOURS[colour]) for colour in CARD_COLOURS[card]]
    named = " / ".join(colours) if colours else value(words, "colour", "any")
    return said(words, "scene-card-points", points=CARD_POINTS[card], colours=named)


def gear_words(card: int, words: Words) -> str:
    """4.CARD.14: the colours of which its objective brings a token."""
    if len(GEARS[card]) == len(COLOURS):
        return value(words, "colour", "any")
    return " / ".join([value(words, "colour", COLOURS[colour]) for colour in GEARS[card]])
