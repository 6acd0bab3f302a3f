"""One attempt to make a region one's vassal (9.2)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier, note
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.control.change import ControlChanges
from aevum.games.charlemagne.rules.markers import MARKER, NAMES, SHOWN, kind
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, holds, put_back, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import NEUTRAL, SEATS, parameter
from aevum.games.charlemagne.rules.vassalage.defence import Defence
from aevum.games.charlemagne.rules.vassalage.gifts import cannot_give, gift, give
from aevum.games.charlemagne.rules.vassalage.points import KINDS, POINTS, RULE, refusal
from aevum.games.charlemagne.rules.vassalage.table import CONDITIONAL, FULL, REACTION, modifiers, result


class Attempt(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("commit", "shown", "defence", "roll", "apply")

    def __init__(self, seat: int = 0, region: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.region = region
        self.points = 0
        """Of markers that stand, and of gifts."""
        self.gifts = 0
        self.defence = 0
        self.marker = NO_MARKER

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "commit":
                # Asked whatever the hand is: the other must not learn what it holds.
                told: dict[str, object] = {"region": REGIONS[self.region], "points": self.points}
                s.ask(self.seat, "commit", "9.2.b", told, guarded=True)
            case "shown":
                if s.result == STANDS:
                    self.points += POINTS[MARKER[self.marker]]
                self.step = "commit"
            case "defence":
                self.next(s)
                s.push(Defence(1 - self.seat, self.region))  # 9.2.c
            case "roll":
                self.defence = s.result
                self.next(s)
                # 9.2.f: `Throw` asks for the Spear, as `Shown` did for Treachery.
                s.push(Throw("vassalage-roll", "9.2.e", self.seat, 1, REGIONS[self.region]))
            case "apply":
                self._apply(s, s.result)

    def _apply(self, s: CharlemagneState, die: int) -> None:
        items: list[Modifier] = []
        differential = note(items, self.points, "vassalage-points", "T8.differential")
        if self.defence:
            differential += note(items, -self.defence, "vassalage-defence", "T8.differential")
        differential += modifiers(s, self.seat, self.region, items)
        found = result(die, differential)
        told: dict[str, object] = {"seat": SEATS[self.seat], "region": REGIONS[self.region], "die": die}
        s.tell(
            "vassalage", {**told, "differential": differential, "code": found}, "T8.table", modifiers=items
        )
        for marker, where in enumerate(s.holder):
            if where == SHOWN:
                put_back(s, marker)  # 9.4
        before = s.control[self.region]
        s.pop()
        # 9.5: at once, before the levy is called.
        if found == FULL:
            s.push(ControlChanges(self.region, self.seat, "T8.V"))
        elif found == CONDITIONAL and before == NEUTRAL:
            s.push(ControlChanges(self.region, self.seat, "T8.C.neutral"))
        elif found == CONDITIONAL:
            s.push(ControlChanges(self.region, NEUTRAL, "T8.C.enemy"))
        elif found == REACTION:
            s.push(Draws(1 - self.seat, parameter("reaction-draws"), "T8.R"))

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found = [Option("play", {"marker": NAMES[k]}, RULE[k]) for k in KINDS]
        return [
            *found,
            gift(self.gifts),
            Option("roll", None, "9.2.d"),
            Option("give-up-attempt", None, "T8.markers"),
        ]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        match option.key:
            case "roll":
                return None if self.points else Refusal("play-a-marker-first", {}, "T8.markers")
            case "gift":
                if not self.points:
                    return Refusal("play-a-marker-first", {}, "T8.markers")
                return cannot_give(s, ask.seat, self.gifts)
            case "give-up-attempt":
                # C22: who has no marker that stands need not find another.
                return (
                    Refusal("markers-stand", {"region": REGIONS[self.region]}, "9.2.e")
                    if self.points
                    else None
                )
        wanted = kind(str(option.args["marker"]))
        if not holds(s, ask.seat, wanted):
            return Refusal("marker-not-held", {"marker": NAMES[wanted]}, RULE[wanted])
        return refusal(s, ask.seat, wanted, self.region)

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        match option.key:
            case "roll":
                self.step = "defence"
                return
            case "gift":
                give(s, ask.seat, self.gifts)
                self.gifts += 1
                self.points += 1
                return
            case "give-up-attempt":
                told: dict[str, object] = {"seat": SEATS[self.seat], "region": REGIONS[self.region]}
                s.tell("attempt-given-up", told, "T8.markers")
                s.pop()
                return
        self.marker = held(s, ask.seat, kind(str(option.args["marker"])))
        show(s, ask.seat, self.marker, option.rule)
        self.step = "shown"
        s.push(Shown(self.marker, ask.seat))
