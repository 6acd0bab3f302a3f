"""The awards of the final scoring (V.END), counted at the table: the last card drawn, every seat told."""

from typing import Any

import pytest

from aevum.games.medioevo.rules.events.cards import TOLERATED
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import ARCHER, FORCE
from aevum.games.medioevo.rules.scoring.end import FinalScoring
from aevum.games.medioevo.rules.tables import GOODS
from aevum.testing import rule

CAPTORS = (1, 2)


def final(m: Any) -> dict[str, dict[str, int]]:
    """By seat what the final score of each is made of."""
    # A card to be drawn, and below it one whose back puts up with anything.
    m.s.event_deck = [TOLERATED.index(50), next(n for n in range(9) if TOLERATED[n] != 50)]
    m.begin(FinalScoring())
    assert m.s.outcome is not None
    return {
        event.args["seat"]: {item.key: item.value for item in event.roll.modifiers}
        for event in m.events("final-score")
    }


def of(m: Any, award: str) -> dict[str, int]:
    """Who has something by an award."""
    return {seat: items[award] for seat, items in final(m).items() if award in items}


@rule("V.END.02", "V.END.04")
def test_the_highest_great_market_and_a_tie_for_it(match: Any) -> None:
    m = match().market("CON", "salt", "wine").market("ALE", "furs", "salt", "wine").market("SAR", "salt")
    assert of(m, "award-great-market") == {"mamluks": 3}
    m = match().market("CON", "salt", "wine").market("ALE", "furs", "salt")
    assert of(m, "award-great-market") == {"byzantium": 1, "mamluks": 1}


@rule("V.END.04")
def test_a_great_market_among_barbarians_or_in_dispute_does_not_count(match: Any) -> None:
    m = match().market("CON", "salt", "wine").market("ALE", "salt")
    m.put("CON", "hungary", "archer").put("CON", "byzantium", "archer")
    assert of(m, "award-great-market") == {"mamluks": 3}
    m = match().market("ALE", "salt")
    m.put("ROM", "barbarians", "archer").market("ROM", "salt", "wine")
    assert "award-great-market" not in final(m)["byzantium"]


@rule("V.END.02", "V.END.05")
def test_the_highest_level_then_the_most_of_that_level(match: Any) -> None:
    m = match().learn("byzantium", "logistics", "market", "law").learn("mamluks", "machinery")
    assert of(m, "award-technology") == {"mamluks": 3}
    m = match().learn("byzantium", "logistics", "market").learn("mamluks", "logistics")
    assert of(m, "award-technology") == {"byzantium": 3}
    m = match().learn("byzantium", "logistics").learn("hungary", "market")
    assert of(m, "award-technology") == {"byzantium": 1, "hungary": 1}
    assert of(match(), "award-technology") == {}  # who has nothing has not the most


@rule("V.END.06", "V.END.07")
def test_rome_and_jerusalem_and_not_for_the_mamluks(match: Any) -> None:
    kingdoms = "byzantium,mamluks,hungary,holy-roman-empire"
    m = match(kingdoms=kingdoms).mark("ROM", "hungary")
    found = final(m)
    assert found["hungary"]["award-rome"] == 3
    assert "award-jerusalem" not in found["mamluks"]  # who hold it from the start
    m = match(kingdoms=kingdoms).mark("JER", "byzantium")
    assert of(m, "award-jerusalem") == {"byzantium": 3}


@rule("V.END.09")
@pytest.mark.parametrize("good", range(len(GOODS)))
def test_a_monopoly_is_all_of_a_good_and_one_less_is_none(match: Any, good: int) -> None:
    m = match()
    places = [place for place in LAND.settlements if m.s.open[place] and LAND.good[place] == good]
    for place in places:
        m.mark(LAND.names[place], "hungary")
    assert of(m, "award-monopoly").get("hungary") == 3
    m = match()
    for place in places[1:]:
        m.mark(LAND.names[place], "hungary")
    m.mark(LAND.names[places[0]], "byzantium")
    assert of(m, "award-monopoly").get("hungary", 0) == 0


@rule("V.END.10", "5.CAPT.10")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, -3), (3, -3), (4, -6), (6, -6), (7, -9), (10, -9)])
def test_prisoners_in_anybody_s_hands(match: Any, count: int, points: int) -> None:
    m = match()
    for number in range(count):
        m.s.prisoners[(CAPTORS[number % 2] * SEATS_MOST + 0) * FORCE + ARCHER] += 1
    m.s.reserve[ARCHER] -= count
    found = final(m)
    assert found["byzantium"].get("award-prisoners", 0) == points
    assert "award-prisoners" not in found["mamluks"]


@rule("V.END.11")
@pytest.mark.parametrize(("loans", "points"), [(0, 0), (1, -2), (2, -4), (3, -6), (4, -9), (5, -15)])
def test_debts(match: Any, loans: int, points: int) -> None:
    m = match()
    m.s.loans[0] = loans
    assert final(m)["byzantium"].get("award-debts", 0) == points


@rule("V.END.12")
@pytest.mark.parametrize(
    ("tokens", "points"), [(1, 0), (2, 1), (3, 3), (4, 5), (5, 8), (6, 11), (7, 15), (8, 20), (9, 20)]
)
def test_tokens_of_any_colour(match: Any, tokens: int, points: int) -> None:
    m = match().token("byzantium", "red", tokens // 2).token("byzantium", "blue", tokens - tokens // 2)
    assert final(m)["byzantium"].get("award-tokens", 0) == points


@rule("V.TRACK.02", "V.END.13")
def test_honour_points_below_nothing_are_counted_on(match: Any) -> None:
    m = match()
    m.s.honour[0] = -4
    m.s.loans[0] = 5
    found = final(m)["byzantium"]
    assert (found["honour-so-far"], found["award-debts"]) == (-4, -15)
    assert m.s.honour[0] == sum(found.values()) < -4
