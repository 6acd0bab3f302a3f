"""Routes: short tours, the time that is left, and where a transport rests."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from aevum.games.medioevo.bots.bot import RULES, Fast
from aevum.games.medioevo.bots.roads import Roads
from aevum.games.medioevo.bots.routes import best_tour, prospect
from aevum.games.medioevo.bots.tours import tours
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.trade.phase import TradePhase
from tests.games.medioevo.bots.aims_test import BYZANTIUM, play
from tests.games.medioevo.conftest import Rest, ScriptedMatch

Make = Callable[..., ScriptedMatch]
CON = LAND.number("CON")
TEXTILES = 1 << LAND.good[CON]


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def test_a_tour_comes_to_different_settlements_by_as_many_steps_as_it_says(match: Make) -> None:
    s = match().s
    roads = Roads(s, BYZANTIUM, False)
    for count, tour in tours(s, roads, CON, TEXTILES).items():
        assert len(set(tour.stops)) == count
        assert CON not in tour.stops
        assert tour.steps == sum(roads.far(a)[b] for a, b in pairwise([CON, *tour.stops]))


def test_a_destination_must_lack_the_good(match: Make) -> None:
    board = match()
    free = tours(board.s, Roads(board.s, BYZANTIUM, False), CON, TEXTILES)[4].stops[-1]
    board.market(LAND.names[free], "textiles")
    assert tours(board.s, Roads(board.s, BYZANTIUM, False), CON, TEXTILES)[4].stops[-1] != free


def test_what_time_is_left_settles_the_length(match: Make) -> None:
    s = match().s
    roads = Roads(s, BYZANTIUM, False)
    lengths = [
        len(tour.stops) if tour else 0
        for tour in (best_tour(s, roads, CON, TEXTILES, t) for t in (5, 10, 16))
    ]
    assert lengths == [0, 4, 8]
    assert prospect(0) == prospect(-3) == 0
    assert prospect(60) > prospect(30) > prospect(12) > 0


@pytest.mark.parametrize("fleet", [False, True])
def test_a_caravan_does_not_rest_in_a_port_where_an_enemy_may_come(match: Make, fleet: bool) -> None:
    board = match().war("mamluks", "byzantium").turn(2, 6)
    slot = board.item("ADR", "byzantium", "caravan", grain=1)
    board.s.item_left[slot] = 1
    if fleet:
        board.put("ALE", "mamluks", "heavy-infantry", 3)
        board.item("ALE", "mamluks", "galley")
    board.active("byzantium").hush().begin(TradePhase())
    play(board, Fast())
    assert LAND.port[board.s.item_at[slot]] is not fleet
