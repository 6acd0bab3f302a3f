"""Steps of barbarians by land and sea, in words."""

from aevum.games.medioevo.rules.land import LAND


def step_way(a: int, b: int) -> str:
    """How barbarians go from one area to the next: the last part of the keys for it (2.BARB.07)."""
    if LAND.is_sea(a):
        return "sail" if LAND.is_sea(b) else "land"
    return "embark" if LAND.is_sea(b) else "march"


def step_words(a: int, b: int) -> dict[str, object]:
    """From where, then where to."""
    if LAND.is_sea(a):
        return {"from_sea": LAND.names[a], "sea" if LAND.is_sea(b) else "place": LAND.names[b]}
    return {"from_place": LAND.names[a], "sea" if LAND.is_sea(b) else "place": LAND.names[b]}


def step_of(values: list[object]) -> tuple[int, int]:
    """The two areas of `step_words`, which stand last in an option."""
    return LAND.number(str(values[-2])), LAND.number(str(values[-1]))
