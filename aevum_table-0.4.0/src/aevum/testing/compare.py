"""What the laws of the battery compare: states and knowledge as bytes, and where two of them part."""

from typing import Any

import msgspec

from aevum.engine.game import Game
from aevum.engine.state import State


class Broken(AssertionError):  # noqa: N818 - named for what happened
    """A game, or the engine, broke a law of the battery."""


def expect(holds: bool, law: str) -> None:
    if not holds:
        raise Broken(law)


def frozen(game: Game, s: State) -> bytes:
    """The whole state as JSON."""
    return msgspec.json.encode(game.to_json(s))


def thawed(game: Game, data: bytes) -> State:
    return game.from_json(msgspec.json.decode(data))


def offered(s: State) -> list[tuple[int, int, list[str]]]:
    """Seat, version and option ids of every ask, those suspended by an initiative too."""
    return [(ask.seat, ask.version, [option.id for option in ask.options]) for ask in s.asks]


def known(game: Game, s: State, seat: int) -> bytes:
    """All that a seat (-1: an onlooker) can find out now: its view, its options, what it may do unasked."""
    unasked = [option.to_json() for option in game.unasked(s, seat)] if seat >= 0 else []
    return msgspec.json.encode({"view": game.view(s, seat).to_json(), "unasked": unasked})


def same(first: bytes, second: bytes, law: str) -> None:
    """Fail with the place where the two part."""
    if first != second:
        raise Broken(f"{law}; {difference(msgspec.json.decode(first), msgspec.json.decode(second))}")


def difference(a: Any, b: Any, at: str = "") -> str:
    """The first place where two JSON values part, in words.

    >>> difference({"gold": [1, 2]}, {"gold": [1, 3]})
    '.gold[1]: 2 against 3'
    """
    if isinstance(a, dict) and isinstance(b, dict):
        for name in [*a, *(name for name in b if name not in a)]:
            if name not in a or name not in b:
                return f"{at}.{name}: only on one side"
            if a[name] != b[name]:
                return difference(a[name], b[name], f"{at}.{name}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (left, right) in enumerate(zip(a, b, strict=True)):
            if left != right:
                return difference(left, right, f"{at}[{i}]")
    if a == b:
        return f"{at}: equal, but written in another order"
    return f"{at}: {a!r} against {b!r}"
