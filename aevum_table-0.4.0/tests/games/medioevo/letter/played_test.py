"""Figures and definitions of the rulebook, each seen at work at the table."""

from random import Random
from typing import Any

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat
from tests.games.medioevo.warcards.war import BLUE, PLACE, YELLOW, fight, go, values, war


@rule("2.BARB.04", "0.DEF.09")
def test_where_players_have_every_fire_barbarians_come_to_empty_land(match: Any) -> None:
    m = match().turn(2, 2)
    fires = [place for place in LAND.fires if m.s.open[place]]
    for place in fires[1:]:
        m.mark(LAND.names[place], "hungary")
    m.begin(Raiders(0))
    added = [wish for wish in m.offered() if wish.startswith("add-barbarian")]
    assert added == [f"add-barbarian:light-infantry:{LAND.names[fires[0]]}"]
    m.mark(LAND.names[fires[0]], "hungary")
    wild = [place for place in range(LAND.places) if m.s.open[place] and m.s.lord[place] < 0]
    m.item(LAND.names[wild[0]], "mamluks", "caravan")
    m.begin(Raiders(0))
    added = [wish.rpartition(":")[2] for wish in m.offered() if wish.startswith("add-barbarian")]
    assert added == [LAND.names[place] for place in wild[1:]]  # where the caravan stands is not empty


@rule("2.CARD.01")
def test_the_top_card_is_drawn_from_turn_2_and_used_ones_come_back(match: Any) -> None:
    m = match([4, 6, 8])
    m.s.event_deck = [EVENTS.index(name) for name in ("EV13", "EV22")]
    m.turn(1, 2).begin(EventPhase()).do("keep-dice")
    assert m.done()
    assert not m.events("event-drawn")
    m = match([4, 6, 8])
    m.s.event_deck = [EVENTS.index(name) for name in ("EV13", "EV22")]
    m.turn(2, 2).begin(EventPhase()).do("keep-dice")
    assert m.s.event == EVENTS.index("EV22")  # the last of the list lies on top


@rule("2.DICE.02", "2.DICE.06")
@pytest.mark.parametrize(
    ("dice", "horde"),
    [
        ([4, 6, 8], {"light-infantry": 1}),
        ([3, 4, 4], {"light-infantry": 2}),
        ([4, 3, 4], {"light-infantry": 1, "archer": 1}),
        ([4, 4, 3], {"light-infantry": 1, "captain-1": 1}),
        ([1, 1, 1], {"light-infantry": 2, "archer": 1, "captain-1": 1}),
    ],
)
def test_the_dice_of_the_turn_say_whom_one_meets(match: Any, dice: list[int], horde: dict[str, int]) -> None:
    m = match([*dice, *[8] * 9]).hush().turn(1, 2).begin(EventPhase()).do("keep-dice")
    m.s.script = []
    m.put("ADR", BLUE, "heavy-infantry", 3).item("ADR", BLUE, "war-wagon")
    combat(m.turn(1, 5)).do("set-out-from:ADR", "take-all", "go-to:BUL")
    (told,) = m.events("horde-appears")
    units = list(told.args["units"])
    assert {unit: units.count(unit) for unit in units} == horde


def income(m: Any, level: int = 10) -> dict[str, int]:
    """What the taxes of Byzantium are made up of."""
    m.turn(2, 3).begin(TaxPhase()).do(f"tax:{level}")
    (told,) = [event for event in m.events("income") if event.args["seat"] == BLUE]
    return {item.key: item.value for item in told.roll.modifiers}


@rule("3.TAX.04", "3.TAX.05")
def test_units_markers_and_homes_are_taxed_and_what_others_stand_in_is_not(match: Any) -> None:
    homes = income(match())["income-territories"]
    assert homes == 10 * len(LAND.homes[match().s.kingdoms[0]])
    assert income(match().put("BUL", BLUE, "archer"))["income-territories"] == homes + 10
    assert income(match().mark("BUL", BLUE))["income-territories"] == homes + 10
    assert income(match().put("CON", "barbarians", "archer"))["income-territories"] == homes - 10
    assert income(match().put("CON", YELLOW, "archer"))["income-territories"] == homes - 10


@rule("3.TAX.06")
def test_a_city_and_no_town_yields_20_for_each_cube(match: Any) -> None:
    m = match().market("CON", "salt", "wine", "furs").build("CON", BLUE, "city")
    assert income(m)["income-markets"] == 60
    m = match().market("CON", "salt", "wine", "furs").build("CON", BLUE, "town")
    assert "income-markets" not in income(m)


@rule("3.TAX.11")
def test_aid_is_for_who_has_neither_units_nor_land(match: Any) -> None:
    def bereft() -> Any:
        m = match()
        for place in LAND.homes[m.s.kingdoms[0]]:
            m.mark(LAND.names[place], "hungary")
        return m

    assert income(bereft())["income-aid"] == 200
    at_sea = bereft().put("AEG", BLUE, "archer")
    at_sea.item("AEG", BLUE, "galley")
    assert "income-aid" not in income(at_sea)
    landed = bereft()
    landed.mark("CON", BLUE)
    assert "income-aid" not in income(landed)


@rule("5.ARCH.03", "5.LI.02", "5.CPT.05")
@pytest.mark.parametrize("unit", ["AR", "LI", "CPT1", "CPT3"])
def test_one_point_eliminates_archers_light_infantry_and_captains(match: Any, unit: str) -> None:
    # 4 against 4 less 1: one point for Yellow, which has other units too.
    m = war(match, "9 HI", f"{unit}, 2 HI", [*([8] if unit == "AR" else []), 1, 2, 4, 1, 2, 4])
    go(fight(m), "assign-damage")
    assert m.asked() == (YELLOW, "assign-damage")
    name = next(name for name in m.at(PLACE, YELLOW) if name != "heavy-infantry")
    m.do(f"hit:{name}")
    assert m.events("unit-lost")[0].args["unit"] == name
    assert name not in [event.args["unit"] for event in m.events("unit-reduced")]


@rule("5.BATTLE.08")
@pytest.mark.parametrize(("dice", "value"), [([1, 5, 2], 5), ([4, 2, 3], 4), ([1, 2, 8], 8)])
def test_the_highest_die_is_told_as_the_attack_value(match: Any, dice: list[int], value: int) -> None:
    m = war(match, "9 HI", "9 HI", [*dice, 1, 2, 3])
    go(fight(m), "assign-damage", "battle-intent")
    go(m.do("fight", "fight") if m.ask().key == "battle-intent" else m, "assign-damage")
    assert values(m)[0] == value


@rule("6.MOVE.01", "6.BUY.06")
@pytest.mark.parametrize(("level", "cubes", "points"), [(1, 2, 6), (2, 4, 7), (3, 6, 8)])
def test_what_a_caravan_carries_and_how_far(match: Any, level: int, cubes: int, points: int) -> None:
    m = match().money("golden-horde", 5000)
    slot = m.item("CAF", "golden-horde", "caravan", level)
    assert m.s.item_left[slot] == points
    m.turn(2, 6).hush().begin(TradePhase()).do(f"choose-trader:caravan:{level}:1")
    bought = [wish for wish in m.offered() if wish.startswith("buy")]
    assert len(bought) == cubes
    m.do(bought[-1], "no-route")
    assert sum(m.s.cargo) == cubes
    assert m.s.item_left[slot] == points - 1


@rule("6.GMKT.01", "6.GMKT.03", "6.SELL.02")
def test_what_lies_in_a_great_market_is_not_sold_there(match: Any) -> None:
    m = match().market("CON", "salt")
    m.item("CON", BLUE, "caravan", 3, salt=2, wine=1)
    m.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1")
    selling = [wish for wish in m.offered() if wish.startswith("sell")]
    assert selling
    assert not [wish for wish in selling if "salt" in wish]
    assert [wish for wish in selling if "wine" in wish]


@rule("W.TERR.03")
def test_upkeep_goes_by_the_ground_with_terrain(match: Any) -> None:
    kinds = {"plain": 20, "forest": 20, "hills": 20, "mountain": 30, "desert": 40}
    names = [row["terrain"] for row in rows(PACKAGE, "terrain")]
    for place in [place for place in range(LAND.places) if match().s.open[place]]:
        m = match(terrain=True).put(LAND.names[place], BLUE, "archer")
        m.item(LAND.names[place], BLUE, "catapult")
        due = m.turn(2, 3).begin(Upkeep(0)).ask().args["florins"]
        each = 10 if LAND.settlement[place] else kinds[names[LAND.terrain[place]]]
        assert due == 2 * each, LAND.names[place]


def played_out(options: dict[str, object], late: bool = False) -> Any:
    """The introduction by chance, to its end; where it is `late` all call time in the first turn."""
    s: Any = GAME.setup("introduction", options, 5, "base")
    GAME.advance(s)
    rng = Random(5)
    waiting = [0, 1, 2] if late else []
    for _ in range(5000):
        if s.outcome is not None:
            return s
        if waiting and (s.turn, s.phase) == (1, 4):
            GAME.choose(s, waiting.pop(), "call-time:60")
            continue
        ask = next(ask for ask in s.live() if ask.answer is None)
        GAME.choose(s, ask.seat, rng.choice([one for one in ask.options if one.key != "call-time"]))
    raise AssertionError("it does not end")


@rule("0.GEN.03", "0.GEN.04", "0.GEN.06")
def test_a_match_ends_with_its_last_turn_or_when_time_is_up() -> None:
    assert played_out({}).turn == 2
    late = played_out({"time-limit": 60}, late=True)
    assert late.turn == 1
    assert played_out({"time-limit": 60}).turn == 2  # nobody looked at the clock
