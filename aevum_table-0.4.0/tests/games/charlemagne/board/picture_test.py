"""The picture for the terminal: what one needs to answer the question, at most 80 columns wide."""

from collections.abc import Callable
from random import Random

import pytest
from rich.text import Text

from aevum.engine import Table
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.board import BOARD
from aevum.games.charlemagne.board.questions import SHOWN
from aevum.games.charlemagne.rules.land import LAND
from aevum.terminal.lines import WIDTH
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, north, plain, region_of
from tests.narrow import of_kind

Match = Callable[..., ScriptedMatch]
OFTEN = 3
"""Each sort of question is looked at so many times in a match."""


def lines(table: Table, seat: str | None = None) -> list[str]:
    """For the seat that is asked, as it looks without colour."""
    seat = seat or table.seats[table.asks()[0].seat]
    words = Words("en", GAME.name, table.seats)
    return Text.from_markup(of_kind(str, BOARD.board(table.view(seat), words))).plain.splitlines()


def sound(shown: list[str]) -> None:
    assert [line for line in shown if len(line) > WIDTH] == []
    assert [line for line in shown if "⟦" in line or "{" in line] == []


@pytest.mark.parametrize("seed", [3, 4])
def test_every_question_of_a_match_has_a_picture(seed: int) -> None:
    table = Table(GAME, "lombard-war", {}, seed=seed)
    words = Words("en", GAME.name, table.seats)
    rng = Random(seed)
    met: dict[str, int] = {}
    while not table.over:
        ask = table.asks()[0]
        seat = table.seats[ask.seat]
        met[ask.key] = met.get(ask.key, 0) + 1
        if met[ask.key] <= OFTEN:
            shown = lines(table)
            sound(shown)
            hidden = BOARD.covered(table.view(seat))
            text = "\n".join(shown)
            for number, option in enumerate(ask.options, 1):
                assert option.id not in hidden or str(number) in text
        if len(table.choices) % 200 == 0:
            for page in BOARD.pages.values():
                sound(Text.from_markup(page(table.view(seat), words)).plain.splitlines())
        table.choose(seat, rng.choice(ask.options))
    sound(lines(table, "empire"))
    assert len(met) > 12


def field(match: Match) -> ScriptedMatch:
    """Three armies of Austrasia on open ground, Saxon warriors one hex north of them."""
    m = match().clear().control("SAX", "tribal").control("AUS", "empire")
    here = plain()
    m.put(LAND.names[here], "AUS field-army", 3).put(north(here), "SAX warriors", 2)
    return begin(m, LAND.names[here], 12)


def test_the_map_stands_beside_the_ways_to_go(match: Match) -> None:
    m = field(match)
    shown = lines(m.table)
    text = "\n".join(shown)
    assert "E9" in text
    assert "T4" in text
    attack = next(n for n, o in enumerate(m.ask().options, 1) if o.key == "attack")
    assert any(f"{attack:>3} Attack" in line for line in shown)
    assert "at 2/1: hex taken" in " ".join(" ".join(shown).split())
    assert "attack" in SHOWN["operate"]


def test_a_step_that_violates_neutrality_is_marked(match: Match) -> None:
    """6.5: the region would go to the enemy at once."""
    m = match().clear().control("AUS", "empire")
    here = next(
        a for a in range(LAND.size) for b in LAND.near[a] if (region_of(a), region_of(b)) == ("AUS", "SAX")
    )
    m.control("SAX", "neutral").put(LAND.names[here], "AUS field-army")
    begin(m, LAND.names[here], 12)
    warned = [line for line in lines(m.table) if "violates" in line]
    assert warned
    m.control("SAX", "tribal")
    assert not [line for line in lines(m.table) if "violates" in line]


def test_the_head_tells_turn_event_treasury_and_hands(match: Match) -> None:
    m = field(match).give("empire", "vassalage", "vassalage", "treachery").give("tribal", "ragnarok")
    m.s.event, m.s.treasury = "plague", [7, 9]
    shown = "\n".join(lines(m.table))
    assert "Turn 1 of 11, 771–774" in shown
    assert "Event: Plague" in shown
    assert "Treasury 7" in shown
    assert "Treachery, 2 × Vassalage" in shown
    assert "Tribal player holds one marker" in shown


def test_nobody_sees_what_the_other_holds(match: Match) -> None:
    m = field(match).give("tribal", "ragnarok", "espionage")
    m.s.treasury = [7, 99]
    words = Words("en", GAME.name, m.table.seats)
    view = m.table.view("empire")
    told = of_kind(str, BOARD.board(view, words)) + "".join(
        page(view, words) for page in BOARD.pages.values()
    )
    assert "Ragnarok" not in told
    assert "Espionage" not in told
    assert "99" not in told


def test_the_regions_are_charted(match: Match) -> None:
    m = match().control("BAV", "empire").faith("SAX", "christian")
    words = Words("en", GAME.name, m.table.seats)
    chart = Text.from_markup(BOARD.pages["regions"](m.table.view(None), words)).plain
    assert "Bavaria         E 4 Chr  3/3" in chart
    assert "Saxony          T 4 Chr! 3/3" in chart
