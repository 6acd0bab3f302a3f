"""How fights ended, read from the story: some begin and end between two questions, their board unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SIDE_NAMES
from aevum.scene.contest import Fate, Report

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.words import Words

CLASH = "clash"
FLEETS = ("fleet-check", "fleet-sure")
SIEGES = ("siege-roll", "terror-check")
DECIDES = (
    "battle-won", "battle-drawn", "refuses-battle", "limes-overrun", "city-falls", "city-holds",
    "city-surrenders",
)  # fmt: skip
OF_A_SIDE = ("must-retreat", "horde-submits", "horde-captured")
FOLLOWS = (
    "leader-dies", "leader-escapes", "leader-murdered", "pays-point", "capital-falls", "sacks", "walls-razed",
    "usurper-rises",
)  # fmt: skip
KEYS: tuple[str, ...] = (
    "scene-report-must-retreat", "scene-report-horde-submits", "scene-report-horde-captured",
)  # fmt: skip


class _Fight:
    """Gathered first and put into words later: of most fights nobody wants to hear any more."""

    def __init__(
        self, first: int, place: str = "", city: str = "", peoples: tuple[str, str] = ("", "")
    ) -> None:
        self.first = self.last = first
        self.place = place
        self.city = city
        self.peoples = list(peoples)
        self.decision: Event | None = None
        self.winner = -1
        self.lost = [0, 0]
        self.back = [0, 0]
        self.counted = False
        self.notes: list[list[str]] = [[], []]
        self.follows: list[Event] = []

    def read(self, n: int, event: Event) -> None:
        """Takes the event in, if it belongs to this fight's end."""
        key, args = event.key, event.args
        side = SIDE_NAMES.index(str(args["side"])) if args.get("side") in SIDE_NAMES else -1
        if side >= 0 and not self.peoples[side]:
            self.peoples[side] = str(args.get("people", ""))
        if key in DECIDES:
            self._decide(event, side)
        elif key in ("eliminated", "recovered"):
            counts = self.lost if key == "eliminated" else self.back
            counts[side] += 1
        elif key in OF_A_SIDE:
            self.notes[side].append(key)
        elif key in FOLLOWS and self.decision is not None:
            self.follows.append(event)
        else:
            return
        self.last = n

    def _decide(self, event: Event, side: int) -> None:
        self.decision = event
        match event.key:
            case "battle-won":
                self.winner = side
            case "refuses-battle":
                self.winner = 1 - side
            case "limes-overrun":
                self.winner = ATTACKER
        for i, name in enumerate(SIDE_NAMES):
            told = event.args.get(name)
            if isinstance(told, int):
                self.lost[i], self.counted = told, True

    def told(self, words: Words) -> Report:
        assert self.decision is not None
        found = Report(self._title(words), words.event(self.decision), self.first, self.last, self.place)
        found.rule = self.decision.rule
        found.after = [words.event(event) for event in self.follows]
        if all(self.peoples):
            found.sides = [self._fate(i, words) for i in (ATTACKER, DEFENDER)]
        return found

    def _title(self, words: Words) -> str:
        if self.city:
            return words.say("scene-siege", city=self.city)
        return words.say("scene-battle", place=self.place) if self.place else words.say("scene-battle-here")

    def _fate(self, i: int, words: Words) -> Fate:
        people = self.peoples[i]
        found = Fate(words.value("people", people), people, i == ATTACKER, i == self.winner)
        found.notes = [words.say(f"scene-report-{key}") for key in self.notes[i]]
        if self.counted:
            found.notes.insert(0, words.say("scene-report-losses", lost=self.lost[i], back=self.back[i]))
        return found


def reports(events: list[Event], since: int, words: Words) -> list[Report]:
    found: list[_Fight] = []
    waters = ""
    for n, event in enumerate(events):
        args = event.args
        if event.key in FLEETS:
            waters = str(args["place"])
        elif event.key == CLASH:
            peoples = (str(args["people"]), str(args["other_people"]))
            found.append(_Fight(n, str(args["place"]), peoples=peoples))
        elif event.key in SIEGES:
            found.append(_Fight(n, city=str(args["city"])))
        elif "side" in args and (not found or _over(found[-1], n, event)):
            found.append(_Fight(n, waters))
        if found:
            found[-1].read(n, event)
    decided = [fight for fight in found if fight.decision is not None]
    last = decided[-1].last if decided else 0
    return [fight.told(words) for fight in decided if fight.last >= min(since, last)]


def _over(fight: _Fight, n: int, event: Event) -> bool:
    """A side acts, but the last fight is decided: unless it does what the decided do, another one goes on."""
    acts = event.key not in ("recovered", "repaired", *OF_A_SIDE, *FOLLOWS)
    return fight.decision is not None and acts and n > fight.last
