"""The board: all that does not change while a match is played."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.games.invasions.atlas import atlas
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.scenarios import Invasions
from aevum.games.invasions.scene import borders, ground, looks
from aevum.games.invasions.telling.icons import icons
from aevum.games.invasions.telling.owners import owners
from aevum.games.invasions.telling.seen import Spoken
from aevum.scene.board import Board, Picture
from aevum.scene.files import map_file

if TYPE_CHECKING:
    from aevum.words import Words


def board(scenario: str, options: dict[str, object], words: Words) -> Board:
    return _board(scenario, json.dumps(options, sort_keys=True), Spoken(words))


@lru_cache(maxsize=16)
def _board(scenario: str, options: str, spoken: Spoken) -> Board:
    words = spoken.words
    game = Invasions()
    state = game.setup(scenario, json.loads(options), 0, game.pack())
    assert isinstance(state, InvasionsState)
    w = state.world_now
    title = words.scenario(scenario)
    if w is None:
        return Board(
            "invasions", title, (0, 0, 0, 0), [], owners=owners([""] * len(NATIONS), words), icons=icons()
        )
    shapes, style = ground.shapes(), looks.style()
    left, top, right, bottom = shapes.document["frames"]["full" if w.land.east else "base"]
    whole = shapes.document["bbox"]
    seats = [state.seats[seat] if seat >= 0 else "" for seat in w.seat]
    return Board(
        "invasions",
        title,
        (left, top, right, bottom),
        ground.places(w.land, looks.labels()),
        borders.lines(w.land),
        looks.signs(atlas(w.land.east)),
        looks.regions(atlas(w.land.east)),
        [
            Picture(name, (whole[0], whole[1], whole[2], whole[3]), 1 / (points * style["unit"]))
            for name, points in looks.RELIEFS
        ],
        looks.FACES,
        owners(seats, words),
        icons(),
        looks.styles(),
        looks.labels()["leading"],
        looks.labels()["rise"],
    )


def file(name: str) -> bytes | None:
    """A picture or font that the board names."""
    known = [*(name for name, _ in looks.RELIEFS), *(face.file for face in looks.FACES)]
    return map_file(PACKAGE, name, known)
