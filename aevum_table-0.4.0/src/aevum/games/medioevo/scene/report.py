"""How battles ended, read from the story: some begin and end between two questions, their board unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.telling.owners import OWNERS
from aevum.scene.contest import Fate, Report
from aevum.scene.reports import Gathered, ended, gathered
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.words import Words

BEGINS = {"battle-begins": "scene-battle", "sea-battle-begins": "scene-sea-battle"}
WON, UNDECIDED = "battle-won", "battle-undecided"
ENDS = (WON, UNDECIDED)
OF_A_SIDE = ("fled", "surrendered")
FOLLOWS = ("honour-won", "honour-lost", "conquered", "prisoners-freed", "laid-waste")
OVER = ("phase-begins", "turn-begins", "marched", "sailed")
KEYS: tuple[str, ...] = ("scene-battle", "scene-sea-battle")


class _Fight(Gathered):
    def __init__(self, first: int, event: Event) -> None:
        super().__init__(first)
        self.begun = event
        self.seats = [str(event.args["seat"]), str(event.args["enemy_seat"])]
        self.taken = [0, 0]
        self.notes: list[list[Event]] = [[], []]

    def read(self, n: int, event: Event) -> None:
        """Takes the event in, if it belongs to this fight."""
        key, args = event.key, event.args
        side = self.seats.index(str(args["seat"])) if args.get("seat") in self.seats else -1
        if key == "unit-lost" and side >= 0 and self.end is None:
            self.lost[side] += 1
        elif key == "unit-captured" and args.get("enemy_seat") in self.seats and self.end is None:
            self.taken[self.seats.index(str(args["enemy_seat"]))] += 1
        elif key in OF_A_SIDE and side >= 0:
            self.notes[side].append(event)
        elif key in ENDS:
            self.end = event
        elif key in FOLLOWS and self.end is not None:
            self.follows.append(event)
        else:
            return
        self.last = n

    def told(self, words: Words) -> Report:
        assert self.end is not None
        args = self.begun.args
        place = str(args.get("sea") or args.get("place") or "")
        where = words.value("sea" if "sea" in args else "place", place)
        found = Report(words.say(BEGINS[self.begun.key], where=where), "", self.first, self.last, place)
        found.words, found.rule = words.event(self.end), self.end.rule
        found.after = [words.event(event) for event in self.follows]
        found.sides = [self._fate(side, words) for side in (0, 1)]
        return found

    def _fate(self, side: int, words: Words) -> Fate:
        assert self.end is not None
        seat = self.seats[side]
        won = self.end.key == WON and self.end.args.get("seat") == seat
        owner = seat if seat in OWNERS else ""
        found = Fate(title(words.seat(seat)), owner, side == 0, won)
        found.notes = [words.say("scene-report-losses", lost=self.lost[side])]
        if self.taken[side]:
            found.notes.append(words.say("scene-report-taken", taken=self.taken[side]))
        found.notes += [words.event(event) for event in self.notes[side]]
        return found


def _begun(n: int, event: Event) -> _Fight | None:
    return _Fight(n, event) if event.key in BEGINS else None


def reports(events: list[Event], since: int, words: Words) -> list[Report]:
    return ended(gathered(events, _begun, OVER), since, words)
