"""The contract of a game, and the machinery that every game shares."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from aevum.engine import saving
from aevum.engine.ask import Ask, Option
from aevum.engine.codec import a_dict, a_list, as_dict, fresh
from aevum.engine.form import Form
from aevum.engine.frames import by_name, frames_in, modules_above, modules_in
from aevum.engine.outcome import Outcome
from aevum.engine.refusal import EngineFault, Refusal, Refused
from aevum.engine.run import Run
from aevum.engine.state import Frame, State
from aevum.engine.view import View
from aevum.engine.window import order_id

BASE = "base"
"""What playing without a pack is called."""
HIDDEN_SEED = "0" * 32
TRIED = 1
"""Seeds what is imagined in order to propose runs."""
STEPS_AT_ONCE = 100_000
"""More steps than any rules need between two questions: beyond it they run in a circle."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one title. A game is stateless: it holds no match."""

    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    """Grows when a change of the rules may change a running match."""
    main: ClassVar[str] = ""
    """The scenario that is meant where none is named; empty where one must be."""
    rules: ClassVar[str] = ""
    """The package or module that has its frames; where none is named, the module of the game's class."""

    def __init__(self, frames: list[Callable[[], Frame[Any]]] | None = None) -> None:
        if frames is not None:
            warnings.warn(
                f"{self.name}: frames need not be listed any more; `rules` names the package that has them",
                DeprecationWarning,
                stacklevel=2,
            )
        kinds = self.kinds() if frames is None else [type(make()) for make in frames]
        self.frames = by_name(self.name, kinds)
        """As a save names them."""

    # What a game must give

    def scenarios(self) -> list[str]:
        """Their names."""
        raise NotImplementedError

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        """Who plays a scenario with these options, in the order of the table."""
        raise NotImplementedError

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        """The state before anything happened; `Refused` or `BadData` where the set-up makes no sense."""
        raise NotImplementedError

    def blank(self) -> State:
        """An empty state of the game's own class, to read a saved one into."""
        raise NotImplementedError

    # What a game may give

    def kinds(self) -> list[type[Frame[Any]]]:
        """Its frames: all that its rules define, but for those that are `abstract`."""
        modules = modules_in(self.rules) if self.rules else modules_above(type(self))
        return [kind for module in modules for kind in frames_in(module)]

    def initiatives(self, s: State, seat: int) -> list[Option]:
        """What a seat may do unasked."""
        return []

    def initiate(self, s: State, seat: int, option: Option) -> None:
        """Carry out what a seat does unasked."""
        raise NotImplementedError

    def runs(self, s: State, seat: int) -> list[Run]:
        """Whole decisions that the seat may want to make now, each as the choices that it stands for.

        `s` is imagined from what the seat knows (`propose`), so whatever is found in it betrays nothing, and
        it can be played on: what a run leads to is seen by taking its choices on a copy.
        """
        return []

    def forms(self, s: State, seat: int) -> list[Form]:
        """What is asked again and again until all is said, as sheets to fill in; `s` as for `runs`."""
        return []

    def why_no_run(self, s: State, seat: int, to: str) -> Refusal:
        """Why no run leads to a place, in the same imagined state."""
        return Refusal("run-nowhere", {"place": to})

    def triggers(self) -> list[str]:
        """The windows for which a seat may leave a standing order to pass."""
        return []

    def variants(self, scenario: str) -> list[dict[str, object]]:
        """Sets of options that a test of the game should try, the plain one first."""
        return [{}]

    def hide(self, data: dict[str, object], seat: int) -> None:
        """Take out of a state's data what the seat may not know (the seed is gone already)."""

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        """Put something possible, drawn at random, where `hide` took something out."""

    def pack(self) -> str:
        """The name of the pack whose tables it plays with."""
        return BASE

    def fingerprint(self) -> str:
        """Of the tables it plays with, the pack's among them; empty for a game that has none."""
        return ""

    def modern(self, data: dict[str, object], version: str) -> dict[str, object]:
        """A state's data as an earlier version of the rules wrote it, in the form that `from_json` reads.

        Whoever changes what a state holds says here what the states before had instead.
        """
        return data

    def check(self, s: State) -> None:
        """Raise `EngineFault` where an invariant of the game is broken."""

    # The shared machinery

    def start(self, scenario: str, options: dict[str, object], seed: int, pack: str = "") -> State:
        """The state at the first question of a match."""
        s = self.setup(scenario, options, seed, pack or self.pack())
        self.advance(s)
        return s

    def advance(self, s: State) -> None:
        """Run frames until somebody must choose, or the match ends. Forced asks answer themselves."""
        left = STEPS_AT_ONCE
        while s.outcome is None:
            left -= 1
            if left < 0:
                raise EngineFault(f"the rules go round and round in {type(s.frames[-1]).__name__}")
            asks = s.live() if s.asks else []
            if not asks:
                if not s.frames:
                    raise EngineFault("the match ran out of frames without an outcome")
                since = s.asked
                s.frames[-1].run(s)
                if s.asks:
                    s.refresh_live(since)
                continue
            forced = _forced(asks)
            if forced is None:
                # A save regenerates the options of suspended asks; here they must be as fresh.
                if len(asks) < len(s.asks):
                    for ask in s.asks:
                        if ask.depth < len(s.frames) - 1:
                            s.refresh(ask)
                return
            self._take(s, forced, forced.options[0])
        s.asks = []

    def asks(self, s: State) -> list[Ask]:
        """The open questions."""
        return s.live()

    def choose(self, s: State, seat: int, choice: Option | str, version: int = 0) -> None:
        """Take one offered option; `version` is that of the ask it answers (0: whatever is open).

        Anything else raises `Refused` and changes nothing.
        """
        self.commit(s, seat, choice, version)
        self.advance(s)

    def commit(self, s: State, seat: int, choice: Option | str, version: int = 0) -> None:
        """`choose` without running on; for those who look at the state in between."""
        if s.outcome is not None:
            raise Refused(Refusal("match-over"))
        if not 0 <= seat < len(s.seats):
            raise Refused(Refusal("unknown-seat", {"seat": seat}))
        ask = s.ask_of(seat)
        if ask is not None:
            option = ask.find(choice)
            if option is not None:
                if version and version != ask.version:
                    raise Refused(Refusal("stale", {"version": version, "now": ask.version}))
                self._take(s, ask, option)
                return
        wish = choice if isinstance(choice, str) else choice.id
        for option in self.unasked(s, seat):
            if option.id == wish:
                self._initiate(s, seat, option)
                return
        if ask is not None and version and version != ask.version:
            raise Refused(Refusal("stale", {"version": version, "now": ask.version}))
        raise Refused(self.why_not(s, seat, wish) or Refusal("not-offered", {"choice": wish}))

    def unasked(self, s: State, seat: int) -> list[Option]:
        """All that a seat may do unasked: the game's initiatives and the standing orders."""
        if s.outcome is not None:
            return []
        found = list(self.initiatives(s, seat))
        for trigger in self.triggers():
            standing = order_id(s, seat, trigger) in s.orders
            found.append(Option("order", {"trigger": trigger, "do": "ask" if standing else "pass"}))
        return found

    def why_not(self, s: State, seat: int, wish: str) -> Refusal | None:
        """Why the wish (an option's id) is not open to the seat now; None when it is."""
        ask = s.ask_of(seat)
        if ask is not None and ask.find(wish) is not None:
            return None
        for option in self.unasked(s, seat):
            if option.id == wish:
                return None
        if ask is not None:
            refusal = s.frames[ask.depth].why_not(s, ask, wish)
            if refusal is not None:
                return refusal
            return Refusal("not-offered", {"choice": wish})
        if s.outcome is not None:
            return Refusal("match-over")
        return Refusal("not-asked", {"seat": s.seats[seat]})

    def outcome(self, s: State) -> Outcome | None:
        """How the match ended; None while it is played."""
        return s.outcome

    def to_json(self, s: State) -> dict[str, object]:
        """The state as plain data, whole: for the host."""
        return saving.write(s)

    def from_json(self, data: dict[str, object]) -> State:
        """The state that `to_json` told; BadData says what is wrong with it."""
        return saving.read(self.blank(), self.frames, data)

    def view(self, s: State, seat: int) -> View:
        """What a seat may know, -1 for an onlooker: the data without what `hide` takes out."""
        data = saving.write(s)
        data["seed"] = HIDDEN_SEED
        data["script"] = []
        for value in a_list(data, "asks", "state"):
            ask = as_dict(value, "ask")
            if ask["seat"] != seat:
                ask["answer"] = None
        name = s.seats[seat] if seat >= 0 else ""
        data["orders"] = [order for order in s.orders if order.partition(":")[0] == name]
        self.hide(data, seat)
        asked = s.ask_of(seat) if seat >= 0 else None
        if asked is None:
            return View(seat, data, None)
        own = asked.copy()
        # Whoever reads a view may sort or shuffle its options.
        own.options = list(asked.options)
        return View(seat, data, own)

    def imagine(self, view: View, rng: Random) -> State:
        """A state that fits what the seat knows; the unknown, the coming dice too, is drawn from `rng`."""
        data = fresh(view.data)
        data["seed"] = f"{rng.getrandbits(128):032x}"
        self.fill(data, view.seat, rng)
        return self.from_json(data)

    def propose(self, view: View) -> list[Run]:
        """The runs that the game proposes to a seat: they follow from its view, so they betray nothing."""
        s = self.tried(view)
        return self.runs(s, view.seat) if s.outcome is None else []

    def offer_forms(self, view: View) -> list[Form]:
        """The forms that the game offers to a seat, as `propose` does runs."""
        s = self.tried(view)
        return self.forms(s, view.seat) if s.outcome is None else []

    def tried(self, view: View) -> State:
        """A state to try things on: of equal views the same, with the unknown drawn always in one way."""
        return self.imagine(view, Random(TRIED))

    def sight(self, view: View, frames: bool = True) -> State:
        """The state as a view tells it, made fast: for bots, who look very often, and for all that is shown.

        What the seat does not see stays unseen, the view's lists are taken over, and only the seat's own
        question is there. So it is good for looking and weighing, not for playing on, and uses the view up.
        Who reads what goes on in the view itself needs no `frames`.
        """
        s = self.blank()
        s.seats = [str(name) for name in a_list(view.data, "seats", "state")]
        s.take_own(a_dict(view.data, "own", "state"))
        for value in a_list(view.data, "frames", "state") if frames else []:
            told = as_dict(value, "frame")
            frame = self.frames[str(told["frame"])]()
            frame.take_over(told)
            s.frames.append(frame)
        if view.ask is not None:
            s.asks.append(view.ask)
        return s

    def _take(self, s: State, ask: Ask, option: Option) -> None:
        frame = s.frames[ask.depth]
        if ask.sealed:
            ask.answer = option
            together = s.live()
            for other in together:
                if other.answer is None:
                    return
            s.asks = [a for a in s.asks if a.depth != ask.depth]
            s.revealed += 1
            since = s.asked
            frame.answers(s, together)
            if s.asks:
                s.refresh_live(since)
            return
        s.asks.remove(ask)
        since = s.asked
        frame.answer(s, ask, option)
        if s.asks:
            s.refresh_live(since)

    def _initiate(self, s: State, seat: int, option: Option) -> None:
        if option.key != "order":
            since = s.asked
            self.initiate(s, seat, option)
            s.refresh_live(since)
            return
        trigger = str(option.args["trigger"])
        standing = order_id(s, seat, trigger)
        if option.args["do"] != "pass":
            s.orders = [order for order in s.orders if order != standing]
            return
        s.orders = [*s.orders, standing]
        asked = s.ask_of(seat)
        if asked is not None and asked.key == trigger:
            self._take(s, asked, asked.options[-1])


def _forced(asks: list[Ask]) -> Ask | None:
    for ask in asks:
        if len(ask.options) == 1 and not ask.guarded and ask.answer is None:
            return ask
    return None
