"""5.SIEGE, 5.NAVAL.04: engines that cannot fire, and walls that come down."""

from collections.abc import Callable

from aevum.games.medioevo.rules.battle.gunnery import fit
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, line_up

Make = Callable[..., Match]


@rule("5.NAVAL.04", "5.SIEGE.01")
def test_an_engine_that_no_galley_bears_does_not_keep_the_next_from_firing(match: Make) -> None:
    m = lay_out(match, [], place="AEG")
    line_up(m, BLUE, "4 LI")
    line_up(m, YELLOW, "2 LI")
    m.item("AEG", BLUE, "galley", 2)
    m.item("AEG", YELLOW, "galley", 1)
    m.item("AEG", BLUE, "bombard")
    m.item("AEG", BLUE, "catapult")
    begin(m).do("fight", "fight")
    assert m.asked() == (BLUE, "crew-engine")
    assert (m.ask().args["item"], m.ask().args["level"]) == ("catapult", 1)


@rule("5.FORT.02", "5.SIEGE.06")
def test_walls_that_are_battered_down_shelter_nobody_in_that_round(match: Make) -> None:
    m = lay_out(match, [1, 1, 1, *[1] * 4, *[8] * 6])
    line_up(m, BLUE, "3 LI, 4 AR")
    line_up(m, YELLOW, "9 LI")
    m.build(m.place, YELLOW, "tower")
    m.item(m.place, BLUE, "bombard")
    begin(m).do("shelter:arrows", "fight", "fight", *["man-engine:light-infantry"] * 3)
    assert "aim-at-building:military" in m.offered()
    m.do("aim-at-building:military")
    assert len(m.events("building-destroyed")) == 1
    assert m.events("damage-spared") == []
    assert [event.args["points"] for event in m.events("damage-dealt")][:1] == [4]


@rule("5.NAVAL.04")
def test_engines_find_the_galleys_that_bear_them(match: Make) -> None:
    assert fit([2], [1, 2])
    assert fit([1, 2], [2, 1])
    assert fit([2, 1], [1, 2])
    assert not fit([2], [1, 1])
    assert fit([], [])
    assert not fit([1], [])


@rule("5.SIEGE.01", "5.SIEGE.03")
def test_an_idle_engine_does_not_keep_the_next_from_firing(match: Make) -> None:
    m = lay_out(match, [1, 1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "4 LI")
    line_up(m, YELLOW, "4 LI")
    m.item(m.place, BLUE, "catapult")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", "leave-idle", "man-engine:light-infantry", "aim-at-units")
    assert [list(event.roll.dice) for event in m.events("siege-fire")] == [[1]]
    assert m.told("engine-manned")[1]["units"] == 1


@rule("5.SIEGE.02", "5.SIEGE.04")
def test_which_engines_can_harm_buildings(match: Make) -> None:
    for engine, harms in (("catapult", False), ("stone-thrower", True), ("bombard", True)):
        m = lay_out(match, [])
        line_up(m, BLUE, "4 LI")
        line_up(m, YELLOW, "4 LI")
        m.build(m.place, YELLOW, "tower", "village").item(m.place, BLUE, engine)
        begin(m).do("shelter:melee", "fight", "fight", "man-engine:light-infantry")
        aims = [wish for wish in m.offered() if wish.startswith("aim")]
        buildings = ["aim-at-building:civil", "aim-at-building:military"] if harms else []
        assert aims == ["aim-at-units", *buildings]
