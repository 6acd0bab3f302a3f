"""Where the program keeps what is the user's own."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

NAME = "aevum"


def data_folder() -> Path:
    """Where the system has data of programs; or where versions before 0.4 kept it everywhere, if they did."""
    former = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME
    return former if former.is_dir() else user_data_path(NAME, appauthor=False)
