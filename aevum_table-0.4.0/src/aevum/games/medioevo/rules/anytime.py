"""What a seat may do at any time. The rooms that have something of the kind add it (`unasked`)."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.state import MedioevoState


class Unasked:
    """One kind of it."""

    __slots__ = ()

    keys: ClassVar[tuple[str, ...]] = ()
    """Of its options."""

    def options(self, s: MedioevoState, seat: int) -> list[Option]:
        """Only what is legal."""
        raise NotImplementedError

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        raise NotImplementedError


_KINDS: Final[list[Unasked]] = []
_OF_KEY: Final[dict[str, Unasked]] = {}


def set_kinds(kinds: list[Unasked]) -> None:
    """All there are, in the order in which they are offered."""
    _KINDS.clear()
    _OF_KEY.clear()
    for kind in kinds:
        _KINDS.append(kind)
        for key in kind.keys:
            _OF_KEY[key] = kind


def anytime_options(s: MedioevoState, seat: int) -> list[Option]:
    """Only what is legal."""
    found: list[Option] = []
    if s.out[seat] or s.phase == 0:
        return found
    for kind in _KINDS:
        found.extend(kind.options(s, seat))
    return found


def is_anytime(option: Option) -> bool:
    return option.key in _OF_KEY


def take_anytime(s: MedioevoState, seat: int, option: Option) -> None:
    _OF_KEY[option.key].take(s, seat, option)
