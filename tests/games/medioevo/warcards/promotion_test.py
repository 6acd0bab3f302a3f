"""Promotion: a unit in combat is another for the turn (B.RED.2)."""

import pytest

from aevum.games.medioevo.rules.battle.ending import ended
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.fort import MELEE
from aevum.games.medioevo.rules.battle.hurt import hit
from aevum.games.medioevo.rules.battle.promoted import end_promotions
from aevum.games.medioevo.rules.battle.score import ATTACKER
from aevum.games.medioevo.rules.pieces import CAVALRY, FORCE
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, OTHER, PLACE, YELLOW, Maker, fight, go, war


@example("EX-087")
@rule("B.RED.2", "5.MISC.02", "B.PROMOTION.1")
def test_ex_087_promotion(match: Maker) -> None:
    m = war(match, "LI", "LI, CPT1", [], enemy=HORDE).learn(BLUE, "promotion").points(BLUE, "red", 2)
    fight(m, HORDE)
    m.do("use-technology:promotion", f"promote:{BLUE}:light-infantry:heavy-infantry")
    m.do("use-technology:promotion", "promote:barbarians:captain-1:light-infantry")
    assert m.at(PLACE, BLUE) == {"heavy-infantry": 1}
    assert m.at(PLACE, HORDE) == {"light-infantry": 2}
    assert m.s.store[m.seat(BLUE) * 6 + 3] == 0
    battle = running(m.s)
    assert battle.line(m.s, 0)[2] == 1


@rule("B.RED.2", "B.PROMOTION.3")
def test_all_are_what_they_were_at_the_end_of_the_turn(match: Maker) -> None:
    m = war(match, "2 LI", "CPT3", []).learn(BLUE, "promotion").points(BLUE, "red", 2)
    fight(m)
    m.do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    m.do("use-technology:promotion", f"promote:{YELLOW}:captain-3:captain-1")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "cavalry": 1}
    assert m.at(PLACE, YELLOW) == {"captain-1": 1}
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}
    assert m.at(PLACE, YELLOW) == {"captain-3": 1}


@rule("B.RED.2", "B.PROMOTION.3")
def test_a_promoted_unit_that_went_on_is_found(match: Maker) -> None:
    m = war(match, "LI", "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    m.s.remove(m.area(PLACE), m.seat(BLUE), 3)
    m.s.add(m.area("ADR"), m.seat(BLUE), 3)
    end_promotions(m.s)
    assert m.at("ADR", BLUE) == {"light-infantry": 1}


@rule("B.RED.2", "B.PROMOTION.3")
def test_a_promoted_unit_that_fell_is_gone(match: Maker) -> None:
    m = war(match, "LI, AR", "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    m.s.remove(m.area(PLACE), m.seat(BLUE), 3)
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == {"archer": 1}


@rule("B.RED.2", "5.FLOW.05", "B.PROMOTION.3")
def test_a_promoted_unit_has_moved_if_it_had(match: Maker) -> None:
    m = war(match, "2 LI", "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    area, seat = m.area(PLACE), m.seat(BLUE)
    m.s.set_spent(area, seat, [2, 0, 0, 0, 0, 0, 0])
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    assert m.s.spent(area, seat) == [1, 0, 0, 1, 0, 0, 0]
    m = war(match, "2 LI", "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    m.s.set_spent(area, seat, [1, 0, 0, 0, 0, 0, 0])
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    assert m.s.spent(area, seat) == [0, 0, 0, 1, 0, 0, 0]
    assert m.told("promoted") == ("B.RED.2", {"seat": BLUE, "unit": "light-infantry", "new_unit": "cavalry"})


@rule("B.RED.2", "B.PROMOTION.1")
def test_the_reserve_must_have_the_piece(match: Maker) -> None:
    m = (
        war(match, "LI", "HI", [])
        .learn(BLUE, "promotion")
        .points(BLUE, "red")
        .put("GAL", BLUE, "captain-1", 3)
    )
    fight(m).do("use-technology:promotion")
    assert f"promote:{BLUE}:light-infantry:captain-1" not in m.offered()
    assert f"promote:{YELLOW}:heavy-infantry:captain-1" in m.offered()
    m = war(match, "LI", "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m.put("GAL", BLUE, "captain-1", 2)).do("use-technology:promotion")
    assert f"promote:{BLUE}:light-infantry:captain-1" in m.offered()  # the last one


@rule("B.RED.2", "5.MISC.02", "B.PROMOTION.1")
def test_promotion_is_for_who_looks_on_too(match: Maker) -> None:
    m = war(match, "LI", "HI", []).learn(OTHER, "promotion").points(OTHER, "red")
    assert fight(m).asked() == (OTHER, "round-begins")
    m.do("use-technology:promotion", f"promote:{YELLOW}:heavy-infantry:light-infantry")
    assert (m.at(PLACE, BLUE), m.at(PLACE, YELLOW)) == ({"light-infantry": 1}, {"light-infantry": 1})
    end_promotions(m.s)
    assert m.at(PLACE, YELLOW) == {"heavy-infantry": 1}


@rule("B.RED.2", "B.PROMOTION.3")
def test_where_the_promoted_have_fallen_nobody_elsewhere_is_made_less(match: Maker) -> None:
    m = (
        war(match, "2 LI", "HI", [])
        .learn(BLUE, "promotion")
        .points(BLUE, "red", 2)
        .put("ADR", BLUE, "cavalry")
    )
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:heavy-infantry")
    m.do("use-technology:promotion", f"promote:{BLUE}:heavy-infantry:cavalry")
    m.s.remove(m.area(PLACE), m.seat(BLUE), 3)
    ended(m.s, running(m.s))
    end_promotions(m.s)
    assert m.at("ADR", BLUE) == {"cavalry": 1}


@rule("B.RED.2", "B.PROMOTION.3")
def test_who_was_promoted_twice_and_lived_is_what_he_was(match: Maker) -> None:
    m = (
        war(match, "2 LI", "HI", [])
        .learn(BLUE, "promotion")
        .points(BLUE, "red", 2)
        .put("ADR", BLUE, "cavalry")
    )
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:heavy-infantry")
    m.do("use-technology:promotion", f"promote:{BLUE}:heavy-infantry:cavalry")
    ended(m.s, running(m.s))
    end_promotions(m.s)
    assert (m.at(PLACE, BLUE), m.at("ADR", BLUE)) == ({"light-infantry": 2}, {"cavalry": 1})


@rule("B.RED.2", "B.PROMOTION.3")
@pytest.mark.parametrize(
    ("units", "new", "hits", "left"),
    [
        ("LI", "light-infantry:cavalry", ["cavalry"], {"light-infantry": 1}),
        ("AR, CAV", "archer:cavalry", ["cavalry"], {"archer": 1, "heavy-infantry": 1}),
        ("AR, CAV", "archer:cavalry", ["cavalry", "cavalry"], {"archer": 1, "heavy-infantry": 1}),
        ("CAV", "cavalry:heavy-infantry", ["heavy-infantry"], {"light-infantry": 1}),
        ("AR", "archer:heavy-infantry", ["heavy-infantry"], {"archer": 1}),
    ],
)
def test_who_was_reduced_is_what_he_was_or_what_is_left_of_him(
    match: Maker, units: str, new: str, hits: list[str], left: dict[str, int]
) -> None:
    m = war(match, units, "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-technology:promotion")
    if m.ask().key == "aim-technology":
        m.do(f"promote:{BLUE}:{new}")
    for unit in hits:
        hit(m.s, running(m.s), ATTACKER, PIECE_NAMES.index(unit), False, MELEE)
    ended(m.s, running(m.s))
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == left


@rule("B.RED.2", "B.PROMOTION.3")
def test_whose_old_piece_is_not_in_the_reserve_any_more_goes_there(match: Maker) -> None:
    m = war(match, "AR, LI", "HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:archer:cavalry")
    m.put("CON", BLUE, "archer", m.s.reserve_of(m.seat(BLUE), 1))
    before = m.s.reserve_of(m.seat(BLUE), 3)
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == {"light-infantry": 1}
    assert m.s.reserve_of(m.seat(BLUE), 3) == before + 1
    assert m.told("unit-not-restored") == ("B.RED.2", {"seat": BLUE, "unit": "cavalry", "new_unit": "archer"})


@rule("B.RED.2", "5.SURR.02", "B.PROMOTION.3")
@pytest.mark.parametrize(("archers", "back"), [(True, [0, 1, 0, 0]), (False, [0, 0, 0, 0])])
def test_who_surrendered_is_what_he_was_beside_the_board(
    match: Maker, archers: bool, back: list[int]
) -> None:
    m = war(match, "AR", "2 HI", []).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:archer:cavalry")
    go(m, "battle-intent").do("surrender", "agree-surrender")
    seat = m.seat(BLUE)
    assert m.s.aside[seat * FORCE : seat * FORCE + 4] == [0, 0, 0, 1]
    if not archers:
        m.put("CON", BLUE, "archer", m.s.reserve_of(seat, 1))
    pieces = [m.s.reserve_of(seat, kind) for kind in (1, 3)]
    end_promotions(m.s)
    assert m.s.aside[seat * FORCE : seat * FORCE + 4] == back
    assert m.s.aside_new[seat * FORCE : seat * FORCE + 4] == back
    assert [m.s.reserve_of(seat, kind) for kind in (1, 3)] == [pieces[0] - back[1], pieces[1] + 1]
    assert m.told("unit-restored" if archers else "unit-not-restored")[1]["new_unit"] == "archer"


@rule("B.RED.2", "5.BATTLE.16", "B.PROMOTION.3")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("hit-changed:cavalry", {"light-infantry": 1, "cavalry": 1}),
        ("hit:cavalry", {"light-infantry": 1, "heavy-infantry": 1}),
    ],
)
def test_the_owner_says_which_of_units_alike_is_hit(match: Maker, choice: str, left: dict[str, int]) -> None:
    m = war(match, "LI, CAV", "AR", [1]).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m).do("use-technology:promotion", f"promote:{BLUE}:light-infantry:cavalry")
    go(m, "assign-damage")
    assert m.asked() == (BLUE, "assign-damage")
    assert m.offered() == ["hit:cavalry", "hit-changed:cavalry"]
    m.do(choice)
    assert m.at(PLACE, BLUE) == {"heavy-infantry": 1, "cavalry": 1}
    ended(m.s, running(m.s))
    end_promotions(m.s)
    assert m.at(PLACE, BLUE) == left


@rule("B.RED.2", "E.BARB.05", "B.PROMOTION.3")
def test_who_fights_barbarians_fells_the_captain_who_was_made_less(match: Maker) -> None:
    m = war(match, "AR", "LI, CPT1", [1], enemy=HORDE).learn(BLUE, "promotion").points(BLUE, "red")
    fight(m, HORDE).do("use-technology:promotion", "promote:barbarians:captain-1:light-infantry")
    go(m, "barbarian-losses")
    assert m.offered() == ["hit:light-infantry", "hit-changed:light-infantry"]
    m.do("hit-changed:light-infantry")
    ended(m.s, running(m.s))
    end_promotions(m.s)
    assert m.at(PLACE, HORDE) == {"light-infantry": 1}


@rule("B.RED.2", "K.CARD.28", "B.PROMOTION.3", "K.67.2")
def test_of_two_promoted_captains_the_one_by_the_heroine_is_hit_last(match: Maker) -> None:
    m = war(match, "2 LI", "9 LI", []).give(BLUE, 67).learn(BLUE, "promotion").points(BLUE, "red", 2)
    fight(m).do("use-card:67", f"make-captain:{BLUE}:light-infantry")
    m.put(PLACE, BLUE, "captain-1")
    m.do(*["use-technology:promotion", f"promote:{BLUE}:captain-1:cavalry"] * 2)
    hit(m.s, running(m.s), ATTACKER, CAVALRY, False, MELEE, True)
    ended(m.s, running(m.s))
    end_promotions(m.s)
    # What is left of the captain is not made one again; who was light infantry is that.
    assert m.at(PLACE, BLUE) == {"light-infantry": 2, "heavy-infantry": 1}
