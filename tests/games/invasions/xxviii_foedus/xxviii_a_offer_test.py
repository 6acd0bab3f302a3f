"""XXVIII.A, XXX.F The offer of a Foedus: who makes it, when, on what land, and when it takes effect."""

import pytest

from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.deck import FOEDUS, KIND, give
from aevum.games.invasions.rules.diplomacy.foedus import to_offer
from aevum.games.invasions.rules.diplomacy.founding import Founding
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

DANUBE = """
turn = 4
seats = ["roman", "goth", "persian"]

[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "2 legion", "Moesia Superior" = "2 legion", "Moesia Inferior" = "2 legion" }

[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "3 infantry, archer" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "infantry" }
"""
TO_VISIGOTHS = ("offer-foedus:byzantium", "cede:Moesia Inferior:Naissus")


def council(on_map: OnMap, text: str = DANUBE, acted: str = "") -> ScriptedMap:
    m = on_map(text, realm=True)
    mask = 1 << m.nation(acted) if acted else 0
    return m.begin(Counsel(1 << m.nation("visigoths"), mask))


def lands(m: ScriptedMap) -> list[tuple[str, str]]:
    """What Byzantium may cede when it sends envoys to the Visigoths."""
    m.do("offer-foedus:byzantium")
    assert m.asked() == ("roman", "foedus-lands")
    return [(str(o.args["place"]), str(o.args["other_place"])) for o in m.ask().options]


@rule("XXVIII.A.1", "XXVIII.A.2", "XXVIII.A.6")
def test_an_empire_offers_and_the_barbarians_accept(on_map: OnMap) -> None:
    m = council(on_map).do(*TO_VISIGOTHS)
    assert m.asked() == ("goth", "foedus-reply")
    m.do("accept-offer")
    assert (m.told("foedus-offered"), m.told("foedus-promised")) == (["XXVIII.A.2"], ["XXVIII.A.6"])
    goths = m.nation("visigoths")
    assert m.realm.promised[goths] == m.nation("byzantium")
    assert m.world.tie[goths] == FREE  # until it acts
    m.begin(Founding(goths))
    assert m.world.tie[goths] == FEDERATE


@rule("XXVIII.A.1", "XXVIII.A.2")
def test_a_refused_offer_was_the_only_one_of_the_turn(on_map: OnMap) -> None:
    m = council(on_map).do(*TO_VISIGOTHS, "decline-offer")
    assert m.realm.promised[m.nation("visigoths")] == -1
    assert (m.told("foedus-refused"), m.told("foedus-promised")) == (["XXVIII.A.1"], [])
    m.begin(Counsel(1 << m.nation("visigoths")))
    assert m.asked()[1] != "counsel"
    m.realm.offered = [0] * len(m.realm.offered)
    assert m.begin(Counsel(1 << m.nation("visigoths"))).asked() == ("roman", "counsel")


@rule("XXVIII.A.3", "XXX.F.2")
def test_a_kingdom_needs_the_card_and_the_card_needs_no_consent(on_map: OnMap) -> None:
    kingdom = DANUBE.replace('capital = "Thracia"', 'capital = "Thracia"\nstatus = "kingdom"')
    m = council(on_map, kingdom)
    assert m.asked()[1] != "counsel"
    give(m.realm, KIND.index(FOEDUS), m.nation("byzantium"))
    m.begin(Counsel(1 << m.nation("visigoths"))).do("envoys:byzantium:foedus", "cede:Moesia Inferior:Naissus")
    assert m.realm.promised[m.nation("visigoths")] == m.nation("byzantium")
    assert m.realm.offered[m.nation("byzantium")] == 0


@rule("XXVIII.A.2", "XXX.F.2")
def test_the_card_brings_an_empire_a_second_federate_in_a_turn(on_map: OnMap) -> None:
    gepids = DANUBE + '\n[nations.gepids]\nseat = "goth"\nhorde = "Tisia"\nunits = { Tisia = "infantry" }\n'
    m = council(on_map, gepids).do(*TO_VISIGOTHS, "accept-offer")
    give(m.realm, KIND.index(FOEDUS), m.nation("byzantium"))
    m.begin(Counsel(1 << m.nation("gepids")))
    assert m.offered() == ["envoys:byzantium:foedus", "pass"]
    m.do("envoys:byzantium:foedus")
    assert m.asked() == ("roman", "foedus-lands")


SCLAVENI = """
[nations.sclaveni]
seat = "persian"
role = "inactive"
horde = "Tisia"
units = { Tisia = "2 infantry" }
"""


@rule("VI.B.4", "XXX.F.2", "XXVIII.D.5")
def test_the_card_makes_federates_of_an_inactive_people(on_map: OnMap) -> None:
    """They decide nothing, so nobody offers them a Foedus; forced by the card they move in without acting."""
    m = on_map(DANUBE.replace('capital = "Thracia"', 'capital = "Thracia"\ngold = 9') + SCLAVENI, realm=True)
    people, east = m.nation("sclaveni"), m.nation("byzantium")
    assert people not in to_offer(m.table.state, east, 0)
    give(m.realm, KIND.index(FOEDUS), east)
    m.begin(Counsel(0)).do("envoys:byzantium:foedus", "envoys-to:sclaveni")
    m.do("cede:Moesia Superior:Savus")
    assert m.realm.promised[people] == east
    m.begin(MilitaryPhase())
    assert m.asked() == ("persian", "foedus-horde")
    m.do("station:Savus")
    while m.world.tie[people] != FEDERATE or m.ask().key in ("make-room", "loan", "deploy"):
        m.do(m.offered()[-1])
    assert m.world.horde[people] == m.place("Savus")
    assert (m.world.gold[people], m.world.gold[east]) == (0, 6)
    assert m.owner("Savus") == "byzantium"
    points = m.table.state.points[:]
    m.begin(EndOfDiplomacy())
    assert m.table.state.points == points, "they score nothing themselves (VI.B.3)"


@rule("XXVIII.A.4")
def test_the_offer_comes_no_later_than_the_barbarians_activation(on_map: OnMap) -> None:
    m = on_map(DANUBE, realm=True)
    m.begin(MilitaryPhase())
    assert m.asked() == ("roman", "counsel")
    assert m.ask().args["peoples"] == ["visigoths"]
    m.do("pass").to_stacks().do("done")
    while m.asked()[1] != "stacks":
        m.do(m.offered()[-1])
    assert m.asked()[0] != "goth"
    assert m.events("activates")[-1].args["people"] != "visigoths"
    assert "offer-foedus:byzantium" not in m.offered()


@rule("XXVIII.A.4")
def test_an_empire_that_has_acted_may_still_offer(on_map: OnMap) -> None:
    m = council(on_map, acted="byzantium")
    assert "offer-foedus:byzantium" in m.offered()


@rule("XXVIII.A.5")
def test_two_adjacent_civilized_provinces_of_one_area_next_to_the_barbarians(on_map: OnMap) -> None:
    m = council(on_map)
    found = lands(m)
    assert ("Dardania", "Moesia Inferior") in found or ("Moesia Inferior", "Dardania") in found
    land = m.world.land
    for a, b in found:
        p, q = m.place(a), m.place(b)
        assert land.area[p] == land.area[q]
        assert land.adjacent(p, q)
        assert not land.wild[p]
        near = {land.names[n] for n in (*land.near[p], *land.near[q])}
        assert near & {"Valachia", "Tisia", "Dacia", "Hypanis", "Hunnia"}
    assert all("Thracia" not in pair for pair in found)


@rule("XXVIII.A.5")
def test_what_the_empire_does_not_hold_it_cannot_cede(on_map: OnMap) -> None:
    m = council(on_map, DANUBE.replace(', "Moesia"]', "]").replace(', "Moesia Inferior" = "2 legion"', ""))
    assert "offer-foedus:byzantium" not in m.offered()


@rule("XXX.A.4", "XXVIII.A.1")
@pytest.mark.parametrize("who", ["free", "invaders", "vassals", "civilized", "waiting"])
def test_invaders_vassals_and_the_civilized_are_no_partners(on_map: OnMap, who: str) -> None:
    """F294; the card that asks nobody does not help either. A Kingdom may wait for its capital (VII.D.8)."""
    horde, kingdom = 'horde = "Valachia"', 'status = "kingdom"'
    state = {"vassals": f'{horde}\ntie = "vassal"\nlord = "persia"', "civilized": kingdom}
    state["waiting"] = f"{kingdom}\n{horde}"
    m = on_map(DANUBE.replace(horde, state.get(who, horde)), realm=True)
    m.world.invading = put(m.world.invading, m.nation("visigoths"), int(who == "invaders"))
    give(m.realm, KIND.index(FOEDUS), m.nation("byzantium"))
    m.begin(Counsel(0))
    assert m.asked() == ("roman", "counsel")
    assert ("offer-foedus:byzantium" in m.offered()) == (who == "free")
    refusal = m.why_not("envoys:byzantium:foedus")
    assert (refusal.key if refusal is not None else "") == ("" if who == "free" else "card-no-target")


@rule("XXVIII.E.6", "XXIX.F.5", "XXVIII.A.3")
@pytest.mark.parametrize("bound", [False, True])
def test_who_serves_a_lord_has_no_federates(on_map: OnMap, bound: bool) -> None:
    """Not even by the card, which a Kingdom needs."""
    kingdom = 'capital = "Thracia"\nstatus = "kingdom"'
    tie = '\ntie = "vassal"\nlord = "persia"' if bound else ""
    m = on_map(DANUBE.replace('capital = "Thracia"', kingdom + tie), realm=True)
    give(m.realm, KIND.index(FOEDUS), m.nation("byzantium"))
    m.begin(Counsel(0))
    assert ("envoys:byzantium:foedus" in m.offered()) is not bound


@rule("XXVIII.A.6")
def test_it_lapses_if_the_land_is_lost_meanwhile(on_map: OnMap) -> None:
    m = council(on_map).do(*TO_VISIGOTHS, "accept-offer")
    m.world.owner[m.place("Naissus")] = m.nation("persia")
    m.begin(Founding(m.nation("visigoths")))
    assert m.world.tie[m.nation("visigoths")] == FREE
    assert m.events("foedus-lapses")[0].rule == "XXVIII.A.6"
    m.world.owner[m.place("Naissus")] = m.nation("byzantium")


@rule("XXVIII.A.6")
def test_it_takes_effect_when_the_barbarians_activate(on_map: OnMap) -> None:
    m = on_map(DANUBE, realm=True)
    before = len(m.events("activates"))
    m.begin(MilitaryPhase()).do(*TO_VISIGOTHS, "accept-offer")
    assert m.asked() == ("goth", "foedus-horde")
    assert m.world.tie[m.nation("visigoths")] == FEDERATE
    assert len(m.events("activates")) == before  # the rest of the activation follows


@rule("XXVIII.A.6")
def test_a_promise_that_was_not_kept_is_void_after_the_turn(on_map: OnMap) -> None:
    m = council(on_map).do(*TO_VISIGOTHS, "accept-offer").begin(EndOfDiplomacy())
    assert (m.realm.promised[m.nation("visigoths")], m.realm.promised_land) == (-1, [])
