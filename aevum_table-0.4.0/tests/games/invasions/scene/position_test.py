"""The position: what stands where, for one seat, and nothing that this seat may not know."""

import gzip
import json
from random import Random
from typing import Any

import msgspec
import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.scene import SCENE
from aevum.games.invasions.telling.seen import seen
from aevum.games.invasions.telling.turn import lone_scores
from aevum.scene.position import Position
from aevum.words import Words
from tests.games.invasions.hidden_match_test import redealt
from tests.games.invasions.scene.conftest import moments

PACKED = 12_000


def shown(table: Table, seat: int, words: Words) -> Position:
    return SCENE.position(GAME.view(table.state, seat), words)


def test_the_world_of_350(words: Words) -> None:
    now = shown(Table(GAME, "350", {}, 1), 0, words)
    assert now.headline.startswith("Turn 1, 350–374 · Time phase")
    assert [score.seat for score in now.scores] == ["roman", "hun", "persian", "goth"]
    assert now.scores[0].owners[:2] == ["rome", "byzantium"]
    turns, steps = now.tracks
    assert (len(turns.steps), turns.steps[0].name, turns.steps[0].now) == (12, "1 (350)", True)
    assert [step.name for step in steps.steps if step.now] == ["Events"]
    thracia = now.places["Thracia"]
    assert thracia.owner == "byzantium"
    assert thracia.city is not None
    assert (thracia.city.name, thracia.city.level, thracia.city.capital) == (
        "Constantinopolis",
        3,
        "byzantium",
    )
    assert now.regions["Graecia"] == "byzantium"


def test_units_alike_are_one_piece_and_nobody_is_lost(late: Table, words: Words) -> None:
    state: Any = late.state
    w = state.world
    now = shown(late, 0, words)
    for p in range(w.land.places):
        place = now.places.get(w.land.names[p])
        pieces = place.pieces if place is not None else []
        units = [piece for piece in pieces if piece.kind in ("unit", "fleet")]
        assert sum(piece.count for piece in units) == sum(1 for at in w.place[1:] if at == p)
        assert sum(piece.kind == "leader" for piece in pieces) == w.leader_place.count(p)
        assert sum(piece.kind == "horde" for piece in pieces) == w.horde.count(p)


@pytest.mark.slow
def test_ids_are_the_pieces_own_and_every_word_is_said(words: Words) -> None:
    pictures = set(SCENE.board("350", {}, words).icons)
    for table in moments("350", {}, 2, 0.02):
        now = shown(table, 0, words)
        pieces = [piece for place in now.places.values() for piece in place.pieces]
        assert len({piece.id for piece in pieces}) == len(pieces)
        assert {piece.owner for piece in pieces} <= set(NATIONS)
        marks = [mark for place in now.places.values() for mark in place.marks]
        marks += [mark for place in now.places.values() if place.city for mark in place.city.marks]
        marks += [mark for marks in now.region_marks.values() for mark in marks]
        assert {piece.icon for piece in pieces} | {mark.icon for mark in marks} <= pictures
        data = msgspec.json.encode(now)
        assert "⟦" not in data.decode()
        assert len(gzip.compress(data)) < PACKED


@pytest.mark.parametrize("deck", [False, True])
def test_what_a_seat_cannot_know_changes_nothing(late: Table, words: Words, deck: bool) -> None:
    rng = Random(7)
    for seat in range(4):
        other = redealt(late.state, seat, rng, deck)
        views = GAME.view(late.state, seat), GAME.view(other, seat)
        for shown_part in (SCENE.position, SCENE.contest, SCENE.panels):
            first, second = (json.dumps(msgspec.to_builtins(shown_part(view, words))) for view in views)
            assert first == second
        for head in SCENE.panels(views[1], words):
            assert SCENE.panel(views[0], head.name, words) == SCENE.panel(views[1], head.name, words)


def test_an_onlooker_sees_the_map(late: Table, words: Words) -> None:
    assert shown(late, -1, words).places == shown(late, 0, words).places


def test_a_single_fight(words: Words) -> None:
    now = shown(Table(GAME, "adrianopolis", {}, 1), 0, words)
    assert now.headline == "Visigoths against Byzantium"
    assert now.places == {}


def test_where_battles_are_pending_a_marker_lies(words: Words) -> None:
    found = 0
    for table in moments("frontiers-375", {}, 7, 1.0):
        ask = table.asks()[0]
        if ask.key == "battles":
            now = shown(table, ask.seat, words)
            for option in ask.options:
                marks = {mark.icon for mark in now.places[str(option.args["place"])].marks}
                assert marks & {"crossed-swords", "siege-tower"}
                found += 1
    assert found


def test_a_lone_phase_counts_provinces_taken_and_lost(words: Words) -> None:
    last = list(moments("frontiers-375", {}, 6, 0.2))[-1]
    points = [score.points for score in shown(last, 0, words).scores]
    assert any(points)
    assert points == lone_scores(seen(GAME.view(last.state, 0)).world, GAME.view(last.state, 0))


@pytest.mark.parametrize(("scenario", "turns"), [("justinian", ["7", "8", "9"]), ("duel-350", ["1"])])
def test_the_track_holds_the_turns_that_are_played(scenario: str, turns: list[str], words: Words) -> None:
    track = shown(Table(GAME, scenario, {}, 1), 0, words).tracks[0]
    assert [step.name.partition(" ")[0] for step in track.steps] == turns
