"""A board that a test has laid out, as a table at which people are asked."""

from aevum.engine import Form, Run, Table
from aevum.engine.table import Past
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.turn import Match
from aevum.testing.runs import both_ways
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch


def at(m: ScriptedMatch, phase: str, *choices: str) -> Table:
    """It stands in this phase, and so much has been chosen by whoever was asked."""
    match = Match()
    match.step = phase
    m.hush()
    m.s.frames, m.s.asks = [match], []
    GAME.advance(m.s)
    m.s.script = []
    table = Table(GAME, "short", {}, 1, past=Past({0: m.s}))
    for choice in choices:
        table.choose(table.seats[table.asks()[0].seat], choice)
    return table


def asked(table: Table) -> tuple[str, str]:
    (ask,) = table.asks()
    return table.seats[ask.seat], ask.key


def runs(table: Table, key: str = "") -> dict[str, Run]:
    """What is proposed to who is asked, of this key, by where it leads; each comes to the same as its
    choices one by one."""
    (ask,) = table.asks()
    found = [run for run in table.runs(table.seats[ask.seat]) if run.key == (key or run.key)]
    for run in found:
        assert both_ways(table, ask.seat, run)
        assert_said([_words(table).run(run), *[_words(table).refusal(stop) for stop in run.stops]])
    return {str(run.args["to"]): run for run in found}


def assert_said(sentences: list[str]) -> None:
    """In words that are all there."""
    for sentence in sentences:
        assert sentence
        assert not set(sentence) & set("⟦{$")


def _words(table: Table) -> Words:
    return Words("en", "medioevo", table.seats)


def said(table: Table, form: Form) -> list[str]:
    words = _words(table)
    return [words.form(form), *[words.refusal(lost) for lost in form.lost]]


def stops(run: Run) -> list[tuple[str, str]]:
    return [(stop.key, stop.rule) for stop in run.stops]
