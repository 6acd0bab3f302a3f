"""Saves of version 2 of the rules, in the form of today."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def of_version_2(m: ScriptedMatch, *frames: dict[str, object]) -> dict[str, Any]:
    data: dict[str, Any] = GAME.to_json(m.s)
    del data["own"]["arrears"]
    data["own"]["settings"] = data["own"]["settings"][:-1]
    data["frames"] = list(frames)
    return data


def test_nobody_was_in_arrears_and_barbarians_did_as_the_usual_rules_say(match: Maker) -> None:
    m = match()
    read: dict[str, Any] = GAME.modern(of_version_2(m), "2")
    assert read["own"]["arrears"] == [0] * 6
    assert read["own"]["settings"] == m.s.settings


def test_the_hired_come_from_the_supply_of_barbarians(match: Maker) -> None:
    m = match().put("THE", "hungary", "archer", 2)
    effects.put(m.s, effects.HIRED, m.seat("hungary"), m.area("THE"), 1)
    effects.put(m.s, effects.MACHINERY, m.seat("hungary"), 0, 1)
    supply, reserve = m.s.supply[1], m.s.reserve_of(m.seat("hungary"), 1)
    s: Any = GAME.from_json(GAME.modern(of_version_2(m), "2"))
    assert (s.supply[1], s.reserve_of(m.seat("hungary"), 1)) == (supply - 1, reserve + 1)
    assert (s.supply[0], s.reserve_of(0, 1)) == (m.s.supply[0], m.s.reserve_of(0, 1))


def test_frames_have_what_they_did_not_keep_then(match: Maker) -> None:
    rescue: dict[str, object] = {
        "frame": "ToTheRescue",
        "step": "choose",
        "places": [1],
        "seas": [2],
        "seat": 3,
    }
    march: dict[str, object] = {"frame": "March", "step": "menu", "seat": 1}
    read: dict[str, Any] = GAME.modern(of_version_2(match(), rescue, march), "2")
    assert read["frames"] == [
        {
            "frame": "ToTheRescue",
            "step": "send",
            "seat": 3,
            "left": 0,
            "carrier": -1,
            "cost": 0,
            "units": [0] * 7,
            "things": [],
        },
        {**march, "hired": [0] * 7},
    ]


def test_in_version_3_nobody_had_fought_where_a_group_came_to(match: Maker) -> None:
    data: dict[str, Any] = GAME.to_json(match().s)
    data["frames"] = [{"frame": "Enter", "step": "fight", "seat": 1}, {"frame": "March", "step": "menu"}]
    read: dict[str, Any] = GAME.modern(data, "3")
    assert [frame.get("fought") for frame in read["frames"]] == [False, None]
    assert read["own"] == data["own"]


def test_a_save_of_today_is_left_alone(match: Maker) -> None:
    data = GAME.to_json(match().s)
    assert GAME.modern(data, GAME.version) is data


def bought_in_version_3(match: Maker, answer: int) -> tuple[ScriptedMatch, dict[str, Any]]:
    """A deal of Merchant 21, whose price was taken as the card was turned, while another card may answer."""
    m = match().give("golden-horde", 21).give("hungary", answer)
    m.item("CAF", "golden-horde", "caravan", 3)
    m.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "use-card:21:caravan:3:1:wine")
    m.money("golden-horde", 1600 - 150)
    return m, GAME.to_json(m.s)


@rule("K.21.1")
@pytest.mark.parametrize("answer", [2, 49])
def test_in_version_3_merchant_21_had_paid_what_is_due_with_the_deal_today(match: Maker, answer: int) -> None:
    m, data = bought_in_version_3(match, answer)
    read: dict[str, Any] = GAME.modern(data, "3")
    m.s.money = read["own"]["money"]
    assert m.florins("golden-horde") == 1600
    m.do("pass")
    assert m.told("cubes-bought")[1]["florins"] == 150
    assert m.florins("golden-horde") == 1600 - 150


def test_in_version_3_other_deals_had_paid_nothing_yet(match: Maker) -> None:
    _, data = bought_in_version_3(match, 2)
    deal = next(frame for frame in data["frames"] if frame["frame"] == "Purchase")
    data["frames"] = [{**deal, "step": "route"}, {**deal, "price": -1}]
    assert GAME.modern(data, "3")["own"] == data["own"]
