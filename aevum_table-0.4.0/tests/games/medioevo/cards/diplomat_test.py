"""The Diplomat protects things (K.CARD.20)."""

from typing import Any

from aevum.games.medioevo.rules.buildings import CASTLE, CIVIL, MILITARY, NO_BUILDING
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.effects import end_of_turn
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.protection import building_safe, cube_safe, item_safe, unsafe_cubes
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import remove_item, take_item
from aevum.games.medioevo.rules.trade.plundered import Meeting
from aevum.games.medioevo.rules.waste import lay_waste
from aevum.games.medioevo.rules.works.standing import built
from aevum.testing import rule
from tests.games.medioevo.uses.pause import Pause
from tests.games.medioevo.warcards.war import danger


def realm(match: Any, *dice: int) -> Any:
    m = match(list(dice)).active("byzantium").build("CON", "byzantium", "city", "castle")
    m.item("CON", "byzantium", "caravan", 2)
    return m.market("CON", "salt", "furs").market("KON", "salt")


@rule("K.CARD.20", "K.50.2", "K.51.1", "K.51.2")
def test_one_thing_of_each_sort(match: Any) -> None:
    m = realm(match).give("byzantium", 51).begin(Pause())
    m.do("use-card:51")
    assert m.offered() == [
        "protect-item:caravan:2:1",
        "protect-building:city:CON",
        "protect-building:castle:CON",
        "protect-cube:salt:CON",
        "protect-cube:furs:CON",
    ]
    m.do("protect-building:castle:CON")
    assert building_safe(m.s, m.area("CON"), MILITARY)
    assert not building_safe(m.s, m.area("CON"), CIVIL)
    assert m.asked() == ("byzantium", "rest")


@rule("K.CARD.20", "K.GEN.01", "K.50.1")
def test_one_to_three_things_by_a_die(match: Any) -> None:
    m = realm(match, 5).give("byzantium", 50).begin(Pause())
    m.do("use-card:50", "protect-item:caravan:2:1", "protect-cube:salt:CON", "protect-cube:furs:CON")
    assert m.asked() == ("byzantium", "rest")
    assert item_safe(m.s, 0)
    assert cube_safe(m.s, m.area("CON"), GOODS.index("furs"))
    assert unsafe_cubes(m.s, m.area("CON")) == 0
    assert unsafe_cubes(m.s, m.area("KON")) == m.s.market[m.area("KON")]
    assert m.told("cube-protected") == ("K.CARD.20", {"seat": "byzantium", "good": "furs", "place": "CON"})


@rule("K.CARD.20", "K.CARD.18", "K.46.1")
def test_an_assassin_lowers_the_die_of_three_itself(match: Any) -> None:
    m = realm(match, 6).give("byzantium", 50).give("mamluks", 47).begin(Pause())
    m.do("use-card:50", "use-card:47")
    assert m.ask().args == {"count": 1}


@rule("K.CARD.20", "E.BARB.10", "K.50.1", "K.51.1")
def test_barbarians_spare_what_is_protected(match: Any) -> None:
    m = realm(match, 5).give("byzantium", 50).begin(Pause())
    m.do("use-card:50", "protect-item:caravan:2:1", "protect-building:castle:CON", "protect-cube:furs:CON")
    lay_waste(m.s, m.area("CON"))
    assert m.s.items(0) == [0]
    assert built(m.s, m.area("CON"), MILITARY) == CASTLE
    assert built(m.s, m.area("CON"), CIVIL) == NO_BUILDING
    assert m.s.market[m.area("CON")] == 1 << GOODS.index("furs")


@rule("K.CARD.20", "K.50.3", "K.51.3")
def test_until_the_turn_ends(match: Any) -> None:
    m = realm(match).give("byzantium", 51).begin(Pause())
    m.do("use-card:51", "protect-item:caravan:2:1")
    assert item_safe(m.s, 0)
    end_of_turn(m.s)
    assert not item_safe(m.s, 0)


@rule("K.CARD.20", "K.51.1")
def test_a_thing_that_changes_hands_stays_protected_and_its_place_does_not(match: Any) -> None:
    m = realm(match).give("byzantium", 51).begin(Pause())
    m.do("use-card:51", "protect-item:caravan:2:1")
    slot = take_item(m.s, 0, m.seat("mamluks"))
    assert item_safe(m.s, slot)
    assert not item_safe(m.s, 0)
    remove_item(m.s, slot)
    assert not item_safe(m.s, slot)
    assert m.told("item-protected") == (
        "K.CARD.20",
        {"seat": "byzantium", "item": "caravan", "level": 2, "slot": 1},
    )


@rule("K.CARD.20", "K.50.2")
def test_who_has_nothing_has_nothing_to_protect(match: Any) -> None:
    m = match().give("byzantium", 51).active("byzantium").begin(Pause())
    assert "use-card:51" not in m.offered()


@rule("K.CARD.20", "K.51.1")
def test_cubes_where_an_opponent_has_just_entered(match: Any) -> None:
    m = realm(match).turn(2).war("mamluks", "byzantium", 1).give("byzantium", 51).active("mamluks")
    m.put("CON", "mamluks", "archer").begin(Enter(1, m.area("CON"), 0))
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:51", "protect-cube:salt:CON")
    assert cube_safe(m.s, m.area("CON"), GOODS.index("salt"))


@rule("K.CARD.20", "4.CARD.07", "K.51.1")
def test_where_somebody_is_threatened_only_they_answer(match: Any) -> None:
    m = realm(match).give("byzantium", 51)
    assert m.begin(danger(m, "ALE", "mamluks")).done()
    m.begin(danger(m, "CON", "byzantium"))
    assert m.offered() == ["use-card:51", "pass"]


@rule("K.CARD.20", "K.GEN.01", "K.51.1", "E.BARB.10")
def test_who_has_a_caravan_in_land_of_nobody_answers_barbarians_who_are_moved_there(match: Any) -> None:
    m = match().give("hungary", 51).turn(2, 2).put("BUL", "barbarians", "light-infantry")
    caravan = m.item("WAL", "hungary", "caravan")
    m.item("WAL", "mamluks", "caravan")  # without a Diplomat nobody is asked
    m.begin(Raiders(0)).do("raid-march:BUL:WAL")
    assert m.asked() == ("hungary", "plunder-near")
    assert m.offered() == ["use-card:51", "pass"]
    m.do("use-card:51")  # there is one thing only
    assert m.asked() == ("byzantium", "barbarian-points")
    assert m.s.item_at[caravan] == m.area("WAL")
    assert m.s.items(m.seat("mamluks")) == []


@rule("K.CARD.20", "K.GEN.01", "K.50.1", "E.BARB.10")
def test_it_is_the_same_with_a_ship_at_sea_and_who_passes_loses_it(match: Any) -> None:
    m = match().give("hungary", 50).turn(2, 2).put("BUL", "barbarians", "light-infantry")
    m.item("BSW", "hungary", "merchant-ship")
    m.begin(Raiders(0)).do("raid-embark:BUL:BSW")
    assert m.asked() == ("hungary", "plunder-near")
    m.do("pass")
    assert m.s.items(m.seat("hungary")) == []


@rule("K.CARD.20", "K.51.1", "2.REB.04")
def test_a_guest_answers_a_rebellion_and_its_victim_is_asked_once(match: Any) -> None:
    m = match().give("mamluks", 51).give("byzantium", 50).turn(2, 2)
    guest = m.item("CON", "mamluks", "caravan")
    m.item("CON", "byzantium", "war-wagon")
    m.begin(Rebellion(0, False)).do("place-rebellion:CON")
    assert m.asked() == ("byzantium", "rebellion-begins")
    m.do("pass")
    assert m.asked() == ("mamluks", "plunder-near")
    m.do("use-card:51")  # there is one thing only
    assert m.done()
    assert m.s.item_at[guest] == m.area("CON")
    assert m.s.items(0) == []


@rule("K.CARD.20", "K.51.1", "5.CONQ.02")
def test_who_is_about_to_lose_a_transport_to_an_army_may_still_protect_it(match: Any) -> None:
    m = match().turn(2).give("hungary", 51).active("mamluks").war("mamluks", "hungary", 1)
    m.item("ALE", "hungary", "caravan", 2)
    m.put("ALE", "mamluks", "archer").begin(Enter(1, m.area("ALE"), 1))
    m.do("attack:hungary")
    assert m.asked() == ("hungary", "plunder-near")
    m.do("use-card:51")
    assert m.done()  # it is taken, for what is protected is not plundered
    assert not m.events("transport-plundered")
    assert [m.s.item_level[slot] for slot in m.s.items(m.seat("mamluks"))] == [2]


@rule("K.CARD.20", "K.51.1", "6.MOVE.04")
def test_a_caravan_that_is_attacked_on_its_way_goes_on_by_a_diplomat(match: Any) -> None:
    m = match().turn(2, 6).give("hungary", 51).active("hungary").put("ALE", "mamluks", "archer")
    caravan = m.item("ALE", "hungary", "caravan")
    m.begin(Meeting(caravan)).do("attack-trader")
    assert m.asked() == ("hungary", "plunder-near")
    m.do("use-card:51")  # there is one thing only
    assert m.done()
    assert m.s.item_at[caravan] == m.area("ALE")
    assert m.honour("mamluks") == -3
