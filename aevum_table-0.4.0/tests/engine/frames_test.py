"""The frames of a game are those that its rules define, and go by their names."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from aevum.engine import EngineFault, Frame, Game, registry
from aevum.testing.compare import Broken
from aevum.testing.laws import frames_are_whole
from tests.engine.toys import Take
from tests.tiny import GAME
from tests.tiny.road import Journey, Round, Toll

GAME_FILE = """
from aevum.engine import Game

class Harbour(Game):
    name = "harbour"
"""
BASE = """
from aevum.engine import Frame

class Voyage(Frame):
    abstract = True

    def __init__(self, port):
        super().__init__()
        self.port = port
"""
FRAMES = """
from {package}.base import Voyage

class Outward(Voyage):
    def __init__(self):
        super().__init__(1)

class Homeward(Outward):
    pass
"""

Harbour = Callable[..., type[Game]]


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Harbour]:
    """A package `harbour` of these files, and the game in it."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def written(rules: str = "", **files: str) -> type[Game]:
        for name, text in {"__init__": "", "game": GAME_FILE, **files}.items():
            path = tmp_path.joinpath("harbour", *name.split(".")).with_suffix(".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        invalidate_caches()
        found: type[Game] = import_module("harbour.game").Harbour
        assert issubclass(found, Game)
        monkeypatch.setattr(found, "rules", rules)
        return found

    yield written
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]


class Toys(Game):
    """Of the frames that it is given."""

    name = "toys"

    def __init__(self, *given: type[Frame[Any]]) -> None:
        self.given = list(given)
        super().__init__()

    def kinds(self) -> list[type[Frame[Any]]]:
        return self.given


def every(kind: type[Frame[Any]] = Frame) -> Iterator[type[Frame[Any]]]:
    for below in kind.__subclasses__():
        yield below
        yield from every(below)


def test_a_game_of_one_module_has_the_frames_of_that_module(harbour: Harbour) -> None:
    file = GAME_FILE + BASE.replace("    abstract = True\n", "").replace("port):", "port=0):")
    assert set(harbour(game=file, other=BASE)().frames) == {"Voyage"}


def test_a_game_built_on_another_has_those_of_both() -> None:
    module = ModuleType("bridges")
    module.__dict__["Bridge"] = type("Bridge", (Toll,), {"__module__": "bridges"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "bridges", module)
        built = type(
            "Bridges", (type("Fords", (Game,), {"__module__": Toll.__module__}),), {"__module__": "bridges"}
        )
        assert set(built().frames) == {"Bridge", "Round", "Journey", "Toll"}


def test_a_package_of_rules_is_looked_through_to_the_bottom(harbour: Harbour) -> None:
    files = {"rules.__init__": "", "rules.base": BASE, "rules.sea.__init__": "", "other": FRAMES}
    game = harbour("harbour.rules", **files, **{"rules.sea.far": FRAMES.format(package="harbour.rules")})()
    assert {name: kind.__module__ for name, kind in game.frames.items()} == {
        "Outward": "harbour.rules.sea.far",
        "Homeward": "harbour.rules.sea.far",
    }


def test_a_module_of_rules_that_breaks_is_not_passed_over(harbour: Harbour) -> None:
    broken = harbour("harbour.rules", **{"rules.__init__": "", "rules.sea.__init__": "import harbour.none"})
    with pytest.raises(ModuleNotFoundError, match=r"harbour\.none"):
        broken()


def test_two_frames_of_one_name_are_refused_at_the_start(harbour: Harbour) -> None:
    frames = FRAMES.format(package="harbour.rules")
    twice = harbour(
        "harbour.rules", **{"rules.__init__": "", "rules.base": BASE, "rules.a": frames, "rules.b": frames}
    )
    told = r"harbour: two frames are called 'Outward', in harbour\.rules\.a and in harbour\.rules\.b"
    with pytest.raises(EngineFault, match=told):
        twice()


def test_frames_are_found_by_name() -> None:
    assert set(GAME.frames) == {"Round", "Journey", "Toll", "Ambush", "Cancel", "Again"}
    assert [GAME.frames[kind.__name__] for kind in (Round, Journey, Toll)] == [Round, Journey, Toll]


def test_a_game_that_still_lists_its_frames_has_those_and_is_told() -> None:
    class Old(Game):
        name = "old"

    with pytest.warns(DeprecationWarning, match="old: frames need not be listed any more; `rules` names"):
        assert Old([Round, Take]).frames == {"Round": Round, "Take": Take}


@pytest.mark.parametrize("name", registry.names())
def test_every_frame_of_a_game_is_found_or_one_that_others_build_on(name: str) -> None:
    found = set(registry.find(name).frames.values())
    home = f"aevum.games.{name}."
    defined = {kind for kind in every() if kind.__module__.startswith(home)}
    assert found
    assert found <= defined
    unpushed = defined - found
    assert [kind for kind in unpushed if not vars(kind).get("abstract") or not kind.__subclasses__()] == []
    assert [kind for kind, count in Counter(kind.__name__ for kind in defined).items() if count > 1] == []


class Halt(Frame[Any]):
    steps = ("wait", "go")

    def __init__(self) -> None:
        self.step = "go"


class Purse(Frame[Any]):
    def __init__(self) -> None:
        super().__init__()
        self.coins = 3

    def copy(self) -> "Purse":
        other: type[Purse] = type("Purse", (Purse,), {"to_json": lambda self: {}})
        return other()


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Halt, "does not begin at its first step"),
        (Purse, "is not what it saves"),
    ],
)
def test_a_frame_that_is_not_whole_is_caught(kind: type[Frame[Any]], told: str) -> None:
    frames_are_whole(Toys(Toll))
    with pytest.raises(Broken, match=told):
        frames_are_whole(Toys(Toll, kind))
