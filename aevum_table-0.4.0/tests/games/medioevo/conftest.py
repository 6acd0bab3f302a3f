"""A match with scripted dice, on a board that tests lay out as they need it."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Ask, Event, Option, Refusal, Table
from aevum.engine.state import Frame
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.buildings import BUILDINGS, SORTS
from aevum.games.medioevo.rules.horde.muster import SUPPLY
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.start import FLORINS, HONOUR
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, KINGDOMS, PACKAGE
from aevum.games.medioevo.rules.technologies import BRANCH, LEVEL, technology
from aevum.games.medioevo.rules.things import place_item, set_cargo
from aevum.games.medioevo.rules.transports import ENGINES, TRANSPORTS
from aevum.games.medioevo.rules.words import COLOURS, PIECE_NAMES
from aevum.kit.tables import rows
from tests.games.medioevo.soundness import Watch
from tests.games.saying import Listener

_SORT_AND_LEVEL = {
    row["building"]: (SORTS.index(row["kind"]), int(row["level"])) for row in rows(PACKAGE, "buildings")
}
assert set(_SORT_AND_LEVEL) == set(BUILDINGS)


class ScriptedMatch:
    """Stands in turn 1 on an empty board: 1600 florins and 10 honour points each, no cards, nobody at war.

    The seats are called by their kingdoms; the turn order is the order in which they are named.
    """

    def __init__(
        self,
        dice: list[int] | None = None,
        kingdoms: str = "byzantium,mamluks,golden-horde,hungary",
        scenario: str = "short",
        **options: object,
    ) -> None:
        state = GAME.setup(scenario, {"agreed": kingdoms, **options}, 1, GAME.pack())
        assert isinstance(state, MedioevoState)
        self.s = state
        self.log: list[Event] = []
        state.log = self.log
        self.listener = Listener("medioevo", state.seats)
        state.turn = 1
        state.phase = 5
        state.frames = []
        state.money = [FLORINS] * 6
        state.honour = [HONOUR] * 6
        state.supply = list(SUPPLY)
        state.token_supply = [8] * len(BRANCHES)
        state.blood_left = 18
        state.deck = list(range(len(state.holder)))
        state.circle = [4, 6, 8]
        state.script = list(dice or [])

    # Laying out the board

    def seat(self, name: str) -> int:
        return BARBARIANS if name == "barbarians" else self.s.seats.index(name)

    @staticmethod
    def area(name: str) -> int:
        return LAND.number(name)

    def put(self, place: str, owner: str, unit: str, count: int = 1) -> "ScriptedMatch":
        """`put("ROM", "byzantium", "archer", 2)`, captains as `captain-1`; units come from the reserve."""
        self.s.add(self.area(place), self.seat(owner), PIECE_NAMES.index(unit), count)
        return self

    def item(self, place: str, owner: str, item: str, level: int = 1, **cubes: int) -> int:
        """A transport or `siege-engine` (or catapult ...) with cubes by good; its slot."""
        if item in ENGINES:
            item, level = "siege-engine", ENGINES.index(item) + 1
        kind = ENGINE if item == "siege-engine" else TRANSPORTS.index(item)
        slot = place_item(self.s, self.seat(owner), kind, level, self.area(place))
        set_cargo(self.s, slot, [cubes.get(good, 0) for good in GOODS])
        return slot

    def build(self, place: str, owner: str, *buildings: str) -> "ScriptedMatch":
        at = self.area(place)
        self.s.builder[at] = self.seat(owner)
        for building in buildings:
            sort, level = _SORT_AND_LEVEL[building]
            self.s.buildings[at * len(SORTS) + sort] = level
        return self

    def mark(self, place: str, owner: str) -> "ScriptedMatch":
        """A control marker."""
        self.s.mark(self.area(place), self.seat(owner))
        return self

    def market(self, place: str, *goods: str) -> "ScriptedMatch":
        self.s.market[self.area(place)] = sum(1 << GOODS.index(good) for good in goods)
        return self

    def give(self, owner: str, *cards: int) -> "ScriptedMatch":
        """Empire cards by their printed numbers; the owner knows their backs."""
        for number in cards:
            assert self.s.holder[number - 1] == DECK
            self.s.holder[number - 1] = self.seat(owner)
            self.s.seen[number - 1] |= 1 << self.seat(owner)
            self.s.deck.remove(number - 1)
        return self

    def learn(self, owner: str, *technologies: str) -> "ScriptedMatch":
        """With all lower ones of their branches."""
        for name in technologies:
            number = technology(name)
            at = self.seat(owner) * len(BRANCHES) + BRANCH[number]
            self.s.levels[at] = max(self.s.levels[at], LEVEL[number])
        return self

    def token(self, owner: str, colour: str, count: int = 1) -> "ScriptedMatch":
        self.s.tokens[self.seat(owner) * len(BRANCHES) + COLOURS.index(colour)] += count
        return self

    def points(self, owner: str, colour: str, count: int = 1) -> "ScriptedMatch":
        """Technology points in the store of this phase."""
        self.s.store[self.seat(owner) * len(BRANCHES) + COLOURS.index(colour)] += count
        return self

    def money(self, owner: str, florins: int) -> "ScriptedMatch":
        self.s.money[self.seat(owner)] = florins
        return self

    def war(self, aggressor: str, victim: str, turn: int = 1) -> "ScriptedMatch":
        """Declared in this turn; by the usual rules it may be fought from the next one."""
        self.s.war[self.seat(aggressor) * len(KINGDOMS) + self.seat(victim)] = turn
        return self

    def turn(self, turn: int, phase: int = 5) -> "ScriptedMatch":
        self.s.turn, self.s.phase = turn, phase
        return self

    def active(self, owner: str) -> "ScriptedMatch":
        self.s.active = self.seat(owner)
        return self

    def hush(self) -> "ScriptedMatch":
        """Standing orders to pass every moment, for everybody."""
        self.s.orders = [f"{seat}:{trigger}" for seat in self.s.seats for trigger in GAME.triggers()]
        return self

    # Looking

    def at(self, place: str, owner: str) -> dict[str, int]:
        """The units of an owner there: `{"archer": 2}`."""
        force = self.s.force(self.area(place), self.seat(owner))
        return {PIECE_NAMES[piece]: force[piece] for piece in range(FORCE) if force[piece]}

    def lord(self, place: str) -> str:
        """Who controls a territory; empty for nobody."""
        seat = self.s.lord[self.area(place)]
        return self.s.seats[seat] if seat >= 0 else ""

    def honour(self, owner: str) -> int:
        """Above or below the 10 of the start."""
        return self.s.honour[self.seat(owner)] - HONOUR

    def florins(self, owner: str) -> int:
        return self.s.money[self.seat(owner)]

    def ask(self) -> Ask:
        """The one open question."""
        (ask,) = GAME.asks(self.s)
        return ask

    def asked(self) -> tuple[str, str]:
        """Seat and key of the open question."""
        ask = self.ask()
        return self.s.seats[ask.seat], ask.key

    def offered(self) -> list[str]:
        return [option.id for option in self.ask().options]

    def done(self) -> bool:
        """Whether what `begin` began is over."""
        return isinstance(self.s.frames[-1], Rest)

    def events(self, key: str) -> list[Event]:
        return [event for event in self.log if event.key == key]

    def told(self, key: str) -> tuple[str, dict[str, object]]:
        """Rule and words of the last event of this key."""
        event = self.events(key)[-1]
        return event.rule, event.args

    def modifiers(self, key: str) -> list[tuple[int, str]]:
        """Value and rule of each modifier of the last event of this key."""
        roll = self.events(key)[-1].roll
        assert roll is not None
        return [(item.value, item.rule) for item in roll.modifiers]

    def why_not(self, wish: str) -> Refusal | None:
        """Of the seat that is asked."""
        return GAME.why_not(self.s, self.ask().seat, wish)

    # Playing

    def begin(self, frame: Frame[Any]) -> "ScriptedMatch":
        """Let a procedure begin at once; when it is over the match rests, and `done()` says so."""
        watch = Watch(self.s, self.log)
        self.s.frames = [Rest(), frame]
        self.s.asks = []
        GAME.advance(self.s)
        watch.look(self.s, self.log)
        self.listener.listen(self.log, self.s.asks)
        return self

    def do(self, *choices: str) -> "ScriptedMatch":
        """Answer the open questions in turn, whoever is asked; the state stays sound all along."""
        for choice in choices:
            watch = Watch(self.s, self.log)
            GAME.choose(self.s, self.ask().seat, choice)
            GAME.check(self.s)
            watch.look(self.s, self.log)
            self.listener.listen(self.log, self.s.asks)
        return self

    def initiate(self, owner: str, choice: str) -> "ScriptedMatch":
        """Something unasked."""
        watch = Watch(self.s, self.log)
        GAME.choose(self.s, self.seat(owner), choice)
        GAME.check(self.s)
        watch.look(self.s, self.log)
        self.listener.listen(self.log, self.s.asks)
        return self


class Rest(Frame[MedioevoState]):
    """What lies below a procedure under test: it asks the first seat whether to rest, for ever."""

    def run(self, s: MedioevoState) -> None:
        s.ask(0, "rest", guarded=True)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("rest")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        raise AssertionError("the procedure under test is over")


@pytest.fixture
def match() -> Callable[..., ScriptedMatch]:
    return ScriptedMatch


@pytest.fixture
def table() -> Callable[..., Table]:
    """A whole match from its set-up on: `table("short", {"players": 3}, seed=1)`."""

    def make(scenario: str = "short", options: dict[str, object] | None = None, seed: int = 1) -> Table:
        return Table(GAME, scenario, options or {}, seed=seed)

    return make
