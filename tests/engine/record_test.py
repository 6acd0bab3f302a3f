import re
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from aevum import __version__
from aevum.engine import BadData, Record, Table, dump, load, rebuild, replay
from aevum.engine.chance import commitment
from aevum.engine.record import FORMAT
from aevum.engine.replay import made_with
from aevum.testing.play import pick
from tests.tiny import GAME


def played(choices: int = 1000) -> Table:
    """A random match after a first choice that the tests edit."""
    rng = Random(3)
    table = Table(GAME, "year", {"seats": 2}, 0xABC)
    table.choose("Palmyra", "bid:0")
    while not table.over and len(table.choices) < choices:
        choice = pick(GAME, table.state, rng)
        table.choose(table.seats[choice.seat], choice.id)
    return table


def test_a_record_is_text_with_one_choice_a_line_and_comes_back_equal() -> None:
    record = played().record()
    text = dump(record)
    assert load(text) == load(text.encode()) == record
    rows = [line for line in text.splitlines() if line.startswith("    [")]
    assert rows[0] == '    ["Palmyra","bid:0"],'
    assert len(rows) == len(record.choices)
    assert len(text.splitlines()) == len(msgspec.to_builtins(record)) + len(rows) + 3


def test_a_record_without_choices_is_whole_json_too() -> None:
    record = Table(GAME, "spring", seed=5).record()
    assert load(dump(record)) == record


def test_a_match_is_rebuilt_with_its_story() -> None:
    table = played()
    again = rebuild(GAME, load(dump(table.record())))
    assert GAME.to_json(again.state) == GAME.to_json(table.state)
    assert [e.to_json() for e in again.log] == [e.to_json() for e in table.log]
    assert again.record() == table.record()


def test_replay_stops_at_every_choice() -> None:
    record = played().record()
    assert [len(table.choices) for table in replay(GAME, record)] == list(range(len(record.choices) + 1))


def test_scripted_dice_are_part_of_the_record() -> None:
    table = Table(GAME, "spring", {"seats": 2}, 1, script=[1, 1])
    assert rebuild(GAME, load(dump(table.record()))).state.drawn == 2
    assert table.record().script == [1, 1]


def test_digests_are_kept_along_the_way_and_at_the_end() -> None:
    record = played(20).record()
    assert list(record.digests) == ["0", "16", "20"]


def edited(change: Callable[[Record], object]) -> Record:
    record = load(dump(played().record()))
    change(record)
    return record


def a_higher_bid(record: Record) -> None:
    # A legal choice, but not the one that was made.
    assert record.choices[0] == ("Palmyra", "bid:0")
    record.choices[0] = ("Palmyra", "bid:5")


def another_seed(record: Record) -> None:
    record.seed = f"{1:032x}"


def another_seed_with_its_commitment(record: Record) -> None:
    record.seed = f"{1:032x}"
    record.commitment = commitment(1)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (a_higher_bid, r"record\.(digests|choices)"),
        (another_seed, r"record\.commitment: it is not the hash of the record's seed"),
        (another_seed_with_its_commitment, r"record\.digests\['0'\]: after 0 choices the state is another"),
        (lambda r: setattr(r, "commitment", "00"), r"record\.commitment"),
        (
            lambda r: r.choices.insert(2, ("Petra", "fly:1")),
            r"record\.choices\[2\]: Petra cannot choose 'fly",
        ),
        (
            lambda r: r.choices.append(("Petra", "pass")),
            r"record\.choices\[\d+\]: Petra cannot choose 'pass' there",
        ),
        (lambda r: r.digests.update({"16": "0" * 16}), r"record\.digests\['16'\]: after 16 choices"),
        (lambda r: setattr(r, "game", "chess"), r"record\.game: this is a record of 'chess'"),
        (lambda r: setattr(r, "seats", ["Petra", "Palmyra"]), r"record\.seats: the scenario seats"),
        (lambda r: setattr(r, "options", {"seats": 9}), r"record\.scenario: 'year' cannot be set up: seats"),
        (lambda r: setattr(r, "scenario", "winter"), "scenario: there is no 'winter'"),
        (lambda r: setattr(r, "finished", False), r"record\.finished: says False, but .* the match is over"),
        (lambda r: (r.choices.pop(), r.digests.clear()), r"record\.finished: says True, but .* is not over"),
    ],
)
def test_a_record_that_was_tampered_with_is_not_rebuilt(
    change: Callable[[Record], object], sentence: str
) -> None:
    with pytest.raises(BadData, match=sentence):
        rebuild(GAME, edited(change))


def test_a_record_of_other_rules_is_true_where_these_tell_the_same() -> None:
    record = edited(lambda r: setattr(r, "version", "0"))
    assert not made_with(GAME, record)
    again = rebuild(GAME, record).record()
    assert made_with(GAME, again)
    assert (again.choices, again.digests) == (record.choices, record.digests)


def test_a_record_tells_the_tables_and_the_program_it_was_played_with() -> None:
    record = played().record()
    assert (record.version, record.fingerprint, record.program) == (GAME.version, "", __version__)
    assert (record.pack, record.moved) == ("base", [])
    assert not made_with(GAME, edited(lambda r: setattr(r, "fingerprint", "00")))


def test_a_record_of_the_first_format_is_read() -> None:
    data = msgspec.to_builtins(played().record())
    for name in ("fingerprint", "program", "moved"):
        del data[name]
    data["format"] = 1
    record = load(msgspec.json.encode(data))
    assert (record.fingerprint, record.program, record.moved) == ("", "", [])
    assert rebuild(GAME, record).record().format == FORMAT


TEXT = dump(played().record())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a whole JSON document"),
        (TEXT[: len(TEXT) // 2], "not a whole JSON document"),
        ("\ud800", "not a whole JSON document"),
        ("[]", "Expected `object`"),
        (TEXT.replace('"seed":', '"sead":'), "unknown field `sead`"),
        (TEXT.replace('"format": 2', '"format": 99'), "format 99 is unknown; .* reads formats 1 and 2"),
        (re.sub('"seed": "[^"]*"', '"seed": "xyz"', TEXT), r"\.seed: 'xyz' is not a hexadecimal number"),
        (re.sub('"seed": "', '"seed": "f', TEXT), r"\.seed: a seed has at most 128 bits"),
        (
            TEXT.replace('["Palmyra","bid:0"]', '["Paris","bid:0"]', 1),
            r"\.choices\[0\]: there is no seat 'Paris'",
        ),
        (TEXT.replace('["Palmyra","bid:0"]', '["Palmyra"]', 1), r"\.choices\[0\]`?"),
        (re.sub(r"(?m)^    \[.*\],\n", "", TEXT), r"\.digests\['16'\]: the record has 1 choices"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_the_place(text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence) as refused:
        load(text, "match.json")
    assert str(refused.value).startswith("match.json")
    assert "\n" not in str(refused.value)
