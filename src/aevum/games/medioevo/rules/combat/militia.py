"""Militia 25: units hurry to a threatened territory (K.CARD.09)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.combat.group import marches
from aevum.games.medioevo.rules.combat.marching import moved_before, shift
from aevum.games.medioevo.rules.combat.rescue import by_land, by_sea, stranded
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import GALLEY
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.threats import threat_of
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where

KEYS: tuple[str, ...] = (
    "option-send-thing",
    "option-send-thing-at-sea",
    "event-militia-comes",
    "event-fleet-comes",
)


class MilitiaMarch(Power):
    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        threat = threat_of(s)
        if threat is None or threat.victim != seat:
            return []
        return [[]] if _ways(s, seat, threat.area, AMOUNT[card]) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        threat = threat_of(s)
        if threat is not None:
            s.push(ToTheRescue(seat, threat.area, AMOUNT[card]))


def _ways(s: MedioevoState, seat: int, target: int, points: int) -> list[Option]:
    """Who could still come, for how many of the points: a unit by itself, or a transport with units."""
    found: list[Option] = []
    far, far_by_sea = by_land(s, seat, target, points), by_sea(s, seat, target, points)
    for area in range(LAND.size):
        force = s.force(area, seat)
        if sum(force) == 0:
            continue
        if not LAND.is_sea(area) and far[area] < FAR:
            for piece in range(FORCE):
                if force[piece] > 0:
                    told: dict[str, object] = {**where(area), "unit": PIECE_NAMES[piece]}
                    found.append(Option("send-unit", {**told, "points": far[area]}, "K.CARD.09"))
        for slot in s.items_at(area, seat):
            cost = (
                far_by_sea[area] if s.item_kind[slot] == GALLEY else FAR if LAND.is_sea(area) else far[area]
            )
            if cost < FAR and marches(s, slot):
                key = "send-thing-at-sea" if LAND.is_sea(area) else "send-thing"
                found.append(Option(key, {**where(area), **item_words(s, slot), "points": cost}, "K.CARD.09"))
    return found


class ToTheRescue(Frame[MedioevoState]):
    """`left` movement points in all: each takes one unit, or one transport with its units, a step."""

    steps: ClassVar[tuple[str, ...]] = ("send", "load")

    def __init__(self, seat: int = 0, area: int = 0, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.left = left
        self.carrier = NOBODY
        """The slot of the transport that is being loaded, and what its way costs."""
        self.cost = 0
        self.units: list[int] = nothing()
        self.things: list[int] = []

    def run(self, s: MedioevoState) -> None:
        if self.step == "load":
            s.ask(self.seat, "rescue-load", "K.CARD.09", item_words(s, self.carrier))
        elif _ways(s, self.seat, self.area, self.left):
            told: dict[str, object] = {"place": LAND.names[self.area], "points": self.left}
            s.ask(self.seat, "rescue", "K.CARD.09", told)
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if self.step == "send":
            ways = _ways(s, self.seat, self.area, self.left)
            return [*ways, Option("send-no-more", None, "K.CARD.09")]
        found: list[Option] = []
        if self._room(s) > 0:
            force = s.force(s.item_at[self.carrier], self.seat)
            for piece in range(FORCE):
                if force[piece] > self.units[piece]:
                    found.append(Option("board-unit", {"unit": PIECE_NAMES[piece]}, "K.CARD.09"))
            for slot in self._cargo(s):
                found.append(Option("board-thing", item_words(s, slot), "K.CARD.09"))
        return [*found, Option("send-off", None, "K.CARD.09")]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != "send-off":
            return None
        area = s.item_at[self.carrier]
        if LAND.is_sea(area) and stranded(s, self.seat, area, [self.carrier, *self.things], sum(self.units)):
            return Refusal("left-at-sea", where(area), "5.MOVE.06")
        return None

    def _room(self, s: MedioevoState) -> int:
        """5.MOVE.15, 5.MOVE.16"""
        ship = s.item_kind[self.carrier] == GALLEY
        held = sea_room(s, self.carrier) if ship else land_room(s, self.carrier)
        return held - sum(self.units) - len(self.things)

    def _cargo(self, s: MedioevoState) -> list[int]:
        """Wagons and engines that a galley could take."""
        if s.item_kind[self.carrier] != GALLEY:
            return []
        return [
            slot
            for slot in s.items_at(s.item_at[self.carrier], self.seat)
            if slot not in self.things and marches(s, slot) and not is_ship(s.item_kind[slot])
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "send-no-more":
                s.pop()
            case "send-unit":
                place = LAND.number(str(option.args["place"]))
                self.left -= int(str(option.args["points"]))
                units = nothing()
                units[PIECE_NAMES.index(str(option.args["unit"]))] = 1
                self._arrive(s, place, units)
            case "send-thing" | "send-thing-at-sea":
                self.carrier = slot_of(self.seat, str(option.args["slot"]))
                self.cost = int(str(option.args["points"]))
                self.units, self.things = nothing(), []
                self.next(s)
            case "board-unit":
                self.units[PIECE_NAMES.index(str(option.args["unit"]))] += 1
            case "board-thing":
                self.things = [*self.things, slot_of(self.seat, str(option.args["slot"]))]
            case _:
                self._send_off(s)

    def _send_off(self, s: MedioevoState) -> None:
        self.step = "send"
        self.left -= self.cost
        area = s.item_at[self.carrier]
        for slot in [self.carrier, *self.things]:
            s.item_at[slot] = self.area
            told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.area]}
            s.tell("thing-sent", {**told, **item_words(s, slot)}, "K.CARD.09")
        if sum(self.units) > 0:
            self._arrive(s, area, self.units)

    def _arrive(self, s: MedioevoState, area: int, units: list[int]) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.area]}
        key = "fleet-comes" if LAND.is_sea(area) else "militia-comes"
        if not LAND.is_sea(area):
            told["from_place"] = LAND.names[area]
        s.tell(key, {**told, "count": sum(units)}, "K.CARD.09")
        tired = moved_before(s, self.seat, area, units)
        spent = s.spent(self.area, self.seat)
        shift(s, self.seat, area, self.area, units)
        # K.25.1: the points of the card are no full move; who had moved before has.
        s.set_spent(self.area, self.seat, [spent[piece] + tired[piece] for piece in range(FORCE)])
