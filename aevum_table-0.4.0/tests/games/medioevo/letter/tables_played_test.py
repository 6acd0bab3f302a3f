"""Tables of the rulebook, every row of them played."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.events.icons import BUILDINGS
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up
from tests.games.medioevo.battle.forces import force
from tests.games.medioevo.events.event_card_test import lies_open

Make = Callable[..., Match]
HORDE = "barbarians"


@rule("5.CAV.02", "5.HI.02")
@pytest.mark.parametrize(
    ("unit", "missing", "lesser"),
    [
        ("CAV", [], ["heavy-infantry", "light-infantry"]),
        ("CAV", ["heavy-infantry"], ["light-infantry"]),
        ("CAV", ["heavy-infantry", "light-infantry"], []),
        ("HI", [], ["light-infantry"]),
        ("HI", ["light-infantry"], []),
    ],
)
def test_what_damage_makes_of_a_unit_goes_by_the_reserve(
    match: Make, unit: str, missing: list[str], lesser: list[str]
) -> None:
    m = lay_out(match, [8, 8, 8, 1, 1, 2, 1, 6, 8])  # no arrow hits
    line_up(m, BLUE, unit)
    line_up(m, YELLOW, "3 AR")
    for name in missing:
        kind = {"light-infantry": 0, "heavy-infantry": 2}[name]
        m.put("CON", BLUE, name, m.s.reserve_of(m.seat(BLUE), kind))
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert [told.args["lesser_unit"] for told in m.events("unit-reduced")] == lesser
    assert left(m, BLUE) == force()


@rule("E.BARB.08", "E.BARB.09")
@pytest.mark.parametrize(
    ("horde", "units", "given"),
    [
        ("2 LI", 3, 1),
        ("3 LI", 4, 1),
        ("4 LI", 5, 2),
        ("6 LI", 7, 2),
        ("2 LI, AR", 4, 1),
        ("LI, AR", 4, 0),
        ("3 LI", 3, 0),
    ],
)
def test_how_many_light_infantry_barbarians_give_up(match: Make, horde: str, units: int, given: int) -> None:
    m = lay_out(match, [8, 1, 2, 3] if "AR" in horde else [1, 2, 3])
    line_up(m, BLUE, f"{units} HI")
    line_up(m, HORDE, horde)
    m.s.circle = [2, 4, 7]
    begin(m, BLUE, HORDE)
    assert m.asked() == (BLUE, "battle-dice")
    assert len(m.events("given-up")) == given
    m.do("let-lie")
    assert m.events("attack-value")[1].args["attack"] == 7 + 4 * given


@rule("5.NAVAL.06")
@pytest.mark.parametrize("unit", ["heavy-infantry", "cavalry"])
def test_at_sea_one_point_is_enough_for_heavy_infantry_and_cavalry(match: Make, unit: str) -> None:
    m = lay_out(match, [1, 1, 2, 1, 6, 8, 8], "MAR")
    for owner in (BLUE, YELLOW):
        m.item("MAR", owner, "galley")
        m.put("MAR", owner, unit)
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert [told.args["unit"] for told in m.events("unit-lost")][:1] == [unit]
    assert m.events("unit-reduced") == []


@rule("6.ROUTE.06", "6.ROUTE.07")
@pytest.mark.parametrize(("steps", "points"), [(4, 2), (6, 4), (8, 6)])
def test_what_routes_of_three_lengths_are_worth(match: Make, steps: int, points: int) -> None:
    m = match()
    slot = m.item("ANT", "golden-horde", "caravan", 3, slaves=2)
    places = [*["CAF", "SAR", "TRE", "CON", "THE", "NIC", "KIE"][: steps - 1], "ANT"]
    m.s.route_from[2] = m.area("TAN")
    m.s.route_steps[2] = [m.area(place) for place in places]
    m.s.route_done[2] = (1 << steps - 1) - 1
    m.s.route_item[2] = slot
    m.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", "sell-all:2")
    assert m.offered() == [f"spend-trade-points:{honour}:{points - honour}" for honour in range(points + 1)]
    m.do(f"spend-trade-points:{points - 1}:1")
    assert (m.honour("golden-horde"), m.florins("golden-horde")) == (points - 1, 1600 + 2 * 150)


@rule("5.BATTLE.09", "5.BATTLE.20")
@pytest.mark.parametrize(("dice", "attack"), [([3, 3, 3], 27), ([4, 5, 5], 25), ([2, 2, 5], 5)])
def test_equal_dice_count_multiplied_where_that_is_more(match: Make, dice: list[int], attack: int) -> None:
    m = lay_out(match, [*dice, 1, 2, 3])
    line_up(m, BLUE, "HI")
    line_up(m, YELLOW, "HI")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert m.events("attack-value")[0].args["attack"] == attack


@rule("4.BLD.01", "4.BLD.02", "4.BLD.03", "4.BLD.09")
@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("village", 2),
        ("town", 4),
        ("city", 6),
        ("tower", 3),
        ("fortress", 6),
        ("castle", 9),
        ("cathedral", 3),
    ],
)
def test_what_buildings_stand(match: Make, building: str, points: int) -> None:
    m = match([1] * points).build("CON", "byzantium", building)
    lies_open(m, "EV13")
    for hit in range(1, points + 1):
        m.begin(Strike(BUILDINGS))
        at = m.area("CON") * len(SORTS)
        assert sum(m.s.damage[at : at + len(SORTS)]) == hit % points
    assert m.told("building-destroyed") == ("5.DESTR.01", {"building": building, "place": "CON"})
