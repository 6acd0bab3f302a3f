"""XV.B.2, XXVI.B.6 Allies who hold a province together both control it, and recruit there."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.purchases.step import Purchases
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]

ALLIES = """
turn = 5
seats = ["frank", "roman"]
allies = [["franks", "{ally}"]]
[nations.franks]
seat = "frank"
status = "kingdom"
gold = 20
capital = "Treveria"
units = {{ Treveria = "infantry", {franks} }}
reserve = "2 infantry, 2 cavalry"
[nations.{ally}]
seat = "roman"
status = "{status}"
gold = 20
capital = "Carpetania"
units = {{ Carpetania = "infantry", {others} }}
reserve = "2 infantry, 2 cavalry"
"""


def recruiting(
    on_map: Maker,
    franks: str,
    others: str,
    who: str = "franks",
    ally: str = "visigoths",
    status: str = "kingdom",
) -> list[str]:
    """Where who has bought infantry may put it."""
    m = on_map(ALLIES.format(ally=ally, status=status, franks=franks, others=others), realm=True)
    m.begin(Purchases(m.nation(who)))
    m.do(next(wish for wish in m.offered() if wish.startswith("buy:infantry")))
    return m.offered()


@rule("XV.B.2", "XXVI.B.6")
@pytest.mark.parametrize("who", ["franks", "visigoths"])
@pytest.mark.parametrize(
    ("franks", "goths"), [("infantry", "infantry"), ("2 infantry", "infantry"), ("infantry", "2 infantry")]
)
def test_each_ally_recruits_where_both_stand(on_map: Maker, who: str, franks: str, goths: str) -> None:
    """Whichever of them the province is kept for: they stand in Garumnum, of which no Area is held."""
    assert "station:Garumnum" in recruiting(on_map, f'Garumnum = "{franks}"', f'Garumnum = "{goths}"', who)


@rule("XV.B.2", "XXVI.B.6")
def test_nobody_recruits_where_his_ally_stands_alone(on_map: Maker) -> None:
    there = recruiting(on_map, 'Liger = "infantry"', 'Garumnum = "infantry"')
    assert "station:Liger" in there
    assert "station:Garumnum" not in there


@rule("XV.B.2", "XXVI.B.6")
def test_nor_where_they_are_too_many_together(on_map: Maker) -> None:
    there = recruiting(on_map, 'Garumnum = "infantry"', 'Garumnum = "3 infantry"')
    assert "station:Garumnum" not in there


@rule("XV.B.2", "XV.B.8")
def test_the_halves_of_rome_recruit_apart(on_map: Maker) -> None:
    m = on_map(
        """
turn = 2
seats = ["roman"]
allies = [["rome", "byzantium"]]
[nations.rome]
seat = "roman"
gold = 20
capital = "Latium"
units = { Latium = "legion", Sardinia = "2 legion" }
[nations.byzantium]
seat = "roman"
gold = 20
capital = "Thracia"
units = { Thracia = "legion", Sardinia = "legion", Lydia = "legion" }
reserve = "infantry"
""",
        realm=True,
    )
    m.world.owner[m.place("Sardinia")] = m.nation("rome")
    m.begin(Purchases(m.nation("byzantium")))
    m.do(next(wish for wish in m.offered() if wish.startswith("buy:infantry")))
    assert m.owner("Sardinia") == "rome"
    assert {"station:Thracia", "station:Lydia"} <= set(m.offered())
    assert "station:Sardinia" not in m.offered()
