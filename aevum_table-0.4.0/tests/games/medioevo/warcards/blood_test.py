"""Blood markers (W.BLOOD.01)."""

from aevum.games.medioevo.rules.blood import shed_blood
from aevum.testing import rule
from tests.games.medioevo.warcards.war import BLUE, HORDE, YELLOW, Maker


@rule("W.BLOOD.01")
def test_who_suffers_from_an_opponent_gets_a_marker(match: Maker) -> None:
    m = match(blood=True)
    shed_blood(m.s, m.seat(YELLOW), m.seat(BLUE))
    shed_blood(m.s, m.seat(YELLOW), m.seat(BLUE))
    assert m.s.blood[m.seat(YELLOW)] == 2
    assert m.s.blood_left == 16


@rule("W.BLOOD.01")
def test_while_the_markers_last(match: Maker) -> None:
    m = match(blood=True)
    m.s.blood_left = 1
    shed_blood(m.s, m.seat(YELLOW), m.seat(BLUE))
    shed_blood(m.s, m.seat(BLUE), m.seat(YELLOW))
    assert (m.s.blood[m.seat(YELLOW)], m.s.blood[m.seat(BLUE)], m.s.blood_left) == (1, 0, 0)
    assert m.told("blood-shed") == ("W.BLOOD.01", {"seat": YELLOW, "enemy_seat": BLUE})


@rule("W.BLOOD.01")
def test_barbarians_neither_shed_nor_count_and_it_is_a_variant(match: Maker) -> None:
    m = match(blood=True)
    shed_blood(m.s, m.seat(YELLOW), m.seat(HORDE))
    shed_blood(m.s, m.seat(HORDE), m.seat(BLUE))
    assert m.s.blood_left == 18
    m = match()
    shed_blood(m.s, m.seat(YELLOW), m.seat(BLUE))
    assert m.s.blood_left == 18
