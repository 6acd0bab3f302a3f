"""The fingerprint of a game's tables: of the figures, not of how they are written or where they come from."""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from aevum.kit.tabled import TabledGame
from aevum.kit.tables import fingerprint, pack_name
from aevum.parts import PACK_VARIABLE

UNITS = """\
unit,strength,source,reason,note,price_source
legion,4,reconstructed,by guess,,public
archer,2,rulebook,,,
"""
SETUP = 'source = "rulebook"\n[rome]\ngold = 20\nsource = "public"\nreason = "a letter"\n'
WORDS = "id,kind,text\n1.1,flow,Go.\n"

Print = Callable[..., str]
_number = count()


@pytest.fixture
def print_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Print:
    """The fingerprint of a package with these tables: of one by itself, since a print is worked out once."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(units: str = UNITS, setup: str = SETUP, words: str = WORDS, pack: str | None = None) -> str:
        name = f"printed_{next(_number)}"
        data = tmp_path / name / "data"
        data.mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text("")
        (data / "units.csv").write_bytes(units.encode())
        (data / "setup.toml").write_bytes(setup.encode())
        (data / "clauses.csv").write_bytes(words.encode())
        (data / "readme.txt").write_text(words)
        monkeypatch.delenv(PACK_VARIABLE, raising=False)
        if pack is not None:
            own = tmp_path / f"{name}-pack"
            own.mkdir()
            (own / "units.csv").write_bytes(pack.encode())
            monkeypatch.setenv(PACK_VARIABLE, str(own))
        found = fingerprint(name)
        sys.modules.pop(name)
        return found

    return make


@pytest.mark.parametrize(
    "tables",
    [
        {"units": UNITS.replace("by guess", "by a better guess")},
        {"units": UNITS.replace("archer,2,rulebook,,,", "archer,2,public,,a word,rulebook")},
        {"units": UNITS.replace("\n", "\r\n"), "setup": SETUP.replace("\n", "\r\n")},
        {"units": UNITS + "\n\n"},
        {"units": UNITS.replace("legion,4", '"legion","4"')},
        {"setup": SETUP.replace("a letter", "two letters").replace("rulebook", "reconstructed")},
        {"setup": SETUP.replace("gold = 20", "# in coins\ngold   =   20")},
        {"words": WORDS.replace("Go.", "Go on.")},
    ],
)
def test_the_same_figures_have_the_same_print(print_of: Print, tables: dict[str, str]) -> None:
    assert print_of(**tables) == print_of()


@pytest.mark.parametrize(
    "tables",
    [
        {"units": UNITS.replace("legion,4", "legion,5")},
        {"units": UNITS.replace("unit,strength", "unit,weight")},
        {"units": UNITS.replace("\narcher,2,rulebook,,,", "")},
        {"units": "\n".join([UNITS.splitlines()[0], *UNITS.splitlines()[:0:-1]])},
        {"setup": SETUP.replace("gold = 20", "gold = 21")},
        {"setup": SETUP.replace("[rome]", "[franks]")},
        {"pack": UNITS.replace("archer,2", "archer,3")},
    ],
)
def test_another_figure_is_another_print(print_of: Print, tables: dict[str, str]) -> None:
    assert print_of(**tables) != print_of()


def test_a_pack_of_our_own_figures_has_our_print(print_of: Print) -> None:
    assert print_of(pack=UNITS.replace("by guess", "by the box")) == print_of()


def test_a_tabled_game_tells_the_print_of_its_package_and_the_name_of_its_pack(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Empire(TabledGame):
        name = "empire"
        package = "aevum.games.charlemagne"

    monkeypatch.delenv(PACK_VARIABLE, raising=False)
    game = Empire()
    assert game.fingerprint() == fingerprint("aevum.games.charlemagne")
    assert game.pack() == pack_name() == "base"
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path / "mine"))
    assert game.pack() == "mine"
