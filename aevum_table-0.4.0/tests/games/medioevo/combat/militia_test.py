"""Militia 25: units, wagons and galleys that come to the rescue."""

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.terms import PASSAGE
from aevum.games.medioevo.rules.words import item_words
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, refused
from tests.games.medioevo.conftest import ScriptedMatch


def alarmed(m: ScriptedMatch) -> ScriptedMatch:
    """The Mamluks have come to Thessalonica, and the Byzantines answer with Militia 25."""
    m.turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    m.put("THE", "mamluks", "light-infantry").active("mamluks").begin(Enter(1, m.area("THE"), 0))
    assert m.asked() == ("byzantium", "threatened")
    return m.do("use-card:25")


@rule("K.CARD.09", "K.25.2", "K.25.3")
def test_militia_25_brings_units_within_three_steps(match: Maker) -> None:
    m = alarmed(match().put("CON", "byzantium", "cavalry").put("NIC", "byzantium", "archer", 2))
    # Nicaea is four steps away.
    assert m.offered() == ["send-unit:CON:cavalry:2", "send-no-more"]
    m.do("send-unit:CON:cavalry:2")
    assert m.at("THE", "byzantium") == {"cavalry": 1}
    assert m.told("militia-comes") == (
        "K.CARD.09",
        {"seat": "byzantium", "place": "THE", "from_place": "CON", "count": 1},
    )


@rule("K.CARD.09", "K.25.1")
def test_militia_25_has_three_points_in_all(match: Maker) -> None:
    m = alarmed(match().put("CON", "byzantium", "cavalry", 2).put("ADR", "byzantium", "archer", 2))
    assert m.ask().args == {"place": "THE", "points": 3}
    assert m.offered() == ["send-unit:CON:cavalry:2", "send-unit:ADR:archer:1", "send-no-more"]
    m.do("send-unit:CON:cavalry:2")
    assert m.ask().args["points"] == 1
    assert m.offered() == ["send-unit:ADR:archer:1", "send-no-more"]
    m.do("send-unit:ADR:archer:1")
    assert m.at("THE", "byzantium") == {"cavalry": 1, "archer": 1}
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert m.asked()[1] != "rescue"


@rule("K.CARD.09", "5.MOVE.15", "K.25.1", "K.25.3")
def test_militia_25_a_wagon_brings_its_units_for_the_points_of_one(match: Maker) -> None:
    m = match().put("CON", "byzantium", "cavalry", 4)
    wagon = m.item("CON", "byzantium", "war-wagon")
    alarmed(m).do("send-thing:CON:war-wagon:1:1:2", *["board-unit:cavalry"] * 3)
    assert m.at("THE", "byzantium") == {"cavalry": 3}
    assert m.s.item_at[wagon] == m.area("THE")
    assert m.asked()[1] != "rescue"  # the last one is two steps away, and one point is left
    assert m.told("thing-sent") == (
        "K.CARD.09",
        {"seat": "byzantium", "place": "THE", "item": "war-wagon", "level": 1, "slot": 1},
    )


@rule("K.CARD.09", "5.MOVE.16", "K.25.1")
def test_militia_25_brings_galleys_too(match: Maker) -> None:
    m = match().put("CON", "byzantium", "cavalry", 4).put("CRE", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "galley")
    galley = m.item("CRE", "byzantium", "galley")
    catapult = m.item("CRE", "byzantium", "catapult")
    alarmed(m)
    assert not [choice for choice in m.offered() if "catapult" in choice]
    assert "send-thing:CON:galley:1:1:3" in m.offered()
    m.do("send-thing-at-sea:CRE:galley:1:2:2", "board-unit:archer")
    assert refused(m, "send-off") == ("left-at-sea", "5.MOVE.06")
    m.do("board-unit:archer")  # and the catapult must come along
    assert m.at("THE", "byzantium") == {"archer": 2}
    assert m.s.item_at[galley] == m.s.item_at[catapult] == m.area("THE")
    assert m.asked()[1] != "rescue"  # one point is left, and nobody is so near
    assert m.told("fleet-comes") == ("K.CARD.09", {"seat": "byzantium", "place": "THE", "count": 2})


@rule("K.CARD.09", "5.MOVE.16", "K.25.1")
def test_militia_25_galleys_come_by_the_shortest_way(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    for sea in ("BSN", "BSS"):  # next to each other, and both next to the sea of the port
        m.put(sea, "byzantium", "archer")
        m.item(sea, "byzantium", "galley")
    m.put("CON", "mamluks", "light-infantry").active("mamluks").begin(Enter(1, m.area("CON"), 0))
    m.do("use-card:25")
    assert [wish for wish in m.offered() if "galley" in wish] == [
        "send-thing-at-sea:BSN:galley:1:1:2",
        "send-thing-at-sea:BSS:galley:1:2:2",
    ]


@rule("K.CARD.09", "5.MOVE.16", "K.25.1")
@pytest.mark.parametrize(
    ("owner", "free"), [("byzantium", True), ("hungary", True), ("mamluks", False), ("barbarians", False)]
)
def test_militia_25_no_galley_comes_through_a_sea_with_enemies(match: Maker, owner: str, free: bool) -> None:
    m = (
        match()
        .put("CRE", "byzantium", "archer")
        .put("AEG", owner, "archer")
        .put("ADR", "byzantium", "archer")
    )
    m.item("CRE", "byzantium", "galley")
    alarmed(m)
    assert ("send-thing-at-sea:CRE:galley:1:1:2" in m.offered()) == free


@rule("K.CARD.09", "5.MOVE.08", "K.25.1")
def test_militia_25_out_of_a_castle_a_step_takes_no_points(match: Maker) -> None:
    m = match().put("ADR", "byzantium", "archer", 4).build("ADR", "byzantium", "castle")
    alarmed(m).do(*["send-unit:ADR:archer:0"] * 4)
    assert m.at("THE", "byzantium") == {"archer": 4}


@rule("K.CARD.09", "K.25.1")
def test_militia_25_serves_only_the_threatened(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("hungary", 25).put("SER", "hungary", "archer")
    m.put("THE", "mamluks", "light-infantry").active("mamluks")
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.events("conquered") != []


@rule("K.CARD.01", "K.CARD.09", "K.25.2")
def test_nobody_comes_to_the_rescue_from_where_a_bishop_forbids_movement(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    m.put("CON", "byzantium", "cavalry").put("THE", "mamluks", "light-infantry").active("mamluks")
    m.item("CON", "byzantium", "galley")
    effects.put(m.s, effects.NO_MOVEMENT, 1, m.area("CON"))
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.done()


@rule("K.CARD.01", "K.CARD.09", "K.25.2")
def test_nor_through_such_a_territory(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    m.put("CON", "byzantium", "cavalry").put("THE", "mamluks", "light-infantry").active("mamluks")
    effects.put(m.s, effects.NO_MOVEMENT, 1, m.area("ADR"))
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.done()


@rule("K.CARD.09", "C.PACT.05", "K.25.1")
@pytest.mark.parametrize("pact", [False, True])
def test_militia_25_comes_through_the_land_of_who_lets_it_pass(match: Maker, pact: bool) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25).mark("ADR", "hungary")
    if pact:
        m.s.terms = [[1, PASSAGE, m.seat("hungary"), m.seat("byzantium"), 0, 0, 0, 0]]
    m.put("CON", "byzantium", "cavalry").put("THE", "mamluks", "light-infantry").active("mamluks")
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.done() != pact


@rule("K.CARD.09", "W.TERR.02", "K.25.1")
def test_militia_25_pays_for_the_ground_where_terrain_counts(match: Maker) -> None:
    m = alarmed(
        match(terrain=True).put("CON", "byzantium", "cavalry").put("ADR", "byzantium", "archer")
    )  # Thessalonica lies among hills
    assert m.offered() == ["send-unit:CON:cavalry:3", "send-unit:ADR:archer:2", "send-no-more"]


@rule("K.CARD.09", "5.MOVE.08", "K.25.1")
def test_militia_25_comes_from_castle_to_castle_without_points(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.build("ADR", "byzantium", "castle").build("CON", "byzantium", "castle")
    alarmed(m).do(*["send-unit:CON:archer:0"] * 2)
    assert m.at("THE", "byzantium") == {"archer": 2}


@rule("K.CARD.09", "5.MOVE.01", "5.MOVE.16", "K.25.1")
def test_militia_25_takes_along_what_marches_and_finds_room(match: Maker) -> None:
    m = match().put("ADR", "byzantium", "archer").put("NIC", "byzantium", "archer")
    m.put("AEG", "byzantium", "archer", 2)
    m.item("ADR", "byzantium", "caravan")
    m.item("NIC", "byzantium", "war-wagon")
    galley, other = (m.item("AEG", "byzantium", "galley") for _ in range(2))
    wagon, engine = m.item("AEG", "byzantium", "war-wagon"), m.item("AEG", "byzantium", "catapult")
    alarmed(m)
    assert m.offered() == [
        "send-unit:ADR:archer:1",
        "send-thing-at-sea:AEG:galley:1:3:1",
        "send-thing-at-sea:AEG:galley:1:4:1",
        "send-no-more",
    ]
    m.do("send-thing-at-sea:AEG:galley:1:3:1")
    assert m.offered() == ["board-unit:archer", "board-thing:war-wagon:1:5", "board-thing:catapult:1:6"]
    assert refused(m, "send-off") == ("left-at-sea", "5.MOVE.06")  # the other galley holds three
    m.do("board-thing:war-wagon:1:5")
    assert m.offered() == ["board-unit:archer", "board-thing:catapult:1:6", "send-off"]
    m.do("board-unit:archer", "board-unit:archer")  # three are aboard
    assert m.at("THE", "byzantium") == {"archer": 2}
    assert [m.s.item_at[slot] for slot in (galley, wagon)] == [m.area("THE")] * 2
    assert [m.s.item_at[slot] for slot in (other, engine)] == [m.area("AEG")] * 2


@rule("K.CARD.09", "K.24.1", "5.MULTI.02")
def test_militia_24_answers_a_guest_who_turns_on_the_host(match: Maker) -> None:
    m = match([1, 1, 2] * 4).turn(2).give("byzantium", 24).put("ADR", "mamluks", "light-infantry", 2)
    m.item("ADR", "mamluks", "war-wagon")
    m.put("THE", "byzantium", "archer").s.order = [1, 0, 2, 3]
    m.s.terms = [[1, PASSAGE, m.seat("byzantium"), m.seat("mamluks"), 0, 0, 0, 0]]
    m.s.pacts_made = 1
    m.begin(CombatPhase()).do("set-out-from:ADR", "take-all", "go-to:THE")
    assert m.asked() == ("mamluks", "choose-enemy")  # nobody has been threatened by a guest
    m.do("attack:byzantium")
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:24", "recruit:heavy-infantry")
    assert m.at("THE", "byzantium") == {"archer": 1, "heavy-infantry": 1}
    assert [told.args["seat"] for told in m.events("battle-begins")] == ["mamluks"]


@rule("5.MULTI.02")
def test_a_guest_who_attacks_goods_only_seizes_them(match: Maker) -> None:
    m = match().turn(2).give("byzantium", 24).put("ADR", "mamluks", "light-infantry", 2)
    m.item("ADR", "mamluks", "war-wagon")
    m.item("THE", "byzantium", "caravan")
    m.s.order = [1, 0, 2, 3]
    m.s.terms = [[1, PASSAGE, m.seat("byzantium"), m.seat("mamluks"), 0, 0, 0, 0]]
    m.s.pacts_made = 1
    m.begin(CombatPhase()).do("set-out-from:ADR", "take-all", "go-to:THE", "attack:byzantium")
    assert m.asked() == ("byzantium", "threatened")
    m.do("pass")
    assert m.asked() == ("mamluks", "seize")
    assert m.events("battle-begins") == []


@rule("K.25.1", "K.11.1", "K.54.1")
@pytest.mark.parametrize(("card", "item", "dice"), [(11, "caravan", []), (54, "catapult", [6])])
def test_a_card_makes_the_wagon_that_comes_to_the_rescue(
    match: Maker, card: int, item: str, dice: list[int]
) -> None:
    m = match(dice).put("CON", "byzantium", "cavalry", 3)
    slot = m.item("CON", "byzantium", item)
    m.turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25, card)
    m.put("THE", "mamluks", "light-infantry").active("mamluks").begin(Enter(1, m.area("THE"), 0))
    words = ":".join(str(word) for word in item_words(m.s, slot).values())
    m.initiate("byzantium", f"use-card:{card}:{words}")
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:25", f"send-thing:CON:{words}:2", *["board-unit:cavalry"] * 3)
    assert m.at("THE", "byzantium") == {"cavalry": 3}
