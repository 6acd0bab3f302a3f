"""XXII.B.2 Units on their way to a campaigning leader: who can come, and what stops them."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xxii_campaigns.xxii_a_campaigns_test import EMPIRE


def campaign(on_map: OnMap, text: str, *before: str) -> ScriptedMap:
    return on_map(text).do(*before, "done", "campaign:iulianus:3", "set-out")


@rule("XXII.B.2", "XVIII.B.1")
def test_who_marched_before_comes_with_fresh_paces(on_map: OnMap) -> None:
    """Three provinces in the movement of stacks, and two more to the leader in his campaign."""
    m = campaign(on_map, EMPIRE, "march:Pontus", "go:Paphlagonia", "go:Bythinia", "go:Mysia")
    assert "byzantium.infantry" in m.at("Mysia")
    place = next(option for option in m.offered() if option in ("call:Mysia", "summon:Mysia"))
    m.do(place, "joins:infantry:byzantium:whole:3")
    assert "byzantium.infantry" in m.at("Cappadocia")


@rule("XXII.B.2", "XVIII.C.1")
@pytest.mark.parametrize(
    ("guard", "comes"), [("", True), (', Melitene = "infantry", Cilicia = "infantry"', False)]
)
def test_nobody_comes_past_an_enemy_who_stops_him(on_map: OnMap, guard: str, comes: bool) -> None:
    """F100: both ways from Amida in reach lead past Persians."""
    text = EMPIRE.replace('Cilicia = "cavalry" }', 'Amida = "infantry" }').replace(
        'units = { Chaldea = "infantry" }', f'units = {{ Chaldea = "infantry"{guard} }}'
    )
    text = text.replace('"Asia", "Cappadocia", "Oriens"]', '"Asia"]')
    m = campaign(on_map, text)
    offered = [option for option in m.offered() if option in ("call:Amida", "summon:Amida")]
    assert (len(offered) == 1) is comes


@rule("XXII.B.2", "XVIII.B.5")
def test_the_leaders_pace_is_not_theirs(on_map: OnMap) -> None:
    """Infantry four provinces away cannot come, though with a leader it would march as far."""
    text = EMPIRE.replace('Cappadocia = "iulianus"', 'Mysia = "iulianus"').replace(
        'Pontus = "infantry"', 'Mysia = "legion", Amida = "infantry, cavalry"'
    )
    m = campaign(on_map, text.replace("3 legion, 2 cavalry", "legion")).do("call:Amida")
    refusal = m.refusal("joins:infantry:byzantium:whole:3")
    assert (refusal.key, refusal.rule) == ("no-paces", "XXII.B.2")
    m.do("joins:cavalry:byzantium:whole:4")
    assert m.at("Amida") == ["byzantium.infantry"]
    assert "byzantium.cavalry" in m.at("Mysia")


AFRICA = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Africa"]
units = {{ Latium = "guard", Africa = "2 legion", {start} = "legion" }}
leaders = {{ Africa = "iulianus" }}
[nations.persia]
seat = "persian"
capital = "Chaldea"
units = {{ Chaldea = "infantry" }}
"""


@rule("XXII.B.2", "XVIII.K.3")
@pytest.mark.parametrize(("start", "comes"), [("Numidia", True), ("Mauritania", False)])
def test_nobody_comes_through_land_that_is_closed_to_him(on_map: OnMap, start: str, comes: bool) -> None:
    """The short way from Mauritania leads over the Atlas; around it are four provinces, too many for foot."""
    m = campaign(on_map, AFRICA.format(start=start))
    assert [option for option in m.offered() if option.startswith(("call", "summon"))] == (
        [f"call:{start}"] if comes else []
    )


MESOPOTAMIA = """
turn = 1
seats = ["roman", "persian"]
acting = ["persia"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
units = { Thracia = "guard", Adiabene = "legion" }
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "2 infantry", Babylonia = "infantry" }
leaders = { Babylonia = "sapor" }
"""


@rule("XXII.B.2", "XVIII.K.2")
def test_closed_land_and_enemies_beside_the_leader_keep_nobody_else_away(on_map: OnMap) -> None:
    """The desert and Adiabene border on Babylonia, and so does Chaldea."""
    m = on_map(MESOPOTAMIA).to_stacks().do("done")
    m.do(m.offered()[0], "set-out", "call:Chaldea")
    assert "joins:infantry:persia:whole:3" in m.offered()


AMONG_BARBARIANS = """
turn = 3
seats = ["hun", "roman"]
acting = ["huns"]
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Galicia = "2 infantry", Hunnia = "2 cavalry" }
leaders = { Hunnia = "attila" }
[nations.gepids]
seat = "roman"
horde = "Carpathia"
units = { Carpathia = "infantry", Moravia = "infantry" }
"""


@rule("XXII.B.2", "XVIII.C.2")
def test_in_barbarian_land_hostile_barbarians_do_not_stop_them(on_map: OnMap) -> None:
    """Every way from Galicia leads past Gepids; they may react, but nobody halts among them."""
    m = on_map(AMONG_BARBARIANS).do("defy:gepids", "done", "campaign:attila:3", "set-out")
    m.do("summon:Galicia", "go:Carpathia")
    assert m.asked() == ("roman", "intercept")
    m.do("none")
    if m.ask().key == "flee":
        m.do("stand")
    assert (m.asked(), m.at("Carpathia")) == (
        ("hun", "join-march"),
        ["gepids.infantry", *2 * ["huns.infantry"]],
    )
    m.do("go:Hunnia")
    assert m.at("Hunnia") == [*2 * ["huns.cavalry"], *2 * ["huns.infantry"]]


GAUL = """
turn = 8
seats = ["frank", "goth"]
acting = ["franks"]
[nations.franks]
seat = "frank"
horde = "Saliens"
units = { Liger = "4 frankish-infantry", Neustria = "cavalry" }
leaders = { Liger = "chlodovechus" }
[nations.visigoths]
seat = "goth"
units = { Aquitania = "infantry", Arvernia = "2 infantry", Vendeum = "2 infantry" }
"""


def quietly(m: ScriptedMap, *choices: str) -> ScriptedMap:
    """The Goths declare nothing and react to nothing."""
    for choice in choices:
        m.do(choice)
        while m.asked()[0] == "goth":
            m.do(next(option for option in m.offered() if option in ("peace", "none", "stand")))
    return m


@rule("XXII.B.2", "XVIII.F.4")
@pytest.mark.parametrize("forced", [True, False])
def test_units_join_a_leader_through_the_passage_that_he_forced(on_map: OnMap, forced: bool) -> None:
    """Every way from Neustria to Vasconia leads past Goths; without a passage he stops in Aquitania."""
    m = quietly(on_map(GAUL).do("peace"), "done", "campaign:chlodovechus:2", "set-out", "go:Aquitania")
    if not forced:
        m.do("stop")
        assert "summon:Neustria" not in m.offered()
        return
    m.do("force", "pass-on:frankish-infantry:franks:whole:3", "hold", "go:Vasconia")
    quietly(m, "summon:Neustria", "go:Liger")
    assert m.asked() == ("frank", "join-march")
    m.do("go:Vasconia")
    assert m.at("Vasconia") == ["franks.cavalry", "franks.frankish-infantry"]
    assert m.at("Aquitania") == [*["franks.frankish-infantry"] * 3, "visigoths.infantry"]


@rule("XXII.B.2", "XVIII.A.4")
def test_who_asks_for_a_step_that_nobody_could_make_is_told_why(on_map: OnMap) -> None:
    """The step itself comes first; only one that could be made may lead astray."""
    m = on_map(AMONG_BARBARIANS).do("defy:gepids", "done", "campaign:attila:3", "set-out", "summon:Galicia")
    names, near = m.world.land.names, m.world.land.near[m.place("Galicia")]
    astray = [f"go:{names[q]}" for q in near if f"go:{names[q]}" not in m.offered()]
    assert astray
    assert {m.refusal(wish).key for wish in astray} == {"join-astray"}
    assert m.refusal("go:Volga").key == "not-adjacent"
    assert m.why_not("go:Carpathia") is None
    assert m.refusal("call:Volga").key == "not-offered", "that is no step"


@rule("XXII.B.3")
def test_the_leader_of_a_campaign_is_not_left_behind_but_others_may_be(on_map: OnMap) -> None:
    text = AMONG_BARBARIANS.replace('"attila" }', '"attila, balamber" }')
    m = on_map(text).do("defy:gepids", "done", "campaign:attila:3", "set-out")
    assert {"leave-leader:balamber"} == {o for o in m.offered() if o.startswith("leave-leader")}
    assert m.refusal("leave-leader:attila").key == "leader-campaigns"
    assert {m.refusal(wish).key for wish in ("leave-leader:alaric", "take-leader:attila")} == {"not-offered"}
