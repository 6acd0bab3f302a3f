"""5.SIEGE, 5.FORT Siege engines and buildings in a battle."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.battle.gunnery import fit
from aevum.games.medioevo.rules.buildings import CIVIL, MILITARY, SORTS
from aevum.games.medioevo.rules.deeds import ARROWS, BREACH, values
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.testing import example, rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, fight_of, lay_out, left, line_up
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


@example("EX-040")
@rule("5.BATTLE.02", "5.SIEGE.01", "5.SIEGE.03", "5.SIEGE.06", "5.SIEGE.07", "5.SIEGE.11")
def test_a_siege_battle(match: Make) -> None:
    m = lay_out(match, [1, 5, 1, 4, 6, 1, 4, 7])
    line_up(m, BLUE, "CAV, 2 LI")
    line_up(m, YELLOW, "CAV, 2 LI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight")
    assert m.asked() == (BLUE, "crew-engine")
    m.do("man-engine:cavalry", "man-engine:light-infantry", "aim-at-units")
    assert list(m.events("siege-fire")[0].roll.dice) == [1, 5]
    m.do("hit:light-infantry", "hit:light-infantry")
    assert left(m, YELLOW) == force("CAV")
    assert fight_of(m).line(m.s, 0) == force("LI")
    m.do("keep-all", "let-lie", "let-lie")
    assert [event.args["attack"] for event in m.events("attack-value")] == [6, 6]
    assert m.events("round-drawn")
    # Yellow's cavalry deals 2, to the line first and then to the crew.
    assert m.offered() == ["hit-crew:light-infantry", "hit-crew:cavalry"]
    m.do("hit-crew:light-infantry")
    assert [event.args["points"] for event in m.events("casualty-value")] == [1, 1]
    dealt = [(event.args["seat"], event.args["points"]) for event in m.events("damage-dealt")]
    assert dealt == [(YELLOW, 2), (BLUE, 2), (BLUE, 1), (YELLOW, 1)]
    assert (left(m, BLUE), left(m, YELLOW)) == (force("HI"), force("HI"))


@example("EX-039")
@rule("5.SIEGE.03")
@pytest.mark.parametrize("crew", [1, 2, 3])
def test_a_die_for_each_of_the_crew(match: Make, crew: int) -> None:
    m = lay_out(match, [8] * crew)
    line_up(m, BLUE, "4 LI")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", *["man-engine:light-infantry"] * crew)
    if crew < 3:
        m.do("aim-at-units")
    assert len(m.events("siege-fire")[0].roll.dice) == crew
    assert m.s.script == []


@rule("5.SIEGE.01")
def test_a_crew_has_one_to_three_units(match: Make) -> None:
    m = lay_out(match, [])
    line_up(m, BLUE, "5 LI")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight")
    assert m.offered() == ["man-engine:light-infantry", "leave-idle"]
    m.do("man-engine:light-infantry", "man-engine:light-infantry", "man-engine:light-infantry")
    assert m.asked() != (BLUE, "crew-engine")
    assert len(m.events("siege-fire")[0].roll.dice) == 3


@rule("5.SIEGE.02", "5.SIEGE.04", "5.FORT.03")
def test_stones_break_the_building_they_were_aimed_at(match: Make) -> None:
    m = lay_out(match, [1, 2, 3])
    m.build(m.place, YELLOW, "village", "tower")
    line_up(m, BLUE, "3 LI")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "bombard")
    begin(m).do("shelter:siege", "fight", "fight")
    for _ in range(3):
        m.do("man-engine:light-infantry")
    assert m.offered() == ["aim-at-units", "aim-at-building:civil", "aim-at-building:military"]
    m.s.script = [1, 8, 2]
    m.do("aim-at-building:civil")
    at = m.area(m.place) * len(SORTS)
    assert (m.s.buildings[at + CIVIL], m.s.buildings[at + MILITARY]) == (0, 1)
    assert values(m.s, m.seat(BLUE), BREACH) == [1]
    assert left(m, YELLOW) == force("LI")


@rule("5.SIEGE.02")
def test_buildings_of_an_enemy_are_fired_at_while_a_friend_of_theirs_defends_them(match: Make) -> None:
    m = lay_out(match, [])
    m.build(m.place, "hungary", "tower")
    line_up(m, BLUE, "3 LI")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "bombard")
    begin(m).do("fight", "fight", "man-engine:light-infantry")
    assert [wish for wish in m.offered() if wish.startswith("aim")] == ["aim-at-units"]
    m.war(BLUE, "hungary")
    begin(m).do("fight", "fight", "man-engine:light-infantry")
    assert [wish for wish in m.offered() if wish.startswith("aim")] == [
        "aim-at-units",
        "aim-at-building:military",
    ]
    m.s.script = [1]
    m.do("aim-at-building:military")
    assert m.told("building-damaged")[1] == {"building": "tower", "place": m.place, "points": 2}


@rule("5.SIEGE.04")
def test_a_catapult_is_not_aimed_at_buildings(match: Make) -> None:
    m = lay_out(match, [])
    m.build(m.place, YELLOW, "village")
    line_up(m, BLUE, "2 LI")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", "man-engine:light-infantry")
    assert m.offered() == ["man-engine:light-infantry", "aim-at-units"]


@example("EX-041")
@rule("5.FORT.02", "5.FORT.04")
def test_a_tower_against_archers(match: Make) -> None:
    m = lay_out(match, [2, 1, 2, 3, 1, 2, 3])
    m.build(m.place, YELLOW, "tower")
    line_up(m, BLUE, "AR")
    line_up(m, YELLOW, "2 CAV")
    begin(m)
    assert m.asked() == (YELLOW, "choose-shelter")
    assert m.offered() == ["shelter:siege", "shelter:arrows", "shelter:melee"]
    m.do("shelter:arrows", "fight", "fight")
    assert list(m.events("archery")[0].roll.dice) == [2]
    assert m.events("damage-spared")[0].args["points"] == 1
    assert m.events("damage-dealt") == []
    assert values(m.s, m.seat(BLUE), ARROWS) == []
    assert left(m, YELLOW) == force("2 CAV")
    # The battle goes on.
    assert m.asked() == (BLUE, "battle-dice")


@rule("5.FORT.01")
def test_walls_spare_melee_but_no_casualties(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 4])
    m.build(m.place, YELLOW, "castle")
    line_up(m, BLUE, "5 AR")
    line_up(m, YELLOW, "4 AR")
    begin(m).do("shelter:melee", "fight", "fight", "let-lie", "let-lie")
    # 8 to 3: 5 damage less 3, then a casualty.
    assert left(m, YELLOW) == force("AR")
    m.do("shelter:siege")  # it is chosen anew in each round


@rule("5.FORT.01")
def test_walls_of_one_side_do_not_spare_the_other(match: Make) -> None:
    m = lay_out(match, [])
    m.build(m.place, YELLOW, "tower")
    line_up(m, YELLOW, "LI")
    line_up(m, BLUE, "LI")
    begin(m, YELLOW, BLUE)
    assert m.asked() == (YELLOW, "choose-shelter")
    m.do("shelter:melee")
    assert m.asked() == (YELLOW, "battle-intent")
    assert m.told("protected") == ("5.FORT.02", {"seat": YELLOW, "damage": "melee"})


@example("EX-042")
@rule("5.NAVAL.04", "5.NAVAL.09")
def test_which_engines_fire_from_galleys() -> None:
    assert fit([1, 1], [2])
    assert fit([2], [2])
    assert not fit([1, 2], [2])
    assert fit([1, 2], [3])
    assert fit([3], [3])
    assert not fit([2, 2], [3])
    assert fit([2, 1, 2], [2, 3])
    assert not fit([3], [1, 2])


@rule("5.BATTLE.14", "5.SIEGE.06")
def test_a_crew_does_not_raise_the_battle_score(match: Make) -> None:
    m = lay_out(match, [8, 8, 1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "6 AR")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", *["man-engine:archer"] * 2, "aim-at-units", "let-lie", "let-lie")
    # 8 to 2, but one unit fights; then Yellow's casualty.
    assert left(m, YELLOW) == force("4 AR")


@rule("5.SIEGE.08")
def test_crews_are_told_off_anew_in_each_round(match: Make) -> None:
    m = lay_out(match, [8, 8, 1, 2, 3, 1, 2, 4, 1, 2, 3])
    line_up(m, BLUE, "4 AR")
    line_up(m, YELLOW, "4 AR")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", *["man-engine:archer"] * 2, "aim-at-units", "let-lie", "let-lie")
    m.do("fight", "fight")
    assert (m.asked(), m.offered()) == ((BLUE, "crew-engine"), ["man-engine:archer", "leave-idle"])
    m.do("leave-idle")
    assert len(m.events("engine-manned")) == 1
    assert (m.asked(), fight_of(m).line(m.s, 0)) == ((BLUE, "battle-dice"), left(m, BLUE))


@rule("5.FORT.02")
def test_what_was_chosen_in_one_round_spares_nothing_in_the_next(match: Make) -> None:
    m = lay_out(match, [3, 8, 8, 1, 2, 3, 1, 2, 3, 3, 8, 1, 2, 3])
    m.build(m.place, YELLOW, "tower")
    line_up(m, BLUE, "3 AR")
    line_up(m, YELLOW, "8 LI")
    begin(m).do("shelter:arrows", "fight", "fight", "keep-all", "let-lie", "let-lie")
    assert "arrows" not in [event.args["damage"] for event in m.events("damage-dealt")]
    m.do("shelter:siege", "fight", "fight")
    assert m.events("damage-dealt")[-1].args["damage"] == "arrows"


@rule("5.FORT.03")
def test_walls_do_not_spare_themselves(match: Make) -> None:
    m = lay_out(match, [3, 1, 2, 3])
    m.build(m.place, YELLOW, "fortress")
    line_up(m, BLUE, "2 AR")
    line_up(m, YELLOW, "AR")
    m.item(m.place, BLUE, "bombard")
    begin(m).do("shelter:siege", "fight", "fight", "man-engine:archer", "aim-at-building:military")
    assert m.s.damage[m.area(m.place) * len(SORTS) + MILITARY] == 2
    assert m.told("engine-manned") == (
        "5.SIEGE.01",
        {"seat": BLUE, "item": "bombard", "level": 3, "slot": 1, "units": 1},
    )


@rule("5.BATTLE.02", "5.BATTLE.03", "5.BATTLE.19")
def test_when_stones_have_killed_all_enemies_no_captain_is_asked_any_more(match: Make) -> None:
    m = lay_out(match, [1])
    line_up(m, BLUE, "LI, CPT2")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", "man-engine:light-infantry", "aim-at-units")
    assert left(m, YELLOW) == force()
    assert m.done()
    assert m.told("battle-won")[1] == {"seat": BLUE, "enemy_seat": YELLOW}


@rule("5.SIEGE.02", "D.BANK.05")
def test_buildings_of_nobody_are_not_fired_at(match: Make) -> None:
    m = lay_out(match, [])
    m.build(m.place, YELLOW, "tower").war(BLUE, YELLOW).war("hungary", BLUE)
    m.s.builder[m.area(m.place)] = NOBODY
    line_up(m, BLUE, "3 LI")
    line_up(m, YELLOW, "LI")
    m.item(m.place, BLUE, "bombard")
    begin(m).do("fight", "fight", "man-engine:light-infantry")
    assert [wish for wish in m.offered() if wish.startswith("aim")] == ["aim-at-units"]
