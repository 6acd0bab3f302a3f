"""B.RED.2, B.RED.3, K.CARD.28, B.ORAN.4: of several units, hordes or hits each is looked at by itself."""

from aevum.games.medioevo.rules.battle.ending import ended
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.fort import MELEE
from aevum.games.medioevo.rules.battle.hurt import hit
from aevum.games.medioevo.rules.battle.promoted import end_promotions
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.games.medioevo.rules.pieces import ARCHER, LIGHT
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, PLACE, YELLOW, Maker, fight, go, to_round, war


@rule("B.RED.2", "B.PROMOTION.3")
def test_one_promoted_unit_falls_and_the_other_is_what_it_was(match: Maker) -> None:
    m = war(match, "2 LI", "4 HI", []).learn(BLUE, "promotion").points(BLUE, "red", 2)
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    m.do("use-technology:promotion", f"promote:{BLUE}:light-infantry:archer")
    hit(m.s, running(m.s), ATTACKER, ARCHER, False, MELEE)
    assert m.at(PLACE, BLUE) == {"cavalry": 1}
    ended(m.s, running(m.s))
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == {"light-infantry": 1}


@rule("K.CARD.28", "K.67.2", "5.BATTLE.16")
def test_a_heroines_captain_is_found_among_those_who_fell_after(match: Maker) -> None:
    m = war(match, "3 LI", "2 LI, CPT2", []).give(BLUE, 67)
    fight(m).do("use-card:67")  # of one kind there is nothing to choose
    assert m.at(PLACE, BLUE) == {"light-infantry": 2, "captain-1": 1}
    battle = running(m.s)
    hit(m.s, battle, ATTACKER, LIGHT, False, MELEE)
    ended(m.s, battle)
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}
    assert m.at(PLACE, YELLOW) == {"light-infantry": 2, "captain-2": 1}


@rule("B.RED.3", "B.TACTICS.1")
def test_tactics_aims_though_the_own_side_is_hit_too(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI, HI", [1, 1]).learn(BLUE, "tactics").points(BLUE, "red")
    for owner in (BLUE, YELLOW):
        m.item(PLACE, owner, "catapult")
    fight(m)
    for _ in range(2):
        go(m, "crew-engine").do("man-engine:light-infantry", "aim-at-units")
    assert [event.args["seat"] for event in m.events("damage-dealt")] == [BLUE, YELLOW]
    assert m.asked() == (BLUE, "damage-dealt")
    m.do("use-technology:tactics")
    assert m.offered() == ["aim-damage:light-infantry:siege", "aim-damage:heavy-infantry:siege"]


@rule("B.ORAN.4", "5.MISC.02", "B.INFLUENCE.2")
def test_between_rounds_influence_reaches_only_the_horde_of_the_battle(match: Maker) -> None:
    first, second = "BUL", "SER"
    m = match([1, 1, 2] * 20).learn(BLUE, "influence").points(BLUE, "orange", 8).active(BLUE)
    first, second = sorted((first, second), key=m.area)
    for place in (first, second):
        m.put(place, HORDE, "light-infantry", 6)
    m.put(second, BLUE, "heavy-infantry", 6)
    to_round(fight(m, HORDE, second), 2, "round-begins")
    wishes = [wish for wish in m.offered() if wish.startswith("use-technology:influence")]
    assert wishes == [f"use-technology:influence:{second}:light-infantry"]


@rule("K.CARD.06", "5.FORT.02", "K.17.1")
def test_nobody_chooses_shelter_where_a_spy_has_left_nobody(match: Maker) -> None:
    m = war(match, "3 LI", "LI", [1]).give(BLUE, 17).build(PLACE, YELLOW, "tower")
    fight(m)
    while not m.events("card-used"):
        assert m.asked()[0] == BLUE
        m.do("pass" if m.ask().key == "before-battle" else "use-card:17")
    assert m.at(PLACE, YELLOW) == {}
    assert (m.done(), m.s.result) == (True, ATTACKER_WON)


@rule("K.CARD.06", "5.NAVAL.07", "K.17.1")
def test_a_galley_whose_last_unit_a_spy_has_taken_may_sink(match: Maker) -> None:
    m = match([1, 1]).give(BLUE, 17).active(BLUE)
    for owner in (BLUE, YELLOW):
        m.item("AEG", owner, "galley", 1)
        m.put("AEG", owner, "light-infantry")
    m.put("AEG", BLUE, "light-infantry")
    fight(m, place="AEG")
    while not m.events("card-used"):
        m.do("pass" if m.ask().key == "before-battle" else "use-card:17")
    assert m.at("AEG", YELLOW) == {}
    assert len(m.events("galley-adrift")) == len(m.events("galley-sinks")) == 1
    assert (m.done(), m.s.items(m.seat(YELLOW))) == (True, [])
