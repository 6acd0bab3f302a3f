"""Units that look alike but have other paces left or another paymaster: their owner says which he means."""

from typing import Any

from aevum.games.invasions.rules.movement.kinds import ALONE, LED, NO_MATTER, told
from aevum.games.invasions.rules.reaction.sit_out import Intercepted
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.troops import kind_name
from aevum.games.invasions.rules.world.pieces import USED, is_mercenary, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xviii_movement.xviii_a_stacks_test import GAUL

HUNS = """
turn = 3
seats = ["roman", "goth"]
acting = ["byzantium", "huns"]
allies = [["byzantium", "huns"]]

[nations.huns]
seat = "roman"
units = { "Moesia Inferior" = "horse-archer" }

[nations.byzantium]
seat = "roman"
areas = ["Moesia"]
units = { "Moesia Inferior" = "huns.horse-archer, 2 infantry" }

[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "2 infantry" }
"""
HUN = "horse-archer:huns:whole"


def hired(m: ScriptedMap, place: str) -> int:
    return len([unit for unit in units_at(m.world, m.place(place)) if is_mercenary(m.world, unit)])


@rule("XVIII.D.1", "III.B.5")
def test_a_march_leaves_the_hired_one_or_his_countryman(on_map: OnMap) -> None:
    for choice, left in ((f"leave:{HUN}:4", 0), (f"leave-hired:{HUN}:4:byzantium", 1)):
        m = on_map(HUNS).to_stacks().do(choice, "go:Naissus")
        assert (hired(m, "Moesia Inferior"), hired(m, "Naissus")) == (left, 1 - left)


@rule("XX.L.4", "III.B.5")
def test_a_retreat_splits_off_the_one_that_its_owner_means(on_map: OnMap) -> None:
    for choice, waits in ((f"split:{HUN}", 0), (f"split-hired:{HUN}:byzantium", 1)):
        m = on_map(HUNS)
        units = units_at(m.world, m.place("Moesia Inferior"))
        byzantium = m.nation("byzantium")
        m.begin(Withdraw(m.world.seat[byzantium], byzantium, units, place=m.place("Moesia Inferior")))
        assert m.asked() == ("roman", "retreat")
        m.do(choice, "retreat:Naissus")
        assert (hired(m, "Moesia Inferior"), hired(m, "Naissus")) == (waits, 1 - waits)


@rule("XIX.A.5", "III.B.5")
def test_so_do_interceptors(on_map: OnMap) -> None:
    text = HUNS.replace('acting = ["byzantium", "huns"]', 'acting = ["visigoths"]')
    text = text.replace('Dacia = "2 infantry"', 'Valachia = "2 infantry"')
    m = on_map(text.replace('areas = ["Moesia"]', 'areas = ["Moesia", "Graecia"]'))
    m.to_stacks().do("march:Valachia", "go:Tyras", "intercept:Moesia Inferior")
    assert {f"stay-behind:{HUN}", f"stay-behind-hired:{HUN}:byzantium"} <= set(m.offered())
    m.do(f"stay-behind-hired:{HUN}:byzantium")
    frame: Any = m.table.state.frames[-1]
    assert not any(is_mercenary(m.world, unit) for unit in frame.units)


GOTHS = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]

[nations.byzantium]
seat = "roman"
areas = ["Graecia", "Moesia"]
units = { Thracia = "3 guard" }

[nations.visigoths]
seat = "goth"
units = { Dacia = "infantry", Valachia = "3 infantry" }
"""


@rule("XIX.A.21", "XVIII.B.2")
def test_who_sits_out_an_interception_is_told_by_his_paces(on_map: OnMap) -> None:
    """Those who will fight may fall, those who wait may still have a way to go."""
    m = on_map(GOTHS, [10]).do("march:Dacia", "go:Tisia", "go:Valachia")
    m.do(*["take:infantry:visigoths:whole:3"] * 3, "go:Moesia Inferior", "intercept:Thracia", "ready")
    assert m.asked() == ("goth", "sit-out")
    assert m.offered() == ["sit-out:infantry:visigoths:whole:0", "sit-out:infantry:visigoths:whole:2"]
    m.do("sit-out:infantry:visigoths:whole:2")
    (met,) = [frame for frame in m.table.state.frames if isinstance(frame, Intercepted)]
    assert [m.world.march[unit] & USED for unit in met.aside] == [1]


@rule("XVIII.D.1")
def test_paces_are_told_where_they_matter(on_map: OnMap) -> None:
    m = on_map(GAUL)
    w = m.world
    units = [unit for unit in units_at(w, m.place("Neustria")) if kind_name(w.code[unit]) == "infantry"]
    w.march[units[0]] = 1
    names = {
        pace: [o.id for o in told(w, units, "leave", "XVIII.D.1", pace)] for pace in (ALONE, LED, NO_MATTER)
    }
    assert names == {
        ALONE: ["leave:infantry:franks:whole:2", "leave:infantry:franks:whole:3"],
        LED: ["leave:infantry:franks:whole:3", "leave:infantry:franks:whole:4"],
        NO_MATTER: ["leave:infantry:franks:whole"],
    }
