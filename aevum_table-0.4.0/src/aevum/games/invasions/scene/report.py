"""How fights ended, read from the story: some begin and end between two questions, their board unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SIDE_NAMES
from aevum.scene.contest import Fate, Report
from aevum.scene.reports import Gathered, ended

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.words import Words

CLASH = "clash"
FLEETS = ("fleet-caught", "fleet-sure")
SIEGES = ("siege-roll", "terror-check")
LIMES_ROLL = "limes-check"
RESISTS = "city-resists"
DECIDES = (
    "battle-won", "battle-drawn", "refuses-battle", "limes-overrun", "city-falls", "city-holds",
    "city-surrenders",
)  # fmt: skip
WINNERS = {
    "limes-overrun": ATTACKER, "city-falls": ATTACKER, "city-surrenders": ATTACKER, "city-holds": DEFENDER,
}  # fmt: skip
OF_A_SIDE = ("must-retreat", "horde-submits", "horde-captured")
FOLLOWS = (
    "leader-dies", "leader-escapes", "leader-murdered", "pays-point", "capital-falls", "sacks", "walls-razed",
    "usurper-rises",
)  # fmt: skip
KEYS: tuple[str, ...] = (
    "scene-report-must-retreat", "scene-report-horde-submits", "scene-report-horde-captured",
    "scene-report-city-falls", "scene-report-city-holds", "scene-report-city-surrenders",
)  # fmt: skip
NOBODY, NOWHERE = "nobody", "nowhere"
"""For the words of a siege: whose the city was, and its province, where that is not known."""


class _Fight(Gathered):
    def __init__(
        self, first: int, place: str = "", city: str = "", peoples: tuple[str, str] = ("", "")
    ) -> None:
        super().__init__(first)
        self.place = place
        self.city = city
        self.peoples = list(peoples)
        self.fleets: list[str] = []
        """At sea the peoples that meet, before it is told which of them attacks."""
        self.resisted = False
        self.winner = -1
        self.back = [0, 0]
        self.counted = False
        self.notes: list[list[str]] = [[], []]

    def read(self, n: int, event: Event) -> None:
        """Takes the event in, if it belongs to this fight's end."""
        key, args = event.key, event.args
        side = SIDE_NAMES.index(str(args["side"])) if args.get("side") in SIDE_NAMES else -1
        if side >= 0 and not self.peoples[side]:
            self.peoples[side] = str(args.get("people", ""))
            for other in self.fleets:
                if other not in self.peoples:
                    self.peoples[1 - side] = other
        if key == RESISTS:
            self.resisted = True
        elif key in DECIDES:
            self._decide(event, side)
        elif key in ("eliminated", "recovered"):
            counts = self.lost if key == "eliminated" else self.back
            counts[side] += 1
        elif key in OF_A_SIDE:
            self.notes[side].append(key)
        elif key in FOLLOWS and self.end is not None:
            self.follows.append(event)
        else:
            return
        self.last = n

    def _decide(self, event: Event, side: int) -> None:
        if self.end is not None and self.city:
            return  # what surrendered in terror falls, but that is no other end
        self.end = event
        own = {"battle-won": side, "refuses-battle": 1 - side}
        self.winner = (WINNERS | own).get(event.key, self.winner)
        for i, name in enumerate(SIDE_NAMES):
            told = event.args.get(name)
            if isinstance(told, int):
                self.lost[i], self.counted = told, True

    def told(self, words: Words) -> Report:
        assert self.end is not None
        found = Report(self._title(words), self._ending(words), self.first, self.last, self.place)
        found.rule = self.end.rule
        found.after = [words.event(event) for event in self.follows]
        if self.city or all(self.peoples):
            found.sides = [self._fate(i, words) for i in (ATTACKER, DEFENDER) if self.peoples[i]]
        return found

    def _ending(self, words: Words) -> str:
        """That of a siege names the peoples, whom its events leave out."""
        assert self.end is not None
        if not self.city:
            return words.event(self.end)
        return words.say(
            f"scene-report-{self.end.key}",
            city=self.city,
            place=self.place or NOWHERE,
            people=self.peoples[ATTACKER],
            other_people=self.peoples[DEFENDER] or NOBODY,
        )

    def _title(self, words: Words) -> str:
        if self.city:
            return words.say("scene-siege", city=self.city)
        return words.say("scene-battle", place=self.place) if self.place else words.say("scene-battle-here")

    def _fate(self, i: int, words: Words) -> Fate:
        people = self.peoples[i]
        found = Fate(words.value("people", people), people, i == ATTACKER, i == self.winner)
        found.notes = [words.say(f"scene-report-{key}") for key in self.notes[i]]
        if self.counted or self.lost[i]:
            found.notes.insert(0, words.say("scene-report-losses", lost=self.lost[i], back=self.back[i]))
        return found


def reports(events: list[Event], since: int, words: Words) -> list[Report]:
    found: list[_Fight] = []
    for n, event in enumerate(events):
        begun = _begun(n, event)
        if begun is not None:
            _take_over(begun, found)
            found.append(begun)
        elif "side" in event.args and (not found or _over(found[-1], n, events)):
            found.append(_Fight(n))
        if found:
            found[-1].read(n, event)
    return ended(found, since, words)


def _begun(n: int, event: Event) -> _Fight | None:
    """The fight that begins with this event; a lone one of a scenario begins when a side first acts."""
    if event.key not in (CLASH, *FLEETS, *SIEGES):
        return None
    args = {name: str(value) for name, value in event.args.items()}
    place, people = args.get("place", ""), args.get("people", "")
    if event.key in FLEETS:
        found = _Fight(n, place)
        found.fleets = [people, args["enemy_people"]]
        return found
    city = args["city"] if event.key in SIEGES else ""
    return _Fight(n, place, city, (people, args.get("other_people", "")))


def _take_over(siege: _Fight, found: list[_Fight]) -> None:
    """An assault is paid for before the siege roll: what it cost belongs to the siege."""
    last = found[-1] if found else None
    if last is None or last.end is not None or last.city or not siege.city:
        return
    if last.peoples == [siege.peoples[ATTACKER], ""]:
        siege.first, siege.lost = last.first, last.lost
        found.pop()


def _over(fight: _Fight, n: int, events: list[Event]) -> bool:
    """A side acts, but the last fight is decided: unless it does what the decided do, another one goes on."""
    key = events[n].key
    if n and events[n - 1].key == LIMES_ROLL and key in ("eliminated", "damaged"):
        return False
    acts = key not in ("recovered", "repaired", *OF_A_SIDE, *FOLLOWS)
    return (fight.end is not None or fight.resisted) and acts and n > fight.last
