"""Nation: single barbarians are sent a step on (B.ORAN.3)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.horde.placing import shift_one
from aevum.games.medioevo.rules.horde.steps import step_of, step_way, step_words
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses import effects
from aevum.games.medioevo.rules.uses.registry import Technique
from aevum.games.medioevo.rules.words import PIECE_NAMES

_RULE: Final = "B.ORAN.3"
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
        if key % OWNERS == BARBARIANS and not effects.holds(s, effects.NO_MOVEMENT, key // OWNERS)
    ]


class Nation(Technique):
    """Which unit goes where is chosen once the point is paid, as there are many."""

    __slots__ = ()

    moment: ClassVar[str] = "any"
    also: ClassVar[str] = "before-battle"
    rule: ClassVar[str] = _RULE

    def uses(self, s: MedioevoState, seat: int) -> list[list[str]]:
        return [[]] if wanderers(s) else []

    def work(self, s: MedioevoState, seat: int, targets: list[str]) -> None:
        s.push(SendBarbarian(seat))


class SendBarbarian(Frame[MedioevoState]):
    __slots__ = ("seat",)

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "nation", _RULE)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for area in wanderers(s):
            horde = s.force(area, BARBARIANS)
            for unit in range(FORCE):
                for to in LAND.all_near[area] if horde[unit] else []:
                    if s.open[to]:
                        args: dict[str, object] = {"unit": PIECE_NAMES[unit], **step_words(area, to)}
                        found.append(Option(f"nation-{step_way(area, to)}", args, _RULE))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.pop()
        area, to = step_of(list(option.args.values()))
        shift_one(s, area, to, PIECE_NAMES.index(str(option.args["unit"])))
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args}
        s.tell(f"nation-{step_way(area, to)}", told, _RULE)
        s.push(HordeArrives(to))
