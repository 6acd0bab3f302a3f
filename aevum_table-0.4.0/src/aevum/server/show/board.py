"""The board of a table, as it is sent: made and compressed once for all tables that share it."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import structs

from aevum.engine import registry
from aevum.engine.refusal import Refusal
from aevum.scene.source import guide, source
from aevum.server.problems import Denied
from aevum.server.show.eyes import words_for

Packed = tuple[bytes, str]
"""What gzip made of it, and its tag."""


def packed_board(
    game: str, scenario: str, options: Mapping[str, object], language: str, seats: Sequence[str]
) -> Packed:
    """Takes a second or so the first time: to be called in a thread."""
    return _packed(
        game, scenario, msgspec.json.encode(options, order="sorted").decode(), language, tuple(seats)
    )


def warm_board(name: str) -> None:
    """Have the board of a game's whole match ready before somebody asks for it."""
    game = registry.find(name)
    if game.main and source(name) is not None:
        packed_board(name, game.main, {}, "en", game.seats(game.main, {}))


@lru_cache(maxsize=32)
def _packed(game: str, scenario: str, options: str, language: str, seats: tuple[str, ...]) -> Packed:
    found = source(game)
    if found is None:
        raise Denied(HTTP_404_NOT_FOUND, Refusal("no-board"))
    words = words_for(language, game, seats)
    board = found.board(scenario, msgspec.json.decode(options), words)
    body = msgspec.json.encode(structs.replace(board, guide=guide(game, scenario, words)))
    return gzip.compress(body, 6), f'"{hashlib.sha256(body).hexdigest()[:20]}"'
