"""Events (2): the dice of the barbarians, the event card, reinforcements, rebellions."""

from itertools import combinations
from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.events.cards import EVENTS, SHOWN
from aevum.games.medioevo.rules.events.deck import draw_event
from aevum.games.medioevo.rules.events.icons import ICONS
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.events.red import record_spared
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.events.unrest import Unrest
from aevum.games.medioevo.rules.events.war_circle import WarCircle
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.uses.moments import EventSeen, EventStrikes, announce

_FROM_TURN: Final = parameter("events-from-turn")
_CHOSEN: Final = parameter("icons-chosen")


class EventPhase(Frame[MedioevoState]):
    """2.EVENT.01"""

    steps: ClassVar[tuple[str, ...]] = (
        "dice",
        "draw",
        "seen",
        "icons",
        "chosen",
        "strikes",
        "after",
        "raiders",
        "unrest",
    )

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = []
        """Icons that are chosen and have not worked yet."""

    def run(self, s: MedioevoState) -> None:
        if s.over or (self.step != "dice" and s.turn < _FROM_TURN):
            s.pop()  # 2.EVENT.02
            return
        match self.step:
            case "dice":
                self.next(s)
                s.push(WarCircle())
            case "draw":
                self.next(s)
                draw_event(s)
            case "seen":
                self.next(s)
                announce(s, EventSeen(s.from_active()))
            case "icons":
                s.ask(s.order[0], "choose-icons", "2.CARD.03", {"title": EVENTS[s.event]})
            case "chosen":
                self.next(s)
                announce(s, EventStrikes(s.from_active()))
            case "strikes":
                self._strike(s)
            case "after":
                record_spared(s)
                self.next(s)
            case "raiders":
                self.next(s)
                s.push(Raiders(s.order[0]))
            case _:
                self.next(s)
                s.push(Unrest())

    def _strike(self, s: MedioevoState) -> None:
        if not self.chosen:
            self.next(s)
            return
        icon = self.chosen[0]
        self.chosen = self.chosen[1:]
        s.push(Strike(icon))

    def anew(self) -> None:
        """K.CARD.25: another card is the event of the turn, and icons that were chosen are not its own."""
        if self.chosen:
            self.chosen = []
            self.step = "icons"

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for pair in combinations(SHOWN[s.event], _CHOSEN):
            names = [ICONS[icon] for icon in pair]
            found.append(Option("choose-icons", {"icon": names[0], "other_icon": names[1]}, "2.CARD.03"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.chosen = [ICONS.index(str(name)) for name in option.args.values()]
        self.next(s)
        s.tell("icons-chosen", {"seat": s.seats[ask.seat], **option.args}, "2.CARD.03")
