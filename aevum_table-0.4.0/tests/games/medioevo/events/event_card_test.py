"""2.CARD The event card and its icons."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.deeds import SPARED, values
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.cards import EVENTS, in_play
from aevum.games.medioevo.rules.events.deck import draw_event
from aevum.games.medioevo.rules.events.icons import ARMIES, BUILDINGS, GOODS_LOST, HALT
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.red import record_spared, struck
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.things import cargo_of
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def event(m: ScriptedMatch, name: str, *below: str) -> ScriptedMatch:
    """This card is on top of the deck, the others follow."""
    m.s.event_deck = [EVENTS.index(card) for card in reversed((name, *below))]
    return m.turn(2, 2)


def lies_open(m: ScriptedMatch, name: str) -> ScriptedMatch:
    m.s.event = EVENTS.index(name)
    return m.turn(2, 2)


@example("EX-007")
@rule("2.CARD.03", "2.CARD.05", "2.CARD.06", "2.CARD.07", "2.CARD.10", "2.CARD.11")
def test_ex_007_an_event_with_armies_and_movement(match: Maker) -> None:
    # Bulgaria and Thrace: Hungary loses two heavy infantry, the Golden Horde goes free, the Mamluks stand.
    m = match([4, 6, 8, 1, 5, 4])
    free = m.put("MOL", "hungary", "heavy-infantry", 2).item("MOL", "golden-horde", "war-wagon")
    stopped = m.item("GAL", "mamluks", "caravan")
    event(m, "EV14", "EV01").begin(EventPhase()).do("keep-dice")
    assert m.asked() == ("byzantium", "choose-icons")
    assert m.offered() == [
        "choose-icons:movement:armies",
        "choose-icons:movement:goods",
        "choose-icons:armies:goods",
    ]
    m.do("choose-icons:movement:armies")
    # One transport each: nothing to choose.
    rolled = [(told.args["seat"], told.args["icon"]) for told in m.events("event-die")]
    assert rolled == [("mamluks", "movement"), ("golden-horde", "movement"), ("hungary", "armies")]
    assert (m.s.item_left[stopped], m.s.item_left[free]) == (0, 6)
    assert m.asked() == ("hungary", "suffer")
    m.do("calamity-wound:light-infantry:MOL")
    assert m.asked() == ("byzantium", "barbarian-points")
    assert m.at("MOL", "hungary") == {}
    assert len(m.events("calamity-lost")) == 2
    m.do("barbarians-done").turn(2, 7).begin(EndPhase())
    assert m.s.item_left[stopped] == 6


@rule("2.CARD.07")
def test_damage_is_spread_as_the_owner_likes(match: Maker) -> None:
    m = match([2]).put("CON", "byzantium", "cavalry").put("ADR", "byzantium", "archer")
    lies_open(m, "EV13").begin(Strike(ARMIES))
    assert m.offered() == ["calamity-wound:archer:ADR", "calamity-wound:cavalry:CON"]
    m.do("calamity-wound:cavalry:CON")
    assert m.at("CON", "byzantium") == {"heavy-infantry": 1}
    m.do("calamity-wound:archer:ADR")
    assert m.done()
    assert m.at("ADR", "byzantium") == {}
    assert m.told("calamity-reduced") == (
        "2.CARD.07",
        {"seat": "byzantium", "unit": "cavalry", "place": "CON", "lesser_unit": "heavy-infantry"},
    )


@rule("2.CARD.03", "2.CARD.07")
def test_sea_zones_next_to_red_territories_are_hit_too(match: Maker) -> None:
    m = match([4]).put("BSW", "byzantium", "cavalry")
    lies_open(m, "EV13").begin(Strike(ARMIES))
    assert m.done()
    assert m.at("BSW", "byzantium") == {}
    lesser = [told.args["lesser_unit"] for told in m.events("calamity-reduced-at-sea")]
    assert lesser == ["heavy-infantry", "light-infantry"]  # as on land: this is no battle at sea
    assert "BSW" in [LAND.names[area] for area in struck(m.s)]
    assert "BSE" not in [LAND.names[area] for area in struck(m.s)]
    assert m.told("calamity-lost-at-sea") == (
        "2.CARD.10",
        {"seat": "byzantium", "unit": "light-infantry", "sea": "BSW"},
    )


@rule("2.CARD.05")
def test_a_halted_transport_is_chosen_by_its_owner(match: Maker) -> None:
    m = match([1])
    caravan = m.item("CON", "byzantium", "caravan")
    wagon = m.item("ADR", "byzantium", "war-wagon", 2)
    engine = m.item("CON", "byzantium", "catapult")
    m.s.item_left[wagon] = 1
    lies_open(m, "EV14").begin(Strike(HALT))
    assert m.offered() == ["calamity-halt:caravan:1:1:CON", "calamity-halt:war-wagon:2:2:ADR"]
    m.do("calamity-halt:war-wagon:2:2:ADR")
    assert m.done()
    assert (m.s.item_left[caravan], m.s.item_left[wagon], m.s.item_left[engine]) == (6, 0, 4)


@rule("2.CARD.05", "2.CARD.07", "2.CARD.08", "2.CARD.09")
def test_who_has_nothing_there_does_not_roll(match: Maker) -> None:
    m = match().put("TRE", "byzantium", "archer").put("CON", "barbarians", "archer")
    lies_open(m, "EV13").begin(Strike(ARMIES))
    assert m.done()
    assert not m.events("event-die")


@rule("2.CARD.08", "2.CARD.10")
def test_buildings_bear_destruction_markers_or_fall(match: Maker) -> None:
    m = match([3]).build("CON", "byzantium", "town", "tower").build("THE", "byzantium", "cathedral")
    lies_open(m, "EV13").begin(Strike(BUILDINGS))
    assert m.offered() == [
        "calamity-breach:town:CON",
        "calamity-breach:tower:CON",
        "calamity-breach:cathedral:THE",
    ]
    m.do("calamity-breach:tower:CON", "calamity-breach:town:CON", "calamity-breach:tower:CON")
    assert m.done()
    con = m.area("CON") * 3
    assert m.s.damage[con : con + 2] == [1, 2]


@rule("2.CARD.10")
def test_a_building_without_structure_points_is_removed(match: Maker) -> None:
    m = match([2]).build("CON", "byzantium", "village")
    lies_open(m, "EV13").begin(Strike(BUILDINGS))
    assert m.done()
    assert m.s.buildings[m.area("CON") * 3] == 0
    assert m.events("building-destroyed")


@rule("2.CARD.09")
def test_cubes_are_lost_from_one_transport(match: Maker) -> None:
    m = match([2])
    one = m.item("CON", "byzantium", "caravan", 1, salt=1, wine=1)
    m.item("ADR", "byzantium", "caravan", 1)
    other = m.item("THE", "byzantium", "merchant-ship", 2, furs=3)
    lies_open(m, "EV13").begin(Strike(GOODS_LOST))
    assert m.offered() == ["calamity-spoil:caravan:1:1:CON", "calamity-spoil:merchant-ship:2:3:THE"]
    m.do("calamity-spoil:caravan:1:1:CON")
    assert m.offered() == ["calamity-cube:salt", "calamity-cube:wine"]
    m.do("calamity-cube:wine")
    assert m.done()
    assert (sum(cargo_of(m.s, one)), sum(cargo_of(m.s, other))) == (0, 3)
    assert m.told("calamity-cube-lost") == (
        "2.CARD.09",
        {"seat": "byzantium", "good": "salt", "item": "caravan", "level": 1, "slot": 1},
    )


@rule("2.CARD.09")
def test_the_only_cube_of_a_transport_is_lost_as_well(match: Maker) -> None:
    m = match([1])
    caravan = m.item("CON", "byzantium", "caravan", 1, salt=1)
    m.item("CON", "byzantium", "caravan", 1)
    lies_open(m, "EV13").begin(Strike(GOODS_LOST))
    while not m.done():
        m.do(m.offered()[0])
    assert sum(cargo_of(m.s, caravan)) == 0


@rule("2.CARD.09", "2.CARD.03")
def test_each_player_loses_cubes_of_an_own_transport(match: Maker) -> None:
    m = match([1, 2])
    one = m.item("CON", "byzantium", "caravan", 1, salt=2)
    other = m.item("ADR", "mamluks", "caravan", 1, furs=2)
    lies_open(m, "EV13").begin(Strike(GOODS_LOST))
    assert m.done()
    assert (sum(cargo_of(m.s, one)), sum(cargo_of(m.s, other))) == (1, 0)


@rule("2.CARD.01", "2.CARD.02")
def test_used_cards_are_shuffled_in_so_that_a_back_is_left(match: Maker) -> None:
    m = match()
    m.s.event_deck, m.s.event_pile, m.s.event = [3], [5, 6], 7
    draw_event(m.s)
    assert len(m.s.event_deck) == 3
    assert m.s.event_pile == []
    assert sorted([m.s.event, *m.s.event_deck]) == [3, 5, 6, 7]
    draw_event(m.s)
    assert len(m.s.event_pile) == 1
    assert m.events("event-drawn")[-1].args["title"] == EVENTS[m.s.event]


@rule("2.CARD.02")
def test_cards_that_hit_next_to_nothing_are_left_out(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde")
    cards = [EVENTS[card] for card in in_play(m.s.open)]
    assert "EV13" in cards
    assert "EV01" not in cards
    whole = [True] * LAND.size
    assert in_play(whole) == list(range(len(EVENTS)))


@rule("4.CARD.13")
def test_who_loses_nothing_is_remembered_with_the_red_territories(match: Maker) -> None:
    m = match([4, 6, 8, 6]).put("CON", "byzantium", "archer").build("ADR", "byzantium", "tower")
    m.put("MOL", "hungary", "archer")
    m.s.script.append(1)
    event(m, "EV14", "EV01").begin(EventPhase()).do("keep-dice", "choose-icons:armies:goods")
    assert values(m.s, m.seat("byzantium"), SPARED) == [2]
    assert values(m.s, m.seat("hungary"), SPARED) == []
    assert values(m.s, m.seat("mamluks"), SPARED) == []


@rule("4.CARD.13", "2.CARD.05", "2.CARD.07", "2.CARD.08", "2.CARD.09")
@pytest.mark.parametrize("icon", [HALT, ARMIES, BUILDINGS, GOODS_LOST])
def test_who_loses_something_is_not_spared(match: Maker, icon: int) -> None:
    for die in (1, 6):
        m = match([die]).put("CON", "byzantium", "cavalry", 2).build("CON", "byzantium", "city")
        m.item("CON", "byzantium", "caravan", 1, salt=2)
        lies_open(m, "EV13").begin(Strike(icon))
        while not m.done():
            m.do(m.offered()[0])
        record_spared(m.s)
        assert values(m.s, 0, SPARED) == ([] if die == 1 else [1])


@rule("2.CARD.05")
def test_a_transport_stands_still_only_once(match: Maker) -> None:
    m = match([2])
    m.item("CON", "byzantium", "caravan")
    m.item("ADR", "byzantium", "war-wagon")
    lies_open(m, "EV14").begin(Strike(HALT)).do("calamity-halt:caravan:1:1:CON")
    # The other one is all that is left to choose.
    assert m.done()
    assert len(m.events("calamity-halted")) == 2
    assert [m.s.item_left[slot] for slot in m.s.items(0)] == [0, 0]
