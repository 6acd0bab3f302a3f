"""A match with scripted dice, on a board that tests lay out as they need it."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Ask, Event, Refusal, Table
from aevum.engine.state import Frame
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.counters import (
    CHARLEMAGNE,
    HOME,
    KIND,
    KINDS,
    LEADERS,
    PIECES,
    UNITS,
    alike,
)
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import (
    CUP,
    IN_PLAY,
    LEADER,
    MARKER,
    NAMES,
    kind,
    leader_of,
    marker_of,
)
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.tables import FAITHS, SEATS, SIDES
from tests.games.saying import Listener

QUIET = 25
"""A seed whose first event changes nothing on the map."""


class ScriptedMatch:
    """Stands before the first event of the first turn; hands are empty, and nothing has been rolled."""

    def __init__(self, dice: list[int] | None = None, scenario: str = "771") -> None:
        self.table = Table(GAME, scenario, {}, seed=QUIET)
        s = self.s
        s.frames = s.frames[:1]
        s.asks = []
        s.orders = []
        s.turn = 1
        for leader in range(CHARLEMAGNE + 1, PIECES):
            s.put(leader, POOL)
            s.lead[leader - UNITS] = -1
        s.holder = [CUP] * len(s.holder)
        s.script = list(dice or [])
        self.table.log.clear()
        self.listener = Listener("charlemagne", self.table.seats)

    @property
    def s(self) -> CharlemagneState:
        state = self.table.state
        assert isinstance(state, CharlemagneState)
        return state

    # Laying out the board

    def clear(self) -> "ScriptedMatch":
        """Every piece off the map, and no markers on it."""
        for piece in range(PIECES):
            self.s.put(piece, POOL)
        self.s.lead = [-1] * len(self.s.lead)
        self.s.burgs, self.s.civilized, self.s.pillaged = [], [], []
        return self

    def hex(self, place: str) -> int:
        """By number (`2117`) or by the name of its burg."""
        found = LAND.graph.number(place)
        return found if found >= 0 else LAND.of_burg(place)

    def put(self, place: str, unit: str, count: int = 1) -> "ScriptedMatch":
        """`put("Pavia", "LOM field-army", 2)`; units come from their pool."""
        home, name = unit.split()
        free = [u for u in alike(region(home), KINDS.index(name)) if self.s.at[u] == POOL]
        assert len(free) >= count, f"only {len(free)} {unit} are left"
        for piece in free[:count]:
            self.s.put(piece, self.hex(place))
        return self

    def leader(self, place: str, seat: str, name: str = "charlemagne") -> "ScriptedMatch":
        """By his name, or by his marker: `leader-1` is Roland or Widukind."""
        marker = name.removeprefix("leader-")
        if marker.isdigit():
            piece = leader_of(MARKER.index(LEADER) + int(marker) - 1, SEATS.index(seat))
        else:
            piece = UNITS + LEADERS.index(name)
        self.s.put(piece, self.hex(place))
        self.s.lead[piece - UNITS] = SEATS.index(seat)
        if piece > UNITS:
            self.s.holder[marker_of(piece)] = IN_PLAY
        return self

    def augustus(self, name: str) -> "ScriptedMatch":
        """A leader on the map bears it."""
        self.s.augustus = UNITS + LEADERS.index(name)
        self.s.holder[MARKER.index(kind("augustus"))] = IN_PLAY
        return self

    def control(self, home: str, side: str) -> "ScriptedMatch":
        self.s.control[region(home)] = SIDES.index(side)
        return self

    def faith(self, home: str, faith: str) -> "ScriptedMatch":
        self.s.faith[region(home)] = FAITHS.index(faith)
        return self

    def give(self, seat: str, *markers: str) -> "ScriptedMatch":
        for name in markers:
            found = [m for m, holder in enumerate(self.s.holder) if MARKER[m] == kind(name) and holder == CUP]
            self.s.holder[found[0]] = SEATS.index(seat)
        return self

    def phasing(self, seat: str) -> "ScriptedMatch":
        self.s.phasing = SEATS.index(seat)
        return self

    def hush(self) -> "ScriptedMatch":
        """Standing orders to pass every window, for both."""
        self.s.orders = [f"{seat}:{trigger}" for seat in SEATS for trigger in GAME.triggers()]
        return self

    # Looking

    def at(self, place: str) -> list[str]:
        """What stands there, sorted: `['AUS field-army', 'charlemagne']`."""
        return sorted(self.name(piece) for piece in self.s.pieces(self.hex(place)))

    @staticmethod
    def name(piece: int) -> str:
        if piece >= UNITS:
            return LEADERS[piece - UNITS]
        return f"{REGIONS[HOME[piece]]} {KINDS[KIND[piece]]}"

    def hand(self, seat: str) -> list[str]:
        wanted = SEATS.index(seat)
        return sorted(NAMES[MARKER[m]] for m, holder in enumerate(self.s.holder) if holder == wanted)

    def controls(self, home: str) -> str:
        return SIDES[self.s.control[region(home)]]

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

    def events(self, key: str) -> list[Event]:
        return [event for event in self.table.log if event.key == key]

    def told(self, key: str) -> list[tuple[dict[str, object], str]]:
        """Arguments and rule of each event of this key."""
        return [(event.args, event.rule) for event in self.events(key)]

    def modifiers(self, key: str) -> list[tuple[int, str]]:
        """Value and rule of each modifier of the last event of this key."""
        roll = self.events(key)[-1].roll
        assert roll is not None
        return [(item.value, item.rule) for item in roll.modifiers]

    def why_not(self, wish: str) -> Refusal | None:
        """Of the seat that is asked."""
        return self.table.why_not(self.table.seats[self.ask().seat], wish)

    # Playing

    def begin(self, frame: Frame[Any]) -> "ScriptedMatch":
        """Let a procedure begin at once; when it is over the match goes on with the first turn."""
        self.s.push(frame)
        GAME.advance(self.s)
        self.listener.listen(self.table.log, self.s.asks)
        return self

    def do(self, *choices: str) -> "ScriptedMatch":
        """Answer the open questions in turn, whoever is asked; the state stays sound all along."""
        for choice in choices:
            self.table.choose(self.table.seats[self.ask().seat], choice)
            GAME.check(self.s)
            self.listener.listen(self.table.log, self.s.asks)
        return self


@pytest.fixture
def match() -> Callable[..., ScriptedMatch]:
    return ScriptedMatch
