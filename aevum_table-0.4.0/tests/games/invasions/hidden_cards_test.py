"""Which of several like cards somebody holds is nobody's to see, for only their name was told."""

from random import Random
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.diplomacy.deck import KIND
from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.realm.realm import DISCARDED
from aevum.games.invasions.rules.troops import NATIONS

ROME = NATIONS.index("rome")
ALLIANCES = [card for card, kind in enumerate(KIND) if kind == 0]
AMBUSHES = [card for card, key in enumerate(EVENTS) if key == "ambush"]


def started() -> Any:
    s: Any = GAME.start("350", {}, 1)
    s.realm.held = [int(n == ROME) for n in range(len(NATIONS))]
    s.realm.hand = [int(seat == 0) for seat in range(len(s.seats))]
    return s


@pytest.mark.parametrize("seat", range(-1, 4))
def test_like_cards_look_alike_to_whoever_holds_them(seat: int) -> None:
    views = []
    for card, event, left in zip(ALLIANCES, AMBUSHES, AMBUSHES[::-1], strict=False):
        s = started()
        s.realm.diplomacy_at[card] = ROME
        s.realm.event_at[event] = 0
        s.realm.event_at[left] = DISCARDED
        views.append(GAME.view(s, seat).to_json())
    assert len(views) == len(AMBUSHES)
    assert all(view == views[0] for view in views)


def test_each_card_is_there_once_in_a_position_made_from_the_view() -> None:
    s = started()
    s.realm.diplomacy_at[ALLIANCES[-1]] = ROME
    s.realm.event_at[AMBUSHES[-1]] = 0
    view = GAME.view(s, s.world.seat[ROME])
    made: Any = GAME.imagine(view, Random(1))
    held = [KIND[card] for card, at in enumerate(made.realm.diplomacy_at) if at == ROME]
    assert held == [0]
    assert GAME.view(made, view.seat).to_json() == view.to_json()
