"""IV.0.1 The sequence of play: turn after turn, phase after phase, step after step."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.timeline import raids_of
from aevum.games.invasions.rules.counsel.step import DiplomacyStep, EndOfDiplomacy
from aevum.games.invasions.rules.events.caravans import Caravans
from aevum.games.invasions.rules.events.step import EventCards
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.match.fresh import begin_turn
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.peoples.huns import attila_fell
from aevum.games.invasions.rules.peoples.specials import Specials
from aevum.games.invasions.rules.raids.markers import age_raid_markers
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.reinforcements.step import ReinforcementStep
from aevum.games.invasions.rules.scoring.end import end_match, is_last
from aevum.games.invasions.rules.scoring.step import Scoring, scores_now
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import found_waiting_capitals
from aevum.games.invasions.rules.status.step import StatusStep

FIRST: Final = 1
"""IV.0.15: the turn that skips caravans and the whole Administration phase."""
BEFORE_LEADERS: Final = ("turn", "status", "special-arrivals", "reinforcements")
"""The steps before which the leaders of the turn have yet to come."""


class Match(Frame[InvasionsState]):
    """A set-up on turn 1 begins with the Events (V.A.10); on a later turn, with the whole of it."""

    steps: ClassVar[tuple[str, ...]] = (
        "turn",
        "status",
        "special-arrivals",
        "reinforcements",
        "events",
        "raids",
        "caravans",
        "diplomacy",
        "special-administration",
        "administration",
        "military",
        "end-of-diplomacy",
        "special-end",
        "scoring",
        "end",
    )

    def __init__(self) -> None:
        super().__init__()
        self.last = 12
        """The turn after which the match ends at the latest (V.C.2)."""

    def run(self, s: InvasionsState) -> None:
        step = self.step
        w = s.world
        if step == "end":
            age_raid_markers(w)
            if is_last(s, self.last):
                end_match(s)
                return
            w.turn += 1
            self.step = "turn"
            return
        if found_waiting_capitals(s) or (step not in BEFORE_LEADERS and attila_fell(s)):
            return
        self.next(s)
        match step:
            case "turn":
                begin_turn(s)
            case "status":
                s.push(StatusStep())
            case "special-arrivals":
                s.push(Specials("arrivals"))
            case "reinforcements":
                s.push(ReinforcementStep())
            case "events":
                s.push(EventCards())
            case "raids":
                s.push(RaidStep(raids_of(w.turn)))
            case "caravans":
                if w.turn > FIRST:
                    s.push(Caravans())
            case "diplomacy":
                s.push(DiplomacyStep())
            case "special-administration":
                if w.turn > FIRST:
                    s.push(Specials("administration"))
            case "administration":
                if w.turn > FIRST:
                    s.push(AdministrationPhase())
            case "military":
                s.push(MilitaryPhase())
            case "end-of-diplomacy":  # IV.0.12
                s.push(EndOfDiplomacy())
            case "special-end":
                s.push(Specials("end"))
            case _:
                if scores_now(s, self.last):
                    s.push(Scoring())
