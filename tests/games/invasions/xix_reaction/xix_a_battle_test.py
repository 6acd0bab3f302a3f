"""XIX.A.20-XIX.A.23, XVIII.I.7 The interceptors and the intercepted stack meet."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.troops import nation
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xix_reaction.conftest import Build, PlayOn

LEGION = 'units = { Thracia = "legion" }'
GUARD = 'units = { Thracia = "2 guard, legion" }'
SIX = """units = { Valachia = "5 noble-cavalry, infantry" }
leaders = { Valachia = "fritigernus" }
invading = true"""
SEVEN = SIX.replace("infantry", "infantry, archer")


@rule("XIX.A.20")
def test_when_every_attempt_fails_there_is_no_battle(invaded: Build) -> None:
    m = invaded(LEGION, dice=[1]).do("intercept:Thracia")
    assert m.asked() == ("goth", "march")
    assert m.table.state.fight_now is None


@rule("XIX.A.20", "XX.F.6")
def test_the_intercepted_attack_and_the_interceptors_defend(invaded: Build) -> None:
    """The Danube, which all of them crossed, costs the Goths no die."""
    m = invaded(GUARD, dice=[10]).do("intercept:Thracia", "ready", "no-ambush")
    attacker, defender = m.events("pool")
    assert (attacker.args["side"], attacker.args["people"]) == ("attacker", "visigoths")
    assert (defender.args["side"], defender.args["people"]) == ("defender", "byzantium")
    assert attacker.args["dice"] == 2


@rule("XIX.A.21", "XVII.A.9")
def test_who_is_too_many_sits_out(invaded: Build) -> None:
    """Six may fight in the mountains under Fritigernus in an invasion (T25)."""
    m = invaded('units = { Thracia = "3 guard" }', SEVEN, dice=[10]).do("intercept:Thracia", "ready")
    assert m.asked() == ("goth", "sit-out")
    m.do("sit-out:infantry:visigoths:whole:3", "give-battle")
    assert m.table.state.fight.sides[0].start == 6
    assert "visigoths.infantry" in m.at("Moesia Inferior")


@rule("XIX.A.21", "XIX.A.23")
def test_who_sat_out_retreats_with_the_beaten(invaded: Build, play_on: PlayOn) -> None:
    goths = 'units = { Valachia = "3 infantry, archer", Gothia = "infantry" }'
    m = invaded(GUARD, goths, dice=[10, 1, *[1] * 3, *[6] * 3])
    m.do("intercept:Thracia", "ready", "sit-out:archer:visigoths:whole:2", "no-ambush")
    while play_on(m, "retreat", "stacks").asked()[1] == "retreat":
        m.do("retreat:Valachia")
    assert [u for u in m.at("Moesia Inferior") if u.startswith("vis")] == []
    assert "visigoths.archer" in m.at("Valachia")


@rule("XIX.A.21", "XIX.A.23", "XX.L.2")
def test_they_make_one_retreat_under_their_leader(invaded: Build, play_on: PlayOn) -> None:
    """F280: who sat out is of the beaten stack still, so that the leader may go with him alone."""
    m = invaded('units = { Thracia = "3 guard" }', SEVEN, dice=[10, *[1] * 6, *[6] * 3])
    m.do("intercept:Thracia", "ready", "sit-out:archer:visigoths:whole:3", "give-battle")
    play_on(m, "retreat")
    beaten = len([u for u in m.at("Moesia Inferior") if u.startswith("vis")])
    assert m.ask().args["units"] == beaten > 1
    assert "visigoths.archer" in m.at("Moesia Inferior")
    for option in [o for o in m.offered() if o.startswith("split:") and ":archer:" not in o]:
        while option in m.offered():
            m.do(option)
    m.do("retreat:Valachia")
    assert (m.at("Valachia"), m.leader("fritigernus")) == (["visigoths.archer"], "Valachia")
    assert m.do("retreat:Tisia").asked() == ("goth", "stacks")


@rule("XIX.A.21", "XXX.H.5")
def test_when_all_who_fight_desert_those_who_sat_out_have_room(frontier: Build) -> None:
    """Three legions in Gothic pay meet their own countrymen."""
    m = frontier(
        'units = { Thracia = "3 guard", Valachia = "3 legion" }', 'units = { Tisia = "infantry" }', [10]
    )
    w = m.world
    w.hired = units_at(w, m.place("Valachia"))
    for unit in w.hired:
        w.master[unit] = m.nation("visigoths")
    settle(w, m.place("Valachia"))
    m.do(
        "march:Tisia",
        "go:Valachia",
        "halt",
        "march:Valachia",
        "go:Moesia Inferior",
        "intercept:Thracia",
        "ready",
    )
    m.do("sit-out:infantry:visigoths:whole:1", *["give-battle"] * ("give-battle" in m.offered()))
    assert len(m.events("mercenary-deserts")) == 3
    assert [nation(code) for code in m.table.state.fight.sides[0].units] == [m.nation("visigoths")]


@rule("XIX.A.22")
@pytest.mark.parametrize("deed", ["overrun", "force"])
def test_the_intercepted_may_overrun_or_force_a_passage(frontier: Build, deed: str) -> None:
    m = frontier(LEGION, SIX, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia")
    assert m.offered() == ["give-battle", "overrun", "force"]
    m.do(deed, *["hold"] * (deed == "force"))
    assert m.table.state.fight_now is None
    if deed == "overrun":
        assert m.asked() == ("goth", "march")
        assert "byzantium.legion" not in m.at("Moesia Inferior")
    else:
        assert m.asked() == ("goth", "stacks"), "whoever forces the passage stops"
        assert m.world.opened[m.place("Moesia Inferior")]


@rule("XIX.A.22", "XIX.A.23", "XVIII.F.3")
def test_those_who_are_not_needed_for_the_passage_resume_their_move(frontier: Build) -> None:
    m = frontier(LEGION, SIX, dice=[10]).do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia")
    m.do("force")
    assert (m.asked(), m.ask().rule) == (("goth", "hold-passage"), "XVIII.F.3")
    m.do(next(o for o in m.offered() if o.startswith("pass-on:")), "hold")
    assert (m.asked(), m.ask().args["units"]) == (("goth", "march"), 1)
    assert len([o for o in m.offered() if o.startswith("go:")]) > 1


@rule("XIX.A.22", "XVIII.E.3")
@pytest.mark.parametrize("start", ["Dacia", "Gothia"])
def test_who_sits_out_needs_the_pace_for_an_overrun_too(frontier: Build, start: str) -> None:
    """Foot under a leader makes four paces: from Gothia they are all used."""
    goths = (
        SEVEN.replace("Valachia", start).replace("5 noble-cavalry", "6 noble-cavalry").replace(", archer", "")
    )
    m = frontier(LEGION, goths, dice=[10]).do(f"march:{start}")
    m.do(*(["go:Dacia"] if start == "Gothia" else []), "go:Tisia", "go:Valachia", "go:Moesia Inferior")
    m.do("intercept:Thracia", f"sit-out:infantry:visigoths:whole:{int(start == 'Dacia')}")
    if start == "Gothia":
        assert m.offered() == ["give-battle", "force"]
        return
    m.do("overrun")
    assert "leave:infantry:visigoths:whole:0" in m.offered(), "it paid for the overrun as well"


@rule("XIX.A.22", "XX.A.2")
def test_otherwise_they_fight_at_once(invaded: Build) -> None:
    m = invaded(GUARD, dice=[10]).do("intercept:Thracia", "ready")
    assert m.asked() == ("roman", "ambush"), "no choice is left to the Goths, and they are still on the march"
    assert [type(frame).__name__ for frame in m.table.state.frames].count("March") == 1


@rule("XIX.A.23")
def test_the_beaten_retreat_and_their_move_is_over(invaded: Build, play_on: PlayOn) -> None:
    goths = 'units = { Valachia = "2 infantry", Gothia = "infantry" }'
    m = invaded(GUARD, goths, dice=[10, *[1] * 2, *[6] * 3]).do("intercept:Thracia", "ready", "no-ambush")
    play_on(m, "retreat").do("retreat:Valachia")
    assert m.at("Moesia Inferior") == ["byzantium.guard", "byzantium.guard", "byzantium.legion"]
    assert m.at("Valachia") == ["visigoths.infantry"]
    assert m.asked() == ("goth", "stacks")
    assert m.offered() == ["march:Gothia", "done"]


@rule("XIX.A.23")
def test_the_victors_move_on(invaded: Build, play_on: PlayOn) -> None:
    m = invaded(LEGION, SIX, dice=[10, *[4] * 20]).do("intercept:Thracia", "give-battle", "no-ambush")
    play_on(m, "march")
    assert m.asked() == ("goth", "march")
    assert "go:Macedonia" in m.offered()


LIMES = 'limites = ["Moesia Inferior"]\nunits = { Thracia = "3 guard" }'


@rule("XVIII.I.7")
@pytest.mark.parametrize(("check", "left"), [(1, 2), (2, 1)])
def test_a_lone_limes_falls_before_the_interceptors_come(invaded: Build, check: int, left: int) -> None:
    m = invaded(LIMES, dice=[10, check]).do("intercept:Thracia", "ready")
    keys = [e.key for e in m.table.log]
    assert keys.index("limes-overrun") < keys.index("limes-check") < keys.index("intercepts")
    assert m.world.limes[m.place("Moesia Inferior")] == -1
    assert m.table.state.fight.sides[1].limes == []
    assert len(m.table.state.fight.sides[0].units) == left


@rule("XVIII.I.7", "XIX.A.23", "XXIV.A.1")
def test_nor_is_a_city_besieged_before_they_come(frontier: Build) -> None:
    m = frontier(LIMES, dice=[10, 1], more='[cities]\n"Moesia Inferior" = { level = 1 }\n')
    m.do("march:Valachia", "go:Moesia Inferior", "intercept:Thracia", "ready")
    assert (m.asked(), len(m.events("intercepts"))) == (("roman", "ambush"), 1)


@rule("XVIII.I.7")
def test_a_limes_with_a_garrison_fights_beside_the_interceptors(invaded: Build) -> None:
    romans = 'limites = ["Moesia Inferior"]\nunits = { Thracia = "guard", "Moesia Inferior" = "legion" }'
    m = invaded(romans, dice=[10]).do("intercept:Thracia")
    assert m.events("limes-overrun") == []
    assert len(m.events("intercepts")) == 1, "they are there before the battle"
    assert (len(m.table.state.fight.sides[1].limes), len(m.table.state.fight.sides[1].units)) == (1, 2)


@rule("XVIII.I.7", "XIX.A.20")
def test_a_stack_that_dies_at_the_limes_meets_nobody(invaded: Build) -> None:
    m = invaded(LIMES, 'units = { Valachia = "infantry" }', dice=[10, 2]).do("intercept:Thracia", "ready")
    assert m.events("intercepts") == []
    assert len(m.at("Thracia")) == 3
    assert m.table.over


@rule("XVIII.I.7", "XVIII.I.3")
def test_the_limes_stops_even_those_who_beat_the_interceptors(invaded: Build, play_on: PlayOn) -> None:
    romans = LIMES.replace("3 guard", "legion")
    m = invaded(romans, SIX, dice=[10, 1, *[4] * 20]).do("intercept:Thracia")
    assert m.asked() == ("roman", "ambush"), "no overrun and no passage in force"
    play_on(m, "stacks", "march", "battles")
    assert m.asked() == ("goth", "stacks")
    m.do("march:Moesia Inferior")
    assert not any(o.startswith("go:") for o in m.offered())


IN_THE_WILD = """
turn = 4
seats = ["hun", "gepid"]
acting = ["huns"]
[nations.huns]
seat = "hun"
units = { Carpathia = "2 horse-archer" }
[nations.gepids]
seat = "gepid"
horde = "Dacia"
units = { Dacia = "2 infantry" }
"""


@rule("XIX.A.22", "XVIII.C.2")
def test_among_barbarians_too_who_is_intercepted_fights(on_map: OnMap) -> None:
    """Whom they merely meet there does not stop them; whoever comes for them does."""
    m = on_map(IN_THE_WILD, dice=[10]).do("defy:gepids").to_stacks().do("march:Carpathia", "go:Tisia")
    m.do("intercept:Dacia", "stay-behind:infantry:gepids:whole")
    assert m.asked() == ("hun", "intercepted")
    assert "go-on" not in m.offered()
    refusal = m.refusal("go-on")
    assert (refusal.key, refusal.rule) == ("enemy-stops", "XIX.A.22")
