"""Whole matches: the bots play them to the end, and know what they play for."""

from functools import partial
from random import Random

import pytest

from aevum import bots
from aevum.bots import arena
from aevum.engine.ask import Option
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.bots.answers import ANSWERS, PLANNED, PREFERRED
from aevum.games.charlemagne.bots.bot import Chancellor
from aevum.games.charlemagne.rules.markers import UNSEEN
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL

pytestmark = pytest.mark.slow

SEED = 771


def played(first: str, second: str, seed: int = SEED) -> list[tuple[int, Option]]:
    taken: list[tuple[int, Option]] = []
    players = [bots.find(GAME.name, name) for name in (first, second)]
    arena.play(GAME, "lombard-war", {}, seed, players, taken)
    return taken


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_it_plays_a_short_match_to_the_end_and_again(name: str) -> None:
    first, again = ([(seat, option.id) for seat, option in played(name, name)] for _ in range(2))
    assert first
    assert first == again


@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_it_beats_a_random_player(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "fast"
    players = [bots.find(GAME.name, name) for name in names]
    ends = [arena.play(GAME, "lombard-war", {}, SEED + n, players, []).winners for n in range(4)]
    assert [1 - seat] not in ends
    assert ends.count([seat]) >= 3, "three turns leave room for a draw"


def test_every_question_of_a_whole_match_has_an_opinion() -> None:
    s = GAME.start("771", {}, SEED)
    players = [bots.find(GAME.name, "fast"), bots.find(GAME.name, "random")]
    rng = Random(SEED)
    while s.outcome is None:
        ask = next(ask for ask in GAME.asks(s) if ask.answer is None)
        assert ask.key in ANSWERS or ask.key in PREFERRED or ask.key in PLANNED
        option = players[ask.seat].choose(ask, partial(GAME.view, s, ask.seat), rng)
        assert ask.find(option) is option
        GAME.choose(s, ask.seat, option, ask.version)


def test_a_lone_answer_needs_no_look() -> None:
    s = GAME.start("771", {}, SEED)
    ask = GAME.asks(s)[0].copy()
    ask.options = ask.options[:1]
    assert Chancellor().choose(ask, lambda: pytest.fail("it looked"), Random(1)) is ask.options[0]


def test_it_sees_the_board_and_leaves_unseen_what_is_hidden() -> None:
    s = GAME.start("771", {}, SEED)
    assert isinstance(s, CharlemagneState)
    seat = GAME.asks(s)[0].seat
    found = GAME.sight(GAME.view(s, seat))
    assert isinstance(found, CharlemagneState)
    assert found.here == s.here
    assert found.control == s.control
    assert found.holder.count(seat) == s.holder.count(seat)
    assert 1 - seat not in found.holder
    assert UNSEEN in found.holder
    assert found.treasury[1 - seat] < 0


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_a_match_does_not_depend_on_those_before(name: str) -> None:
    players = [bots.find(GAME.name, name) for _ in range(2)]
    alone: list[tuple[int, Option]] = []
    after: list[tuple[int, Option]] = []
    arena.play(GAME, "lombard-war", {}, SEED, players, alone)
    arena.play(GAME, "lombard-war", {}, SEED, players, after)
    assert [option.id for _, option in alone] == [option.id for _, option in after]
