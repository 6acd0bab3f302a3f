"""T6 The conversion table, its differential, and what religion is for elsewhere (16.2)."""

import pytest

from aevum.engine.event import Modifier
from aevum.games.charlemagne.rules.battle.strength import all_pagan
from aevum.games.charlemagne.rules.conversion.table import column, modifiers, preached, result
from aevum.games.charlemagne.rules.counters import KINDS, alike
from aevum.games.charlemagne.rules.events.revolt_table import modifiers as revolt_modifiers
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, MUSLIM, PAGAN, TRIBAL
from aevum.games.charlemagne.rules.vassalage.table import modifiers as vassalage_modifiers
from aevum.testing import rule
from tests.games.charlemagne.mission import SAXONY, Maker


def items_of(found: list[Modifier]) -> list[tuple[int, str]]:
    return [(item.value, item.rule) for item in found]


@rule("T6.differential")
def test_the_differential_is_read_between_0_and_5() -> None:
    assert [column(n) for n in (-3, 0, 1, 5, 8)] == [0, 0, 1, 5, 5]


@rule("T6.table")
def test_the_die_is_crossed_with_the_differential() -> None:
    assert [result(die, -1) for die in range(1, 7)] == ["R", "-", "-", "-", "-", "C"]
    assert [result(die, 2) for die in range(1, 7)] == [result(die, 1) for die in range(1, 7)]
    assert result(3, 5) == "C+R"


@rule("T6.differential", "T10.SM10", "T6.ragnarok")
def test_markers_of_both_sides_are_itemised() -> None:
    found: list[Modifier] = []
    assert preached(4, 2, 1, found) == 1
    assert items_of(found) == [(4, "T10.SM10"), (-2, "T10.SM10"), (-1, "T6.ragnarok")]


@rule("T6.burgs")
def test_holding_every_burg_helps(match: Maker) -> None:
    m = match().clear().put("Verden", "AUS militia").put("Eresburg", "AUS militia")
    assert modifiers(m.s, EMPIRE, SAXONY, None) == 0
    m.put("Halberstadt", "AUS militia")
    found: list[Modifier] = []
    assert modifiers(m.s, EMPIRE, SAXONY, found) == 1
    assert items_of(found) == [(1, "T6.burgs")]
    assert modifiers(m.s, TRIBAL, SAXONY, None) == 0


@rule("T6.muslim", "T6.christian")
@pytest.mark.parametrize(
    ("seat", "present", "expected"),
    [
        (EMPIRE, MUSLIM, [(-1, "T6.muslim")]),
        (EMPIRE, PAGAN, []),
        (TRIBAL, CHRISTIAN, [(-1, "T6.christian")]),
        (TRIBAL, MUSLIM, []),
    ],
)
def test_rooted_faiths_resist(match: Maker, seat: int, present: int, expected: list[tuple[int, str]]) -> None:
    m = match().clear()
    m.s.faith[SAXONY] = present
    found: list[Modifier] = []
    modifiers(m.s, seat, SAXONY, found)
    assert items_of(found) == expected


@rule("16.2")
def test_religion_matters_for_vassalage_conversion_revolt_and_ragnarok(match: Maker) -> None:
    def effects(present: int) -> list[object]:
        m = match().clear().control("SAX", "empire")
        m.s.faith[SAXONY] = present
        return [
            vassalage_modifiers(m.s, EMPIRE, SAXONY, None),
            modifiers(m.s, EMPIRE, SAXONY, None),
            revolt_modifiers(m.s, SAXONY, []),
            all_pagan(m.s, [alike(SAXONY, KINDS.index("warriors"))[0]]),
        ]

    # All of a force must be pagan.
    m = match().clear().put("Verden", "SAX warriors").put("Verden", "LOM militia")
    assert not all_pagan(m.s, m.s.pieces(m.hex("Verden")))
    assert effects(CHRISTIAN) == [1, 0, 1, False]
    assert effects(MUSLIM) == [-1, -1, 0, False]
    assert effects(PAGAN) == [0, 0, 0, True]
