"""XXX.D.2 Who attacks the family of his bride scores nothing for the marriage."""

import pytest

from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.marching.limes import LimesFalls
from aevum.games.invasions.rules.movement.attacks import note_attack
from aevum.games.invasions.rules.movement.confrontation import Confrontation
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import add_unit, shift, units_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xxx_diplomacy.conftest import EAST, MakeEmbassy
from tests.games.invasions.xxx_diplomacy.xxx_h_mercenary_test import married


@pytest.mark.parametrize(("victim", "points"), [("Amida", 0), ("Valachia", 2)])
@rule("XXX.D.2")
def test_who_attacks_the_family_of_the_bride_scores_nothing(
    embassy: MakeEmbassy, victim: str, points: int
) -> None:
    m = married(embassy)
    w = m.world
    unit = units_at(w, m.place("Adiabene"))[0]
    shift(w, unit, m.place(victim))
    w.moving = 1 << m.nation("persia")
    m.begin(Clash(m.place(victim), m.nation("persia"), [unit], [], False))
    assert m.realm.attacked[m.nation("persia")]
    shift(w, unit, m.place("Adiabene"))  # or those who stand together would part first (F225)
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == points


@rule("XXX.D.2", "XVIII.I.6")
@pytest.mark.parametrize(("holder", "points"), [("byzantium", 0), ("visigoths", 2)])
def test_to_overrun_a_limes_of_that_family_is_an_attack_too(
    embassy: MakeEmbassy, holder: str, points: int
) -> None:
    m = married(embassy)
    w, persia, at = m.world, m.nation("persia"), m.place("Melitene")
    (unit,) = units_at(w, m.place("Adiabene"))
    w.limes = put(w.limes, at, m.nation(holder))
    shift(w, unit, at)
    w.moving = 1 << persia
    m.state.script = [1]
    m.begin(LimesFalls(at, persia, [unit], []))
    assert m.told("limes-overrun") == ["XVIII.I.6"]
    assert m.realm.attacked[persia] == 1 << m.nation(holder)
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == points


@rule("XXX.D.2", "XVIII.E.2")
@pytest.mark.parametrize(("victim", "points"), [("byzantium", 0), ("visigoths", 2)])
def test_and_so_is_an_overrun(embassy: MakeEmbassy, victim: str, points: int) -> None:
    m = married(embassy)
    w, persia, at = m.world, m.nation("persia"), m.place("Akkad")
    add_unit(w, KINDS.index("infantry"), m.nation(victim), at)
    mine = [add_unit(w, KINDS.index("infantry"), persia, at) for _ in range(6)]
    settle_all(w)
    w.moving = 1 << persia
    m.begin(Confrontation(at, persia, 1 << persia, mine, [])).do("overrun")
    assert m.told("overruns") == ["XVIII.E.2"]
    assert m.realm.attacked[persia] == 1 << m.nation(victim)
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] == points


def test_only_those_who_act_attack(embassy: MakeEmbassy) -> None:
    m = married(embassy)
    persia, east = m.nation("persia"), m.nation("byzantium")
    m.world.moving = 1 << east
    note_attack(m.state, 1 << persia, 1 << east)
    assert not any(m.realm.attacked)
    note_attack(m.state, 1 << persia | 1 << east, 1 << m.nation("visigoths"))
    assert [n for n, victims in enumerate(m.realm.attacked) if victims] == [east]


@pytest.mark.parametrize(
    ("acting", "declares", "die", "points"),
    [
        ("persia", "let-sail intercept-fleet:byzantium accept-battle refuse-battle", 2, 0),
        ("persia", "let-sail intercept-fleet:byzantium", 3, 2),
        ("persia", "intercept-fleet:persia accept-battle refuse-battle", 2, 2),
        ("byzantium", "intercept-fleet:byzantium refuse-battle", 2, 2),
    ],
)
@rule("XXX.D.2", "XXV.B.1")
def test_and_so_it_is_to_catch_a_fleet_of_that_family(
    on_map: OnMap, acting: str, declares: str, die: int, points: int
) -> None:
    """Not to miss it, to be caught, or to go for whoever comes."""
    sea = "Mare Nostrum Orientalis"
    text = EAST.replace("turn = 4", f'turn = 4\nacting = ["{acting}"]')
    for home in ("Thracia", "Chaldea"):
        text = text.replace(f"{{ {home} =", f'{{ "{sea}" = "fleet", {home} =')
    m = on_map(text, realm=True, dice=[die])
    m.realm.wed = [m.nation("persia"), m.nation("byzantium")]
    m.do(f"sail:{sea}", *declares.split())
    before = m.table.state.points[1]
    m.begin(EndOfDiplomacy())
    assert m.table.state.points[1] - before == points
