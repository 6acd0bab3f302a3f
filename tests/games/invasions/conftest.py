"""Fights with scripted dice and scripted choices, as the rulebook's examples tell them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, cast

import pytest

from aevum.engine import Ask, Event, Refusal, Table
from aevum.engine.state import Frame
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, WHITE
from aevum.games.invasions.rules.fight import Side
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.realm.realm import Realm
from aevum.games.invasions.rules.setup.realm import new_realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, spell
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import World
from tests.games.invasions.rolls import Ear
from tests.games.invasions.soundness import Watch, hold, is_sound

if TYPE_CHECKING:

    class InvasionsTable(Table):
        """A table of which the types know that its game is this one."""

        state: InvasionsState


def table_of(table: Table) -> "InvasionsTable":
    assert isinstance(table.state, InvasionsState)
    return cast("InvasionsTable", table)


def white(faces: str) -> list[int]:
    """Scripted white dice: `white("w r - wr")`."""
    return [FACE_NAMES[WHITE].index(face) for face in faces.split()]


def black(faces: str) -> list[int]:
    return [FACE_NAMES[BLACK].index(face) for face in faces.split()]


class ScriptedFight:
    """A table of one fight whose dice fall as told."""

    def __init__(self, battle: str, dice: list[int], swaps: bool = False, **options: str) -> None:
        """`swaps`: leave the question how many swaps to take open; else all are taken, as nearly always."""
        self.table = table_of(Table(GAME, "free", {"battle": battle, **options}, seed=1, script=dice))
        self.swaps = swaps
        self.listener = Ear("invasions", self.table.seats)

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

    def do(self, *choices: str) -> Self:
        """Answer the open questions in turn, whoever is asked."""
        for choice in choices:
            seat, sound = self.ask().seat, is_sound(self.table.state)
            self.table.choose(self.table.seats[seat], choice)
            if sound:
                hold(self.table.state)
            self.listener.listen(self.table.log, self.table.state.asks)
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

    def told(self, key: str) -> list[str]:
        """The rules by which events of a key were told."""
        return [event.rule for event in self.events(key)]

    def modifiers(self, key: str, side: str) -> list[tuple[int, str]]:
        """Value and rule of each modifier of the last event of this key about this side."""
        found = [event for event in self.events(key) if event.args.get("side") == side]
        roll = found[-1].roll
        assert roll is not None
        return [(item.value, item.rule) for item in roll.modifiers]


def stack(codes: list[int]) -> list[str]:
    """A stack in words, sorted: `['rome.legion', 'rome.legion~']`."""
    return sorted(spell(code).split(".", 1)[1].split("@")[0] for code in codes)


MakeFight = Callable[..., ScriptedFight]
Dice = tuple[Callable[[str], list[int]], Callable[[str], list[int]]]
Throws = Callable[..., list[int]]
StackOf = Callable[[list[int]], list[str]]


@pytest.fixture
def fight() -> MakeFight:
    return ScriptedFight


@pytest.fixture
def dice() -> Dice:
    """`white, black = dice`"""
    return white, black


@pytest.fixture
def stack_of() -> StackOf:
    return stack


QUIET = {"defiance": "peace", "foedus": "keep-foedus", "raid-or-march": "march-out", "rebellion": "obey"}


class ScriptedMap:
    """A match on the map from a set-up in TOML, whose dice fall as told."""

    def __init__(self, text: str, dice: list[int] | None = None, realm: bool = False, **options: str) -> None:
        """`realm`: with cards, religions and promises, as a whole match has them; nothing is dealt."""
        table = Table(GAME, "free-map", {"map": text, **options}, seed=1, script=dice or [])
        self.table = table_of(table)
        self.listener = Ear("invasions", self.table.seats)
        if realm:
            self.table.state.realm_now = new_realm(self.table.state)

    @property
    def state(self) -> InvasionsState:
        state = self.table.state
        assert isinstance(state, InvasionsState)
        return state

    @property
    def world(self) -> World:
        return self.state.world

    @property
    def realm(self) -> Realm:
        return self.state.realm

    def nation(self, name: str) -> int:
        return NATIONS.index(name)

    def place(self, name: str) -> int:
        number = self.world.land.number(name)
        assert number >= 0, name
        return number

    def at(self, place: str) -> list[str]:
        """The units in a place, sorted: `['rome.legion', 'rome.legion~']`."""
        codes = [self.world.code[unit] for unit in units_at(self.world, self.place(place))]
        return sorted(spell(code).split(".", 1)[1].split("#")[0] for code in codes)

    def leader(self, name: str) -> str:
        """Where a leader is; empty when he is not on the map."""
        place = self.world.leader_place[LEADERS.index(name)]
        return self.world.land.names[place] if place >= 0 else ""

    def owner(self, place: str) -> str:
        """Who controls a province; empty for nobody."""
        owner = self.world.owner[self.place(place)]
        return NATIONS[owner] if owner >= 0 else ""

    def holder(self, area: str) -> str:
        owner = self.world.area_owner[self.world.land.areas.index(area)]
        return NATIONS[owner] if owner >= 0 else ""

    def ask(self) -> Ask:
        """The one open question."""
        (ask,) = self.table.asks()
        return ask

    def asked(self) -> tuple[str, str]:
        """Seat and key of the open question."""
        ask = self.ask()
        return self.table.seats[ask.seat], ask.key

    def offered(self) -> list[str]:
        return [option.id for option in self.ask().options]

    def do(self, *choices: str) -> Self:
        """Answer the open questions in turn, whoever is asked; the map stays sound all along."""
        for choice in choices:
            watch = Watch(self.table.state)
            self.table.choose(self.table.seats[self.ask().seat], choice)
            watch.look(self.table.state)
            self.listener.listen(self.table.log, self.table.state.asks)
        return self

    def begin(self, frame: Frame[Any]) -> Self:
        """Let a procedure begin at once, in the middle of whatever goes on; a sound map stays sound."""
        sound, watch = is_sound(self.table.state), Watch(self.table.state)
        self.table.state.push(frame)
        GAME.advance(self.table.state)
        if sound:
            watch.look(self.table.state)
        self.listener.listen(self.table.log, self.table.state.asks)
        return self

    def to_stacks(self) -> Self:
        """Through the start of an activation in peace, until somebody moves stacks."""
        while self.ask().key in QUIET:
            self.do(QUIET[self.ask().key])
        return self

    def why_not(self, wish: str) -> Refusal | None:
        """Of the seat that is asked."""
        return self.table.why_not(self.table.seats[self.ask().seat], wish)

    def refusal(self, wish: str) -> Refusal:
        """Why not, where there must be a reason."""
        refusal = self.why_not(wish)
        assert refusal is not None, wish
        return refusal

    def events(self, key: str) -> list[Event]:
        return [event for event in self.table.log if event.key == key]

    def told(self, key: str) -> list[str]:
        """The rules by which events of a key were told."""
        return [event.rule for event in self.events(key)]

    def modifiers(self, key: str) -> list[tuple[int, str]]:
        """Value and rule of each modifier of the last event of this key."""
        roll = self.events(key)[-1].roll
        assert roll is not None
        return [(item.value, item.rule) for item in roll.modifiers]


OnMap = Callable[..., ScriptedMap]


@pytest.fixture
def on_map() -> OnMap:
    return ScriptedMap
