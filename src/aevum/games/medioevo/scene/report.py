"""How battles ended, read from the story: some begin and end between two questions, their board unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.telling.owners import OWNERS
from aevum.scene.contest import Fate, Report
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


class _Fight:
    """Gathered first and put into words later: of most fights nobody wants to hear any more."""

    def __init__(self, first: int, event: Event) -> None:
        self.first = self.last = first
        self.begun = event
        self.seats = [str(event.args["seat"]), str(event.args["enemy_seat"])]
        self.end: Event | None = None
        self.lost = [0, 0]
        self.taken = [0, 0]
        self.notes: list[list[Event]] = [[], []]
        self.follows: list[Event] = []

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


def reports(events: list[Event], since: int, words: Words) -> list[Report]:
    found: list[_Fight] = []
    going: _Fight | None = None
    for n, event in enumerate(events):
        if event.key in BEGINS:
            going = _Fight(n, event)
            found.append(going)
        elif event.key in OVER:
            going = None
        elif going is not None:
            going.read(n, event)
    ended = [fight for fight in found if fight.end is not None]
    last = ended[-1].last if ended else 0
    return [fight.told(words) for fight in ended if fight.last >= min(since, last)]
