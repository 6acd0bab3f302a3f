"""One rebellion (2.REB.04), with the horde of the turn (2.REB.05)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.events.rebellions import honour_lost, weakest
from aevum.games.medioevo.rules.honour import award
from aevum.games.medioevo.rules.horde.placing import call_up
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.moments import RebellionBegins, announce
from aevum.games.medioevo.rules.uses.threats import Threat


def rebels_at_home(s: MedioevoState, seat: int) -> bool:
    """2.REB.03: whether barbarians hold a territory of the home kingdom."""
    return any(s.count(place, BARBARIANS) > 0 for place in LAND.homes[s.kingdoms[seat]])


def restless(s: MedioevoState, seat: int) -> list[int]:
    """2.REB.04, R-042: the controlled home territories with fewest units; none has barbarians then."""
    homes = [place for place in LAND.homes[s.kingdoms[seat]] if s.lord[place] == seat]
    units = [sum([s.count(place, owner) for owner in s.owners(place)]) for place in homes]
    return [homes[at] for at in weakest(units)] if homes else []


def may_rebel(s: MedioevoState, seat: int) -> bool:
    """R-042: whether there is a territory for one more rebellion."""
    return len(restless(s, seat)) > 0


class Rebellion(Threat):
    """Against `seat`, at home or in a `place` that is told (K.CARD.05).

    `scored`: it costs an honour point where barbarians hold a home territory already (V.LOSS.05).
    """

    steps: ClassVar[tuple[str, ...]] = ("choose", "begin", "horde")

    def __init__(self, seat: int = 0, scored: bool = False, place: int = NOBODY) -> None:
        super().__init__(place)
        self.seat = seat
        self.scored = scored
        self.moved = False
        """Whether Law has moved it (B.ORAN.2)."""

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "choose":
                self._find(s)
            case "begin":
                self.next(s)
                self.victim = self.seat
                told: dict[str, object] = {"seat": s.seats[self.seat], "place": LAND.names[self.area]}
                s.tell("rebellion", told, "2.REB.04")
                announce(s, RebellionBegins(s.from_active()))
            case _:
                s.pop()
                if call_up(s, self.area) > 0:
                    if self.area not in s.rebels:
                        s.rebels.append(self.area)
                    arrival = HordeArrives(self.area, NOBODY if self.moved else self.seat)
                    arrival.step = "others"  # the seat has been asked already
                    s.push(arrival)

    def _find(self, s: MedioevoState) -> None:
        if self.scored:
            self.scored = False
            lost = honour_lost(1, rebels_at_home(s, self.seat))
            award(s, self.seat, lost, "further-rebellion", "V.LOSS.05")
        if self.area != NOBODY:
            self.next(s)
        elif may_rebel(s, self.seat):
            s.ask(self.seat, "place-rebellion", "2.REB.04")
        else:
            s.tell("rebellion-nowhere", {"seat": s.seats[self.seat]}, "2.REB.04")
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("place-rebellion", {"place": LAND.names[place]}, "2.REB.04")
            for place in restless(s, self.seat)
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.area = LAND.number(str(option.args["place"]))


def rebellion_of(s: MedioevoState) -> Rebellion | None:
    """The rebellion that is beginning, the nearest one."""
    for frame in s.running():
        if isinstance(frame, Rebellion):
            return frame
    return None
