"""XXX.D Marriage, XXX.H Mercenary: a unit serves for one activation, but never against its own people."""

import pytest

from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.control.loyalty import willing
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.alliances import make_pact
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.movement.confront import why_not_force, why_not_overrun
from aevum.games.invasions.rules.world.pieces import commanded_at, fresh, shift, units_at
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import MakeEmbassy
from tests.narrow import there

from .conftest import EAST, Embassy

ARCHER = "choose-unit:archer:visigoths:whole:Valachia"


def hired(embassy: MakeEmbassy, text: str = EAST, to: str = "Moesia Superior") -> ScriptedMap:
    """The archer of the Visigoths serves Byzantium."""
    table = embassy(text).deal("byzantium", "mercenary")
    m = table.play("byzantium", "mercenary")
    return m.begin(Hiring(m.nation("byzantium"))).do(ARCHER, f"station:{to}")


@rule("XXX.H.1", "XXX.H.2", "XXX.H.4")
def test_barbarians_lend_a_unit_for_three_gold(embassy: MakeEmbassy) -> None:
    m = hired(embassy)
    assert m.at("Moesia Superior") == ["byzantium.legion"] * 2 + ["visigoths.archer"]
    assert m.world.gold[m.nation("visigoths")] == 5
    assert m.world.gold[m.nation("byzantium")] == 17
    (unit,) = m.world.hired
    assert m.world.master[unit] == m.nation("byzantium")


@rule("XXX.H.4", "XII.B.3")
def test_land_in_the_wild_goes_with_the_unit_that_is_lent(embassy: MakeEmbassy) -> None:
    text = EAST.replace("2 infantry, archer", "2 infantry").replace(
        "Valachia =", 'Gothia = "2 archer", Valachia ='
    )
    m = embassy(text).deal("byzantium", "mercenary").play("byzantium", "mercenary")
    assert m.owner("Gothia") == "visigoths"
    m.begin(Hiring(m.nation("byzantium"))).do(ARCHER.replace("Valachia", "Gothia"), "station:Naissus")
    assert (m.at("Gothia"), m.owner("Gothia")) == (["visigoths.archer"], "")


@rule("XXX.H.2")
def test_the_unit_comes_with_the_activation_and_goes_after_it(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "mercenary").play("byzantium", "mercenary")
    m.begin(Activation(1 << m.nation("byzantium")))
    assert m.asked() == ("goth", "loan")
    m.do(ARCHER, "station:Naissus")
    assert m.asked() == ("roman", "stacks")
    m.do("done")
    while m.asked() == ("roman", "campaign"):
        m.do("rest")
    assert m.asked() == ("goth", "deploy")
    m.do("station:Tisia")
    assert (m.at("Tisia"), m.world.hired) == (["visigoths.archer"], [])


@rule("XXX.D.4", "XXX.H.2")
def test_a_hireling_that_died_does_not_come_home(embassy: MakeEmbassy) -> None:
    m = hired(embassy)
    (unit,) = m.world.hired
    eliminate(m.world, unit)
    before = m.asked()
    assert m.begin(Dismissal(m.nation("byzantium"))).asked() == before
    assert m.world.hired == []


@rule("XXX.H.3")
@pytest.mark.parametrize(
    ("hirer", "horde", "near"),
    [("byzantium", "Valachia", True), ("byzantium", "Bohemia", False), ("persia", "Valachia", False)],
)
def test_the_horde_must_be_in_or_next_to_an_area_of_the_hirer(
    embassy: MakeEmbassy, hirer: str, horde: str, near: bool
) -> None:
    """Nor is there another to hire: Kingdoms and Empires lend nothing by this card."""
    m = embassy(EAST.replace("Valachia", horde)).deal(hirer, "mercenary").confer()
    refusal = m.why_not(f"envoys:{hirer}:mercenary") if m.ask().key == "counsel" else None
    if near:
        m.do(f"envoys:{hirer}:mercenary")
        assert m.events("plays-diplomacy")[-1].args["other_people"] == "visigoths"
    else:
        assert f"envoys:{hirer}:mercenary" not in m.offered()
        assert refusal is None or refusal.key == "card-no-target"


@rule("XXX.H.5")
def test_it_changes_sides_when_it_should_fight_its_own_nation(embassy: MakeEmbassy) -> None:
    m = hired(embassy)
    w = m.world
    byzantium, visigoths = m.nation("byzantium"), m.nation("visigoths")
    units = units_at(w, m.place("Moesia Superior"))
    for unit in units:
        shift(w, unit, m.place("Valachia"))
        w.came[unit] = m.place("Moesia Superior")
    w.moving = 1 << byzantium
    m.begin(Clash(m.place("Valachia"), byzantium, units, [], False))
    assert m.events("mercenary-deserts")[0].args["unit"] == "archer"
    assert len(m.table.state.fight.sides[0].units) == 2
    assert len(m.table.state.fight.sides[1].units) == 3
    assert len(commanded_at(w, m.place("Valachia"), 1 << visigoths)) == 3


@rule("XXX.H.5")
def test_a_lone_hireling_gives_the_battle_away(embassy: MakeEmbassy) -> None:
    m = hired(embassy)
    w = m.world
    (unit,) = w.hired
    shift(w, unit, m.place("Valachia"))
    w.moving = 1 << m.nation("byzantium")
    m.begin(Clash(m.place("Valachia"), m.nation("byzantium"), [unit], [], False))
    assert m.table.state.fight_now is None
    assert w.master[unit] == m.nation("visigoths")
    assert (m.events("clash"), m.events("battle-won"), len(m.events("mercenary-deserts"))) == ([], [], 1)


CROWD = EAST.replace('"Moesia Superior" = "2 legion"', '"Moesia Superior" = "5 legion"').replace(
    'Valachia = "2 infantry, archer"', 'Valachia = "archer", Hypanis = "infantry"'
)
CROWD = CROWD.replace("age = 5", 'age = 5\nleaders = { "Moesia Superior" = "theodosius" }')


@rule("XXX.H.5")
def test_it_does_not_count_in_an_overrun_of_its_own_people(embassy: MakeEmbassy) -> None:
    m = hired(embassy, CROWD)
    units = units_at(m.world, m.place("Moesia Superior"))
    fresh(m.world, 1 << m.nation("byzantium"))
    refusal = there(why_not_overrun(m.world, m.place("Hypanis"), m.nation("byzantium"), units, False))
    assert (refusal.key, refusal.args["units"]) == ("overrun-too-few", 5)
    other = why_not_overrun(m.world, m.place("Adiabene"), m.nation("byzantium"), units, False)
    assert other is None


@rule("XXX.H.5")
def test_nor_against_its_horde_but_where_its_people_keep_the_peace(embassy: MakeEmbassy) -> None:
    m = hired(embassy)
    w = m.world
    byzantium = m.nation("byzantium")
    units = units_at(w, m.place("Moesia Superior"))
    for unit in units_at(w, m.place("Valachia")):
        shift(w, unit, m.place("Hypanis"))
    assert [len(willing(w, units, m.place(p), byzantium)) for p in ("Valachia", "Hypanis", "Dacia")] == [
        2,
        2,
        3,
    ]
    make_pact(m.table.state, byzantium, m.nation("visigoths"), "XXX.E.2")
    assert [len(willing(w, units, m.place(p), byzantium)) for p in ("Valachia", "Hypanis")] == [3, 3]


@rule("XXX.H.5")
def test_it_forces_no_passage_through_its_own_people(embassy: MakeEmbassy) -> None:
    m = hired(embassy, CROWD)
    w = m.world
    units = units_at(w, m.place("Moesia Superior"))[4:]
    for unit in units:
        shift(w, unit, m.place("Hypanis"))
    assert len(units) == 2
    nation = m.nation("byzantium")
    refusal = there(why_not_force(w, m.place("Hypanis"), nation, 1 << nation, units))
    assert (refusal.key, refusal.args["units"]) == ("force-too-few", 1)


@rule("XXX.H.6")
def test_it_fights_countrymen_who_serve_others(embassy: MakeEmbassy) -> None:
    serving = EAST.replace('Adiabene = "infantry"', 'Adiabene = "visigoths.infantry"')
    m = hired(embassy, serving)
    w = m.world
    (unit,) = w.hired
    shift(w, unit, m.place("Adiabene"))
    w.moving = 1 << m.nation("byzantium")
    m.begin(Clash(m.place("Adiabene"), m.nation("byzantium"), [unit], [], False))
    assert m.events("mercenary-deserts") == []
    assert w.master[unit] == m.nation("byzantium") or w.place[unit] < 0


# Marriage


def married(embassy: MakeEmbassy, text: str = EAST) -> ScriptedMap:
    """A princess of Byzantium for Persia."""
    return embassy(text).deal("byzantium", "marriage").play("byzantium", "marriage", "envoys-to:persia")


@rule("XXX.D.1", "XXX.D.2")
def test_a_marriage_costs_a_dowry_and_brings_points_for_peace(embassy: MakeEmbassy) -> None:
    m = married(embassy)
    assert m.world.gold[m.nation("persia")] == 22
    assert stance(m.world, m.nation("byzantium"), m.nation("persia"), m.place("Amida")) == HOSTILE
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 2
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 2  # once


@rule("XXX.D.2", "XXX.D.3")
def test_a_second_princess_brings_as_much_again(embassy: MakeEmbassy) -> None:
    """No line says that a king has one wife: two cards, be they of one family or of two."""
    m = embassy().deal("byzantium", "marriage", "marriage").m
    for _ in range(2):
        Embassy(m).play("byzantium", "marriage", "envoys-to:persia")
    assert (m.world.gold[m.nation("persia")], len(m.realm.loans)) == (24, 4)
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == 4


@rule("XXX.D.3", "XXX.D.4")
def test_the_groom_lends_a_unit_of_his_choice_for_the_next_activation(embassy: MakeEmbassy) -> None:
    m = married(embassy)
    m.begin(Hiring(m.nation("byzantium")))
    assert m.asked() == ("persian", "loan")
    m.do("choose-unit:infantry:persia:whole:Adiabene")
    assert m.asked() == ("roman", "deploy")
    m.do("station:Amida")
    assert m.at("Amida") == ["byzantium.legion", "persia.infantry"]
    m.begin(Dismissal(m.nation("byzantium")))
    assert m.asked() == ("persian", "deploy")
    m.do("station:Babylonia")
    assert m.at("Babylonia") == ["persia.infantry"] * 2


@rule("XXX.D.3", "XXXIV.0.17")
def test_satraps_serve_nobody_beyond_their_areas(embassy: MakeEmbassy) -> None:
    m = married(embassy, EAST.replace('Chaldea = "2 infantry"', 'Chaldea = "2 satrapes"'))
    m.begin(Hiring(m.nation("byzantium")))
    assert m.asked() == ("persian", "loan")
    assert {option.split(":")[1] for option in m.offered()} == {"infantry"}


@rule("XXX.H.2")
def test_who_has_no_unit_left_lends_none(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "mercenary").play("byzantium", "mercenary")
    for unit in units_at(m.world, m.place("Valachia")):
        eliminate(m.world, unit)
    m.begin(Hiring(m.nation("byzantium")))
    assert (m.told("loan-lapses"), m.realm.loans) == (["XXX.H.2"], [])


@rule("XXX.D.4", "XXX.H.2")
def test_a_hireling_whose_people_has_no_land_any_more_goes_to_its_reserve(embassy: MakeEmbassy) -> None:
    m = hired(embassy, EAST.replace("turn = 4", 'turn = 4\nacting = ["byzantium"]'))
    w, goths = m.world, m.nation("visigoths")
    (unit,) = w.hired
    for other in units_at(w, m.place("Valachia")):
        eliminate(w, other)
    w.horde = put(w.horde, goths, NOWHERE)
    settle_all(w)
    m.begin(Dismissal(m.nation("byzantium")))
    assert (w.place[unit], w.master[unit], w.hired) == (NOWHERE, goths, [])
    assert m.at("Moesia Superior") == ["byzantium.legion"] * 2
