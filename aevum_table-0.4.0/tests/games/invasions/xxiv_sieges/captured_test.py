"""XXIV.D and XXIV.E on the map: the loot, the walls and the capital of a city that fell."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.income.sacked import capital_income_halves, city_income_halves
from aevum.games.invasions.rules.siege.siege import FALLS
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule

Start = Callable[..., Any]

TAKEN = 10
PLAIN_MARKER, REACTION, USURPER = 1, 24, 25
VISIGOTHS, BYZANTIUM = NATIONS.index("visigoths"), NATIONS.index("byzantium")
CAPITAL = 'capital = "Achaia"'


def taken(before: Start, place: str, *dice: int, **words: Any) -> Any:
    """A city that fell; the dice are those that follow the siege roll."""
    return before(place, TAKEN, *dice, **words).do("besiege", "no-assault")


@rule("XXIV.A.4", "XXIV.D.1", "XXIV.D.3", "III.F.5", "III.H.1")
def test_loot_goes_to_the_treasury(before: Start) -> None:
    m = taken(before, "Achaia", 1, 1, 1, status="gold = 4")
    assert m.offered() == ["sack", "spare"]
    m.do("sack")
    assert len(m.events("pillage")) == 2
    assert m.world.gold[VISIGOTHS] == 4 + 2 + 2
    assert m.table.state.gold == [0, 0]


@rule("III.F.5", "XXIV.C.10")
def test_a_city_that_is_spared_brings_nothing(before: Start) -> None:
    m = taken(before, "Achaia").do("spare")
    assert m.world.gold[VISIGOTHS] == 0
    assert not any(m.world.pillaged)


@rule("XXIV.D.2", "III.G.7")
@pytest.mark.parametrize(("status", "extra"), [("kingdom", 5), ("empire", 10)])
def test_a_capital_yields_more(before: Start, status: str, extra: int) -> None:
    m = taken(before, "Achaia", 1, 1, 1, byzantium=f'{CAPITAL}\nstatus = "{status}"').do("sack")
    assert m.world.gold[VISIGOTHS] == 2 + extra + 2


@rule("XXIV.C.10", "III.G.11", "XXIII.A.2", "XXIV.E.4", "III.G.3")
def test_a_capital_loses_its_marker_and_keeps_its_walls(before: Start) -> None:
    m = before("Achaia", TAKEN, byzantium=CAPITAL)
    assert capital_income_halves(m.world, BYZANTIUM) == 2 * 10
    m.do("besiege", "no-assault", "spare")
    assert m.world.capital[BYZANTIUM] == -1
    assert capital_income_halves(m.world, BYZANTIUM) == 0
    assert m.world.walls[m.place("Achaia")] == 2
    assert m.owner("Achaia") == "visigoths"
    assert m.table.state.result == FALLS


@rule("XXIV.C.10", "III.G.8")
def test_with_its_capital_a_nation_loses_its_allies(before: Start) -> None:
    persia = '[nations.persia]\nseat = "east"'
    m = before("Achaia", TAKEN, byzantium=CAPITAL, others=persia, allies='[["persia", "byzantium"]]')
    assert m.world.allies[BYZANTIUM]
    m.do("besiege", "no-assault", "spare")
    assert m.world.allies[BYZANTIUM] == 0


@rule("XXIV.C.10")
@pytest.mark.parametrize(("place", "told"), [("Achaia", 1), ("Macedonia", 0)])
def test_only_the_capital_that_fell_is_lost(before: Start, place: str, told: int) -> None:
    m = taken(before, place, byzantium=CAPITAL).do("spare")
    assert len(m.events("capital-falls")) == told
    assert (m.world.capital[BYZANTIUM] == -1) == bool(told)


@rule("XXIV.E.1", "XXIV.E.2")
@pytest.mark.parametrize(("choice", "walls"), [("keep-walls", 2), ("raze-walls", 0)])
def test_the_captor_may_raze_the_walls(before: Start, choice: str, walls: int) -> None:
    m = taken(before, "Moesia Superior").do("spare")
    assert (m.asked(), m.offered()) == (("raider", "raze"), ["keep-walls", "raze-walls"])
    m.do(choice)
    assert m.world.walls[m.place("Moesia Superior")] == walls


@rule("XXIV.D.5", "XXIV.D.8")
def test_a_marker_lies_on_the_city_and_a_private_one_is_kept(before: Start) -> None:
    m = taken(before, "Epirus", REACTION, PLAIN_MARKER).do("sack")
    assert m.world.pillaged[m.place("Epirus")] == PLAIN_MARKER
    assert m.table.state.kept == [0, 1]
    assert m.table.state.marker == 0
    assert PLAIN_MARKER not in m.table.state.pool


@rule("XXIV.D.8")
def test_a_city_with_a_marker_is_not_sacked_again(before: Start) -> None:
    m = before("Moesia Superior", TAKEN, cities='"Moesia Superior" = { pillaged = 1 }')
    m.do("besiege", "no-assault")
    assert m.asked() == ("raider", "raze")
    assert m.world.gold[VISIGOTHS] == 0


@rule("XXIV.D.6", "XXIV.D.7")
@pytest.mark.parametrize(
    ("status", "told"), [("", "usurper-ignored"), ('status = "empire"\ndecline = 1', "usurper-rises")]
)
def test_the_usurper_looks_at_the_besieger(before: Start, status: str, told: str) -> None:
    m = taken(before, "Epirus", USURPER, 1, status=status).do("sack")
    assert len(m.events(told)) == 1


@rule("III.G.2", "XIV.B.3")
@pytest.mark.parametrize(("status", "gold"), [("kingdom", 5), ("empire", 10)])
def test_a_capital_brings_income(before: Start, status: str, gold: int) -> None:
    m = before("Achaia", byzantium=f'{CAPITAL}\nstatus = "{status}"')
    assert capital_income_halves(m.world, BYZANTIUM) == 2 * gold


@rule("XXIV.D.9", "XIV.B.1", "XIV.B.2")
def test_a_sacked_city_is_worth_half_a_gold(before: Start) -> None:
    m = taken(before, "Achaia", 1, 1, 1)
    assert city_income_halves(m.world, m.place("Achaia")) == 4
    m.do("sack")
    assert city_income_halves(m.world, m.place("Achaia")) == 1
    assert city_income_halves(m.world, m.place("Thessalia")) == 0


@rule("XXIV.D.8")
def test_the_last_marker_of_all(before: Start) -> None:
    """F63: what is not there is not drawn; the marker that was drawn is laid."""
    m = before("Achaia", TAKEN, 1, 1)
    m.table.state.pool = [7]
    m.table.choose("raider", "besiege")
    m.table.choose("raider", "no-assault")
    m.table.choose("raider", "sack")
    assert (m.world.gold[VISIGOTHS], m.table.state.pool) == (4, [])
    assert m.world.pillaged[m.place("Achaia")] == 7


@rule("XX.J.2")
def test_a_leader_without_troops_gets_away_from_a_city_that_falls(before: Start) -> None:
    m = before("Achaia", TAKEN, byzantium='leaders = { Achaia = "valens" }').do("besiege", "no-assault")
    m.do(m.offered()[0], "spare")
    assert m.leader("valens") in ("Thessalia", "Epirus")


@rule("III.F.1", "XXIV.A.4")
def test_one_unit_holds_a_city_it_took_in_the_wild(before: Start) -> None:
    """F62; without the city two Barbarian units would be needed there (XII.B.3)."""
    m = before("Armenia", TAKEN, units="infantry").do("besiege", "spare", "keep-walls")
    assert m.owner("Armenia") == "visigoths"
