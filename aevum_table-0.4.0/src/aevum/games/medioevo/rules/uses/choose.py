"""Cards and technologies that work on something which their user chooses, once they are paid for."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.technologies import TECHNOLOGIES, technology
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, CARD_RULE
from aevum.games.medioevo.rules.uses.registry import POWERS, TECHNIQUES, Power, Technique


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Power):
    """The ability of a card that is aimed at one thing out of several."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        """At what; none where the card is of no use."""
        raise NotImplementedError

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        raise NotImplementedError

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if self.choices(s, seat, card) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(AimCard(seat, card))


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedTechnique(Technique):
    """The same of a technology; `title` is its name."""

    __slots__ = ()

    title: ClassVar[str] = ""

    def choices(self, s: MedioevoState, seat: int) -> list[Option]:
        raise NotImplementedError

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        raise NotImplementedError

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        return [[]] if self.choices(s, seat) else []

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        s.push(AimTechnology(seat, technology(self.title)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[MedioevoState]):
    """A seat chooses one of some things. What cannot be otherwise is not asked."""

    abstract: ClassVar[bool] = True

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def things(self, s: MedioevoState) -> list[Option]:
        raise NotImplementedError

    def take(self, s: MedioevoState, option: Option) -> None:
        raise NotImplementedError

    def question(self, s: MedioevoState) -> None:
        raise NotImplementedError

    def run(self, s: MedioevoState) -> None:
        things = self.things(s)
        if len(things) > 1:
            self.question(s)
            return
        s.pop()
        if things:
            self.take(s, things[0])

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return self.things(s)

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        self.take(s, option)


class AimCard(Choice):
    """What the ability of a card is aimed at (4.CARD.08)."""

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def power(self) -> Aimed:
        power = POWERS[self.card]
        assert isinstance(power, Aimed)
        return power

    def things(self, s: MedioevoState) -> list[Option]:
        return self.power().choices(s, self.seat, self.card)

    def take(self, s: MedioevoState, option: Option) -> None:
        self.power().take(s, self.seat, self.card, option)

    def question(self, s: MedioevoState) -> None:
        s.ask(self.seat, "aim-card", CARD_RULE[self.card], {"card": CARD_NAMES[self.card]})


class AimTechnology(Choice):
    """What a technology is used on (B.TECH.01)."""

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        super().__init__(seat)
        self.number = number

    def technique(self) -> AimedTechnique:
        technique = TECHNIQUES[self.number]
        assert isinstance(technique, AimedTechnique)
        return technique

    def things(self, s: MedioevoState) -> list[Option]:
        return self.technique().choices(s, self.seat)

    def take(self, s: MedioevoState, option: Option) -> None:
        self.technique().take(s, self.seat, option)

    def question(self, s: MedioevoState) -> None:
        told: dict[str, object] = {"technology": TECHNOLOGIES[self.number]}
        s.ask(self.seat, "aim-technology", self.technique().rule, told)
