"""Single conditions on the texts of Empire cards outside battles."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.cards import EVENTS, RED
from aevum.games.medioevo.rules.events.icons import ARMIES
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.trade.routes_state import done
from aevum.games.medioevo.rules.uses.pay import Pay
from aevum.games.medioevo.rules.uses.turning import UseCard
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat, left, refused
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.purchases.shopping import shop
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]
LAW = 2


def resting(m: ScriptedMatch) -> ScriptedMatch:
    """In a menu of Byzantium, in the combat phase."""
    return m.active("byzantium").begin(Pause())


@rule("K.03.3")
def test_bishop_3_cancels_a_move_under_way(match: Maker) -> None:
    m = match().give("mamluks", 3).put("THE", "byzantium", "archer")
    wagon = m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:ADR")
    m.initiate("mamluks", "use-card:3").do("bless-place:ADR")
    assert refused(m, "go-to:CON") == ("no-movement", "K.CARD.01")
    m.do("halt")
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert left(m, wagon) == 0


@rule("K.21.2")
def test_merchant_21_buys_one_cube(match: Maker) -> None:
    m = match().give("golden-horde", 21)
    slot = m.item("CAF", "golden-horde", "caravan", 3)
    m.turn(2, 6).hush().begin(TradePhase())
    m.do("choose-trader:caravan:3:1", "use-card:21:caravan:3:1:wine", "no-route")
    assert sum(cargo_of(m.s, slot)) == 1
    assert not [wish for wish in m.offered() if wish.startswith("use-card:21")]


@rule("K.22.1")
def test_tax_collector_22_takes_10_for_each_cube(match: Maker) -> None:
    m = match().give("byzantium", 22)
    m.item("CON", "hungary", "caravan", 2, salt=3)
    resting(m).do("use-card:22")
    assert m.florins("byzantium") == 1630


@rule("K.22.2", "K.23.2")
@pytest.mark.parametrize(("card", "each"), [(22, 10), (23, 20)])
def test_tax_collectors_look_at_foreign_cubes_in_own_territories_only(
    match: Maker, card: int, each: int
) -> None:
    m = match().give("byzantium", card)
    m.item("CON", "byzantium", "caravan", 2, salt=2)
    m.item("CAI", "mamluks", "caravan", 2, salt=2)
    m.item("BAE", "mamluks", "merchant-ship", 2, salt=2)
    assert f"use-card:{card}" not in resting(m).offered()
    m.item("THE", "mamluks", "merchant-ship", 2, wine=1)
    resting(m).do(f"use-card:{card}")
    assert m.florins("byzantium") == 1600 + each


@rule("K.27.1")
def test_surgeon_27_ignores_a_point_of_an_event(match: Maker) -> None:
    m = match([2]).give("hungary", 27).put("TEM", "hungary", "light-infantry", 5)
    m.s.event = next(number for number in range(len(EVENTS)) if m.area("TEM") in RED[number])
    m.turn(2, 2).begin(Strike(ARMIES))
    assert m.asked() == ("hungary", "damage-dealt")
    m.do("use-card:27")
    assert m.events("calamity-ignored")
    while not m.done():
        m.do(m.offered()[0])
    assert m.at("TEM", "hungary") == {"light-infantry": 4}


@rule("K.28.3")
def test_surgeon_28_captains_take_no_points(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde").turn(2, 4).active("byzantium")
    effects.put(m.s, effects.BUY_BACK, 0, PIECE_NAMES.index("captain-3"), 1)
    shop(m).do("buy-back:captain-3:CON:150")
    assert m.asked() == ("byzantium", "buy")
    assert m.at("CON", "byzantium") == {"captain-3": 1}
    assert m.florins("byzantium") == 1450


@rule("K.30.3")
def test_salesman_30_finished_markers_stay_finished(match: Maker) -> None:
    m = match().put("GEO", "barbarians", "archer").give("golden-horde", 30)
    slot = m.item("SAR", "golden-horde", "caravan", 3)
    m.s.route_from[2], m.s.route_item[2], m.s.route_done[2] = m.area("KIE"), slot, 0b011
    m.s.route_steps[2] = [m.area(step) for step in ("CAF", "SAR", "TRE", "ANT")]
    m.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "trader-goes:GEO", "use-card:30")
    assert done(m.s, 2) == [True, True, False, False]
    assert m.told("trader-went") == (
        "6.MOVE.02",
        {"seat": "golden-horde", "item": "caravan", "level": 3, "slot": 1, "place": "GEO"},
    )
    assert m.told("route-kept") == ("K.CARD.11", {"seat": "golden-horde"})


@rule("K.32.1")
@pytest.mark.parametrize(("card", "price"), [(32, 250)])
def test_architect_32_takes_50_off(match: Maker, card: int, price: int) -> None:
    m = match().turn(2, 4).learn("byzantium", "masonry").points("byzantium", "green", 3)
    shop(m.give("byzantium", card).active("byzantium").hush())
    m.do(f"use-card:{card}", f"build:city:CON:{price}:3")
    assert m.florins("byzantium") == 1600 - price


@rule("K.33.1")
def test_architect_33_halves_the_price(match: Maker) -> None:
    m = match().turn(2, 4).learn("byzantium", "masonry").points("byzantium", "green", 3)
    shop(m.give("byzantium", 33).active("byzantium").hush()).do("use-card:33", "build:city:CON:150:3")
    assert m.florins("byzantium") == 1450


@rule("K.36.3")
def test_magnate_36_is_turned_for_each_of_the_two(match: Maker) -> None:
    m = resting(match().give("byzantium", 36)).do("use-card:36:put")
    assert (m.s.turned[35], m.s.deposit, m.florins("byzantium")) == (1, 300, 1300)
    assert not [wish for wish in m.offered() if wish.startswith("use-card:36")]
    m.s.turned[35] = 0
    resting(m)
    assert [wish for wish in m.offered() if wish.startswith("use-card:36")] == ["use-card:36:take"]
    m.do("use-card:36:take")
    assert (m.s.turned[35], m.s.deposit, m.florins("byzantium")) == (1, 0, 1750)


@rule("K.38.1")
def test_magnate_38_takes_no_more_than_is_due(match: Maker) -> None:
    m = match().turn(3, 3).give("byzantium", 38).active("byzantium")
    m.s.loans[0] = 1
    m.begin(Interest(0)).do("use-card:38")
    assert m.florins("byzantium") == 1600
    assert not m.events("interest-paid") or m.events("interest-paid")[0].args["florins"] == 0


@rule("K.42.1")
@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_plague_doctor_42_by_the_die(match: Maker, face: int, count: int) -> None:
    m = match([4, 6, 8, face]).give("hungary", 42)
    m.s.event_deck = [EVENTS.index(name) for name in ("EV22", "EV13")]
    m.turn(2, 2).begin(EventPhase()).do("keep-dice", "use-card:42")
    warded = 0
    while m.asked()[1] == "ward":
        m.do(m.offered()[0])
        warded += 1
    assert warded == count


@rule("K.44.2", "K.45.2")
@pytest.mark.parametrize(("card", "cost"), [(44, 0), (45, 50)])
def test_bards_make_cards_of_others_ready(match: Maker, card: int, cost: int) -> None:
    m = match().give("byzantium", card).give("hungary", 22)
    m.s.turned[21] = 1
    resting(m).do(f"use-card:{card}:22")
    assert m.s.turned[21] == 0
    assert m.florins("byzantium") == 1600 - cost


@rule("K.48.2")
@pytest.mark.parametrize("jester", [48, 49])
def test_jesters_leave_the_card_turned(match: Maker, jester: int) -> None:
    m = match().give("byzantium", 22).give("mamluks", jester).active("byzantium")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    m.begin(UseCard(0, 21, [])).do(f"use-card:{jester}")
    assert (m.s.turned[21], m.florins("byzantium")) == (1, 1600)


@rule("K.48.3", "K.49.3")
@pytest.mark.parametrize("jester", [48, 49])
def test_jesters_answer_at_once(match: Maker, jester: int) -> None:
    m = match().give("byzantium", 22).give("mamluks", jester)
    m.item("CON", "hungary", "caravan", 2, salt=3)
    resting(m)
    assert not [
        option for option in m.s.frames[-1].options(m.s, m.ask()) if f"use-card:{jester}" in option.id
    ]
    m.do("use-card:22")
    assert m.asked() == ("mamluks", "card-turned")
    assert m.florins("byzantium") == 1600  # nothing has come of it yet
    m.do("pass")
    assert m.florins("byzantium") == 1630
    m.s.refresh(m.ask())
    assert m.asked() == ("byzantium", "rest")


@rule("K.53.2")
def test_artilleryman_53_hauls_one_engine_and_only_with_units(match: Maker) -> None:
    m = match().give("byzantium", 53).put("THE", "byzantium", "archer")
    m.item("THE", "byzantium", "war-wagon", 3)
    hauled, other = m.item("THE", "byzantium", "catapult"), m.item("THE", "byzantium", "catapult")
    combat(m).do("set-out-from:THE", "take-all", "use-card:53:catapult:1:2")
    for place in ("ADR", "GAL", "TRO", "NIC"):
        m.do(f"go-to:{place}")
    assert (left(m, hauled), left(m, other)) == (0, 0)
    assert refused(m, "go-to:TRO") == ("no-points", "5.MOVE.04")
    m.do("leave-thing:catapult:1:3", "leave-unit:archer")
    assert refused(m, "go-to:TRO") == ("no-points", "5.MOVE.04")


@rule("K.54.2", "K.55.2", "K.56.2")
def test_cards_of_the_march_end_with_the_turn(match: Maker) -> None:
    m = match([4]).give("byzantium", 54, 55, 56).put("THE", "byzantium", "archer", 3)
    m.item("THE", "byzantium", "catapult")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "use-card:54:catapult:1:1", "use-card:55:war-wagon:1:2")
    m.do("use-card:56", "go-to:BUL", "go-to:ADR", "halt")
    assert not m.events("battle-begins")
    m.turn(1, 7).begin(EndPhase())
    m.turn(2)
    # In the next turn the engine carries nobody, and who comes to barbarian land is seen.
    combat(m).do("set-out-from:ADR", "take-thing:catapult:1:1")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")
    m.do("take-thing:war-wagon:1:2", *["take-unit:archer"] * 3, "go-to:BUL")
    assert m.told("battle-begins")[1]["enemy_seat"] == "barbarians"


@rule("K.58.1")
def test_pirate_58_gives_two_of_one_colour(match: Maker) -> None:
    m = match().give("byzantium", 58)
    m.begin(Pay(0, LAW, 2)).do("use-pirate:58:orange")
    assert m.done()
    assert m.s.turned[57] == 1


@rule("K.59.2", "K.60.2")
@pytest.mark.parametrize(("princess", "points", "florins"), [(59, 2, 1630), (60, 4, 1600)])
def test_princesses_serve_cards_of_others(match: Maker, princess: int, points: int, florins: int) -> None:
    m = match().give("byzantium", 22).give("mamluks", princess).active("byzantium")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    if princess == 59:
        m.begin(UseCard(0, 21, []))
    else:
        m.begin(Pay(0, LAW, 5)).do("turn-card:22:orange")
    assert m.asked() == ("mamluks", "card-turned")
    m.do(f"use-card:{princess}")
    assert m.s.store[LAW] == points
    assert m.florins("byzantium") == florins


@rule("K.61.3")
def test_savior_61_is_for_the_event_phase(match: Maker) -> None:
    m = match([4, 6, 8]).give("byzantium", 61)
    m.s.event_deck = [EVENTS.index(name) for name in ("EV22", "EV14", "EV13")]
    m.turn(2, 2).begin(EventPhase()).do("keep-dice")
    assert "use-card:61" in m.offered()
    for phase in (1, 3, 4, 5, 6, 7):
        m.turn(2, phase)
        assert "use-card:61" not in resting(m).offered()


@rule("K.70.2")
def test_sheriff_70_needs_a_higher_civil_building(match: Maker) -> None:
    m = match().give("byzantium", 70).build("CON", "byzantium", "town", "fortress")
    m.build("THE", "byzantium", "town", "tower")
    resting(m)
    assert [wish for wish in m.offered() if wish.startswith("use-card:70")] == ["use-card:70:THE"]
    m.do("use-card:70:THE")
    assert m.s.buildings[m.area("THE") * 3 + 1] == 2


@rule("K.24.1")
def test_nation_into_anothers_land_is_answered_by_militia(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange").give("hungary", 24)
    m.put("WAL", "barbarians", "light-infantry", 2)
    m.turn(2, 2).begin(Raiders(0)).do("use-technology:nation", "nation-march:light-infantry:WAL:TEM")
    m.do("nation-arrives")
    assert m.asked() == ("hungary", "threatened")
    m.do("use-card:24", "recruit:cavalry")
    assert m.events("battle-begins")[0].args["enemy_seat"] == "hungary"
