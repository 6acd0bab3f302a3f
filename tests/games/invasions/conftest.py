"""Fights with scripted dice and scripted choices, as the rulebook's examples tell them."""

from collections.abc import Callable

import pytest

from aevum.engine import Ask, Event, Refusal, Table
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, WHITE
from aevum.games.invasions.rules.fight import Side
from aevum.games.invasions.rules.troops import spell


def white(faces: str) -> list[int]:
    """Scripted white dice: `white("w r - wr")`."""
    return [FACE_NAMES[WHITE].index(face) for face in faces.split()]


def black(faces: str) -> list[int]:
    return [FACE_NAMES[BLACK].index(face) for face in faces.split()]


class ScriptedFight:
    """A table of one fight whose dice fall as told."""

    def __init__(self, battle: str, dice: list[int], swaps: bool = False, **options: str) -> None:
        """`swaps`: leave the question how many swaps to take open; else all are taken, as nearly always."""
        self.table = Table(GAME, "free", {"battle": battle, **options}, seed=1, script=dice)
        self.swaps = swaps

    @property
    def attacker(self) -> Side:
        return self.table.state.fight.sides[0]

    @property
    def defender(self) -> Side:
        return self.table.state.fight.sides[1]

    def ask(self) -> Ask:
        """The one open question."""
        (ask,) = self.table.asks()
        while ask.key == "swaps" and not self.swaps:
            self.table.choose(self.table.seats[ask.seat], ask.options[0])
            (ask,) = self.table.asks()
        return ask

    def asked(self) -> tuple[str, str]:
        """Seat and key of the open question."""
        ask = self.ask()
        return self.table.seats[ask.seat], ask.key

    def offered(self) -> list[str]:
        return [option.id for option in self.ask().options]

    def do(self, *choices: str) -> "ScriptedFight":
        """Answer the open questions in turn, whoever is asked."""
        for choice in choices:
            self.table.choose(self.table.seats[self.ask().seat], choice)
        return self

    def why_not(self, seat: str, wish: str) -> Refusal | None:
        self.ask()
        return self.table.why_not(seat, wish)

    def events(self, key: str) -> list[Event]:
        """Events of a key, without the name of the people, which is that of the side all along."""
        return [
            Event(e.key, {n: v for n, v in e.args.items() if n != "people"}, e.rule, e.to, e.roll)
            for e in self.table.log
            if e.key == key
        ]

    def modifiers(self, key: str, side: str) -> list[tuple[int, str]]:
        """Value and rule of each modifier of the last event of this key about this side."""
        found = [event for event in self.events(key) if event.args.get("side") == side]
        roll = found[-1].roll
        assert roll is not None
        return [(item.value, item.rule) for item in roll.modifiers]


def stack(codes: list[int]) -> list[str]:
    """A stack in words, sorted: `['rome.legion', 'rome.legion~']`."""
    return sorted(spell(code).split(".", 1)[1].split("@")[0] for code in codes)


@pytest.fixture
def fight() -> Callable[..., ScriptedFight]:
    return ScriptedFight


@pytest.fixture
def dice() -> tuple[Callable[[str], list[int]], Callable[[str], list[int]]]:
    """`white, black = dice`"""
    return white, black


@pytest.fixture
def stack_of() -> Callable[[list[int]], list[str]]:
    return stack
