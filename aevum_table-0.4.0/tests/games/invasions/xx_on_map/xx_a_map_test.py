"""XX.A Which battles there are on the map, and who fights in them."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.fight import DEFENDER
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

GAUL = """
turn = 4
seats = ["frank", "burgundian", "third"]
acting = ["franks"]

[nations.franks]
seat = "frank"
status = "kingdom"
units = {{ {franks} }}

[nations.burgundians]
seat = "{seat}"
status = "kingdom"
role = "{role}"
capital = "Rhodanus"
units = {{ Rhodanus = "infantry", {burgundians} }}
"""
SEQUANA = 'Sequana = "3 infantry"'


def gaul(franks: str, burgundians: str = SEQUANA, seat: str = "burgundian", role: str = "active") -> str:
    return GAUL.format(franks=franks, burgundians=burgundians, seat=seat, role=role)


def third(units: str) -> str:
    return '\n[nations.alamanni]\nseat = "third"\nstatus = "kingdom"\nunits = { ' + units + " }\n"


@rule("XX.A.1", "XX.A.3")
def test_after_movement_the_active_nation_attacks_the_other(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    text = gaul('Saliens = "4 infantry", Belgae = "infantry"')
    m = play_on(on_map(text, throws("w w - -", "w - -")).do("march:Saliens", "go:Sequana"))
    assert m.asked() == ("frank", "stacks")
    assert m.events("battle-won") == [], "not before the movement is over"
    play_on(m.do("done"))
    (won,) = m.events("battle-won")
    assert (won.args["side"], won.args["people"]) == ("attacker", "franks")
    assert (won.args["attacker"], won.args["defender"]) == (1, 2)


@rule("XX.A.1")
def test_even_nations_of_one_player_fight(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = gaul('Saliens = "4 infantry"', seat="frank")
    m = play_on(on_map(text, throws("w w - -", "w - -")).do("march:Saliens", "go:Sequana"))
    assert len(m.events("battle-won")) == 1


@rule("XX.A.4", "IV.0.11")
def test_the_attacker_chooses_the_order(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = gaul('Saliens = "3 infantry", Neustria = "3 infantry"', SEQUANA + ', Burgundia = "2 infantry"')
    m = on_map(text, throws("w w -", "- -", "w w -", "- - -"))
    m = play_on(m.do("march:Saliens", "go:Sequana"))
    m = play_on(m.do("march:Neustria", "go:Burgundia"))
    assert m.asked() == ("frank", "battles")
    assert m.offered() == ["fight:Burgundia", "fight:Sequana"]
    play_on(m.do("fight:Burgundia"), "retreat")
    assert [e.args["defender"] for e in m.events("battle-won")] == [2], "the two in Burgundia"


@rule("XX.A.2")
def test_an_interception_brings_a_battle_into_the_movement(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    text = gaul(
        'Saliens = "4 infantry", Belgae = "infantry"', 'Burgundia = "3 infantry", Sequana = "infantry"'
    )
    m = on_map(text, [10, *throws("w w w w", "- - - -")]).do("march:Saliens", "go:Sequana")
    m.do("intercept:Burgundia", "ready")
    play_on(m, "retreat").do("retreat:Burgundia")
    assert [e.args["side"] for e in m.events("battle-won")] == ["attacker"]
    assert m.asked() == ("frank", "march"), "the stack goes on"


@rule("XXXIV.0.2")
def test_allies_attack_as_one_nation(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = 'allies = [["franks", "alamanni"]]\n' + gaul('Saliens = "2 infantry"')
    text = text.replace('acting = ["franks"]', 'acting = ["franks", "alamanni"]')
    m = on_map(text + third('Lotharingia = "2 archer"'), throws("w", "w w w -", "- -"))
    m = play_on(m.do("march:Lotharingia", "go:Sequana"))
    play_on(m.do("march:Saliens", "go:Sequana"))
    (won,) = m.events("battle-won")
    assert (won.args["people"], won.args["defender"]) == ("franks", 3)
    play_on(m.do("retreat:Burgundia"))
    assert m.at("Sequana") == ["alamanni.archer"] * 2 + ["franks.infantry"] * 2


@rule("XXXIV.0.2")
def test_allies_defend_as_one_nation(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = 'allies = [["burgundians", "alamanni"]]\n' + gaul(
        'Saliens = "4 infantry"', 'Sequana = "2 infantry"'
    )
    m = on_map(text + third('Sequana = "2 infantry"'), throws("w - - -", "w w - -"))
    m = play_on(m.do("march:Saliens", "go:Sequana"), "losses")
    assert len(m.table.state.fight.sides[DEFENDER].units) == 4
    play_on(m)
    assert len(m.events("battle-won")) == 1


@rule("XXXIV.0.2", "XX.A.4")
@pytest.mark.parametrize(("first", "sizes"), [("burgundians", [3, 2]), ("alamanni", [2, 3])])
def test_enemies_of_each_other_meet_the_attacker_one_by_one_as_he_likes(
    on_map: OnMap, play_on: PlayOn, throws: Throws, first: str, sizes: list[int]
) -> None:
    """F55"""
    text = gaul('Saliens = "4 infantry"') + third('Belgae = "2 infantry"')
    m = on_map(text, throws("w w w -", " ".join("-" * sizes[0]), "w w w -", " ".join("-" * sizes[1])))
    for unit in units_at(m.world, m.place("Belgae")):
        shift(m.world, unit, m.place("Sequana"))
    settle(m.world, m.place("Belgae"))
    m = play_on(m.do("march:Saliens", "go:Sequana"), "face")
    assert (m.asked(), m.ask().rule) == (("frank", "face"), "XX.A.4")
    assert m.offered() == ["face:alamanni", "face:burgundians"]
    m = play_on(m.do(f"face:{first}"))
    while not m.table.over and m.ask().key == "retreat":
        m = play_on(m.do(m.offered()[0]))
    assert [e.args["people"] for e in m.events("clash")] == ["franks"] * 2
    assert m.events("clash")[0].args["other_people"] == first
    assert [e.args["defender"] for e in m.events("battle-won")] == sizes


@rule("VI.B.5")
def test_an_inactive_nation_defends(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = gaul('Saliens = "4 infantry"', 'Sequana = "2 infantry, cavalry"', role="inactive")
    m = on_map(text, throws("w w - -", "- - -"))
    m = play_on(m.do("march:Saliens", "go:Sequana"), "losses")
    assert m.asked() == ("burgundian", "losses")
    play_on(m, "retreat")
    assert m.asked() == ("burgundian", "retreat")
