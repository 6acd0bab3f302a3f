"""XX.L Where a beaten stack may go."""

from aevum.games.invasions.rules.retreat.ends import goers
from aevum.games.invasions.rules.retreat.ways import RETREAT, Retiring
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn

GAUL = """
turn = 4
seats = ["frank", "burgundian", "third"]
acting = ["franks"]
{top}
[nations.franks]
seat = "frank"
status = "kingdom"
units = {{ {franks} }}

[nations.burgundians]
seat = "burgundian"
status = "kingdom"
capital = "Rhodanus"
units = {{ Rhodanus = "infantry", {burgundians} }}
"""
THIRD = """
[nations.alamanni]
seat = "third"
status = "kingdom"
units = {{ {units} }}
{more}
"""
ATTACKER_WINS = ("w w - -", "- - -")
DEFENDER_WINS = ("- - - -", "w w -")
SALIENS = 'Saliens = "4 infantry"'
SEQUANA = 'Sequana = "3 infantry"'


def gaul(
    franks: str = SALIENS, burgundians: str = SEQUANA, third: str = "", top: str = "", more: str = ""
) -> str:
    text = GAUL.format(franks=franks, burgundians=burgundians, top=top)
    return text + THIRD.format(units=third, more=more) if third else text


def battle(m: ScriptedMap, play_on: PlayOn, *moves: str) -> ScriptedMap:
    """Franks go from Saliens to Sequana, and then nobody else moves."""
    m = play_on(m.do("march:Saliens", "go:Sequana", *moves))
    while m.ask().key == "stacks":
        m = play_on(m.do("done"))
    assert m.ask().key == "retreat"
    return m


def ends(m: ScriptedMap) -> set[str]:
    return {o.removeprefix("retreat:") for o in m.offered() if o.startswith("retreat:")}


@rule("XX.L.2", "XX.L.5")
def test_the_loser_goes_up_to_three_paces_to_a_province_of_his_choice(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = battle(on_map(gaul(), throws(*ATTACKER_WINS)), play_on)
    assert m.asked() == ("burgundian", "retreat")
    assert {"Burgundia", "Arvernia", "Aquitania"} <= ends(m)
    assert m.refusal("retreat:Vasconia").rule == "XX.L.2", "four paces away"
    assert m.refusal("retreat:Liger").key == "retreat-city"
    m.do("retreat:Venetum")
    assert m.at("Venetum") == ["burgundians.infantry"] * 3
    assert m.at("Sequana") == ["franks.infantry"] * 4
    assert m.owner("Venetum") == "burgundians"


@rule("XX.L.7")
def test_the_defender_never_goes_where_the_attacker_came_from(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = battle(on_map(gaul(), throws(*ATTACKER_WINS)), play_on)
    assert "Saliens" not in ends(m)
    assert (m.refusal("retreat:Saliens").rule, "Flandria" in ends(m)) == ("XX.L.7", True)


@rule("XX.L.7")
def test_nor_through_it(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    """From Sequana three paces lead to Armoricum through Neustria alone."""
    m = on_map(gaul('Neustria = "4 infantry"'), throws("w w -", "- - -"))
    m = play_on(m.do("march:Neustria", "go:Sequana"))
    assert m.ask().key == "retreat"
    assert "Venetum" in ends(m), "by way of Belgae and Lugdunum"
    assert m.refusal("retreat:Armoricum").rule == "XX.L.2"


@rule("XX.L.6")
def test_the_attacker_begins_where_he_came_from(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = battle(on_map(gaul(), throws(*DEFENDER_WINS)), play_on)
    assert m.asked() == ("frank", "retreat")
    assert {"Saliens", "Belgae", "Flandria", "Austrasia"} <= ends(m)
    assert "Lotharingia" not in ends(m)
    assert m.refusal("retreat:Lotharingia").rule == "XX.L.6"
    m.do("retreat:Belgae")
    assert m.at("Belgae") == ["franks.infantry"] * 4


@rule("XX.L.6")
def test_any_of_the_provinces_that_the_attackers_came_from_will_do(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    """F53: they came from Saliens and from Burgundia, and each may go back by either."""
    franks = 'Saliens = "2 infantry", Burgundia = "2 cavalry"'
    m = on_map(gaul(franks, 'Sequana = "3 cavalry"'), throws("- - - -", "w w -"))
    m = play_on(m.do("march:Saliens", "go:Sequana"))
    m = play_on(m.do("march:Burgundia", "go:Sequana"))
    assert m.ask().args["units"] == 4
    assert {"Saliens", "Burgundia", "Lotharingia"} <= ends(m)
    m.do("split:infantry:franks:whole", "retreat:Lotharingia")
    assert m.at("Lotharingia") == [*["franks.cavalry"] * 2, "franks.infantry"]
    m.do("retreat:Saliens")
    assert m.at("Saliens") == ["franks.infantry"]


@rule("XX.L.5", "XX.L.2")
def test_where_neutrals_stand_one_may_pass_but_not_end(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    tie = 'tie = "vassal"\nlord = "burgundians"'
    units = ", ".join(
        f'{p} = "infantry"' for p in ("Austrasia", "Belgae", "Burgundia", "Lotharingia", "Neustria")
    )
    m = battle(on_map(gaul(third=units, more=tie), throws(*ATTACKER_WINS)), play_on)
    assert not {"Austrasia", "Belgae", "Burgundia"} & ends(m)
    assert "Venetum" in ends(m), "behind Neustria"
    assert m.refusal("retreat:Belgae").key == "retreat-neutral"


@rule("XX.L.5")
def test_an_empty_rural_province_of_a_neutral_takes_the_beaten_in(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    """Empty and rural is enough, whoever holds it; a city of his does not open its gates."""
    tie = 'tie = "vassal"\nlord = "burgundians"\nareas = ["Gallia Septentrionalis"]'
    m = battle(on_map(gaul(third='Austrasia = "infantry"', more=tie), throws(*ATTACKER_WINS)), play_on)
    assert (m.owner("Belgae"), m.owner("Treveria")) == ("alamanni", "alamanni")
    assert "Belgae" in ends(m)
    assert m.refusal("retreat:Treveria").key == "retreat-city"
    assert m.refusal("retreat:Austrasia").key == "retreat-neutral"
    m.do("retreat:Belgae")
    assert m.at("Belgae") == ["burgundians.infantry"] * 3
    assert m.owner("Belgae") == "burgundians"


@rule("XX.L.5", "XX.L.12")
def test_enemy_land_is_shut(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    units = ", ".join(
        f'{p} = "infantry"'
        for p in ("Austrasia", "Belgae", "Burgundia", "Lotharingia", "Neustria", "Treveria")
    )
    m = on_map(gaul(third=units), throws(*ATTACKER_WINS))
    play_on(m.do("march:Saliens", "go:Sequana"))
    assert m.at("Sequana") == ["franks.infantry"] * 4
    assert [e.rule for e in m.events("cut-off")] == ["XX.L.12"] * 3
    assert m.world.place[6:9] == [-1, -1, -1]


@rule("XVII.A.10", "XX.L.5")
def test_stacking_holds_where_the_retreat_ends(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    burgundians = 'Sequana = "2 infantry, cavalry", Burgundia = "3 infantry", Neustria = "4 infantry"'
    m = battle(on_map(gaul(burgundians=burgundians), throws("w w - -", "- - / -")), play_on)
    assert m.refusal("retreat:Neustria").rule == "XVII.A.10"
    m.do("retreat:Burgundia")
    assert (m.ask().key, m.ask().args["units"]) == ("who-retreats", 1)
    m.do("goes:cavalry:burgundians:whole")
    assert m.at("Burgundia").count("burgundians.cavalry") == 1
    assert len(m.at("Burgundia")) == 4
    assert m.ask().args["units"] == 2, "the others go elsewhere"


@rule("XX.L.4")
def test_the_stack_may_split(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = battle(
        on_map(gaul(burgundians='Sequana = "2 infantry, cavalry"'), throws("w w - -", "- - / -")), play_on
    )
    m.do("split:cavalry:burgundians:whole", "retreat:Burgundia")
    assert m.at("Burgundia") == ["burgundians.infantry"] * 2
    m.do("retreat:Lotharingia")
    assert m.at("Lotharingia") == ["burgundians.cavalry"]


HUNS = """
turn = 4
seats = ["hun", "gepid"]
acting = ["huns"]
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Hunnia = "2 cavalry", Sequana = "gepids.infantry" }
[nations.gepids]
seat = "gepid"
tie = "vassal"
lord = "huns"
units = { Bavaria = "infantry", Belgae = "infantry" }
"""


def retreats(m: ScriptedMap, nation: str, start: str) -> set[str]:
    w, place = m.world, m.place(start)
    group = Retiring(m.nation(nation), units_at(w, place), [], place, RETREAT, [], [])
    return {w.land.names[p] for p in goers(w, group)}


@rule("XX.L.5", "XVIII.A.7")
def test_a_nomads_vassal_keeps_near_the_horde_in_a_retreat_too(on_map: OnMap) -> None:
    """F59; but lent units serve the nomads, and who is far away already may go anywhere (F95)."""
    m = on_map(HUNS)
    assert "Rhaetia" in retreats(m, "gepids", "Bavaria")
    assert "Lotharingia" not in retreats(m, "gepids", "Bavaria")
    assert "Lotharingia" in retreats(m, "huns", "Sequana")
    assert "Lotharingia" in retreats(m, "gepids", "Belgae")
