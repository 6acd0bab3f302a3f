"""5.CAPT, 5.SURR Units come back."""

from typing import Any

from aevum.games.medioevo.rules import deeds, effects
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.purchases.discounts import forget_losses
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping
from tests.narrow import there


def captured(m: Any, captor: str, owner: str, unit: str) -> None:
    piece = PIECE_NAMES.index(unit)
    m.put("CON", owner, unit)
    force = m.s.force(m.area("CON"), m.seat(owner))[:]
    force[piece] -= 1
    m.s.set_force(m.area("CON"), m.seat(owner), force)
    m.s.prisoners[(m.seat(captor) * SEATS_MOST + m.seat(owner)) * FORCE + piece] += 1


def aside(m: Any, unit: str, new: bool) -> None:
    piece = PIECE_NAMES.index(unit)
    m.put("CON", "byzantium", unit)
    m.s.set_force(m.area("CON"), 0, [0] * FORCE)
    m.s.aside[piece] += 1
    m.s.aside_new[piece] += int(new)


@rule("5.CAPT.07", "5.CAPT.08", "5.CAPT.09")
def test_a_prisoner_is_ransomed_for_double_the_price(match: Make) -> None:
    m = shopping(match)
    captured(m, "mamluks", "byzantium", "captain-2")
    shop(m).do("ransom:captain-2:NIC:mamluks:400")
    assert m.at("NIC", "byzantium") == {"captain-2": 1}
    assert (m.florins("byzantium"), m.florins("mamluks")) == (1200, 2000)
    assert sum(m.s.prisoners) == 0
    assert m.s.bought[0] == 1
    assert deeds.values(m.s, 1, deeds.RANSOM) == [1]
    assert m.told("ransomed") == (
        "5.CAPT.07",
        {"seat": "byzantium", "unit": "captain-2", "place": "NIC", "enemy_seat": "mamluks", "florins": 400},
    )


@rule("5.CAPT.08")
def test_the_ransomed_count_for_the_limit(match: Make) -> None:
    m = shopping(match)
    captured(m, "mamluks", "byzantium", "archer")
    m.s.bought[0] = 3
    refusal = shop(m).why_not("ransom:archer:NIC:mamluks:100")
    assert refusal is not None
    assert refusal.key == "unit-limit"


@rule("5.CAPT.09")
def test_the_ransomed_come_to_own_settlements_and_military_buildings(match: Make) -> None:
    m = shopping(match).build("SMY", "byzantium", "tower")
    captured(m, "mamluks", "byzantium", "archer")
    found = {choice.split(":")[2] for choice in shop(m).offered() if choice.startswith("ransom")}
    assert found == {"CON", "THE", "NIC", "SMY"}


@rule("5.CAPT.07", "5.CAPT.09")
def test_without_a_place_for_them_the_ransomed_are_set_aside(match: Make) -> None:
    m = shopping(match)
    captured(m, "mamluks", "byzantium", "archer")
    for place in ("CON", "THE", "NIC"):
        m.put(place, "barbarians", "light-infantry")
    assert [choice for choice in shop(m).offered() if choice.startswith("ransom")] == [
        "ransom-aside:archer:mamluks:100"
    ]
    m.do("ransom-aside:archer:mamluks:100")
    assert (m.florins("byzantium"), m.florins("mamluks"), m.s.bought[0]) == (1500, 1700, 1)
    assert (sum(m.s.prisoners), sum(m.s.aside)) == (0, 1)
    assert m.told("ransomed-aside") == (
        "5.CAPT.07",
        {"seat": "byzantium", "unit": "archer", "enemy_seat": "mamluks", "florins": 100},
    )


@rule("5.SURR.03", "5.SURR.04")
def test_who_surrendered_returns_from_the_next_turn_on_and_counts(match: Make) -> None:
    m = shopping(match)
    aside(m, "cavalry", new=True)
    assert "recall:cavalry:CON" not in shop(m).offered()
    m.do("done-buying")
    m.s.aside_new = [0] * len(m.s.aside_new)
    shop(m).do("recall:cavalry:CON")
    assert m.at("CON", "byzantium") == {"cavalry": 1}
    assert m.florins("byzantium") == 1600
    assert (m.s.bought[0], sum(m.s.aside)) == (1, 0)
    assert "recall:cavalry:CON" not in m.offered()
    assert m.told("recalled") == ("5.SURR.03", {"seat": "byzantium", "unit": "cavalry", "place": "CON"})


@rule("K.CARD.10", "K.28.1")
def test_the_surgeon_gives_back_losses_for_half_rounded_up(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    for unit in ("archer", "captain-1"):
        effects.put(m.s, effects.BUY_BACK, 0, PIECE_NAMES.index(unit), 1)
    shop(m).do("buy-back:archer:CON:25", "buy-back:captain-1:CON:50")
    assert m.at("CON", "byzantium") == {"archer": 1, "captain-1": 1}
    assert m.florins("byzantium") == 1600 - 75
    assert m.s.bought[0] == 2
    assert not [choice for choice in m.offered() if choice.startswith("buy-back")]
    assert m.told("bought-back") == (
        "K.CARD.10",
        {"seat": "byzantium", "unit": "captain-1", "place": "CON", "florins": 50},
    )


@rule("K.CARD.10", "K.28.2")
def test_what_is_not_bought_back_is_lost(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    effects.put(m.s, effects.BUY_BACK, 0, 0, 1)
    forget_losses(m.s)
    assert not [choice for choice in shop(m).offered() if choice.startswith("buy-back")]


@rule("K.CARD.10", "K.28.2")
def test_what_falls_in_the_events_of_a_turn_is_bought_back_in_the_next(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    effects.put(m.s, effects.BUY_BACK, 0, PIECE_NAMES.index("archer"), 2)
    assert not [choice for choice in shop(m).offered() if choice.startswith("buy-back")]
    forget_losses(m.s)
    effects.end_of_turn(m.s)
    m.turn(3, 4)
    assert "buy-back:archer:CON:25" in shop(m).offered()


@rule("K.CARD.10", "0.COMP.01")
def test_only_what_is_in_the_reserve_is_bought_back(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    m.put("CON", "byzantium", "archer", m.s.reserve_of(0, 1))
    effects.put(m.s, effects.BUY_BACK, 0, PIECE_NAMES.index("archer"), 1)
    refusal = there(shop(m).why_not("buy-back:archer:CON:25"))
    assert (refusal.key, refusal.args) == ("none-in-reserve", {"unit": "archer"})


@rule("5.CAPT.07", "5.SURR.03")
def test_prisoners_and_who_is_set_aside_need_nothing_in_the_reserve(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    m.put("CON", "byzantium", "archer", m.s.reserve_of(0, 1) - 1)
    m.s.aside[PIECE_NAMES.index("archer")] = 1
    m.s.reserve[1] = 0
    assert any(choice.startswith("recall:archer") for choice in shop(m).offered())


@rule("K.CARD.10")
def test_the_last_piece_of_the_reserve_is_bought_back(match: Make) -> None:
    m = shopping(match).turn(2, 4)
    m.put("CON", "byzantium", "archer", m.s.reserve_of(0, 1) - 1)
    effects.put(m.s, effects.BUY_BACK, 0, PIECE_NAMES.index("archer"), 1)
    assert "buy-back:archer:CON:25" in shop(m).offered()
