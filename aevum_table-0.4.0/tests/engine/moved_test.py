"""A match that went over to other rules on its way: its record, and where it can be replayed from."""

from random import Random

import pytest

from aevum.engine import BadData, Option, Record, State, Table, dump, load, rebuild, replay
from aevum.engine.record import Era, digest
from aevum.engine.table import Past
from aevum.testing.play import pick
from tests.tiny import GAME, Caravans
from tests.tiny.cards import Market


class Peace(Caravans):
    """The next version of the rules: nobody demands a toll any more."""

    version = "2"

    def initiatives(self, s: State, seat: int) -> list[Option]:
        return []


class Bazaar(Market):
    def __init__(self) -> None:
        super().__init__()
        self.tents = 0


class Tents(Peace):
    """The version after that, whose states hold something more."""

    version = "3"

    def blank(self) -> State:
        return Bazaar()

    def modern(self, data: dict[str, object], version: str) -> dict[str, object]:
        own = data["own"]
        assert isinstance(own, dict)
        return data if int(version) >= 3 else {**data, "own": {**own, "tents": 7}}


PEACE = Peace()


def play(table: Table, choices: int = 1000) -> None:
    rng = Random(5)
    while not table.over and len(table.choices) < choices:
        choice = pick(table.game, table.state, rng)
        table.choose(table.seats[choice.seat], choice.id)


def begun() -> Table:
    """A match of the first rules, with a toll that the next ones do not know."""
    table = Table(GAME, "year", {"seats": 4}, 0xABC)
    table.choose("Palmyra", "claim:Petra")
    play(table, 20)
    return table


def gone_over(table: Table, game: Caravans) -> Table:
    """The same match under other rules from here on."""
    state = game.to_json(game.from_json(game.modern(game.to_json(table.state), table.game.version)))
    past = Past({len(table.choices): game.from_json(state)})
    past.log, past.choices, past.digests = list(table.log), list(table.choices), dict(table.digests)
    past.marks, past.final = [0] * len(table.choices), [True] * len(table.choices)
    before = table.record()
    past.moved = [
        *table.moved,
        Era(len(table.choices), before.version, before.pack, before.fingerprint, before.program, dict(state)),
    ]
    return Table(game, table.scenario, table.options, table.seed, past=past)


def moved() -> Record:
    table = gone_over(begun(), PEACE)
    play(table)
    return table.record()


def test_what_was_played_before_cannot_be_made_again() -> None:
    table = begun()
    assert table.begun == 0
    after = gone_over(table, PEACE)
    assert after.begun == 20
    assert after.reach(19) == -1
    assert after.reach(20) == 0
    last = after.choices[-1][0]
    refusal = after.why_no_undo(last)
    assert refusal is not None
    assert refusal.key == "undo-final"


def test_its_record_comes_back_equal_and_names_both_rules() -> None:
    record = moved()
    assert load(dump(record)) == record
    assert record.version == "2"
    assert [(era.at, era.version) for era in record.moved] == [(20, "1")]


def test_it_is_replayed_from_where_the_last_rules_begin() -> None:
    record = load(dump(moved()))
    seen = [len(table.choices) for table in replay(PEACE, record)]
    assert seen == list(range(20, len(record.choices) + 1))
    again = rebuild(PEACE, record)
    assert again.begun == 20
    assert again.over
    assert again.record() == record


def test_as_a_whole_it_is_no_match_of_the_last_rules() -> None:
    record = moved()
    record.moved = []
    with pytest.raises(BadData, match=r"record\.choices\[0\]: Palmyra cannot choose 'claim:Petra' there"):
        rebuild(PEACE, record)


def test_what_comes_after_is_held_against_the_rules() -> None:
    record = moved()
    record.choices[25] = (record.choices[25][0], "fly:1")
    with pytest.raises(BadData, match=r"record\.choices\[25\]: .* cannot choose 'fly:1' there"):
        rebuild(PEACE, record)


def test_it_may_go_over_twice() -> None:
    table = gone_over(begun(), PEACE)
    play(table, 30)
    table = gone_over(table, Tents())
    play(table)
    record = load(dump(table.record()))
    assert [(era.at, era.version) for era in record.moved] == [(20, "1"), (30, "2")]
    assert rebuild(Tents(), record).begun == 30


def test_rules_with_other_states_read_the_one_it_went_over_with() -> None:
    record = moved()
    # A digest is of a state's whole data, so that those of other states are none of theirs.
    record.digests = {}
    first = next(replay(Tents(), record))
    assert isinstance(first.state, Bazaar)
    assert first.state.tents == 7
    assert rebuild(Tents(), record).over


def test_the_digest_of_the_moment_is_that_of_the_rules_before_unless_it_is_the_last() -> None:
    table = Table(GAME, "year", {"seats": 4}, 0xABC)
    play(table, 16)
    before = table.record().digests["16"]
    game = Tents()
    after = gone_over(table, game)
    assert after.record().digests["16"] == digest(game.to_json(after.state)) != before
    play(after, 17)
    assert after.record().digests["16"] == before
    again = rebuild(game, after.record())
    assert again.record() == after.record()


@pytest.mark.parametrize(
    ("at", "sentence"),
    [
        ([-1], r"match\.json\.moved\[0\]\.at: expected 0 to \d+, found -1"),
        ([1000], r"match\.json\.moved\[0\]\.at: expected 0 to \d+, found 1000"),
        ([20, 19], r"match\.json\.moved\[1\]\.at: expected 20 to \d+, found 19"),
    ],
)
def test_a_record_that_goes_over_where_it_cannot_is_refused(at: list[int], sentence: str) -> None:
    record = moved()
    era = record.moved[0]
    record.moved = [
        Era(count, era.version, era.pack, era.fingerprint, era.program, era.state) for count in at
    ]
    with pytest.raises(BadData, match=sentence):
        load(dump(record), "match.json")


def test_a_state_that_does_not_fit_is_refused() -> None:
    record = moved()
    del record.moved[0].state["drawn"]
    with pytest.raises(BadData, match="state: the field 'drawn' is missing"):
        rebuild(PEACE, record)
