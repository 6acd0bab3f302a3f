"""Options about single pieces of a force: one for each group of units alike, one for each leader."""

from aevum.engine.ask import Option
from aevum.games.charlemagne.rules.counters import HOME, KIND, KINDS, LEADERS, UNITS, is_leader
from aevum.games.charlemagne.rules.regions import REGIONS

Words = dict[str, object]


def words_of(piece: int) -> Words:
    """What options and events call a piece."""
    if is_leader(piece):
        return {"leader": LEADERS[piece - UNITS]}
    return {"region": REGIONS[HOME[piece]], "unit": KINDS[KIND[piece]]}


def units_of(pieces: list[int], key: str, rule: str) -> list[Option]:
    """Pieces are in the order of their numbers, so those alike follow each other."""
    found: list[Option] = []
    last: tuple[int, int] | None = None
    for piece in pieces:
        if not is_leader(piece) and (HOME[piece], KIND[piece]) != last:
            last = (HOME[piece], KIND[piece])
            found.append(Option(key, words_of(piece), rule))
    return found


def leaders_of(pieces: list[int], key: str, rule: str) -> list[Option]:
    return [Option(key, words_of(piece), rule) for piece in pieces if is_leader(piece)]


def picked(pieces: list[int], option: Option) -> int:
    """The first of the pieces that the option names."""
    for piece in pieces:
        if words_of(piece) == option.args:
            return piece
    raise AssertionError(f"no piece is meant by {option}")
