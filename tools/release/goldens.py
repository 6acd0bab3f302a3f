"""The golden matches of one version of a game, and the states that were taken from them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from aevum.engine import BadData, Game, Record, dump, load, rebuild
from aevum.engine.replay import made_with

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "golden"

State = dict[str, Any]


class Goldens:
    def __init__(self, game: str, version: str, folder: Path = FOLDER) -> None:
        self.game = game
        self.version = version
        self.folder = folder / game / version

    @property
    def records(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"))

    @property
    def states(self) -> list[Path]:
        return sorted((self.folder / "states").glob("*.json"))

    def digest(self) -> str:
        """Over all of them, by name and content, whichever way a checkout ends its lines."""
        told = hashlib.blake2b(digest_size=16)
        for path in (*self.records, *self.states):
            content = path.read_bytes().replace(b"\r\n", b"\n")
            name = path.relative_to(self.folder).as_posix()
            told.update(f"{name} {len(content)}\n".encode() + content)
        return told.hexdigest()


def versions(game: str, folder: Path = FOLDER) -> list[str]:
    """The versions that have goldens, the oldest first."""
    return sorted((path.name for path in (folder / game).glob("*") if path.is_dir()), key=int)


def read_record(path: Path) -> Record:
    return load(path.read_bytes(), path.name)


def read_state(path: Path) -> State:
    found: State = msgspec.json.decode(path.read_bytes())
    return found


def plain(game: Game, state: State) -> State:
    """A state's data after it was read and written again, as a file would hold it."""
    written: State = msgspec.json.decode(msgspec.json.encode(game.to_json(game.from_json(state))))
    return written


def played_again(game: Game, record: Record) -> str:
    """The text that the record would have if it were played today, by whichever program that was."""
    again = rebuild(game, record).record()
    again.program = record.program
    return dump(again)


def prove(game: Game, goldens: Goldens) -> None:
    """Raise BadData unless every scenario has a golden, and all goldens are those of this game."""
    names = {path.stem for path in goldens.records}
    for scenario in game.scenarios():
        if scenario not in names:
            raise BadData(f"the scenario '{scenario}' of {game.name} {game.version} has no golden match")
    if not goldens.states:
        raise BadData(f"{game.name} {game.version} has no golden states")
    for path in goldens.records:
        record = read_record(path)
        if not made_with(game, record):
            raise BadData(f"{path.name}: it was not made with the rules and tables of today")
        if not record.finished:
            raise BadData(f"{path.name}: the match is not finished")
        if played_again(game, record) != path.read_text(encoding="utf-8"):
            raise BadData(f"{path.name}: played again it is another record")
    for path in goldens.states:
        state = read_state(path)
        if plain(game, state) != state:
            raise BadData(f"states/{path.name}: read and written again it is another state")
