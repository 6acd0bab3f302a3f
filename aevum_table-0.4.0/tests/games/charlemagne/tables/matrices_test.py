"""The four tables that cross a die with a column, cell by cell as they are printed."""

from collections import Counter

import pytest

from aevum.kit.tables import rows
from aevum.testing import rule

PACKAGE = "aevum.games.charlemagne"

PILLAGE = """
die  1    2    3-4  5-6  7+
1    R    R    R    R    R
2    -    R    R    R    P+R
3    -    -    R    P+R  P+R
4    -    -    P    P+R  P+R
5    -    P    P    P    P+R
6    P    P    P    P    P
"""
CONVERSION = """
die  0  1  2  3  4  5
1    R  R  R  R  R  R
2    -  -  -  R  R  R
3    -  -  -  R  R  C+R
4    -  -  -  C  C  C
5    -  C  C  C  C  C
6    C  C  C  C  C  C
"""
VASSALAGE = """
die  0  1  2  3  4  5
1    R  R  R  R  R  R
2    R  R  -  -  -  -
3    -  -  -  -  C  C
4    -  -  C  C  C  V
5    -  C  C  V  V  V
6    C  V  V  V  V  V
"""
BATTLE = """
die  1/3-  1/2  1/1  1.5/1  2/1  3/1  4/1+
1    AZ    AZ   AZ   AA     BB   BB   BB
2    AZ    AZ   AA   BB     BB   DD   DD
3    AZ    AA   BB   BB     DD   DD   DD
4    AA    AA   DD   DD     DD   DD   DZ
5    AA    BB   DD   DD     DZ   DZ   DZ
6    BB    DD   DZ   DZ     DZ   DZ   DZ
"""


def assert_cells(name: str, printed: str) -> None:
    head, *lines = [line.split() for line in printed.strip().splitlines()]
    shipped = rows(PACKAGE, name)
    assert list(shipped[0])[: len(head)] == head
    assert [[row[column] for column in head] for row in shipped] == lines
    assert {row["source"].split()[0] for row in shipped} == {"rulebook"}


@rule("T4.table")
def test_the_pillage_table_is_as_printed() -> None:
    assert_cells("pillage", PILLAGE)


@rule("T6.table")
def test_the_conversion_table_is_as_printed() -> None:
    assert_cells("conversion", CONVERSION)


@rule("T8.table")
def test_the_vassalage_table_is_as_printed() -> None:
    assert_cells("vassalage", VASSALAGE)


@rule("T11.1.table")
def test_the_battle_table_is_as_printed() -> None:
    assert_cells("battle", BATTLE)


@pytest.mark.parametrize(
    ("name", "column", "sums"),
    [
        ("pillage", "1", "P1 P+R0 R1 -4"),
        ("pillage", "2", "P2 P+R0 R2 -2"),
        ("pillage", "3-4", "P3 P+R0 R3 -0"),
        ("pillage", "5-6", "P2 P+R2 R2 -0"),
        ("pillage", "7+", "P1 P+R4 R1 -0"),
        ("conversion", "0", "C1 C+R0 R1 -4"),
        ("conversion", "1", "C2 C+R0 R1 -3"),
        ("conversion", "2", "C2 C+R0 R1 -3"),
        ("conversion", "3", "C3 C+R0 R3 -0"),
        ("conversion", "4", "C3 C+R0 R3 -0"),
        ("conversion", "5", "C3 C+R1 R2 -0"),
        ("vassalage", "0", "V0 C1 R2 -3"),
        ("vassalage", "1", "V1 C1 R2 -2"),
        ("vassalage", "2", "V1 C2 R1 -2"),
        ("vassalage", "3", "V2 C1 R1 -2"),
        ("vassalage", "4", "V2 C2 R1 -1"),
        ("vassalage", "5", "V3 C1 R1 -1"),
        ("battle", "1/3-", "AZ3 AA2 BB1 DD0 DZ0"),
        ("battle", "1/2", "AZ2 AA2 BB1 DD1 DZ0"),
        ("battle", "1/1", "AZ1 AA1 BB1 DD2 DZ1"),
        ("battle", "1.5/1", "AZ0 AA1 BB2 DD2 DZ1"),
        ("battle", "2/1", "AZ0 AA0 BB2 DD2 DZ2"),
        ("battle", "3/1", "AZ0 AA0 BB1 DD3 DZ2"),
        ("battle", "4/1+", "AZ0 AA0 BB1 DD2 DZ3"),
    ],
)
def test_the_columns_add_up(name: str, column: str, sums: str) -> None:
    found = Counter(row[column] for row in rows(PACKAGE, name))
    assert {word[:-1]: int(word[-1]) for word in sums.split() if word[-1] != "0"} == found
