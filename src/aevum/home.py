"""Where the program keeps what is the user's own."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "aevum"
