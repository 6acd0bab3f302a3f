"""A plugin of pytest that tries changes on tests which are collected once: each in a fork of its own.

The code of the changed function is put into the function that is there, so that whoever imported it has it.
Told by the environment: PLAN (a file of `Trial`s) and VERDICTS (where to write, a line each).
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tools.mutation.mutants import Mutant, mutated

PLAN, VERDICTS = "AEVUM_MUTATION_PLAN", "AEVUM_MUTATION_VERDICTS"
KILLED, SURVIVED = 1, 0
PATIENCE = 10.0
"""Seconds, and as many times its own, that a test may compute; others on the machine do not count."""
STANDSTILL = 20
"""Times that by the clock, for a test that waits."""
MEMORY = 6 << 30


WRAPPED = ("__wrapped__", "__func__", "fget", "func")
"""Where decorators keep what they decorate."""


class Trial(msgspec.Struct):
    mutant: Mutant
    root: str
    package: str
    tests: list[str]
    """In the order in which they are tried."""
    seconds: list[float]


def pytest_configure(config: pytest.Config) -> None:
    if PLAN in os.environ:
        config.pluginmanager.register(Forks())


class Forks:
    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        plan = msgspec.json.decode(Path(os.environ[PLAN]).read_bytes(), type=list[Trial])
        with open(os.environ[VERDICTS], "a", encoding="utf-8") as verdicts:
            for trial in plan:
                killed = tried(trial, [items[test] for test in trial.tests])
                verdicts.write(f"{int(killed)}\n")
                verdicts.flush()
        return True


def tried(trial: Trial, items: list[pytest.Item]) -> bool:
    """Whether a test failed, took far too long or brought the process down."""
    sys.stdout.flush()
    function, code = found(trial.package, trial.mutant), changed(trial.root, trial.mutant)
    assert function is not None
    assert code is not None
    as_it_is, function.__code__ = function.__code__, code
    child = os.fork()
    if not child:
        status = KILLED
        try:
            status = _run(trial, items)
        finally:
            os._exit(status)
    function.__code__ = as_it_is
    return os.waitpid(child, 0)[1] != 0


def _run(trial: Trial, items: list[pytest.Item]) -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    hush = os.open(os.devnull, os.O_WRONLY)
    os.dup2(hush, 1)
    os.dup2(hush, 2)
    for n, item in enumerate(items):
        patience = PATIENCE + PATIENCE * trial.seconds[n]
        signal.setitimer(signal.ITIMER_PROF, patience)
        signal.setitimer(signal.ITIMER_REAL, STANDSTILL * patience)
        following = items[n + 1] if n + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return KILLED
    return SURVIVED


def found(package: str, mutant: Mutant) -> FunctionType | None:
    """The function under its decorators; None where it is none that can be changed in place."""
    here: object = import_module(".".join((package, *Path(mutant.path).with_suffix("").parts)))
    for name in mutant.function.split("."):
        here = vars(here).get(name)
        if here is None:
            return None
    for _ in range(5):
        if isinstance(here, FunctionType) and not hasattr(here, "__wrapped__"):
            return here
        here = next((getattr(here, name) for name in WRAPPED if getattr(here, name, None) is not None), None)
    return None


def changed(root: str, mutant: Mutant) -> CodeType | None:
    """The function's code with the change; None where its name is there twice."""
    code = compile(mutated(Path(root), mutant), str(Path(root) / mutant.path), "exec")
    for name in mutant.function.split("."):
        inside = [part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name]
        if len(inside) != 1:
            return None
        code = inside[0]
    return code


def fits(package: str, root: str, mutant: Mutant) -> bool:
    """Whether the change can be put into the function that is there."""
    function, code = found(package, mutant), changed(root, mutant)
    if function is None or code is None:
        return False
    return function.__code__.co_freevars == code.co_freevars
