"""7.END The end of a turn."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.deeds import PLUNDER, record
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.items import FREE, HOLDS
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.turn import Match
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def ends(m: ScriptedMatch) -> ScriptedMatch:
    return m.turn(2, 7).begin(EndPhase())


@rule("7.END.01", "5.MOVE.04")
def test_units_and_transports_can_move_again(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer")
    wagon = m.item("CON", "byzantium", "war-wagon", 2)
    m.s.item_left[wagon] = 0
    m.s.set_spent(m.area("CON"), 0, [0, 1, 0, 0, 0, 0, 0])
    ends(m)
    assert m.done()
    assert m.s.item_left[wagon] == 7
    assert m.s.moved == {}


@rule("7.END.02", "4.CARD.16")
def test_cards_and_tokens_are_ready_again(match: Maker) -> None:
    m = match().give("byzantium", 10, 11).token("byzantium", "red", 2)
    m.s.turned[9] = 1
    m.s.flipped[3] = 2
    ends(m)
    assert sum(m.s.turned) == 0
    assert sum(m.s.flipped) == 0


@rule("7.END.03", "K.GEN.01")
def test_what_counts_for_a_turn_begins_anew(match: Maker) -> None:
    m = match()
    m.s.borrowed = [1] * 6
    m.s.repaid = [1] * 6
    m.s.bought = [4] * 6
    m.s.cards_bought = [1] * 6
    m.s.offers = [2] * 6
    m.s.learnt = [1] * len(m.s.learnt)
    m.s.aside_new = [1] * len(m.s.aside_new)
    m.s.conquered = [3]
    m.s.rebels = [m.area("CON")]
    record(m.s, 0, PLUNDER, 50)
    effects.put(m.s, effects.NO_TRADE, 0, 3)
    ends(m)
    for counts in (m.s.borrowed, m.s.repaid, m.s.bought, m.s.cards_bought, m.s.offers, m.s.learnt):
        assert sum(counts) == 0
    assert sum(m.s.aside_new) == 0
    assert (m.s.conquered, m.s.story, m.s.effects, m.s.rebels) == ([], [], [], [])


@rule("K.CARD.05", "K.13.1", "K.13.2")
def test_infiltrator_13_holds_back_cards_of_anybody(match: Maker) -> None:
    m = match([4]).give("hungary", 13).give("byzantium", 10, 11).give("mamluks", 12)
    m.s.turned[9] = m.s.turned[10] = m.s.turned[11] = 1
    ends(m)
    assert m.asked() == ("hungary", "turn-ends")
    m.do("use-card:13")
    assert m.florins("hungary") == 1500
    assert m.offered() == [
        "hold-card:10:byzantium",
        "hold-card:11:byzantium",
        "hold-card:12:mamluks",
        "hold-no-more",
    ]
    m.do("hold-card:10:byzantium", "hold-card:12:mamluks")
    assert m.done()
    assert [card + 1 for card in range(72) if m.s.turned[card]] == [10, 12]
    assert m.events("card-not-ready")
    m.turn(3, 7).begin(EndPhase())
    if not m.done():
        m.do("pass")
    assert sum(m.s.turned) == 0
    assert m.told("card-held") == ("K.CARD.05", {"seat": "hungary", "card": "12", "other_seat": "mamluks"})


@rule("K.CARD.05", "K.13.1")
def test_infiltrator_13_may_hold_back_fewer_than_the_die_says(match: Maker) -> None:
    m = match([4]).give("hungary", 13).give("byzantium", 10, 11)
    m.s.turned[9] = m.s.turned[10] = 1
    ends(m).do("use-card:13", "hold-card:11:byzantium", "hold-no-more")
    assert m.done()
    assert [card + 1 for card in range(72) if m.s.turned[card]] == [11]


@rule("K.CARD.05", "K.13.2")
def test_infiltrator_13_needs_a_turned_card(match: Maker) -> None:
    m = ends(match().give("hungary", 13))
    assert m.done()


@rule("K.CARD.04", "6.ROUTE.10", "K.11.3")
def test_a_war_wagon_that_was_a_caravan_loses_its_cubes_and_its_route(match: Maker) -> None:
    m = match()
    wagon = m.item("CAF", "golden-horde", "war-wagon", 2, slaves=2)
    caravan = m.item("CAF", "golden-horde", "caravan", 1, slaves=1)
    m.s.route_item[m.seat("golden-horde")] = wagon
    ends(m)
    assert (cargo_of(m.s, wagon), sum(cargo_of(m.s, caravan))) == ([0] * HOLDS, 1)
    assert m.s.route_item[m.seat("golden-horde")] == FREE
    assert m.events("wagon-unloaded")[0].args["cubes"] == 2


@rule("4.CARD.11")
def test_points_that_are_left_are_gone_with_the_phase(match: Maker) -> None:
    m = match().points("byzantium", "blue", 2)
    going_on = Match()
    going_on.step = "combat"
    m.begin(going_on)
    assert sum(m.s.store) == 0


@rule("5.TERR.04")
def test_what_its_builder_has_left_changes_hands_between_phases(match: Maker) -> None:
    m = match().build("CON", "mamluks", "town")
    going_on = Match()
    going_on.step = "combat"
    m.begin(going_on)
    assert m.s.builder[m.area("CON")] == m.seat("byzantium")


@rule("7.END.03", "V.GAIN.08")
def test_rebels_who_are_still_there_stay_rebels(match: Maker) -> None:
    m = match().put("CON", "barbarians", "light-infantry").put("ADR", "barbarians", "light-infantry", 2)
    m.s.rebels = [m.area(place) for place in ("CON", "GAL", "ADR")]
    ends(m)
    assert m.s.rebels == [m.area("CON"), m.area("ADR")]
