"""Cards turned on the march: Condottiero 6, Scientist 11, Artilleryman 53 and 54, Explorer 55 and 56."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.group import FULL_MOVE, Group, march_of
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.phases import TRADE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import land_room
from aevum.games.medioevo.rules.trade.journey import Journey
from aevum.games.medioevo.rules.trade.routes_state import traders
from aevum.games.medioevo.rules.transports import CARAVAN, WAGON
from aevum.games.medioevo.rules.uses.cards import CARD_RULE
from aevum.games.medioevo.rules.uses.dice import CardDie
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.words import item_words, slot_of

ITEM: Final = ("item", "level", "slot")


def own_march(s: MedioevoState, seat: int) -> Group | None:
    """The group that the seat is moving now."""
    march = march_of(s)
    return march if march is not None and march.seat == seat else None


def item_targets(s: MedioevoState, slots: list[int]) -> list[list[str]]:
    return [[str(value) for value in item_words(s, slot).values()] for slot in slots]


def _moving(s: MedioevoState, seat: int) -> list[int]:
    """Things where the seat's group stands, or its traders in the trade phase."""
    march = own_march(s, seat)
    if march is not None:
        return s.items_at(march.at, seat)
    if s.phase != TRADE:
        return []
    return traders(s, seat)


def _beside(s: MedioevoState, seat: int) -> list[int]:
    """The seat's traders that stand where the one on its journey does [M104]."""
    for frame in s.running():
        if isinstance(frame, Journey) and frame.seat == seat:
            at = s.item_at[frame.slot]
            return [slot for slot in _moving(s, seat) if s.item_at[slot] == at]
    return []


class MarchOn(Power):
    """Condottiero 6 (K.CARD.02)."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        march = own_march(s, seat)
        if march is None or march.way != FULL_MOVE or march.split:
            return []
        return [[]] if sum(march.units) > 0 else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        march = own_march(s, seat)
        if march is not None:
            march.split = True


class ThingPower(Power):
    """A card that gives something to one transport or engine for the turn."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ITEM
    code: ClassVar[int] = effects.UNSEEN

    def fits(self, s: MedioevoState, slot: int) -> bool:
        """Whether it is of any use to it."""
        raise NotImplementedError

    def choices(self, s: MedioevoState, seat: int) -> list[int]:
        return _moving(s, seat)

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fitting = [
            slot
            for slot in self.choices(s, seat)
            if self.fits(s, slot) and not effects.holds(s, self.code, slot)
        ]
        return item_targets(s, fitting)

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        self.thrown(s, seat, card, slot_of(seat, targets[2]), 0)

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        """`target` is the slot."""
        effects.put(s, self.code, seat, target, face)
        told: dict[str, object] = {"seat": s.seats[seat], **item_words(s, target)}
        s.tell(_EVENTS[self.code], told, CARD_RULE[card])


KEYS: tuple[str, ...] = ("event-serves-twice", "event-engine-hauled", "event-engine-carries", "event-unseen")
_EVENTS: Final[dict[int, str]] = {
    effects.DUAL: "serves-twice",
    effects.HAULED: "engine-hauled",
    effects.ENGINE_WAGON: "engine-carries",
    effects.UNSEEN: "unseen",
}


class WagonCaravan(ThingPower):
    """Scientist 11: a caravan serves as a wagon of its level too, or the other way round (K.CARD.04)."""

    __slots__ = ()
    code: ClassVar[int] = effects.DUAL

    def choices(self, s: MedioevoState, seat: int) -> list[int]:
        """On the march, and in a battle on it, the caravans that stand there; else anything.

        Steps of Cartography, Militia and flight need wagons in any phase, and Control caravans (B.CONTROL.3).
        """
        if own_march(s, seat) is not None:
            return [slot for slot in _moving(s, seat) if s.item_kind[slot] == CARAVAN]
        return [slot for slot in s.items(seat) if s.item_kind[slot] in (WAGON, CARAVAN)]

    def fits(self, s: MedioevoState, slot: int) -> bool:
        """Also without movement points: neither Cartography nor Control takes any (B.CARTOGRAPHY.1)."""
        return True


class HaulEngine(ThingPower):
    """Artilleryman 53 (K.CARD.21)."""

    __slots__ = ()
    code: ClassVar[int] = effects.HAULED

    def fits(self, s: MedioevoState, slot: int) -> bool:
        return s.item_kind[slot] == ENGINE


class EngineWagon(ThingPower):
    """Artilleryman 54: as many units as the die says (K.CARD.21, R-106)."""

    __slots__ = ()
    code: ClassVar[int] = effects.ENGINE_WAGON

    def choices(self, s: MedioevoState, seat: int) -> list[int]:
        """Where nobody marches, for the rescue that Militia brings, or for a step of Cartography."""
        marching = own_march(s, seat) is not None or s.phase == TRADE
        return _moving(s, seat) if marching else s.items(seat)

    def fits(self, s: MedioevoState, slot: int) -> bool:
        return s.item_kind[slot] == ENGINE

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(CardDie(seat, card, slot_of(seat, targets[2])))


class UnseenTransport(ThingPower):
    """Explorer 55 (K.CARD.22)."""

    __slots__ = ()
    code: ClassVar[int] = effects.UNSEEN

    def fits(self, s: MedioevoState, slot: int) -> bool:
        """4.TRN.01: an engine is no transport."""
        return s.item_kind[slot] != ENGINE


class UnseenGroup(Power):
    """Explorer 56: all that moves together with a transport (K.CARD.22)."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if self._group(s, seat) else []

    def _group(self, s: MedioevoState, seat: int) -> list[int]:
        """4.TRN.01: engines are no transports but by Artilleryman 54, and go along with some."""
        march = own_march(s, seat)
        slots = march.slots if march is not None else _beside(s, seat)
        if not [slot for slot in slots if s.item_kind[slot] != ENGINE or land_room(s, slot) > 0]:
            return []
        return [slot for slot in slots if not effects.holds(s, effects.UNSEEN, slot)]

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        for slot in self._group(s, seat):
            effects.put(s, effects.UNSEEN, seat, slot)
        s.tell("group-unseen", {"seat": s.seats[seat]}, "K.CARD.22")
