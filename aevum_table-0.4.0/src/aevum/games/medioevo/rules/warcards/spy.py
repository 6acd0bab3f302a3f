"""The Spy, before any dice of a battle: a die decides whether he succeeds or is caught (K.CARD.06)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.hurt import jail
from aevum.games.medioevo.rules.battle.marks import TRAPPED, fighting, jailed
from aevum.games.medioevo.rules.deeds import CAPTAIN_TAKEN, record
from aevum.games.medioevo.rules.hired import serves
from aevum.games.medioevo.rules.items import ENGINE, movement
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAPTAIN
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, parameter
from aevum.games.medioevo.rules.things import cargo_of, is_wagon, remove_item, set_cargo
from aevum.games.medioevo.rules.transports import CAPACITY, CARAVAN
from aevum.games.medioevo.rules.uses.choose import Aimed, Choice
from aevum.games.medioevo.rules.uses.dice import CardDie
from aevum.games.medioevo.rules.uses.moments import UnitAmbushed, announce
from aevum.games.medioevo.rules.warcards.field import (
    eliminate,
    fight_of,
    mark_battle,
    piece_of,
    pieces,
)
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of

SUCCESS: Final = parameter("spy-success-most")
FAILURE: Final = parameter("spy-failure-least")


@mypyc_attr(allow_interpreted_subclasses=True)
class Spy(Aimed):
    """What the three have in common; for who fights [M67]."""

    __slots__ = ()

    def targets(self, s: MedioevoState, fight: Fight, enemy: int) -> list[Option]:
        raise NotImplementedError

    def target(self, s: MedioevoState, enemy: int, option: Option) -> int:
        """The piece, or the slot."""
        return piece_of(option)

    def succeed(self, s: MedioevoState, fight: Fight, enemy: int, target: int) -> None:
        raise NotImplementedError

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = fight_of(s, seat)
        return [] if fight is None else self.targets(s, fight, enemy_of(fight.side_of(seat)))

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        fight = running(s)
        enemy = fight.owner(enemy_of(fight.side_of(seat)))
        s.push(CardDie(seat, card, self.target(s, enemy, option)))

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        fight = running(s)
        if face <= SUCCESS:
            self.succeed(s, fight, enemy_of(fight.side_of(seat)), target)
        elif face >= FAILURE:
            s.push(SpyCaught(seat))


class Sabotage(Spy):
    """16: a wagon or engine loses a level, and with the last of them it is gone."""

    __slots__ = ()

    def targets(self, s: MedioevoState, fight: Fight, enemy: int) -> list[Option]:
        owner = fight.owner(enemy)
        if owner == BARBARIANS:
            return []
        return [
            Option("sabotage", item_words(s, slot), "K.CARD.06")
            for slot in s.items_at(fight.area, owner)
            if (s.item_kind[slot] == ENGINE or is_wagon(s, slot)) and not _beyond_harm(s, slot)
        ]

    def target(self, s: MedioevoState, enemy: int, option: Option) -> int:
        return slot_of(enemy, str(option.args["slot"]))

    def succeed(self, s: MedioevoState, fight: Fight, enemy: int, target: int) -> None:
        slot = target
        level = s.item_level[slot] - 1
        told: dict[str, object] = {"seat": s.seats[fight.owner(enemy)], **item_words(s, slot)}
        s.tell("sabotaged", {**told, "left": level}, "K.CARD.06")
        if level == 0:
            remove_item(s, slot)
            return
        s.item_level[slot] = level
        s.item_left[slot] = min(s.item_left[slot], movement(s.item_kind[slot], level))
        s.push(SpillCubes(fight.owner(enemy), slot))


class SpillCubes(Frame[MedioevoState]):
    """What a caravan of a lower level holds no more its owner takes off, cube by cube (6.MOVE.01)."""

    def __init__(self, seat: int = 0, slot: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot

    def run(self, s: MedioevoState) -> None:
        cubes = cargo_of(s, self.slot)
        if sum(cubes) <= CAPACITY[CARAVAN][s.item_level[self.slot]]:
            s.pop()
        elif len(self.candidates(s, None)) == 1:
            self._spill(s, self.candidates(s, None)[0])
        else:
            s.ask(self.seat, "spill-cube", "6.MOVE.01", item_words(s, self.slot))

    def candidates(self, s: MedioevoState, ask: Ask | None) -> list[Option]:
        cubes = cargo_of(s, self.slot)
        goods = [good for good in range(len(GOODS)) if cubes[good]]
        return [Option("spill-cube", {"good": GOODS[good]}, "6.MOVE.01") for good in goods]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self._spill(s, option)

    def _spill(self, s: MedioevoState, option: Option) -> None:
        cubes = cargo_of(s, self.slot)
        cubes[GOODS.index(str(option.args["good"]))] -= 1
        set_cargo(s, self.slot, cubes)
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args, **item_words(s, self.slot)}
        s.tell("cube-spilt", told, "6.MOVE.01")


def _beyond_harm(s: MedioevoState, slot: int) -> bool:
    """K.CARD.20: what a Diplomat protects is not destroyed, which loss of its last level would be."""
    return s.item_level[slot] == 1 and item_safe(s, slot)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpyOnUnits(Spy):
    __slots__ = ()

    def targets(self, s: MedioevoState, fight: Fight, enemy: int) -> list[Option]:
        free = fighting(fight.marks(), enemy, fight.force(s, enemy))
        return [Option("spy-on", {"unit": PIECE_NAMES[piece]}, "K.CARD.06") for piece in pieces(free)]


class Ambush(SpyOnUnits):
    """17: a unit is eliminated."""

    __slots__ = ()

    def succeed(self, s: MedioevoState, fight: Fight, enemy: int, target: int) -> None:
        hired = serves(s, fight.owner(enemy), fight.area, target)
        eliminate(s, fight, enemy, target)
        if target >= CAPTAIN and fight.between_players():
            record(s, fight.owner(enemy_of(enemy)), CAPTAIN_TAKEN)
        s.tell("ambushed", {**fight.told(s, enemy), "unit": PIECE_NAMES[target]}, "K.CARD.06")
        if fight.between_players() and not hired:
            s.push(Ambushed(enemy, target))


class Ambushed(Frame[MedioevoState]):
    """A unit of `side` was eliminated by an ambush, and a Jailer may still take it (K.CARD.15) [M69]."""

    steps: ClassVar[tuple[str, ...]] = ("fallen", "taken")

    def __init__(self, side: int = 0, piece: int = 0) -> None:
        super().__init__()
        self.side = side
        self.piece = piece

    def run(self, s: MedioevoState) -> None:
        if self.step == "fallen":
            self.next(s)
            announce(s, UnitAmbushed(s.from_active()))
            return
        s.pop()
        fight = running(s)
        if jailed(fight.marks(), self.side):
            jail(s, fight, self.side, self.piece)


def ambushed(s: MedioevoState, side: int) -> bool:
    """Whether a unit of this side lies there."""
    return any(isinstance(frame, Ambushed) and frame.side == side for frame in s.frames)


class Trap(SpyOnUnits):
    """18: a unit takes no part in the battle and can be hit."""

    __slots__ = ()

    def succeed(self, s: MedioevoState, fight: Fight, enemy: int, target: int) -> None:
        mark_battle(fight, TRAPPED, enemy, target)
        s.tell("trapped", {**fight.told(s, enemy), "unit": PIECE_NAMES[target]}, "K.CARD.06")


class SpyCaught(Choice):
    """The user loses a unit of the battle, of their choice [M68]."""

    def things(self, s: MedioevoState) -> list[Option]:
        fight = running(s)
        force = fight.force(s, fight.side_of(self.seat))
        return [Option("lose-unit", {"unit": PIECE_NAMES[piece]}, "K.CARD.06") for piece in pieces(force)]

    def question(self, s: MedioevoState) -> None:
        s.ask(self.seat, "spy-caught", "K.CARD.06")

    def take(self, s: MedioevoState, option: Option) -> None:
        fight = running(s)
        side = fight.side_of(self.seat)
        eliminate(s, fight, side, piece_of(option))
        s.tell("spy-caught", {**fight.told(s, side), **option.args}, "K.CARD.06")
