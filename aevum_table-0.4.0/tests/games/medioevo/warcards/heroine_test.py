"""The Heroine: a captain until the battle ends (K.CARD.28)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.ending import ended
from aevum.games.medioevo.rules.battle.fight import FIGHT, FLEE, running
from aevum.games.medioevo.rules.battle.promoted import end_promotions
from aevum.games.medioevo.rules.pieces import CAPTAIN, CAVALRY, FORCE, LIGHT, captain
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, OTHER, PLACE, YELLOW, Maker, fight, go, war


@rule("K.CARD.28", "K.67.1")
def test_a_unit_becomes_a_captain_in_an_army_without_one(match: Maker) -> None:
    m = war(match, "2 LI, CAV", "2 LI, CPT2", []).give(OTHER, 67)
    fight(m)
    assert m.asked() == (OTHER, "round-begins")
    m.do("use-card:67")
    assert m.offered() == [f"make-captain:{BLUE}:light-infantry", f"make-captain:{BLUE}:cavalry"]
    m.do(f"make-captain:{BLUE}:light-infantry")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "cavalry": 1, "captain-1": 1}
    assert m.told("heroine-made") == (
        "K.CARD.28",
        {"seat": BLUE, "unit": "light-infantry", "new_unit": "captain-1"},
    )


@rule("K.CARD.28", "K.67.2")
def test_the_captain_is_what_he_was_when_the_battle_ends(match: Maker) -> None:
    m = war(match, "3 HI", "LI", [4, 5, 8, 1, 1, 1]).give(BLUE, 67)
    fight(m).do("use-card:67", f"make-captain:{BLUE}:heavy-infantry")
    go(m)
    assert m.done()
    assert "captain-1" not in m.at(PLACE, BLUE)
    assert m.s.reserve_of(m.seat(BLUE), CAPTAIN) == 3


@rule("K.CARD.28", "K.67.1")
def test_no_captain_without_a_piece_in_the_reserve(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI, CPT2", []).give(BLUE, 67).put("GAL", BLUE, "captain-1", 3)
    assert fight(m).asked() == (BLUE, "battle-intent")


@rule("K.CARD.28", "K.68.1")
def test_a_captain_rises_a_level_to_three_at_most(match: Maker) -> None:
    m = war(match, "LI, CPT2", "LI, CPT3", [4, 5, 8, 1, 1, 1]).give(YELLOW, 68)
    fight(m).do("use-card:68")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "captain-3": 1}
    battle = running(m.s)
    ended(m.s, battle)
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "captain-2": 1}
    assert m.told("unit-restored") == (
        "K.CARD.28",
        {"seat": BLUE, "unit": "captain-3", "new_unit": "captain-2"},
    )


@rule("K.CARD.28", "K.67.1", "K.68.1")
def test_units_and_captains_of_barbarians_are_no_players(match: Maker) -> None:
    m = war(match, "3 LI, CPT1", "LI, CPT1", [8], enemy=HORDE).give(OTHER, 67, 68)
    fight(m, HORDE)
    assert m.asked() == (OTHER, "round-begins")
    assert m.offered() == ["use-card:68", "pass"]
    m.do("use-card:68")
    assert m.at(PLACE, BLUE)["captain-2"] == 1
    assert m.at(PLACE, HORDE)["captain-1"] == 1


@rule("K.CARD.28", "K.CARD.10", "K.67.2")
def test_a_captain_who_fell_is_lost_as_what_he_was(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", []).give(BLUE, 67, 28)
    fight(m).do("use-card:28", "use-card:67", f"make-captain:{BLUE}:light-infantry")
    battle = running(m.s)
    m.s.remove(m.area(PLACE), m.seat(BLUE), captain(1))
    battle.battle_marks = [*battle.battle_marks, [9, 0, captain(1), 0]]
    ended(m.s, battle)
    assert [effect.subject for effect in effects.every(m.s, effects.BUY_BACK)] == [LIGHT]


@rule("K.CARD.28", "B.RED.2", "K.67.2")
def test_a_captain_who_was_promoted_since_does_not_stay_one(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", []).give(BLUE, 67).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-card:67", f"make-captain:{BLUE}:light-infantry")
    m.do("use-technology:promotion", f"promote:{BLUE}:captain-1:cavalry")
    ended(m.s, running(m.s))
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "cavalry": 1}
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}


@rule("K.CARD.28", "K.67.2")
def test_when_the_captain_has_fallen_no_captain_elsewhere_is_made_less(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", []).give(BLUE, 67).put("ADR", BLUE, "captain-1")
    fight(m).do("use-card:67", f"make-captain:{BLUE}:light-infantry")
    m.s.remove(m.area(PLACE), m.seat(BLUE), captain(1))
    ended(m.s, running(m.s))
    assert m.at("ADR", BLUE) == {"captain-1": 1}


@rule("K.CARD.28", "5.FLEE.04", "K.67.2")
def test_a_captain_who_meant_to_flee_and_stayed_is_what_he_was(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", []).give(BLUE, 67).put("ADR", BLUE, "captain-1")
    fight(m).do("use-card:67", f"make-captain:{BLUE}:light-infantry")
    battle = running(m.s)
    battle.intent, battle.refuge = [FLEE, FIGHT], m.area("ADR")
    ended(m.s, battle)
    assert (m.at(PLACE, BLUE), m.at("ADR", BLUE)) == ({"light-infantry": 2}, {"captain-1": 1})


@rule("K.CARD.28", "5.SURR.02", "K.67.2")
def test_a_captain_who_surrenders_lies_beside_the_board_as_what_he_was(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", []).give(BLUE, 67)
    fight(m).do("use-card:67", f"make-captain:{BLUE}:light-infantry", "surrender", "agree-surrender")
    assert m.done()
    assert m.s.aside[:FORCE] == [2, 0, 0, 0, 0, 0, 0]
    assert m.s.reserve_of(m.seat(BLUE), CAPTAIN) == 3


@rule("K.CARD.28", "B.RED.2", "5.SURR.02", "K.67.2")
def test_so_do_a_captain_and_a_promoted_unit_of_the_defender(match: Maker) -> None:
    m = war(match, "9 LI", "3 LI", []).give(YELLOW, 67).learn(YELLOW, "promotion").points(YELLOW, "red")
    fight(m).do("use-technology:promotion", f"promote:{YELLOW}:light-infantry:cavalry")
    m.do("use-card:67", f"make-captain:{YELLOW}:light-infantry", "pass", "fight", "surrender")
    m.do("agree-surrender")
    assert m.done()
    end_promotions(m.s)
    seat = m.seat(YELLOW)
    assert m.s.aside[seat * FORCE : (seat + 1) * FORCE] == [3, 0, 0, 0, 0, 0, 0]
    assert m.s.aside_new == m.s.aside
    assert (m.s.reserve_of(seat, CAVALRY), m.s.reserve_of(seat, CAPTAIN)) == (10, 3)


@rule("K.CARD.28", "K.67.1")
def test_the_army_without_a_captain_may_be_the_defenders(match: Maker) -> None:
    m = war(match, "2 LI, CPT2", "2 LI, CAV", []).give(OTHER, 67)
    fight(m).do("use-card:67")
    assert m.offered() == [f"make-captain:{YELLOW}:light-infantry", f"make-captain:{YELLOW}:cavalry"]
