"""5.NAVAL Battles at sea."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, DEFENDER_SURRENDERED, FLED
from aevum.games.medioevo.rules.deeds import PRIZE, SEA_VICTORY, values
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.things import has_marker
from aevum.testing import example, rule
from tests.games.medioevo.battle.field import (
    BLUE,
    YELLOW,
    Match,
    begin,
    fight_of,
    lay_out,
    left,
    line_up,
    verdict,
)
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]
SEA = "MAR"


def fleets(match: Make, dice: list[int], blue: list[int], yellow: list[int]) -> Match:
    m = lay_out(match, dice, SEA)
    for owner, levels in ((BLUE, blue), (YELLOW, yellow)):
        for level in levels:
            m.item(SEA, owner, "galley", level)
    return m


@example("EX-043")
@rule("5.NAVAL.03", "5.NAVAL.10")
def test_the_higher_sum_of_levels_adds_the_difference(match: Make) -> None:
    m = fleets(match, [1, 2, 3, 1, 2, 5], [2, 2], [1, 1, 1])
    line_up(m, BLUE, "4 AR")
    line_up(m, YELLOW, "4 AR")
    begin(m).do("tell-off:2", "tell-off:2", "tell-off:1", "fight", "fight", "let-lie", "let-lie")
    blue = m.events("attack-value")[0]
    assert (blue.args["attack"], [item.value for item in blue.roll.modifiers]) == (4, [1])
    assert m.modifiers("attack-value") == [(-1, "5.BATTLE.11")]  # Yellow's place in turn order alone


@rule("5.NAVAL.03")
def test_a_barbarian_galley_counts_1(match: Make) -> None:
    m = fleets(match, [1, 2, 3], [2], [])
    line_up(m, BLUE, "4 AR")
    line_up(m, "barbarians", "2 AR")
    begin(m, BLUE, "barbarians").do("fight", "let-lie")
    assert m.events("attack-value")[0].args["attack"] == 4


@rule("5.NAVAL.05")
def test_at_sea_cavalry_and_heavy_infantry_have_no_power(match: Make) -> None:
    m = fleets(match, [1, 2, 3, 1, 2, 3], [2], [2])
    line_up(m, BLUE, "CAV, HI")
    line_up(m, YELLOW, "2 LI")
    begin(m).do("fight", "fight", "keep-all", "let-lie")
    assert (fight_of(m).heavy, fight_of(m).cavalry) == ([0, 0], [0, 0])


@rule("5.NAVAL.06", "5.NAVAL.07")
def test_a_galley_without_units_may_sink(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 2, 3, 3], [1], [1])
    line_up(m, BLUE, "2 CAV")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert m.events("galley-sinks")
    assert m.s.items(m.seat(YELLOW)) == []
    assert (verdict(m), left(m, BLUE)) == (ATTACKER_WON, force("CAV"))
    assert values(m.s, m.seat(BLUE), SEA_VICTORY) == [1]
    assert values(m.s, m.seat(BLUE), PRIZE) == [1]


@rule("5.NAVAL.07")
def test_a_galley_that_stays_afloat_is_the_winners(match: Make) -> None:
    for choice, florins, owner in (("keep-prize", 1600, BLUE), ("scuttle-prize:100", 1700, "")):
        m = fleets(match, [1, 2, 8, 1, 2, 3, 4], [1], [2])
        line_up(m, BLUE, "2 CAV")
        line_up(m, YELLOW, "CAV")
        begin(m).do("fight", "fight", "let-lie", "let-lie")
        assert m.asked() == (BLUE, "prize")
        m.do(choice)
        assert (m.florins(BLUE), m.s.items(m.seat(YELLOW))) == (florins, [])
        assert len(m.s.items(m.seat(BLUE))) == (2 if owner else 1)
        assert verdict(m) == ATTACKER_WON
    assert m.told("prize-scuttled") == (
        "5.NAVAL.07",
        {"seat": BLUE, "enemy_seat": YELLOW, "item": "galley", "level": 2, "slot": 1, "florins": 100},
    )


@rule("5.NAVAL.07")
def test_units_are_told_off_and_the_owner_says_whose_are_lost(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 2, 7, 1], [3], [1, 1])
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "4 AR")
    begin(m)
    assert (m.asked(), m.offered()) == ((YELLOW, "tell-off"), ["tell-off:1", "tell-off:2", "tell-off:3"])
    m.do("tell-off:1", "fight", "fight", "let-lie", "let-lie")
    # 8 and 1 for the galleys' levels against 6: 3 damage.
    assert (m.asked(), len(m.offered())) == ((YELLOW, "lost-aboard"), 2)
    m.do("lost-aboard:galley:1:1")
    assert m.events("galley-sinks")


@rule("5.NAVAL.07")
def test_nobody_is_lost_from_a_galley_that_is_empty(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 2, 7, 1], [3], [1, 1, 1])
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "5 AR")
    begin(m).do("tell-off:0", "tell-off:2", "fight", "fight", "let-lie", "let-lie")
    assert m.asked() == (YELLOW, "lost-aboard")
    assert m.offered() == ["lost-aboard:galley:1:2", "lost-aboard:galley:1:3"]


@rule("5.NAVAL.07")
def test_engines_without_room_go_down_too(match: Make) -> None:
    m = fleets(match, [1, 2, 4, 1, 2, 5, 1, 8], [3], [1, 1])
    line_up(m, BLUE, "5 AR")
    line_up(m, YELLOW, "2 AR")
    for _ in range(4):
        m.item(SEA, YELLOW, "catapult")
    begin(m).do("tell-off:1", "fight", "fight", *["leave-idle"] * 4, "let-lie", "let-lie")
    m.do("lost-aboard:galley:1:1")
    # The other galley holds 3: a unit and two catapults.
    assert m.asked() == (YELLOW, "overboard")
    m.do(*m.offered()[2:])
    assert [sunk.args["slot"] for sunk in m.events("item-sinks")] == [5, 6]


@rule("5.NAVAL.07", "5.MOVE.16")
def test_the_owner_says_which_things_go_down(match: Make) -> None:
    m = fleets(match, [1, 2, 4, 1, 2, 5, 1, 8], [3], [1, 1])
    line_up(m, BLUE, "5 AR")
    line_up(m, YELLOW, "2 AR")
    kept = [m.item(SEA, YELLOW, name) for name in ("catapult", "war-wagon", "bombard")]
    begin(m).do("tell-off:1", "fight", "fight", "leave-idle", "let-lie", "let-lie")
    m.do("lost-aboard:galley:1:1")
    assert m.asked() == (YELLOW, "overboard")
    assert m.offered() == ["overboard:catapult:1:3", "overboard:war-wagon:1:4", "overboard:bombard:3:5"]
    m.do("overboard:war-wagon:1:4")
    assert [m.s.item_kind[slot] == FREE for slot in kept] == [False, True, False]


@rule("5.NAVAL.07")
def test_barbarians_remove_what_they_beat_at_sea(match: Make) -> None:
    m = fleets(match, [1, 1, 2, 8], [1], [])
    m.s.circle = [1, 2, 8]
    slot = m.s.items(m.seat(BLUE))[0]
    line_up(m, BLUE, "AR")
    line_up(m, "barbarians", "3 AR")
    begin(m, "barbarians", BLUE).do("let-lie")
    assert m.s.item_kind[slot] == FREE
    assert m.done()
    assert m.told("prize-removed") == ("5.NAVAL.07", {"seat": BLUE, "item": "galley", "level": 1, "slot": 1})


@rule("5.SURR.01", "5.NAVAL.07")
def test_galleys_of_who_surrenders_do_not_sink(match: Make) -> None:
    m = fleets(match, [], [1], [1])
    line_up(m, BLUE, "AR")
    line_up(m, YELLOW, "AR")
    begin(m).do("demand-surrender", "agree-surrender", "keep-prize")
    assert verdict(m) == DEFENDER_SURRENDERED
    assert len(m.s.items(m.seat(BLUE))) == 2
    assert m.told("prize-kept") == (
        "5.NAVAL.07",
        {"seat": BLUE, "enemy_seat": YELLOW, "item": "galley", "level": 1, "slot": 1},
    )


@rule("5.FLEE.01", "5.NAVAL.02")
def test_a_fleet_flees_to_a_sea_or_an_own_port(match: Make) -> None:
    m = fleets(match, [1, 2, 4, 1, 2, 4], [2], [1])
    line_up(m, BLUE, "5 AR")
    line_up(m, YELLOW, "2 AR")
    begin(m)
    seas = [f"flee-to-sea:{LAND.names[area]}:1" for area in LAND.sea_near[m.area(SEA)]]
    near = [wish for wish in m.offered() if wish.startswith("flee-to-sea") and wish.endswith(":1")]
    assert sorted(near) == sorted(seas)
    assert "flee:CON:1" in m.offered()
    m.do(seas[0], "fight", "let-lie", "let-lie")
    assert verdict(m) == FLED
    assert m.at(seas[0].split(":")[1], BLUE) == {"archer": 3}
    assert m.told("flight-to-sea") == ("5.FLEE.01", {"seat": BLUE, "sea": "AEG", "movement": 1})


@rule("5.FLEE.01", "5.FLEE.03")
def test_a_fleet_flees_over_several_seas_and_no_further_than_a_port(match: Make) -> None:
    m = fleets(match, [], [2], [1])
    line_up(m, BLUE, "5 AR")
    line_up(m, YELLOW, "2 AR")
    flights = [wish for wish in begin(m).offered() if wish.startswith("flee")]
    assert {"flee-to-sea:AEG:1", "flee-to-sea:BSW:1", "flee:CON:1"} <= set(flights)
    assert [wish for wish in flights if wish.startswith("flee-to-sea") and wish.endswith(":2")]
    assert not [wish for wish in flights if wish.startswith("flee:ADR")]  # inland of Constantinople
    assert flights == sorted(flights, key=lambda wish: int(wish.split(":")[2]))


@rule("5.NAVAL.07", "W.BLOOD.01")
@pytest.mark.parametrize(("choice", "blood"), [("keep-prize", 0), ("scuttle-prize:100", 1)])
def test_a_galley_that_is_scuttled_is_avenged(match: Make, choice: str, blood: int) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3, 4], SEA, {"blood": True})
    m.item(SEA, BLUE, "galley", 1)
    m.item(SEA, YELLOW, "galley", 2)
    line_up(m, BLUE, "2 CAV")
    line_up(m, YELLOW, "CAV")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    before = m.s.blood[m.seat(YELLOW)]
    m.do(choice)
    assert m.s.blood[m.seat(YELLOW)] == before + blood


@rule("5.NAVAL.08", "5.NAVAL.02")
def test_a_galley_in_port_has_no_part_in_a_battle_there(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 4], "CON")
    m.item("CON", BLUE, "galley", 3)
    line_up(m, BLUE, "3 HI")
    line_up(m, YELLOW, "3 HI")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert m.events("attack-value")[0].roll.modifiers == []
    assert m.events("unit-reduced")


@rule("5.NAVAL.07", "5.CONQ.06", "5.MISC.03")
def test_who_has_no_marker_for_a_prize_may_give_up_something_else(match: Make) -> None:
    m = fleets(match, [1, 2, 8, 1, 2, 3, 4], [1], [3])
    line_up(m, BLUE, "4 CAV")
    line_up(m, YELLOW, "CAV")
    while has_marker(m.s, m.seat(BLUE), 3):
        m.item("CON", BLUE, "caravan", 3)
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert (m.asked(), m.offered()) == ((BLUE, "prize"), ["scuttle-prize:150", "remove-pieces"])
    m.do("remove-pieces", "scrap:CON:caravan:3:2", "keep-the-rest", "keep-prize")
    assert [m.s.item_level[slot] for slot in m.s.items_at(m.area(SEA), m.seat(BLUE))] == [1, 3]


@example("EX-042")
@rule("5.NAVAL.04", "5.NAVAL.09")
def test_an_engine_fires_only_from_a_galley_that_bears_it(match: Make) -> None:
    for galleys, engines, asked in (
        ([1, 1], ["stone-thrower"], []),
        ([2], ["stone-thrower"], ["stone-thrower"]),
        ([2], ["catapult", "catapult"], ["catapult", "catapult"]),
        ([2], ["catapult"] * 3, ["catapult"] * 2),
        ([3], ["catapult", "stone-thrower"], ["catapult", "stone-thrower"]),
        ([3], ["bombard"], ["bombard"]),
        ([3], ["catapult", "bombard"], ["catapult"]),
    ):
        m = fleets(match, [*[8] * len(asked), 1, 2, 3], galleys, [3])
        line_up(m, BLUE, "3 LI")
        line_up(m, YELLOW, "3 LI")
        for engine in engines:
            m.item(SEA, BLUE, engine)
        begin(m)
        if m.asked()[1] == "tell-off":
            m.do("tell-off:1")
        m.do("fight", "fight")
        for _ in asked:
            assert m.asked() == (BLUE, "crew-engine")
            m.do("man-engine:light-infantry", "aim-at-units")
        assert m.asked() == (BLUE, "battle-dice")
