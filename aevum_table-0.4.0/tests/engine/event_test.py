import pytest

from aevum.engine import ALL, Event, Modifier, Option, Refusal, Refused, Roll, note


@pytest.mark.parametrize(
    ("to", "seen"), [(ALL, [True, True, True]), (0, [False, False, False]), (0b10, [False, False, True])]
)
def test_an_event_is_seen_by_those_it_is_told_to(to: int, seen: list[bool]) -> None:
    event = Event("drawn", {}, to=to)
    assert [event.seen_by(seat) for seat in (-1, 0, 1)] == seen


def test_the_list_of_modifiers_adds_up_to_what_the_rules_used() -> None:
    kept: list[Modifier] = []
    used = note(kept, -1, "marsh", "R.1") + note(kept, 3, "leader", "R.2")
    assert used == sum(item.value for item in kept) == 2
    assert [m.to_json() for m in kept] == [
        {"value": -1, "key": "marsh", "rule": "R.1"},
        {"value": 3, "key": "leader", "rule": "R.2"},
    ]
    assert note(None, 4, "leader", "R.2") == 4


def test_an_event_in_json_tells_key_arguments_rule_and_roll_but_not_who_sees_it() -> None:
    event = Event("raid", {"place": "Gaul"}, "R.3", 0b1, Roll(6, [2, 5], [Modifier(1, "scouts", "R.4")]))
    assert event.to_json() == {
        "key": "raid",
        "args": {"place": "Gaul"},
        "rule": "R.3",
        "roll": {"sides": 6, "dice": [2, 5], "modifiers": [{"value": 1, "key": "scouts", "rule": "R.4"}]},
    }


def test_the_id_of_an_option_is_its_key_and_values_in_order() -> None:
    assert Option("done").id == "done"
    assert Option("move", {"unit": 7, "to": "Gaul"}).id == "move:7:Gaul"
    assert Option("move", {"unit": 7}, "R.1").to_json() == {
        "id": "move:7",
        "key": "move",
        "args": {"unit": 7},
        "rule": "R.1",
    }


def test_a_refused_choice_carries_its_reason_and_rule() -> None:
    error = Refused(Refusal("too-far", {"by": 2}, "R.5"))
    assert (error.refusal.key, error.refusal.rule, str(error)) == ("too-far", "R.5", "too-far(by=2) [R.5]")
