"""The processes: tests traced, then changes tried, on so many workers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tools.mutation import fresh, reach, trial
from tools.mutation.reach import Reached
from tools.mutation.trial import Trial

AT_ONCE = 75
"""Changes tried by one process; its tests are collected once."""
SHARES = 6
"""In which the tests are traced: some files take far longer than others."""
NO_TESTS = 5
"""What pytest ends with where a worker has no file of its own."""
OPTIONS = ("-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", "-p", "tools.mutation.still")


def reached(root: Path, tests: Path, workers: int) -> Reached:
    """Which tests run which lines; ValueError where one fails as it is."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        outs = [Path(folder) / str(n) for n in range(SHARES)]
        told = [
            {reach.FOLDER: str(root), reach.SHARE: f"{n}/{SHARES}", reach.REACHED: str(out)}
            for n, out in enumerate(outs)
        ]
        runs = list(pool.map(lambda extra: _pytest([str(tests)], "reach", extra, None), told))
        all_reached = Reached({}, {})
        for out, (code, text) in zip(outs, runs, strict=True):
            if code not in (0, NO_TESTS):
                raise ValueError(f"the tests fail before anything is changed:\n{text[-2000:]}")
            all_reached.join(msgspec.json.decode(out.read_bytes(), type=Reached))
        return all_reached


def verdicts(tests: Path, trials: Sequence[Trial], workers: int) -> Iterator[tuple[Trial, bool]]:
    """Whether each change was noticed, tried in forks."""
    parts = [trials[n : n + AT_ONCE] for n in range(0, len(trials), AT_ONCE)]
    with TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:

        def run(n: int) -> list[bool]:
            plan, out = Path(folder) / f"{n}.plan", Path(folder) / f"{n}.out"
            plan.write_bytes(msgspec.json.encode(parts[n]))
            code, text = _pytest(
                [str(tests)], "trial", {trial.PLAN: str(plan), trial.VERDICTS: str(out)}, None
            )
            found = [line == "1" for line in out.read_text().split()] if out.exists() else []
            if len(found) != len(parts[n]):
                raise RuntimeError(f"the tests stopped with {code}:\n{text[-2000:]}")
            return found

        for part, found in zip(parts, pool.map(run, range(len(parts))), strict=True):
            yield from zip(part, found, strict=True)


def fresh_verdicts(folder: str, trials: Sequence[Trial], workers: int) -> Iterator[tuple[Trial, bool]]:
    """The same in a process of its own for each; the tests are named from that folder."""
    with TemporaryDirectory() as place, ThreadPoolExecutor(workers) as pool:

        def run(n: int) -> bool:
            named = Path(place) / str(n)
            named.write_text("\n".join(f"{folder}/{test}" for test in trials[n].tests), encoding="utf-8")
            alone = msgspec.structs.replace(trials[n], tests=[], seconds=[])
            extra = {fresh.MUTANT: msgspec.json.encode(alone).decode()}
            patience = trial.PATIENCE * 6 + 5 * sum(trials[n].seconds)
            return bool(_pytest([f"@{named}"], "fresh", extra, patience)[0])

        yield from zip(trials, pool.map(run, range(len(trials))), strict=True)


def _pytest(what: list[str], plugin: str, extra: dict[str, str], patience: float | None) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", *OPTIONS, "-p", f"tools.mutation.{plugin}", *what]
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **extra, "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1, ""
    return done.returncode, done.stdout + done.stderr
