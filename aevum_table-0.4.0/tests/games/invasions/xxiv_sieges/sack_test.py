"""XXIV.D and XXIV.E: gold, pillage markers, the marker nobody has seen, and the walls."""

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any

import pytest

from aevum.engine import Ask, Option
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.pillage import GOLD, KIND, MARKERS
from aevum.games.invasions.rules.siege.siege import Siege
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.narrow import there

Start = Callable[..., Any]

BARBARIANS = "visigoths: 3 infantry"
KINGDOM = "persia: 3 infantry"
CITY = "plain; city=1"
FALLS = 10
PLAIN_MARKER, DEAR_MARKER, FAMINE, REACTION, USURPER = 1, 16, 19, 24, 25


def sacked(siege: Start, besieger: str, place: str, *dice: int) -> Any:
    """A city that fell and is sacked; the dice are those of the sack."""
    return siege(besieger, place, FALLS, *dice).do("besiege", "no-assault", "sack")


@rule("XXIV.D.3", "XXIV.D.6")
def test_the_mix_of_markers() -> None:
    assert set(GOLD.values()) == {1, 2, 3}
    assert 1.8 <= mean(GOLD.values()) < 2
    table = rows(PACKAGE, "pillage")
    assert sum(row["effect"] == "usurper" for row in table) == 2
    assert {row["kind"] for row in table if row["effect"] == "usurper"} == {"calamity"}


@rule("XXIV.D.4", "XXIV.D.5")
def test_the_events_of_the_markers() -> None:
    table = rows(PACKAGE, "pillage")
    assert {int(row["event"]) for row in table if row["kind"] == "public"} == {26, 32, 51, 56}
    assert {23, 48} <= {int(row["event"]) for row in table if row["kind"] == "private"}


@rule("XXIV.D.1", "XXIV.D.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_two_gold_and_as_many_markers_as_levels(siege: Start, level: int) -> None:
    """Drawing the first of the pool each time takes markers 1, 2 and 3, worth one gold each."""
    fight = sacked(siege, BARBARIANS, f"plain; city={level}", *[1] * level, 1)
    assert len(fight.events("pillage")) == level
    assert fight.table.state.gold == [2 + level, 0]


@rule("XXIV.C.10", "XXIV.D.1")
def test_sparing_a_city_brings_nothing(siege: Start) -> None:
    fight = siege(BARBARIANS, CITY, FALLS).do("besiege", "no-assault")
    assert fight.offered() == ["sack", "spare"]
    fight.do("spare")
    assert fight.table.state.gold == [0, 0]
    assert fight.table.state.marker == 0
    assert fight.table.state.outcome.winners == [0]


@rule("XXIV.D.2", "III.G.7")
@pytest.mark.parametrize(("capital", "extra"), [("", 0), ("; capital=kingdom", 5), ("; capital=empire", 10)])
def test_a_capital_yields_more(siege: Start, capital: str, extra: int) -> None:
    fight = sacked(siege, KINGDOM, f"{CITY}; fortified{capital}", DEAR_MARKER, 1)
    assert fight.table.state.gold == [2 + extra + 3, 0]


@rule("XXIV.D.4")
def test_a_public_event_is_told_and_its_marker_goes_back(siege: Start) -> None:
    fight = sacked(siege, KINGDOM, CITY, FAMINE, PLAIN_MARKER)
    assert [event.args["effect"] for event in fight.events("public-event")] == ["famine"]
    assert FAMINE in fight.table.state.pool
    assert fight.table.state.kept == [0, 0]


@rule("XXIV.D.5")
def test_a_private_event_is_kept(siege: Start) -> None:
    fight = sacked(siege, KINGDOM, CITY, REACTION, PLAIN_MARKER)
    assert [event.args["effect"] for event in fight.events("keeps-marker")] == ["reaction"]
    assert fight.table.state.kept == [1, 0]
    assert REACTION not in fight.table.state.pool
    assert fight.table.state.marker == PLAIN_MARKER
    assert len(fight.table.state.pool) == len(MARKERS) - 2


@rule("XXIV.D.1", "XXIV.D.4")
def test_markers_are_drawn_without_replacement_and_go_back_before_the_next_is_laid(siege: Start) -> None:
    fight = sacked(siege, BARBARIANS, "plain; city=2", 16, 16, 17)
    # The sixteenth marker twice: the second time it is number 17; then all 26 are there again.
    assert [event.roll.sides for event in fight.events("draws-pillage")] == [26, 25]
    assert [event.roll.sides for event in fight.events("lays-pillage")] == [26]
    assert fight.table.state.marker == 17


USURPERS = {
    "Barbarians ignore it": (BARBARIANS, "", [], "usurper-ignored"),
    "Decline lets him rise": ("rome: 3 infantry", "; decline=attacker:1", [], "usurper-rises"),
    "a zero lets him rise": ("rome: 3 infantry", "", [10], "usurper-rises"),
    "nine does not": ("rome: 3 infantry", "", [9], "usurper-quiet"),
    "one does not": (KINGDOM, "", [1], "usurper-quiet"),
    "Decline of the besieged does not": (KINGDOM, "; decline=defender:2", [9], "usurper-quiet"),
}


@rule("XXIV.D.6", "XXIV.D.7")
@pytest.mark.parametrize(("besieger", "setting", "check", "told"), USURPERS.values(), ids=USURPERS)
def test_the_usurper(siege: Start, besieger: str, setting: str, check: list[int], told: str) -> None:
    fight = sacked(siege, besieger, CITY + setting, USURPER, *check, 1)
    assert [event.roll.dice for event in fight.events("usurper-check")] == [[die] for die in check]
    keys = ("usurper-ignored", "usurper-rises", "usurper-quiet")
    assert [event.key for event in fight.table.log if event.key in keys] == [told]
    # He is worth gold all the same.
    assert fight.table.state.gold == [2 + GOLD[USURPER], 0]


@rule("XXIV.D.8")
def test_nobody_knows_which_marker_lies_on_the_city(siege: Start) -> None:
    """Two matches that differ in nothing but the marker look the same to both seats and to onlookers."""
    cheap = sacked(siege, BARBARIANS, CITY, 2, PLAIN_MARKER)
    dear = sacked(siege, BARBARIANS, CITY, 2, DEAR_MARKER)
    assert (cheap.table.state.marker, dear.table.state.marker) == (PLAIN_MARKER, DEAR_MARKER)
    for seat in ("attacker", "defender", None):
        assert cheap.table.view(seat).to_json() == dear.table.view(seat).to_json()
        stories = [[event.to_json() for event in match.table.story(seat)] for match in (cheap, dear)]
        assert stories[0] == stories[1]
        assert "marker-laid" in [event["key"] for event in stories[0]]


@rule("XXIV.D.8")
def test_a_city_with_a_marker_cannot_be_sacked_again(siege: Start) -> None:
    fight = siege(BARBARIANS, CITY, FALLS)
    state = fight.table.state
    state.marker = state.pool.pop()
    frame = Siege()
    frame.step = "sack"
    refusal = there(frame.check(state, Ask(0, "sack", 1, 0), Option("sack")))
    assert (refusal.key, refusal.rule) == ("already-sacked", "XXIV.D.8")
    fight.do("besiege", "no-assault")
    assert state.outcome.winners == [0]
    assert state.gold == [0, 0]


@rule("XXIV.E.1", "XXIV.E.2")
@pytest.mark.parametrize(
    ("choice", "fortified", "walls"), [("keep-walls", True, 2), ("raze-walls", False, 0)]
)
def test_the_captor_may_raze_the_walls(siege: Start, choice: str, fortified: bool, walls: int) -> None:
    place = f"{CITY}; fortified"
    fight = siege(BARBARIANS, place, FALLS).do("besiege", "no-assault", "spare")
    assert fight.asked() == ("attacker", "raze")
    assert fight.offered() == ["keep-walls", "raze-walls"]
    fight.do(choice)
    assert fight.told("walls-razed") == ([] if fortified else ["XXIV.E.2"])
    assert (fight.table.state.fight.field.fortified, fight.table.state.fight.field.walls) == (
        fortified,
        walls,
    )
    # Another match on the same line begins with its walls.
    assert siege(BARBARIANS, place, FALLS).table.state.fight.field.walls == 2


@rule("XXIV.E.1", "XXIV.E.4", "III.G.3")
@pytest.mark.parametrize("place", [CITY, f"{CITY}; capital=kingdom", f"{CITY}; fortified; capital=empire"])
def test_there_is_nothing_to_raze_without_walls_or_in_a_capital(siege: Start, place: str) -> None:
    fight = siege(KINGDOM, place, FALLS).do("besiege", "no-assault", "spare")
    assert fight.table.over
    assert fight.table.state.fight.field.fortified == ("capital" in place)


@rule("XXIV.D.3")
def test_every_marker_has_a_known_kind() -> None:
    assert {KIND[marker] for marker in MARKERS} == {"", "public", "private", "calamity"}
    assert sorted(MARKERS) == list(range(1, len(MARKERS) + 1))


@rule("XXIV.D.8")
def test_no_marker_is_laid_when_none_is_left(siege: Start) -> None:
    """F63: all others are kept or lie elsewhere, and the last one is kept."""
    fight = siege(BARBARIANS, CITY, FALLS, 1).do("besiege", "no-assault")
    fight.table.state.pool = [REACTION]
    fight.do("sack")
    assert fight.table.state.gold == [2 + GOLD[REACTION], 0]
    assert fight.events("marker-laid") == []
    assert fight.table.state.marker == 0


@rule("XXIV.D.8")
def test_which_it_is_can_only_be_imagined(siege: Start) -> None:
    view = sacked(siege, BARBARIANS, CITY, 2, PLAIN_MARKER).table.view("defender")
    seen = set()
    for seed in range(20):
        imagined: Any = GAME.imagine(view, Random(seed))
        assert imagined.marker in MARKERS
        assert imagined.marker not in imagined.pool
        assert GAME.view(imagined, view.seat).to_json() == view.to_json()
        seen.add(imagined.marker)
    assert len(seen) > 5
