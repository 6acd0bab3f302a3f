"""Marauder 65 and 66: barbarians for hire, and units for barbarians (K.CARD.27)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import battle_of, out_of_reach
from aevum.games.medioevo.rules.hired import hire, lend, own
from aevum.games.medioevo.rules.horde.muster import muster
from aevum.games.medioevo.rules.horde.placing import coming
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.pieces import FORCE, GONE, LIGHT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import MOST
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.threats import threat_of
from aevum.games.medioevo.rules.words import PIECE_NAMES, where


def _garrisons(s: MedioevoState, seat: int) -> list[int]:
    """Own territories with own units."""
    return sorted(
        [
            key // OWNERS
            for key in s.armies
            if key % OWNERS == seat and not LAND.is_sea(key // OWNERS) and s.lord[key // OWNERS] == seat
        ]
    )


def _defended(s: MedioevoState, seat: int) -> list[int]:
    """The same, and one that an opponent has just entered [M103]."""
    found = _garrisons(s, seat)
    threat = threat_of(s)
    if threat is not None and threat.victim == seat and s.count(threat.area, seat) > 0:
        found = sorted({*found, threat.area})
    return found


def _any_left(s: MedioevoState) -> bool:
    """Whether there is a barbarian to come: light infantry stands in for what has run out (R-043)."""
    return coming(s, LIGHT) != GONE


class HireHorde(Power):
    """65: where an opponent enters too, before it comes to a battle."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ("place",)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        if not s.circle or not _any_left(s):
            return []
        return [[LAND.names[place]] for place in _defended(s, seat)]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        place = LAND.number(targets[0])
        horde = muster(s.circle)
        came = 0
        for piece in range(FORCE):
            for _ in range(horde[piece]):
                if hire(s, seat, place, piece):
                    came += 1
        s.tell("horde-hired", {"seat": s.seats[seat], "place": targets[0], "count": came}, "K.CARD.27")


class LendUnits(Power):
    """66: before each round of a battle with a horde as well [M103]."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        if not hordes(s):
            return []
        return [[]] if any(sum(own(s, seat, place)) > 0 for place in _garrisons(s, seat)) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(Lending(seat, MOST[card]))


def hordes(s: MedioevoState) -> list[int]:
    """In a battle only the one that fights."""
    fight = battle_of(s)
    if fight is not None:
        horde = BARBARIANS in (fight.attacker, fight.defender) and not out_of_reach(s, fight.area)
        return [fight.area] if horde else []
    return sorted([key // OWNERS for key in s.armies if key % OWNERS == BARBARIANS])


class Lending(Frame[MedioevoState]):
    """To which horde, then which units, one by one."""

    steps: ClassVar[tuple[str, ...]] = ("horde", "units")

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.area = NOBODY

    def run(self, s: MedioevoState) -> None:
        if self.step == "horde":
            s.ask(self.seat, "lend-to", "K.CARD.27")
        elif self.left > 0 and _garrisons(s, self.seat):
            s.ask(self.seat, "lend-unit", "K.CARD.27", {"count": self.left})
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        if self.step == "horde":
            for area in hordes(s):
                at_sea = LAND.is_sea(area)
                found.append(Option("lend-to-fleet" if at_sea else "lend-to", where(area), "K.CARD.27"))
            return found
        for place in _garrisons(s, self.seat):
            force = own(s, self.seat, place)
            for piece in range(FORCE):
                if force[piece] > 0:
                    told: dict[str, object] = {"place": LAND.names[place], "unit": PIECE_NAMES[piece]}
                    found.append(Option("lend-unit", told, "K.CARD.27"))
        return [*found, Option("lend-no-more", None, "K.CARD.27")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if self.step == "horde":
            self.area = LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))
            self.next(s)
            return
        if option.key == "lend-no-more":
            s.pop()
            return
        self.left -= 1
        place = LAND.number(str(option.args["place"]))
        s.tell("unit-lent", {"seat": s.seats[self.seat], **option.args}, "K.CARD.27")
        lend(s, self.seat, place, PIECE_NAMES.index(str(option.args["unit"])), self.area)
