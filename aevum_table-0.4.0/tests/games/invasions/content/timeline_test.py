"""The Timeline and the leaders it brings."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.content import timeline
from aevum.games.invasions.rules.content.cards import ARRIVAL_TURN, CARD, HOME, RAIDS_FROM
from aevum.games.invasions.rules.content.counters import ORIGIN, units_of
from aevum.games.invasions.rules.content.stacks import read_stack
from aevum.games.invasions.rules.leaders import (
    ADMINISTRATION,
    COMBAT,
    DIPLOMACY,
    INTRINSIC,
    LEADER_NATION,
    LEADERS,
    MOUNTAIN,
    RANK,
    STACKING,
    TURNS,
)
from aevum.games.invasions.rules.troops import (
    ALPINE,
    AMPHIBIOUS,
    AUXILIARY,
    FRONT,
    KINDS,
    NATION_STATUS,
    NATIONS,
)
from aevum.games.invasions.rules.world.land import land
from aevum.testing import rule


def n(name: str) -> int:
    return NATIONS.index(name)


def leader(name: str) -> int:
    return LEADERS.index(name)


@rule("X.C.1", "X.C.2")
def test_raids_are_listed_in_their_order() -> None:
    assert [NATIONS[i] for i in timeline.raids_of(1)] == ["picts", "hibernians", "saxons", "berbers"]
    assert n("angles") in timeline.raids_of(3)
    assert n("angles") in timeline.raids_of(4)
    for turn in range(1, 13):
        for nation in timeline.raids_of(turn):
            assert RAIDS_FROM[nation]
            assert sum(counters.count for counters in units_of(nation)) >= 2
    assert sum(counters.count for counters in units_of(n("picts"))) > 2


@rule("XVIII.H.1")
def test_the_printed_invasions() -> None:
    assert timeline.invades(1, n("alamanni"))
    assert timeline.invades(2, n("visigoths"))
    assert timeline.invades(5, n("angles"))
    assert not timeline.invades(4, n("angles"))


def test_arrivals_agree_with_the_cards() -> None:
    board = land(False)
    for turn in range(1, 13):
        for nation, place, _ in timeline.arrivals_of(turn):
            assert (ARRIVAL_TURN[nation], HOME[nation]) == (turn, place)
            assert 0 <= board.number(place) < board.provinces
            assert CARD[nation]
            assert timeline.reinforcements_of(turn, nation)


def test_what_comes_is_in_the_counter_mix() -> None:
    for turn in range(1, 13):
        for nation in range(len(NATIONS)):
            kinds = {KINDS[counters.kind] for counters in units_of(nation)}
            assert {kind for _, kind in timeline.reinforcements_of(turn, nation) if kind} <= kinds


@rule("IX.D.3")
def test_whether_more_is_to_come() -> None:
    assert timeline.reinforcements_of(4, n("alamanni")) == []
    assert timeline.has_more(4, n("alamanni"))
    assert not timeline.has_more(7, n("alamanni"))
    assert timeline.has_more(9, n("hephthalites"))


def test_special_rules_of_a_turn() -> None:
    assert "split" in timeline.specials_of(3, "arrivals")
    assert timeline.specials_of(3, "end") == []


@pytest.mark.parametrize("text", ["legion 2", "2 hoplite", "0 legion", "legion,,2", "-1"])
def test_what_is_no_list_of_units(text: str) -> None:
    with pytest.raises(BadData, match=r"^here: "):
        read_stack(text, "here")


@rule("III.C.6", "III.C.10")
def test_historical_leaders_stay_two_turns_at_most() -> None:
    for i in range(len(LEADERS)):
        first, last = TURNS[i]
        assert INTRINSIC[i] == ((first, last) == (1, 12))
        assert INTRINSIC[i] or first <= last <= first + 1
    assert TURNS[leader("asparus")] == (3, 4)
    assert TURNS[leader("narses")] == (8, 8)


@rule("III.C.7")
def test_leaders_of_a_history_that_never_was() -> None:
    for name in ("majorianus-ii", "claudius-iii", "antoninus"):
        assert LEADER_NATION[leader(name)] == n("rome")


@rule("III.C.14", "III.C.15", "III.C.18")
def test_what_is_printed_of_leaders() -> None:
    assert ADMINISTRATION[leader("flavius-theodericus")] == 2
    assert STACKING[leader("stilicho")] == 2
    assert max(DIPLOMACY) == 2
    assert (max(COMBAT), min(COMBAT)) == (3, 0)
    marked = [LEADERS[i] for i in range(len(LEADERS)) if MOUNTAIN[i]]
    assert sorted(marked) == ["alaricus", "baianus", "belisarius", "feargus"]


@rule("III.C.4", "III.C.5")
def test_who_has_a_rex() -> None:
    kings = [LEADER_NATION[i] for i in range(len(LEADERS)) if INTRINSIC[i] and RANK[i]]
    acting = [i for i in range(len(NATIONS)) if CARD[i] and HOME[i] and not NATION_STATUS[i]]
    assert sorted(kings) == sorted([*acting, n("anglo-saxons")])


def test_some_nations_have_two_leaders_at_once() -> None:
    def due(nation: str, turn: int) -> list[str]:
        return [
            LEADERS[i]
            for i in range(len(LEADERS))
            if LEADER_NATION[i] == n(nation) and not INTRINSIC[i] and TURNS[i][0] <= turn <= TURNS[i][1]
        ]

    assert due("byzantium", 8) == ["belisarius", "iustinianus", "narses"]
    assert due("huns", 5) == ["attila"]


@rule("III.B.3", "XXXIV.0.11")
def test_special_units_and_auxiliaries() -> None:
    assert "elephants" in [KINDS[counters.kind] for counters in units_of(n("persia"))]
    assert FRONT[KINDS.index("gaelic-infantry")] & (ALPINE | AMPHIBIOUS) == ALPINE | AMPHIBIOUS
    origins = {NATIONS[ORIGIN[k]] for k in range(len(KINDS)) if FRONT[k] & AUXILIARY}
    named = "alamanni alans burgundians gepids visigoths herules huns mauritanians vandals"
    assert origins == set(named.split())
    assert len(KINDS) <= 127
