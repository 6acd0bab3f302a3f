"""2.REB Rebellions."""

from collections.abc import Callable

from aevum.games.medioevo.rules.deeds import REBELLED, values
from aevum.games.medioevo.rules.events.cards import EVENTS, TOLERATED
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.events.unrest import Unrest
from aevum.games.medioevo.rules.land import LAND
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]

HOME = ("CON", "ADR", "GAL", "TRO", "THE", "NIC", "SMY")
"""Byzantium's."""


def taxed(m: ScriptedMatch, owner: str, level: int, back: str = "EV01") -> ScriptedMatch:
    """The next event card shows this back; EV01 puts up with 30."""
    m.s.event_deck = [EVENTS.index(back)]
    m.s.tax[m.seat(owner)] = level
    return m.turn(2, 2)


@example("EX-009")
@rule("2.REB.01", "2.REB.07")
def test_ex_009_the_back_of_the_next_card_tells_the_level(match: Maker) -> None:
    m = match([4, 6, 8]).turn(2, 2)
    m.s.event_deck = [EVENTS.index(card) for card in ("EV22", "EV01", "EV14")]
    assert [TOLERATED[card] for card in m.s.event_deck] == [50, 30, 20]
    m.begin(EventPhase()).do("keep-dice", "choose-icons:armies:goods", "barbarians-done")
    assert m.events("tolerated")[0].args["florins"] == 30
    assert m.done()


@rule("2.REB.02", "2.REB.05")
def test_one_rebellion_for_each_level_above_it(match: Maker) -> None:
    m = taxed(match(), "byzantium", 50).begin(Unrest())
    assert m.events("rebellions")[0].args["count"] == 2
    assert m.asked() == ("byzantium", "place-rebellion")
    assert m.offered() == [f"place-rebellion:{name}" for name in HOME]
    m.do("place-rebellion:TRO")
    assert m.at("TRO", "barbarians") == {"light-infantry": 1}
    assert m.lord("TRO") == ""
    assert m.offered() == [f"place-rebellion:{name}" for name in HOME if name != "TRO"]
    m.do("place-rebellion:CON")
    assert m.done()
    assert m.s.rebels == [m.area("TRO"), m.area("CON")]
    assert m.honour("byzantium") == 0
    assert values(m.s, m.seat("byzantium"), REBELLED) == [1, 1]


@rule("2.REB.02")
def test_nobody_rebels_at_or_below_the_level(match: Maker) -> None:
    m = taxed(match(), "byzantium", 30)
    m.s.tax[1] = 10
    m.begin(Unrest())
    assert m.done()
    assert not m.events("rebellions")


@example("EX-011")
@rule("2.REB.03", "2.REB.06", "V.LOSS.05")
def test_ex_011_rebels_at_home_cost_a_point_for_each_new_rebellion(match: Maker) -> None:
    m = match().put("CON", "barbarians", "light-infantry").put("ADR", "barbarians", "light-infantry")
    taxed(m, "byzantium", 50).begin(Unrest())
    assert m.events("tolerated")[0].args["florins"] == 30
    assert m.events("rebellions")[0].args["count"] == 2
    assert m.honour("byzantium") == -2
    m.do("place-rebellion:TRO", "place-rebellion:GAL")
    assert m.done()
    assert m.s.rebels == [m.area("TRO"), m.area("GAL")]
    assert m.honour("byzantium") == -2


@rule("2.REB.04")
def test_territories_with_fewest_units_come_first(match: Maker) -> None:
    m = match()
    for name in HOME[:5]:
        m.put(name, "byzantium", "light-infantry")
    m.put("NIC", "byzantium", "light-infantry", 2).put("SMY", "barbarians", "light-infantry")
    m.begin(Rebellion(0, False))
    assert m.offered() == [f"place-rebellion:{name}" for name in HOME[:5]]


@rule("2.REB.04")
def test_without_a_territory_no_horde_comes_but_the_point_is_lost(match: Maker) -> None:
    m = match()
    for name in HOME:
        m.put(name, "barbarians", "light-infantry")
    m.begin(Rebellion(0, True))
    assert m.done()
    assert m.events("rebellion-nowhere")
    assert m.honour("byzantium") == -1


@rule("V.LOSS.05")
def test_a_further_rebellion_costs_one_point_once(match: Maker) -> None:
    m = match().put("CON", "barbarians", "light-infantry").begin(Rebellion(0, True))
    m.do("place-rebellion:TRO")
    assert m.done()
    assert m.honour("byzantium") == -1


@rule("2.REB.04", "2.BARB.05")
def test_where_barbarians_have_run_out_nobody_rebels(match: Maker) -> None:
    m = match().build("TRO", "byzantium", "village")
    m.s.supply = [0] * len(m.s.supply)
    m.begin(Rebellion(0, False)).do("place-rebellion:TRO")
    assert m.done()
    assert (m.at("TRO", "barbarians"), m.s.rebels, m.lord("TRO")) == ({}, [], "byzantium")
    assert m.s.buildings[m.area("TRO") * 3] == 1


@rule("V.LOSS.05")
def test_a_single_rebellion_costs_nothing_in_a_quiet_kingdom(match: Maker) -> None:
    m = match().begin(Rebellion(0, True)).do("place-rebellion:CON")
    assert m.done()
    assert m.honour("byzantium") == 0


@rule("2.REB.04", "E.BARB.10")
def test_where_nobody_stands_the_horde_plunders_at_once(match: Maker) -> None:
    m = match().build("CON", "byzantium", "village")
    m.begin(Rebellion(0, False)).do("place-rebellion:CON")
    assert m.s.buildings[m.area("CON") * 3] == 0


@rule("2.REB.04")
def test_where_units_stand_they_fight_and_the_horde_attacks(match: Maker) -> None:
    m = match([], kingdoms="byzantium,mamluks,golden-horde")
    for name in HOME:
        m.put(name, "byzantium", "heavy-infantry", 2)
    m.s.circle = [4, 6, 8]
    m.begin(Rebellion(0, False)).do("place-rebellion:CON")
    assert m.at("CON", "barbarians") == {"light-infantry": 1}
    assert not m.done()
    assert m.ask().seat == 0


@rule("2.EVENT.01", "V.LOSS.05")
def test_other_seats_follow_in_turn_order(match: Maker) -> None:
    m = taxed(match(), "mamluks", 40)
    m.s.tax[0] = 40
    m.begin(Unrest()).do("place-rebellion:CON")
    assert m.asked() == ("mamluks", "place-rebellion")
    assert all(LAND.home[LAND.number(wish.split(":")[1])] == 1 for wish in m.offered())


@rule("K.CARD.20", "2.REB.04", "K.51.1")
def test_a_diplomat_answers_a_rebellion(match: Maker) -> None:
    m = match().turn(2, 2).give("byzantium", 51).give("mamluks", 50).build("TRO", "byzantium", "village")
    m.build("CAI", "mamluks", "village")
    m.begin(Rebellion(0, False, m.area("TRO")))
    assert m.asked() == ("byzantium", "rebellion-begins")
    m.do("use-card:51")
    assert m.done()
    assert m.at("TRO", "barbarians") == {"light-infantry": 1}
    assert m.s.buildings[m.area("TRO") * 3] == 1


@rule("4.CARD.13", "K.CARD.05", "K.15.1")
def test_only_rebellions_of_the_events_disturb_an_iron_hand(match: Maker) -> None:
    m = match().hush()
    m.begin(Rebellion(0, False, m.area("CON")))
    assert m.at("CON", "barbarians")
    assert values(m.s, m.seat("byzantium"), REBELLED) == []


@rule("2.REB.04")
def test_units_of_guests_count_when_fewest_are_sought(match: Maker) -> None:
    # A team mate's archer, which leaves Byzantium in control.
    m = match(teams=True).turn(2, 2).put("TRO", "golden-horde", "archer")
    assert m.lord("TRO") == "byzantium"
    m.begin(Rebellion(0, False))
    assert m.offered() == [f"place-rebellion:{name}" for name in HOME if name != "TRO"]


@rule("2.REB.01", "2.REB.02")
def test_each_back_has_its_own_level(match: Maker) -> None:
    for level, count in ((20, 1), (10, 2)):
        m = taxed(match(), "byzantium", 30, EVENTS[TOLERATED.index(level)]).begin(Unrest())
        assert m.events("tolerated")[0].args["florins"] == level
        assert m.events("rebellions")[0].args["count"] == count
