"""4.CARD.08 A card is used for its ability."""

from typing import Any

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.tables import COMBAT, TRANSPORT
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.uses.pay import Pay
from aevum.testing import example, rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, fight, go, values, war


@example("EX-022")
@rule("4.CARD.17", "4.CARD.08", "4.CARD.07")
def test_the_condottiero_gives_two_more_and_then_no_points(match: Any) -> None:
    m = war(match, "5 LI", "7 LI", [1, 3, 5, 1, 3, 4] * 2).give(BLUE, 5)
    go(fight(m), "rolled").do("use-card:5", f"add-attack:{BLUE}")
    go(m, "assign", "battle-intent")
    assert values(m) == [7, 3]
    assert m.asked() == (BLUE, "battle-intent")
    go(m.do("fight", "fight"), "battle-intent")  # the next round goes without it
    assert values(m) == [7, 3, 5, 3]
    assert m.s.turned[4] == 1
    assert (m.s.store[COMBAT], m.s.store[TRANSPORT]) == (0, 0)
    m.begin(Pay(0, COMBAT, 1))
    assert m.offered() == ["buy-points:100", "stop-paying"]
    m.turn(1, 7).begin(EndPhase()).do("pass")
    assert m.s.turned[4] == 0


@rule("0.COMP.08", "0.COMP.07", "4.CARD.05")
def test_what_lies_open_on_player_boards_and_what_does_not(match: Any) -> None:
    m = match().give("byzantium", 22).learn("byzantium", "guilds").token("byzantium", "red")
    m.s.tax[0] = 30
    m.begin(Pay(0, COMBAT, 1))
    own: Any = GAME.view(m.s, 1).data["own"]
    for name in ("levels", "tax", "tokens", "holder", "turned"):
        assert own[name] == getattr(m.s, name)
    assert own["money"][0] == -1
    assert own["objective"][21] == -1


@rule("K.CARD.07", "K.CARD.24", "K.59.1")
def test_by_a_princess_only_what_the_seat_could_use_itself_at_that_moment(match: Any) -> None:
    m = match().give("byzantium", 19, 59).learn("byzantium", "guilds").turn(2, 6)
    m.item("GEO", "byzantium", "caravan", 3, wine=1, salt=1)
    m.item("CAF", "golden-horde", "caravan", 1)
    m.s.route_steps[0] = [m.area(step) for step in ("CAF", "SAR", "TRE", "ANT")]
    m.s.route_item[0] = m.s.items(0)[0]
    m.s.order = [2, 0, 1, 3]
    m.begin(TradePhase()).initiate("byzantium", "use-technology:guilds:CAF").do("turn-card:19:yellow")
    # It is the trade turn of another (M78): the Merchant gives points, and there is nothing for the Princess.
    assert m.asked() == ("byzantium", "pay-points")
    assert m.told("points-gained") == (
        "4.CARD.09",
        {"seat": BLUE, "card": "19", "points": 1, "colour": "yellow"},
    )
    assert m.told("card-turned-for-points") == ("4.CARD.09", {"seat": BLUE, "card": "19"})


@rule("K.59.1", "K.23.1")
def test_by_a_princess_also_what_cuts_into_a_battle(match: Any) -> None:
    m = war(match, "2 AR", "3 LI", [], enemy=HORDE).give(BLUE, 23, 59).learn(BLUE, "nation")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    go(fight(m, HORDE), "before-battle").do("use-technology:nation", "turn-card:23:orange", "use-card:59")
    assert m.asked() == (BLUE, "choose-ability")
    m.do("use-card:23")
    assert m.florins(BLUE) == 1660
    assert m.asked() == (BLUE, "nation")
