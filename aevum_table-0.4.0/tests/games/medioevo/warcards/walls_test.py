"""Scientist 12 and Militia 26: better walls for the turn (K.CARD.04, K.CARD.09)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.shelter import spares
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, PLACE, YELLOW, Maker, danger, fight, go, war


@rule("K.CARD.04", "5.FORT.02", "K.12.1")
def test_a_building_protects_against_two_kinds_of_attack(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 1, 1]).build(PLACE, YELLOW, "tower").give(YELLOW, 12)
    fight(m).do("use-card:12", "shelter:arrows")
    assert m.asked() == (YELLOW, "choose-shelter")
    assert m.offered() == ["shelter:siege", "shelter:melee"]
    m.do("shelter:melee")
    assert m.s.frames[-2].shield[1] == [0, 1, 1]


@rule("K.12.1")
def test_before_archery_it_protects_against_a_second_kind_at_once(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 1, 1]).build(PLACE, YELLOW, "tower").give(YELLOW, 12)
    fight(m).do("pass", "shelter:siege", "fight", "fight")
    assert m.asked() == (YELLOW, "archery")
    m.do("use-card:12")
    # The stones of the round have fallen.
    assert (m.asked(), m.offered()) == ((YELLOW, "choose-shelter"), ["shelter:arrows", "shelter:melee"])
    m.do("shelter:arrows")
    assert m.told("damage-spared") == ("5.FORT.01", {"seat": YELLOW, "points": 1})
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}


@rule("K.12.1")
def test_before_archery_what_is_left_needs_no_question(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [8, 8, 8]).build(PLACE, YELLOW, "tower").give(YELLOW, 12)
    fight(m).do("pass", "shelter:arrows", "fight", "fight", "use-card:12")
    assert m.told("protected") == ("5.FORT.02", {"seat": YELLOW, "damage": "melee"})


@rule("K.CARD.04", "K.12.2")
def test_it_lasts_for_the_turn(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", []).build(PLACE, YELLOW, "tower").give(YELLOW, 12)
    fight(m).do("use-card:12", "shelter:arrows", "shelter:melee")
    assert m.asked() == (BLUE, "battle-intent")
    # In another battle of the turn too, and not in the next turn.
    fight(m).do("shelter:arrows")
    assert (m.asked(), m.offered()) == ((YELLOW, "choose-shelter"), ["shelter:siege", "shelter:melee"])
    m.hush().turn(1, 7).begin(EndPhase())
    fight(m.turn(2)).do("shelter:arrows")
    assert m.asked() == (BLUE, "battle-intent")


@rule("K.CARD.04", "K.12.1")
def test_once_is_enough_for_a_building(match: Maker) -> None:
    m = war(match, "3 LI", "5 LI", []).build(PLACE, YELLOW, "tower").give(YELLOW, 12)
    effects.put(m.s, effects.TWOFOLD, m.seat(YELLOW), m.area(PLACE))
    assert go(fight(m), "round-begins", "choose-shelter").asked() == (YELLOW, "choose-shelter")


@rule("K.CARD.04", "K.12.1")
def test_without_a_military_building_of_ones_own_it_is_of_no_use(match: Maker) -> None:
    m = war(match, "3 LI", "5 LI", []).build(PLACE, YELLOW, "tower", "village").give(BLUE, 12)
    assert go(fight(m), "round-begins", "choose-shelter").asked() == (YELLOW, "choose-shelter")


@rule("K.CARD.09", "K.26.1")
def test_militia_is_a_tower_where_there_is_none(match: Maker) -> None:
    m = match().put("ALE", YELLOW, "light-infantry").give(YELLOW, 26).give(BLUE, 24)
    area, seat = m.area("ALE"), m.seat(YELLOW)
    m.begin(danger(m, "ALE", YELLOW))
    assert m.asked() == (YELLOW, "threatened")
    m.do("use-card:26")
    assert m.done()
    assert spares(m.s, area, seat) == 1
    assert spares(m.s, area, m.seat(BLUE)) == 0
    effects.end_of_turn(m.s)
    assert spares(m.s, area, seat) == 0
    assert m.told("militia-tower") == ("K.CARD.09", {"seat": YELLOW, "place": "ALE"})


@rule("K.CARD.09", "5.FORT.01", "K.26.2")
def test_militia_is_one_more_where_there_is_a_building(match: Maker) -> None:
    m = match().put("ALE", YELLOW, "light-infantry").build("ALE", YELLOW, "castle").give(YELLOW, 26)
    m.begin(danger(m, "ALE", YELLOW)).do("use-card:26")
    assert spares(m.s, m.area("ALE"), m.seat(YELLOW)) == 4


@rule("K.CARD.09", "K.26.1")
def test_militia_protects_in_the_battle(match: Maker) -> None:
    m = war(match, "3 AR", "5 LI", [1, 1, 8]).give(YELLOW, 26)
    m.begin(danger(m, PLACE, YELLOW)).do("use-card:26")
    go(fight(m), "choose-shelter").do("shelter:arrows")
    go(m, "give-up", "battle-dice")
    assert m.events("damage-spared")[0].args["points"] == 1
    assert m.at(PLACE, YELLOW) == {"light-infantry": 4}
