"""A match to look at, to play and to keep."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from aevum.bots import find, names
from aevum.door import given
from aevum.door.look import Look
from aevum.door.picture import Picture, draw, shown_by
from aevum.door.playing import let_play
from aevum.door.question import Answer, Question, wanted_of
from aevum.door.run import Run, choices_of
from aevum.engine import dump, rebuild
from aevum.engine.refusal import BadData, Refusal, Refused
from aevum.files import write_text
from aevum.words import Words, called

if TYPE_CHECKING:
    from os import PathLike

    from aevum.engine import Option, Outcome, Ran
    from aevum.engine import Run as Choices
    from aevum.engine import Table as Match
    from aevum.engine.view import View
    from aevum.scene.contest import Odds


class Table:
    """A match being played. `match` is the engine's own table, for all that is not here.

    >>> import aevum
    >>> table = aevum.table("invasions", "nisibis", seed=1)
    >>> question = table.asks[0]
    >>> table.choose(question.seat, question.answers[0])
    >>> len(table.choices)
    1
    """

    def __init__(self, match: Match, language: str = "en") -> None:
        self.match = match
        self.language = language
        self._words = Words(language, match.game.name, match.seats)

    # Looking

    @property
    def game(self) -> str:
        """The name of the game.

        >>> import aevum
        >>> aevum.table("charlemagne", "771", seed=7).game
        'charlemagne'
        """
        return self.match.game.name

    @property
    def scenario(self) -> str:
        """The name of the scenario.

        >>> import aevum
        >>> aevum.table("charlemagne", seed=7).scenario
        '771'
        """
        return self.match.scenario

    @property
    def seats(self) -> list[str]:
        """Who plays, in the order of the table.

        >>> import aevum
        >>> aevum.table("charlemagne", "771", seed=7).seats
        ['empire', 'tribal']
        """
        return list(self.match.seats)

    @property
    def bots(self) -> list[str]:
        """The bots that can play here, the best first.

        >>> import aevum
        >>> aevum.table("medioevo", "introduction", seed=3).bots
        ['bot', 'fast', 'random']
        """
        return names(self.game)

    @property
    def over(self) -> bool:
        """Whether the match has ended.

        >>> import aevum
        >>> aevum.table("invasions", "nisibis", seed=1).over
        False
        """
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won, with which points; None while it is played.

        >>> import aevum
        >>> table = aevum.table("invasions", "nisibis", seed=1)
        >>> table.outcome is None
        True
        >>> table.play("fast")
        >>> table.outcome.key
        'city-taken'
        """
        return self.match.state.outcome

    @property
    def winners(self) -> list[str]:
        """The seats that won; empty for a draw, and while it is played.

        >>> import aevum
        >>> table = aevum.table("invasions", "adrianopolis", seed=7)
        >>> table.play("fast")
        >>> len(table.winners)
        1
        """
        outcome = self.outcome
        return [self.seats[seat] for seat in outcome.winners] if outcome is not None else []

    @property
    def choices(self) -> list[tuple[str, str]]:
        """Who chose what, from the beginning on.

        >>> import aevum
        >>> table = aevum.table("invasions", "adrianopolis", seed=7)
        >>> table.choose("defender", "ambush")
        >>> table.choices
        [('defender', 'ambush')]
        """
        return list(self.match.choices)

    @property
    def asks(self) -> list[Question]:
        """The open questions, one for each seat that is asked.

        >>> import aevum
        >>> aevum.table("invasions", "adrianopolis", seed=7).asks
        [<defender: ambush, 2 answers>]
        """
        words = self._said()
        return [
            Question(ask, self.match.seats[ask.seat], words)
            for ask in self.match.asks()
            if ask.answer is None
        ]

    def view(self, seat: str | None = None) -> Look:
        """What a seat may know; None is an onlooker.

        >>> import aevum
        >>> table = aevum.table("charlemagne", "771", seed=7)
        >>> table.view("empire"), table.view()
        (<charlemagne as seat 0 knows it>, <charlemagne as seat -1 knows it>)
        """
        return Look(self.game, self._view(seat), self._said())

    def board(self, seat: str | None = None, width: int = 900) -> Picture:
        """The map with all that stands on it, as far as a seat may know: for a notebook, or to save.

        >>> import aevum
        >>> picture = aevum.table("medioevo", "introduction", seed=3).board()
        >>> picture.svg.startswith("<svg")
        True
        """
        given.number("width", width, 1)
        view = self._view(seat)
        shown = shown_by(self.game)
        words = self._said()
        board = shown.board(self.scenario, self.match.options, words)
        if not board.places:
            raise BadData(
                f"{self.scenario} of {self.game} is played without a map; str(table.view()) shows it as text"
            )
        return draw(board, shown.position(view, words), width)

    def story(self, seat: str | None = None, since: int = 0) -> list[str]:
        """What happened, in sentences, as far as a seat may know.

        >>> import aevum
        >>> table = aevum.table("invasions", "nisibis", seed=1)
        >>> table.play("fast")
        >>> len(table.story()) > 5
        True
        """
        given.number("since", since)
        self._sits(seat)
        words = self._said()
        return [words.event(event) for event in self.match.story(seat, since)]

    def why(self, seat: str, wish: str) -> str:
        """Why a seat may not do something now, with the rule; empty when it may.

        >>> import aevum
        >>> table = aevum.table("invasions", "nisibis", seed=1)
        >>> table.why(table.asks[0].seat, table.asks[0].answers[0].id)
        ''
        """
        self._sits(seat)
        refusal = self.match.why_not(seat, given.text("wish", wish))
        return self._sentence(refusal) if refusal is not None else ""

    def odds(self, seat: str, choice: Answer | Option | str) -> Odds | None:
        """The exact odds of what a choice leads to, by the rules that resolve it, where there are any.

        >>> import aevum
        >>> table = aevum.table("invasions", "adrianopolis", seed=7)
        >>> best = table.odds("defender", "ambush").chances[0]
        >>> print(f"{best.share:.3f} {best.words}")
        0.769 Victory: Byzantium
        """
        view = self._view(seat)
        wanted = wanted_of(choice)
        wish = wanted if isinstance(wanted, str) else wanted.id
        option = view.ask.find(wish) if view.ask is not None else None
        if option is None:
            raise BadData(f"{seat} is not offered '{wish}'")
        return shown_by(self.game).odds(view, option, self._said())

    # Playing

    def choose(self, seat: str, choice: Answer | Option | str) -> None:
        """Take an answer, or do something unasked; `Refused` says why not, and nothing has changed then.

        >>> import aevum
        >>> table = aevum.table("invasions", "adrianopolis", seed=7)
        >>> table.choose("defender", table.asks[0].answers[0])
        >>> table.choose("attacker", "fly:home")
        Traceback (most recent call last):
        aevum.engine.refusal.Refused: “fly:home” is no answer to the present question.
        """
        self._sits(seat)
        with self._told():
            self.match.choose(seat, wanted_of(choice))

    def runs(self, seat: str) -> list[Run]:
        """The whole decisions that the game proposes to a seat now, by what it may know.

        >>> import aevum
        >>> table = aevum.table("invasions", "frontiers-375", seed=3)
        >>> table.play("fast", choices=3)
        >>> [run.id for run in table.runs("persian") if run.args["to"] == "Abascia"]
        ['march:Alania+go:Abascia+halt']
        """
        self._sits(seat)
        words = self._said()
        return [Run(run, words) for run in self.match.runs(seat)]

    def run(self, seat: str, run: Run | Choices) -> Ran:
        """Take a run, until the first surprise; `why` of what comes back tells what stopped it.

        >>> import aevum
        >>> table = aevum.table("invasions", "frontiers-375", seed=3)
        >>> table.play("fast", choices=3)
        >>> table.run("persian", table.runs("persian")[0])
        6 of 6
        """
        self._sits(seat)
        with self._told():
            return self.match.run(seat, choices_of(run))

    def undo(self, seat: str) -> None:
        """Take back a seat's last choice or run, unless something was rolled, revealed or asked of another.

        >>> import aevum
        >>> table = aevum.table("charlemagne", "lombard-war", seed=1)
        >>> table.choose("empire", table.asks[0].answers[0])
        >>> table.undo("empire")
        >>> table.choices
        []
        """
        self._sits(seat)
        with self._told():
            self.match.undo(seat)

    def play(self, bots: str | Mapping[str, str] = "bot", choices: int | None = None) -> None:
        """Let bots choose until the match is over, a seat without one is asked, or so many choices are made.

        >>> import aevum
        >>> table = aevum.table("charlemagne", "lombard-war", seed=7)
        >>> table.play({"tribal": "fast"})
        >>> [question.seat for question in table.asks]
        ['empire']
        """
        if choices is not None:
            given.number("choices", choices)
        every = isinstance(bots, str)
        named = dict.fromkeys(self.seats, bots) if every else given.named("bots", bots)
        for seat in named:
            self._sits(seat)
        let_play(self.match, {seat: find(self.game, str(name)) for seat, name in named.items()}, choices)

    # Keeping

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record. It holds the seed: whoever reads it knows the dice to come.

        >>> import aevum, os, tempfile
        >>> path = os.path.join(tempfile.mkdtemp(), "match.json")
        >>> aevum.table("invasions", "nisibis", seed=1).save(path)
        >>> aevum.load(path)
        <invasions, nisibis: 0 choices>
        """
        write_text(str(path), dump(self.match.record()))

    def verify(self) -> None:
        """Play the match again from its record and compare every state on the way; `BadData` names a fault.

        >>> import aevum
        >>> table = aevum.table("invasions", "nisibis", seed=1)
        >>> table.play("fast")
        >>> table.verify()
        """
        rebuild(self.match.game, self.match.record())

    def _sits(self, seat: str | None) -> None:
        if seat is not None and seat not in self.seats:
            raise BadData(f"there is no seat '{seat}' at this table; seats: {', '.join(self.seats)}")

    def _view(self, seat: str | None) -> View:
        self._sits(seat)
        return self.match.view(seat)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """The engine's refusals are keys; whoever stands at the door reads words."""
        try:
            yield
        except Refused as error:
            raise Refused(error.refusal, self._sentence(error.refusal)) from None

    def _sentence(self, refusal: Refusal) -> str:
        said = self._said().refusal(refusal)
        return f"{said} [{refusal.rule}]" if refusal.rule else said

    def _said(self) -> Words:
        self._words.called = called(self.game, self.match.state)
        return self._words

    def __repr__(self) -> str:
        return f"<{self.game}, {self.scenario}: {len(self.match.choices)} choices>"
