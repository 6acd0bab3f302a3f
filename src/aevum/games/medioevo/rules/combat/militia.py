"""Militia 25: units hurry to a threatened territory (K.CARD.09)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.combat.group import galleys, marches
from aevum.games.medioevo.rules.combat.hired import own
from aevum.games.medioevo.rules.combat.marching import shift
from aevum.games.medioevo.rules.combat.rescue import by_land, by_sea, send_fleet
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.threats import threat_of
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where


class MilitiaMarch(Power):
    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        threat = threat_of(s)
        if threat is None or threat.victim != seat:
            return []
        near = by_land(s, seat, threat.area, AMOUNT[card]) + by_sea(s, seat, threat.area, AMOUNT[card])
        return [[]] if any(sum(own(s, seat, area)) > 0 for area in near) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        threat = threat_of(s)
        if threat is not None:
            points = AMOUNT[card]
            places = by_land(s, seat, threat.area, points)
            s.push(ToTheRescue(seat, threat.area, places, by_sea(s, seat, threat.area, points)))


class ToTheRescue(Frame[MedioevoState]):
    """The owner says who goes; wagons and engines may come along."""

    __slots__ = ("area", "places", "seas", "seat")

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "places", "seas")

    def __init__(
        self, seat: int = 0, area: int = 0, places: list[int] | None = None, seas: list[int] | None = None
    ) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.places: list[int] = places if places is not None else []
        """Where help may come from by land."""
        self.seas: list[int] = seas if seas is not None else []
        """Where a fleet may come from, at sea or in port."""

    def run(self, s: MedioevoState) -> None:
        if any(sum(own(s, self.seat, area)) > 0 for area in self.places + self.seas):
            s.ask(self.seat, "rescue", "K.CARD.09", {"place": LAND.names[self.area]})
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for place in self.places:
            force = own(s, self.seat, place)
            for piece in range(FORCE):
                if force[piece] > 0:
                    told: dict[str, object] = {"place": LAND.names[place], "unit": PIECE_NAMES[piece]}
                    found.append(Option("send-unit", told, "K.CARD.09"))
            if sum(force) > 1:
                found.append(Option("send-all", {"place": LAND.names[place]}, "K.CARD.09"))
            if sum(force) > 0:
                for slot in s.items_at(place, self.seat):
                    if marches(s, slot) and not galleys(s, [slot]):
                        thing: dict[str, object] = {"place": LAND.names[place], **item_words(s, slot)}
                        found.append(Option("send-thing", thing, "K.CARD.09"))
        for area in self.seas:
            if sum(own(s, self.seat, area)) > 0:
                at_sea = LAND.is_sea(area)
                found.append(Option("send-fleet" if at_sea else "send-ships", where(area), "K.CARD.09"))
        return [*found, Option("send-no-more", None, "K.CARD.09")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "send-no-more":
            s.pop()
            return
        if option.key in ("send-fleet", "send-ships"):
            self._sail(s, LAND.number(str(option.args["sea" if option.key == "send-fleet" else "place"])))
            return
        place = LAND.number(str(option.args["place"]))
        told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.area]}
        match option.key:
            case "send-unit":
                units = nothing()
                units[PIECE_NAMES.index(str(option.args["unit"]))] = 1
                self._send(s, place, units)
            case "send-all":
                self._send(s, place, own(s, self.seat, place)[:])
            case _:
                slot = slot_of(self.seat, str(option.args["slot"]))
                s.tell("thing-sent", {**told, **item_words(s, slot)}, "K.CARD.09")
                s.item_at[slot] = self.area

    def _send(self, s: MedioevoState, place: int, units: list[int]) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.area]}
        s.tell("militia-comes", {**told, "from_place": LAND.names[place], "count": sum(units)}, "K.CARD.09")
        shift(s, self.seat, place, self.area, units)
        s.set_spent(self.area, self.seat, s.force(self.area, self.seat)[:])

    def _sail(self, s: MedioevoState, area: int) -> None:
        self.seas.remove(area)
        count = send_fleet(s, self.seat, area, self.area)
        told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.area]}
        s.tell("fleet-comes", {**told, "count": count}, "K.CARD.09")
        s.set_spent(self.area, self.seat, s.force(self.area, self.seat)[:])
