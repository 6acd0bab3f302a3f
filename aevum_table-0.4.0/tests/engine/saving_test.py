from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from aevum.engine import BadData, Outcome
from tests.engine.market import bid, market
from tests.engine.toys import Take, start
from tests.tiny import GAME
from tests.tiny.cards import BANDITS, ESCORT, GUIDE

Data = dict[str, Any]


def saved() -> Data:
    table = market([GUIDE, BANDITS, ESCORT])
    bid(table, 5, 0, 0)
    data: Data = msgspec.json.decode(msgspec.json.encode(GAME.to_json(table.state)))
    return data


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("drawn"), "state: the field 'drawn' is missing"),
        (lambda d: d.update(seed="zz"), "state.seed: 'zz' is not a hexadecimal number"),
        (lambda d: d.update(seats=[1]), "state.seats: expected texts, found 1"),
        (lambda d: d["own"].update(gold="much"), "state.own.gold: expected a list, found 'much'"),
        (lambda d: d["own"].pop("gold"), "state.own: the field 'gold' is missing"),
        (lambda d: d["own"].update(bank=True), "state.own.bank: expected int, found True"),
        (lambda d: d["frames"][1].update(frame="Orgy"), "state.frames[1].frame: there is no frame 'Orgy'"),
        (lambda d: d["frames"][1].update(step="nap"), "state.frames[1].step: 'nap' is no step of Journey"),
        (lambda d: d["frames"][1].pop("leader"), "state.frames[1]: the field 'leader' is missing"),
        (lambda d: d["frames"].__setitem__(0, 3), "state.frames[0]: expected an object, found 3"),
        (lambda d: d["asks"][0].update(depth=9), "state.asks[0].depth: no frame stands at 9"),
        (lambda d: d["asks"][0].update(seat=7), "state.asks[0].seat: there is no seat 7"),
        (lambda d: d["asks"][0].update(answer="fly"), "state.asks[0].answer: 'fly' is not offered"),
        (lambda d: d["asks"][0].update(sealed=1), "state.asks[0].sealed: expected true or false, found 1"),
        (lambda d: d.update(outcome=[]), "state.outcome: expected an object, found []"),
        (lambda d: d.update(outcome={}), "state.outcome: the field 'winners' is missing"),
    ],
)
def test_a_save_that_does_not_fit_is_refused_with_the_place(
    change: Callable[[Data], object], sentence: str
) -> None:
    data = saved()
    change(data)
    with pytest.raises(BadData) as refused:
        GAME.from_json(data)
    assert str(refused.value).startswith(sentence)


def test_a_save_is_read_back_whole() -> None:
    data = saved()
    s = GAME.from_json(data)
    assert msgspec.json.decode(msgspec.json.encode(GAME.to_json(s))) == data
    assert [option.id for option in GAME.asks(s)[0].options] == ["play:bandits", "pass"]


def test_a_loaded_state_does_not_share_with_the_data_it_came_from() -> None:
    data = saved()
    s = GAME.from_json(data)
    before = GAME.to_json(s)
    data["own"]["hands"][0].append(1)
    data["frames"][-1]["order"].append(1)
    data["seats"].append("Ur")
    assert GAME.to_json(s) == before


def test_an_outcome_is_saved_with_winners_scores_and_reason() -> None:
    game, s = start(Take)
    s.outcome = Outcome([1], [3, 4], "richest", {"by": 1})
    loaded = game.from_json(game.to_json(s))
    assert loaded.outcome is not None
    assert loaded.outcome.to_json() == {"winners": [1], "scores": [3, 4], "key": "richest", "args": {"by": 1}}
