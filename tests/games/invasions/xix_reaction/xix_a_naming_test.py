"""XIX.A.1-XIX.A.8 Who may intercept, from where, and who is named."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.reaction.declare import why_not_from
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xix_reaction.conftest import Build, Refused
from tests.narrow import there

THRACIA = 'units = { Thracia = "2 legion" }'
VALENS = 'units = { Cappadocia = "3 legion" }\nleaders = { Cappadocia = "valens" }'
TWO_STACKS = 'units = { Thracia = "2 legion", Macedonia = "legion" }'
ALLIES = 'allies = [["rome", "byzantium"]]'
ROME = '[nations.rome]\nseat = "roman"\nareas = ["Italia"]\n'


@rule("XIX.A.1", "XIX.A.2")
def test_the_owner_is_asked_in_the_middle_of_the_march(invaded: Build) -> None:
    m = invaded(THRACIA)
    assert m.asked() == ("roman", "intercept")
    m.do("none")
    assert m.asked() == ("goth", "march"), "and the same march goes on"
    assert len(m.events("activates")) == 1


@rule("XIX.A.1")
def test_nobody_is_asked_about_land_that_no_enemy_controls(frontier: Build) -> None:
    m = frontier(THRACIA, 'units = { Dacia = "2 infantry" }').do("march:Dacia", "go:Valachia")
    assert m.asked() == ("goth", "march")


@rule("XIX.A.1")
def test_where_nobody_controls_the_land_its_garrison_may_call_for_help(frontier: Build) -> None:
    romans = 'units = { Tyras = "2 legion", Hypanis = "legion" }'
    m = frontier(romans, 'units = { Gothia = "4 infantry" }').do("march:Gothia", "go:Hypanis")
    assert m.owner("Hypanis") == ""
    assert m.asked() == ("roman", "intercept")


@rule("XIX.A.1")
def test_without_anybody_near_nothing_is_asked(frontier: Build) -> None:
    m = frontier("").do("march:Valachia", "go:Moesia Inferior")
    assert m.asked() == ("goth", "march")


@rule("XIX.A.3")
def test_interceptors_are_not_intercepted(frontier: Build) -> None:
    """They pass under the eyes of a second Gothic army, which is not asked."""
    goths = 'units = { Valachia = "3 infantry", Dardania = "2 cavalry" }'
    m = frontier('units = { Macedonia = "legion" }', goths, dice=[10]).do(
        "march:Valachia", "go:Moesia Inferior", "intercept:Macedonia"
    )
    assert m.at("Macedonia") == []
    assert m.asked() == ("goth", "intercepted")


@rule("XIX.A.4")
def test_only_one_stack_without_a_leader_is_named(invaded: Build, refused: Refused) -> None:
    m = invaded(TWO_STACKS)
    assert m.offered() == ["intercept:Macedonia", "intercept:Thracia", "none"]
    m.do("intercept:Thracia")
    assert m.asked() == ("roman", "intercept-with")
    m = invaded(f'{TWO_STACKS[:-2]}, Cappadocia = "legion" }}\nleaders = {{ Cappadocia = "valens" }}')
    m.do("intercept:Thracia", "ready")
    assert refused(m, "intercept:Macedonia") == ("intercept-leaderless", "XIX.A.4")
    assert m.offered() == ["intercept:Cappadocia", "no-more"]


@rule("XIX.A.4")
def test_any_number_of_stacks_with_leaders_is_named(frontier: Build) -> None:
    gratianus = ROME + 'units = { Dardania = "2 legion" }\nleaders = { Dardania = "gratianus" }\n'
    m = frontier(f"{VALENS}", more=gratianus, top=ALLIES).do("march:Valachia", "go:Moesia Inferior")
    m.do("intercept:Dardania", "ready")
    m.do("intercept:Cappadocia", "ready")
    assert [e.args["from"] for e in m.events("will-intercept")] == ["Dardania", "Cappadocia"]


@rule("XIX.A.4")
def test_a_leader_stays_only_where_no_other_stack_lacks_one(invaded: Build, refused: Refused) -> None:
    romans = 'units = { Thracia = "legion", Dardania = "2 legion" }\nleaders = { Dardania = "valens" }'
    m = invaded(romans).do("intercept:Dardania")
    assert "leave-leader:valens" in m.offered()
    m.do("leave-leader:valens", "ready")
    assert m.leader("valens") == "Dardania"
    assert m.events("interception-roll"), "no second leaderless stack is left to name"
    m = invaded(romans).do("intercept:Thracia", "intercept:Dardania")
    assert refused(m, "leave-leader:valens") == ("intercept-leaderless", "XIX.A.4")


@rule("XXXIV.0.2")
def test_an_ally_intercepts_as_if_it_were_the_same_nation(frontier: Build) -> None:
    ally = ROME + 'units = { Dardania = "2 legion" }\n'
    marching = ("march:Valachia", "go:Moesia Inferior")
    assert frontier("", more=ally, top=ALLIES).do(*marching).offered() == ["intercept:Dardania", "none"]
    assert frontier("", more=ally).do(*marching).asked() == ("goth", "march")


@rule("XXXIV.0.2", "XIX.A.4")
def test_allies_of_two_players_share_the_one_stack_without_a_leader(frontier: Build) -> None:
    ally = ROME.replace("roman", "third") + 'units = { Dardania = "2 legion" }\n'
    m = frontier(THRACIA, more=ally, top=ALLIES).do("march:Valachia", "go:Moesia Inferior")
    assert m.asked() == ("roman", "intercept"), "the owner of the province first"
    m.do("none")
    assert m.asked() == ("third", "intercept")
    m = frontier(THRACIA, more=ally, top=ALLIES, dice=[1]).do("march:Valachia", "go:Moesia Inferior")
    m.do("intercept:Thracia", "ready")
    assert m.asked() == ("goth", "march"), "the other player has nobody left to name"


@rule("VI.B.5")
def test_inactive_nations_do_not_intercept(on_map: OnMap) -> None:
    text = """
    turn = 2
    seats = ["roman", "third"]
    acting = ["byzantium"]
    [nations.armenians]
    seat = "third"
    role = "{role}"
    units = {{ Armenia = "2 mountain-infantry", Atropatene = "2 mountain-infantry" }}
    [nations.byzantium]
    seat = "roman"
    units = {{ Melitene = "3 legion" }}
    """
    asked = [
        on_map(text.format(role=role)).do("march:Melitene", "go:Armenia").asked()
        for role in ("active", "inactive")
    ]
    assert asked[0] == ("third", "intercept")
    assert asked[1][1] != "intercept"


@rule("XIX.A.5")
def test_all_stacks_are_named_before_anything_is_rolled(invaded: Build) -> None:
    m = invaded(VALENS[:-1].replace("}\n", ', Thracia = "legion" }\n') + "}", dice=[1, 1])
    m.do("intercept:Thracia")
    assert m.events("interception-roll") == []
    m.do("intercept:Cappadocia", "ready")
    assert [e.args["from"] for e in m.events("interception-roll")] == ["Thracia", "Cappadocia"]


@rule("XIX.A.5")
def test_units_may_be_left_behind(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { Thracia = "2 legion, cavalry" }', dice=[10]).do("intercept:Thracia")
    m.do("stay-behind:legion:byzantium:whole", "stay-behind:cavalry:byzantium:whole")
    assert m.at("Moesia Inferior") == ["byzantium.legion", "visigoths.infantry", "visigoths.infantry"]
    assert m.at("Thracia") == ["byzantium.cavalry", "byzantium.legion"]


@rule("XIX.A.6")
def test_units_under_attack_do_not_intercept(frontier: Build, refused: Refused) -> None:
    romans = 'units = { Dardania = "legion", Thracia = "legion" }'
    m = frontier(romans, 'units = { Naissus = "2 infantry", Valachia = "2 infantry" }')
    m.do("march:Naissus", "go:Dardania", "none", "stand", "stop", "march:Valachia", "go:Moesia Inferior")
    assert m.offered() == ["intercept:Thracia", "none"]
    assert refused(m, "intercept:Dardania") == ("intercept-under-attack", "XIX.A.6")


@rule("XIX.A.7")
def test_the_way_leads_through_no_hostile_province(frontier: Build, refused: Refused) -> None:
    goths = 'units = { Valachia = "2 infantry", Thracia = "infantry" }'
    m = frontier('units = { Bythinia = "legion", Macedonia = "legion" }', goths)
    m.do("march:Valachia", "go:Moesia Inferior")
    assert refused(m, "intercept:Bythinia") == ("intercept-no-way", "XIX.A.7")
    assert m.offered() == ["intercept:Macedonia", "none"], "the enemy's own province is no hindrance"


FLEET = '[nations.vandals]\nseat = "third"\nstatus = "kingdom"\nunits = { Propontis = "fleet" }\n'


@rule("XIX.A.7", "XVIII.J.6")
@pytest.mark.parametrize(("fleet", "comes"), [("", True), (FLEET, False)])
def test_straits_are_crossed_unless_enemies_block_them(
    frontier: Build, refused: Refused, fleet: str, comes: bool
) -> None:
    m = frontier('units = { Bythinia = "legion", Thracia = "legion" }', more=fleet)
    m.do("march:Valachia", "go:Moesia Inferior")
    if not comes:
        m.do("ask-leave:Propontis", "block-strait")
    assert ("intercept:Bythinia" in m.offered()) is comes
    if not comes:
        assert refused(m, "intercept:Bythinia") == ("intercept-no-way", "XIX.A.7")


@rule("XIX.A.8")
def test_three_paces_are_the_limit_for_fast_and_slow(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { Cappadocia = "legion", Pontus = "cavalry" }')
    assert m.offered() == ["intercept:Cappadocia", "none"]
    assert refused(m, "intercept:Pontus") == ("intercept-too-far", "XIX.A.8")
    assert refused(m, "intercept:Achaia") == ("intercept-nobody", "XIX.A.4")


@rule("XIX.A.5")
def test_a_stack_is_named_once(invaded: Build, refused: Refused) -> None:
    m = invaded('units = { Thracia = "legion", Cappadocia = "legion" }\nleaders = { Cappadocia = "valens" }')
    m.do("intercept:Thracia")
    assert refused(m, "intercept:Thracia") == ("intercept-named", "XIX.A.5")


PERSIA = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]
[nations.rome]
seat = "roman"
units = {{ Osroene = "2 legion" }}
[nations.persia]
seat = "persian"
status = "kingdom"
provinces = ["Amida"]
units = {{ Amida = "infantry", Euphrates = "{euphrates}", Adiabene = "cavalry" }}
"""


@rule("XXXIV.0.17", "XIX.A.7")
def test_satraps_do_not_leave_their_areas(on_map: OnMap, refused: Refused) -> None:
    m = on_map(PERSIA.format(euphrates="satrapes")).do("march:Osroene", "go:Amida")
    assert refused(m, "intercept:Euphrates") == ("out-of-bounds", "XXXIV.0.17")
    m = on_map(PERSIA.format(euphrates="satrapes, archer"), dice=[10]).do("march:Osroene", "go:Amida")
    m.do("intercept:Euphrates")
    assert m.at("Euphrates") == ["persia.satrapes"]
    assert "persia.archer" in m.at("Amida")


@rule("XIX.A.7")
def test_who_leads_decides_where_the_way_may_lead(frontier: Build) -> None:
    """Vandals in Thracia are friends of Rome alone; under Gratianus Byzantines pass."""
    others = """
    [nations.rome]
    seat = "roman"
    areas = ["Italia"]
    leaders = { Bythinia = "gratianus" }
    [nations.vandals]
    seat = "third"
    status = "kingdom"
    units = { Thracia = "2 infantry" }
    """
    top = 'allies = [["rome", "byzantium"], ["rome", "vandals"]]'
    m = frontier('units = { Bythinia = "legion" }', more=others, top=top, dice=[10])
    m.do("march:Valachia", "go:Moesia Inferior", "intercept:Bythinia", "leave-leader:gratianus")
    assert "byzantium.legion" in m.at("Moesia Inferior")


@rule("XIX.A.7")
@pytest.mark.parametrize(
    ("tie", "passes"), [("", False), ('tie = "client"\nlord = "byzantium"\n', True)], ids=["enemy", "client"]
)
def test_neutrals_let_interceptors_pass(frontier: Build, tie: str, passes: bool) -> None:
    vandals = (
        f'[nations.vandals]\nseat = "third"\nstatus = "kingdom"\n{tie}units = {{ Thracia = "infantry" }}'
    )
    m = frontier('units = { Bythinia = "legion", Dardania = "legion" }', more=vandals)
    m.do("march:Valachia", "go:Moesia Inferior")
    assert ("intercept:Bythinia" in m.offered()) is passes


@rule("XIX.A.1")
def test_federates_do_not_intercept_for_their_federator(frontier: Build) -> None:
    vandals = """
    [nations.vandals]
    seat = "third"
    status = "kingdom"
    tie = "federate"
    lord = "byzantium"
    units = { Dardania = "3 infantry" }
    """
    m = frontier("", more=vandals).do("march:Valachia", "go:Moesia Inferior")
    assert m.asked() == ("goth", "march")


VASSALS = """
[nations.gepids]
seat = "third"
tie = "vassal"
lord = "byzantium"
units = { Savus = "infantry" }
"""


@rule("XIX.A.18", "XII.D.2")
def test_nobody_comes_where_strangers_stand(frontier: Build) -> None:
    """F103: a vassal of Byzantium is left in its land, and is neutral: Romans do not stack with it."""
    m = frontier(THRACIA, more=VASSALS).to_stacks()
    w, thracia, moesia = m.world, m.place("Thracia"), m.place("Moesia Inferior")
    romans = 1 << m.nation("byzantium")
    assert why_not_from(w, moesia, thracia, romans, []) is None
    shift(w, units_at(w, m.place("Savus"))[0], moesia)
    settle(w, m.place("Savus"))
    refusal = there(why_not_from(w, moesia, thracia, romans, []))
    assert (refusal.key, refusal.rule) == ("intercept-strangers", "XII.D.2")
    m.do("march:Valachia", "go:Moesia Inferior")
    assert m.asked() == ("third", "flee"), "the Romans are not asked"
