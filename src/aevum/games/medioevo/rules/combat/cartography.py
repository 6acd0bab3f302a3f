"""Cartography: one more step, also into somebody else's battle (B.BLUE.4)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import battle_of
from aevum.games.medioevo.rules.combat.group import ONE_STEP
from aevum.games.medioevo.rules.combat.joining import foe_name, foes, side_against, wait
from aevum.games.medioevo.rules.combat.marching import shift
from aevum.games.medioevo.rules.combat.move import March
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import OWNERS
from aevum.games.medioevo.rules.pieces import FORCE, nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.words import PIECE_NAMES, where


def _stands(s: MedioevoState, seat: int) -> list[int]:
    """Where the seat has units, or engines by themselves, that are free to go."""
    areas = {key // OWNERS for key in s.armies if key % OWNERS == seat}
    engines = [s.item_at[slot] for slot in s.items(seat) if s.item_kind[slot] == ENGINE]
    areas.update([area for area in engines if not LAND.is_sea(area)])
    return sorted([area for area in areas if not effects.holds(s, effects.NO_MOVEMENT, area)])


def _helpers(s: MedioevoState, seat: int, place: int) -> list[int]:
    """Where units stand that could step into a battle by land."""
    stands = _stands(s, seat)
    return [area for area in LAND.near[place] if area in stands and s.count(area, seat) > 0]


class Cartography(Technique):
    """A unit makes a step, or an engine, or a transport with units; not out of a battle."""

    __slots__ = ()
    moment: ClassVar[str] = "extra-step"
    also: ClassVar[str] = "under-way"
    rule: ClassVar[str] = "B.BLUE.4"

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        fight = battle_of(s)
        if fight is None:
            return [[]] if _stands(s, seat) else []
        if LAND.is_sea(fight.area) or seat in (fight.attacker, fight.defender) or fight.round == 1:
            return []  # before the first round it has been asked already
        return [[]] if _helpers(s, seat, fight.area) and foes(s, seat) else []

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        if battle_of(s) is None:
            s.push(StepFrom(seat))
        else:
            s.push(JoinBattle(seat))


class StepFrom(Frame[MedioevoState]):
    """Where the step is made from."""

    __slots__ = ("seat",)

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "step-from", "B.BLUE.4")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("set-sail-from" if LAND.is_sea(area) else "set-out-from", where(area), "B.BLUE.4")
            for area in _stands(s, self.seat)
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        area = LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))
        s.push(March(self.seat, area, ONE_STEP))


class JoinBattle(Frame[MedioevoState]):
    """A third player's unit steps in before a round; its own fight comes after this one [M55]."""

    __slots__ = ("seat",)

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "join-battle", "B.BLUE.4")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = battle_of(s)
        found: list[Option] = []
        if fight is None:
            return found
        for place in _helpers(s, self.seat, fight.area):
            force = s.force(place, self.seat)
            for piece in range(FORCE):
                for foe in foes(s, self.seat) if force[piece] > 0 else []:
                    told: dict[str, object] = {"place": LAND.names[place], "unit": PIECE_NAMES[piece]}
                    told["enemy_seat"] = foe_name(s, foe)
                    found.append(Option("join-battle", told, "B.BLUE.4"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        fight = battle_of(s)
        if fight is None:
            return
        units = nothing()
        units[PIECE_NAMES.index(str(option.args["unit"]))] = 1
        told: dict[str, object] = {"seat": s.seats[self.seat], "unit": option.args["unit"]}
        s.tell("battle-joined", {**told, **where(fight.area)}, "B.BLUE.4")
        side_against(s, self.seat, str(option.args["enemy_seat"]))
        shift(s, self.seat, LAND.number(str(option.args["place"])), fight.area, units)
        wait(s, self.seat, fight)
