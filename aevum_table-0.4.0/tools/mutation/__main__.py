"""python -m tools.mutation GAME: change lines of its rules, one at a time, and see whether its tests fail.

The lines are drawn by a seed. Tests are those of the game's folder, without golden and other whole matches;
of these only the ones that run the line, the most particular first, up to the first that fails. What survives
is listed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter

import msgspec

from aevum.engine import registry
from tools.mutation import running
from tools.mutation.equivalent import identity, listed
from tools.mutation.mutants import Mutant
from tools.mutation.plan import Plan, sample
from tools.mutation.reach import Reached
from tools.mutation.trial import Trial

TARGET = 0.95
EQUIVALENT = 0.03
TESTS = Path("tests/games")


class Result(msgspec.Struct):
    killed: list[Mutant] = []
    survived: list[Mutant] = []
    equivalent: list[Mutant] = []

    @property
    def count(self) -> int:
        return len(self.killed) + len(self.survived) + len(self.equivalent)

    @property
    def good(self) -> bool:
        counted = len(self.killed) + len(self.survived)
        return len(self.killed) >= TARGET * counted and len(self.equivalent) <= EQUIVALENT * self.count


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", type=int, default=300, help="how many are changed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--reach", type=Path, help="a file that keeps which test runs which line")
    parser.add_argument("--save", type=Path, help="write the result there, as JSON")
    parser.add_argument("--again", type=Path, help="a saved result: try only what survived there")
    chosen = parser.parse_args(words)
    package = f"aevum.games.{chosen.game}.rules"
    root = Path(str(import_module(package).__file__)).parent
    began = perf_counter()
    reached = _reached(root, TESTS / chosen.game, chosen.workers, chosen.reach)
    print(f"{len(reached.seconds)} tests traced in {perf_counter() - began:.0f} s", flush=True)
    drawn = sample(root, chosen.seed, chosen.lines)
    if chosen.again is not None:
        before = msgspec.json.decode(chosen.again.read_bytes(), type=Result)
        known = {identity(mutant) for mutant in before.survived}
        drawn = [mutant for mutant in drawn if identity(mutant) in known]
    result = tried(
        Plan(root, package, reached), TESTS / chosen.game, drawn, listed(chosen.game), chosen.workers
    )
    if chosen.save is not None:
        chosen.save.write_bytes(msgspec.json.encode(result))
    print(
        f"{chosen.game}, seed {chosen.seed}: {result.count} lines changed, {len(result.killed)} noticed, "
        f"{len(result.survived)} not, {len(result.equivalent)} change nothing; {perf_counter() - began:.0f} s"
    )
    return int(not result.good)


def _reached(root: Path, tests: Path, workers: int, kept: Path | None) -> Reached:
    if kept is not None and kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=Reached)
    found = running.reached(root, tests, workers)
    if kept is not None:
        kept.write_bytes(msgspec.json.encode(found))
    return found


def tried(
    plan: Plan, tests: Path, drawn: list[Mutant], nothing: set[tuple[str, ...]], workers: int
) -> Result:
    result = Result()
    forked: list[Trial] = []
    fresh: list[Trial] = []
    for mutant in drawn:
        trial, alone = plan.trial(mutant)
        if identity(mutant) in nothing:
            result.equivalent.append(mutant)
        elif not trial.tests:
            _tell(result, mutant, killed=False, tests=0)
        else:
            (fresh if alone else forked).append(trial)
    for found in (
        running.verdicts(tests, forked, workers),
        running.fresh_verdicts(plan.reached.folder, fresh, workers),
    ):
        for trial, killed in found:
            _tell(result, trial.mutant, killed, len(trial.tests))
    return result


def _tell(result: Result, mutant: Mutant, killed: bool, tests: int) -> None:
    if killed:
        result.killed.append(mutant)
        return
    result.survived.append(mutant)
    print(f"{mutant.tell()} [{tests} tests]", flush=True)


if __name__ == "__main__":
    sys.exit(main())
