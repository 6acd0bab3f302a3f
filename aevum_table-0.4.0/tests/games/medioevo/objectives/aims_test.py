"""4.CARD.13 What objectives ask for: almost there is not enough, and one step more is."""

from typing import Any

import pytest

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.buildings import MILITARY, SORTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.aims import met
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.terms import COMMERCE
from aevum.testing import example, rule
from tests.games.medioevo.objectives.cases import CASES
from tests.games.medioevo.objectives.layouts import ME, Lay, did, held, pact, raised

# These have tests of their own below.
APART = {
    "the-throne-of-peter",
    "lightning-campaign",
    "iron-hand",
    "ring-of-towers",
    "last-laugh",
    "generous-bid",
}


def fulfils(m: Any, objective: str) -> bool:
    return met(m.s, m.seat(ME), OBJECTIVES.index(objective))


def test_every_objective_is_looked_at() -> None:
    assert sorted([*APART, *[name for name, _, _ in CASES]]) == sorted(OBJECTIVES)


@rule("4.CARD.13")
@pytest.mark.parametrize(("objective", "almost", "rest"), CASES, ids=[name for name, _, _ in CASES])
def test_the_last_step_counts(match: Any, objective: str, almost: Lay, rest: Lay) -> None:
    kingdoms = "byzantium,mamluks,golden-horde,hungary"
    if objective == "far-traveller":
        kingdoms = "byzantium,mamluks,golden-horde,hungary,novgorod,holy-roman-empire"
    m = match(kingdoms=kingdoms)
    almost(m)
    assert not fulfils(m, objective)
    rest(m)
    assert fulfils(m, objective)


@example("EX-024")
@rule("4.CARD.19")
def test_a_castle_amid_four_towers(match: Any) -> None:
    m = match()
    near = [LAND.names[place] for place in LAND.near[LAND.number("THE")]]
    m.build("THE", ME, "castle")
    for place in near[:3]:
        m.build(place, ME, "tower")
    assert not fulfils(m, "ring-of-towers")
    m.build(near[3], ME, "fortress")
    assert not fulfils(m, "ring-of-towers")
    raised(near[3], 1)(m)
    assert fulfils(m, "ring-of-towers")
    m.build("THE", "mamluks")
    assert not fulfils(m, "ring-of-towers")


@rule("4.CARD.13")
def test_rome_and_a_cathedral_near_it(match: Any) -> None:
    m = match(kingdoms="byzantium,hungary,holy-roman-empire")
    m.build("ROM", "hungary").build("NAP", ME, "cathedral")
    assert not fulfils(m, "the-throne-of-peter")
    m.mark("ROM", ME)
    assert fulfils(m, "the-throne-of-peter")
    m.build("NAP", "hungary")
    assert not fulfils(m, "the-throne-of-peter")


@rule("4.CARD.13")
def test_only_conquests_of_what_was_not_held_when_the_turn_began(match: Any) -> None:
    m = match()
    m.mark("KON", ME)
    m.s.held = m.s.lord[:]
    for place in ("KON", "ACR", "PHR", "ACR"):
        deeds.record(m.s, m.seat(ME), deeds.CONQUEST, m.area(place))
    assert not fulfils(m, "lightning-campaign")
    deeds.record(m.s, m.seat(ME), deeds.CONQUEST, m.area("TRE"))
    assert fulfils(m, "lightning-campaign")


@rule("4.CARD.13")
def test_high_taxes_in_peace(match: Any) -> None:
    m = match().turn(2, 4)
    m.s.tax[m.seat(ME)] = 40
    assert not fulfils(m, "iron-hand")
    m.s.tax[m.seat(ME)] = 50
    assert fulfils(m, "iron-hand")
    assert not fulfils(m.turn(1, 4), "iron-hand")
    # The events of the turn must be over.
    assert not fulfils(m.turn(2, 2), "iron-hand")
    did(deeds.REBELLED)(m)
    assert not fulfils(m.turn(2, 4), "iron-hand")


@rule("4.CARD.13")
def test_last_in_honour_and_first_in_land(match: Any) -> None:
    m = match()
    m.s.honour[m.seat(ME)] = 9
    assert fulfils(m, "last-laugh")
    m.mark("ACR", "mamluks")
    assert not fulfils(m, "last-laugh")
    m.mark("KON", ME)
    m.s.honour[m.seat("hungary")] = 9
    assert not fulfils(m, "last-laugh")


@rule("4.CARD.13")
def test_a_high_bid_that_won(match: Any) -> None:
    m = match()
    m.s.bid = 199
    assert not fulfils(m, "generous-bid")
    m.s.bid = 200
    assert fulfils(m, "generous-bid")
    m.s.order = [1, 0, 2, 3]
    assert not fulfils(m, "generous-bid")


@rule("4.CARD.13")
def test_damage_spoils_what_should_be_well_kept(match: Any) -> None:
    m = match()
    m.build("CON", ME, "city", "castle", "cathedral").build("THE", ME, "town", "tower")
    assert fulfils(m, "well-kept")
    m.s.damage[m.area("THE") * len(SORTS) + MILITARY] = 1
    assert not fulfils(m, "well-kept")


@rule("4.CARD.13")
def test_the_mamluks_have_another_holy_land(match: Any) -> None:
    m = match()
    seat, aim = m.seat("mamluks"), OBJECTIVES.index("holy-land")
    m.mark("ANT", "mamluks")
    assert m.lord("JER") == "mamluks"
    assert not met(m.s, seat, aim)
    m.mark("ACR", "mamluks")
    assert met(m.s, seat, aim)


@rule("4.CARD.13")
def test_with_three_players_two_others_are_enough(match: Any) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde")
    m.put("ALE", ME, "archer")
    assert not fulfils(m, "eyes-everywhere")
    m.put("DON", ME, "archer")
    assert fulfils(m, "eyes-everywhere")
    pact("mamluks", COMMERCE)(m)
    assert not fulfils(m, "web-of-treaties")
    pact("golden-horde", COMMERCE, 1)(m)
    assert fulfils(m, "web-of-treaties")
    # A pact whose time is over is none.
    assert not fulfils(m.turn(2), "web-of-treaties")


@rule("4.CARD.13")
@pytest.mark.parametrize("objective", ["full-dungeon", "noble-hostage"])
def test_either_of_two_ways(match: Any, objective: str) -> None:
    m = match()
    held("mamluks", "cavalry", 4)(m)
    assert fulfils(m, objective)


@rule("W.TEAM.01", "4.CARD.13")
def test_team_mates_need_no_commercial_pact(match: Any) -> None:
    m = match(teams=True)
    pact("mamluks", COMMERCE)(m)
    assert not fulfils(m, "open-markets")
    pact("hungary", COMMERCE)(m)
    assert fulfils(m, "open-markets")
