"""XX.A.4 The order of battles is the attacker's, also where one province holds several of them."""

import pytest

from aevum.games.invasions.rules.clash.combats import Combats
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

GAUL = """
turn = 4
seats = ["frank", "burgundian", "third"]
acting = ["franks"]

[nations.franks]
seat = "frank"
status = "kingdom"
units = { Saliens = "4 infantry", Neustria = "3 infantry" }

[nations.burgundians]
seat = "burgundian"
status = "kingdom"
capital = "Rhodanus"
units = { Rhodanus = "infantry", Sequana = "2 infantry", Burgundia = "2 infantry" }

[nations.alamanni]
seat = "third"
status = "kingdom"
units = { Belgae = "2 infantry" }
"""


def two_enemies_in_sequana(on_map: OnMap, play_on: PlayOn, dice: list[int]) -> ScriptedMap:
    """Burgundians and Alamanni, no friends of each other, in Sequana; Burgundians in Burgundia."""
    m = on_map(GAUL, dice)
    for unit in units_at(m.world, m.place("Belgae")):
        shift(m.world, unit, m.place("Sequana"))
    settle(m.world, m.place("Belgae"))
    m = play_on(m.do("march:Saliens", "go:Sequana"))
    m = play_on(m.do("march:Neustria", "go:Burgundia"))
    return play_on(m.do("done")) if m.ask().key == "stacks" else m


@rule("XX.A.4")
@pytest.mark.parametrize("then", ["Burgundia", "Sequana"])
def test_between_two_battles_of_one_province_others_may_be_fought(
    on_map: OnMap, play_on: PlayOn, throws: Throws, then: str
) -> None:
    """F55: to beat one enemy in Sequana binds nobody to turn against the other there at once."""
    m = two_enemies_in_sequana(on_map, play_on, throws("w w - -", "- -", "w w w", "- -", "w w w -", "- -"))
    assert (m.asked(), m.offered()) == (("frank", "battles"), ["fight:Burgundia", "fight:Sequana"])
    m = play_on(m.do("fight:Sequana"), "face")
    m = play_on(m.do("face:alamanni"))
    while m.ask().key == "retreat":
        m = play_on(m.do(m.offered()[0]))
    assert (m.asked(), m.offered()) == (("frank", "battles"), ["fight:Burgundia", "fight:Sequana"])
    m = play_on(m.do(f"fight:{then}"))
    assert [e.args["place"] for e in m.events("clash")] == ["Sequana", then]
    assert m.events("clash")[1].args["other_people"] == "burgundians"


@rule("XX.A.4", "XX.A.1")
def test_none_of_them_is_left_out(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = two_enemies_in_sequana(on_map, play_on, throws("w w - -", "- -", "w w -", "- -", "w w - -", "- -"))
    m = play_on(m.do("fight:Sequana"), "face")
    m = play_on(m.do("face:burgundians"))
    while not m.table.over and m.ask().key in ("retreat", "battles"):
        m = play_on(m.do(m.offered()[0]))
    fought = [(e.args["place"], e.args["other_people"]) for e in m.events("clash")]
    assert sorted(fought) == [
        ("Burgundia", "burgundians"),
        ("Sequana", "alamanni"),
        ("Sequana", "burgundians"),
    ]
    assert m.owner("Sequana") == "franks"


ALLIES = """
turn = 5
seats = ["frank", "goth", "burgundian"]
acting = ["franks", "visigoths"]
allies = [["franks", "visigoths"]]

[nations.franks]
seat = "frank"
status = "kingdom"
age = {franks}
capital = "Treveria"
units = {{ Treveria = "infantry", Liger = "2 infantry", Saliens = "2 infantry" }}

[nations.visigoths]
seat = "goth"
status = "kingdom"
age = {visigoths}
capital = "Carpetania"
units = {{ Carpetania = "infantry", Vasconia = "2 infantry", Aquitania = "2 infantry" }}

[nations.burgundians]
seat = "burgundian"
status = "kingdom"
units = {{ Vienna = "infantry", Belgae = "infantry", Rhodanus = "infantry", Burgundia = "infantry" }}
"""


@rule("XX.A.4", "XXVI.B.3")
@pytest.mark.parametrize(("franks", "visigoths", "first"), [(4, 2, "frank"), (2, 4, "goth")])
def test_allies_of_two_players_fight_in_the_order_in_which_they_move(
    on_map: OnMap, franks: int, visigoths: int, first: str
) -> None:
    """F99: each orders his own battles, wherever they lie."""
    m = on_map(ALLIES.format(franks=franks, visigoths=visigoths))
    goes = {"Liger": "Vienna", "Saliens": "Belgae", "Vasconia": "Rhodanus", "Aquitania": "Burgundia"}
    for start, to in goes.items():
        for unit in units_at(m.world, m.place(start)):
            shift(m.world, unit, m.place(to))
        settle(m.world, m.place(to))
    m.begin(Combats())
    own = {"frank": ["fight:Vienna", "fight:Belgae"], "goth": ["fight:Rhodanus", "fight:Burgundia"]}
    assert (m.asked(), set(m.offered())) == ((first, "battles"), set(own[first]))
