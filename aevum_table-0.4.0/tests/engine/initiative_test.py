import pytest

from aevum.engine import Frame, Option, Refused, State
from tests.engine.market import asked, held, market
from tests.engine.toys import Pool, Seal, Take, Toy, ids, start
from tests.tiny import GAME
from tests.tiny.cards import GUIDE

BIDS = [f"bid:{gold}" for gold in range(6)]


class Levy(Frame[Pool]):
    """Asks nothing: in its last step it takes the 3 away, after it has ended."""

    steps = ("march", "take")

    def run(self, s: Pool) -> None:
        step = self.step
        self.next(s)
        if step == "take":
            s.pool.remove(3)


class Tyrant(Toy):
    def initiate(self, s: State, seat: int, option: Option) -> None:
        s.push(Levy())


def test_an_initiative_suspends_the_open_asks_and_they_come_back() -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    table.choose("Dura", "bid:2")
    table.choose("Petra", "claim:Palmyra")
    assert asked(table) == [("Palmyra", "toll", ["pay", "fight"])]
    table.choose("Palmyra", "pay")
    assert [seat for seat, key, _ in asked(table) if key == "bid"] == ["Palmyra", "Petra", "Dura"]


def test_what_the_initiative_changed_shows_in_the_options_that_come_back() -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    versions = [ask.version for ask in table.asks()]
    table.choose("Petra", "claim:Palmyra")
    table.choose("Palmyra", "pay")
    assert [options for _, _, options in asked(table)] == [BIDS[:5], BIDS, BIDS]
    now = [ask.version for ask in table.asks()]
    assert now[0] != versions[0]
    assert now[2] == versions[2]


def test_a_sealed_answer_stays_when_its_question_is_the_same_and_goes_when_it_changed() -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    table.choose("Dura", "bid:2")
    table.choose("Palmyra", "bid:5")
    table.choose("Petra", "claim:Palmyra")
    table.choose("Palmyra", "pay")
    answers = [ask.answer.id if ask.answer is not None else None for ask in table.asks()]
    assert answers == [None, None, "bid:2"]


def test_a_match_can_be_saved_while_an_answer_waits_that_is_not_possible_any_more() -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    table.choose("Petra", "bid:5")
    table.choose("Petra", "claim:Palmyra")
    loaded = GAME.from_json(GAME.to_json(table.state))
    GAME.choose(loaded, 0, "pay")
    table.choose("Palmyra", "pay")
    assert GAME.to_json(loaded) == GAME.to_json(table.state)


def test_an_initiative_refreshes_the_open_asks_at_once() -> None:
    game, s = start(Take)
    game.choose(s, 1, "borrow:2")
    assert ids(s, 0) == ids(s, 1) == ["take:1", "take:3"]


def test_what_a_frame_does_on_its_way_out_shows_in_the_options_that_come_back() -> None:
    game = Tyrant(Seal, Levy)
    s = game.start("base", {}, 1)
    game.choose(s, 1, "take:3")
    game.choose(s, 0, "borrow:1")
    assert ids(s, 0) == ids(s, 1) == ["take:1", "take:2"]
    assert [ask.answer for ask in game.asks(s)] == [None, None]


def test_an_answer_that_an_initiative_made_impossible_is_asked_for_again() -> None:
    game, s = start(Seal)
    game.choose(s, 0, "take:2")
    game.choose(s, 1, "borrow:2")
    ask = s.ask_of(0)
    assert ask is not None
    assert ask.answer is None


@pytest.mark.parametrize(
    ("seat", "wish", "key", "rule"),
    [
        ("Petra", "claim:Dura", "once-a-round", "C.3.2"),
        ("Dura", "claim:Dura", "nothing-to-claim", "C.3.3"),
        ("Dura", "claim:Babylon", "not-offered", ""),
    ],
)
def test_an_initiative_that_is_not_open_is_refused_with_its_rule(
    seat: str, wish: str, key: str, rule: str
) -> None:
    table = market([GUIDE, GUIDE, GUIDE])
    table.choose("Petra", "claim:Palmyra")
    reason = table.why_not("Dura", "claim:Palmyra")
    assert reason is not None
    assert reason.rule == "C.3.1"
    table.choose("Palmyra", "pay")
    with pytest.raises(Refused) as refused:
        table.choose(seat, wish)
    assert (refused.value.refusal.key, refused.value.refusal.rule) == (key, rule)
    assert held(table).claimed == [0, 1, 0]


def test_a_game_without_initiatives_offers_none() -> None:
    game, s = start(Take)
    game.choose(s, 1, "borrow:2")
    assert game.unasked(s, 0) == []
