"""What a pack (docs/packs.md) may change, and tables that make no sense."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from aevum.engine import BadData
from aevum.games.charlemagne.rules import tables
from aevum.games.charlemagne.rules.conversion import table as conversion
from aevum.games.charlemagne.rules.tables import EMPIRE, PACKAGE
from aevum.games.charlemagne.rules.treasury import income
from aevum.kit.tables import data_text
from aevum.parts import PACK_VARIABLE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
pytestmark = pytest.mark.skipif(
    not str(tables.__file__).endswith(".py"), reason="the compiled package reads its tables once"
)


@pytest.mark.parametrize(
    ("module", "file", "old", "new", "told"),
    [
        ("events.table", "events.csv", "crisis,13,14", "crisis,13,13", "0 rows .* for the dice 14"),
        ("events.table", "events.csv", "crisis,13,14", "crisis,12,14", "2 rows .* for the dice 12"),
        ("counters", "leaders.csv", "charlemagne,", "karl,", "line 2: Charlemagne comes first"),
        ("counters", "leaders.csv", "Charlemagne,,", "Charlemagne,Karl,", "line 2: Charlemagne comes first"),
        ("counters", "leaders.csv", "Roland,Widukind", "Roland,", "line 3: Charlemagne comes first"),
        ("markers", "markers.csv", "leader,6,", "leader,5,", "6 rows beside Charlemagne, but .* 5 Leader"),
        ("land", "hexes.csv", "0130,sea", "013x,sea", "line 2: expected .* four digits, found '013x'"),
        ("land", "hexes.csv", "0131,sea", "01310,sea", "line 3: expected .* four digits, found '01310'"),
        ("land", "hexes.csv", ",Pamplona,", ",,", "no hex with a burg .* lies in NAV"),
        ("land", "burgs.csv", "Cologne,Cologne", "Deutz,Deutz", "burgs.csv, line 3: Deutz is in 0 hexes"),
        ("land", "hexsides.csv", "0340,0341", "0340,0345", "0340 and 0345 have no side in common"),
        ("land", "terrain.csv", "rough,4", "rugged,4", "there is no row 'rough'"),
        ("conversion.table", "conversion.csv", "\n2,-", "\n3,-", "line 3: expected the row of the die 2"),
        ("treasury.goods", "prices.csv", "\nburg,5", "\nfort,5", "there is no row 'burg'"),
        ("victory.levels", "levels.csv", "lombard-war,", "saxon-war,", "no level .* 'lombard-war'"),
        ("victory.levels", "scenarios.toml", "[771]", "[772]", "there is no scenario '771'"),
    ],
)
def test_tables_that_make_no_sense_are_refused_by_file_and_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, file: str, old: str, new: str, told: str
) -> None:
    text = data_text(PACKAGE, file)
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path))
    source = import_module(f"aevum.games.charlemagne.rules.{module}").__file__
    spec = spec_from_file_location("read_with_a_pack", str(source))
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(BadData, match=told):
        spec.loader.exec_module(module_from_spec(spec))


@rule("T7.1.burg", "T7.1.coinage", "T10.SM10")
def test_a_pack_may_make_burgs_coinage_and_missionaries_worth_more(
    match: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Paris", "NEU militia")
    for module, name in ((income, "BURG"), (income, "COINAGE"), (conversion, "MISSIONARY")):
        monkeypatch.setattr(module, name, 3)
    assert income.income(m.s, EMPIRE, 0, None) == 2 * 3
    assert income.income(m.s, EMPIRE, 2, None) == 2 * 3 + 2 * 3 * 2
    assert conversion.preached(4, 1, 0, None) == 4 * 3 - 1 * 3
