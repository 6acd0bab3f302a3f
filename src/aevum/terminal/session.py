"""A match at the terminal: whoever must choose is asked, until the match is over or somebody leaves."""

from __future__ import annotations

import shlex
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from aevum.bots.faults import keep, leading
from aevum.engine import Option, Refusal, dump
from aevum.files import write_text
from aevum.scene.telling import telling
from aevum.terminal import paint
from aevum.terminal.picture import picture
from aevum.words import called

if TYPE_CHECKING:
    from aevum.bots.stand_in import Fault
    from aevum.engine import Ask, Run, Table
    from aevum.terminal.players import Players
    from aevum.words import Words


PATIENCE = 2.0
"""Seconds without news that one likes to wait."""
MANY = 3
"""Events left out of the news that are worth a hint."""


class Leave(Exception):  # noqa: N818 - not an error
    """Somebody leaves the table."""


class Session:
    def __init__(
        self, table: Table, words: Words, players: Players, console: Console, save: str | None = None
    ) -> None:
        self.table = table
        self.words = words
        self.players = players
        self.console = console
        self.save = save
        self.own_files = {save}
        """Files this session may overwrite."""
        self.hot_seat = len(players.people) > 1
        self.seat: str | None = players.people[0] if players.people else None
        """Whose eyes the screen is for; None is an onlooker."""
        self.seen = dict.fromkeys([*table.seats, None], 0)
        self.hinted = False
        self.told_short = False
        self.told_never = False
        """Whether standing orders have been explained."""
        self.could_stop = False
        """Whether a person might have cut in while others chose."""
        self.told_stop = False
        """Whether it has been explained how to."""
        self.stopping: set[str] = set()
        """Seats that are let in before others choose."""
        self.going: set[str] = set()
        """Those of them who wait for their next question all the same."""
        self.listed: list[str] = []
        """What the last list of deeds beside the choices of others held, by name."""
        self.gap = True
        """Whether a blank line is due before the next events: after something was typed, not between bots."""
        self._last_board: object = None
        self._told_at = monotonic()
        self.proposed: list[Run] = []
        """The runs that were listed last, and for whom and when."""
        self.proposed_at: tuple[str | None, int] = (None, -1)
        self.covered: set[str] = set()
        """Options, by name, that the picture last drawn shows with their numbers."""
        self.told_failed: set[str] = set()
        """Seats whose bots have failed, which is told once."""
        self._names()

    # The match

    def run(self) -> None:
        self._title()
        try:
            while not self.table.over:
                self._step(self._next())
                self._names()
                if self._impatient():
                    self.news()
            self._end()
        except (Leave, KeyboardInterrupt) as stop:
            if isinstance(stop, KeyboardInterrupt):
                self.console.print()  # the line the prompt stands on
            self._leave()
            if isinstance(stop, KeyboardInterrupt):
                raise

    def _names(self) -> None:
        """A choice may have given somebody a name."""
        self.words.called = called(self.table.game.name, self.table.state)

    def _impatient(self) -> bool:
        """News wait for the next question, so that they can be told in short; but nobody waits for long."""
        if self.hot_seat:
            return False
        return not self.players.people or monotonic() - self._told_at > PATIENCE

    def _next(self) -> Ask:
        """Bots answer first, so that nobody waits for them; then the person who is at it already."""
        asks = [ask for ask in self.table.asks() if ask.answer is None]
        names = self.table.seats
        return min(asks, key=lambda a: (self.players.bots[names[a.seat]] is None, names[a.seat] != self.seat))

    def _step(self, ask: Ask) -> None:
        from aevum.terminal.meanwhile import deeds, let_in
        from aevum.terminal.turn import take_turn

        seat = self.table.seats[ask.seat]
        bot = self.players.bots[seat]
        if bot is not None:
            self.could_stop = self.could_stop or any(deeds(self, person) for person in self.players.people)
            if self.stopping and let_in(self):
                return
            count = len(self.table.choices)
            faults = self.players.choose(self.table, ask, bot)
            if faults:
                self._failed(seat, faults, count)
            return
        self.pass_to(seat)
        self.going.discard(seat)
        if self._forced(ask):
            self.table.tied.add(len(self.table.choices))
            self.table.choose(seat, ask.options[0], ask.version)
            return
        self.keep()
        take_turn(self, ask)

    def _failed(self, seat: str, faults: list[Fault], count: int) -> None:
        """One sentence for a seat; what went wrong may betray a hand, and stands only in the file."""
        file = keep(leading(self.table.record(), count), seat, faults)
        if seat in self.told_failed:
            return
        self.told_failed.add(seat)
        told = self.words.say("table-bot-failed", seat=seat)
        if file is not None:
            told += " " + self.words.say("table-bot-record", file=str(file))
        self.console.print(Text(told, style="yellow"), soft_wrap=True)

    def pass_to(self, seat: str) -> None:
        """From now on the screen is for the eyes of this seat."""
        if self.hot_seat and seat != self.seat:
            self.console.print()
            self.console.print(Rule(Text(self.words.say("table-turn", seat=seat), style="cyan"), style="dim"))
        self.seat = seat

    def _forced(self, ask: Ask) -> bool:
        """A lone answer is asked for only to keep other people in the dark; bots do not look up."""
        if self.hot_seat or len(ask.options) > 1:
            return False
        return all(option.key == "order" for option in self.unasked())

    # What a turn may do

    def choose(self, choice: Option | str, version: int) -> None:
        assert self.seat is not None
        self.table.choose(self.seat, choice, version)

    def undo(self) -> None:
        assert self.seat is not None
        self.table.undo(self.seat)
        for seat, count in self.seen.items():
            self.seen[seat] = min(count, len(self.table.log))

    def why_not(self, wish: str) -> Refusal | None:
        assert self.seat is not None
        return self.table.why_not(self.seat, wish)

    def unasked(self) -> list[Option]:
        assert self.seat is not None
        return self.table.game.unasked(self.table.state, self.table.seat(self.seat))

    def refuse(self, refusal: Refusal) -> None:
        reason = self.words.refusal(refusal)
        self.console.print(
            paint.with_rule(self.words.say("table-why", reason=reason), refusal.rule, "yellow")
        )

    # Looking

    def news(self) -> None:
        """What happened since these eyes last looked, as far as the game finds it worth a line."""
        events = self.table.story(self.seat, self.seen[self.seat])
        told = telling(self.table.game.name).brief(events, self.table.view(self.seat)) if events else []
        shortened = len(events) - len(told) >= MANY
        if (told or shortened) and self.gap:
            self.console.print()
            self.gap = False
        for event in told:
            self.console.print(paint.event(event, self.words))
        if shortened:
            more = (
                f"… log {len(events)}"
                if self.told_short
                else self.words.say("table-shortened", count=len(events))
            )
            self.console.print(Text(f"    {more}", style="dim"))
            self.told_short = True
        self.seen[self.seat] = len(self.table.log)
        self._told_at = monotonic()

    def board(self, again: bool = False) -> bool:
        """The game's own picture, when it has changed or has answers in it; False when it draws none."""
        view = self.table.view(self.seat)
        drawn = paint.board(self.table.game.name, view, self.words)
        self.covered = picture(self.table.game.name).covered(view) if drawn is not None else set()
        if drawn is not None and (again or self.covered or drawn != self._last_board):
            self.console.print()
            self.console.print(drawn)
        self._last_board = drawn
        return drawn is not None

    def _title(self) -> None:
        scenario = self.words.scenario(self.table.scenario)
        title = self.words.say("table-title", game=self.table.game.name, scenario=scenario)
        self.console.print(Rule(Text(title, style="bold"), style="dim"))
        proof = self.words.say("table-commitment", hash=self.table.commitment)
        self.console.print(Text(proof, style="dim"), soft_wrap=True)
        for seat, player in self.players.wanted.items():
            self.console.print(Text(f"  {self.words.seat(seat)}: ").append(player, style="cyan"))

    def _end(self) -> None:
        self.news()
        self.board()
        self.keep()
        outcome = self.table.state.outcome
        assert outcome is not None
        self.console.print()
        self.console.print(Rule(Text(self.words.say("table-over"), style="bold"), style="dim"))
        self.console.print(Text(self.words.outcome(outcome), style="bold"))
        scores = zip(self.table.seats, outcome.scores, strict=False)
        self.console.print(paint.table((self.words.seat(seat), str(score)) for seat, score in scores))
        if self.save:
            self.console.print(self.words.say("table-saved", file=self.save), soft_wrap=True)

    # Keeping

    def keep(self) -> None:
        if self.save:
            write_text(self.save, dump(self.table.record()))

    def _leave(self) -> None:
        if not self.save:
            self.console.print(Text(self.words.say("table-not-saved"), style="dim"))
            return
        self.keep()
        file = shlex.quote(self.save)
        command = f"aevum play --terminal --load {file} --save {file} {self.players.arguments()}"
        if self.words.language != "en":
            command += f" --language {self.words.language}"
        self.console.print(Text(self.words.say("table-resume", command=command)), soft_wrap=True)


def prompt(session: Session) -> Text:
    assert session.seat is not None
    return Text(session.words.seat(session.seat), style="bold cyan").append(" › ", style="dim not bold")
