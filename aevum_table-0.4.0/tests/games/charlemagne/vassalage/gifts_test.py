"""9.2.g Gifts."""

from collections.abc import Callable

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.older import modern
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.cup import listen
from tests.games.charlemagne.rest import alone, over
from tests.narrow import of_kind

Maker = Callable[..., ScriptedMatch]


def attempt(m: ScriptedMatch, treasury: list[int]) -> ScriptedMatch:
    m.s.treasury = treasury
    return alone(m, Attempt(EMPIRE, region("SAX")))


@rule("9.2.g")
def test_each_gift_is_a_point_and_costs_five_more_than_the_last(match: Maker) -> None:
    m = attempt(match([3]).clear().hush().give("empire", "vassalage"), [20, 0])
    m.do("play:vassalage", "gift:5")
    assert m.ask().args["points"] == 2
    m.do("gift:10")
    assert refused(m, "gift:15") == ("cannot-afford", "9.2.g")
    m.do("roll")
    assert m.modifiers("vassalage") == [(3, "T8.differential")]
    assert m.told("gift") == [
        ({"seat": "empire", "price": 5}, "9.2.g"),
        ({"seat": "empire", "price": 10}, "9.2.g"),
    ]
    assert m.s.treasury == [5, 0]


@rule("9.2.g", "T8.markers")
def test_gold_alone_opens_no_door(match: Maker) -> None:
    m = attempt(match().clear().hush().give("empire", "vassalage"), [20, 0])
    assert refused(m, "gift:5") == ("play-a-marker-first", "T8.markers")


@rule("9.2.g")
def test_the_opponent_answers_with_gold_too_even_with_an_empty_hand(match: Maker) -> None:
    m = attempt(listen(match([3]).clear().give("empire", "vassalage"), "vassalage-defence"), [0, 20])
    m.do("play:vassalage", "roll")
    assert m.asked() == ("tribal", "vassalage-defence")
    assert m.ask().guarded
    m.do("gift:5", "gift:10")
    assert refused(m, "gift:15") == ("cannot-afford", "9.2.g")
    m.do("pass")
    assert m.modifiers("vassalage") == [(1, "T8.differential"), (-2, "T8.differential")]
    assert m.s.treasury == [0, 5]
    assert over(m)


@rule("9.2.g")
def test_a_state_of_version_3_knows_of_no_gifts_yet(match: Maker) -> None:
    m = attempt(listen(match([3]).clear().give("empire", "vassalage"), "vassalage-defence"), [0, 20])
    data = GAME.to_json(m.do("play:vassalage", "roll").s)
    old = {**data, "frames": [_without(frame) for frame in of_kind(list, data["frames"])]}
    assert old != data
    assert modern(old, "3") == data
    assert modern(data, "4") is data
    assert m.s.treasury[TRIBAL] == 20


def _without(frame: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in frame.items() if key != "gifts"}
