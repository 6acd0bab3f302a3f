"""What raises buildings and engines for nothing: Sheriff, Engineering."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.buildings import CIVIL, MILITARY, NO_BUILDING, SORTS
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.property import may_raise
from aevum.games.medioevo.rules.purchases.equipping import fits, raise_item
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS
from aevum.games.medioevo.rules.things import further_markers, marked
from aevum.games.medioevo.rules.uses.figures import rises
from aevum.games.medioevo.rules.uses.registry import Power, Technique
from aevum.games.medioevo.rules.words import item_words, slot_of
from aevum.games.medioevo.rules.works.building import raise_to
from aevum.games.medioevo.rules.works.standing import building_words, built, sort_and_level


class RaiseBeside(Power):
    """Sheriff 69 and 70: an own building rises beside a higher one of the other sort (K.CARD.29, R-108)."""

    __slots__ = ("other", "sort")

    names: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, sort: int, other: int) -> None:
        self.sort = sort
        self.other = other

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [
            [LAND.names[place]]
            for place in range(LAND.places)
            if s.builder[place] == seat and rises(built(s, place, self.sort), built(s, place, self.other))
        ]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = LAND.number(targets[0])
        raise_to(s, seat, place, self.sort, built(s, place, self.sort) + 1)


def raise_civil() -> Power:
    return RaiseBeside(CIVIL, MILITARY)


def raise_military() -> Power:
    return RaiseBeside(MILITARY, CIVIL)


def _buildings(s: MedioevoState, place: int) -> list[int]:
    """Sorts of buildings there that can rise."""
    return [sort for sort in range(len(SORTS)) if NO_BUILDING < built(s, place, sort) < LEVELS]


def _engines(s: MedioevoState, seat: int, place: int) -> list[int]:
    """Slots of engines there that can rise and bear a marker of the higher level (4.SGE.04)."""
    if not fits(s, ENGINE, place):
        return []
    used, further = marked(s, seat), further_markers(s)
    found: list[int] = []
    for slot in s.items_at(place, seat):
        level = s.item_level[slot]
        if s.item_kind[slot] == ENGINE and level < LEVELS and may_raise(used, level, level + 1, further):
            found.append(slot)
    return found


class Engineering(Technique):
    """B.GREE.4: in a controlled territory that nobody disputes, which `lord` tells (3.TAX.05)."""

    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[tuple[str, ...]] = ("instant",)
    rule: ClassVar[str] = "B.GREE.4"
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        return [
            [LAND.names[place]]
            for place in s.controlled(seat)
            if _buildings(s, place) or _engines(s, seat, place)
        ]

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        s.push(RaiseOne(seat, LAND.number(targets[0])))


class RaiseOne(Frame[MedioevoState]):
    """Which of the things in a place rises."""

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "raise", "B.GREE.4", {"place": LAND.names[self.place]})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for sort in _buildings(s, self.place):
            words = building_words(self.place, sort, built(s, self.place, sort) + 1)
            found.append(Option("raise-building", words, "B.GREE.4"))
        for slot in _engines(s, self.seat, self.place):
            found.append(Option("raise-engine", item_words(s, slot), "B.GREE.4"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        if option.key == "raise-building":
            sort, level = sort_and_level(str(option.args["building"]))
            raise_to(s, self.seat, self.place, sort, level)
            return
        slot = slot_of(self.seat, str(option.args["slot"]))
        raise_item(s, slot, s.item_level[slot] + 1)
        told: dict[str, object] = {"seat": s.seats[self.seat], **item_words(s, slot)}
        s.tell("improved", {**told, "place": LAND.names[self.place]}, "B.GREE.4")
