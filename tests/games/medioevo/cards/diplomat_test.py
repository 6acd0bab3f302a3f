"""The Diplomat protects things (K.CARD.20)."""

from typing import Any

from aevum.games.medioevo.rules.buildings import CASTLE, CIVIL, MILITARY, NO_BUILDING
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.effects import end_of_turn
from aevum.games.medioevo.rules.protection import building_safe, cube_safe, item_safe, unsafe_cubes
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import remove_item, take_item
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
