"""The list of releases: reading it, adding to it, and what is said of one at fault."""

from pathlib import Path

import pytest

from aevum.engine import BadData
from tools.release.listed import Release, append, newest, releases

LINE = "toy,2,0.2.0,aa,bb\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game,version\n", "line 1: expected the columns game, version, program, goldens, tables"),
        ("", "line 1: expected the columns"),
        ("game,version,program,goldens,tables\ntoy,2,0.2.0,aa\n", "line 2: expected 5 fields, none of them"),
        (
            f"game,version,program,goldens,tables\n{LINE}toy,x,0.2.0,aa,bb\n",
            "line 3: version: expected a whole number, found 'x'",
        ),
        (
            f"game,version,program,goldens,tables\n{LINE}toy,2,0.3.0,cc,dd\n",
            "line 3: version 2 of toy is not newer than those before",
        ),
    ],
)
def test_a_list_at_fault_is_refused_with_the_line(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "releases.csv"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as refused:
        releases(file)
    assert str(refused.value).startswith(f"releases.csv, {sentence}")


def test_lines_are_added_behind_the_others(tmp_path: Path) -> None:
    file = tmp_path / "releases.csv"
    for version in ("2", "3"):
        append(Release("toy", version, "0.2.0", "aa", "bb"), file)
    append(Release("game", "2", "0.2.0", "aa", "bb"), file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines == [
        "game,version,program,goldens,tables", LINE.strip(), "toy,3,0.2.0,aa,bb", "game,2,0.2.0,aa,bb"
    ]  # fmt: skip
    found = releases(file)
    assert (newest("toy", found), newest("game", found), newest("chess", found)) == (3, 2, 0)
