"""XXVIII.G How a Foedus ends."""

from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

FOEDUS = """
turn = 4
seats = ["roman", "goth", "hun"]
acting = ["visigoths"]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "legion, visigoths.cavalry", "Moesia Superior" = "legion", Dardania = "2 legion" }

[nations.visigoths]
seat = "goth"
lord = "byzantium"
tie = "federate"
tied_since = 3
foedus = ["Moesia Inferior", "Dardania"]
horde = "Moesia Inferior"
units = { "Moesia Inferior" = "3 infantry", Dardania = "archer" }

[nations.huns]
seat = "hun"
horde = "Valachia"
units = { Valachia = "2 horse-archer" }

[cities]
"Moesia Inferior" = { level = 1 }
"""
LEADER_AND_LIMES = 'leaders = { "Moesia Inferior" = "valens" }\nlimites = ["Dardania"]'
ALAMANNI = """
[nations.alamanni]
seat = "hun"
horde = "Savus"
units = { Savus = "infantry", Dardania = "archer" }
[cities]"""
GOTHS = NATIONS.index("visigoths")


def tied(m: ScriptedMap) -> bool:
    return m.world.lord[GOTHS] == NATIONS.index("byzantium")


@rule("XXVIII.G.2")
def test_on_the_turn_after_it_began_a_foedus_is_broken_freely(on_map: OnMap) -> None:
    m = on_map(FOEDUS)
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.2")
    m.do("break-foedus")
    assert m.events("foedus-check") == []
    assert not tied(m)


@rule("XXVIII.G.3")
def test_later_it_takes_a_passed_check(on_map: OnMap) -> None:
    text = FOEDUS.replace("tied_since = 3", "tied_since = 2")
    passed = on_map(text, dice=[4]).do("break-foedus")
    assert not tied(passed)
    assert passed.asked() == ("roman", "stand-or-leave"), "it is the federates' activation"
    failed = on_map(text, dice=[5]).do("break-foedus")
    assert tied(failed)
    assert failed.events("foedus-holds")[0].rule == "XXVIII.G.3"


@rule("XXVIII.G.2")
def test_in_the_turn_in_which_it_began_nobody_asks(on_map: OnMap) -> None:
    m = on_map(FOEDUS.replace("tied_since = 3", "tied_since = 4"))
    assert m.ask().key == "defiance"


@rule("XXVIII.G.1", "XXVIII.D.7")
def test_a_foedus_lasts_unless_the_federate_breaks_it(on_map: OnMap) -> None:
    m = on_map(FOEDUS).do("keep-foedus")
    assert tied(m)
    federator = on_map(FOEDUS.replace('acting = ["visigoths"]', 'acting = ["byzantium"]'))
    assert federator.asked() == ("roman", "stacks")  # he is not asked, and cannot end it


@rule("XXVIII.G.7")
def test_the_federate_takes_the_provinces_with_their_cities(on_map: OnMap) -> None:
    m = on_map(FOEDUS)
    assert m.owner("Moesia Inferior") == m.owner("Dardania") == "byzantium"
    m.do("break-foedus")
    assert m.owner("Moesia Inferior") == m.owner("Dardania") == "visigoths"
    assert m.events("foedus-ends")[0].args["people"] == "visigoths"


@rule("XXVIII.G.9")
def test_the_lent_unit_returns_to_the_horde_whatever_the_stacking(on_map: OnMap) -> None:
    m = on_map(FOEDUS).do("break-foedus")
    assert m.at("Thracia") == ["byzantium.legion"]
    assert m.at("Moesia Inferior") == ["visigoths.cavalry"] + ["visigoths.infantry"] * 3
    assert m.told("unit-handed-over") == ["XXVIII.G.9"]


@rule("XXVIII.G.8")
def test_the_federators_units_in_shared_provinces_may_stay_and_defend(on_map: OnMap) -> None:
    m = on_map(FOEDUS.replace("3 infantry", "2 infantry")).do("break-foedus")
    assert (m.asked(), m.ask().args["place"]) == (("roman", "stand-or-leave"), "Dardania")
    m.do("stand").to_stacks().do("done")
    assert m.asked() == ("roman", "ambush")  # only a defender lays one


@rule("XXVIII.G.8")
def test_or_they_retreat_at_once(on_map: OnMap) -> None:
    m = on_map(FOEDUS).do("break-foedus", "evacuate")
    assert m.asked() == ("roman", "retreat")
    m.do("retreat:Naissus")
    assert m.at("Dardania") == ["visigoths.archer"]
    assert m.at("Naissus") == ["byzantium.legion", "byzantium.legion"]
    assert m.told("retreats") == ["XXIX.B.8"]


@rule("XXVIII.G.8", "XX.J.2")
def test_a_leader_alone_is_not_asked_and_goes(on_map: OnMap) -> None:
    text = FOEDUS.replace("capital =", 'leaders = { "Moesia Inferior" = "valens" }\ncapital =')
    m = on_map(text).do("break-foedus")
    asked = []
    while m.ask().key in ("stand-or-leave", "escape"):
        asked.append(m.ask().args.get("place", m.ask().key))
        m.do(m.offered()[0])
    assert "Moesia Inferior" not in asked
    assert m.leader("valens") not in ("", "Moesia Inferior")
    assert m.told("leader-goes") == ["XX.J.2"]


@rule("XXVIII.G.8")
def test_allies_of_the_federator_decide_for_themselves(on_map: OnMap) -> None:
    """Alamanni and a legion stand in Dardania together; in each province everybody is asked anew."""
    text = FOEDUS.replace("seats =", 'allies = [["alamanni", "byzantium"]]\nseats =')
    text = text.replace('Dardania = "2 legion"', 'Dardania = "legion", "Moesia Inferior" = "legion"')
    m = on_map(text.replace("3 infantry", "infantry").replace("[cities]", ALAMANNI)).do("break-foedus")
    asked = []
    while m.ask().key == "stand-or-leave":
        asked.append((m.asked()[0], m.ask().args["people"], m.ask().args["place"]))
        m.do("stand")
    roman = [("roman", "byzantium", place) for place in ("Dardania", "Moesia Inferior")]
    assert sorted(asked) == [("hun", "alamanni", "Dardania"), *roman]


@rule("XXVIII.G.8")
def test_or_some_stay_and_some_go(on_map: OnMap) -> None:
    """Two legions stand in Dardania, and each of them may do either."""
    m = on_map(FOEDUS).do("break-foedus")
    assert m.offered() == ["stand", "evacuate", "evacuate-some"]
    m.do("evacuate-some")
    assert (m.asked(), m.ask().rule) == (("roman", "who-leaves"), "XXVIII.G.8")
    m.do("goes:legion:byzantium:whole", "others-stay", "retreat:Naissus")
    assert m.at("Naissus") == ["byzantium.legion"]
    assert m.at("Dardania") == ["byzantium.legion", "visigoths.archer"]


@rule("XXVIII.G.8", "XX.J.2")
def test_with_the_last_of_them_goes_their_leader(on_map: OnMap) -> None:
    led = FOEDUS.replace("capital =", 'leaders = { Dardania = "valens" }\ncapital =')
    m = on_map(led).do("break-foedus", "evacuate-some", "goes:legion:byzantium:whole")
    assert m.ask().key == "who-leaves"
    m.do("goes:legion:byzantium:whole")
    assert (m.asked(), m.ask().args["units"]) == (("roman", "retreat"), 2)
    m.do("retreat:Naissus")
    assert (m.at("Naissus"), m.leader("valens")) == (["byzantium.legion"] * 2, "Naissus")
    some = on_map(led).do("break-foedus", "evacuate-some", "goes:legion:byzantium:whole", "others-stay")
    assert some.do("retreat:Naissus").leader("valens") == "Dardania"


@rule("XXVIII.G.5", "III.G.9")
def test_federates_may_leave_a_federator_whose_capital_fell(on_map: OnMap) -> None:
    fallen = CapitalFalls(NATIONS.index("byzantium"), NATIONS.index("huns"), 0)
    m = on_map(FOEDUS)
    fallen.place = m.place("Thracia")
    m.do("keep-foedus", "peace").begin(fallen)
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.5")
    assert not tied(m.do("break-foedus"))


@rule("XXVIII.G.5")
def test_or_stay_with_it(on_map: OnMap) -> None:
    m = on_map(FOEDUS).do("keep-foedus", "peace")
    m.begin(CapitalFalls(NATIONS.index("byzantium"), NATIONS.index("huns"), m.place("Thracia")))
    assert tied(m.do("keep-foedus"))


@rule("XXVIII.G.5", "XXVIII.G.8")
def test_out_of_turn_the_federate_leaves_what_is_not_its_foedus(on_map: OnMap) -> None:
    """F79: the Goths leave Naissus; the lone leader and the Limes give way in the Foedus."""
    text = FOEDUS.replace('acting = ["visigoths"]', 'acting = ["huns"]').replace("2 legion", "legion")
    text = text.replace('Dardania = "archer"', 'Dardania = "archer", Naissus = "infantry"')
    text = text.replace('"Moesia Superior" =', 'Naissus = "legion", "Moesia Superior" =')
    text = text.replace("[nations.visigoths]", LEADER_AND_LIMES + "\n[nations.visigoths]")
    m = on_map(text).to_stacks()
    m.begin(CapitalFalls(NATIONS.index("byzantium"), NATIONS.index("huns"), m.place("Thracia")))
    m.do("break-foedus")
    assert (m.asked(), m.ask().args["place"]) == (("roman", "retreat"), "Dardania")
    m.do("retreat:Macedonia")
    assert m.world.limes[m.place("Dardania")] == -1
    assert (m.asked(), m.ask().args["leader"]) == (("roman", "escape"), "valens")
    m.do(m.offered()[0])
    assert (m.asked(), m.ask().args["place"]) == (("goth", "retreat"), "Naissus")
    assert m.leader("valens") not in ("", "Moesia Inferior")
    assert "XX.L.11" in m.told("limes-given-up")


@rule("XXIX.A.1", "XXVIII.G.7")
def test_a_federate_that_is_subjugated_leaves_its_foedus(on_map: OnMap) -> None:
    """Nobody attacks out of turn, so the legions in Dardania go at once (F79)."""
    m = on_map(FOEDUS.replace('acting = ["visigoths"]', 'acting = ["huns"]')).to_stacks()
    m.begin(Submission(GOTHS, NATIONS.index("huns"), m.place("Moesia Inferior"), []))
    assert m.asked() == ("roman", "retreat")
    m.do("retreat:Naissus")
    assert m.world.lord[GOTHS] == NATIONS.index("huns")
    assert m.owner("Dardania") == "visigoths"
    assert all(n != GOTHS for n in m.world.foedus)


@rule("XXVIII.G.7")
def test_where_only_the_horde_stands_the_city_is_theirs_as_well(on_map: OnMap) -> None:
    text = FOEDUS.replace('"Moesia Inferior" = "3 infantry", ', "")
    m = on_map(text)
    assert m.owner("Moesia Inferior") == "byzantium"
    m.do("break-foedus")
    assert m.owner("Moesia Inferior") == "visigoths"


@rule("XXVIII.G.7")
def test_a_lone_limes_falls_with_the_foedus(on_map: OnMap) -> None:
    text = FOEDUS.replace(', Dardania = "2 legion"', "").replace(
        "[nations.visigoths]", 'limites = ["Dardania"]\n[nations.visigoths]', 1
    )
    m = on_map(text).do("break-foedus")
    assert m.owner("Dardania") == "visigoths"
    assert m.world.limes[m.place("Dardania")] == -1
    assert m.told("limes-given-up") == ["XXVIII.G.7"]
