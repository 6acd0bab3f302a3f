"""A match as it begins: what the tables of the set-up say stands on the map."""

import pytest

from aevum.engine import Table
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.counters import HOME, KIND, KINDS, LEADERS, MIGHT, POOL, STRENGTH, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import FAITHS, SEATS, SIDES
from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.charlemagne"


def at_start(scenario: str = "771") -> CharlemagneState:
    state = GAME.setup(scenario, {}, 1, "base")
    assert isinstance(state, CharlemagneState)
    return state


@rule("1.1")
def test_two_seats_and_a_status_that_is_nobodys() -> None:
    assert GAME.seats("771", {}) == ("empire", "tribal")
    assert [side for side in SIDES if side not in SEATS] == ["neutral"]


@rule("18.1", "3.1")
def test_the_units_of_the_set_up_bear_the_names_of_their_regions() -> None:
    s = at_start()
    for row in rows(PACKAGE, "setup"):
        hex = LAND.of_burg(row["burg"])
        if row["unit"] != LEADERS[0]:
            here = [piece for piece in s.pieces(hex) if piece < UNITS and KINDS[KIND[piece]] == row["unit"]]
            assert len(here) == int(row["count"])
            assert {HOME[piece] for piece in here} == {LAND.region[hex]}
            assert {MIGHT[piece] for piece in here} == {STRENGTH[KINDS.index(row["unit"])]}
    assert sum(at >= 0 for at in s.at) == sum(int(row["count"]) for row in rows(PACKAGE, "setup"))


@rule("2.7", "18.1", "18.2")
def test_the_chart_shows_control_and_religion_of_each_region() -> None:
    s = at_start()
    for number, row in enumerate(rows(PACKAGE, "regions")):
        assert REGIONS[number] == row["region"]
        assert SIDES[s.control[number]] == row["control"]
        assert FAITHS[s.faith[number]] == row["religion"]


@rule("18.3")
def test_charlemagne_alone_leads_the_empire() -> None:
    s = at_start()
    assert [leader for leader in range(len(LEADERS)) if s.at[UNITS + leader] >= 0] == [0]
    assert s.at[UNITS] == LAND.of_burg("Aachen")
    assert SEATS[s.lead[0]] == "empire"


@rule("18.4")
def test_where_civilization_markers_lie() -> None:
    burgs = ("Aachen", "Tours", "Pavia", "Rome", "Cordoba", "Syracuse")
    s = at_start()
    assert s.civilized == sorted(LAND.of_burg(name) for name in burgs)
    assert (s.burgs, s.pillaged) == ([], [])


@rule("18.5")
@pytest.mark.parametrize("seed", range(1, 9))
def test_treasuries_and_hands(seed: int) -> None:
    assert at_start().treasury == [22, 5]
    table = Table(GAME, "771", {}, seed=seed)
    while [ask.key for ask in table.asks()] == ["place-leader"]:
        (ask,) = table.asks()
        table.choose(table.seats[ask.seat], ask.options[0])
    before = table.log[: [event.key for event in table.log].index("turn")]
    drawn = [event for event in before if event.key in ("marker-drawn", "leader-drawn")]
    assert [event.args["seat"] for event in drawn] == ["empire"] * 3 + ["tribal"] * 3
    placed = [event.args["leader"] for event in before if event.key == "leader-placed"]
    assert placed == [event.args["leader"] for event in drawn if event.key == "leader-drawn"]


@rule("18.6")
def test_the_box_has_two_hundred_and_ten_units() -> None:
    assert UNITS == sum(sum(pool) for pool in POOL) == 210


@rule("18.7")
def test_the_introduction_begins_like_the_whole_game() -> None:
    whole, short = at_start(), at_start("lombard-war")
    assert (short.at, short.control, short.faith) == (whole.at, whole.control, whole.faith)
    assert (short.civilized, short.treasury) == (whole.civilized, whole.treasury)
