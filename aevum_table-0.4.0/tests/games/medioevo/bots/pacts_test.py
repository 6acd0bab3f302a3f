"""The bots judge pacts by what is new in them and for whom, and bid for the first place as it is worth."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from aevum.bots import arena, find
from aevum.games.medioevo import GAME
from aevum.games.medioevo.bots.bargains import pays, rivalry, turns, worth
from aevum.games.medioevo.bots.bot import RULES, Chancellor
from aevum.games.medioevo.bots.envoys import usual_terms
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.diplomacy.offer import Offer
from aevum.games.medioevo.rules.diplomacy.sign import sign
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.terms import NON_BELLIGERENCE, PAYMENT
from tests.games.medioevo.bots.aims_test import BYZANTIUM, HORDE, MAMLUKS, chosen
from tests.games.medioevo.conftest import Rest, ScriptedMatch
from tools.balance.medioevo.habits import HABITS, Creature

Make = Callable[..., ScriptedMatch]
BOTH = [BYZANTIUM, MAMLUKS]


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def payment(giver: int, taker: int, florins: int) -> list[int]:
    return [0, PAYMENT, giver, taker, 0, 0, florins, NOBODY]


def offered(board: Any, terms: list[list[int]], until: int) -> str:
    """What Byzantium says to a pact that the Mamluks offer."""
    offer = Offer(MAMLUKS, BYZANTIUM)
    offer.terms, offer.until, offer.dated, offer.step = terms, until, True, "sign"
    return chosen(board.begin(offer))


def strong_mamluks(match: Make) -> Any:
    return match().put("DAM", "mamluks", "cavalry", 8).put("CON", "byzantium", "archer").turn(3, 4)


def test_commerce_and_quiet_are_signed_but_not_paid_for(match: Make) -> None:
    board = strong_mamluks(match)
    free = usual_terms(MAMLUKS, BYZANTIUM)
    assert offered(board, free, 5) == "accept"
    assert offered(board, [*free, payment(BYZANTIUM, MAMLUKS, 100)], 3) == "refuse"
    assert offered(board, [*free, payment(MAMLUKS, BYZANTIUM, 100)], 3) == "accept"


def test_what_holds_already_is_worth_nothing_again(match: Make) -> None:
    board = strong_mamluks(match)
    free = usual_terms(MAMLUKS, BYZANTIUM)
    assert worth(board.s, BYZANTIUM, free, 5) > 0
    sign(board.s, BOTH, free, 5, False, "")
    assert worth(board.s, BYZANTIUM, free, 5) == 0
    assert turns(board.s, 6, NON_BELLIGERENCE, MAMLUKS, BYZANTIUM) == 1
    assert offered(board, free, 5) == "refuse"


def test_an_enemy_is_never_paid(match: Make) -> None:
    board = strong_mamluks(match).war("mamluks", "byzantium", 2)
    quiet = [0, NON_BELLIGERENCE, MAMLUKS, BYZANTIUM, 0, 0, 0, NOBODY]
    assert offered(board, [quiet], 8) == "accept"
    assert offered(board, [quiet, payment(BYZANTIUM, MAMLUKS, 1)], 8) == "refuse"


def test_after_the_battles_of_a_turn_its_peace_is_worth_nothing(match: Make) -> None:
    board = strong_mamluks(match).war("mamluks", "byzantium", 2)
    assert turns(board.s, 3, NON_BELLIGERENCE, MAMLUKS, BYZANTIUM) == 1
    board.turn(3, 6)
    assert turns(board.s, 3, NON_BELLIGERENCE, MAMLUKS, BYZANTIUM) == 0


def test_a_pact_with_the_leader_must_bring_more_than_it_brings_him(match: Make) -> None:
    board = strong_mamluks(match)
    free = usual_terms(MAMLUKS, BYZANTIUM)
    gift = [*free, payment(BYZANTIUM, HORDE, 0)]
    assert pays(board.s, BYZANTIUM, BOTH, gift, 5)
    before = rivalry(board.s, BYZANTIUM, MAMLUKS)
    board.s.honour[MAMLUKS] = 40
    assert rivalry(board.s, BYZANTIUM, MAMLUKS) > before
    board.s.honour[BYZANTIUM] = 60
    assert rivalry(board.s, BYZANTIUM, MAMLUKS) < before


def test_bids_go_up_and_down_around_what_the_first_place_is_worth(match: Make) -> None:
    board = match().turn(3, 1)
    board.begin(TurnOrderPhase())
    ask = GAME.asks(board.s)[0]
    look = partial(GAME.view, board.s, ask.seat)
    bids = {int(Chancellor().choose(ask, look, Random(seed)).id.split(":")[1]) for seed in range(12)}
    assert len(bids) > 6
    assert 10 < min(bids) < 30 < max(bids) < 80


@pytest.mark.slow
@pytest.mark.parametrize("habit", ["serial-pacts", "serial-pacts-fixed-bid"])
def test_who_offers_a_pact_for_florins_three_times_a_turn_gets_none_of_them(habit: str) -> None:
    bots = [find(GAME.name, "fast") for _ in range(3)]
    bots[1] = Creature(HABITS[habit], bots[1])
    taken: list[Any] = []
    arena.play(GAME, "introduction", {}, 5, bots, taken)
    offers = [option for seat, option in taken if seat == 1 and option.key == "send-offer"]
    answers = [option.key for seat, option in taken if seat != 1 and option.key in ("accept", "refuse")]
    assert len(offers) >= 3
    assert answers.count("refuse") >= len(offers)
