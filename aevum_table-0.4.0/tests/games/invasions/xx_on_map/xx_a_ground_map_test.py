"""XX.A, XVIII.I What a battle knows of the map, and what it leaves there."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn
from tests.narrow import there

FRONTIER = """
turn = 3
seats = ["goth", "roman"]
acting = ["visigoths"]

[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = {{ {goths} }}

[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = {{ {romans} }}
limites = [ {limites} ]
"""


def frontier(goths: str, romans: str, limites: str = "") -> str:
    return FRONTIER.format(goths=goths, romans=romans, limites=limites)


def pool(m: ScriptedMap, side: str) -> dict[str, int]:
    (event,) = [e for e in m.events("pool") if e.args["side"] == side]
    return {item.rule: item.value for item in there(event.roll).modifiers}


@rule("XX.F.3", "XVIII.A.8")
@pytest.mark.parametrize(("start", "penalty"), [("Valachia", -1), ("Naissus", 0)])
def test_the_border_they_came_over_counts(on_map: OnMap, play_on: PlayOn, start: str, penalty: int) -> None:
    text = frontier(f'{start} = "3 infantry"', '"Moesia Inferior" = "2 infantry"')
    m = play_on(on_map(text)).do(f"march:{start}", "go:Moesia Inferior")
    play_on(m)
    assert pool(m, "attacker").get("XX.F.3", 0) == penalty


@rule("XX.F.3")
def test_one_way_without_obstacle_is_enough(on_map: OnMap, play_on: PlayOn) -> None:
    text = frontier('Valachia = "2 infantry", Naissus = "infantry"', '"Moesia Inferior" = "2 infantry"')
    m = play_on(on_map(text)).do("march:Valachia", "go:Moesia Inferior")
    play_on(play_on(m).do("march:Naissus", "go:Moesia Inferior"))
    assert "XX.F.3" not in pool(m, "attacker")


@rule("XX.F.8", "XXIII.B.3")
def test_the_walls_help_their_owner_only(on_map: OnMap, play_on: PlayOn) -> None:
    m = on_map(frontier('Valachia = "3 infantry"', '"Moesia Superior" = "2 infantry"'))
    play_on(play_on(m).do("march:Valachia", "go:Moesia Superior"))
    assert pool(m, "defender")["XX.F.8"] == 1
    assert "XX.F.8" not in pool(m, "attacker")


@rule("III.B.16", "XX.H.5")
def test_damage_stays_on_the_map(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = frontier('Valachia = "3 infantry"', '"Moesia Inferior" = "3 legion"')
    m = play_on(on_map(text, throws("w -", "- / - -"))).do("march:Valachia", "go:Moesia Inferior")
    play_on(play_on(m).do("retreat:Valachia"))
    assert m.at("Moesia Inferior") == ["byzantium.legion", "byzantium.legion", "byzantium.legion~"]


@rule("III.B.5", "XX.H.6")
def test_a_mercenary_is_foreign_in_its_stack(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = frontier('Valachia = "3 infantry"', '"Moesia Inferior" = "2 infantry, huns.cavalry"')
    m = play_on(on_map(text, throws("w -", "- / - -"))).do("march:Valachia", "go:Moesia Inferior")
    play_on(m)
    (lost,) = m.events("eliminated")
    assert (lost.args["nation"], lost.args["unit"]) == ("byzantium", "infantry"), "the only one to choose"


@rule("XVIII.I.5", "XVII.C.1")
def test_a_limes_with_support_takes_a_hit_and_is_gone(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = frontier('Valachia = "3 infantry"', '"Moesia Inferior" = "3 auxiliary"', '"Moesia Inferior"')
    m = play_on(on_map(text, throws("w -", "w w - / -"))).do("march:Valachia", "go:Moesia Inferior")
    m = play_on(m, "losses")
    assert pool(m, "defender")["XX.F.9"] == 1
    assert "hit:limes:byzantium:whole" in m.offered()
    play_on(play_on(m.do("hit:limes:byzantium:whole")).do("retreat:Valachia"))
    assert m.world.limes[m.place("Moesia Inferior")] == -1
    assert len(m.at("Moesia Inferior")) == 3


@rule("XVIII.I.6")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 2)])
def test_a_limes_alone_falls_without_battle(on_map: OnMap, play_on: PlayOn, die: int, left: int) -> None:
    text = frontier('Valachia = "3 infantry"', 'Thracia = "legion"', '"Moesia Inferior"')
    m = play_on(on_map(text, [die])).do("march:Valachia", "go:Moesia Inferior")
    play_on(m)
    assert m.world.limes[m.place("Moesia Inferior")] == -1
    assert len(m.at("Moesia Inferior")) == left
    assert m.events("pool") == []
    assert m.owner("Moesia Inferior") == "visigoths"


@rule("XVIII.I.7")
def test_interceptors_come_after_a_lone_limes(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = frontier('Valachia = "3 infantry"', 'Thracia = "3 auxiliary"', '"Moesia Inferior"')
    m = play_on(on_map(text, [10, 2, *throws("- -", "- - / -")]), "intercept")
    m.do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia", "ready")
    play_on(m)
    keys = [e.key for e in m.table.log]
    assert keys.index("limes-overrun") < keys.index("intercepts") < keys.index("pool")
    assert pool(m, "attacker")["XX.F.1"] == 2, "one was lost to the Limes"
    assert "XX.F.9" not in pool(m, "defender")


@rule("XVIII.I.5", "XVIII.I.7")
def test_a_limes_that_had_support_fights_beside_the_interceptors(on_map: OnMap, play_on: PlayOn) -> None:
    """F58"""
    romans = 'Thracia = "2 auxiliary", "Moesia Inferior" = "auxiliary"'
    text = frontier('Valachia = "3 infantry"', romans, '"Moesia Inferior"')
    m = play_on(on_map(text, [10]), "intercept")
    m.do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia", "ready")
    play_on(m)
    assert m.events("limes-overrun") == []
    assert pool(m, "defender")["XX.F.9"] == 1


@rule("XVIII.I.6", "III.D.8")
def test_what_the_limes_destroyed_is_lost_though_a_battle_follows(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    """A federate's horde stands behind the Limes; alone it is no support."""
    text = """
turn = 3
seats = ["lombard", "roman"]
acting = ["lombards"]
[nations.lombards]
seat = "lombard"
status = "kingdom"
units = { Dalmatia = "3 infantry" }
[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Superior" = "legion" }
limites = ["Naissus"]
[nations.visigoths]
seat = "roman"
tie = "federate"
lord = "byzantium"
foedus = ["Naissus"]
horde = "Naissus"
"""
    m = play_on(on_map(text, [2, *throws("- -", "-")])).do("march:Dalmatia", "go:Naissus")
    play_on(m)
    assert [e.args["dice"] for e in m.events("pool")] == [2, 1]
    assert len(m.events("battle-won")) == 1
    assert m.world.place[1:4].count(-1) == 1
