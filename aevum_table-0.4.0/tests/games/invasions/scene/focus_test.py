"""Options and events point at places and pieces that are there."""

import pytest

from aevum.engine import Ask, Event, Option, Table
from aevum.games.invasions import GAME
from aevum.games.invasions.scene import SCENE
from aevum.scene.source import Focus
from aevum.words import Words
from tests.games.invasions.scene.conftest import moments

MATCHES: list[tuple[str, dict[str, object], float]] = [
    ("350", {}, 0.06),
    ("goths-and-huns", {"seats": 3, "combat": "advanced"}, 0.1),
    ("frontiers-375", {}, 0.5),
    ("nisibis", {}, 1.0),
]
OFF_THE_MAP = {"levy-unit", "call-volunteer", "lose-raider", "reroll"}
"""Options with a unit in them that stands nowhere on the map, or with a die."""


def ids(table: Table, seat: int, words: Words) -> set[str]:
    view = GAME.view(table.state, seat)
    now, fight = SCENE.position(view, words), SCENE.contest(view, words)
    found = {piece.id for place in now.places.values() for piece in place.pieces}
    for side in fight.sides if fight is not None else []:
        found |= {piece.id for piece in [*side.pieces, *side.lost]}
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "options", "share"), MATCHES)
def test_all_that_options_name_is_there(
    scenario: str, options: dict[str, object], share: float, words: Words
) -> None:
    places = {place.id for place in SCENE.board(scenario, options, words).places}
    for table in moments(scenario, options, 4, share):
        for ask in table.asks():
            view = GAME.view(table.state, ask.seat)
            pieces = ids(table, ask.seat, words)
            for option in ask.options:
                found = SCENE.focus(view, view.ask, option)
                assert {*found.places, *found.path} <= places, option.id
                assert set(found.pieces) <= pieces, option.id
                if "face" in option.args and option.key not in OFF_THE_MAP:
                    assert found.pieces, (ask.key, option.id)
                if found.card:
                    kind, _, id = found.card.partition("/")
                    assert SCENE.card(view, kind, id, words) is not None, found.card
                if "place" in option.args:
                    assert option.args["place"] in found.places
            for option in GAME.unasked(table.state, ask.seat):
                assert set(SCENE.focus(view, None, option).places) <= places


def test_events_too(words: Words) -> None:
    table = list(moments("350", {}, 4, 0.02))[-1]
    places = {place.id for place in SCENE.board("350", {}, words).places}
    found = [SCENE.event_focus(event) for event in table.log]
    assert {place for focus in found for place in [*focus.places, *focus.path]} <= places
    assert sum(1 for focus in found if focus.path) > 100


def marching(place: str, **more: object) -> Ask:
    return Ask(0, "march", 1, 0, {"people": "rome", "place": place, **more})


def of(ask: Ask | None, key: str, **args: object) -> Focus:
    view = GAME.view(Table(GAME, "350", {}, 1).state, 0)
    return SCENE.focus(view, ask, Option(key, args))


def test_movements_have_their_way() -> None:
    assert of(marching("Thracia"), "go", place="Bythinia").path == ["Thracia", "Bythinia"]
    ship = of(marching("Thracia"), "ship-on", sea="Propontis", last_sea="Pontus Euxinus", place="Colchis")
    assert ship.path == ["Thracia", "Propontis", "Pontus Euxinus", "Colchis"]
    ask = Ask(0, "intercept", 1, 0, {"people": "rome", "place": "Franconia"})
    assert of(ask, "intercept", place="Agri Decumates").path == ["Agri Decumates", "Franconia"]


def test_things_that_have_a_place_though_none_is_named() -> None:
    assert of(marching("Thracia"), "halt").places == ["Thracia"]
    assert of(None, "fortify-at", city="Carthago").places == ["Africa"]
    assert of(None, "envoys-to", people="byzantium").places == ["Thracia"]
    assert len(of(None, "heresy-in", area="Graecia").places) > 3
    horde = of(None, "horde", people="alamanni")
    assert horde.pieces == ["horde:alamanni"]
    assert len(horde.places) == 1


def test_events_that_go_somewhere() -> None:
    march = Event("marches", {"people": "rome", "from": "Thracia", "place": "Macedonia", "units": 2})
    assert SCENE.event_focus(march).path == ["Thracia", "Macedonia"]
    trip = {"from": "Nilus", "seas": ["Mare Nostrum Orientalis", "Mare Aegeum"], "place": "Macedonia"}
    assert SCENE.event_focus(Event("ships", dict(trip))).path == [
        "Nilus", "Mare Nostrum Orientalis", "Mare Aegeum", "Macedonia",
    ]  # fmt: skip
    falls = SCENE.event_focus(Event("city-falls", {"city": "Nisibis"}))
    assert (falls.places, falls.path) == (["Assyria"], [])


def test_options_that_play_a_card_show_it() -> None:
    assert of(None, "play-event", title="treason", people="rome").card == "card/event.treason"
    assert of(None, "envoys", people="rome", diplomacy="foedus").card == "card/diplomacy.foedus"
    assert of(None, "play", edict="adoratio").card == "card/edict.adoratio"
    assert of(None, "pass").card == ""
