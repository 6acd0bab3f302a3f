"""Starts the trial of a game or a pack in a process of its own: a game reads its tables when it is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from aevum.engine.refusal import BadData
from aevum.parts import PACK_VARIABLE

TRIAL = "aevum.testing.trial"
PATIENCE = 600
"""Seconds after which a trial that takes less than half a minute counts as endless."""


def try_out(game: str, pack: Path | None) -> None:
    """Load the game with the pack, set up everything that it can play, and play for a while."""
    environment = {name: value for name, value in os.environ.items() if name != PACK_VARIABLE}
    if pack is not None:
        environment[PACK_VARIABLE] = str(pack)
    words = [sys.executable, "-m", TRIAL, game]
    try:
        done = subprocess.run(
            words, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        raise BadData(f"a match with it hangs: nothing came of {PATIENCE} seconds") from None
    if done.returncode:
        lines = (done.stdout or done.stderr).strip().splitlines()
        raise BadData(lines[-1] if lines else f"the game cannot be loaded (exit code {done.returncode})")
