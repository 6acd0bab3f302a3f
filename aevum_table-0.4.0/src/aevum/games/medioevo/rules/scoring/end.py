"""The end of a match: final scoring and who wins (V.END)."""

from typing import ClassVar

from aevum.engine.event import Modifier
from aevum.engine.outcome import Outcome
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.events.deck import draw_event
from aevum.games.medioevo.rules.events.unrest import Unrest
from aevum.games.medioevo.rules.scoring.final import ranking
from aevum.games.medioevo.rules.scoring.reckoning import reckoning, worth
from aevum.games.medioevo.rules.settings import TEAMS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.waste import overrun
from aevum.games.medioevo.rules.works.heirs import inherit


class FinalScoring(Frame[MedioevoState]):
    """V.END.01, R-068: an event card is drawn and not applied; the next one brings the last rebellions."""

    steps: ClassVar[tuple[str, ...]] = ("event", "rebellions", "points")

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "event":
                self.next(s)
                s.phase = 0
                s.active = NOBODY
                s.over = False
                s.store = [0] * len(s.store)  # 4.CARD.11
                s.tell("final-scoring", {"turn": s.turn}, "V.END.01")
                draw_event(s)
            case "rebellions":
                self.next(s)
                s.push(Unrest())
            case _:
                inherit(s)
                overrun(s)
                _count(s)
                s.outcome = _outcome(s)


def _count(s: MedioevoState) -> None:
    """The screens are lifted, and every seat is told its points with all their reasons."""
    s.revealed += 1
    for seat, items in enumerate(reckoning(s)):
        if s.out[seat]:
            continue
        told: dict[str, object] = {"seat": s.seats[seat], "florins": s.money[seat], "loans": s.loans[seat]}
        s.tell("screen-lifted", told, "V.END.03")
        items.insert(0, Modifier(s.honour[seat], "honour-so-far", "0.GEN.09"))
        # Not one by one, as in play: nothing may happen in between.
        s.honour[seat] = sum([item.value for item in items])
        told = {"seat": s.seats[seat], "points": s.honour[seat]}
        s.tell("final-score", told, "V.END.13", modifiers=items)


def _outcome(s: MedioevoState) -> Outcome:
    """V.END.13; W.TEAM.01 for teams, of which all members win."""
    scores = s.honour[: s.players()]
    if not s.order:
        return Outcome([], scores, "nobody-left")
    if s.settings[TEAMS]:
        best = best_team(s.team, scores, worth(s), s.order)
        points = sum([scores[seat] for seat in s.order if s.team[seat] == best])
        winners = [seat for seat in range(s.players()) if s.team[seat] == best]
        return Outcome(winners, scores, "team-victory", {"points": points})
    first = ranking(scores, worth(s), s.order)[0]
    return Outcome([first], scores, "victory", {"seat": s.seats[first], "points": scores[first]})


def best_team(team: list[int], honour: list[int], worth: list[int], order: list[int]) -> int:
    """The team with most honour points together, then the richest, then the one whose player was earliest.

    `order` are the seats in the game: who is out adds nothing (W.TEAM.01, R-118) [M40].
    """
    teams: list[int] = []
    for seat in order:
        if team[seat] not in teams:
            teams.append(team[seat])
    points = [sum([honour[seat] for seat in order if team[seat] == one]) for one in teams]
    riches = [sum([worth[seat] for seat in order if team[seat] == one]) for one in teams]
    return teams[ranking(points, riches, list(range(len(teams))))[0]]
