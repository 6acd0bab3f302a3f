"""4.TECH.05-07 Technology points are paid."""

from typing import Any

import pytest

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import COMMERCE, RELIGION, TRANSPORT
from aevum.games.medioevo.rules.uses.pay import PAID, UNPAID, Pay
from aevum.games.medioevo.rules.uses.points import reach
from aevum.testing import example, rule


class Due(Frame[MedioevoState]):
    """Points are due from Byzantium; `paid` is what came of it."""

    steps = ("pay", "look", "end")

    def __init__(self, colour: int = 0, points: int = 0) -> None:
        super().__init__()
        self.colour = colour
        self.points = points
        self.paid = -1

    def run(self, s: MedioevoState) -> None:
        if self.step == "pay":
            self.next(s)
            s.push(Pay(0, self.colour, self.points))
        elif self.step == "look":
            self.paid = s.result
            self.next(s)
        else:
            s.pop()


def due(m: Any, colour: int, points: int) -> Due:
    frame = Due(colour, points)
    m.begin(frame)
    return frame


@rule("4.TECH.06", "4.CARD.09", "4.CARD.16")
def test_points_come_from_cards_and_tokens(match: Any) -> None:
    m = match().give("byzantium", 8, 19).token("byzantium", "yellow")
    frame = due(m, COMMERCE, 3)
    assert m.offered() == [
        "turn-card:8:yellow", "turn-card:19:yellow", "flip-token:yellow", "buy-points:300", "stop-paying",
    ]  # fmt: skip
    m.do("turn-card:8:yellow", "flip-token:yellow")
    assert frame.paid == PAID
    assert m.s.turned[7] == 1
    assert m.s.turned[18] == 0
    assert m.s.flipped[COMMERCE] == 1
    assert m.florins("byzantium") == 1600


@rule("4.CARD.16")
def test_a_token_is_flipped_once_a_turn(match: Any) -> None:
    m = match().token("byzantium", "yellow").money("byzantium", 0)
    m.s.flipped[COMMERCE] = 1
    due(m, COMMERCE, 1)
    assert m.offered() == ["stop-paying"]


@rule("4.TECH.07")
def test_what_is_missing_is_bought_for_a_hundred_each(match: Any) -> None:
    m = match().give("byzantium", 19).money("byzantium", 250)
    frame = due(m, COMMERCE, 3)
    refusal = m.why_not("buy-points:300")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("too-dear", "4.TECH.07")
    m.do("turn-card:19:yellow", "buy-points:200")
    assert frame.paid == PAID
    assert m.florins("byzantium") == 50
    assert m.told("points-bought") == (
        "4.TECH.07",
        {"seat": "byzantium", "colour": "yellow", "points": 2, "florins": 200},
    )


@rule("4.CARD.10")
def test_a_card_of_two_colours_gives_one_or_the_other(match: Any) -> None:
    m = match().give("byzantium", 21)
    due(m, TRANSPORT, 1)
    assert "turn-card:21:blue" in m.offered()
    assert "turn-card:21:yellow" not in m.offered()
    m.do("turn-card:21:blue")
    assert m.done()
    assert m.s.store[COMMERCE] == 0


@rule("4.CARD.11", "B.TECH.03")
def test_what_is_over_stays_in_the_store_of_the_phase(match: Any) -> None:
    m = match().give("byzantium", 8)
    due(m, COMMERCE, 1)
    m.do("turn-card:8:yellow")
    assert m.s.store[COMMERCE] == 1
    frame = due(m, COMMERCE, 1)
    assert frame.paid == PAID
    assert m.s.store[COMMERCE] == 0


@rule("4.CARD.12")
def test_a_card_without_points_is_not_turned_for_them(match: Any) -> None:
    m = match().give("byzantium", 44, 49)
    due(m, COMMERCE, 1)
    assert m.offered() == ["buy-points:100", "stop-paying"]


@rule("4.TECH.05")
def test_who_stops_keeps_the_points_made(match: Any) -> None:
    m = match().give("byzantium", 19)
    frame = due(m, COMMERCE, 2)
    m.do("turn-card:19:yellow", "stop-paying")
    assert frame.paid == UNPAID
    assert m.s.store[COMMERCE] == 1


@example("EX-095")
@rule("B.PURP.2", "B.MONASTICISM.1")
@pytest.mark.parametrize("monk", [False, True])
def test_purple_points_serve_for_others_by_monasticism(match: Any, monk: bool) -> None:
    m = match().give("byzantium", 2, 19).token("byzantium", "purple")
    if monk:
        m.learn("byzantium", "monasticism")
    assert reach(m.s, 0, COMMERCE) == (4 if monk else 1)
    frame = due(m, COMMERCE, 3)
    assert ("turn-card:2:purple" in m.offered()) == monk
    assert ("flip-token:purple" in m.offered()) == monk
    if monk:
        m.do("turn-card:2:purple")
        assert m.s.store[RELIGION] == 2
        m.do("flip-token:purple")
        assert (frame.paid, sum(m.s.store), m.florins("byzantium")) == (PAID, 0, 1600)
        assert m.s.turned[18] == 0


@rule("B.PURP.2", "B.MONASTICISM.2")
def test_other_points_never_serve_as_purple(match: Any) -> None:
    m = match().give("byzantium", 19).learn("byzantium", "monasticism")
    due(m, RELIGION, 1)
    assert m.offered() == ["buy-points:100", "stop-paying"]


@rule("K.CARD.23", "4.TECH.06", "K.57.1")
def test_a_pirate_counts_for_what_is_within_reach(match: Any) -> None:
    m = match().give("byzantium", 57, 58)
    assert [reach(m.s, 0, colour) for colour in (TRANSPORT, RELIGION)] == [3, 3]
    m.s.turned[57] = 1
    assert reach(m.s, 0, TRANSPORT) == 1
