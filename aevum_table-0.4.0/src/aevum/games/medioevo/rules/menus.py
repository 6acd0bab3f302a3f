"""Menus: questions that are put when nothing is half done, in which a seat may do one thing after another.

Whatever may be done at any time stands in the menu of the seat that is asked, and is open to the other seats
as an initiative meanwhile (`anytime`).
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.anytime import anytime_options, is_anytime, take_anytime
from aevum.games.medioevo.rules.state import MedioevoState


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Frame[MedioevoState]):
    """A subclass gives `entries`, `refuse` and `act`; its `run` asks again until the seat is done."""

    abstract: ClassVar[bool] = True
    rests: ClassVar[bool] = True
    """Whether everything stands where it may stay, which it does not always on the way."""

    serves: ClassVar[tuple[str, ...]] = ()
    """The moments of cards and techniques that it offers itself, beside what may be used at any time."""

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        """What this menu offers itself, legal or not; the option that ends it last."""
        raise NotImplementedError

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        """Why an entry is not legal now."""
        return None

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        """Carry out an entry."""
        raise NotImplementedError

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [*anytime_options(s, ask.seat), *self.entries(s, ask)]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        return None if is_anytime(option) else self.refuse(s, ask, option)

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if is_anytime(option):
            take_anytime(s, ask.seat, option)
        else:
            self.act(s, ask, option)
