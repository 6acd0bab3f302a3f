"""Plague Doctor 42 and 43: territories that the event spares (K.CARD.16)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.events.red import red_places
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT, DIE
from aevum.games.medioevo.rules.uses.dice import CardDie, by_pairs
from aevum.games.medioevo.rules.uses.registry import Power

_RULE: Final = "K.CARD.16"


def unwarded(s: MedioevoState) -> list[int]:
    return [place for place in red_places(s) if not effects.holds(s, effects.WARDED, place)]


class Ward(Power):
    """Anybody's territories, or nobody's."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if unwarded(s) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(CardDie(seat, card) if DIE[card] else WardOff(seat, AMOUNT[card]))

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        s.push(WardOff(seat, by_pairs(face), True))


class WardOff(Frame[MedioevoState]):
    """So many territories are chosen one by one; with a die they are as many as may be (K.42.1)."""

    def __init__(self, seat: int = 0, left: int = 0, may_stop: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.may_stop = may_stop

    def run(self, s: MedioevoState) -> None:
        if self.left > 0 and unwarded(s):
            s.ask(self.seat, "ward", _RULE, {"count": self.left})
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [Option("ward", {"place": LAND.names[place]}, _RULE) for place in unwarded(s)]
        return [*found, Option("ward-no-more", None, _RULE)] if self.may_stop else found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "ward-no-more":
            s.pop()
            return
        self.left -= 1
        effects.put(s, effects.WARDED, self.seat, LAND.number(str(option.args["place"])))
        s.tell("warded", {"seat": s.seats[self.seat], **option.args}, _RULE)
