"""XXX.H.5, XXX.D.4 Of several hirelings one may desert while the others serve on and go home in the end."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring
from aevum.games.invasions.rules.diplomacy.targets import BREAK, deals
from aevum.games.invasions.rules.world.pieces import HALTED, shift, units_at
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing import rule

from .conftest import EAST, Embassy

ARCHER = "choose-unit:archer:visigoths:whole:Valachia"
INFANTRY = "choose-unit:infantry:persia:whole:Adiabene"


def both_hired(embassy: Callable[..., Embassy]) -> Embassy:
    """An archer of the Visigoths and an infantry of Persia stand with the legions in Moesia."""
    table = embassy().deal("byzantium", "mercenary", "marriage")
    table.play("byzantium", "mercenary")
    table.play("byzantium", "marriage", "envoys-to:persia")
    m = table.m
    m.begin(Hiring(m.nation("byzantium")))
    m.do(ARCHER, "station:Moesia Superior", INFANTRY, "station:Moesia Superior")
    return table


@rule("XXX.H.5", "XXX.D.4")
def test_who_deserts_is_hired_no_more_and_the_other_still_is(embassy: Callable[..., Embassy]) -> None:
    m = both_hired(embassy).m
    w = m.world
    byzantium, visigoths = m.nation("byzantium"), m.nation("visigoths")
    archer, infantry = w.hired
    units = units_at(w, m.place("Moesia Superior"))
    for unit in units:
        shift(w, unit, m.place("Valachia"))
        w.came[unit] = m.place("Moesia Superior")
        w.march[unit] = 1
    w.moving = 1 << byzantium
    m.begin(Clash(m.place("Valachia"), byzantium, units, [], False))
    assert (w.hired, w.master[archer]) == ([infantry], visigoths)
    assert (w.came[archer], w.march[archer] & HALTED) == (NOWHERE, HALTED)
    assert m.events("mercenary-deserts")[0].args["people"] == "byzantium"
    assert len(m.table.state.fight.sides[0].units) == 3


@rule("XXX.H.5", "XII.B.3")
def test_who_deserts_without_a_battle_helps_to_hold_the_land(embassy: Callable[..., Embassy]) -> None:
    """One infantry does not hold Thuringia; the archer in Byzantine pay that comes against it makes two."""
    m = embassy(EAST.replace("2 infantry, archer", 'archer", Thuringia = "infantry')).m
    w = m.world
    (archer,) = w.hired = units_at(w, m.place("Valachia"))
    w.master[archer] = m.nation("byzantium")
    shift(w, archer, m.place("Thuringia"))
    settle_all(w)
    assert m.owner("Thuringia") == ""
    w.moving = 1 << m.nation("byzantium")
    m.begin(Clash(m.place("Thuringia"), m.nation("byzantium"), [archer], [], False))
    assert (m.told("mercenary-deserts"), m.told("clash")) == (["XXX.H.5"], [])
    assert m.owner("Thuringia") == "visigoths"


@rule("XXX.D.4")
def test_each_hireling_is_sent_home_by_its_own_people(embassy: Callable[..., Embassy]) -> None:
    m = both_hired(embassy).m
    m.begin(Dismissal(m.nation("byzantium")))
    assert m.asked() == ("goth", "deploy")
    m.do("station:Tisia")
    assert m.asked() == ("persian", "deploy")
    m.do("station:Babylonia")
    assert (m.at("Tisia"), m.at("Babylonia")) == (["visigoths.archer"], ["persia.infantry"] * 2)
    assert (m.at("Moesia Superior"), m.world.hired) == (["byzantium.legion"] * 2, [])


@rule("XXX.H.2", "XXX.D.3")
def test_loans_are_paid_back_in_their_order_and_to_the_right_nation(embassy: Callable[..., Embassy]) -> None:
    table = embassy().deal("byzantium", "mercenary", "marriage")
    table.play("byzantium", "mercenary")
    table.play("byzantium", "marriage", "envoys-to:persia")
    m = table.m
    byzantium, persia, goths = m.nation("byzantium"), m.nation("persia"), m.nation("visigoths")
    m.realm.loans = [goths, persia, *m.realm.loans]
    m.begin(Hiring(byzantium)).do(ARCHER, "station:Naissus", INFANTRY, "station:Naissus")
    assert m.realm.loans == [goths, persia]
    assert m.at("Naissus") == ["persia.infantry", "visigoths.archer"]


@rule("XXX.H.2", "XII.B.5")
def test_where_a_hireling_leaves_and_comes_the_land_is_settled(embassy: Callable[..., Embassy]) -> None:
    """It held Apulia for its people alone, and holds Syrtica for Byzantium."""
    text = EAST.replace('Adiabene = "infantry"', 'Apulia = "infantry"')
    table = embassy(text).deal("byzantium", "marriage")
    m = table.play("byzantium", "marriage", "envoys-to:persia")
    assert m.owner("Apulia") == "persia"
    m.begin(Hiring(m.nation("byzantium")))
    m.do(INFANTRY.replace("Adiabene", "Apulia"), "station:Naissus")
    assert m.owner("Apulia") == ""
    m.begin(Dismissal(m.nation("byzantium"))).do("station:Babylonia")
    assert m.at("Naissus") == []


ALLIED = EAST.replace("turn = 4", 'turn = 4\nallies = [["persia", "visigoths"]]')


@pytest.mark.parametrize(
    ("acted", "group", "possible"),
    [
        ("", "", True),
        ("persia", "", False),
        ("visigoths", "", False),
        ("byzantium", "", False),
        ("", "persia", True),
        ("", "visigoths", True),
        ("", "byzantium", True),
        ("", "rome", False),
    ],
)
def test_an_alliance_is_broken_before_any_of_the_three_acts(
    embassy: Callable[..., Embassy], acted: str, group: str, possible: bool
) -> None:
    m = embassy(ALLIED).m
    masks = [1 << m.nation(name) if name else 0 for name in (acted, group)]
    found = deals(m.table.state, m.nation("byzantium"), BREAK, masks[0], masks[1])
    assert (len(found) > 0) is possible


@rule("XXX.C.5", "XX.J.2")
def test_a_leader_with_one_way_home_goes_there_unasked(embassy: Callable[..., Embassy]) -> None:
    """Beside Assyria only Euphrates is his people's."""
    text = EAST.replace("age = 3", 'age = 3\nleaders = { Assyria = "sapor" }')
    m = embassy(text).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    m.do("station:Assyria")
    assert (m.leader("sapor"), m.asked()) == ("Euphrates", ("roman", "treaty-garrison"))
    assert [event.args for event in m.events("leader-goes")] == [{"leader": "sapor", "place": "Euphrates"}]
