"""The frames of a game go by their names."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from aevum.engine import EngineFault, Frame, Game, registry
from aevum.testing.compare import Broken
from aevum.testing.laws import frames_are_whole
from tests.tiny.road import Journey, Round, Toll


class Toys(Game):
    name = "toys"


def every(kind: type[Frame[Any]] = Frame) -> Iterator[type[Frame[Any]]]:
    for below in kind.__subclasses__():
        yield below
        yield from every(below)


def test_two_frames_of_one_name_are_refused_at_the_start() -> None:
    other = type("Toll", (Toll,), {"__module__": "toys.bridges"})
    with pytest.raises(
        EngineFault, match=r"toys: two frames are called 'Toll', in tests\.tiny\.road and in toys\.bridges"
    ):
        Toys([Round, Toll, Journey, other])


def test_a_frame_listed_twice_is_refused_as_well() -> None:
    with pytest.raises(EngineFault, match="two frames are called 'Toll'"):
        Toys([Toll, Round, Toll])


def test_frames_are_found_by_name() -> None:
    assert {name: type(make()) for name, make in Toys([Round, Toll]).frames.items()} == {
        "Round": Round,
        "Toll": Toll,
    }


@pytest.mark.parametrize("name", registry.names())
def test_no_two_frames_of_a_game_share_a_name_listed_or_not(name: str) -> None:
    registry.find(name)
    home = f"aevum.games.{name}."
    counts = Counter(kind.__name__ for kind in set(every()) if kind.__module__.startswith(home))
    assert counts
    assert [kind for kind, count in counts.items() if count > 1] == []


class Halt(Frame[Any]):
    steps = ("wait", "go")

    def __init__(self) -> None:
        self.step = "go"


class Bag(Frame[Any]):
    fields = ("coins",)


class Purse(Frame[Any]):
    fields = ("coins",)

    def __init__(self) -> None:
        super().__init__()
        self.coins = 3

    def copy(self) -> "Purse":
        return type("Purse", (Purse,), {"to_json": lambda self: {}})()


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Halt, "does not begin at its first step"),
        (Bag, "without its field 'coins'"),
        (Purse, "is not what it saves"),
    ],
)
def test_a_frame_that_is_not_whole_is_caught(kind: type[Frame[Any]], told: str) -> None:
    frames_are_whole(Toys([Toll]))
    with pytest.raises(Broken, match=told):
        frames_are_whole(Toys([Toll, kind]))
