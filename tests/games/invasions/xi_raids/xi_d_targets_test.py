"""XI.D What may be raided, by which way, and every reason why not."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.raids.targets import reach, targets, why_not_target
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Raids = Callable[..., ScriptedMap]
Alamanni = Callable[..., ScriptedMap]
RAIDERS = 'units = { "Agri Decumates" = "2 infantry" }'
TWO = ("raid", "done")


def refused(m: Any, place: str) -> tuple[str, str]:
    refusal = m.why_not(f"raid-at:{place}")
    assert refusal is not None
    return refusal.key, refusal.rule


def names(m: Any, nation: str, start: str, boats: bool = False) -> list[str]:
    found = targets(m.world, NATIONS.index(nation), boats, m.place(start))
    return [m.world.land.names[p] for p in found]


@rule("XI.D.1", "III.F.2", "III.F.6")
def test_the_target_is_an_enemy_civilized_province_with_an_empty_site(alamanni: Alamanni) -> None:
    m = alamanni(RAIDERS).do(*TWO)
    assert m.offered() == [
        f"raid-at:{place}" for place in ("Burgundia", "Lotharingia", "Sequana", "Noricum", "Rhaetia")
    ]
    assert all(m.world.land.site[m.place(o.split(":")[1])] for o in m.offered())
    assert refused(m, "Bavaria") == ("raid-wild", "XI.D.1")
    assert refused(m, "Treveria") == ("raid-city", "XI.D.1")


@rule("XI.D.1")
def test_no_site_no_target(raid: Raids) -> None:
    m = raid("hibernians", dice=[1])
    assert refused(m, "Cumbria") == ("raid-no-site", "XI.D.1")


@rule("XI.D.1")
def test_the_owner_must_be_an_enemy_civilized_or_not(alamanni: Alamanni) -> None:
    """F106: it is the province that is Civilized; Vienna has no owner."""
    franks = '[nations.franks]\nseat = "goth"\nunits = { Burgundia = "infantry", Helvetia = "infantry" }\n'
    m = alamanni(RAIDERS, more=franks).do("peace", *TWO)
    assert m.owner("Burgundia") == "franks"
    assert "raid-at:Burgundia" in m.offered()
    assert refused(m, "Vienna") == ("raid-no-enemy", "XI.D.1")


@rule("XI.D.1")
def test_one_does_not_raid_friends(alamanni: Alamanni) -> None:
    britons = '[nations.britons]\nseat = "goth"\nunits = { Burgundia = "infantry" }\n'
    m = alamanni(RAIDERS, more=britons).do(*TWO)
    assert "raid-at:Burgundia" in m.offered()
    m = alamanni(RAIDERS, more=britons, top='allies = [["alamanni", "britons"]]\n').do("march-out")
    assert "Burgundia" not in names(m, "alamanni", "Agri Decumates")


@rule("XI.D.3", "III.D.7")
def test_two_steps_and_no_more(alamanni: Alamanni) -> None:
    """Sequana is two steps from the Agri Decumates, Neustria and Tornacum three."""
    m = alamanni(RAIDERS, dice=[5]).do(*TWO)
    assert refused(m, "Saliens") == ("raid-too-far", "III.D.7")
    assert refused(m, "Cantium") == ("raid-no-enemy", "XI.D.1")
    m.do("raid-at:Sequana")
    assert m.events("raids-deep")[0].args["between"] == "Lotharingia"


@rule("XI.D.3")
def test_raiding_nations_too(raid: Raids) -> None:
    m = raid("hibernians", dice=[1])
    assert refused(m, "Cantium") == ("raid-too-far", "XI.D.3")


@rule("XI.D.3")
def test_a_neighbour_is_raided_directly(alamanni: Alamanni) -> None:
    m = alamanni(RAIDERS, dice=[5]).do(*TWO, "raid-at:Lotharingia")
    assert m.events("raids-deep") == []
    assert m.events("raids")[0].args["place"] == "Lotharingia"


@rule("XI.D.4", "XXIII.B.1")
def test_a_fortified_city_is_not_passed(alamanni: Alamanni) -> None:
    """Treverum alone stands between the Agri Decumates and Austrasia."""
    m = alamanni(RAIDERS).do(*TWO)
    assert refused(m, "Austrasia") == ("raid-walls", "XXIII.B.1")
    m = alamanni(RAIDERS, more="[cities.Treveria]\nwalls = false\n").do(*TWO)
    assert "raid-at:Austrasia" in m.offered()


@rule("XI.D.4")
def test_walls_of_ones_own_are_no_bar(alamanni: Alamanni) -> None:
    own = 'units = { "Agri Decumates" = "infantry", Treveria = "infantry" }'
    m = alamanni(own, areas='areas = ["Illyria"]', garrison='Austrasia = "legion"')
    assert m.owner("Treveria") == "alamanni"
    assert "Austrasia" in names(m, "alamanni", "Agri Decumates")


@rule("XI.D.4", "XVIII.I.3")
def test_a_limes_is_not_passed(alamanni: Alamanni) -> None:
    """It bars the way to Sequana, not the raid on its own province."""
    m = alamanni(RAIDERS, limites='"Lotharingia"').do(*TWO)
    assert refused(m, "Sequana") == ("raid-limes", "XVIII.I.3")
    assert "raid-at:Lotharingia" in m.offered()


@rule("XI.D.4")
def test_another_way_round_a_limes_is_taken(alamanni: Alamanni) -> None:
    """Burgundia lies behind Lotharingia and behind Helvetia."""
    m = alamanni(RAIDERS, dice=[5], limites='"Lotharingia"').do(*TWO, "raid-at:Burgundia")
    assert m.events("raids-deep")[0].args["between"] == "Helvetia"


@rule("XI.D.5", "XI.E.1")
def test_a_garrison_on_the_way_is_a_penalty(alamanni: Alamanni) -> None:
    m = alamanni(RAIDERS, dice=[5], garrison='Treveria = "legion", Lotharingia = "2 legion"')
    m.do(*TWO, "raid-at:Sequana")
    assert m.modifiers("raid-roll") == [(-2, "XI.D.5")]
    assert len(m.events("raid-fails")) == 1


@rule("XI.D.5", "XI.D.3")
def test_the_raider_says_by_which_way_he_goes(alamanni: Alamanni) -> None:
    """Burgundia lies behind Lotharingia and behind Helvetia; who stands on the way counts."""
    held = 'Treveria = "legion", Lotharingia = "2 legion", Helvetia = "legion"'
    for way, units in (("Helvetia", 1), ("Lotharingia", 2)):
        m = alamanni(RAIDERS, dice=[5], garrison=held).do(*TWO, "raid-at:Burgundia")
        assert m.asked() == ("goth", "raid-way")
        assert m.offered() == ["raid-by:Helvetia", "raid-by:Lotharingia"]
        m.do(f"raid-by:{way}")
        assert m.events("raids-deep")[0].args["between"] == way
        assert m.modifiers("raid-roll") == [(-units, "XI.D.5")]


PERSIANS = """[nations.persia]
seat = "goth"
units = {{ {units} }}
"""


@rule("XI.E.1", "XI.D.4")
def test_civilized_friends_hinder_a_raid_like_enemies(alamanni: Alamanni) -> None:
    """The Persians are allies: their units on the way count, and nobody passes their walls (F85)."""
    friends = {"top": 'allies = [["alamanni", "persia"]]'}
    m = alamanni(RAIDERS, dice=[5], more=PERSIANS.format(units='Lotharingia = "2 infantry"'), **friends)
    m.do("raid", "done", "raid-at:Sequana")
    assert m.modifiers("raid-roll") == [(-2, "XI.D.5")]
    held = {"areas": 'areas = ["Illyria"]', "garrison": 'Austrasia = "legion"'}
    more = PERSIANS.format(units='Treveria = "infantry"')
    m = alamanni(RAIDERS, dice=[5], more=more, **friends, **held).do("raid", "done")
    assert m.owner("Treveria") == "persia"
    assert refused(m, "Austrasia") == ("raid-walls", "XXIII.B.1")


@rule("XI.E.1", "III.B.11")
def test_a_limes_in_the_target_is_a_unit(alamanni: Alamanni) -> None:
    held = 'Treveria = "legion", Lotharingia = "legion"'
    m = alamanni(RAIDERS, dice=[6], limites='"Lotharingia"', garrison=held).do(*TWO, "raid-at:Lotharingia")
    assert m.modifiers("raid-roll") == [(-2, "XI.E.1")]
    assert len(m.events("raid-fails")) == 1


@rule("XI.D.5")
def test_barbarians_on_the_way_are_none(alamanni: Alamanni) -> None:
    franks = '[nations.franks]\nseat = "goth"\nunits = { Lotharingia = "2 infantry" }\n'
    m = alamanni(RAIDERS, dice=[5], more=franks).do("peace", *TWO, "raid-at:Sequana")
    assert m.modifiers("raid-roll") == []


@rule("XI.D.6")
def test_amphibious_raiders_cross_one_sea(raid: Raids) -> None:
    m = raid("hibernians", dice=[5]).do("raid-at:Durnovaria")
    assert m.events("raids-deep")[0].args["between"] == "Oceanus Hibernicus"
    assert m.modifiers("raid-roll") == []


@rule("XI.D.6", "XI.E.1")
def test_fleets_on_that_sea_are_a_penalty(raid: Raids) -> None:
    m = raid("hibernians", dice=[8, 1], rome='units = { "Oceanus Hibernicus" = "2 fleet" }')
    m.do("raid-at:Durnovaria")
    assert m.modifiers("raid-roll") == [(-2, "XI.D.6")]
    assert len(m.events("raid-minus")) == 1


@rule("XI.D.6")
def test_raiders_on_foot_cross_no_sea(alamanni: Alamanni) -> None:
    """From Saxonia the sea leads to Bernicia; nothing else can be raided from there."""
    britain = {"areas": 'areas = ["Britannia"]', "garrison": ""}
    m = alamanni('units = { Saxonia = "2 infantry" }', horde="Saxonia", **britain)
    assert names(m, "alamanni", "Saxonia", boats=True) == ["Bernicia"]
    assert names(m, "alamanni", "Saxonia") == []
    refusal = why_not_target(
        m.world, NATIONS.index("alamanni"), False, m.place("Saxonia"), m.place("Bernicia")
    )
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("raid-boats", "XI.D.6")


@rule("XI.D.7")
def test_a_raid_is_not_intercepted(alamanni: Alamanni) -> None:
    """Two legions in reach of the target are asked nothing."""
    m = alamanni(RAIDERS, dice=[5], garrison='Treveria = "3 legion", Sequana = "2 legion"')
    m.do(*TWO, "raid-at:Lotharingia")
    assert len(m.events("raid-minus")) == 1
    assert {event.args["people"] for event in m.table.log if "people" in event.args} == {"alamanni"}


@rule("XVIII.K.3")
@pytest.mark.parametrize(("people", "reached"), [("berbers", ["Tingitania", "Tripolitania"]), ("picts", [])])
def test_closed_land_on_the_way_opens_to_its_own_raiders(
    raid: Raids, people: str, reached: list[str]
) -> None:
    """From the Anti Atlas every way leads through Mauretania."""
    m = raid("berbers", "picts", dice=[1, 1])
    assert names(m, people, "Anti Atlas") == reached


@rule("XI.F.2")
def test_a_plundered_site_is_left_alone(raid: Raids) -> None:
    m = raid(
        "hibernians", dice=[1], more="[cities.Durnovaria]\npillaged = 4\n[cities.Bernicia]\npillaged = 5\n"
    )
    assert m.events("raid-roll")[0].args["place"] == "Corinium Dobunorum"
    land = m.world.land
    refusal = why_not_target(
        m.world, NATIONS.index("hibernians"), True, land.number("Lagenia"), land.number("Durnovaria")
    )
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("raid-pillaged", "XI.F.2")


@rule("XI.D.3", "XI.D.6")
def test_what_somebody_might_think_of(raid: Raids) -> None:
    """Two steps away, or over a sea; never where they are."""
    m = raid("hibernians", dice=[1])
    land, start = m.world.land, m.place("Caledonia")
    steps = {q for p in land.near[start] for q in (p, *land.near[p])}
    over = {p for sea in land.seas_of[start] for p in land.shores[sea]}
    assert start in steps
    assert steps - over
    assert over - steps
    assert reach(m.world, start) == sorted((steps | over) - {start})
