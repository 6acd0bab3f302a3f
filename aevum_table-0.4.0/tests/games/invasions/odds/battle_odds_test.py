"""The odds of whole fights: exact where they can be worked out by hand, and as played."""

import os
from typing import Any

import pytest

from aevum.games.invasions import GAME, notation
from aevum.games.invasions.odds.answer import answer, checked
from aevum.games.invasions.odds.engagement import engagement_odds
from aevum.games.invasions.odds.siege import SiegeOdds
from aevum.kit.samples import FAR, deviations

SHIPPED = ("nisibis", "argentoratum", "adrianopolis", "libya")
FREE = (
    "rome: 3 legion, auxiliary / leader 2+3 vs armenians: 2 mountain-archer, 2 mountain-infantry, legion "
    "/ leader 1+2 at mountain; crossing=river",
    "huns: 3 horse-archer / leader 1+0 vs franks: 3 frankish-infantry, horde at steppe; barbarian",
    "franks: 3 frankish-infantry, saxons.infantry / leader 1+0 vs rome: legion, auxiliary, limes at forest",
    "rome: 2 legion / leader 3+0 vs huns: 2 cavalry / leader 2+0 at plain; decline=attacker:1",
    "franks: infantry / leader 1 vs rome: limes at Lotharingia",
)


def test_one_against_one_by_hand() -> None:
    """One white die a side on rough ground hits with 1 in 3; with no city and no leader a tie defends."""
    odds = engagement_odds(notation.read("suebi: infantry vs vandals: infantry at mountain"), advanced=False)
    hit = 1 / 3
    ambush = 0.5  # the mountain ambush: one white die for one infantry, and no return fire without archers
    shot_dead = ambush * hit
    attacker_wins = (1 - shot_dead) * hit * (1 - hit)
    assert odds.win[0] == pytest.approx(attacker_wins)
    assert odds.win[0] + odds.win[1] == pytest.approx(1)
    assert odds.sides[0].annihilated == pytest.approx(shot_dead + (1 - shot_dead) * hit)


def test_a_leader_of_an_annihilated_stack_dies_half_the_time() -> None:
    fight = notation.read("suebi: infantry / leader 0 vs vandals: infantry at forest")
    odds = engagement_odds(fight, advanced=False)
    assert odds.sides[0].annihilated > 0
    assert odds.sides[0].leader_lost == pytest.approx(odds.sides[0].annihilated / 2)


def test_small_battles_give_nothing_back() -> None:
    odds = engagement_odds(notation.read("suebi: infantry vs vandals: 3 infantry at plain"), advanced=False)
    assert odds.sides[1].gone == pytest.approx(odds.sides[1].eliminated)


@pytest.mark.parametrize("combat", ["basic", "advanced"])
@pytest.mark.parametrize("scenario", SHIPPED)
def test_chances_add_up(scenario: str, combat: str) -> None:
    found: dict[str, Any] = answer(GAME, scenario, {"combat": combat})
    assert sum(found["win"].values()) + found["draw"] == pytest.approx(1)
    for side in ("attacker", "defender"):
        assert sum(found[side]["eliminated"].values()) == pytest.approx(1)
        assert sum(found[side]["gone_after_recovery"].values()) == pytest.approx(1)


PLAYED = int(os.environ.get("AEVUM_PLAYED", "20000"))
"""Battles in all; two fights under two systems take nearly all of them, so that small errors show."""
LONG = ("nisibis", FREE[0])
CLOSE = 4.0
"""Standard errors: seeds are fixed, so what passes once passes always."""


def play(battle: str, combat: str, games: int) -> dict[str, Any]:
    options: dict[str, object] = {"combat": combat}
    scenario = battle if battle in SHIPPED else "free"
    if scenario == "free":
        options["battle"] = battle
    return checked(GAME, scenario, options, games, seed=20_000)


@pytest.mark.slow
@pytest.mark.parametrize("combat", ["basic", "advanced"])
@pytest.mark.parametrize("battle", LONG)
def test_thousands_of_played_battles_agree(battle: str, combat: str) -> None:
    result = play(battle, combat, PLAYED * 9 // 40)
    assert result["standard_errors"] < CLOSE, result


OTHERS = [battle for battle in (*SHIPPED, *FREE) if battle not in LONG]


@pytest.mark.parametrize("combat", ["basic", "advanced"])
@pytest.mark.parametrize("battle", OTHERS)
def test_some_battles_of_every_sort_agree(battle: str, combat: str) -> None:
    result = play(battle, combat, PLAYED // 10 // (2 * len(OTHERS)))
    assert result["standard_errors"] < CLOSE, result


def test_the_lone_limes_is_overrun_before_the_battle() -> None:
    """XVIII.I.7, C10: no die for it, and three of Rome's six are black."""
    found: dict[str, Any] = answer(GAME, "argentoratum", {})
    rolls = found["rolls"][1]["melee"]
    assert (rolls["white"], rolls["black"]) == (3, 3)
    assert "XX.F.9" not in {item["rule"] for item in rolls["modifiers"]}


def test_a_limes_that_stands_alone_gives_no_battle() -> None:
    found: dict[str, Any] = answer(
        GAME, "free", {"battle": "franks: infantry / leader 1 vs rome: limes at Lotharingia"}
    )
    assert "rolls" not in found
    assert found["win"] == {"attacker": 0.5, "defender": 0.5}
    assert found["attacker"]["leader_lost"] == pytest.approx(0.25)


def test_an_assault_that_the_rules_refuse_has_no_odds() -> None:
    found: dict[str, Any] = answer(
        GAME, "free", {"battle": "rome: infantry vs persia: at Assyria", "goal": "city"}
    )
    assert [siege["assault"] for siege in found["siege"]] == [False]


def test_a_wrong_chance_is_noticed() -> None:
    """The comparison can fail: odds of another fight do not fit the battles of this one."""
    from aevum.games.invasions.odds.played import expected, play_out

    played = play_out(GAME, "nisibis", {}, 400, seed=1)
    other = engagement_odds(notation.read("rome: legion vs persia: 4 horse-archer at steppe"), advanced=False)
    assert max(deviations(expected(other), played.counts, played.games).values()) > FAR


def test_siege_odds_are_those_of_the_rolls() -> None:
    """Nisibis: -1 in all and four rolls, so a natural 8, 9 or 10 in any of them."""
    fight = notation.read("rome: 2 legion / iulianus vs persia: at Assyria")
    odds = SiegeOdds(fight, assault=False)
    assert odds.falls == pytest.approx(1 - 0.7**4)
    assert [(m.value, m.rule) for m in odds.modifiers] == [(1, "XXIV.C.3"), (-2, "XXIV.C.6")]
    assert SiegeOdds(fight, assault=True).falls == pytest.approx(1 - 0.6**4)


def test_terror_comes_before_the_siege() -> None:
    fight = notation.read("visigoths: 2 infantry / fritigernus vs byzantium: at Achaia; turn=2")
    odds = SiegeOdds(fight, assault=False)
    assert odds.falls == pytest.approx(0.5 + 0.5 * (1 - 0.6**3))
