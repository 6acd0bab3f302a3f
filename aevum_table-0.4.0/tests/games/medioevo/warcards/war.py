"""Battles in which only those who hold cards or technologies are asked for more than the usual."""

from collections.abc import Callable
from typing import Any

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.moments import Threatened, announce
from aevum.games.medioevo.rules.uses.threats import Threat
from aevum.games.medioevo.rules.words import PIECE_NAMES
from tests.games.medioevo.battle.forces import force

Match = Any
"""The fixture's scripted match."""
Maker = Callable[..., Match]

BLUE = "byzantium"
"""First in turn order, so that nothing is taken off the attack value."""
YELLOW = "mamluks"
"""Second of four: 1 less on every attack value."""
OTHER = "hungary"
"""Looks on."""
HORDE = "barbarians"
PLACE = "BUL"
USUAL = {
    "battle-intent": "fight",
    "battle-dice": "let-lie",
    "give-up": "keep-all",
    "captains": "captains-done",
}


def war(
    match: Maker, blue: str, yellow: str, dice: list[int], enemy: str = YELLOW, place: str = PLACE
) -> Match:
    """`war(match, "2 LI", "AR", [4, 6, 8, 1, 1, 1])`: not begun yet."""
    m = match(dice)
    m.active(BLUE)
    for owner, units in ((BLUE, blue), (enemy, yellow)):
        for piece, count in enumerate(force(units)):
            if count:
                m.put(place, owner, PIECE_NAMES[piece], count)
    return m


def fight(m: Match, enemy: str = YELLOW, place: str = PLACE) -> Match:
    """Blue attacks."""
    return m.begin(Battle(m.area(place), m.seat(BLUE), m.seat(enemy)))


def go(m: Match, *until: str) -> Match:
    """Fight on in the usual way until one of these questions is put, or the battle is over."""
    while not m.done() and m.ask().key not in until:
        key = m.ask().key
        m.do(USUAL.get(key) or ("pass" if "pass" in m.offered() else m.offered()[0]))
    return m


def to_round(m: Match, number: int, until: str = "battle-intent") -> Match:
    """On to the first time that a question is put in this round."""
    while running(m.s).round < number:
        go(m, until)
        if running(m.s).round < number:
            m.do(USUAL[until])
    return go(m, until)


def dice(m: Match, key: str) -> list[list[int]]:
    """What was thrown in all rolls of an event."""
    return [event.roll.dice for event in m.events(key)]


def values(m: Match) -> list[int]:
    """The attack values told so far, the attacker's first in each round."""
    return [event.args["attack"] for event in m.events("attack-value")]


class Danger(Threat):
    """Somebody is about to be attacked: asks who would answer."""

    steps = ("announce", "end")

    def run(self, s: MedioevoState) -> None:
        if self.step == "announce":
            self.next(s)
            announce(s, Threatened(s.from_active()))
        else:
            s.pop()


def danger(m: Match, place: str, victim: str) -> Frame[MedioevoState]:
    return Danger(m.area(place), m.seat(victim))
