"""X.B What seats hold: cards, and pillage markers that act as cards (X.B.2, XXIV.D.5)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import UNTOLD
from aevum.games.invasions.rules.hands.deck import EVENTS, PRIVATE, card_of, number
from aevum.games.invasions.rules.pillage import KIND, MARKERS
from aevum.games.invasions.rules.realm.realm import DISCARDED, IN_DECK, Realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.kit.tables import rows, whole

_FIRST: Final[list[int]] = [EVENTS.index(key) for key in EVENTS]
"""By card the first of its name."""
_ALIKE: Final[list[list[int]]] = [
    [other for other, name in enumerate(EVENTS) if name == key] for key in EVENTS
]
"""By card all of its name."""
MARKER_CARD: Final[dict[int, int]] = {
    whole(row, "marker", "pillage.csv"): card_of(whole(row, "event", "pillage.csv"))
    for row in rows(PACKAGE, "pillage")
    if row["event"]
}
"""The card that a pillage marker stands for."""
PRIVATE_MARKERS: Final[list[int]] = [marker for marker in MARKERS if KIND[marker] == "private"]
NO_CARD: Final = -1
for _marker, _card in MARKER_CARD.items():
    if not 0 <= _card < len(EVENTS) or PRIVATE[_card] != (KIND[_marker] == "private"):
        raise BadData(
            f"pillage.csv, marker {_marker}: events.csv has no {KIND[_marker]} event {number(_card)}"
        )


def draw(s: InvasionsState, seat: int) -> int:
    """X.B.1: a card of the deck, for nobody else to see; NO_CARD when none is left (X.B.8).

    Of like cards the first is named: which of them it was nobody is told."""
    r = s.realm
    deck = [card for card, at in enumerate(r.event_at) if at == IN_DECK]
    if not deck:
        s.tell("no-event-left", {"seat": seat}, "X.B.8")
        return NO_CARD
    card = deck[s.roll("draws-event", len(deck), 1, "X.B.1", args={"seat": seat}, to=UNTOLD)[0] - 1]
    title: dict[str, object] = {"title": EVENTS[card], "gist": EVENTS[card]}
    if PRIVATE[card]:
        r.event_at = put(r.event_at, card, seat)
        r.hand = put(r.hand, seat, r.hand[seat] + 1)
        s.tell("keeps-event", {"seat": seat}, "X.B.4")
        s.tell("own-event", title, "X.B.4", to=1 << seat)
    else:
        r.event_at = put(r.event_at, card, DISCARDED)
        s.tell("public-drawn", {"seat": seat, **title}, "X.B.4")
    return _FIRST[card]


def shuffle_back(s: InvasionsState) -> None:
    """X.B.8"""
    r = s.realm
    r.event_at = [IN_DECK if at == DISCARDED else at for at in r.event_at]
    s.tell("events-shuffled", None, "X.B.8")


def holds(r: Realm, seat: int) -> bool:
    """Whether everybody sees the seat with cards that it might play; markers lie open (F20)."""
    return r.hand[seat] > 0 or seat in r.marker_at


def own(r: Realm, seat: int) -> list[int]:
    """What the seat can play, one card of each name, markers among them."""
    found: list[int] = []
    if r.hand[seat]:
        found = [_FIRST[card] for card, at in enumerate(r.event_at) if at == seat]
    if seat in r.marker_at:
        found += [_FIRST[MARKER_CARD[m]] for m in PRIVATE_MARKERS if r.marker_at[m] == seat]
    return sorted(set(found))


def maybe(r: Realm, seat: int, card: int) -> bool:
    """Whether the seat might hold a card of this name, as far as the others know."""
    if r.hand[seat]:
        for at in _ALIKE[card]:
            if r.event_at[at] >= IN_DECK:
                return True
    for m in PRIVATE_MARKERS if seat in r.marker_at else []:
        if r.marker_at[m] == seat and _FIRST[MARKER_CARD[m]] == _FIRST[card]:
            return True
    return False


def spend(s: InvasionsState, seat: int, card: int, rule: str) -> None:
    """X.B.7: discarded, and everybody sees what it was. A marker is used before a card of its name."""
    r = s.realm
    key = EVENTS[card]
    s.tell("plays-event", {"seat": seat, "title": key, "gist": key}, rule)
    for marker in PRIVATE_MARKERS:
        if r.marker_at[marker] == seat and EVENTS[MARKER_CARD[marker]] == key:
            r.marker_at = put(r.marker_at, marker, NOBODY)
            s.kept[seat] -= 1
            s.pool = sorted([*s.pool, marker])
            return
    for at, name in enumerate(EVENTS):
        if name == key and r.event_at[at] == seat:
            r.event_at = put(r.event_at, at, DISCARDED)
            r.hand = put(r.hand, seat, r.hand[seat] - 1)
            return


def take_one(s: InvasionsState, loser: int, winner: int) -> bool:
    """XXIX.B.5: a card or marker at random, from one hand to another; whether there was one."""
    r = s.realm
    cards = [card for card, at in enumerate(r.event_at) if at == loser]
    markers = [m for m in PRIVATE_MARKERS if r.marker_at[m] == loser]
    if not cards and not markers:
        return False
    size = len(cards) + len(markers)
    at = s.roll("takes-event", size, 1, "XXIX.B.5", args={"seat": loser}, to=UNTOLD)[0] - 1
    if at < len(cards):
        r.event_at = put(r.event_at, cards[at], winner)
        r.hand = put(put(r.hand, loser, r.hand[loser] - 1), winner, r.hand[winner] + 1)
        title: dict[str, object] = {"title": EVENTS[cards[at]], "gist": EVENTS[cards[at]]}
        s.tell("own-event", title, "XXIX.B.5", to=1 << winner)
        s.tell("lost-event", title, "XXIX.B.5", to=1 << loser)
    else:
        r.marker_at = put(r.marker_at, markers[at - len(cards)], winner)
        s.kept[loser] -= 1
        s.kept[winner] += 1
    return True
