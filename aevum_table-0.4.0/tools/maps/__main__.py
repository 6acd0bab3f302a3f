"""python -m tools.maps GAME: rebuild the geometry and the pictures of a map from open geodata."""

from __future__ import annotations

import argparse
import sys

from tools.maps import build
from tools.maps.hexmap import settings as hexes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.maps", description=__doc__)
    parser.add_argument("game", help="a folder of tools/maps/games")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; list disagreements with the tables"
    )
    parser.add_argument("--geometry", action="store_true", help="build the geometry only, no pictures")
    chosen = parser.parse_args()
    board = hexes.load(chosen.game)
    if board is not None:
        return _hexes(board, chosen)
    if chosen.check:
        return 1 if build.compare(chosen.game) else 0
    if build.geometry(chosen.game):
        return 1
    if not chosen.geometry:
        build.pictures(chosen.game)
    return 0


def _hexes(board: hexes.HexSettings, chosen: argparse.Namespace) -> int:
    from tools.maps.hexmap import build as hex_build

    if chosen.check:
        return 1 if hex_build.compare(board) else 0
    hex_build.build(board, pictures=not chosen.geometry)
    return 0


if __name__ == "__main__":
    sys.exit(main())
