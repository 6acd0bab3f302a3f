"""What every card and technology does, found by number. `fill` puts them here when the game is loaded.

They stand apart from what calls them: a battle opens moments, moments offer cards, and cards change battles.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Option
from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import line
from aevum.games.medioevo.rules.technologies import POINTS, TECHNOLOGIES, technology
from aevum.games.medioevo.rules.uses import cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """The ability of an Empire card (4.CARD.08)."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ()
    """Of the targets, as arguments of the option: `place`, `unit`, `item` ..."""
    boon: ClassVar[bool] = False
    """Whether it is always good for whoever uses it: a bot does so whenever it can."""

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        """All choices of targets that make sense now, one text for each name; `[[]]` where none is needed.

        Florins and whether the card is ready are looked at elsewhere. What is hidden from other players may
        not change it.
        """
        return []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        """Do it. The card is turned and paid for, and nobody has cancelled it; time may have passed."""
        raise NotImplementedError

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        """What the die of the card means: `work` has pushed `dice.CardDie`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Technique:
    """The use of a technology (B.TECH.01) but for those that only serve purchases."""

    __slots__ = ()

    moment: ClassVar[str] = ""
    """When it may be used: the name of a moment, or `any`."""
    also: ClassVar[tuple[str, ...]] = ()
    """Further moments, where there are any."""
    rule: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        """As of a power; owning it and paying for it are looked at elsewhere."""
        return []

    def points(self, s: MedioevoState, seat: int, number: int, targets: list[str]) -> int:
        return POINTS[number]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        raise NotImplementedError


def aimed(option: Option, names: tuple[str, ...], targets: list[str]) -> Option:
    """An option with the targets of a power or technique among its arguments."""
    for at, name in enumerate(names):
        option.args[name] = targets[at]
    return option


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginning:
    """How a use begins."""

    __slots__ = ()

    def begin(self, s: MedioevoState, seat: int, option: Option) -> None:
        """Carry out an option of `offer.offers`."""
        raise NotImplementedError


POWERS: Final[list[Power]] = [Power() for _ in cards.CARD_NAMES]
TECHNIQUES: Final[list[Technique]] = [Technique() for _ in TECHNOLOGIES]
BEGINNING: Final[list[Beginning]] = [Beginning()]


_KNOWN: Final[set[str]] = set()
"""The names of all powers that were added."""


def add_power(name: str, power: Power) -> None:
    """For all cards whose ability has this name."""
    _KNOWN.add(name)
    for card in range(len(POWERS)):
        if cards.POWER[card] == name:
            POWERS[card] = power


def check_powers() -> None:
    """When all were added: a card whose ability the rules do not know would do nothing."""
    for card, name in enumerate(cards.POWER):
        if name not in _KNOWN:
            raise BadData(
                f"{line('cards', card)}: the rules know no power '{name}'; known: {', '.join(sorted(_KNOWN))}"
            )


def add_technique(name: str, technique: Technique) -> None:
    TECHNIQUES[technology(name)] = technique
