"""The state of a match, and the frames that run in it."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aevum.engine import chance
from aevum.engine.ask import Ask, Option
from aevum.engine.codec import clone, same_kind
from aevum.engine.event import ALL, Event, Modifier, Roll
from aevum.engine.fields import Names, fields_of
from aevum.engine.outcome import Outcome
from aevum.engine.refusal import BadData, EngineFault, Refusal

S = TypeVar("S", bound="State")

PLAIN: Final = not hasattr(Ask, "__mypyc_attrs__")
"""Not compiled: a compiled class initializes in `__new__` as well."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One running procedure of the rulebook.

    A subclass names its `steps` in the rulebook's order and can be made without arguments. Its game knows it
    by its name, which no other frame of the game may have, and finds it where it is defined. What its
    `__init__` sets (ints, texts, flags and lists of them) are its fields. `run` performs the step it stands
    at: it computes, opens an ask, pushes another frame, or goes on with `next`; the frame ends after its
    last step.
    """

    steps: ClassVar[tuple[str, ...]] = ("start",)
    fields: ClassVar[Names] = Names()
    """What it keeps beside its step."""
    kept_apart: ClassVar[tuple[str, ...]] = ()
    """What `__init__` sets beside the fields; it is neither saved nor copied."""
    abstract: ClassVar[bool] = False
    """Whether it is only there for others to build on, never pushed. It says so of itself, not of them."""

    def __init__(self) -> None:
        self.step = self.steps[0]

    def run(self, s: S) -> None:
        """Perform the current step."""
        raise NotImplementedError

    def candidates(self, s: S, ask: Ask) -> list[Option]:
        """Everything a player might think of answering, legal or not."""
        raise NotImplementedError

    def check(self, s: S, ask: Ask, option: Option) -> Refusal | None:
        """Why this candidate is not legal now; None when it is."""
        return None

    def options(self, s: S, ask: Ask) -> list[Option]:
        """The legal answers: the candidates without a refusal."""
        return [o for o in self.candidates(s, ask) if self.check(s, ask, o) is None]

    def answer(self, s: S, ask: Ask, option: Option) -> None:
        """Carry out one answer."""
        raise NotImplementedError

    def answers(self, s: S, asks: list[Ask]) -> None:
        """Carry out sealed answers, all in; each is in its ask."""
        raise NotImplementedError

    def why_not(self, s: S, ask: Ask, wish: str) -> Refusal | None:
        """The refusal of a candidate that is not offered; None when it is no candidate at all."""
        for option in self.candidates(s, ask):
            if option.id == wish:
                return self.check(s, ask, option)
        return None

    def next(self, s: S) -> None:
        """Go to the step after this one, or end the frame after the last."""
        steps = self.steps
        at = steps.index(self.step) + 1
        if at < len(steps):
            self.step = steps[at]
        else:
            s.pop()

    def copy(self) -> "Frame[S]":
        """Another frame at the same step, with lists of its own."""
        new: Frame[S] = type(self)()
        new.step = self.step
        fields = fields_of(type(self))
        for name in fields.single:
            setattr(new, name, getattr(self, name))
        for name in fields.lists:
            setattr(new, name, clone(getattr(self, name)))
        return new

    def to_json(self) -> dict[str, object]:
        """Its name, its step and its fields, as a save has them."""
        data: dict[str, object] = {"frame": type(self).__name__, "step": self.step}
        for name in fields_of(type(self)).names:
            data[name] = clone(getattr(self, name))
        return data

    def take_over(self, data: dict[str, object]) -> None:
        """As `read`, but from a view that was just made: unchecked, and the lists are taken over."""
        self.step = str(data["step"])
        for name in fields_of(type(self)).names:
            setattr(self, name, data[name])

    def read(self, data: dict[str, object], where: str) -> None:
        """Take the step and the fields of a save; BadData says what is missing or of another kind."""
        step = data.get("step")
        if not isinstance(step, str) or step not in self.steps:
            raise BadData(f"{where}.step: {step!r} is no step of {type(self).__name__}")
        self.step = step
        for name in fields_of(type(self)).names:
            if name not in data:
                raise BadData(f"{where}: the field '{name}' is missing")
            setattr(self, name, same_kind(data[name], getattr(self, name), f"{where}.{name}"))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a match but its story: the log stands beside it and is not copied.

    A game subclasses it and sets its own fields in `__init__`, as a frame does. It overrides `copy_own` where
    speed matters, and `own_json`/`read_own` where it holds more than ints, texts, flags and lists of them.
    """

    fields: ClassVar[Names] = Names()
    """What the game's own class keeps."""
    kept_apart: ClassVar[tuple[str, ...]] = ()
    """What a subclass's `__init__` sets beside its fields: it follows from them, or the subclass keeps it."""
    copies_all: ClassVar[bool] = False
    """Whether `copy_own` sets whatever `__init__` does, so that a copy can do without that."""

    def __init__(self) -> None:
        self.seats: list[str] = []
        self.seed = 0
        self.drawn = 0
        self.script: list[int] = []
        """Dice that fall before chance is asked: for tests and for the rulebook's examples."""
        self.revealed = 0
        """Counts disclosures of hidden information; undo stops at them as it stops at dice."""
        self.asked = 0
        self.frames: list[Frame[Any]] = []
        self.asks: list[Ask] = []
        self.orders: list[str] = []
        self.outcome: Outcome | None = None
        self.result = 0
        """What the frame that ended last reported to the one below it."""
        self.log: list[Event] | None = None

    # Flow

    def push(self, frame: "Frame[Any]") -> None:
        """Begin a procedure; the one below goes on when it has ended."""
        self.frames.append(frame)

    def pop(self, result: int = 0) -> None:
        """End the top frame. Asks of the frame below, put before an initiative came between, open again."""
        self.frames.pop()
        self.result = result
        if self.asks:
            self.asks = [ask for ask in self.asks if ask.depth < len(self.frames)]

    def running(self) -> list["Frame[Any]"]:
        """The procedures under way, the one that runs now first."""
        return self.frames[::-1]

    def ask(
        self,
        seat: int,
        key: str,
        rule: str = "",
        args: dict[str, object] | None = None,
        sealed: bool = False,
        guarded: bool = False,
    ) -> None:
        """Put a question of the top frame to a seat; a seat has one question of a frame at a time."""
        for other in self.live() if self.asks else []:
            if other.seat == seat:
                raise EngineFault(f"seat {seat} is asked '{key}' while '{other.key}' is open")
            if other.sealed != sealed:
                raise EngineFault(f"'{key}' and '{other.key}' are open together, but only one is sealed")
        self.asked += 1
        ask = Ask(seat, key, self.asked, len(self.frames) - 1, args, rule, sealed, guarded)
        ask.options = self.frames[-1].options(self, ask)
        if not ask.options:
            raise EngineFault(f"a dead end: the ask '{key}' offers nothing to seat {seat}")
        self.asks.append(ask)

    def refresh(self, ask: Ask) -> None:
        """Generate an ask's options anew; it is another question when they changed."""
        options = self.frames[ask.depth].options(self, ask)
        if not options and ask.depth == len(self.frames) - 1:
            raise EngineFault(f"a dead end: the ask '{ask.key}' offers seat {ask.seat} nothing any more")
        if [o.id for o in options] != [o.id for o in ask.options]:
            self.asked += 1
            ask.version = self.asked
            ask.answer = None
        ask.options = options

    def refresh_live(self, since: int) -> None:
        """Refresh the open asks that are not newer than version `since`."""
        for ask in self.live() if self.outcome is None else []:
            if ask.version <= since:
                self.refresh(ask)

    def live(self) -> list[Ask]:
        """The open asks: those of the top frame."""
        depth = len(self.frames) - 1
        return [ask for ask in self.asks if ask.depth == depth]

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat."""
        depth = len(self.frames) - 1
        for ask in self.asks:
            if ask.seat == seat and ask.depth == depth:
                return ask
        return None

    # Chance and story

    def roll(
        self,
        key: str,
        sides: int,
        count: int,
        rule: str = "",
        modifiers: list[Modifier] | None = None,
        args: dict[str, object] | None = None,
        to: int = ALL,
        names: list[str] | None = None,
    ) -> list[int]:
        """Draw `count` numbers from 1 to `sides`. Nothing else draws, so every draw is an event.

        `names[n]` is what the die shows when it falls on n; the event then tells the `faces` as well.
        """
        if sides < 1 or count < 0:
            raise EngineFault(f"'{key}' cannot roll {count} dice of {sides} sides")
        dice = self._scripted(sides, count) if self.script and count else []
        if not dice:
            dice = chance.draw(self.seed, self.drawn, sides, count)
        self.drawn += 1
        if self.log is not None:
            roll = Roll(sides, list(dice), list(modifiers) if modifiers is not None else [])
            told = dict(args) if args is not None else {}
            if names is not None:
                told["faces"] = [names[die] for die in dice]
            self.log.append(Event(key, told, rule, to, roll))
        return dice

    def _scripted(self, sides: int, count: int) -> list[int]:
        if len(self.script) < count:
            raise EngineFault(f"the scripted dice ran out: {count} wanted, {self.script} left")
        dice = self.script[:count]
        if min(dice) < 1 or max(dice) > sides:
            raise EngineFault(f"scripted dice {dice} do not fit a die of {sides} sides")
        self.script = self.script[count:]
        return dice

    def tell(
        self,
        key: str,
        args: dict[str, object] | None = None,
        rule: str = "",
        to: int = ALL,
        modifiers: list[Modifier] | None = None,
    ) -> None:
        """Log an event without dice; `modifiers` itemise a figure it tells."""
        if self.log is not None:
            roll = Roll(0, [], modifiers) if modifiers is not None else None
            self.log.append(Event(key, args if args is not None else {}, rule, to, roll))

    # Copies and JSON

    def copy(self) -> "State":
        """The same moment, to play on from; without its story."""
        kind = type(self)
        new: State = kind.__new__(kind) if PLAIN and self.copies_all else kind()
        new.log = None
        new.seats = self.seats
        new.seed = self.seed
        new.drawn = self.drawn
        new.script = self.script
        new.revealed = self.revealed
        new.asked = self.asked
        new.frames = [frame.copy() for frame in self.frames]
        new.asks = [ask.copy() for ask in self.asks]
        new.orders = self.orders
        new.outcome = self.outcome
        new.result = self.result
        self.copy_own(new)
        return new

    def copy_own(self, new: "State") -> None:
        """Set the game's own fields in a new copy."""
        for name in fields_of(type(self)).names:
            setattr(new, name, clone(getattr(self, name)))

    def own_json(self) -> dict[str, object]:
        """The game's own fields, as a save has them."""
        return {name: clone(getattr(self, name)) for name in fields_of(type(self)).names}

    def take_own(self, data: dict[str, object]) -> None:
        """As `read_own`, but from a view that was just made: unchecked, and the lists are taken over."""
        for name in fields_of(type(self)).names:
            setattr(self, name, data[name])

    def read_own(self, data: dict[str, object], where: str) -> None:
        """Take them from a save; BadData says what is missing or of another kind."""
        for name in fields_of(type(self)).names:
            if name not in data:
                raise BadData(f"{where}: the field '{name}' is missing")
            setattr(self, name, same_kind(data[name], getattr(self, name), f"{where}.{name}"))
