"""The command `aevum data`, and packs."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from aevum.engine import BadData
from aevum.kit.pack_fixed import LAWS
from aevum.kit.pack_tables import read
from aevum.kit.packs import check, counted
from aevum.kit.tables import rows
from aevum.parts import PACK_VARIABLE
from aevum.words import Words, _bundle
from tests.seated import Run

DATA = Path(str(files("aevum.games.invasions"))) / "data"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "deeds.csv").write_text((DATA / "deeds.csv").read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def change(pack: Path, name: str, old: str, new: str) -> None:
    text = (DATA / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_table_is_listed_with_its_sources(run: Run) -> None:
    code, out, _ = run("data", "invasions", "--json")
    assert code == 0
    found = {item["file"]: item for item in json.loads(out)["files"]}
    assert set(found) == {path.name for path in DATA.iterdir() if path.suffix in (".csv", ".toml")}
    leaders = found["leaders.csv"]
    assert leaders["rows"] == sum(leaders["sources"].values()) == 152
    assert found["clauses.csv"]["sources"] == found["rules-changes.csv"]["sources"] == {}
    assert found["scenario-350.toml"]["sources"]["rulebook"] == 1


def test_the_table_of_tables(run: Run) -> None:
    code, out, _ = run("data", "invasions")
    assert code == 0
    (line,) = [line.split() for line in out.splitlines() if "timeline.csv" in line]
    timeline = next(item for item in counted("invasions") if item.file == "timeline.csv")
    assert [int(word) for word in line[1:]] == [timeline.rows, *timeline.sources.values()]


@pytest.mark.parametrize(
    ("game", "table"),
    [("invasions", "timeline.csv"), ("charlemagne", "hexes.csv"), ("medioevo", "places.csv")],
)
def test_our_own_tables_are_sound(run: Run, game: str, table: str) -> None:
    code, out, err = run("data", game, "--check")
    assert (code, err) == (0, "")
    assert table in out


@pytest.mark.parametrize("game", ["invasions", "charlemagne", "medioevo"])
def test_what_the_rules_ask_of_tables_is_about_tables_that_are_there(game: str) -> None:
    home = DATA.parents[1] / game
    for law in read(home / "fixed.csv"):
        columns = read(home / "data" / f"{law['table']}.csv")[0]
        assert law["law"] in LAWS
        assert set(law["key"].split()) <= set(columns), law
        assert bool(law["names"]) == (law["law"] == "holds")
        assert law["why"]


def test_a_sound_pack(run: Run, pack: Path) -> None:
    assert run("data", "invasions", "--check", str(pack)) == (0, "1 files are sound: deeds.csv.\n", "")


FAULTS = [
    (
        "deeds.csv",
        "huns,sack,,2,0",
        "hunns,sack,,2,0",
        "deeds.csv, line 2: nation: there is no nation 'hunns'",
    ),
    ("deeds.csv", "huns,sack,,2,0", "huns,sack,,one,0", "line 2: points: expected a number, found 'one'"),
    ("deeds.csv", "huns,sack,,2,0", "huns,sack,,,0", "deeds.csv, line 2: points: it is empty"),
    ("deeds.csv", "huns,sack,,2,0", "huns,song,,1,0", "line 2: deed should be one of sack, "),
    ("deeds.csv", "huns,sack,,2,0", "huns,sack,Troia,1,0", "line 2: name: there is no city 'Troia'"),
    (
        "deeds.csv",
        "huns,sack,,2,0",
        "huns,sack,1,0",
        "line 2: the number of fields is not that of the header",
    ),
    ("deeds.csv", ",points,", ",glory,", "deeds.csv, line 1: the column 'points' is missing"),
    ("deeds.csv", "reconstructed", "hearsay", "line 2: source: expected one that begins with rulebook"),
    (
        "objectives.csv",
        "area,Italia",
        "area,Utopia",
        "objectives.csv, line 2: name: there is no Area 'Utopia'",
    ),
    ("timeline.csv", "5 sea-raider, sea-archer", "5 legion, archer", "counters.csv has no legion of"),
    ("timeline.csv", "arrival,huns,Volga", "arrival,huns,Atlantis", "place: there is no province 'Atlantis'"),
    ("cards.csv", "Caledonia,", "Thule,", "raids_from: there is no province or Area 'Thule'"),
    (
        "counters.csv",
        "rome,legion,8",
        "rome,legion,1",
        "scenario-350.toml.nations.rome: 4 legion more than counters",
    ),
    ("scenario-350.toml", "gold = 20", "gold = -1", "scenario-350.toml.nations.rome.gold: expected a number"),
    (
        "leaders.csv",
        "attila,huns,king,0,4-5",
        "attila,huns,king,0,4-9",
        "turns of attila should be one or two",
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), FAULTS)
def test_a_fault_is_named_in_one_sentence(
    run: Run, tmp_path: Path, name: str, old: str, new: str, sentence: str
) -> None:
    change(tmp_path, name, old, new)
    code, out, err = run("data", "invasions", "--check", str(tmp_path))
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        (
            "setup.csv",
            "Cologne,militia",
            "Troia,militia",
            "setup.csv, line 4: burg: there is no burg 'Troia'",
        ),
        ("pool.csv", "AUS,militia", "GAL,militia", "pool.csv, line 3: region: there is no region 'GAL'"),
        ("pool.csv", "AUS,militia", "AUS,legion", "pool.csv, line 3: unit: there is no unit 'legion'"),
        (
            "victory.csv",
            "region,2",
            "region,two",
            "victory.csv, line 2: points: expected a number, found 'two'",
        ),
    ],
)
def test_a_game_of_other_things_has_its_names_checked_too(
    run: Run, tmp_path: Path, name: str, old: str, new: str, sentence: str
) -> None:
    text = (DATA.parents[1] / "charlemagne" / "data" / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    code, out, err = run("data", "charlemagne", "--check", str(tmp_path))
    assert (code, out) == (2, "")
    assert sentence in err


BROKEN = [
    ("deeds.csv", b"\xef\xbb\xbfnation,deed\n", "deeds.csv: it begins with a byte order mark"),
    ("deeds.csv", b"nation,deed\nrome,\xe9\n", "deeds.csv: it is no text in UTF-8"),
    ("duel-350.toml", b"last = = 1\n", "duel-350.toml: Invalid value (at line 1, column 8)"),
    ("en.ftl", b"unit-legion = Legion\nunit legion\n", "en.ftl, line 2: 'unit legion' is no message"),
]


@pytest.mark.parametrize(("name", "content", "sentence"), BROKEN)
def test_a_file_that_cannot_be_read(
    run: Run, tmp_path: Path, name: str, content: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(content)
    code, out, err = run("data", "invasions", "--check", str(tmp_path))
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_row_that_stands_there_twice(run: Run, tmp_path: Path) -> None:
    change(tmp_path, "leaders.csv", "\ngratianus,", "\niulianus,")
    assert (
        "leaders.csv, line 3: leader: 'iulianus' stands in line 2 already"
        in run("data", "invasions", "--check", str(tmp_path))[2]
    )


def test_words_of_a_pack_come_before_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text("unit-legion = Cohort\nunit-camel = Camel\n", encoding="utf-8")
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path))
    _bundle.cache_clear()
    try:
        words = Words("en", "invasions")
        assert [words.value("unit", name) for name in ("legion", "camel", "archer")] == [
            "Cohort",
            "Camel",
            "archer",
        ]
    finally:
        _bundle.cache_clear()


def test_what_is_no_pack(run: Run, tmp_path: Path) -> None:
    assert "there is no folder" in run("data", "invasions", "--check", str(tmp_path / "none"))[2]
    (tmp_path / "wonders.csv").write_text("wonder\nlighthouse\n", encoding="utf-8")
    with pytest.raises(BadData, match="invasions has no table of this name"):
        check("invasions", tmp_path)
    (tmp_path / "wonders.csv").unlink()
    (tmp_path / "deeds.csv").write_text("nation,deed,name,points,once,source,reason\n", encoding="utf-8")
    with pytest.raises(BadData, match="the table is empty"):
        check("invasions", tmp_path)


@pytest.mark.parametrize("name", ["rules-changes.csv", "clauses.csv"])
def test_a_pack_has_no_rules_of_its_own(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text((DATA / name).read_text(encoding="utf-8"), encoding="utf-8")
    code, out, err = run("data", "invasions", "--check", str(tmp_path))
    assert (code, out) == (2, "")
    assert err == f"aevum data: {name}: it tells of the rulebook, which no pack changes\n"


def test_a_pack_takes_the_place_of_our_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(tmp_path, "deeds.csv", "huns,sack,,2,0", "huns,sack,,7,0")
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path))
    assert rows("aevum.games.invasions", "deeds")[0]["points"] == "7"
    assert rows("aevum.games.invasions", "walls")[0]["city"] == "*"


def test_a_command_with_a_pack(tmp_path: Path) -> None:
    change(tmp_path, "units.csv", "legion,infantry elite heavy", "legion,infantry")
    words = [sys.executable, "-m", "aevum.cli"]
    fight = ["odds", "invasions", "rome: 2 legion vs franks: 2 infantry at plain", "--json"]
    environment = {name: value for name, value in os.environ.items() if name != PACK_VARIABLE}
    plain = subprocess.run([*words, *fight], env=environment, capture_output=True, text=True, check=True)
    packed = subprocess.run(
        [*words, "--pack", str(tmp_path), *fight], env=environment, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) != json.loads(packed.stdout)


def test_a_pack_that_is_not_there(run: Run) -> None:
    assert run("--pack", "/no/such", "data", "invasions") == (
        2,
        "",
        "aevum: --pack: there is no folder '/no/such'\n",
    )
