"""The Event Phase (7.0)."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.events.civilization import Civilization
from aevum.games.charlemagne.rules.events.crisis import crisis
from aevum.games.charlemagne.rules.events.disaster import Disaster
from aevum.games.charlemagne.rules.events.plague import Plague
from aevum.games.charlemagne.rules.events.revolts import Revolts
from aevum.games.charlemagne.rules.events.table import KIND, NAMES, RULE, row_of
from aevum.games.charlemagne.rules.events.treasuries import TreasuryDice
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import SEATS, parameter

OPTIMISM: Final = parameter("event-optimism-draws")


class EventPhase(Frame[CharlemagneState]):
    """7.1"""

    steps: ClassVar[tuple[str, ...]] = ("roll", "apply", "close")

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        self.next(s)
        match step:
            case "roll":
                s.push(Throw("event-roll", "7.1", s.phasing, 2))
            case "apply":
                row = row_of(s.result)
                s.event = NAMES[row]
                told: dict[str, object] = {"seat": SEATS[s.phasing], "title": NAMES[row], "gist": NAMES[row]}
                s.tell("event", told, RULE[row])
                apply(s, row)


def apply(s: CharlemagneState, row: int) -> None:
    match KIND[row]:
        case "optimism":
            s.push(Draws(s.phasing, OPTIMISM, "T2.EV01"))
        case "crisis":
            crisis(s)
        case "development":
            s.levy_doubled = True  # T2.EV03, 11.3
        case "boom":
            s.push(TreasuryDice(True))
        case "civilization":
            s.push(Civilization())
        case "plague":
            s.push(Plague())
        case "disaster":
            s.push(Disaster())
        case "revolt":
            s.push(Revolts(row))
