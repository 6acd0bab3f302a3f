"""Infiltrator 14: an enemy unit changes sides (K.CARD.05)."""

import pytest

from aevum.games.medioevo.rules.battle.results import ATTACKER_WON
from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, OTHER, PLACE, YELLOW, Maker, fight, war


@example("EX-065")
@rule("K.CARD.05", "K.14.1")
def test_ex_065_turncoat(match: Maker) -> None:
    m = war(match, "LI", "LI, AR, CPT1", [], enemy=HORDE).give(BLUE, 14)
    fight(m, HORDE)
    assert m.asked() == (BLUE, "before-battle")
    m.do("use-card:14")
    assert m.offered() == ["turncoat:light-infantry", "turncoat:archer"]
    m.do("turncoat:archer")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "archer": 1}
    assert m.at(PLACE, HORDE) == {"light-infantry": 1, "captain-1": 1}
    assert m.florins(BLUE) == m.florins(YELLOW) - 100


@rule("K.CARD.05", "K.14.1")
def test_a_unit_of_a_player_goes_back_to_its_reserve(match: Maker) -> None:
    m = war(match, "LI", "2 CAV", []).give(BLUE, 14)
    fight(m).do("use-card:14")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "cavalry": 1}
    assert m.s.reserve_of(m.seat(YELLOW), 3) == 9
    assert m.told("turncoat") == ("K.CARD.05", {"seat": BLUE, "enemy_seat": YELLOW, "unit": "cavalry"})


@rule("K.CARD.05", "K.14.1")
def test_the_reserve_must_have_the_kind(match: Maker) -> None:
    m = war(match, "10 AR", "AR", []).give(BLUE, 14)
    assert fight(m).asked() == (BLUE, "battle-intent")
    m = war(match, "9 AR", "AR", []).give(BLUE, 14)
    assert fight(m).asked() == (BLUE, "before-battle")


@rule("K.CARD.05")
def test_the_last_unit_may_change_sides(match: Maker) -> None:
    m = war(match, "LI", "HI", []).give(BLUE, 14)
    fight(m).do("use-card:14")
    assert m.done()
    assert m.s.result == ATTACKER_WON
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "heavy-infantry": 1}


@rule("K.CARD.05", "K.14.1")
def test_it_costs_100_florins_and_is_for_who_fights(match: Maker) -> None:
    m = war(match, "LI", "HI", []).give(BLUE, 14).money(BLUE, 99)
    assert fight(m).offered() == ["pass"]
    m = war(match, "LI", "HI", []).give(OTHER, 14)
    assert fight(m).asked() == (BLUE, "battle-intent")


@rule("K.CARD.05", "5.MOVE.13")
@pytest.mark.parametrize(("archers", "room"), [(1, True), (2, False)])
def test_at_sea_the_turncoat_needs_room_aboard(match: Maker, archers: int, room: bool) -> None:
    m = match([]).give(BLUE, 14).active(BLUE).put("AEG", BLUE, "archer", archers)
    m.put("AEG", YELLOW, "archer", 2)
    for owner, item in ((BLUE, "galley"), (BLUE, "catapult"), (YELLOW, "galley")):
        m.item("AEG", owner, item)
    fight(m, place="AEG")
    assert (m.asked() == (BLUE, "before-battle")) == room
