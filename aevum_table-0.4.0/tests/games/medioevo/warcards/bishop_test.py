"""Bishop 1: no battle in one territory (K.CARD.01)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.results import STOPPED
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.uses.turning import UseCard
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, OTHER, PLACE, YELLOW, Maker, Match, dice, fight, go, war


def forbid(m: Match, place: str) -> Match:
    return m.give(OTHER, 1).begin(UseCard(m.seat(OTHER), 0)).do(f"bless-place:{place}")


def offered(m: Match) -> list[str]:
    return [option.id for option in offers(m.s, m.seat(OTHER), ("any",), afford=True)]


@rule("K.CARD.01", "K.01.1")
def test_no_battle_begins_where_the_bishop_is(match: Maker) -> None:
    m = forbid(war(match, "2 LI", "2 LI", []), PLACE)
    fight(m)
    assert m.done()
    assert m.s.result == STOPPED
    assert m.at(PLACE, BLUE) == m.at(PLACE, YELLOW) == {"light-infantry": 2}


@rule("K.CARD.01")
def test_elsewhere_battles_go_on(match: Maker) -> None:
    m = forbid(war(match, "2 LI", "2 LI", []), "GAL")
    fight(m)
    assert m.asked() == (BLUE, "battle-intent")
    assert m.told("bishop-blessed") == ("K.CARD.01", {"seat": OTHER, "card": "1", "place": "GAL"})


@rule("K.CARD.01", "K.01.1")
def test_any_territory_in_play_may_be_chosen_but_no_sea(match: Maker) -> None:
    m = match().give(OTHER, 1)
    m.begin(UseCard(m.seat(OTHER), 0))
    places = [option.args["place"] for option in m.ask().options]
    assert PLACE in places
    assert "CON" in places
    assert "COL" not in places  # it is outside the map
    assert all(m.s.open[m.area(place)] for place in places)


@rule("K.CARD.01", "5.BATTLE.19", "K.01.2")
def test_a_battle_under_way_stops_after_the_round(match: Maker) -> None:
    m = war(match, "3 LI", "3 LI", [1, 1, 2, 1, 1, 3]).give(OTHER, 1)
    fight(m)
    m.do("pass", "fight", "fight")
    go(m, "round-begins").do("use-card:1")
    assert m.done()
    assert m.s.result == STOPPED
    assert len(dice(m, "battle-die")) == 6
    assert m.at(PLACE, BLUE)
    assert m.at(PLACE, YELLOW)


@rule("K.CARD.01", "5.MISC.01", "K.01.2")
def test_in_the_midst_of_a_round_the_round_is_finished(match: Maker) -> None:
    m = war(match, "3 LI", "3 LI", [8, 1, 1, 2, 1, 1, 3]).give(OTHER, 1)
    m.item(PLACE, BLUE, "catapult")
    fight(m).do("pass", "fight", "fight", "man-engine:light-infantry", "aim-at-units")
    assert (m.asked(), dice(m, "siege-fire")) == ((OTHER, "archery"), [[8]])
    m.do("use-card:1")
    assert not m.done()
    go(m)
    assert m.s.result == STOPPED
    assert len(dice(m, "battle-die")) == 6
    assert m.at(PLACE, BLUE) == m.at(PLACE, YELLOW) == {"light-infantry": 2}


@rule("K.01.1", "K.01.2")
def test_a_battle_of_which_no_die_has_been_thrown_is_not_fought_at_all(match: Maker) -> None:
    m = war(match, "3 LI", "3 LI", []).give(OTHER, 1)
    go(fight(m), "archery").do("use-card:1")
    assert m.done()
    assert m.s.result == STOPPED
    assert dice(m, "battle-die") == []
    assert m.at(PLACE, BLUE) == m.at(PLACE, YELLOW) == {"light-infantry": 3}


@rule("K.01.2")
def test_in_a_later_round_it_is_under_way_whatever_was_thrown_in_it(match: Maker) -> None:
    m = war(match, "5 LI", "5 LI", [1, 1, 2, 1, 1, 3] * 2).give(OTHER, 1)
    fight(m).do("pass", "fight", "fight", "pass")
    go(m, "round-begins").do("pass", "fight", "fight")
    assert m.asked() == (OTHER, "archery")
    go(m.do("use-card:1"))
    assert m.s.result == STOPPED
    assert len(dice(m, "battle-die")) == 12


@rule("K.CARD.01", "K.01.3")
def test_never_the_same_territory_in_two_turns_running(match: Maker) -> None:
    m = forbid(war(match, "2 LI", "2 LI", []), PLACE)
    effects.end_of_turn(m.s)
    m.turn(2).s.turned[0] = 0
    m.begin(UseCard(m.seat(OTHER), 0))
    assert f"bless-place:{PLACE}" not in m.offered()
    assert "bless-place:GAL" in m.offered()
    fight(m)
    assert m.offered() == ["fight", "capture", "demand-surrender", "surrender"]  # nor in a battle there
    effects.end_of_turn(m.s)
    m.turn(3).s.turned[0] = 0
    m.begin(UseCard(m.seat(OTHER), 0))
    assert f"bless-place:{PLACE}" in m.offered()


@rule("K.CARD.01", "4.CARD.07")
def test_the_bishop_may_be_used_at_any_time_and_is_turned(match: Maker) -> None:
    m = match().give(OTHER, 1)
    assert offered(m) == ["use-card:1"]
    m.s.turned[0] = 1
    assert offered(m) == []


@rule("K.CARD.01")
def test_what_is_forbidden_is_not_forbidden_again(match: Maker) -> None:
    m = forbid(match(), "GAL")
    m.s.turned[0] = 0
    m.begin(UseCard(m.seat(OTHER), 0))
    places = [option.args["place"] for option in m.ask().options]
    assert "GAL" not in places
    assert PLACE in places


@rule("K.CARD.01")
def test_a_battle_at_sea_is_none_in_a_territory(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", [], place="AEG").give(OTHER, 1)
    for owner in (BLUE, YELLOW):
        m.item("AEG", owner, "galley")
    fight(m, place="AEG")
    assert m.asked() == (BLUE, "battle-intent")
