"""Which programs are there, and which of them has given rules."""

from pathlib import Path

import pytest

from aevum.engine import BadData
from aevum.versions.installed import Installed, find, installed, of_program, versions_folder
from tests.versions import fake
from tests.versions.matches import rules


def programs(found: list[Installed]) -> list[str]:
    return [item.program.program for item in found]


def test_none_without_a_folder(data: Path) -> None:
    assert installed() == []
    assert find("caravans", "1", "") is None
    assert not data.exists()


def test_the_newest_first(data: Path) -> None:
    for program in ("0.9.0", "0.10.0", "0.10.0rc1"):
        fake.environment(data, program)
    assert programs(installed()) == ["0.10.0", "0.10.0rc1", "0.9.0"]
    found = of_program("0.9.0")
    assert found is not None
    assert found.folder == versions_folder() / "0.9.0"
    assert found.python.exists()
    assert of_program("0.9") is None


def test_what_is_half_made_or_damaged_is_not_there(data: Path) -> None:
    fake.environment(data, "1.0")
    (versions_folder() / "1.0" / "manifest.json").unlink()
    fake.environment(data, "2.0")
    (versions_folder() / "2.0" / "manifest.json").write_text('{"program": ')
    fake.environment(data, "3.0")
    (versions_folder() / "3.0").rename(versions_folder() / ".half-3.0")
    assert installed() == []


def test_found_by_rules_and_tables(data: Path) -> None:
    fake.environment(data, "1.0", rules("1", "aa"))
    fake.environment(data, "1.1", rules("1", "bb"))
    fake.environment(data, "1.2", rules("1", "bb"))
    fake.environment(data, "2.0", rules("2", "bb"))
    found = [find("caravans", version, tables) for version, tables in (("1", "aa"), ("1", "bb"), ("2", "bb"))]
    assert programs([item for item in found if item is not None]) == ["1.0", "1.2", "2.0"]
    assert find("caravans", "2", "aa") is None
    assert find("chess", "1", "aa") is None


def test_what_a_pack_makes_of_the_tables_the_program_itself_says(data: Path, tmp_path: Path) -> None:
    home = fake.environment(data, "1.0", rules("1", "aa"))
    (home.parent / "versions" / "__main__.py").write_text(fake.with_pack("1", "bb"))
    assert find("caravans", "1", "bb") is None
    assert find("caravans", "1", "bb", str(tmp_path / "yours")) is None
    found = find("caravans", "1", "bb", str(tmp_path / "mine"))
    assert found is not None
    assert found.program.program == "1.0"


def test_one_that_lost_its_python(data: Path) -> None:
    fake.environment(data, "1.0", rules("1", "aa"))
    found = of_program("1.0")
    assert found is not None
    found.python.unlink()
    with pytest.raises(BadData, match=r"aevum 1\.0: it cannot be started \(No such file"):
        found.asked("mine")
