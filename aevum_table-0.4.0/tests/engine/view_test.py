from random import Random

import msgspec
import pytest

from aevum.engine import Refused, Table
from aevum.engine.chance import commitment
from tests.engine.market import bid, held, market
from tests.engine.toys import Take, Toy
from tests.narrow import of_kind
from tests.tiny import GAME
from tests.tiny.cards import BANDITS, ESCORT, GUIDE, Market

SEED = 0x0123456789ABCDEF0123456789ABCDEF


def scribble(value: object) -> None:
    """Spoil every list and object of some data."""
    if isinstance(value, dict):
        for item in value.values():
            scribble(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            scribble(item)
        value.append("spoilt")


def test_a_sight_tells_what_the_view_tells_with_its_procedures_and_the_own_question() -> None:
    table = market([GUIDE, BANDITS, ESCORT])
    seat = table.asks()[0].seat
    view = GAME.view(table.state, seat)
    told = GAME.to_json(table.state)["frames"], GAME.view(table.state, seat).data["own"]
    seen = GAME.sight(view)
    assert ([frame.to_json() for frame in seen.frames], seen.own_json()) == told
    assert (seen.seats, seen.asks) == (table.seats, [view.ask])
    assert GAME.sight(GAME.view(table.state, -1), frames=False).frames == []


def test_a_view_has_no_path_back_to_the_state() -> None:
    table = market([GUIDE, BANDITS, ESCORT])
    before = GAME.to_json(table.state)
    offered = [option.id for option in table.asks()[0].options]
    view = table.view("Palmyra")
    assert view.ask is not None
    view.ask.options.reverse()
    view.ask.options.pop()
    scribble(view.data)
    assert GAME.to_json(table.state) == before
    assert [option.id for option in table.asks()[0].options] == offered


def test_a_seat_sees_its_own_hand_and_an_onlooker_none() -> None:
    table = market([GUIDE, BANDITS, ESCORT])
    hands = [of_kind(dict, table.view(seat).data["own"])["hands"] for seat in ("Petra", None)]
    assert hands == [[[-1], [BANDITS], [-1]], [[-1], [-1], [-1]]]


def test_the_view_offers_what_the_ask_offers_and_only_to_the_one_who_is_asked() -> None:
    table = market([GUIDE, BANDITS, ESCORT])
    bid(table, 5, 0, 0)
    shown = table.view("Petra").to_json()
    assert isinstance(shown["ask"], dict)
    assert [option["id"] for option in shown["ask"]["options"]] == ["play:bandits", "pass"]
    assert table.view("Dura").to_json()["ask"] is None
    assert table.view(None).to_json()["ask"] is None


def test_what_is_imagined_differs_in_the_unknown_and_rolls_other_dice() -> None:
    table = market([GUIDE, BANDITS, ESCORT])
    view = table.view("Petra")
    kept = msgspec.json.encode(view.to_json())
    rng = Random(1)
    imagined = [GAME.imagine(view, rng) for _ in range(30)]
    assert msgspec.json.encode(view.to_json()) == kept
    assert len({s.seed for s in imagined}) == 30
    hands = {tuple(s.hands[0]) for s in imagined if isinstance(s, Market)}
    assert hands == {(GUIDE,), (BANDITS,), (ESCORT,)}
    assert all(s.hands[1] == [BANDITS] for s in imagined if isinstance(s, Market))


def test_the_same_generator_imagines_the_same() -> None:
    view = market([GUIDE, BANDITS, ESCORT]).view("Petra")
    one, other = (GAME.to_json(GAME.imagine(view, Random(4))) for _ in range(2))
    assert one == other


def test_the_story_of_a_seat_holds_its_own_draws_and_what_all_saw() -> None:
    table = market([GUIDE, BANDITS, ESCORT])
    drawn = {seat: [e.args["card"] for e in table.story(seat) if e.key == "drawn"] for seat in table.seats}
    assert drawn == {"Palmyra": [GUIDE], "Petra": [BANDITS], "Dura": [ESCORT]}
    assert [e.key for e in table.story(None)] == ["dealt"] * 3
    assert len(table.story("Petra", since=len(table.log))) == 0


def test_an_export_holds_neither_the_seed_nor_another_hand() -> None:
    table = Table(GAME, "spring", {"seats": 3}, SEED)
    held(table).script = [1, 2, 3]
    text = msgspec.json.encode(table.export("Petra")).decode()
    assert table.commitment == commitment(SEED)
    assert table.commitment in text
    for secret in (f"{SEED:032x}", str(SEED), '"script":[1'):
        assert secret not in text
    paper = msgspec.json.decode(text)
    assert (paper["game"], paper["seat"]) == ("caravans", "Petra")
    assert [event["args"].get("seat", "own") for event in paper["story"] if event["key"] != "draw"] == [
        "Palmyra",
        "own",
        "Petra",
        "Dura",
    ]


def test_the_record_is_published_only_when_the_match_is_over() -> None:
    table = Table(Toy(Take), "base", seed=1)
    with pytest.raises(Refused, match="record-secret"):
        table.published()
    table.choose("Ur", "take:1")
    table.choose("Uruk", "take:2")
    assert table.published().finished
