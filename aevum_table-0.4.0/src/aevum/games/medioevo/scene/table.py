"""The board: all that does not change while a match is played."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.games.medioevo import GAME
from aevum.games.medioevo.chart import FACES, PACKAGE, PICTURES, labels, style
from aevum.games.medioevo.rules.tables import KINGDOMS
from aevum.games.medioevo.scene import borders, ground, looks
from aevum.games.medioevo.telling.icons import icons
from aevum.games.medioevo.telling.owners import owners
from aevum.scene.board import Board, Face, Picture
from aevum.scene.files import map_file
from aevum.scene.spoken import Spoken

if TYPE_CHECKING:
    from aevum.words import Words


def board(scenario: str, options: dict[str, object], words: Words) -> Board:
    return _board(scenario, json.dumps(options, sort_keys=True), Spoken(words))


@lru_cache(maxsize=16)
def _board(scenario: str, options: str, spoken: Spoken) -> Board:
    words = spoken.words
    seats = GAME.seats(scenario, json.loads(options))
    played = [seat for seat in seats if seat in KINGDOMS]
    left, top, right, bottom = ground.shapes().document["frames"]["base"]
    box = (left, top, right, bottom)
    return Board(
        GAME.name,
        words.scenario(scenario),
        box,
        ground.places(words),
        borders.lines(played or KINGDOMS),
        looks.signs(),
        [],
        [Picture(name, box, 1 / (points * style()["unit"])) for name, points in PICTURES],
        [Face(*face) for face in FACES],
        owners({seat: seat for seat in played}, words),
        icons(),
        looks.styles(),
        labels()["leading"],
        labels()["rise"],
    )


def file(name: str) -> bytes | None:
    """A picture or font that the board names."""
    return map_file(PACKAGE, name, [*(name for name, _ in PICTURES), *(face[1] for face in FACES)])
