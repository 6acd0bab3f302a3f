"""XX.L.3, F52 Six who overrun a lone enemy with their first step: only where it leads on."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.retreat.withdraw import RETREAT, Withdraw
from aevum.games.invasions.rules.world.pieces import leaders_at, shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

EUPHRATES = """
turn = 2
seats = ["roman", "persian"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
areas = ["Oriens"]
units = { Adiabene = "infantry" }
[nations.persia]
seat = "persian"
units = { Euphrates = "6 infantry" }
"""
DANUBE = """
turn = 2
seats = ["roman", "goth"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Superior" = "3 legion", "Moesia Inferior" = "legion" }
[nations.visigoths]
seat = "goth"
horde = "Gothia"
units = { Valachia = "6 infantry" }
[cities]
"Moesia Inferior" = { level = 1 }
"""

CAME = ("Adiabene", "Lachmidaria")


def driven_out(
    m: ScriptedMap, nation: str, start: str, *ways: str, first: tuple[str, ...] = ()
) -> ScriptedMap:
    """All provinces but these are closed to them; `first`: where they came from, if they attacked."""
    w, n, place = m.world, m.nation(nation), m.place(start)
    banned = [p for p in range(w.land.provinces) if w.land.names[p] not in (start, *ways)]
    units = [unit for unit in units_at(w, place) if w.master[unit] == n]
    came = [m.place(p) for p in first]
    leaders = leaders_at(w, place, 1 << n)
    return m.begin(Withdraw(w.seat[n], n, units, leaders, -1, place, RETREAT, came, banned))


def offered(m: ScriptedMap) -> list[str]:
    return [] if m.table.over else [o for o in m.offered() if not o.startswith("split")]


@rule("XX.L.3")
@pytest.mark.parametrize("beyond", ["Akkad", "Phraaspa"])
def test_any_way_on_will_do(on_map: OnMap, beyond: str) -> None:
    m = driven_out(on_map(EUPHRATES), "persia", "Euphrates", "Adiabene", beyond)
    assert offered(m) == ["overrun-first:Adiabene"]
    m.do("overrun-first:Adiabene")
    assert offered(m) == [f"retreat:{beyond}"]


@rule("XX.L.3", "XX.L.12")
@pytest.mark.parametrize(
    ("persians", "beyond"),
    [("", ()), (', Akkad = "4 infantry"', ("Akkad",)), ("", ("Artemita",))],
    ids=["closed", "full", "a city"],
)
def test_where_nothing_lies_beyond_they_are_cut_off(
    on_map: OnMap, persians: str, beyond: tuple[str, ...]
) -> None:
    """Arbela keeps them from staying in Adiabene itself."""
    text = EUPHRATES.replace('"6 infantry"', f'"6 infantry"{persians}')
    m = driven_out(on_map(text), "persia", "Euphrates", "Adiabene", *beyond)
    assert (len(m.events("cut-off")), m.events("overruns")) == (6, [])


@rule("XX.L.3", "XX.L.6", "XVIII.E.1")
@pytest.mark.parametrize(
    ("arabs", "first", "over"),
    [
        ('Lachmidaria = "infantry", Palmyrene = "infantry"', (), ["Lachmidaria", "Palmyrene"]),
        ('Lachmidaria = "2 infantry", Palmyrene = "infantry"', (), ["Palmyrene"]),
        ('Lachmidaria = "infantry", Palmyrene = "infantry"', ("Palmyrene",), ["Palmyrene"]),
        ('Lachmidaria = "infantry", Palmyrene = "infantry"', ("Lachmidaria",), ["Lachmidaria"]),
    ],
)
def test_lone_enemies_only_and_where_they_came_from_if_they_attacked(
    on_map: OnMap, arabs: str, first: tuple[str, ...], over: list[str]
) -> None:
    """In open country they may also stay, so that it need not lead on."""
    text = EUPHRATES.replace('Adiabene = "infantry"', arabs)
    m = driven_out(on_map(text), "persia", "Euphrates", "Lachmidaria", "Palmyrene", first=first)
    assert [o for o in m.offered() if o.startswith("overrun-first")] == [f"overrun-first:{p}" for p in over]


@rule("XX.L.3", "XX.L.8")
def test_nobody_is_overrun_whom_friends_have_to_fight(on_map: OnMap) -> None:
    text = EUPHRATES.replace('Adiabene = "infantry"', 'Palmyrene = "infantry"')
    m = on_map(text.replace('"6 infantry"', '"6 infantry", Zagros = "infantry"'))
    shift(m.world, units_at(m.world, m.place("Zagros"))[0], m.place("Palmyrene"))
    assert offered(driven_out(m, "persia", "Euphrates", "Palmyrene")) == ["retreat:Palmyrene"]


@rule("XX.L.3", "XXXIV.0.17")
def test_satraps_who_may_not_enter_keep_the_others_from_it(on_map: OnMap) -> None:
    text = EUPHRATES.replace('Adiabene = "infantry"', 'Palmyrene = "infantry"')
    m = driven_out(on_map(text), "persia", "Euphrates", "Palmyrene")
    assert "overrun-first:Palmyrene" in m.offered()
    text = text.replace('"6 infantry"', '"satrapes, 6 infantry"')
    m = driven_out(on_map(text), "persia", "Euphrates", "Palmyrene")
    assert "overrun-first:Palmyrene" not in m.offered()


@rule("XX.L.3", "XX.L.4", "XXXIV.0.17")
def test_but_not_those_who_may_not_go_on(on_map: OnMap) -> None:
    """Beyond Adiabene only Amida is open to them, and satraps do not leave their Areas."""
    text = EUPHRATES.replace('"6 infantry"', '"satrapes, 5 infantry", Zagros = "infantry"')
    m = on_map(text + "[cities]\nAmida = { level = 0 }\n")
    shift(m.world, units_at(m.world, m.place("Zagros"))[0], m.place("Amida"))
    settle(m.world, m.place("Amida"))
    driven_out(m, "persia", "Euphrates", "Adiabene", "Amida", first=("Adiabene",))
    assert offered(m) == ["overrun-first:Adiabene"]


@rule("XX.L.3", "XX.J.2")
def test_the_leader_of_the_overrun_gets_away(on_map: OnMap) -> None:
    text = EUPHRATES.replace(
        'Adiabene = "infantry" }', 'Adiabene = "infantry" }\nleaders = { Adiabene = "valens" }'
    )
    m = driven_out(on_map(text, [2]), "persia", "Euphrates", "Adiabene", "Akkad").do("overrun-first:Adiabene")
    assert (m.told("leader-goes"), m.leader("valens")) == (["XX.J.2"], "Amida")


ARABIA = EUPHRATES.replace('Adiabene = "infantry"', 'Adiabene = "infantry", Lachmidaria = "infantry"')
OPEN_BABYLON = 'leaders = { Euphrates = "sapor" }\n[cities]\nBabylonia = { level = 0 }\n'


@rule("XX.L.3", "XXXIV.0.17")
@pytest.mark.parametrize(("kind", "ways"), [("satrapes", 1), ("infantry", 2)])
def test_of_several_ways_those_are_left_that_all_can_go(on_map: OnMap, kind: str, ways: int) -> None:
    """They came over both; satraps do not go by Arabia."""
    m = on_map(ARABIA.replace('"6 infantry"', f'"5 infantry, {kind}"') + OPEN_BABYLON)
    driven_out(m, "persia", "Euphrates", "Babylonia", *CAME, first=CAME)
    m.do("retreat:Babylonia")
    if ways > 1:
        assert m.offered() == ["over:Lachmidaria", "over:Adiabene"]
        m.do("over:Adiabene")
    assert [e.args["place"] for e in m.events("overruns")] == ["Adiabene"]
    assert (len(m.at("Babylonia")), m.at("Lachmidaria")) == (6, ["byzantium.infantry"])


@rule("XX.L.3")
@pytest.mark.parametrize(("units", "asked"), [(6, True), (5, False)])
def test_fewer_than_six_have_only_the_free_way(on_map: OnMap, units: int, asked: bool) -> None:
    m = on_map(EUPHRATES.replace("6 infantry", f"{units} infantry") + OPEN_BABYLON)
    driven_out(m, "persia", "Euphrates", "Babylonia", "Adiabene").do("retreat:Babylonia")
    assert (not m.table.over and m.offered() == ["over-nobody", "over:Adiabene"]) is asked
    assert asked or len(m.at("Babylonia")) == units


@rule("XX.L.3")
def test_it_leads_over_those_who_stand_next_to_its_end(on_map: OnMap) -> None:
    m = on_map(ARABIA + OPEN_BABYLON.replace("Babylonia", "Akkad"))
    driven_out(m, "persia", "Euphrates", "Akkad", *CAME).do("retreat:Akkad")
    assert [e.args["place"] for e in m.events("overruns")] == ["Adiabene"]


@rule("XX.L.3", "XX.L.4")
def test_a_stack_that_has_parted_overruns_nobody(on_map: OnMap) -> None:
    m = on_map(EUPHRATES.replace("6 infantry", "7 infantry"))
    driven_out(m, "persia", "Euphrates", "Adiabene", "Akkad", "Assyria")
    assert "overrun-first:Adiabene" in m.offered()
    m.do("split:infantry:persia:whole")
    assert "overrun-first:Adiabene" not in m.offered()


@rule("XX.L.3", "XX.L.7")
def test_no_way_leads_over_those_from_whom_the_attack_came(on_map: OnMap) -> None:
    m = on_map(ARABIA + OPEN_BABYLON)
    driven_out(m, "persia", "Euphrates", "Babylonia", "Adiabene", first=CAME)
    m.do("retreat:Babylonia")
    assert [e.args["place"] for e in m.events("overruns")] == ["Adiabene"]


@rule("XVIII.K.1", "XX.L.2")
def test_closed_land_is_closed_to_the_beaten_too(on_map: OnMap) -> None:
    m = on_map(EUPHRATES + OPEN_BABYLON + '"Arabia Deserta" = { level = 0 }\n')
    driven_out(m, "persia", "Euphrates", "Babylonia", "Arabia Deserta", "Lachmidaria")
    assert offered(m) == ["retreat:Lachmidaria", "retreat:Babylonia"]


@rule("XX.L.3", "XX.L.10", "XX.L.12")
@pytest.mark.parametrize("romans", ["legion", "2 legion"])
def test_the_field_that_they_lost_is_no_way_on(on_map: OnMap, romans: str) -> None:
    """Barbarians may cross enemies in the wild, but not to come back to the battle."""
    m = on_map(DANUBE.replace('Inferior" = "legion"', f'Inferior" = "{romans}"'))
    for legion in units_at(m.world, m.place("Moesia Superior")):
        shift(m.world, legion, m.place("Valachia"))
    driven_out(m, "visigoths", "Valachia", "Moesia Inferior")
    assert (len(m.events("cut-off")), m.events("overruns")) == (6, [])


@rule("XX.L.3", "XX.L.10")
def test_two_in_the_wild_are_passed_by_and_not_overrun(on_map: OnMap) -> None:
    m = on_map(DANUBE.replace('"Moesia Inferior" = "legion"', 'Dacia = "2 legion"'))
    driven_out(m, "visigoths", "Valachia", "Dacia", "Gothia")
    assert "retreat:Gothia" in offered(m)
    assert "overrun-first:Dacia" not in offered(m)
