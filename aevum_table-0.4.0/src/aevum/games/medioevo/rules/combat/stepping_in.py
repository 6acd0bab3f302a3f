"""Units step into a battle with Cartography: those of a third player, or more of a side (B.CARTOGRAPHY.4)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import Fight, battle_of, running
from aevum.games.medioevo.rules.combat.joining import foe_name, foes, side_against, wait
from aevum.games.medioevo.rules.combat.marching import shift
from aevum.games.medioevo.rules.combat.rescue import stranded
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import OWNERS
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import GALLEY, WAGON
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where

OWN_SIDE = ""
"""In the place of the enemy's name: who steps in fights in the battle already."""

KEYS: tuple[str, ...] = (
    "option-reinforce",
    "option-reinforce-with",
    "option-join-battle",
    "option-join-battle-with",
)


def stands(s: MedioevoState, seat: int) -> list[int]:
    """Where the seat has units, or engines by themselves, that are free to go."""
    areas = {key // OWNERS for key in s.armies if key % OWNERS == seat}
    engines = [s.item_at[slot] for slot in s.items(seat) if s.item_kind[slot] == ENGINE]
    areas.update([area for area in engines if not LAND.is_sea(area)])
    return sorted([area for area in areas if not effects.holds(s, effects.NO_MOVEMENT, area)])


def helpers(s: MedioevoState, seat: int, to: int) -> list[int]:
    """Where units stand that could step into a battle there: by land, or with galleys by sea."""
    ready = [area for area in stands(s, seat) if s.count(area, seat) > 0]
    afloat = [area for area in LAND.ports[to] + LAND.sea_near[to] if area in ready]
    return [area for area in LAND.near[to] if area in ready] + [
        area for area in afloat if _carriers(s, seat, area, to)
    ]


def _afloat(area: int, to: int) -> bool:
    """Whether the step is one for galleys."""
    return LAND.is_sea(area) or LAND.is_sea(to)


def _room(s: MedioevoState, slot: int, to: int) -> int:
    """5.MOVE.13"""
    return sea_room(s, slot) if _afloat(s.item_at[slot], to) else land_room(s, slot)


def _carriers(s: MedioevoState, seat: int, area: int, to: int) -> list[int]:
    """B.CARTOGRAPHY.2: what could take units along."""
    return [slot for slot in s.items_at(area, seat) if _room(s, slot, to) > 0]


def _enemies(s: MedioevoState, seat: int, fight: Fight) -> list[str]:
    if fight.side_of(seat) != NOBODY:
        return [OWN_SIDE]
    return [foe_name(s, foe) for foe in foes(s, seat)]


class JoinBattle(Frame[MedioevoState]):
    """Before a round; a third player's own fight comes after this one [M55], others fight at once [M134]."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "join-battle", "B.BLUE.4")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = battle_of(s)
        found: list[Option] = []
        for area in helpers(s, self.seat, fight.area) if fight is not None else []:
            found.extend(self._from(s, area, fight.area if fight is not None else NOBODY))
        return found

    def _from(self, s: MedioevoState, area: int, to: int) -> list[Option]:
        """Units by themselves, but over water, and what carries some."""
        force = s.force(area, self.seat)
        alone = [] if _afloat(area, to) else [piece for piece in range(FORCE) if force[piece] > 0]
        words = [self._unit(area, piece) for piece in alone]
        words.extend([item_words(s, slot) for slot in _carriers(s, self.seat, area, to)])
        found: list[Option] = []
        for told in words:
            found.extend(self._against(s, told))
        return found

    def _unit(self, area: int, piece: int) -> dict[str, object]:
        return {"place": LAND.names[area], "unit": PIECE_NAMES[piece]}

    def _against(self, s: MedioevoState, told: dict[str, object]) -> list[Option]:
        fight = battle_of(s)
        by = "-with" if "slot" in told else ""
        found: list[Option] = []
        for enemy in _enemies(s, self.seat, fight) if fight is not None else []:
            if enemy == OWN_SIDE:
                found.append(Option(f"reinforce{by}", told, "B.BLUE.4"))
            else:
                found.append(Option(f"join-battle{by}", {**told, "enemy_seat": enemy}, "B.BLUE.4"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        fight = battle_of(s)
        if fight is None:
            return
        enemy = str(option.args.get("enemy_seat", OWN_SIDE))
        if "slot" in option.args:
            s.push(JoinLoad(self.seat, slot_of(self.seat, str(option.args["slot"])), enemy))
            return
        units = nothing()
        units[PIECE_NAMES.index(str(option.args["unit"]))] = 1
        told: dict[str, object] = {"seat": s.seats[self.seat], "unit": option.args["unit"]}
        s.tell("battle-joined", {**told, **where(fight.area)}, "B.BLUE.4")
        _step_in(s, fight, self.seat, LAND.number(str(option.args["place"])), units, enemy)


class JoinLoad(Frame[MedioevoState]):
    """B.CARTOGRAPHY.2: the units that come along with a transport."""

    def __init__(self, seat: int = 0, slot: int = 0, enemy: str = OWN_SIDE) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.enemy = enemy
        self.units: list[int] = nothing()
        self.things: list[int] = []
        """Wagons and engines aboard a galley."""

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "join-load", "B.BLUE.4", item_words(s, self.slot))

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        force = s.force(s.item_at[self.slot], self.seat)
        found: list[Option] = []
        if sum(self.units) + len(self.things) < _room(s, self.slot, running(s).area):
            for piece in range(FORCE):
                if force[piece] > self.units[piece]:
                    found.append(Option("board-unit", {"unit": PIECE_NAMES[piece]}, "B.BLUE.4"))
            for slot in self._cargo(s):
                found.append(Option("board-thing", item_words(s, slot), "5.MOVE.16"))
        return [*found, Option("send-off", None, "B.BLUE.4")]

    def _cargo(self, s: MedioevoState) -> list[int]:
        """5.MOVE.16: what a galley could take, beside a unit at least."""
        if s.item_kind[self.slot] != GALLEY or sum(self.units) == 0:
            return []
        here = s.items_at(s.item_at[self.slot], self.seat)
        return [slot for slot in here if slot not in self.things and s.item_kind[slot] in (WAGON, ENGINE)]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != "send-off":
            return None
        if sum(self.units) == 0:
            return Refusal("nothing-marches", None, "5.MOVE.01")
        area = s.item_at[self.slot]
        if LAND.is_sea(area) and stranded(s, self.seat, area, [self.slot, *self.things], sum(self.units)):
            return Refusal("left-at-sea", where(area), "5.MOVE.06")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "board-unit":
            self.units[PIECE_NAMES.index(str(option.args["unit"]))] += 1
            return
        if option.key == "board-thing":
            self.things = [*self.things, slot_of(self.seat, str(option.args["slot"]))]
            return
        s.pop()
        fight = running(s)
        area = s.item_at[self.slot]
        told: dict[str, object] = {"seat": s.seats[self.seat], **item_words(s, self.slot)}
        told = {**told, "count": sum(self.units), **where(fight.area)}
        s.tell("sea-battle-joined" if fight.at_sea() else "battle-joined-with", told, "B.BLUE.4")
        for slot in [self.slot, *self.things]:
            s.item_at[slot] = fight.area
            s.item_left[slot] = 0  # M89: it has come to a battle
        if self.enemy == OWN_SIDE and fight.berths:
            berth = [self.slot, fight.side_of(self.seat), sum(self.units)]
            fight.berths = [*fight.berths, berth]  # 5.NAVAL.07: all others are told off already
        _step_in(s, fight, self.seat, area, self.units, self.enemy)


def _step_in(s: MedioevoState, fight: Fight, seat: int, area: int, units: list[int], enemy: str) -> None:
    if enemy != OWN_SIDE:
        side_against(s, seat, enemy)
    shift(s, seat, area, fight.area, units)
    if enemy != OWN_SIDE:
        wait(s, seat, fight)
        return
    force, spent = s.force(fight.area, seat), s.spent(fight.area, seat)
    moved = [min(force[piece], spent[piece] + units[piece]) for piece in range(FORCE)]
    s.set_spent(fight.area, seat, moved)
