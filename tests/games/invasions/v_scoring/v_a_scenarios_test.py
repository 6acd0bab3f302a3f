"""V.A What every scenario says of seats, handicaps, raiders and things that have happened already."""

import tomllib
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.content.cards import CARDS, INITIATIVE
from aevum.games.invasions.rules.content.seating import SEATING, TABLES
from aevum.games.invasions.rules.setup import start
from aevum.games.invasions.rules.setup.start import WHOLE, set_up, whole_match, whole_seats
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.world.world import NOBODY, RAIDER
from aevum.kit.tables import data_text
from aevum.testing import rule

DEALT = [name for name in WHOLE if name != "duel-350"]


def data(scenario: str) -> dict[str, Any]:
    return tomllib.loads(data_text(PACKAGE, f"{WHOLE[scenario]}.toml"))


@rule("IV.0.6")
@pytest.mark.parametrize("scenario", DEALT)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_peoples_are_dealt_to_as_many_as_play(scenario: str, players: int) -> None:
    s = set_up(scenario, {"seats": players}, 1)
    assert tuple(s.seats) == TABLES[players]
    assert len(s.points) == len(s.gold) == len(s.kept) == players
    for card in CARDS:
        assert s.world.seat[card.nation] == SEATING[players][card.nation]


@pytest.mark.parametrize(("scenario", "players"), [*product(DEALT, (2, 3, 4)), ("duel-350", 2)])
def test_seats_begin_with_their_handicap(scenario: str, players: int) -> None:
    """By seat, or by the number of players; the points of other tables are not given."""
    s = set_up(scenario, {"seats": players}, 1)
    given = data(scenario).get("handicap", {})
    mine = given.get(str(players), {name: points for name, points in given.items() if name in s.seats})
    assert s.points == [mine.get(seat, 0) for seat in s.seats]


@pytest.mark.parametrize("seats", [True, "3", 1, 5, None])
def test_what_is_no_number_of_players(seats: object) -> None:
    with pytest.raises(BadData, match=r"options\.seats: expected 2 or 3 or 4"):
        whole_seats("350", {"seats": seats})


@rule("VI.C.1", "VI.G.3")
@pytest.mark.parametrize("scenario", WHOLE)
def test_who_raids_from_the_start(scenario: str) -> None:
    """Whoever is not on the map and has not come with an earlier turn."""
    said = data(scenario)
    w = set_up(scenario, {}, 1).world
    for card in CARDS:
        entry = said["nations"].get(NATIONS[card.nation])
        if entry is not None:
            assert "initiative" in entry or w.initiative[card.nation] == card.initiative
            continue
        raids = bool(card.raids_from) and (card.arrival == 0 or card.arrival > w.turn)
        assert (w.role[card.nation] == RAIDER) is raids, NATIONS[card.nation]
        assert w.initiative[card.nation] == card.initiative
        if raids:
            start = w.raids_from[card.nation]
            places = [*w.land.names[: w.land.provinces], *w.land.areas]
            assert places[start] == card.raids_from


@rule("V.A.8", "XXXI.B.2", "V.C.2")
@pytest.mark.parametrize("scenario", WHOLE)
def test_what_has_happened_before_and_when_it_ends(scenario: str) -> None:
    said = data(scenario)
    s = set_up(scenario, {}, 1)
    assert s.realm.happened == said.get("happened", [])
    blessed = [NATIONS[n] for n, mark in enumerate(s.realm.blessed) if mark]
    assert sorted(blessed) == sorted(said.get("blessed", []))
    assert {mark for mark in s.realm.blessed if mark} <= {1}
    match = whole_match(scenario, {}, 1).frames[-1]
    assert getattr(match, "last", 0) == said["last"]
    assert s.pool == sorted(set(s.pool) - set(s.world.pillaged))


FIRST, SECOND = TABLES[2]


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """A scenario of somebody else in the place of one of ours, to be changed before it is set up."""
    said = data("duel-350")
    start._board.cache_clear()
    monkeypatch.setattr(start, "_data", lambda scenario: said)
    yield said
    start._board.cache_clear()


def test_a_scenario_with_seats_of_its_own_names_who_plays_what(others: dict[str, Any]) -> None:
    """No other people has a seat."""
    others["seats"] = ["emperor", "khan"]
    for entry in others["nations"].values():
        if "seat" in entry:
            entry["seat"] = "emperor" if entry["seat"] == FIRST else "khan"
    others["handicap"] = {}
    s = set_up("duel-350", {}, 1)
    assert s.seats == ["emperor", "khan"]
    for name, entry in others["nations"].items():
        seat = s.seats.index(entry["seat"]) if "seat" in entry else NOBODY
        assert s.world.seat[NATIONS.index(name)] == seat
        initiative = entry.get("initiative", INITIATIVE[NATIONS.index(name)])
        assert s.world.initiative[NATIONS.index(name)] == initiative, "as its card has it, or the scenario"
    strangers = [card.nation for card in CARDS if NATIONS[card.nation] not in others["nations"]]
    assert strangers
    assert {s.world.seat[n] for n in strangers} == {NOBODY}
    assert {s.world.role[n] for n in strangers} & {RAIDER} == set()


@pytest.mark.parametrize(
    ("handicap", "points"),
    [
        ({FIRST: 7}, [7, 0]),
        ({"roman": 7}, [7, 0]),
        ({"2": {SECOND: 5}, FIRST: 9}, [0, 5]),
        ({"3": {SECOND: 5}, FIRST: 9}, [9, 0]),
    ],
)
def test_a_handicap_may_be_for_some_numbers_of_players_alone(
    others: dict[str, Any], handicap: dict[str, Any], points: list[int]
) -> None:
    others["handicap"] = handicap
    assert set_up("duel-350", {}, 1).points == points
