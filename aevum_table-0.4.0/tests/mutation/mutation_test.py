"""The mutation run on a small package of rules: what its tests notice, and what they do not."""

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from aevum.engine import registry
from tools.mutation import running
from tools.mutation.__main__ import Result, main, tried
from tools.mutation.equivalent import identity, listed
from tools.mutation.mutants import Mutant, mutants
from tools.mutation.plan import Plan, sample

RULES = '''
from functools import cache

LIMIT = 3
UNUSED = 7
SPARE = 8
FIGHT: int = 0
FLEE: int = 1
CAPTURE: int = 2

def fits(units: int) -> bool:
    """How many may stand."""
    return units <= LIMIT

@cache
def doubled(units: int) -> int:
    return units * 2

class Pile:
    def __init__(self) -> None:
        self.height = 1

class Heap(Pile):
    def __init__(self) -> None:
        super().__init__()

class Stack:
    def __init__(self, units: int = 0) -> None:
        self.units = units

    @property
    def strength(self) -> int:
        total = 0
        while self.units > total:
            total += 1
        return total

def unseen(units: int) -> int:
    return units + 1
'''
TESTS = """
from toy_rules.rules import Heap, Stack, doubled, fits

def test_fits():
    assert fits(3) and not fits(4)

def test_doubled():
    assert doubled(2) == 4

def test_height():
    assert Heap().height == 1

def test_strength():
    assert Stack(2).strength == 2
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Path]]:
    folder = tmp_path_factory.mktemp("toy")
    root, tests = folder / "toy_rules", folder / "toy_tests"
    root.mkdir()
    tests.mkdir()
    (root / "__init__.py").write_text("")
    (root / "rules.py").write_text(RULES)
    (tests / "test_rules.py").write_text(TESTS)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(folder))
        patched.syspath_prepend(folder)
        yield root, tests
    sys.modules.pop("toy_rules", None)


@pytest.fixture(scope="module")
def plan(toy: tuple[Path, Path]) -> Plan:
    return Plan(toy[0], "toy_rules", running.reached(*toy, workers=2))


def found(plan: Plan, now: str, was: str = "") -> Mutant:
    (mutant,) = (one for one in mutants(plan.root, "rules.py") if one.now == now and was in one.was)
    return mutant


def test_what_may_be_changed(toy: tuple[Path, Path]) -> None:
    told = {one.tell().split(" ", 1)[1] for one in mutants(toy[0], "rules.py")}
    assert told == {
        "(module): 3 -> 4",
        "(module): 7 -> 8",
        "(module): 8 -> 9",
        "fits: units <= LIMIT -> units < LIMIT",
        "doubled: units * 2 -> units // 2",
        "doubled: 2 -> 3",
        "Pile.__init__: self.height = 1 -> pass",
        "Pile.__init__: 1 -> 2",
        "Heap.__init__: super().__init__() -> pass",
        "Stack.__init__: self.units = units -> pass",
        "Stack.strength: 0 -> 1",
        "Stack.strength: while self.units > total: -> while not self.units > total:",
        "Stack.strength: self.units > total -> self.units >= total",
        "Stack.strength: total += 1 -> total -= 1",
        "Stack.strength: total += 1 -> pass",
        "Stack.strength: 1 -> 2",
        "unseen: units + 1 -> units - 1",
        "unseen: 1 -> 2",
    }


@pytest.mark.slow
def test_which_of_them_are_noticed(
    toy: tuple[Path, Path], plan: Plan, capsys: pytest.CaptureFixture[str]
) -> None:
    """A constant, and what cannot be put into a function, in a process of its own; a loop without an end is
    noticed by the time it takes."""
    drawn = [
        found(plan, now)
        for now in ("4", "8", "9", "units < LIMIT", "3", "units // 2", "self.units >= total", "units - 1")
    ]
    drawn.append(found(plan, "pass", "super().__init__()"))
    endless = [one for one in mutants(plan.root, "rules.py") if one.was == "total += 1" and one.now == "pass"]
    nothing = {identity(found(plan, "8"))}
    result = tried(plan, toy[1], drawn + endless, nothing, 2)
    assert [one.now for one in result.survived] == ["units - 1", "9"]
    assert [one.now for one in result.equivalent] == ["8"]
    assert len(result.killed) == 7
    assert "unseen: units + 1 -> units - 1 [0 tests]\n" in capsys.readouterr().out


def test_tests_that_fail_already(toy: tuple[Path, Path], tmp_path: Path) -> None:
    (tmp_path / "test_wrong.py").write_text("def test_wrong():\n    assert 0\n")
    with pytest.raises(ValueError, match="before anything is changed"):
        running.reached(toy[0], tmp_path, 1)


def test_the_seed_draws_the_lines(toy: tuple[Path, Path]) -> None:
    assert sample(toy[0], 1, 5) == sample(toy[0], 1, 5) != sample(toy[0], 2, 5)
    assert len({one.line for one in sample(toy[0], 1, 5)}) == 5
    assert len(sample(toy[0], 1, 1000)) == len({one.line for one in mutants(toy[0], "rules.py")})


@pytest.mark.parametrize(
    ("killed", "survived", "equivalent", "good"),
    [(95, 5, 0, True), (94, 6, 0, False), (97, 0, 3, True), (96, 0, 4, False)],
)
def test_when_it_is_enough(killed: int, survived: int, equivalent: int, good: bool) -> None:
    one = Mutant("rules.py", 0, 1, 1, "", "1", "2")
    assert Result([one] * killed, [one] * survived, [one] * equivalent).good == good


@pytest.mark.parametrize("game", registry.names())
def test_what_changes_nothing_is_listed_singly(game: str) -> None:
    """Each row means one change that there is: none hides another, and none outlives its line."""
    root = Path(str(import_module(f"aevum.games.{game}.rules").__file__)).parent
    paths = [str(file.relative_to(root)) for file in sorted(root.rglob("*.py"))]
    there = Counter(identity(mutant) for path in paths for mutant in mutants(root, path))
    assert {row: there[row] for row in listed(game) if there[row] != 1} == {}


def test_a_game_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["chess"])
    assert left.value.code == 2
    assert "chess" in capsys.readouterr().err
