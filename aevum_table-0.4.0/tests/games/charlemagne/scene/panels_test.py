"""Panels and cards, and that nothing secret is in them."""

import csv
import re
from collections.abc import Callable
from importlib.resources import files

import msgspec
import pytest

from aevum.engine.view import View
from aevum.games.charlemagne.rules.markers import NAMES, PAPAL
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import PACKAGE, SIDES
from aevum.games.charlemagne.rules.victory.score import total
from aevum.games.charlemagne.scene import SCENE
from aevum.scene.panel import Panel
from aevum.words import Words
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.scene.conftest import moments

Match = Callable[..., ScriptedMatch]


def of(view: View, name: str, words: Words) -> Panel:
    found = SCENE.panel(view, name, words)
    assert found is not None
    return found


def everything(view: View, words: Words) -> str:
    shown: list[object] = [
        SCENE.position(view, words),
        *(of(view, head.name, words) for head in SCENE.panels(view, words)),
    ]
    shown += [SCENE.card(view, "region", name, words) for name in REGIONS]
    shown += [SCENE.card(view, "card", name, words) for name in NAMES]
    shown += [SCENE.card(view, "owner", name, words) for name in SIDES]
    for place, now in SCENE.position(view, words).places.items():
        shown.append(SCENE.card(view, "place", place, words))
        shown += [SCENE.card(view, "piece", piece.id, words) for piece in now.pieces]
    assert None not in shown
    return msgspec.json.encode(shown).decode()


def rules() -> set[str]:
    """Every address that the rule book opens."""
    found: set[str] = set()
    for name in ("clauses", "chapters"):
        text = files(PACKAGE).joinpath("data", f"{name}.csv").read_text(encoding="utf-8")
        found |= {row["id"] for row in csv.DictReader(text.splitlines())}
    return found


def test_whatever_happens_can_be_shown_with_rules_that_exist(words: Words) -> None:
    known = rules()
    for table in moments(4, 0.01, 700):
        text = everything(table.view("tribal"), words)
        assert "⟦" not in text
        assert set(re.findall(r'"rule":"([^"]+)"', text)) <= known


def test_the_chart_has_every_region_once(match: Match, words: Words) -> None:
    m = match().hush().begin(OperationsPhase())
    tables = [block.table for block in of(m.table.view("empire"), "regions", words).blocks]
    assert sum(len(grid.rows) for grid in tables if grid is not None) == len(REGIONS)


def test_points_are_itemised_and_their_level_marked(match: Match, words: Words) -> None:
    m = match().hush().begin(OperationsPhase())
    points, levels = of(m.table.view("tribal"), "scores", words).blocks
    values = [int(cell.text) for _, cell in points.facts]
    assert sum(values[:-1]) == values[-1] == total(m.s)
    assert levels.table is not None
    assert [row[2].text for row in levels.table.rows].count("now") == 1


def test_own_markers_are_cards_and_the_other_sees_their_number(match: Match, words: Words) -> None:
    m = match().hush().give("empire", "treachery", "vassalage", "vassalage").begin(OperationsPhase())
    own, sides = of(m.table.view("empire"), "hand", words).blocks
    assert own.table is not None
    assert [(row[0].text, row[0].card) for row in own.table.rows] == [
        ("Treachery", "card/treachery"),
        ("2 × Vassalage", "card/vassalage"),
    ]
    assert f"3 markers, {m.s.treasury[0]} treasury points" in sides.facts[0][1].text
    _, sides = of(m.table.view("tribal"), "hand", words).blocks
    assert sides.facts[0][1].text == "3 markers"


@pytest.mark.parametrize("seat", ["tribal", None])
def test_nothing_shown_depends_on_what_another_holds(match: Match, words: Words, seat: str | None) -> None:
    found: list[str] = []
    for markers in (("treachery", "vassalage"), ("missionary", "ragnarok")):
        m = match().hush().give("empire", *markers).begin(OperationsPhase())
        m.s.treasury[0] = len(found) * 7
        found.append(everything(m.table.view(seat), words))
    assert found[0] == found[1]


def test_the_crown_that_the_pope_has_and_danegeld_are_told(match: Match, words: Words) -> None:
    m = match().give("empire", "augustus")
    m.s.holder = [PAPAL if where == 0 else where for where in m.s.holder]
    m.put("Genoa", "LOM fleet")
    blocks = of(m.table.view("empire"), "hand", words).blocks
    assert blocks[-1].title == "With the pope, for the first who wins the Republic of St Peter as a vassal"
    assert blocks[1].facts[-1][1].text == "the Empire pays 1 in the next Tribal turn"
    m.put("Marseille", "PRO fleet")
    blocks = of(m.table.view("empire"), "hand", words).blocks
    assert len(blocks[1].facts) == 2


def test_the_chart_tells_what_regions_are_worth_and_who_has_a_crown(match: Match, words: Words) -> None:
    found: dict[str, tuple[str, str, str]] = {}
    for block in of(match().table.view("empire"), "regions", words).blocks:
        assert block.table is not None
        for row in block.table.rows:
            found[row[0].text] = (row[1].text, row[1].rule, row[1].note)
    assert found["Saxony"] == ("4", "19.2.e", "")
    assert found["Neustria"] == ("2", "19.2.a", "")
    assert found["Byzantium"][:2] == ("1", "19.2.h")
    assert found["Byzantium"][2] == (
        "has a crown of its own: hears only envoys of who holds half of its burgs"
    )
