"""The frames of a released version, with their steps and blank fields: what a saved match may hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from aevum.engine import Game
from tools.release.goldens import FOLDER

Frames = dict[str, dict[str, Any]]


def frames_file(game: str, version: str, folder: Path = FOLDER) -> Path:
    return folder / "frames" / f"{game}-{version}.json"


def frames_of(game: Game) -> Frames:
    """By name; a frame's steps, and what its fields are when it is made."""
    found: Frames = {}
    for name, kind in sorted(game.frames.items()):
        blank = kind().to_json()
        fields = {field: value for field, value in blank.items() if field not in ("frame", "step")}
        found[name] = {"steps": list(kind.steps), "fields": fields}
    return found


def read_frames(file: Path) -> Frames:
    found: Frames = msgspec.json.decode(file.read_bytes())
    return found


def write_frames(game: Game, folder: Path = FOLDER) -> None:
    """One line for each frame."""
    file = frames_file(game.name, game.version, folder)
    file.parent.mkdir(exist_ok=True)
    lines = [
        f"{msgspec.json.encode(name).decode()}:{msgspec.json.encode(one).decode()}"
        for name, one in frames_of(game).items()
    ]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
