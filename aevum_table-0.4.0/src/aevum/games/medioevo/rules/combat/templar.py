"""Templar 34: a free unit in any territory outside the home kingdom (K.CARD.13)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.diplomacy.war import guest, truce
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import CAPTAIN, UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.words import where


def in_reserve(s: MedioevoState, seat: int) -> list[int]:
    """Kinds of units, captains apart, that the reserve still has (R-108)."""
    return [kind for kind in range(CAPTAIN) if s.reserve_of(seat, kind) > 0]


class TemplarAbroad(Power):
    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if in_reserve(s, seat) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(Crusade(seat))


class Crusade(Frame[MedioevoState]):
    """Where the unit comes, then which; it meets whoever is there."""

    steps: ClassVar[tuple[str, ...]] = ("place", "unit")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOBODY

    def run(self, s: MedioevoState) -> None:
        if self.step == "place":
            s.ask(self.seat, "templar-place", "K.CARD.13")
        else:
            s.ask(self.seat, "templar-unit", "K.CARD.13", where(self.place))

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if self.step == "place":
            places = [place for place in range(LAND.places) if s.open[place]]
            return [Option("send-templar", where(place), "K.CARD.13") for place in places]
        kinds = in_reserve(s, self.seat)
        return [Option("templar-unit", {"unit": UNITS[kind]}, "K.CARD.13") for kind in kinds]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if self.step != "place":
            return None
        place = LAND.number(str(option.args["place"]))
        if LAND.home[place] == s.kingdoms[self.seat]:
            return Refusal("templar-not-at-home", where(place), "K.CARD.13")
        lord = s.lord[place]
        if lord not in (NOBODY, self.seat) and truce(s, self.seat, lord) and not guest(s, self.seat, lord):
            told: dict[str, object] = {"enemy_seat": s.seats[lord]}
            return Refusal("armistice-holds", {**told, **where(place)}, "C.DIP.05")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if self.step == "place":
            self.place = LAND.number(str(option.args["place"]))
            self.next(s)
            return
        s.pop()
        before = s.lord[self.place]
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args}
        s.tell("templar-comes", {**told, **where(self.place)}, "K.CARD.13")
        s.add(self.place, self.seat, UNITS.index(str(option.args["unit"])))
        s.push(Enter(self.seat, self.place, before))
