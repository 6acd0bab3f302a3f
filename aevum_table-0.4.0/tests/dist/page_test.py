"""Nothing is built for others without the page, and nothing is compiled that was not asked to be."""

import zipfile
from pathlib import Path

import pytest

from tests.dist import tiny

WHEEL = "aevum_table-9.9.9-py3-none-any.whl"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_a_build_without_the_page_fails_with_one_sentence(tmp_path: Path, what: str) -> None:
    done = tiny.build(tiny.make(tmp_path, page=False), what)
    assert done.returncode
    assert done.stderr.splitlines()[-1].startswith("aevum: src/aevum/server/page/index.html is not there: ")
    assert tiny.built(tmp_path) == []


def test_an_editable_install_needs_no_page(tmp_path: Path) -> None:
    assert tiny.build(tiny.make(tmp_path, page=False), "editable").returncode == 0


def test_a_wheel_without_the_page_can_be_asked_for(tmp_path: Path) -> None:
    done = tiny.build(tiny.make(tmp_path, page=False), "wheel", AEVUM_PAGE="0")
    assert (done.returncode, tiny.built(tmp_path)) == (0, [WHEEL])


def test_a_wheel_is_plain_and_holds_the_page_and_every_licence(tmp_path: Path) -> None:
    assert tiny.build(tiny.make(tmp_path, page=True), "wheel").returncode == 0
    assert tiny.built(tmp_path) == [WHEEL]
    names = set(zipfile.ZipFile(tmp_path / "out" / WHEEL).namelist())
    assert "aevum/server/page/index.html" in names
    told = {name.partition(".dist-info/licenses/")[2] for name in names} - {""}
    assert told == {path.relative_to(tiny.ROOT).as_posix() for path in tiny.licence_files()}


def test_what_compiling_needs_is_asked_for_only_then(tmp_path: Path) -> None:
    folder = tiny.make(tmp_path, page=True)
    assert tiny.needs(folder).splitlines()[-1] == "needs []"
    assert "mypy>=2" in tiny.needs(folder, AEVUM_COMPILED="1")
