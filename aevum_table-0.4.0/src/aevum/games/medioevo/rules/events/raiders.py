"""Barbarian points of the first player (2.BARB)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.events.reinforce import addable, kinds_there, move_refusal, unit_refusal
from aevum.games.medioevo.rules.horde.muster import POINTS, piece
from aevum.games.medioevo.rules.horde.placing import coming, ruler, shift
from aevum.games.medioevo.rules.horde.steps import step_of, step_way, step_words
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import where

KEYS: tuple[str, ...] = (
    "option-raid-march",
    "option-raid-embark",
    "option-raid-sail",
    "option-raid-land",
    "event-raid-march",
    "event-raid-embark",
    "event-raid-sail",
    "event-raid-land",
)


class Raiders(Menu):
    """2.BARB.01, E.BARB.01: points are spent one by one; what is left when the player is done is lost."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.points = POINTS

    def run(self, s: MedioevoState) -> None:
        if self.points == 0 or s.over:
            s.pop()
        else:
            s.ask(self.seat, "barbarian-points", "2.BARB.01", {"points": self.points}, guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for place in addable(s):
            for kind in kinds_there(s, place):
                args: dict[str, object] = {"unit": UNITS[kind], **where(place)}
                found.append(Option("add-barbarian", args, "2.BARB.03"))
        for key in sorted(s.armies):
            area, owner = divmod(key, OWNERS)
            if owner == BARBARIANS:
                found.extend(self._moves(s, area))
        found.append(Option("barbarians-done", None, "2.BARB.01"))
        return found

    def _moves(self, s: MedioevoState, area: int) -> list[Option]:
        """2.BARB.02, 2.BARB.07, E.BARB.02: to the next territory, or to sea and ashore on any coast."""
        found: list[Option] = []
        for to in LAND.all_near[area]:
            if s.open[to]:
                found.append(Option(f"raid-{step_way(area, to)}", step_words(area, to), "2.BARB.02"))
        return found

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "barbarians-done":
            return None
        if option.key == "add-barbarian":
            return unit_refusal(s, self._place(option), UNITS.index(str(option.args["unit"])))
        area, to = step_of(list(option.args.values()))
        return move_refusal(s, self.seat, area, to)

    def _place(self, option: Option) -> int:
        return LAND.number(str(option.args["place"]))

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "barbarians-done":
            self.points = 0
            return
        self.points -= 1
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args}
        host = NOBODY
        if option.key == "add-barbarian":
            to = self._place(option)
            s.add(to, BARBARIANS, piece(coming(s, UNITS.index(str(option.args["unit"])))))
            s.tell("barbarian-added", told, "2.BARB.02")
        else:
            area, to = step_of(list(option.args.values()))
            host = ruler(s, to)
            shift(s, area, to)
            s.tell(f"raid-{step_way(area, to)}", told, "2.BARB.02")
        s.push(HordeArrives(to, host))
