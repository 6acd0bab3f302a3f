"""The board: all that does not change while a match is played."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.chart import FACES, PACKAGE, PICTURES, chart, style
from aevum.games.charlemagne.scene import ground, looks
from aevum.games.charlemagne.telling.icons import icons
from aevum.games.charlemagne.telling.owners import owners
from aevum.scene.board import Board, Face, Picture
from aevum.scene.files import map_file
from aevum.scene.spoken import Spoken

if TYPE_CHECKING:
    from aevum.words import Words


def board(scenario: str, options: dict[str, object], words: Words) -> Board:
    return _board(scenario, Spoken(words))


@lru_cache(maxsize=8)
def _board(scenario: str, spoken: Spoken) -> Board:
    words = spoken.words
    return Board(
        GAME.name,
        words.scenario(scenario),
        chart().box,
        ground.places(words),
        looks.lines(),
        looks.signs(),
        looks.regions(words),
        [Picture(name, chart().box, 1 / (points * style()["unit"])) for name, points in PICTURES],
        [Face(*face) for face in FACES],
        owners(words),
        icons(),
        looks.styles(),
        chart().leading,
        chart().rise,
        looks.seas(),
    )


def file(name: str) -> bytes | None:
    """A picture or font that the board names."""
    return map_file(PACKAGE, name, [*(name for name, _ in PICTURES), *(face[1] for face in FACES)])
