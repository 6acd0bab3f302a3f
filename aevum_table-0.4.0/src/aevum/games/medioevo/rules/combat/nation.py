"""Nation: single barbarians are sent a step on (B.ORAN.3)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import out_of_reach
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.horde.placing import ruler, shift_one
from aevum.games.medioevo.rules.horde.steps import step_of, step_way, step_words
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LAW, NOBODY
from aevum.games.medioevo.rules.technologies import POINTS, missing_points, technology
from aevum.games.medioevo.rules.uses.lent import within_reach
from aevum.games.medioevo.rules.uses.pay import PAID, Pay
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.words import PIECE_NAMES

_RULE: Final = "B.ORAN.3"
_POINTS: Final = POINTS[technology("nation")]
KEYS: tuple[str, ...] = (
    "option-nation-march",
    "option-nation-embark",
    "option-nation-sail",
    "option-nation-land",
    "event-nation-march",
    "event-nation-embark",
    "event-nation-sail",
    "event-nation-land",
    "ask-nation",
)


def wanderers(s: MedioevoState) -> list[int]:
    """Areas with barbarians that nothing holds there (K.CARD.01)."""
    return [
        key // OWNERS
        for key in sorted(s.armies)
        if key % OWNERS == BARBARIANS
        and not effects.holds(s, effects.NO_MOVEMENT, key // OWNERS)
        and not out_of_reach(s, key // OWNERS)
    ]


class Nation(Technique):
    """Which unit goes where is chosen once the point is paid, as there are many."""

    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[tuple[str, ...]] = ("under-way",)
    rule: ClassVar[str] = _RULE

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        return [[]] if wanderers(s) else []

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        s.push(SendBarbarian(seat))


class SendBarbarian(Frame[MedioevoState]):
    """A barbarian goes, others of the horde with it for a point each, and they arrive together [M101]."""

    steps: ClassVar[tuple[str, ...]] = ("first", "more", "paid")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.area = NOBODY
        self.to = NOBODY
        self.unit = 0
        """Who goes next."""
        self.host = NOBODY
        """Who controls where they go, before they come."""

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "first":
                s.ask(self.seat, "nation", _RULE)
            case "more":
                if s.count(self.area, BARBARIANS) == 0:
                    self._arrive(s)
                else:
                    s.ask(self.seat, "nation-more", _RULE, guarded=True)
            case _:
                if s.result == PAID:
                    self.step = "more"
                    self._go(s)
                else:
                    self._arrive(s)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        if self.step == "more":
            missing = max(0, _POINTS - within_reach(s, self.seat, LAW))
            more = _steps(s, self.area, [self.to]) if s.money[self.seat] >= missing_points(missing) else []
            return [*more, Option("nation-arrives", None, _RULE)]
        found: list[Option] = []
        for area in wanderers(s):
            found.extend(_steps(s, area, LAND.all_near[area]))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "nation-arrives":
            self._arrive(s)
            return
        self.area, self.to = step_of(list(option.args.values()))
        self.unit = PIECE_NAMES.index(str(option.args["unit"]))
        if self.step == "first":
            self.step = "more"
            self.host = ruler(s, self.to)
            self._go(s)
        else:
            self.step = "paid"
            s.push(Pay(self.seat, LAW, _POINTS))  # of the same use: Temporal Power is paid for [M118]

    def _go(self, s: MedioevoState) -> None:
        shift_one(s, self.area, self.to, self.unit)
        told: dict[str, object] = {"seat": s.seats[self.seat], "unit": PIECE_NAMES[self.unit]}
        told = {**told, **step_words(self.area, self.to)}
        s.tell(f"nation-{step_way(self.area, self.to)}", told, _RULE)

    def _arrive(self, s: MedioevoState) -> None:
        s.pop()
        s.push(HordeArrives(self.to, self.host))


def _steps(s: MedioevoState, area: int, targets: list[int]) -> list[Option]:
    """Of each kind of barbarian in an area."""
    found: list[Option] = []
    horde = s.force(area, BARBARIANS)
    for unit in range(FORCE):
        for to in targets if horde[unit] else []:
            if s.open[to]:
                args: dict[str, object] = {"unit": PIECE_NAMES[unit], **step_words(area, to)}
                found.append(Option(f"nation-{step_way(area, to)}", args, _RULE))
    return found
