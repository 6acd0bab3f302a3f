"""Asks, events and rolls go to JSON and back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine import Ask, BadData, Event, Modifier, Option, Outcome, Roll
from aevum.engine.event import ALL

words = st.text(max_size=6)
args = st.dictionaries(words, st.integers() | words | st.booleans() | st.lists(st.integers(), max_size=3))
modifiers = st.builds(Modifier, st.integers(), words, words)
rolls = st.builds(Roll, st.integers(0, 20), st.lists(st.integers(1, 20)), st.lists(modifiers, max_size=3))
events = st.builds(Event, words, args, words, st.integers(ALL, 15), st.none() | rolls)
options = st.lists(st.builds(Option, words, args, words), max_size=4)
seats, flags = st.integers(0, 5), st.booleans()
asks = st.builds(Ask, seats, words, st.integers(1), st.integers(0, 9), args, words, flags, flags)
outcomes = st.builds(Outcome, st.lists(st.integers()), st.lists(st.integers()), words, args)


def sent(data: object) -> object:
    return json.loads(json.dumps(data))


@given(rolls)
def test_a_roll_comes_back(roll: Roll) -> None:
    data = roll.to_json()
    assert Roll.from_json(sent(data)).to_json() == data


@given(events)
def test_an_event_comes_back_with_those_whom_it_is_to_where_that_is_told(event: Event) -> None:
    whole = event.to_json(to=True)
    back = Event.from_json(sent(whole))
    assert (back.to, back.to_json(to=True)) == (event.to, whole)
    open_to_all = Event.from_json(sent(event.to_json()))
    assert (open_to_all.to, open_to_all.to_json()) == (ALL, event.to_json())


@given(asks, options, st.data())
def test_an_ask_comes_back_with_its_options_and_its_answer(
    ask: Ask, offered: list[Option], data: st.DataObject
) -> None:
    ask.options = offered
    ask.answer = data.draw(st.sampled_from([None, *offered]))
    whole = ask.to_json(options=True)
    assert Ask.from_json(sent(whole)).to_json(options=True) == whole
    alone = Ask.from_json(sent(ask.to_json()))
    assert (alone.options, alone.answer) == ([], None)
    assert alone.to_json() == {**ask.to_json(), "answer": None}


@given(outcomes)
def test_an_outcome_comes_back(outcome: Outcome) -> None:
    data = outcome.to_json()
    assert Outcome.from_json(sent(data)).to_json() == data


def test_what_does_not_fit_is_named_by_its_path() -> None:
    good = {"value": 1, "key": "marsh", "rule": ""}
    roll = {"sides": 6, "dice": [], "modifiers": [good, {**good, "value": "2"}]}
    with pytest.raises(BadData, match=r"event\.roll\.modifiers\[1\]\.value: expected a whole number"):
        Event.from_json({"key": "melee", "args": {}, "roll": roll})
    asked = Ask(0, "bid", 1, 0).to_json(options=True)
    with pytest.raises(BadData, match=r"ask\.answer: 'bid:9' is not offered"):
        Ask.from_json({**asked, "answer": "bid:9"})
    with pytest.raises(BadData, match=r"ask\.options\[0\]: the field 'key' is missing"):
        Ask.from_json({**asked, "options": [{}]})
