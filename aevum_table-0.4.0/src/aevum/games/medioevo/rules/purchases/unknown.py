"""What others may not know of purchases: cards a buyer looks at, and what waits behind screens."""

from random import Random

from aevum.engine.codec import a_dict, a_list, an_int, as_dict, ints
from aevum.games.medioevo.rules.buildings import BUILDINGS
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.pieces import captain
from aevum.games.medioevo.rules.purchases.behind import BUILDING, ITEM, SEAT, UNIT
from aevum.games.medioevo.rules.technologies import (
    FOR_BUILDING,
    FOR_ENGINE,
    FOR_TRANSPORT,
    FOR_UNIT,
)
from aevum.games.medioevo.rules.works.standing import sort_and_level

_UNKNOWN = -1


def _frames(data: dict[str, object], name: str) -> list[dict[str, object]]:
    found = [as_dict(value, "frame") for value in a_list(data, "frames", "state")]
    return [frame for frame in found if frame["frame"] == name]


def hide_purchases(data: dict[str, object], seat: int) -> None:
    """4.CARD.04, W.DEPL.01"""
    for frame in _frames(data, "Drawing"):
        if frame["seat"] != seat:
            frame["cards"] = [_UNKNOWN] * len(ints(frame, "cards", "frame"))
    own = a_dict(data, "own", "state")
    lifted = [frame["seat"] for frame in _frames(data, "Deploy")]
    kept: list[object] = []
    for row in a_list(own, "behind", "own"):
        assert isinstance(row, list)
        if row[SEAT] == seat or row[SEAT] in lifted:
            kept.append(row)
    own["behind"] = kept


def looked_at(data: dict[str, object]) -> list[int]:
    """Cards that a view still shows out of the deck."""
    return [
        card
        for frame in _frames(data, "Drawing")
        for card in ints(frame, "cards", "frame")
        if card != _UNKNOWN
    ]


def fill_purchases(data: dict[str, object], deck: list[int], rng: Random) -> None:
    """Put cards of the deck, which is in random order, into the hands of whoever looks at some.

    Of what others have bought nothing is guessed but what they are paying for.
    """
    for frame in _frames(data, "Drawing"):
        frame["cards"] = [
            deck.pop(rng.randrange(len(deck))) if card == _UNKNOWN else card
            for card in ints(frame, "cards", "frame")
        ]
    behind = a_list(a_dict(data, "own", "state"), "behind", "own")
    for frame in _frames(data, "Ordering"):
        seat = an_int(frame, "seat", "frame")
        if not [row for row in behind if isinstance(row, list) and row[SEAT] == seat]:
            technology, points = an_int(frame, "technology", "frame"), an_int(frame, "points", "frame")
            behind.append([seat, *_guess(technology, points), an_int(frame, "florins", "frame")])


def _guess(technology: int, points: int) -> list[int]:
    """Something that is designed with a technology and so many points: group, kind and level."""
    if technology in FOR_TRANSPORT:
        return [ITEM, FOR_TRANSPORT.index(technology), points]
    if technology in FOR_ENGINE:
        return [ITEM, ENGINE, points]
    if technology in FOR_UNIT:
        return [UNIT, captain(points), 0]
    sort, level = sort_and_level(BUILDINGS[FOR_BUILDING.index(technology)])
    return [BUILDING, sort, max(level, points)]
