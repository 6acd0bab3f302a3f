"""What peoples are given to want, and when and where they come: the parts of the box that are rebuilt."""

from collections import Counter

import pytest

from aevum.games.invasions.rules.content.cards import ARRIVAL_TURN, CARD, HOME, RAIDS_FROM, SEAT_OF
from aevum.games.invasions.rules.content.objectives import OBJECTIVES
from aevum.games.invasions.rules.content.seating import SEATING
from aevum.games.invasions.rules.scoring.step import SCORED
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule

ACTING = [n for n in range(len(NATIONS)) if CARD[n] and (HOME[n] or not RAIDS_FROM[n])]


def n(name: str) -> int:
    return NATIONS.index(name)


def wants(name: str) -> set[str]:
    return {o.name for o in OBJECTIVES if o.nation == n(name)}


@rule("V.B.1")
@pytest.mark.parametrize("nation", [NATIONS[i] for i in ACTING])
def test_whoever_acts_has_three_places_to_want(nation: str) -> None:
    assert len(wants(nation)) >= 3


def test_nobody_comes_too_late_for_two_turns_of_play() -> None:
    assert max(ARRIVAL_TURN) <= 12 - 2


def test_kushans_and_hephthalites_are_two_peoples() -> None:
    one, other = n("kushans"), n("hephthalites")
    assert HOME[one] != HOME[other]
    assert wants("kushans") != wants("hephthalites")
    for players in (2, 3, 4):
        assert SEATING[players][one] != SEATING[players][other]
    assert SEAT_OF[n("suebi")] != SEAT_OF[n("visigoths")]


@rule("XII.B.4")
def test_colchidians_hold_their_land() -> None:
    w = set_up("350", {}, 1).world
    assert w.owner[w.land.number("Colchis")] == n("colchidians")


@pytest.mark.parametrize("file", ["timeline", "objectives"])
def test_no_two_peoples_have_the_same_reason(file: str) -> None:
    reasons: dict[str, set[str]] = {}
    for row in rows(PACKAGE, file):
        if row["source"] == "reconstructed" and row["nation"]:
            reasons.setdefault(row["reason"], set()).add(row["nation"])
    together = {"the crossing of the Rhine in 406", "with the Saxons on the shore that was named after these"}
    assert {why for why, whose in reasons.items() if len(whose) > 1} <= together


def test_an_objective_counts_at_some_scoring() -> None:
    for objective in OBJECTIVES:
        assert any(objective.first <= turn <= objective.last for turn in (*SCORED, 12))


def test_no_objective_counts_twice_in_a_turn() -> None:
    for turn in (*SCORED, 11, 12):
        named = [(o.nation, o.what, o.name) for o in OBJECTIVES if o.first <= turn <= o.last]
        assert max(Counter(named).values()) == 1


@rule("XXXI.B.2")
def test_who_was_baptised_before_a_scenario_scores_nothing_for_it() -> None:
    r = set_up("justinian", {}, 1).realm
    assert [NATIONS[i] for i, done in enumerate(r.blessed) if done] == ["franks", "visigoths"]


@pytest.mark.parametrize("scenario", ["goths-and-huns", "justinian"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_at_the_start_depend_on_the_number_of_players(scenario: str, players: int) -> None:
    points = set_up(scenario, {"seats": players}, 1).points
    assert len(points) == players
    assert min(points) == 0 < max(points)
