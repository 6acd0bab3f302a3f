"""7.0, T2 The Event Phase: which row, and the events that need no procedure of their own."""

from collections.abc import Callable

import pytest

from aevum.engine import Table
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE
from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.events.table import KIND, NAMES, REVOLTING, row_of
from aevum.games.charlemagne.rules.markers import IN_PLAY, MARKER, kind
from aevum.games.charlemagne.rules.regions import AUSTRASIA, REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over
from tests.narrow import of_kind

Maker = Callable[..., ScriptedMatch]
ROWS = {
    "historical-optimism": (11, 12),
    "historical-crisis": (13, 14),
    "agricultural-development": (15, 16),
    "agricultural-boom": (21, 22),
    "advance-of-civilization": (23, 23),
    "plague": (24, 25),
    "natural-disaster": (26, 26),
    "revolt-a": (31, 32),
    "revolt-b": (33, 36),
    "revolt-c": (41, 42),
    "revolt-d": (43, 46),
    "revolt-e": (51, 56),
    "revolt-f": (61, 66),
}


@rule("7.1")
def test_every_code_has_its_row() -> None:
    for tens in range(1, 7):
        for units in range(1, 7):
            code = tens * 10 + units
            first, last = ROWS[NAMES[row_of(code)]]
            assert first <= code <= last


@rule("7.1")
@pytest.mark.parametrize("seat", ["empire", "tribal"])
def test_the_phasing_player_rolls_two_dice(match: Maker, seat: str) -> None:
    m = alone(match([1, 5]).phasing(seat), EventPhase())
    (roll,) = m.events("event-roll")
    assert roll.roll is not None
    assert (roll.roll.dice, roll.roll.sides, roll.args) == ([1, 5], 6, {"seat": seat})
    (told,) = m.events("event")
    assert (told.args["title"], told.args["seat"], told.rule) == ("agricultural-development", seat, "T2.EV03")
    # What the board shows for the rest of the player turn.
    assert m.s.event == "agricultural-development"
    assert over(m)


@rule("7.1")
def test_the_first_turn_has_its_event() -> None:
    table = Table(GAME, "771", {}, seed=1)
    while table.asks()[0].key in ("place-leader", "spear-event"):
        table.choose(table.seats[table.asks()[0].seat], table.asks()[0].options[-1])
    assert of_kind(CharlemagneState, table.state).turn == 1
    assert [event.args["seat"] for event in table.log if event.key == "event"] == ["empire"]


@rule("T2.EV01")
@pytest.mark.parametrize("code", [[1, 1], [1, 2]])
def test_optimism_draws_three_markers(match: Maker, code: list[int]) -> None:
    m = match(code).phasing("tribal")
    # Drawn are the three markers that are left in the container: none is a leader.
    vassalage = [marker for marker, what in enumerate(MARKER) if what == kind("vassalage")]
    for marker in range(len(m.s.holder)):
        m.s.holder[marker] = -1 if marker in vassalage[:4] else IN_PLAY
    m.s.script = [*code, 1, 1, 1]
    m.s.augustus = CHARLEMAGNE
    alone(m, EventPhase())
    assert m.hand("tribal") == ["vassalage"] * 3
    assert m.hand("empire") == []
    assert over(m)


@rule("T2.EV02")
@pytest.mark.parametrize("code", [[1, 3], [1, 4]])
def test_a_crisis_takes_both_hands_and_leaves_what_is_in_play(match: Maker, code: list[int]) -> None:
    m = match(code).hush().leader("Aachen", "empire", "leader-1").phasing("tribal")
    m.give("empire", "vassalage", "treachery").give("tribal", "missionary")
    augustus = MARKER.index(kind("augustus"))
    m.s.holder[augustus] = IN_PLAY
    m.s.augustus = CHARLEMAGNE
    alone(m, EventPhase())
    assert m.hand("empire") == m.hand("tribal") == []
    assert "roland" in m.at("Aachen")
    assert m.s.holder[augustus] == IN_PLAY
    assert [e.args for e in m.events("markers-returned")] == [
        {"seat": "tribal", "count": 1},
        {"seat": "empire", "count": 2},
    ]
    assert over(m)


@rule("T2.EV03")
@pytest.mark.parametrize("code", [[1, 5], [1, 6]])
def test_development_doubles_the_levy(match: Maker, code: list[int]) -> None:
    m = match(code)
    assert not m.s.levy_doubled
    assert alone(m, EventPhase()).s.levy_doubled


@rule("T2.EV04", "7.3")
@pytest.mark.parametrize("code", [[2, 1], [2, 2]])
def test_in_a_boom_both_roll_and_gain_the_phasing_player_first(match: Maker, code: list[int]) -> None:
    m = match([*code, 6, 2]).phasing("tribal")
    m.s.treasury = [10, 5]
    alone(m, EventPhase())
    assert m.s.treasury == [12, 11]
    assert [e.args["seat"] for e in m.events("boom-roll")] == ["tribal", "empire"]
    assert m.told("boom") == [
        ({"seat": "tribal", "points": 6}, "T2.EV04"),
        ({"seat": "empire", "points": 2}, "T2.EV04"),
    ]
    assert over(m)


@rule("6.6.b")
def test_austrasia_is_in_no_row_and_every_other_region_in_one() -> None:
    named = [region for regions in REVOLTING for region in regions]
    assert sorted(named) == [region for region in range(len(REGIONS)) if region != AUSTRASIA]
    assert [bool(regions) for regions in REVOLTING] == [kind_of == "revolt" for kind_of in KIND]


@rule("T10.SM13", "T10.SM13.a", "7.1")
def test_the_spear_rolls_both_dice_of_an_event_again(match: Maker) -> None:
    m = match([3, 1, 1, 5]).give("empire", "spear-of-longinus")
    alone(m, EventPhase())
    assert m.asked() == ("empire", "spear-event")
    m.do("play:spear-of-longinus")
    while m.ask().key != "rest":
        m.do("pass")
    assert [e.args["title"] for e in m.events("event")] == ["agricultural-development"]
    assert over(m)
