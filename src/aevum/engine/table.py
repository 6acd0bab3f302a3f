"""One match being played: the state, its story and its record, with undo and replay."""

import secrets
from bisect import bisect_right

from aevum import __version__
from aevum.engine import saving
from aevum.engine.ask import Ask, Option
from aevum.engine.chance import SEED_BITS, commitment
from aevum.engine.event import Event
from aevum.engine.form import Form
from aevum.engine.game import Game
from aevum.engine.going import Going, open_to_others
from aevum.engine.record import DIGEST_EVERY, FORMAT, Era, Record, digest
from aevum.engine.refusal import BadData, Refusal, Refused
from aevum.engine.run import Ran, Run
from aevum.engine.state import State
from aevum.engine.view import View

SNAPSHOT_EVERY = 16


class Past:
    """What a table that is taken up again brings along: its story, and states on the way, by the number of
    choices before them. There must be one from which the last choice can be reached."""

    def __init__(self, states: dict[int, State]) -> None:
        self.states = states
        self.log: list[Event] = []
        self.choices: list[tuple[str, str]] = []
        self.digests: dict[str, str] = {}
        self.marks: list[int] = []
        """How many events had happened before each choice."""
        self.final: list[bool] = []
        """Whether each choice can no longer be taken back."""
        self.tied: set[int] = set()
        """How many choices had been made before each one that is taken back with the one before it."""
        self.moved: list[Era] = []
        self.stand = -1
        """How many choices lead to the state that is shown, where the last one cannot be made again."""


class Table:
    """A match in memory, as the host holds it.

    Seats are named by their names; every choice goes through `choose`, and nothing else changes the state.
    """

    def __init__(
        self,
        game: Game,
        scenario: str,
        options: dict[str, object] | None = None,
        seed: int | None = None,
        pack: str = "",
        script: list[int] | None = None,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options: dict[str, object] = dict(options or {})
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.pack = pack or game.pack()
        self.version = game.version
        self.fingerprint = game.fingerprint()
        self.program = __version__
        self.script = list(script or [])
        self.log: list[Event] = []
        self.choices: list[tuple[str, str]] = []
        self.digests: dict[str, str] = {}
        self._marks: list[int] = []
        self._final: list[bool] = []
        self._snapshots: dict[int, State] = {}
        self.tied: set[int] = set()
        """How many choices had been made before each one that is taken back with the one before it: a further
        choice of a run, or one that there was nothing to choose about."""
        self.moved: list[Era] = []
        """The parts before this one that were played under earlier rules."""
        if past is not None:
            self._resume(past)
            return
        self.state = self._start(self.log)
        self._remember()

    def _resume(self, past: Past) -> None:
        self.log, self.choices, self.digests = past.log, past.choices, past.digests
        self._marks, self._final, self._snapshots = past.marks, past.final, past.states
        self.moved, self.tied = past.moved, past.tied
        self.state = next(iter(past.states.values()))  # names the seats while the choices are made again
        self.state = self.at(len(self.choices) if past.stand < 0 else past.stand)
        self.state.log = self.log

    def _start(self, log: list[Event] | None) -> State:
        if self.seed < 0 or self.seed >> SEED_BITS:
            raise BadData(f"seed: expected a number from 0 to 2^{SEED_BITS} - 1, found {self.seed}")
        s = self.game.setup(self.scenario, self.options, self.seed, self.pack)
        s.log = log
        s.script = list(self.script)
        self.game.advance(s)
        return s

    # Looking

    @property
    def seats(self) -> list[str]:
        """Who plays, in the order of the table."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.outcome is not None

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown from the beginning: it proves the dice."""
        return commitment(self.seed)

    def seat(self, name: str) -> int:
        """The number of a seat, by its name."""
        if name not in self.seats:
            raise Refused(Refusal("unknown-seat", {"seat": name}))
        return self.seats.index(name)

    def asks(self) -> list[Ask]:
        """The open questions."""
        return self.game.asks(self.state)

    def view(self, seat: str | None) -> View:
        """What a seat (None: an onlooker) may know."""
        return self.game.view(self.state, -1 if seat is None else self.seat(seat))

    def why_not(self, seat: str, wish: str) -> Refusal | None:
        """Why a wish is not open to a seat now; None when it is."""
        return self.game.why_not(self.state, self.seat(seat), wish)

    def story(self, seat: str | None, since: int = 0) -> list[Event]:
        """The events that a seat (None: an onlooker) may see."""
        number = -1 if seat is None else self.seat(seat)
        return [event for event in self.log[since:] if event.seen_by(number)]

    @property
    def begun(self) -> int:
        """How many choices were made under earlier rules: what was before cannot be made again."""
        return self.moved[-1].at if self.moved else 0

    def choices_before(self, event: int) -> int:
        """How many choices lead to the event of this number, the one that caused it included."""
        return bisect_right(self._marks, event)

    def events_before(self, count: int) -> int:
        """How many events had happened after the first `count` choices."""
        return self._marks[count] if count < len(self.choices) else len(self.log)

    # Playing

    def choose(self, seat: str, choice: Option | str, version: int = 0) -> None:
        """Take an offered option, as an answer to the question of `version`; `Refused` changes nothing."""
        s = self.state
        number = self.seat(seat)
        before = (s.drawn, s.revealed, open_to_others(s, number))
        mark = len(self.log)
        wish = choice if isinstance(choice, str) else choice.id
        self.game.choose(s, number, choice, version)
        self.choices.append((seat, wish))
        self._marks.append(mark)
        self._final.append(
            s.drawn != before[0] or s.revealed != before[1] or not open_to_others(s, number) <= before[2]
        )
        self._remember()

    def runs(self, seat: str) -> list[Run]:
        """The runs that the game proposes to a seat, by what it knows."""
        return self.game.propose(self.view(seat))

    def forms(self, seat: str) -> list[Form]:
        """What belongs together in what a seat is asked, to be filled in; what comes of it is a run."""
        return self.game.offer_forms(self.view(seat))

    def why_no_run(self, seat: str, to: str) -> Refusal:
        """Why no run leads to a place."""
        view = self.view(seat)
        return self.game.why_no_run(self.game.tried(view), view.seat, to)

    def run(self, seat: str, run: Run) -> Ran:
        """Take the choices of a run, one after the other, until the first surprise; they go back together.

        `Refused` where not even the first can be taken.
        """
        going = Going(self.game, self.seat(seat), run)
        while (step := going.next(self.state)) is not None:
            try:
                self.choose(seat, step.choice)
            except Refused as error:
                going.refused(error.refusal)
                break
            if going.taken > 1:
                self.tie(len(self.choices) - 1)
        return going.ran()

    def tie(self, count: int) -> None:
        """The choice after the first `count` goes back with the one before, unless that stands for good."""
        if not self._final[count - 1]:
            self.tied.add(count)

    def undoable(self, seat: str) -> tuple[int, Refusal | None]:
        """How many choices an undo takes back: those that are tied to the one before go with it."""
        back = 0
        while True:
            refusal = self.why_no_undo(seat, back)
            if refusal is not None:
                return 0, refusal
            back += 1
            if len(self.choices) - back not in self.tied:
                return back, None

    def why_no_undo(self, seat: str, back: int = 0) -> Refusal | None:
        """Undo reaches back until something was rolled, revealed or asked of another seat.

        `back` asks what would be if so many choices had been taken back already.
        """
        self.seat(seat)
        last = len(self.choices) - 1 - back
        if last < 0:
            return Refusal("undo-nothing")
        if self.choices[last][0] != seat:
            return Refusal("undo-other", {"seat": self.choices[last][0]})
        if self.over or self._final[last]:
            return Refusal("undo-final")
        return None

    def is_final(self, count: int) -> bool:
        """Whether the last of the first `count` choices can no longer be taken back."""
        return self._final[count - 1]

    def undo(self, seat: str) -> None:
        """Take back the seat's last choice, or its last run as a whole."""
        back, refusal = self.undoable(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.cut(len(self.choices) - back)

    def cut(self, count: int) -> None:
        """Back to the first `count` choices, whoever made the others: for hosts who could not keep them, and
        after a fault in the rules, which may leave the state half changed."""
        state = self.at(count)
        del self.log[self.events_before(count) :]
        del self.choices[count:], self._final[count:], self._marks[count:]
        self._snapshots = {n: s for n, s in self._snapshots.items() if n <= count}
        self.digests = {n: d for n, d in self.digests.items() if int(n) <= count}
        self.tied = {n for n in self.tied if n < count}
        state.log = self.log
        self.state = state

    def at(self, count: int) -> State:
        """The state after the first `count` choices, without its story."""
        base, s = self.before(count)
        for seat, choice in self.choices[base:count]:
            self.game.choose(s, self.seats.index(seat), choice)
        return s

    def before(self, count: int) -> tuple[int, State]:
        """The last state at hand that lies not behind a moment, a copy, and how many choices lead to it."""
        base = count - self.reach(count)
        return base, self._snapshots[base].copy()

    def reach(self, count: int) -> int:
        """How many choices must be made again to come to a moment; -1 when no state is at hand from which the
        present rules lead there."""
        since = self.begun if count >= self.begun else 0
        return min((count - n for n in self._snapshots if since <= n <= count), default=-1)

    def keep(self, count: int, state: State) -> None:
        """Have a state of an earlier moment at hand, for `at` and `undo`."""
        self._snapshots[count] = state

    def _remember(self) -> None:
        count = len(self.choices)
        if count % SNAPSHOT_EVERY == 0:
            self._snapshots[count] = self.state.copy()
        if count % DIGEST_EVERY == 0:
            self.digests[str(count)] = digest(saving.write(self.state))

    # Records

    def record(self) -> Record:
        """The host's record. It holds the seed: nobody else may have it before the match is over."""
        last = str(len(self.choices))
        digests = {n: told for n, told in self.digests.items() if int(n) % DIGEST_EVERY == 0 or n == last}
        if last not in digests or (self.moved and self.begun == len(self.choices)):
            # What was kept of the moment when other rules took over is of the rules before.
            digests[last] = digest(saving.write(self.state))
        return Record(
            FORMAT,
            self.game.name,
            self.version,
            self.pack,
            self.scenario,
            dict(self.options),
            list(self.seats),
            f"{self.seed:032x}",
            self.commitment,
            list(self.choices),
            digests,
            self.over,
            list(self.script),
            self.fingerprint,
            self.program,
            list(self.moved),
        )

    def published(self) -> Record:
        """The record, once it hurts nobody."""
        if not self.over:
            raise Refused(Refusal("record-secret"))
        return self.record()

    def export(self, seat: str) -> dict[str, object]:
        """What a seat may take home: its own view of the story, with neither seed nor secrets."""
        return {
            "game": self.game.name,
            "version": self.version,
            "pack": self.pack,
            "fingerprint": self.fingerprint,
            "program": self.program,
            "scenario": self.scenario,
            "options": dict(self.options),
            "commitment": self.commitment,
            "seat": seat,
            "view": self.view(seat).to_json(),
            "story": [event.to_json() for event in self.story(seat)],
        }
