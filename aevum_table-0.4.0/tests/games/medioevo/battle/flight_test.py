"""5.FLEE Flight."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, FLED
from aevum.games.medioevo.rules.terms import PASSAGE
from aevum.games.medioevo.rules.words import item_words
from aevum.testing import example, rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up, verdict
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


@example("EX-046")
@rule("5.FLEE.01", "5.FLEE.02", "5.FLEE.03", "5.FLEE.04", "5.FLEE.05")
def test_heavy_infantry_flees_with_a_wagon(match: Make) -> None:
    m = lay_out(match, [1, 5, 7, 1, 2, 5])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    wagon = m.item(m.place, BLUE, "war-wagon")
    m.put("ADR", BLUE, "cavalry")
    begin(m)
    near = [wish for wish in m.offered() if wish.startswith("flee") and wish.endswith(":1")]
    assert near == ["flee:ADR:1", "flee:THE:1"]
    m.do("flee:ADR:1", "fight", "keep-all", "let-lie", "let-lie")
    assert m.modifiers("attack-value") == [(-1, "5.BATTLE.11")]
    blue = m.events("attack-value")[0]
    assert [(item.value, item.rule) for item in blue.roll.modifiers] == [(-3, "5.FLEE.02")]
    assert [event.args["attack"] for event in m.events("attack-value")] == [4, 4]
    assert m.events("round-drawn")
    blue, yellow = m.events("casualty-value")
    assert [(item.value, item.rule) for item in blue.roll.modifiers] == [(1, "5.FLEE.03"), (-1, "5.HI.01")]
    assert (blue.args["points"], yellow.args["points"]) == (1, 1)
    assert verdict(m) == FLED
    assert (left(m, BLUE), left(m, YELLOW)) == (force(), force("LI"))
    assert m.at("ADR", BLUE) == {"light-infantry": 1, "cavalry": 1}
    assert m.s.spent(m.area("ADR"), m.seat(BLUE)) == force("LI")
    assert (m.s.item_at[wagon], m.s.item_left[wagon]) == (m.area("ADR"), 5)
    assert m.told("flight") == ("5.FLEE.01", {"seat": BLUE, "place": "ADR", "movement": 1})
    assert m.told("fled") == ("5.FLEE.04", {"seat": BLUE, "units": 1})


@rule("5.FLEE.04")
def test_without_movement_points_nobody_flees(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    wagon = m.item(m.place, BLUE, "war-wagon")
    m.s.item_left[wagon] = 0
    begin(m)
    assert m.offered() == ["fight", "capture", "demand-surrender", "surrender"]
    m = lay_out(match, [])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    m.s.item_left[m.item(m.place, BLUE, "war-wagon")] = 1
    assert "flee:ADR:1" in begin(m).offered()


@rule("5.FLEE.01")
def test_nobody_flees_to_where_enemies_are_or_would_appear(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    m.item(m.place, BLUE, "war-wagon")
    m.put("ADR", YELLOW, "archer").put("THE", "barbarians", "archer")
    begin(m)
    # All other neighbours are barbarian land.
    assert m.offered() == ["fight", "capture", "demand-surrender", "surrender"]


@rule("5.FLEE.01", "C.PACT.05")
@pytest.mark.parametrize("let_in", [False, True])
def test_one_flees_to_foreign_units_only_where_they_let_the_army_in(match: Make, let_in: bool) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    m.item(m.place, BLUE, "war-wagon")
    m.put("ADR", "hungary", "archer")
    if let_in:
        m.s.terms.append([1, PASSAGE, m.seat("hungary"), m.seat(BLUE), 0, 0, 0, 0])
    begin(m)
    assert ("flee:ADR:1" in m.offered()) == let_in
    assert "flee:THE:1" in m.offered()


@rule("5.FLEE.01")
def test_a_wagon_must_hold_all_units(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "4 HI")
    line_up(m, YELLOW, "2 LI")
    m.item(m.place, BLUE, "war-wagon")
    begin(m)
    assert "flee:ADR:1" not in m.offered()


@rule("5.FLEE.01")
def test_a_defender_flees_only_if_the_table_allows_it(match: Make) -> None:
    for allowed in (False, True):
        m = lay_out(match, [1, 2, 3, 1, 2, 5], options={"defender-may-flee": allowed})
        line_up(m, BLUE, "2 HI")
        line_up(m, YELLOW, "2 HI")
        m.item(m.place, BLUE, "war-wagon")
        begin(m, YELLOW, BLUE).do("fight")
        assert ("flee:ADR:1" in m.offered()) == allowed
    m.do("flee:ADR:1", "let-lie", "let-lie")
    m.do("hit:light-infantry", "hit:light-infantry")
    assert verdict(m) == ATTACKER_WON
    assert m.at("ADR", BLUE)


@rule("5.FLEE.01", "5.FLEE.03", "5.FLEE.04")
def test_who_has_the_points_flees_further_for_more_casualties(match: Make) -> None:
    m = lay_out(match, [1, 5, 7, 1, 2, 5])
    line_up(m, BLUE, "3 HI")
    line_up(m, YELLOW, "2 LI")
    wagon = m.item(m.place, BLUE, "war-wagon")
    begin(m)
    assert [wish for wish in m.offered() if wish.startswith("flee:CON")] == ["flee:CON:2"]
    m.do("flee:CON:2", "fight", "keep-all", "let-lie", "let-lie")
    blue = m.events("casualty-value")[0]
    assert (2, "5.FLEE.03") in [(item.value, item.rule) for item in blue.roll.modifiers]
    assert verdict(m) == FLED
    assert (m.at("CON", BLUE), m.at("ADR", BLUE)) == ({"heavy-infantry": 3}, {})
    assert (m.s.item_at[wagon], m.s.item_left[wagon]) == (m.area("CON"), 4)


@rule("5.FLEE.01", "5.FLEE.04")
def test_no_flight_leads_through_enemies_or_beyond_the_points(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    wagon = m.item(m.place, BLUE, "war-wagon")
    m.put("ADR", "barbarians", "archer")
    assert "flee:CON:2" not in begin(m).offered()
    m.s.set_force(m.area("ADR"), m.seat("barbarians"), force())
    m.s.item_left[wagon] = 1
    assert [wish for wish in begin(m).offered() if wish.startswith("flee")] == ["flee:ADR:1", "flee:THE:1"]


@rule("5.FLEE.04", "5.MOVE.16")
def test_who_flees_by_galley_says_what_comes_along(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 4], "TRE")
    line_up(m, BLUE, "4 AR")
    line_up(m, YELLOW, "3 AR")
    ship = m.item("TRE", BLUE, "galley", 2)
    things = [m.item("TRE", BLUE, name) for name in ("catapult", *["war-wagon"] * 4, "bombard")]
    begin(m)
    sea = next(wish for wish in m.offered() if wish.startswith("flee-to-sea"))
    m.do(sea, "fight", "leave-idle", "leave-idle", "let-lie", "let-lie")
    assert m.asked() == (BLUE, "embark")
    assert len(m.offered()) == 6
    m.do("embark:bombard:3:7", *m.offered()[1:5])
    assert verdict(m) == FLED
    assert m.s.item_at[things[5]] == m.s.item_at[ship] == m.area(sea.split(":")[1])
    assert m.s.item_at[things[0]] == m.area("TRE")


@rule("5.FLEE.01", "5.BATTLE.19")
def test_one_may_flee_in_a_later_round(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 4, 1, 2, 3, 1, 2, 4])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "3 AR")
    m.item(m.place, BLUE, "war-wagon")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    m.do("flee:ADR:1", "fight", "let-lie", "let-lie")
    assert m.done()
    assert m.modifiers("attack-value") == [(-1, "5.BATTLE.11")]


@rule("5.FLEE.01")
def test_who_came_by_galley_flees_out_to_sea(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 4], "TRE")
    line_up(m, BLUE, "4 AR")
    line_up(m, YELLOW, "3 AR")
    ship = m.item("TRE", BLUE, "galley", 2)
    engines = [m.item("TRE", BLUE, "catapult") for _ in range(2)]
    begin(m)
    (sea,) = [wish for wish in m.offered() if wish.startswith("flee") and wish.endswith(":1")]
    m.do(sea, "fight", "leave-idle", "leave-idle", "let-lie", "let-lie")
    assert verdict(m) == FLED
    name = sea.split(":")[1]
    assert m.at(name, BLUE) == {"archer": 1}
    assert [m.s.item_at[slot] for slot in (ship, *engines)] == [m.area(name)] * 3


@rule("K.CARD.01", "5.FLEE.01", "K.03.1")
def test_nobody_flees_where_a_bishop_forbids_movement(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    m.item(m.place, BLUE, "war-wagon")
    effects.put(m.s, effects.NO_MOVEMENT, m.seat(YELLOW), m.area(m.place))
    begin(m)
    assert m.offered() == ["fight", "capture", "demand-surrender", "surrender"]


@rule("5.FLEE.04", "K.CARD.04", "K.CARD.21", "K.11.1", "K.54.1")
def test_an_army_flees_with_what_a_card_makes_its_war_wagon(match: Make) -> None:
    for item, code, points in (("caravan", effects.DUAL, 0), ("catapult", effects.ENGINE_WAGON, 3)):
        m = lay_out(match, [1, 5, 7, 1, 2, 5])
        line_up(m, BLUE, "3 HI")
        line_up(m, YELLOW, "4 HI")
        slot = m.item(m.place, BLUE, item)
        effects.put(m.s, code, m.seat(BLUE), slot, points)
        begin(m).do("flee:ADR:1", "fight")
        while not m.done():
            m.do(m.offered()[-1] if m.asked()[1] == "crew-engine" else m.offered()[0])
        assert (verdict(m), sum(m.at("ADR", BLUE).values())) == (FLED, 2)
        assert m.s.item_at[slot] == m.area("ADR")


@rule("5.FLEE.04", "K.CARD.21", "K.53.1")
def test_only_an_engine_that_is_hauled_flees_without_points(match: Make) -> None:
    m = lay_out(match, [1, 5, 7, 1, 2, 5])
    line_up(m, BLUE, "3 HI")
    line_up(m, YELLOW, "4 HI")
    m.item(m.place, BLUE, "war-wagon")
    hauled, left_behind = m.item(m.place, BLUE, "catapult"), m.item(m.place, BLUE, "catapult")
    m.s.item_left[hauled] = m.s.item_left[left_behind] = 0
    effects.put(m.s, effects.HAULED, m.seat(BLUE), hauled)
    begin(m).do("flee:ADR:1", "fight", "leave-idle", "leave-idle")
    while not m.done():
        m.do(m.offered()[0])
    assert m.s.item_at[hauled] == m.area("ADR")
    assert m.s.item_at[left_behind] == m.area(m.place)


@rule("5.FLEE.03", "W.TERR.02")
def test_casualties_rise_by_all_that_the_flight_costs(match: Make) -> None:
    m = lay_out(match, [1, 5, 7, 1, 2, 5], options={"terrain": True})
    line_up(m, BLUE, "6 AR")
    line_up(m, YELLOW, "6 AR")
    wagon = m.item(m.place, BLUE, "war-wagon", 2)
    begin(m).do("flee:THE:2", "fight", "let-lie", "let-lie")
    blue, yellow = (event.args["points"] for event in m.events("casualty-value"))
    assert (blue, yellow, verdict(m), m.s.item_left[wagon]) == (1 + 2, 1, FLED, 5)


@rule("5.FLEE.04", "5.MOVE.14")
@pytest.mark.parametrize(("points", "place"), [(0, "BUL"), (1, "ADR")])
def test_an_engine_flees_with_its_last_point(match: Make, points: int, place: str) -> None:
    m = lay_out(match, [1, 5, 7, 1, 2, 5])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "2 LI")
    m.item(m.place, BLUE, "war-wagon")
    engine = m.item(m.place, BLUE, "catapult")
    m.s.item_left[engine] = points
    begin(m).do("flee:ADR:1", "fight", "leave-idle", "keep-all", "let-lie", "let-lie")
    assert m.s.item_at[engine] == m.area(place)


@rule("5.FLEE.01", "K.11.1", "K.54.1", "K.GEN.01")
@pytest.mark.parametrize(("card", "item", "dice"), [(11, "caravan", []), (54, "catapult", [6])])
def test_a_card_makes_the_wagon_of_a_flight_in_the_midst_of_the_battle(
    match: Make, card: int, item: str, dice: list[int]
) -> None:
    m = lay_out(match, [*dice, 1, 5, 7, 1, 2, 5]).give(BLUE, card)
    line_up(m, BLUE, "3 HI")
    line_up(m, YELLOW, "4 HI")
    slot = m.item(m.place, BLUE, item)
    begin(m)
    assert m.asked() == (BLUE, "battle-intent")
    assert "flee:ADR:1" not in m.offered()
    words = ":".join(str(word) for word in item_words(m.s, slot).values())
    m.initiate(BLUE, f"use-card:{card}:{words}")
    assert "flee:ADR:1" in m.offered()
