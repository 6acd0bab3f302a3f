"""Who comes to a battle of others has come, and cards that work at the moment they are turned for points."""

from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, OTHER, PLACE, YELLOW, Maker, fight, go, war


@rule("K.CARD.13", "K.35.2", "5.FLOW.05")
def test_a_templar_who_came_to_a_battle_of_others_has_moved(match: Maker) -> None:
    m = match([4, 6, 8, 1, 1, 1] * 2).turn(2).war(YELLOW, BLUE, 1).give(OTHER, 35)
    m.put("THE", BLUE, "light-infantry").put("THE", YELLOW, "heavy-infantry", 4).active(YELLOW)
    m.begin(Enter(m.seat(YELLOW), m.area("THE"), m.seat(BLUE)))
    m.do("use-card:35", f"recruit-against:cavalry:{YELLOW}")
    assert m.s.spent(m.area("THE"), m.seat(OTHER)) == [0, 0, 0, 1, 0, 0, 0]


@rule("B.BLUE.4", "B.CARTOGRAPHY.4", "5.MOVE.01")
def test_a_wagon_beside_an_engine_brings_nobody_to_a_battle(match: Maker) -> None:
    m = match([1, 1, 2] * 9).turn(2).war(YELLOW, BLUE, 1).learn(BLUE, "cartography").points(BLUE, "blue", 2)
    m.put("THE", YELLOW, "heavy-infantry", 3).put("THE", BLUE, "heavy-infantry", 2).active(YELLOW)
    m.item("ADR", BLUE, "war-wagon")
    m.item("ADR", BLUE, "catapult")
    m.begin(Enter(m.seat(YELLOW), m.area("THE"), m.seat(BLUE)))
    assert m.asked()[1] == "battle-intent"


@rule("K.CARD.24", "B.RED.2", "K.59.1")
def test_in_a_battle_a_princess_lets_a_card_work_that_fits_the_round(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI", []).learn(BLUE, "promotion").give(BLUE, 4, 59)
    fight(m).do("use-technology:promotion", "turn-card:4:red")
    assert m.asked() == (BLUE, "card-turned")
    m.do("use-card:59")
    assert (m.asked(), m.offered()) == ((BLUE, "choose-ability"), ["use-card:4", "leave-ability"])


@rule("K.CARD.24", "B.RED.2", "K.59.1")
def test_in_a_battle_a_princess_lets_no_card_work_that_fits_another_moment(match: Maker) -> None:
    m = war(match, "4 LI", "4 LI", []).learn(BLUE, "promotion").give(BLUE, 34, 59)
    fight(m).do("use-technology:promotion", "turn-card:34:red")
    if m.asked() == (BLUE, "card-turned"):
        m.do("use-card:59")
    assert m.asked()[1] != "choose-ability"


@rule("K.CARD.03", "K.08.1")
def test_the_fewest_archers_with_a_steady_aim(match: Maker) -> None:
    offered = []
    for archers in (1, 2, 3, 4):
        m = war(match, f"{archers} AR", "9 LI", [8] * archers + [1, 2, 3, 1, 2, 3]).give(BLUE, 8)
        go(fight(m), "archery")
        offered.append("use-card:8" in m.offered())
    assert offered == sorted(offered)
    assert offered[0] != offered[-1]
    first = offered.index(True) + 1
    m = war(match, f"{first} AR", "9 LI", [8] * first + [1, 2, 3, 1, 2, 3]).give(BLUE, 8)
    go(fight(m), "archery").do("use-card:8")
    assert m.modifiers("archery") == [(-1, "K.CARD.03")]
    assert m.at(PLACE, BLUE) == {"archer": first}
