"""At any moment means in a battle too: loans, and cards and technologies that change nothing of it."""

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.buildings import CIVIL
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.works.standing import built
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, OTHER, PLACE, YELLOW, Maker, Match, fight, go, values, war


def unasked(m: Match, owner: str) -> list[str]:
    return [option.id for option in GAME.initiatives(m.s, m.seat(owner))]


@rule("D.DEBT.01", "D.DEBT.03")
def test_loans_are_taken_and_paid_back_in_a_battle_by_who_is_asked_and_by_others(match: Maker) -> None:
    m = go(fight(war(match, "2 LI", "2 LI", [1, 6, 8])), "battle-dice")
    assert m.asked() == (BLUE, "battle-dice")
    for owner in (BLUE, YELLOW, OTHER):
        assert "borrow:500" in unasked(m, owner)
        m.initiate(owner, "borrow:500")
        assert m.florins(owner) == 2100
        assert "borrow:500" not in unasked(m, owner)
        assert m.asked() == (BLUE, "battle-dice")
    m.initiate(YELLOW, "repay:500")
    assert (m.florins(YELLOW), m.s.loans[m.seat(YELLOW)]) == (1600, 0)
    assert m.ask().args["dice"] == "1 6 8"


@rule("D.BANK.01", "D.DEBT.01")
def test_interest_that_is_owed_is_paid_in_a_battle_too_and_with_a_loan(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [1, 6, 8]).money(YELLOW, 0)
    m.s.arrears[m.seat(YELLOW)] = 250
    go(fight(m), "battle-dice")
    # What is raised by plunder or rebellions waits until the battle is over.
    assert not [wish for wish in unasked(m, YELLOW) if wish.startswith(("pay-arrears", "raise-florins"))]
    m.initiate(YELLOW, "borrow:500")
    m.initiate(YELLOW, "pay-arrears:250")
    assert (m.florins(YELLOW), m.s.arrears[m.seat(YELLOW)]) == (250, 0)
    assert m.asked() == (BLUE, "battle-dice")


@rule("D.DEBT.01", "K.CARD.05")
def test_a_loan_pays_for_a_card_that_was_too_dear_before_the_battle(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", []).give(BLUE, 14).money(BLUE, 0)
    fight(m)
    assert (m.asked(), m.offered()) == ((BLUE, "before-battle"), ["pass"])
    m.initiate(BLUE, "borrow:500")
    assert m.offered() == ["use-card:14", "pass"]
    m.do("use-card:14")
    assert m.at(PLACE, BLUE) == {"light-infantry": 3}


@rule("D.DEBT.01", "4.TECH.07")
def test_a_loan_pays_for_points_while_they_are_paid(match: Maker) -> None:
    m = war(match, "2 AR", "2 LI", []).learn(BLUE, "strategy").points(BLUE, "red").money(BLUE, 100)
    go(fight(m), "archery").do("use-technology:strategy").money(BLUE, 0)
    m.s.refresh(m.ask())
    assert m.offered() == ["stop-paying"]
    m.initiate(BLUE, "borrow:500").do("buy-points:100")
    assert m.florins(BLUE) == 400


@rule("5.MISC.01", "K.CARD.17", "K.44.1")
def test_bard_44_makes_a_card_ready_in_the_midst_of_a_battle(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [1, 4, 6, 1, 4, 7]).give(BLUE, 5).give(OTHER, 44)
    m.s.turned[4] = 1
    go(fight(m), "rolled")
    # Nothing serves at this moment but what the Bard would make ready.
    assert m.asked() == (OTHER, "rolled")
    assert m.offered() == ["use-card:44:5", "pass"]
    m.do("use-card:44:5")
    assert m.asked() == (BLUE, "rolled")
    m.do("use-card:5", f"add-attack:{BLUE}")
    go(m, "battle-intent", "assign-damage")
    assert values(m) == [8, 6]


@rule("K.CARD.17", "K.44.1")
def test_no_bard_is_asked_in_a_battle_where_the_card_would_be_of_no_use(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [1, 4, 6, 1, 4, 7]).give(BLUE, 31).give(OTHER, 44)
    m.s.turned[30] = 1
    go(fight(m), "rolled", "round-begins", "assign-damage", "battle-intent")
    assert m.asked()[1] == "battle-intent"
    # But who wants to may.
    m.initiate(OTHER, "use-card:44:31")
    assert m.s.turned[30] == 0
    assert m.asked() == (BLUE, "battle-intent")


@rule("5.MISC.01", "K.CARD.08", "K.CARD.14", "K.CARD.29", "K.23.1", "K.69.1")
def test_tolls_deposits_and_sheriffs_in_a_battle(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", []).give(BLUE, 23, 36).give(OTHER, 69)
    m.item("CON", YELLOW, "caravan", 1, salt=2)
    m.build("BUD", OTHER, "village", "fortress")
    go(fight(m), "battle-intent")
    m.initiate(BLUE, "use-card:23").initiate(BLUE, "use-card:36:put")
    assert m.florins(BLUE) == 1600 + 40 - 300
    m.initiate(OTHER, "use-card:69:BUD")
    assert m.s.buildings[m.area("BUD") * 3] == 2
    assert m.asked() == (BLUE, "battle-intent")


@rule("5.MISC.02", "B.GREE.4", "B.TECH.02", "B.ENGINEERING.2")
def test_engineering_in_a_battle_but_not_where_it_is_fought(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [], place="THE").learn(BLUE, "engineering").points(BLUE, "green", 4)
    m.build("THE", BLUE, "tower").build("CON", BLUE, "tower")
    m.begin(Enter(m.seat(YELLOW), m.area("THE"), m.seat(BLUE)))
    go(m, "battle-intent")
    assert [wish for wish in unasked(m, BLUE) if "engineering" in wish] == ["use-technology:engineering:CON"]
    m.initiate(BLUE, "use-technology:engineering:CON")
    assert m.s.buildings[m.area("CON") * 3 + 1] == 2
    assert m.asked() == (BLUE, "place-marker")


@rule("D.DEBT.01")
def test_a_loan_in_answer_to_a_deal(match: Maker) -> None:
    m = match().learn("hungary", "market").money("hungary", 0)
    m.item("THE", "byzantium", "caravan", 3, wine=1)
    m.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "sell-cube:wine")
    assert (m.asked(), m.offered()) == (("hungary", "deal-made"), ["pass"])
    m.initiate("hungary", "borrow:500")
    assert "use-technology:market:lower:1" in m.offered()
    assert m.told("sale-agreed") == (
        "6.SELL.03",
        {"seat": BLUE, "count": 1, "goods": ["wine"], "place": "THE", "florins": 100},
    )


@rule("K.GEN.01")
def test_what_begins_a_battle_does_not_cut_into_one(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", []).give(OTHER, 15, 34, 65, 66).put("BUD", OTHER, "archer")
    go(fight(m), "battle-intent")
    assert [wish for wish in unasked(m, OTHER) if wish.startswith("use-card")] == []


@rule("D.DEBT.01", "K.GEN.01", "K.23.1", "B.TECH.02", "B.ENGINEERING.1")
def test_the_events_of_a_turn_are_cut_into_as_well(match: Maker) -> None:
    m = match([4, 6, 8, 2]).turn(2, 2).give(OTHER, 23).learn(BLUE, "engineering").points(BLUE, "green", 2)
    m.item("BUD", YELLOW, "caravan", 1, salt=2)
    m.item("CON", YELLOW, "caravan", 1, salt=2)
    m.build("CON", BLUE, "village")
    m.s.event_deck = [EVENTS.index(card) for card in ("EV01", "EV13")]
    m.begin(EventPhase())
    assert m.asked() == (BLUE, "barbarian-dice")
    m.initiate(OTHER, "borrow:500").do("keep-dice")
    assert m.asked() == (BLUE, "choose-icons")
    m.initiate(OTHER, "use-card:23")
    assert m.florins(OTHER) == 1600 + 500 + 40
    assert m.asked() == (BLUE, "choose-icons")
    m.initiate(BLUE, "use-technology:engineering:CON")
    assert built(m.s, m.area("CON"), CIVIL) == 2
    m.do("choose-icons:armies:goods")
    assert m.told("event-die")[1]["seat"] == YELLOW


@rule("D.DEBT.01", "D.DEBT.03")
def test_and_so_are_rebellions_arrivals_and_conquests(match: Maker) -> None:
    m = match().turn(2, 2).begin(Rebellion(0, False))
    assert m.asked() == (BLUE, "place-rebellion")
    m.initiate(BLUE, "borrow:500").initiate(BLUE, "repay:500")
    m = match().turn(2).active(YELLOW).build("CON", BLUE, "village").war(YELLOW, BLUE, 1)
    m.put("CON", YELLOW, "archer").begin(Conquest(m.seat(YELLOW), m.area("CON"), [0]))
    assert m.asked() == (YELLOW, "plunder")
    m.initiate(BLUE, "borrow:500")
    m = match().turn(2).active(YELLOW).put("DAM", YELLOW, "archer").put("DAM", OTHER, "archer")
    m.begin(Enter(m.seat(YELLOW), m.area("DAM"), m.seat(YELLOW)))
    assert m.asked() == (YELLOW, "choose-enemy")
    m.initiate(OTHER, "borrow:500")
    assert m.asked() == (YELLOW, "choose-enemy")


@rule("5.MISC.01", "K.51.1", "5.CONQ.02")
def test_a_diplomat_spares_what_a_conqueror_is_about_to_plunder(match: Maker) -> None:
    m = match().turn(2).active(YELLOW).build("CON", BLUE, "village", "tower").war(YELLOW, BLUE, 1)
    m.give(BLUE, 51).put("CON", YELLOW, "archer").begin(Conquest(m.seat(YELLOW), m.area("CON"), [0]))
    assert "plunder-building:village:CON:50" in m.offered()
    m.initiate(BLUE, "use-card:51").do("protect-building:village:CON")
    assert m.offered() == ["plunder-building:tower:CON:50", "keep-conquests"]
