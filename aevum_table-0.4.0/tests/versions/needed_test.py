"""Who still needs an installed program."""

from pathlib import Path

from aevum.versions.installed import Installed
from aevum.versions.needed import tables
from aevum.versions.own import Program, Rules


def program(name: str, version: str, fingerprint: str) -> Program:
    return Program(name, 1, {"caravans": Rules(version, fingerprint)})


OWN = program("3.0", "3", "cc")
NEWER = Installed(Path("2.1"), program("2.1", "2", "bb"))
OLDER = Installed(Path("2.0"), program("2.0", "2", "bb"))
OLDEST = Installed(Path("1.0"), program("1.0", "1", "aa"))
SAME = Installed(Path("3.0"), program("3.0", "3", "cc"))
ALL = [SAME, NEWER, OLDER, OLDEST]


def counts(used: dict[tuple[str, str, str], int]) -> list[int]:
    return [tables(item, OWN, ALL, used) for item in ALL]


def test_the_newest_that_can_go_on_with_a_table_is_needed() -> None:
    assert counts({("caravans", "2", "bb"): 5, ("caravans", "1", "aa"): 2}) == [0, 5, 0, 2]


def test_nobody_needs_a_program_for_what_the_present_one_can() -> None:
    assert counts({("caravans", "3", "cc"): 4}) == [0, 0, 0, 0]


def test_a_table_with_a_pack_may_need_any_program_of_its_rules() -> None:
    assert counts({("caravans", "2", "ff"): 1}) == [0, 1, 1, 0]


def test_rules_that_no_program_has() -> None:
    assert counts({("caravans", "7", "ff"): 1, ("chess", "1", "aa"): 1}) == [0, 0, 0, 0]
