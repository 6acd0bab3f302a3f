"""Options of questions to the map: each mistake is named."""

from __future__ import annotations

from aevum.engine.refusal import BadData
from aevum.games.invasions.atlas import Atlas

Options = dict[str, object]


def check(options: Options, known: tuple[str, ...]) -> None:
    for name in options:
        if name not in known:
            raise BadData(f"options: there is no option '{name}' here; known: {', '.join(known)}")


def number(options: Options, name: str, most: int) -> int:
    """0 where it is not given."""
    value = options.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadData(f"options.{name}: expected a number up to {most}, found {value!r}")
    return value


def flag(options: Options, name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise BadData(f"options.{name}: expected true or false, found {value!r}")
    return value


def places(atlas: Atlas, options: Options, name: str) -> set[int]:
    """Names with commas between them."""
    return {atlas.find(one) for one in str(options[name]).split(",")} if name in options else set()


def blocked_straits(atlas: Atlas, options: Options) -> set[tuple[int, int]]:
    """The straits of the `blocked` seas, as pairs of provinces, the lower number first."""
    seas = places(atlas, options, "blocked")
    return {pair for pair, border in atlas.borders.items() if border.sea in seas}
