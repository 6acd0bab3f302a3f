"""Each question has a key of its own, and the rule that it follows."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.tables import COMBAT
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.uses.pay import PAID, Pay
from aevum.games.medioevo.rules.uses.turning import UseCard
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


def question(m: ScriptedMatch) -> tuple[str, str, str]:
    ask = m.ask()
    return m.s.seats[ask.seat], ask.key, ask.rule


@rule("K.CARD.13", "K.34.1")
def test_where_a_templar_goes_and_who_it_is(match: Maker) -> None:
    m = combat(match().give("byzantium", 34)).do("use-card:34")
    assert question(m) == ("byzantium", "templar-place", "K.CARD.13")
    m.do("send-templar:SER")
    assert question(m) == ("byzantium", "templar-unit", "K.CARD.13")
    assert m.ask().args == {"place": "SER"}


@rule("K.CARD.26", "K.CARD.20", "K.63.1", "K.50.1")
def test_which_cube_moves_and_what_is_protected(match: Maker) -> None:
    m = match([2]).give("byzantium", 63, 50).active("byzantium").market("KON", "salt", "furs")
    m.build("CON", "byzantium", "village", "tower").begin(Pause()).do("use-card:63:KON")
    assert question(m)[:2] == ("byzantium", "move-cube")
    m.do(m.offered()[0]).do("use-card:50")
    assert question(m)[:2] == ("byzantium", "protect")
    assert m.ask().args == {"count": 1}


@rule("B.BLUE.4", "B.CARTOGRAPHY.1")
def test_from_where_a_step_of_cartography_is_made(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("CON", "byzantium", "archer").put("THE", "byzantium", "archer")
    combat(m).do("use-technology:cartography")
    assert question(m) == ("byzantium", "step-from", "B.BLUE.4")
    assert m.offered() == ["set-out-from:CON", "set-out-from:THE"]


@rule("B.BLUE.4", "B.CARTOGRAPHY.4")
def test_who_steps_into_a_battle_and_with_whom(match: Maker) -> None:
    m = match([1, 1, 2] * 9).turn(2).war("mamluks", "byzantium", 1).learn("byzantium", "cartography")
    m.points("byzantium", "blue", 2).active("mamluks").put("THE", "mamluks", "heavy-infantry", 3)
    m.put("THE", "byzantium", "heavy-infantry", 2).put("ADR", "byzantium", "cavalry", 2)
    m.item("ADR", "byzantium", "war-wagon")
    m.begin(Enter(1, m.area("THE"), 0)).do("use-technology:cartography")
    assert question(m) == ("byzantium", "join-battle", "B.BLUE.4")
    assert m.offered() == ["reinforce:ADR:cavalry", "reinforce-with:war-wagon:1:1"]
    m.do("reinforce-with:war-wagon:1:1")
    assert question(m) == ("byzantium", "join-load", "B.BLUE.4")
    m.do("send-off")  # somebody has to go, and is aboard
    assert m.at("THE", "byzantium") == {"heavy-infantry": 2, "cavalry": 1}


@rule("5.FLOW.03")
def test_on_the_march_and_at_sea(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:CON", "take-all")
    assert question(m) == ("byzantium", "march-on", "5.FLOW.03")
    m.do("sail-to:MAR")
    assert question(m) == ("byzantium", "sail-on", "5.FLOW.03")
    assert m.told("sailed") == ("5.MOVE.03", {"seat": "byzantium", "sea": "MAR", "count": 2, "things": 1})


@rule("K.CARD.05", "4.CARD.10", "K.13.1", "K.59.1")
def test_cards_that_are_held_and_colours_that_are_chosen(match: Maker) -> None:
    m = match([4]).give("hungary", 13).give("byzantium", 10, 11)
    m.s.turned[9] = m.s.turned[10] = 1
    m.turn(2, 7).begin(EndPhase()).do("use-card:13")
    assert question(m)[:2] == ("hungary", "hold-cards")
    m = match().give("byzantium", 16, 59).active("byzantium").begin(UseCard(0, 15, [])).do("use-card:59")
    assert question(m) == ("byzantium", "choose-colour", "4.CARD.10")


@rule("1.ORDER.01", "1.ORDER.03")
def test_first_and_second_bids(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1).begin(TurnOrderPhase())
    assert {(ask.key, ask.rule) for ask in GAME.asks(m.s)} == {("bid", "1.ORDER.01")}
    for seat in range(3):
        GAME.choose(m.s, seat, "bid:100")
    assert {(ask.key, ask.rule) for ask in GAME.asks(m.s)} == {("bid-again", "1.ORDER.03")}


@rule("6.ROUTE.01", "6.ROUTE.03", "6.ROUTE.09")
def test_a_route_may_be_left_at_every_step(match: Maker) -> None:
    m = match()
    slot = m.item("KIE", "golden-horde", "caravan", 3)
    m.item("CAF", "golden-horde", "caravan", 1)
    m.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", "buy-cubes:1:slaves:100")
    assert m.offered() == ["open-route", "no-route"]
    m.do("open-route")
    assert m.offered()[-1] == "no-route"
    m.do(*[f"route-step:{step}" for step in ("CAF", "SAR", "TRE", "ANT")])
    assert m.offered()[-2:] == ["close-route:4:2", "no-route"]
    m.do("close-route:4:2")
    assert question(m) == ("golden-horde", "route-transport", "6.ROUTE.03")
    m.do("route-transport:caravan:3:1")
    m.s.route_done[2] = 0b101
    m.do("drop-route")
    assert (m.s.route_item[2], m.s.route_from[2], m.s.route_steps[2], m.s.route_done[2]) == (-1, -1, [], 0)
    assert m.told("route-given-up") == ("6.ROUTE.09", {"seat": "golden-horde"})
    assert m.s.item_at[slot] == m.area("KIE")


@rule("B.PURP.2", "4.TECH.06")
def test_points_of_the_colour_itself_are_spent_first(match: Maker) -> None:
    for red, purple, due, left in (
        (1, 2, 1, (0, 2)),
        (1, 2, 2, (0, 1)),
        (3, 2, 2, (1, 2)),
        (0, 2, 1, (0, 1)),
    ):
        m = match().learn("mamluks", "monasticism").points("mamluks", "red", red)
        m.points("mamluks", "purple", purple).begin(Pay(1, COMBAT, due))
        assert (m.done(), m.s.result) == (True, PAID)
        assert (m.s.store[1 * 6 + COMBAT], m.s.store[1 * 6 + 5]) == left


@rule("5.MOVE.10", "5.FLOW.04")
def test_who_comes_to_barbarian_land_stops_though_no_barbarian_is_left(match: Maker) -> None:
    m = match().put("THE", "byzantium", "light-infantry", 2)
    m.item("THE", "byzantium", "war-wagon")
    m.s.supply = [0] * len(m.s.supply)
    combat(m).do("set-out-from:THE", "take-all", "go-to:BUL")
    assert m.events("no-horde-left")
    assert (m.lord("BUL"), m.asked()) == ("byzantium", ("mamluks", "full-move"))
