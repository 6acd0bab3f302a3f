"""A kept match held against other rules: whether it is the same, and where it first is not."""

from typing import Any

import pytest

from aevum.engine import EngineFault, State
from aevum.server.store.pack import unpack_data
from aevum.server.upgrading.carrying import MOVED, PACK_MOVED, carry, told
from aevum.server.upgrading.finding import Finding
from aevum.server.upgrading.match import Match
from aevum.server.upgrading.replaying import judge
from tests.narrow import of_kind
from tests.server.rules.changes import another_form, between, dearer_tolls, peace_for
from tests.server.rules.matches import kept, long_match, tolls
from tests.tiny import GAME, Caravans
from tests.tiny.road import Round, Toll

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture(autouse=True)
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the match was kept: here it comes to the same, for a match knows its own version."""
    monkeypatch.setattr(Caravans, "version", "2")


def found(match: Match) -> Finding:
    finding = judge(match).finding
    assert finding is not None
    assert (finding.rules, finding.fingerprint) == ("2", "")
    return finding


def test_the_same_match() -> None:
    assert judge(kept(long_match(100), "1")).finding is None


def test_the_same_match_of_the_first_program() -> None:
    """Where no digest is known in the end, the events are compared."""
    match = kept(long_match(100), "1")
    match.choices = [
        (seat, choice, known if n % 16 == 0 else "", events)
        for n, (seat, choice, known, events) in enumerate(match.choices, 1)
    ]
    match.states = {n: state for n, state in match.states.items() if n % 32 == 0}
    assert judge(match).finding is None
    seat, choice, known, events = match.choices[97]
    match.choices[97] = (seat, choice, known, '[{"key":"dealt","args":{"seat":"Dura"},"to":-1}]')
    other = found(match)
    assert other.choice == 98
    assert (other.was, other.now) == (told(match.choices[97][3]), told(events))
    assert other.onward == 96, "the last of which a digest is known"


@pytest.mark.parametrize("count", [1, 15, 16, 17, 32, 40, 99, 100])
def test_the_first_choice_that_leads_elsewhere(count: int) -> None:
    match = kept(long_match(100), "1")
    for n in range(count - 1, 100):
        seat, choice, _, events = match.choices[n]
        match.choices[n] = (seat, choice, "another", events)
    other = found(match)
    assert (other.choice, other.seat) == (count, match.choices[count - 1][0])
    assert other.was == other.now == told(match.choices[count - 1][3])
    assert (other.onward, other.stuck, other.broke) == (100, "", False)


@pytest.mark.parametrize("count", [1, 40, 63, 64, 65])
def test_a_single_state_that_was_another_one(count: int) -> None:
    match = kept(long_match(100), "1")
    match.choices[count - 1] = (*match.choices[count - 1][:2], "another", match.choices[count - 1][3])
    assert found(match).choice == count


def test_something_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")
    dearer_tolls(monkeypatch)
    other = found(match)
    assert (other.choice, other.seat) == (8, "Bostra")
    assert [event["key"] for event in other.was] == ["toll"]
    assert [event["key"] for event in other.now] == ["toll", "bids"]
    assert other.onward == len(match.choices)


def test_a_choice_that_could_not_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")
    peace_for(monkeypatch, 2)
    other = found(match)
    assert (other.choice, other.seat) == (7, "Dura")
    assert other.refusal == {"key": "once-a-round", "args": {}, "rule": "C.3.2"}
    assert other.now == []
    assert other.onward == len(match.choices)


def test_rules_that_break_on_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Toll, "answer", broken)
    other = found(match)
    assert (other.choice, other.broke) == (2, True)
    assert (other.now, other.stuck) == ([], "")


def test_rules_that_break_on_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")

    def broken(*_: object) -> None:
        raise KeyError("deck")

    monkeypatch.setattr(Caravans, "setup", broken)
    other = found(match)
    assert (other.choice, other.broke, other.onward) == (0, True, len(match.choices))


def test_another_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")
    real = Round.run

    def rich(self: Round, s: Any) -> None:
        real(self, s)
        if s.round == 1 and self.step == "bid" and not s.asks:
            s.bank -= 4
            s.gold = [gold + 1 for gold in s.gold]
            s.tell("bids", {"bids": [1]}, "C.0")

    monkeypatch.setattr(Round, "run", rich)
    other = found(match)
    assert (other.choice, other.seat) == (0, "")
    assert other.was == told(match.prelude)
    assert other.now == [*other.was, {"key": "bids", "args": {"bids": [1]}, "rule": "C.0", "to": -1}]
    assert other.onward == len(match.choices)


def test_seats_that_are_called_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")
    monkeypatch.setattr(Caravans, "seats", lambda *_: ("Palmyra", "Petra", "Dura", "Gerasa"))
    assert found(match).choice == 0


def test_a_match_that_stands_where_the_newest_rules_know_no_way_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")
    match.choices[-1] = (*match.choices[-1][:2], "another", match.choices[-1][3])

    def unsound(self: Caravans, s: State) -> None:
        raise EngineFault("coins were lost")

    monkeypatch.setattr(Caravans, "check", unsound)
    other = found(match)
    assert "coins were lost" in other.stuck
    assert other.onward == 0


def test_a_state_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(tolls(), "1")

    def unread(*_: object) -> dict[str, object]:
        raise KeyError("tents")

    monkeypatch.setattr(Caravans, "modern", unread)
    assert judge(match).finding is None, "nobody needs to read what comes out the same"
    match.digest = "another"
    assert "tents" in found(match).stuck


# States of another form


def test_the_same_match_in_another_form(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_match(100)
    match = kept(table, "1")
    another_form(monkeypatch)
    judged = judge(match)
    assert judged.finding is None
    assert judged.written is not None
    assert set(judged.written.states) == {0, 32, 64, 96, 100}
    assert len(judged.written.digests) == 101
    assert of_kind(dict, unpack_data(judged.written.states[64])["own"])["tents"] == 7
    match.states, match.version, match.digest = judged.written.states, "2", judged.written.digests[0]
    match.choices = [
        (seat, choice, known, events)
        for (seat, choice, _, events), known in zip(match.choices, judged.written.digests[1:], strict=True)
    ]
    again = judge(match)
    assert (again.finding, again.written) == (None, None)


def test_another_form_and_another_match(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_match(100)
    match = kept(table, "1")
    another_form(monkeypatch)
    start = next(n for n in range(40, 100) if table.at(n).asked > table.at(n - 1).asked)
    between(monkeypatch, GAME, table.at(start))
    other = found(match)
    assert other.choice == start
    assert [event["key"] for event in other.now][-1] == "rules-moved"
    assert other.onward == 100


# Going over


def test_a_match_goes_on_from_where_it_stands() -> None:
    table = long_match(70)
    carried = carry(kept(table, "1"))
    assert carried.onward == 70
    assert unpack_data(carried.state) == GAME.to_json(table.state)
    assert told(carried.events) == [{"key": MOVED, "args": {"from": "1", "to": "2"}, "to": -1}]


def test_one_whose_pack_has_changed_is_told_so() -> None:
    match = kept(long_match(20), "2")
    match.pack = "mine"
    assert told(carry(match).events) == [{"key": PACK_MOVED, "args": {"pack": "mine"}, "to": -1}]


def test_what_was_kept_by_the_first_program_goes_on_from_the_last_certain_moment() -> None:
    table = long_match(70)
    match = kept(table, "1")
    del match.states[70]
    assert carry(match).onward == 70
    match.choices[67] = (*match.choices[67][:2], "another", match.choices[67][3])
    carried = carry(match)
    assert carried.onward == 67
    assert unpack_data(carried.state) == GAME.to_json(table.at(67))


def test_a_choice_that_the_newest_rules_refuse_is_not_certain() -> None:
    match = kept(long_match(70), "1")
    del match.states[70]
    match.choices[65] = (match.choices[65][0], "fly", *match.choices[65][2:])
    assert carry(match).onward == 65


def test_a_match_that_went_over_is_judged_from_there_on() -> None:
    match = kept(long_match(100), "1")
    match.moved, match.begun = True, 64
    match.states = {n: state for n, state in match.states.items() if n >= 64}
    # None of it is looked at.
    match.digest = match.prelude = "nonsense"
    match.choices[:64] = [("Nobody", "fly", "another", "nonsense")] * 64
    assert judge(match).finding is None
    match.choices[70] = (*match.choices[70][:2], "another", match.choices[70][3])
    for n in range(71, 100):
        match.choices[n] = (*match.choices[n][:2], "another", match.choices[n][3])
    assert found(match).choice == 71


def test_one_that_went_over_before_its_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its set-up is that of other rules, and not to be compared."""
    match = kept(long_match(20), "1")
    match.moved = True
    monkeypatch.setattr(Caravans, "setup", lambda *_: 1 / 0)
    assert judge(match).finding is None
