import pytest

from aevum.engine import Ask, EngineFault, Option, Refused
from tests.engine.toys import Pool, Take, ids, start


class Twice(Take):
    def run(self, s: Pool) -> None:
        s.ask(0, "first")
        s.ask(0, "second")


class Mixed(Take):
    def run(self, s: Pool) -> None:
        s.ask(0, "open")
        s.ask(1, "sealed", sealed=True)


class Empty(Take):
    def run(self, s: Pool) -> None:
        s.pool = []
        s.ask(0, "take")


class Scarce(Take):
    """Two are asked for one number: whoever is second is left with nothing."""

    def run(self, s: Pool) -> None:
        s.pool = [1]
        for seat in (0, 1):
            s.ask(seat, "take", guarded=True)


class Lone(Take):
    """One number for one seat; guarded or not is the point."""

    guarded = False

    def run(self, s: Pool) -> None:
        if s.taken:
            s.pop()
            return
        s.pool = [1]
        s.ask(0, "take", guarded=self.guarded)


class Guarded(Lone):
    guarded = True


def test_several_seats_are_asked_at_once_each_with_its_own_version() -> None:
    game, s = start(Take)
    asks = game.asks(s)
    assert [(ask.seat, ask.version) for ask in asks] == [(0, 1), (1, 2)]
    assert ids(s, 0) == ids(s, 1) == ["take:1", "take:2", "take:3"]


def test_an_answer_changes_the_options_and_the_version_of_the_others() -> None:
    game, s = start(Take)
    game.choose(s, 0, "take:2", 1)
    assert ids(s, 1) == ["take:1", "take:3"]
    with pytest.raises(Refused, match="stale"):
        game.choose(s, 1, "take:1", 2)
    ask = s.ask_of(1)
    assert ask is not None
    game.choose(s, 1, "take:1", ask.version)
    assert s.outcome is not None
    assert s.outcome.scores == [2, 1]


def test_version_zero_answers_whatever_is_open() -> None:
    game, s = start(Take)
    game.choose(s, 0, "take:2")
    game.choose(s, 1, "take:1", 0)
    assert s.outcome is not None


def test_an_option_may_be_given_as_such_but_only_its_id_counts() -> None:
    game, s = start(Take)
    game.choose(s, 0, Option("take", {"forged": 3}))
    assert s.taken == [3]


def test_what_is_not_offered_is_refused_with_its_reason_and_changes_nothing() -> None:
    game, s = start(Take)
    game.choose(s, 0, "take:2")
    before = game.to_json(s)
    for seat, wish, key in (
        (1, "take:2", "taken"),
        (1, "take:9", "not-offered"),
        (0, "take:1", "not-asked"),
        (7, "take:1", "unknown-seat"),
        (-1, "take:1", "unknown-seat"),
    ):
        with pytest.raises(Refused) as refused:
            game.choose(s, seat, wish)
        assert refused.value.refusal.key == key
    reason = game.why_not(s, 1, "take:2")
    assert reason is not None
    assert (reason.rule, reason.args) == ("T.1.1", {"number": 2})
    assert game.why_not(s, 1, "take:3") is None
    assert game.to_json(s) == before


def test_after_the_end_everything_is_refused() -> None:
    game, s = start(Take)
    game.choose(s, 0, "take:2")
    game.choose(s, 1, "take:1")
    assert (game.asks(s), game.unasked(s, 0)) == ([], [])
    for wish in ("take:3", "borrow:3"):
        with pytest.raises(Refused, match="match-over"):
            game.choose(s, 0, wish)
        reason = game.why_not(s, 0, wish)
        assert reason is not None
        assert reason.key == "match-over"


def test_a_forced_ask_answers_itself() -> None:
    _, s = start(Lone)
    assert s.outcome is not None
    assert s.taken == [1]


def test_a_guarded_ask_is_put_even_with_one_answer() -> None:
    game, s = start(Guarded)
    assert [ask.key for ask in game.asks(s)] == ["take"]
    game.choose(s, 0, "take:1")
    assert s.outcome is not None


@pytest.mark.parametrize(
    ("frame", "fault"),
    [
        (Twice, "seat 0 is asked 'second' while 'first' is open"),
        (Mixed, "'sealed' and 'open' are open together, but only one is sealed"),
        (Empty, "a dead end: the ask 'take' offers nothing to seat 0"),
    ],
)
def test_asking_against_the_contract_is_a_fault(frame: type[Take], fault: str) -> None:
    with pytest.raises(EngineFault, match=fault):
        start(frame)


def test_an_ask_that_loses_its_last_option_is_a_fault() -> None:
    game, s = start(Scarce)
    with pytest.raises(EngineFault, match="offers seat 1 nothing any more"):
        game.choose(s, 0, "take:1")


def test_a_copied_ask_is_answered_alone() -> None:
    ask = Ask(0, "take", 1, 0)
    ask.options = [Option("a")]
    copy = ask.copy()
    copy.answer = copy.options[0]
    assert ask.answer is None
    assert copy.find("a") is ask.options[0]
    assert copy.find("b") is None
