"""The fields of a frame or state are what its `__init__` sets."""

from typing import Any, ClassVar

import pytest

from aevum.engine import EngineFault, Frame, Game, State, Window


class Camp(Frame[Any]):
    kept_apart = ("seen",)

    def __init__(self, place: int = 4) -> None:
        super().__init__()
        self.place = place
        self.held = False
        self.rows: list[list[int]] = [[1, 2]]
        self.why = ""
        self.seen: dict[int, int] = {}


class Siege(Camp):
    kept_apart = ("walls",)

    def __init__(self) -> None:
        super().__init__(7)
        self.walls: Camp | None = None
        self.engines: list[int] = []


class Slotted(Frame[Any]):
    __slots__ = ("arms",)

    def __init__(self) -> None:
        super().__init__()
        self.arms = 3


class Board(State):
    def __init__(self) -> None:
        super().__init__()
        self.gold = [1, 2]
        self.turn = 1


class Adrift(Frame[Any]):
    def __init__(self) -> None:
        super().__init__()
        self.course = 1.5


class Sea(Game):
    """Has the frames of this module."""

    name = "sea"


def test_they_stand_in_the_order_in_which_they_are_set() -> None:
    assert Camp.fields == Camp().fields == ("place", "held", "rows", "why")
    assert Board.fields == Board().fields == ("gold", "turn")


def test_those_of_the_class_above_come_first_and_what_is_kept_apart_stays_so() -> None:
    assert Siege.fields == ("place", "held", "rows", "why", "engines")
    assert Window.fields == ("order", "at", "passed")


def test_what_the_engine_keeps_is_no_field() -> None:
    assert Frame.fields == State.fields == ()


def test_slots_hold_fields_too() -> None:
    frame = Slotted()
    frame.arms = 5
    assert frame.copy().to_json() == {"frame": "Slotted", "step": "start", "arms": 5}


def test_a_copy_has_them_all_with_lists_of_its_own() -> None:
    siege = Siege()
    siege.place, siege.held, siege.why, siege.engines = 9, True, "hunger", [3]
    siege.rows.append([5])
    siege.seen[1] = 1
    copy = siege.copy()
    assert isinstance(copy, Siege)
    assert copy.to_json() == siege.to_json()
    copy.rows[0].append(0)
    copy.engines.append(0)
    assert (siege.rows, siege.engines) == ([[1, 2], [5]], [3])
    assert copy.seen == {}


def test_what_cannot_be_saved_stops_the_game_at_the_start() -> None:
    with pytest.raises(EngineFault, match=r"fields_test\.Adrift begins with course = 1\.5: fields hold"):
        Sea()


def test_a_class_that_still_names_its_fields_is_heard_and_told() -> None:
    class Old(Camp):
        fields: ClassVar[Any] = (*Camp.fields, "age")

        def __init__(self) -> None:
            super().__init__()
            self.age = 2
            self.guess = 3

    with pytest.warns(DeprecationWarning, match=r"Old\.fields: they need not be named any more"):
        saved = Old().to_json()
    assert list(saved) == ["frame", "step", "place", "held", "rows", "why", "age"]
