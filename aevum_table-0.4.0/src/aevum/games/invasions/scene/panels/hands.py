"""The cards of the seat, each with what it is good for, and how many the others hold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.invasions.rules.diplomacy.deck import KIND, KINDS, PRICE
from aevum.games.invasions.scene import cells
from aevum.games.invasions.telling.hand import held_events
from aevum.games.invasions.telling.seen import seen
from aevum.scene.panel import Block, Cell, Grid

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words


def count(view: View) -> int:
    s = seen(view)
    return len(held_events(s, view.seat)) + len(_diplomacy(s, view.seat))


def blocks(view: View, words: Words) -> list[Block]:
    s = seen(view)
    found = [_events(s, view.seat, words), _envoys(s, view.seat, words), _others(s, view.seat, words)]
    return [block for block in found if block is not None]


def _events(s: InvasionsState, seat: int, words: Words) -> Block | None:
    held = Counter(held_events(s, seat))
    if not held:
        return Block(words.say("scene-events-held"), words.say("scene-none-held"))
    found = Block(words.say("scene-events-held"), rule="X.B.4")
    for key, number in held.items():
        title = words.value("title", key)
        text = f"{number} × {title}" if number > 1 else title
        found.cells.append(cells.deck_card(cells.EVENT, key, text, words.value("gist", key)))
    return found


def _diplomacy(s: InvasionsState, seat: int) -> list[tuple[int, int]]:
    """Pairs: a nation of the seat, and the kind of a card that it holds."""
    return [
        (at, KIND[card])
        for card, at in enumerate(s.realm.diplomacy_at)
        if at >= 0 and seat >= 0 and s.world.seat[at] == seat
    ]


def _envoys(s: InvasionsState, seat: int, words: Words) -> Block | None:
    held = _diplomacy(s, seat)
    if not held:
        return None
    heads = [words.say(f"scene-head-{name}") for name in ("nation", "card", "use", "price")]
    rows: list[list[Cell]] = []
    for n, kind in held:
        name = KINDS[kind]
        card = cells.deck_card(cells.DIPLOMACY, name, words.value("diplomacy", name))
        use = Cell(words.value("use", name))
        rows.append([cells.people(n, words), card, use, cells.number(PRICE[kind])])
    return Block(words.say("scene-diplomacy-held"), table=Grid(heads, rows, [3]), rule="XXX.A.7")


KEYS: tuple[str, ...] = ("scene-head-nation", "scene-head-card", "scene-head-use", "scene-head-price")


def _others(s: InvasionsState, seat: int, words: Words) -> Block | None:
    """What everybody sees of the other hands: how full they are."""
    found = Block(words.say("scene-others-hold"))
    for other, name in enumerate(s.seats):
        if other == seat:
            continue
        cards = Cell(words.say("scene-count-events", count=s.realm.hand[other]))
        found.facts.append((words.seat(name), cards))
        for n, held in enumerate(s.realm.held):
            if held and s.world.seat[n] == other:
                about = Cell(words.say("scene-count-diplomacy", count=held), tone="dim")
                found.facts.append((cells.people(n, words).text, about))
    return found if found.facts else None
