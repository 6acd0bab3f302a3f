"""`aevum versions`"""

import json
from pathlib import Path

import pytest

from aevum import __version__
from aevum.cli.versions_list import report, show
from aevum.versions import adding
from aevum.versions.installed import installed
from aevum.versions.own import own_program
from tests.narrow import of_kind
from tests.seated import Run
from tests.versions import fake


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def test_the_list(run: Run, data: Path) -> None:
    fake.environment(data, "0.1.0", {"caravans": {"version": "0", "fingerprint": "0123456789ab"}})
    code, out, err = run("versions")
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if "caravans" in line]
    assert rows == [
        [__version__, "(this", "one)", "caravans", "1", "0"],
        ["0.1.0", "caravans", "0", "01234567", "0", "free", "to", "remove"],
    ]


def test_the_list_where_nothing_is_installed(run: Run, data: Path) -> None:
    code, out, _ = run("versions")
    assert code == 0
    assert out.endswith("No other version is installed; 'aevum versions add WHEEL' adds one.\n")
    assert not data.exists()


def test_the_list_as_json(run: Run, data: Path) -> None:
    fake.environment(data)
    _, out, _ = run("versions", "--json")
    told = json.loads(out)
    assert (told["program"], told["protocol"]) == (__version__, 1)
    assert told["games"] == {"caravans": {"version": "1", "fingerprint": ""}}
    (other,) = told["installed"]
    assert other == {
        "program": "9.9.9",
        "protocol": 1,
        "games": fake.CARAVANS,
        "folder": str(data / "aevum" / "versions" / "9.9.9"),
        "wheel": "00",
        "tables": 0,
    }


@pytest.mark.usefixtures("caravans")
@pytest.mark.parametrize(("count", "free"), [(0, True), (3, False)])
def test_how_many_tables_need_it(
    data: Path, capsys: pytest.CaptureFixture[str], count: int, free: bool
) -> None:
    fake.environment(data)
    used = {("caravans", "0", ""): count, ("caravans", "1", ""): 7}
    show(own_program(), installed(), used)
    rows = [line for line in capsys.readouterr().out.splitlines() if "caravans" in line]
    assert rows[0].split()[-1] == "7"
    assert rows[1].split() == [
        "9.9.9",
        "caravans",
        "0",
        str(count),
        *(["free", "to", "remove"] if free else []),
    ]
    (other,) = of_kind(list, report(own_program(), installed(), used)["installed"])
    assert other["tables"] == count


def added(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    """`add` itself is tested elsewhere, and takes seconds."""

    def quick(path: Path) -> object:
        fake.environment(data)
        return installed()[0]

    monkeypatch.setattr(adding, "add", quick)


def test_add(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    added(monkeypatch, data)
    sentence = "aevum 9.9.9 is installed beside this one, with the rules of caravans 0.\n"
    assert run("versions", "add", "x.whl") == (0, sentence, "")


@pytest.mark.parametrize("words", [("--json", "add", "x.whl"), ("add", "x.whl", "--json")])
def test_add_as_json(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    added(monkeypatch, data)
    told = json.loads(run("versions", *words)[1])
    assert (told["program"], told["games"]) == ("9.9.9", fake.CARAVANS)


def test_remove(run: Run, data: Path) -> None:
    fake.environment(data)
    assert run("versions", "remove", "9.9.9") == (0, "aevum 9.9.9 is removed.\n", "")
    assert installed() == []
    fake.environment(data)
    assert json.loads(run("versions", "remove", "9.9.9", "--json")[1]) == {"removed": "9.9.9"}


def test_remove_what_a_table_needs(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake.environment(data)
    monkeypatch.setattr("aevum.cli.versions._used", lambda database: {("caravans", "0", ""): 1})
    sentence = "aevum versions: 1 running table needs aevum 9.9.9; --anyway removes it all the same\n"
    assert run("versions", "remove", "9.9.9") == (2, "", sentence)
    assert installed()
    assert run("versions", "remove", "9.9.9", "--anyway")[0] == 0
    assert not installed()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["add", "none.whl"], "aevum versions: none.whl: there is no such file\n"),
        (
            ["remove", "1.0"],
            "aevum versions: aevum 1.0 is not installed beside this one; installed: none\n",
        ),
        (["add"], "aevum versions add: the following arguments are required: WHEEL; see"),
        (["drop"], "aevum versions: argument ACTION: invalid choice: 'drop'"),
    ],
)
def test_what_cannot_be_done(run: Run, data: Path, words: list[str], sentence: str) -> None:
    code, out, err = run("versions", *words)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert not data.exists()
