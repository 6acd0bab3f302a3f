"""XXVIII.C-E The Foedus on the map: whose the provinces are, who may go where, and who stays."""

import pytest

from aevum.games.invasions.rules.reinforcements.mercenaries import FederateLends
from aevum.games.invasions.rules.retreat.withdraw import FLIGHT, RETREAT, Withdraw
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

FOEDUS = """
turn = 4
seats = ["roman", "goth"]
acting = ["byzantium"]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "3 legion, visigoths.cavalry", "Moesia Superior" = "legion", Naissus = "2 legion" }

[nations.visigoths]
seat = "goth"
lord = "byzantium"
tie = "federate"
tied_since = 2
foedus = ["Moesia Inferior", "Dardania"]
horde = "Moesia Inferior"
units = { "Moesia Inferior" = "2 infantry", Dardania = "infantry, archer" }

[nations.gepids]
seat = "goth"
horde = "Tisia"
"""
GOTHS = FOEDUS.replace('acting = ["byzantium"]', 'acting = ["visigoths"]')


@rule("XXVIII.D.4", "XXVIII.D.2", "XII.A.5")
def test_what_federates_hold_of_their_foedus_is_the_federators(on_map: OnMap) -> None:
    m = on_map(FOEDUS)
    assert m.owner("Dardania") == m.owner("Moesia Inferior") == "byzantium"
    assert m.holder("Moesia") == "byzantium"


@rule("XXVIII.D.4", "XII.A.5")
def test_what_they_hold_elsewhere_is_their_own(on_map: OnMap) -> None:
    m = on_map(FOEDUS.replace('Dardania = "infantry, archer"', 'Dalmatia = "infantry, archer"'))
    assert m.owner("Dalmatia") == "visigoths"


@rule("XXVIII.D.6", "XXVIII.E.1")
def test_the_federator_moves_and_stays_among_its_federates(on_map: OnMap) -> None:
    m = on_map(FOEDUS).do("march:Moesia Superior", "go:Naissus", "go:Dardania", "halt", "done")
    assert m.at("Dardania") == ["byzantium.legion", "visigoths.archer", "visigoths.infantry"]


@rule("XXVIII.D.2", "XXVIII.D.6", "XVII.A.2")
def test_federates_count_against_the_federators_stacking(on_map: OnMap) -> None:
    m = on_map(FOEDUS).do("march:Naissus", "go:Dardania", "halt")
    assert m.refusal("done").key == "too-many"  # three is the limit in the mountains


@rule("XXVIII.C.4", "III.B.5")
def test_the_federates_mercenary_is_the_federators_own(on_map: OnMap) -> None:
    m = on_map(FOEDUS)
    unit = next(i for i in range(1, len(m.world.code)) if m.world.place[i] == m.place("Thracia"))
    assert m.world.master[unit] == NATIONS.index("byzantium")
    m.do("march:Thracia", "go:Macedonia", "halt")
    assert "visigoths.cavalry" in m.at("Macedonia")
    other = on_map(GOTHS).to_stacks()
    assert "march:Thracia" not in other.offered()


@rule("XXVIII.E.3")
def test_the_last_federate_stays_in_a_province_of_the_foedus(on_map: OnMap) -> None:
    m = on_map(GOTHS).to_stacks().do("march:Dardania")
    refusal = m.refusal("go:Naissus")
    assert (refusal.key, refusal.rule) == ("foedus-garrison", "XXVIII.E.3")
    m.do("leave:archer:visigoths:whole:3", "go:Naissus")
    assert m.at("Dardania") == ["visigoths.archer"]


@rule("XXVIII.E.3", "XXVIII.C.1")
def test_nor_is_it_lent_while_there_are_others(on_map: OnMap) -> None:
    m = on_map(GOTHS.replace('Dardania = "infantry, archer"', 'Dardania = "archer"'), realm=True)
    m.begin(FederateLends(m.nation("visigoths"), m.nation("byzantium")))
    assert m.asked() == ("roman", "deploy"), "two of a kind in Moesia Inferior, and nobody else may go"
    assert m.ask().args["unit"] == "infantry"
    m = on_map(GOTHS, realm=True).begin(FederateLends(NATIONS.index("visigoths"), NATIONS.index("byzantium")))
    assert "choose-unit:archer:visigoths:whole:Dardania" in m.offered()
    lone = GOTHS.replace('"2 infantry", Dardania = "infantry, archer"', '"cavalry", Dardania = "archer"')
    m = on_map(lone, realm=True).begin(FederateLends(NATIONS.index("visigoths"), NATIONS.index("byzantium")))
    assert len(m.offered()) == 2, "somebody has to"
    m = on_map(lone.replace('"cavalry"', '"cavalry, 2 infantry"'), realm=True)
    m.begin(FederateLends(NATIONS.index("visigoths"), NATIONS.index("byzantium")))
    refusal = m.refusal("choose-unit:archer:visigoths:whole:Dardania")
    assert (refusal.key, refusal.rule) == ("foedus-garrison", "XXVIII.E.3")


@rule("XXVIII.E.4")
def test_the_horde_of_a_federate_stays_in_its_foedus(on_map: OnMap) -> None:
    m = on_map(GOTHS).to_stacks().do("migrate:visigoths")  # there is one way only, and it is taken
    assert m.world.horde[NATIONS.index("visigoths")] == m.place("Dardania")
    assert m.offered() == ["go:Moesia Inferior", "halt"]
    assert m.refusal("go:Naissus").rule == "XXVIII.E.4"


def driven(on_map: OnMap, why: int) -> ScriptedMap:
    """The Visigoths leave Moesia Inferior; Dardania is of their Foedus too, Naissus is not."""
    m = on_map(GOTHS)
    place, goths = m.place("Moesia Inferior"), m.nation("visigoths")
    units = units_at(m.world, place)
    m.begin(Withdraw(m.world.seat[goths], goths, units, [], goths, place, why, [], []))
    assert m.asked() == ("goth", "retreat")
    return m


@rule("XXVIII.E.4", "III.D.9")
def test_a_beaten_horde_goes_to_the_other_province_of_its_foedus(on_map: OnMap) -> None:
    """F295: one unit must go with it; the others are free."""
    m = driven(on_map, RETREAT)
    assert [option for option in m.offered() if option.startswith("retreat:")] == ["retreat:Dardania"]
    refusal = m.refusal("retreat:Naissus")
    assert (refusal.key, refusal.rule) == ("federate-stays", "XXVIII.E.4")
    m.do("split:infantry:visigoths:whole")
    assert m.world.horde[m.nation("visigoths")] == m.place("Dardania"), "with the other, who has no choice"
    assert "retreat:Naissus" in m.offered()
    m.do("retreat:Naissus")
    assert m.at("Naissus") == ["byzantium.legion"] * 2 + ["visigoths.infantry"]


@rule("XXVIII.E.4")
def test_where_it_cannot_it_goes_where_it_must(on_map: OnMap) -> None:
    """Dardania, in the mountains, is full."""
    m = on_map(GOTHS.replace('Dardania = "infantry, archer"', 'Dardania = "infantry, archer, cavalry"'))
    place, goths = m.place("Moesia Inferior"), m.nation("visigoths")
    m.begin(Withdraw(m.world.seat[goths], goths, units_at(m.world, place), [], goths, place, RETREAT, [], []))
    assert "retreat:Dardania" not in m.offered()
    m.do("retreat:Moesia Superior")
    assert m.world.horde[goths] == m.place("Moesia Superior")


@rule("XXVIII.E.4", "XIX.B.10")
@pytest.mark.parametrize(("to", "follows"), [("Dardania", True), ("Naissus", False)])
def test_who_flees_leaves_the_horde_in_its_foedus(on_map: OnMap, to: str, follows: bool) -> None:
    m = driven(on_map, FLIGHT)
    m.do("split:infantry:visigoths:whole", f"retreat:{to}")
    home = "Dardania" if follows else "Moesia Inferior"
    assert m.world.horde[m.nation("visigoths")] == m.place(home)


@rule("XXVIII.E.6")
@pytest.mark.parametrize("tie", ["federate", "vassal"])
def test_a_federate_cannot_subjugate(on_map: OnMap, tie: str) -> None:
    text = GOTHS.replace('"federate"', f'"{tie}"').replace("foedus =", "provinces =")
    m = on_map(text)
    goths, gepids = NATIONS.index("visigoths"), NATIONS.index("gepids")
    m.begin(Submission(gepids, goths, m.place("Tisia"), []))
    assert m.world.lord[gepids] == -1
    assert m.events("becomes-vassal") == []
    assert m.asked() == ("goth", "retreat")


PORT = GOTHS.replace("foedus = [", 'leaders = { Dardania = "fritigernus" }\nfoedus = ["Achaia", ').replace(
    'Dardania = "infantry, archer"',
    'Dardania = "infantry, archer", Achaia = "2 infantry", "Mare Aegeum" = "fleet"',
)


@rule("XXVIII.E.3")
def test_nor_does_it_leave_by_sea(on_map: OnMap) -> None:
    m = on_map(PORT).to_stacks().do("march:Achaia")
    assert m.refusal("ship:Mare Aegeum:Thessalia").rule == "XXVIII.E.3"
    m.do("leave:infantry:visigoths:whole:3", "ship:Mare Aegeum:Thessalia")
    assert m.at("Achaia") == ["visigoths.infantry"]


@rule("XXVIII.E.3")
def test_nor_does_it_follow_a_leader_on_campaign(on_map: OnMap) -> None:
    m = on_map(PORT).to_stacks().do("done", "campaign:fritigernus:2", "set-out")
    assert m.refusal("redeploy:Macedonia").rule == "XXVIII.E.3"
    m.do("leave:infantry:visigoths:whole:4", "redeploy:Macedonia")
    assert m.at("Dardania") == ["visigoths.infantry"]
    m.do("call:Dardania")
    assert (m.ask().key, m.at("Dardania")) == ("march", ["visigoths.infantry"]), "nobody can join"
