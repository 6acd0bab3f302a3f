"""Whole matches: the bots play them to the end, and know what they play for."""

from functools import partial
from random import Random

import pytest

from aevum import bots
from aevum.bots import arena
from aevum.games.invasions import GAME
from aevum.games.invasions.bots.marshal.bot import Marshal
from aevum.games.invasions.bots.steward.ledger import RealmLedger
from aevum.games.invasions.bots.steward.prizes import prizes
from aevum.games.invasions.bots.steward.pull import Pull, pull
from aevum.games.invasions.rules.control.provinces import conquer
from aevum.games.invasions.rules.control.stance import ally
from aevum.games.invasions.rules.realm.realm import UNSEEN
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.stored import world_json
from aevum.games.invasions.rules.world.world import ACTIVE, FREE

pytestmark = pytest.mark.slow

ROME = NATIONS.index("rome")
VANDALS = NATIONS.index("vandals")
SEED = 350


def started() -> InvasionsState:
    s = GAME.start("350", {}, SEED)
    assert isinstance(s, InvasionsState)
    return s


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_it_plays_a_short_scenario_to_the_end(name: str) -> None:
    players = [bots.find(GAME.name, name) for _ in GAME.seats("duel-350", {})]
    assert arena.play(GAME, "duel-350", {}, SEED, players, []).winners


def test_it_plays_two_turns_of_the_whole_match() -> None:
    """Administration begins with the second turn."""
    s = started()
    players = [bots.find(GAME.name, "fast") for _ in s.seats]
    while s.world.turn < 3:
        ask = GAME.asks(s)[0]
        option = players[ask.seat].choose(ask, partial(GAME.view, s, ask.seat), Random(1))
        GAME.choose(s, ask.seat, option)
    assert s.outcome is None


def test_it_sees_the_map_and_leaves_unseen_what_is_hidden() -> None:
    s = started()
    seat = GAME.asks(s)[0].seat
    seen = GAME.sight(GAME.view(s, seat))
    assert isinstance(seen, InvasionsState)
    assert world_json(seen.world) == world_json(s.world)
    assert seen.world.stance == s.world.stance
    assert seen.world.first == s.world.first
    hidden = [
        at for card, at in enumerate(seen.realm.event_at) if s.realm.event_at[card] not in (seat, -2, -3)
    ]
    assert set(hidden) == {UNSEEN}


def test_it_sees_what_the_table_has_agreed_on_and_changes_of_ties() -> None:
    s = started()
    s.either_declares = s.beaten_hordes = True
    w = s.world
    GAME.sight(GAME.view(s, 0))
    a, b = [n for n, role in enumerate(w.role) if role == ACTIVE and w.tie[n] == FREE][:2]
    ally(w, a, b)
    seen = GAME.sight(GAME.view(s, 0))
    assert isinstance(seen, InvasionsState)
    assert (seen.either_declares, seen.beaten_hordes) == (True, True)
    assert (seen.world.friends, seen.world.foes, seen.world.wild_foes) == (w.friends, w.foes, w.wild_foes)
    assert (seen.world.stance, seen.world.wild_stance) == (w.stance, w.wild_stance)
    assert seen.world.friends[a] >> b & 1


def test_a_lone_answer_needs_no_look() -> None:
    s = started()
    ask = GAME.asks(s)[0].copy()
    ask.options = ask.options[:1]
    assert Marshal().choose(ask, lambda: pytest.fail("it looked"), Random(1)) is ask.options[0]


def test_objectives_make_land_dear() -> None:
    w = started().world
    w.role = [1] * len(NATIONS)
    rows = prizes(w).rows
    africa = w.land.number("Africa")
    assert rows[VANDALS][africa] > 2 * rows[VANDALS][w.land.number("Umbria")]
    assert rows[ROME][w.land.number("Latium")] > rows[ROME][w.land.number("Umbria")]


def test_a_people_is_drawn_to_its_objectives() -> None:
    w = started().world
    w.role = [1] * len(NATIONS)
    drawn = pull(w, VANDALS)
    way = [w.land.number(name) for name in ("Franconia", "Burgundia", "Tarraconensis", "Baetica", "Africa")]
    assert [drawn[p] for p in way] == sorted(drawn[p] for p in way)


def test_what_draws_a_people_is_not_that_of_a_table_with_other_seats() -> None:
    """The same set-up, but with two players Jutes and Rome, which holds Britain, are of one seat."""
    jutes = NATIONS.index("jutes")
    four, two = (GAME.start("350", {"seats": count}, SEED) for count in (4, 2))
    assert isinstance(four, InvasionsState)
    assert isinstance(two, InvasionsState)
    alone = Pull(two.world, jutes, prizes(two.world)).at
    pull(four.world, jutes)
    assert pull(two.world, jutes) == alone


def test_a_change_counts_for_as_much_as_the_whole_differs() -> None:
    s = started()
    before = s.world
    after = before.copy()
    place = before.land.number("Latium")
    conquer(after, place, NATIONS.index("alamanni"))
    ledger = RealmLedger(s, 0)
    change = ledger.change(before, after, place)
    assert change < 0
    assert change == pytest.approx(ledger.value(after) - ledger.value(before))
