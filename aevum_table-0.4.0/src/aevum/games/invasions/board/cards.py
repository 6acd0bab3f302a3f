"""The cards of a seat, each with what it is good for, and how many the others hold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from aevum.games.invasions.rules.diplomacy.deck import KIND, KINDS, PRICE
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.hand import held_events
from aevum.games.invasions.telling.seen import seen
from aevum.terminal.lines import Line, fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

KEYS: tuple[str, ...] = (
    "use-alliance", "use-break", "use-treaty", "use-marriage", "use-tribute", "use-foedus", "use-bribe",
    "use-mercenary", "use-nothing", "use-offer",
    "board-event-card", "board-event-cards", "board-diplomacy-card", "board-price", "board-no-cards",
    "board-event-count", "board-diplomacy-count", "board-others-hold",
)  # fmt: skip


def own_cards(s: InvasionsState, seat: int, words: Words) -> list[Line]:
    return [*event_cards(s, seat, words), *_diplomacy(s, seat, words)]


def event_cards(s: InvasionsState, seat: int, words: Words) -> list[Line]:
    found: list[Line] = []
    for key, count in Counter(held_events(s, seat)).items():
        named = {"title": key, "gist": key}
        text = (
            words.say("board-event-card", **named)
            if count == 1
            else words.say("board-event-cards", count=count, **named)
        )
        found.append((f"  {text}", ""))
    return found


def _diplomacy(s: InvasionsState, seat: int, words: Words) -> list[Line]:
    found: list[Line] = []
    for card, at in enumerate(s.realm.diplomacy_at):
        if at >= 0 and s.world.seat[at] == seat:
            kind = KINDS[KIND[card]]
            text = words.say("board-diplomacy-card", people=NATIONS[at], diplomacy=kind, use=kind)
            found.append((f"  {text}{price(KIND[card], words)}", ""))
    return found


def price(kind: int, words: Words) -> str:
    return f" ({words.say('board-price', gold=PRICE[kind])})" if PRICE[kind] else ""


def _others(s: InvasionsState, seat: int, words: Words) -> list[Line]:
    """What everybody sees of the other hands: how full they are."""
    found: list[str] = []
    for other, name in enumerate(s.seats):
        if other == seat:
            continue
        held = [words.say("board-event-count", seat=name, count=s.realm.hand[other])]
        for n, cards in enumerate(s.realm.held):
            if cards and s.world.seat[n] == other:
                held.append(words.say("board-diplomacy-count", people=NATIONS[n], count=cards))
        found.append(", ".join(held))
    return [(words.say("board-others-hold", hands=row(found)), "dim")] if found else []


def page(view: View, words: Words) -> str:
    s = seen(view)
    own = own_cards(s, view.seat, words) or [(words.say("board-no-cards"), "dim")]
    return "\n".join(paint(part) for line in [*own, *_others(s, view.seat, words)] for part in fold(line))
