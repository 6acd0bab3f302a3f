"""F225 Enemies who stand together because their lord is gone."""

from collections.abc import Callable

from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.vassalage.parting import Parting, strangers
from aevum.games.invasions.rules.world.world import FREE, NOBODY
from aevum.testing import rule

TEXT = """
turn = 5
seats = ["roman", "goth", "hun"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard" }
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
horde = "Venetia"
foedus = ["Venetia"]
units = { Cisalpina = "2 infantry", Venetia = "infantry" }
[nations.alamanni]
seat = "hun"
tie = "federate"
lord = "rome"
horde = "Helvetia"
foedus = ["Helvetia"]
units = { Cisalpina = "infantry", Helvetia = "infantry" }
"""


@rule("XIV.K.12")
def test_former_federates_of_one_lord_part(on_map: Callable) -> None:
    m = on_map(TEXT, realm=True)
    w = m.world
    assert strangers(w) == []
    for people in ("visigoths", "alamanni"):
        bind(w, m.nation(people), FREE, NOBODY)
    pair = tuple(sorted((m.nation("visigoths"), m.nation("alamanni"))))
    assert strangers(w) == [pair]
    m.begin(Parting(*pair))
    while m.ask().key == "retreat":
        m.table.choose(m.table.seats[m.ask().seat], m.ask().options[0])
    assert strangers(w) == []
    assert m.at("Cisalpina") == ["visigoths.infantry"] * 2
