"""python -m tools.release GAME: list the present version of a game's rules as released, for good."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from aevum import __version__
from aevum.engine import BadData, EngineFault, Game, registry
from aevum.kit.changes import changes
from tools.release.frames import write_frames
from tools.release.goldens import FOLDER, Goldens, prove
from tools.release.listed import FILE, Release, append, newest, releases


def release(game: Game, folder: Path = FOLDER, listed: Path = FILE) -> Release:
    """Append the line of the present version; BadData says why it cannot be released."""
    before = releases(listed)
    if int(game.version) <= newest(game.name, before):
        raise BadData(f"version {game.version} of {game.name} is not newer than those that are listed")
    if all(change.version != game.version for change in changes(game.name)):
        raise BadData(f"rules-changes.csv of {game.name} does not tell what is new in version {game.version}")
    goldens = Goldens(game.name, game.version, folder)
    prove(game, goldens)
    new = Release(game.name, game.version, __version__, goldens.digest(), game.fingerprint())
    write_frames(game, folder)
    append(new, listed)
    return new


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("game", help="whose present version is released")
    chosen = parser.parse_args(words)
    try:
        new = release(registry.find(chosen.game))
    except (BadData, EngineFault) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    print(f"{new.game} {new.version} is released.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
