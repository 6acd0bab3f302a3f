"""XXIX.A-XXIX.D A nation submits."""

from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, stance
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.loan import Loan
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import CLIENT, VASSAL
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

STEPPE = """
turn = 4
seats = ["hun", "goth", "roman"]
acting = ["huns"]

[nations.huns]
seat = "hun"
horde = "Hunnia"
gold = 1
units = { Hunnia = "2 horse-archer", Dacia = "2 horse-archer" }

[nations.gepids]
seat = "goth"
horde = "Gothia"
gold = 7
units = { Gothia = "infantry", Polonia = "2 infantry, noble-cavalry" }

[nations.herules]
seat = "goth"
lord = "gepids"
tie = "vassal"
horde = "Scythica"
units = { Scythica = "infantry" }

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "2 legion" }
"""
HUNS, GEPIDS, HERULES, ROME = (NATIONS.index(name) for name in ("huns", "gepids", "herules", "rome"))


def march_on(m: ScriptedMap) -> ScriptedMap:
    """The Huns declare war, and their stack comes to stand with the Gepid horde."""
    m.do("defy:gepids", "peace")
    while m.ask().key == "defiance":
        m.do("peace")
    m.to_stacks().do("march:Dacia", "go:Gothia")
    while m.ask().key not in ("march", "stacks"):
        m.do(m.offered()[-1])
    return m


def submitted(on_map: OnMap, text: str = STEPPE, loser: int = GEPIDS, lord: int = HUNS) -> ScriptedMap:
    m = on_map(text)
    return m.begin(Submission(loser, lord, m.world.horde[loser], []))


@rule("XXIX.A.1", "XXIX.F.1")
def test_the_loser_becomes_a_vassal(on_map: OnMap) -> None:
    m = submitted(on_map)
    assert (m.world.tie[GEPIDS], m.world.lord[GEPIDS]) == (VASSAL, HUNS)
    assert m.world.tied_since[GEPIDS] == 4
    assert m.events("becomes-vassal")[0].rule == "XXIX.A.1"


@rule("XXIX.A.1")
def test_an_empire_never_submits(on_map: OnMap) -> None:
    m = on_map(STEPPE)
    m.begin(Submission(ROME, HUNS, m.place("Latium"), []))
    assert m.world.lord[ROME] == -1
    assert m.events("cannot-subjugate")[0].rule == "XXIX.A.1"


@rule("XXIX.A.4")
def test_a_vassal_that_is_beaten_again_changes_its_suzerain(on_map: OnMap) -> None:
    text = STEPPE.replace('horde = "Gothia"', 'horde = "Gothia"\nlord = "rome"\ntie = "vassal"')
    text = text.replace('Latium = "2 legion"', 'Latium = "2 legion, gepids.archer"')
    m = submitted(on_map, text)
    assert m.world.lord[GEPIDS] == HUNS
    assert m.events("becomes-vassal")[0].rule == "XXIX.A.4"
    assert m.at("Latium") == ["rome.legion", "rome.legion"]
    assert "gepids.archer" in m.at("Gothia")


@rule("XXIX.F.5")
def test_a_vassal_cannot_subjugate(on_map: OnMap) -> None:
    text = STEPPE.replace('horde = "Hunnia"', 'horde = "Hunnia"\nlord = "rome"\ntie = "vassal"')
    m = submitted(on_map, text)
    assert m.world.lord[GEPIDS] == -1
    assert m.events("cannot-subjugate")[0].rule == "XXIX.F.5"
    assert m.asked() == ("goth", "retreat")


@rule("XXIX.F.5", "XX.L.5")
def test_who_does_not_submit_retreats_with_horde_and_leader(on_map: OnMap) -> None:
    text = STEPPE.replace('horde = "Hunnia"', 'horde = "Hunnia"\nlord = "rome"\ntie = "vassal"')
    text = text.replace('horde = "Gothia"', 'horde = "Gothia"\nleaders = { Gothia = "rex-of-the-gepids" }')
    m = submitted(on_map, text)
    while m.asked() == ("goth", "retreat"):
        m.do(m.offered()[0])
    there = m.leader("rex-of-the-gepids")
    assert there not in ("", "Gothia")
    assert m.world.horde[GEPIDS] == m.place(there)
    assert not [unit for unit in m.at("Gothia") if unit.startswith("gepids.")]


@rule("XXIX.B.3", "XXIX.E.1", "III.A.5")
def test_half_of_the_treasury_goes_to_the_suzerain(on_map: OnMap) -> None:
    m = submitted(on_map)
    assert (m.world.gold[GEPIDS], m.world.gold[HUNS]) == (4, 4)
    assert m.events("takes-treasure")[0].args["gold"] == 3


@rule("XXIX.B.5")
def test_nomads_take_a_marker_from_the_losers_hand(on_map: OnMap) -> None:
    m = on_map(STEPPE)
    m.table.state.kept = [0, 2, 0]
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert m.table.state.kept == [1, 1, 0]
    assert m.events("takes-marker")[0].args == {"people": "huns", "seat": 1}


@rule("XXIX.B.5")
def test_others_take_none(on_map: OnMap) -> None:
    m = on_map(STEPPE)
    m.table.state.kept = [0, 2, 0]
    m.begin(Submission(GEPIDS, ROME, m.place("Gothia"), []))
    assert m.table.state.kept == [0, 2, 0]


@rule("XXIX.B.8")
def test_the_suzerain_leaves_the_hordes_province(on_map: OnMap) -> None:
    m = on_map(STEPPE.replace('Dacia = "2 horse-archer"', 'Dacia = "horse-archer"'))
    march_on(m)
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert m.asked() == ("hun", "retreat")
    m.do("retreat:Dacia")
    assert m.at("Gothia") == ["gepids.infantry"]


def stand_in(m: ScriptedMap, unit_at: str, place: str) -> None:
    """A unit comes to stand somewhere, with nothing fought yet."""
    w = m.world
    shift(w, next(i for i in range(1, len(w.code)) if w.place[i] == m.place(unit_at)), m.place(place))


@rule("XXIX.B.8")
def test_and_every_other_province_with_a_battle_against_the_vassal(on_map: OnMap) -> None:
    m = on_map(STEPPE).do("defy:gepids").to_stacks()
    stand_in(m, "Dacia", "Polonia")
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert (m.asked(), m.ask().args["place"]) == (("hun", "retreat"), "Polonia")
    m.do("retreat:Dacia")
    assert m.ask().key == "loan"


@rule("XII.D.6", "XXIX.F.1")
def test_a_war_of_this_turn_ends_with_the_submission(on_map: OnMap) -> None:
    m = on_map(STEPPE).do("defy:gepids").to_stacks()
    assert stance(m.world, HUNS, GEPIDS, m.place("Gothia")) == HOSTILE
    m.begin(Submission(GEPIDS, HUNS, m.place("Gothia"), []))
    assert stance(m.world, HUNS, GEPIDS, m.place("Gothia")) == NEUTRAL


@rule("XXVI.B.7", "XXVI.B.5")
def test_the_vassal_and_its_former_ally_part(on_map: OnMap) -> None:
    allied = STEPPE.replace('acting = ["huns"]', 'acting = ["huns"]\nallies = [["gepids", "rome"]]')
    m = submitted(on_map, allied.replace('Latium = "2 legion"', 'Latium = "2 legion", Polonia = "legion"'))
    assert m.events("must-part")[0].args == {"people": "rome", "place": "Polonia"}
    assert m.asked() == ("roman", "retreat")


@rule("XXIX.D.1", "XXIX.D.3")
def test_the_vassal_lends_a_unit_of_its_choice_to_the_capital(on_map: OnMap) -> None:
    m = submitted(on_map, lord=ROME)
    assert (m.asked(), m.ask().rule) == (("goth", "loan"), "XXIX.D.1")
    assert m.offered() == [
        "choose-unit:infantry:gepids:whole:Gothia",
        "choose-unit:infantry:gepids:whole:Polonia",
        "choose-unit:noble-cavalry:gepids:whole:Polonia",
    ]
    m.do("choose-unit:infantry:gepids:whole:Polonia")
    assert m.at("Latium") == ["gepids.infantry", "rome.legion", "rome.legion"]
    unit = next(i for i in range(1, len(m.world.code)) if m.world.place[i] == m.place("Latium"))
    assert m.world.master[unit] == ROME


@rule("XXIX.D.4", "VI.I.7")
def test_a_nomad_suzerain_chooses_the_unit_for_its_horde(on_map: OnMap) -> None:
    m = submitted(on_map)
    assert (m.asked(), m.ask().rule) == (("hun", "loan"), "XXIX.D.4")
    m.do("choose-unit:noble-cavalry:gepids:whole:Polonia")
    assert "gepids.noble-cavalry" in m.at("Hunnia")


@rule("XXIX.D.1")
def test_where_stacking_forbids_it_the_suzerain_chooses_the_province(on_map: OnMap) -> None:
    text = STEPPE.replace('Latium = "2 legion"', 'Latium = "4 legion"')
    m = submitted(on_map, text, lord=ROME).do("choose-unit:infantry:gepids:whole:Polonia")
    assert m.asked() == ("roman", "deploy")
    assert "station:Latium" not in m.offered()
    m.do("station:Tuscia")
    assert m.at("Tuscia") == ["gepids.infantry"]


@rule("XXIX.D.1")
def test_who_has_nothing_left_lends_nothing(on_map: OnMap) -> None:
    text = STEPPE.replace('units = { Gothia = "infantry", Polonia = "2 infantry, noble-cavalry" }', "")
    m = submitted(on_map, text)
    assert m.world.lord[GEPIDS] == HUNS
    assert m.ask().key != "loan"


@rule("XXIX.D.1", "XXXIV.0.17")
def test_no_unit_is_lent_that_could_not_serve(on_map: OnMap) -> None:
    """Satraps stay in their Areas, and Rome has no land there."""
    persia = """
[nations.persia]
seat = "roman"
status = "kingdom"
units = { Chaldea = "satrapes, infantry, cavalry" }
"""
    m = on_map(STEPPE + persia).begin(Loan(NATIONS.index("persia"), ROME))
    assert m.asked() == ("roman", "loan")
    assert [option.split(":")[1] for option in m.offered()] == ["infantry", "cavalry"]


@rule("XXIX.G.1")
def test_the_vassals_of_the_loser_are_free(on_map: OnMap) -> None:
    m = submitted(on_map)
    assert m.world.lord[HERULES] == -1
    assert m.events("is-free")[0].args == {"people": "herules", "suzerain_people": "gepids"}


FEDERATOR = """
[nations.persia]
seat = "roman"
units = { Chaldea = "infantry" }

[nations.alans]
seat = "goth"
lord = "persia"
tie = "federate"
tied_since = 4
foedus = ["Hyrkania"]
horde = "Hyrkania"
units = { Hyrkania = "horse-archer" }
"""


@rule("XXVIII.G.5")
def test_the_federates_of_a_kingdom_that_submits_may_leave_it(on_map: OnMap) -> None:
    m = on_map(STEPPE + FEDERATOR)
    m.begin(Submission(NATIONS.index("persia"), HUNS, m.place("Chaldea"), []))
    assert (m.asked(), m.ask().args["people"]) == (("goth", "foedus"), "alans")
    m.do("break-foedus")
    assert m.world.lord[NATIONS.index("alans")] == -1
    assert m.owner("Hyrkania") == "alans"


@rule("XXVI.B.5")
def test_the_losers_alliance_ends(on_map: OnMap) -> None:
    m = submitted(
        on_map, STEPPE.replace('acting = ["huns"]', 'acting = ["huns"]\nallies = [["gepids", "rome"]]')
    )
    assert m.world.allies[ROME] == 0
    assert m.events("alliance-ends")[0].rule == "XXVI.B.5"
    assert m.world.tie[GEPIDS] != CLIENT
