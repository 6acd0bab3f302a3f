"""How battles, attempts at vassalage and conversions ended, read from the story: some begin and end between
two questions, their board unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.telling.attempts import code_words
from aevum.scene.contest import Fate, Report
from aevum.scene.reports import Gathered, ended, gathered

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.words import Words

BATTLES = {"attack": "scene-battle", "fleets-attack": "scene-sea-battle"}
ATTEMPTS = {"vassalage": "scene-vassalage", "conversion": "scene-conversion"}
RESULT = "battle-result"
FATES = (
    "retreats",
    "no-retreat",
    "holds-burg",
    "advances",
    "fleets-retreat",
    "fleets-trapped",
    "fleets-take-hex",
)
FOLLOWS = ("leader-lost", "leader-escapes", "augustus-falls", "control-changes", "converted")
OVER = ("force-stops", "force-moves", "operations-roll", "fleets-stop", "phase", "fleet-sails")
KEYS: tuple[str, ...] = ("scene-battle", "scene-sea-battle", "scene-vassalage", "scene-conversion")


class _Fight(Gathered):
    def __init__(self, first: int, event: Event) -> None:
        super().__init__(first)
        self.begun = event
        self.attacker = SEATS.index(str(event.args["seat"]))
        self.end = event if event.key in ATTEMPTS else None
        self.notes: list[list[Event]] = [[], []]

    def read(self, n: int, event: Event) -> None:
        """Takes the event in, if it belongs to this fight's end."""
        key, args = event.key, event.args
        if key == RESULT:
            self.end = event
        elif self.end is None:
            return
        elif key == "unit-lost":
            self.lost[self._side_at(str(args["place"]))] += 1
        elif key in FATES:
            self.notes[SEATS.index(str(args["seat"])) != self.attacker].append(event)
        elif key in FOLLOWS:
            self.follows.append(event)
        else:
            return
        self.last = n

    def _side_at(self, place: str) -> int:
        """Losses are told where they stood; those of a retreat that found no way, too."""
        return table.DEFENDER if place == str(self.begun.args.get("place")) else table.ATTACKER

    def winner(self) -> int:
        assert self.end is not None
        if self.end.key != RESULT:
            won = any(letter in str(self.end.args["code"]) for letter in "VC")
            return table.ATTACKER if won else table.DEFENDER
        loser = table.LOSER[table.RESULTS.index(str(self.end.args["result"]))]
        return 1 - loser if loser != table.NOBODY else table.NOBODY

    def told(self, words: Words) -> Report:
        assert self.end is not None
        args = self.begun.args
        key = {**BATTLES, **ATTEMPTS}[self.begun.key]
        found = Report(words.say(key, **args), words.event(self.end), self.first, self.last)
        found.place = str(args.get("place", ""))
        found.rule = self.end.rule
        found.after = [words.event(event) for event in self.follows]
        found.sides = [self._fate(side, words) for side in (table.ATTACKER, table.DEFENDER)]
        return found

    def _fate(self, side: int, words: Words) -> Fate:
        assert self.end is not None
        seat = SEATS[self.attacker if side == table.ATTACKER else 1 - self.attacker]
        found = Fate(words.seat(seat), seat, side == table.ATTACKER, side == self.winner())
        if self.end.key == RESULT:
            found.notes = [words.say("scene-report-losses", lost=self.lost[side])]
            found.notes += [words.event(event) for event in self.notes[side]]
        elif side == table.ATTACKER:
            found.notes = [code_words(str(self.end.args["code"]), words)]
        return found


def _begun(n: int, event: Event) -> _Fight | None:
    return _Fight(n, event) if event.key in BATTLES or event.key in ATTEMPTS else None


def reports(events: list[Event], since: int, words: Words) -> list[Report]:
    return ended(gathered(events, _begun, OVER), since, words)
