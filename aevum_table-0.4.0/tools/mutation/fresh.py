"""A plugin of pytest that loads one module changed: for lines that run when modules are loaded.

Told by the environment: MUTANT (a `Trial` as JSON).
"""

from __future__ import annotations

import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import msgspec

from tools.mutation.mutants import mutated
from tools.mutation.trial import Trial

MUTANT = "AEVUM_MUTANT"


def _load_changed(trial: Trial) -> None:
    target = str(Path(trial.root) / trial.mutant.path)
    as_it_is = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path != target:
            return as_it_is(self, fullname)
        return compile(mutated(Path(trial.root), trial.mutant), target, "exec")

    loader: Any = SourceFileLoader
    loader.get_code = get_code


if MUTANT in os.environ:
    _load_changed(msgspec.json.decode(os.environ[MUTANT], type=Trial))
