"""VII.D.8 A Kingdom without a city conquers one: its capital is founded at that moment."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.world.world import FREE
from aevum.testing import rule
from tests.games.invasions.conftest import Dice, ScriptedMap

Maker = Callable[..., ScriptedMap]
WAITING = """
turn = {turn}
seats = ["goth", "roman"]
acting = ["{acting}"]
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
age = 2
horde = "Dacia"
units = {{ {goths} }}
leaders = {{ {leaders} }}
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia"]
units = {{ {romans} }}
"""


def waiting(on_map: Maker, dice: list[int], acting: str = "ostrogoths", **more: str) -> ScriptedMap:
    setting = {
        "goths": 'Dacia = "infantry"',
        "leaders": "",
        "romans": 'Thracia = "legion"',
        "turn": "4",
        **more,
    }
    return on_map(WAITING.format(acting=acting, **setting), dice, realm=True)


def through(m: ScriptedMap, *stop: str) -> ScriptedMap:
    """Nobody reacts; a city is besieged without an assault, and spared."""
    calm = {
        "intercept": "none",
        "flee": "stand",
        "besiege": "besiege",
        "assault": "no-assault",
        "sack": "spare",
        "walls": "keep-walls",
    }
    while not m.table.over and m.ask().key in calm and m.ask().key not in stop:
        m.do(calm[m.ask().key])
    return m


@rule("VII.D.8", "VII.D.5", "VII.D.7")
@pytest.mark.parametrize("sacked", [False, True])
def test_a_city_that_falls_is_the_capital_before_the_next_siege(on_map: Maker, sacked: bool) -> None:
    """F110: Thessalonika falls in the combat step; the siege of Dyrrachium waits for the founding."""
    goths = 'Dardania = "3 infantry", Naissus = "3 infantry", Dacia = "infantry"'
    m = waiting(on_map, [10, *[1] * 9] if sacked else [10, 1], goths=goths).to_stacks()
    m = through(m.do("march:Dardania", "go:Macedonia")).do("halt")
    m = through(m.do("march:Naissus", "go:Dardania", "go:Epirus")).do("halt")
    m = through(m.do("done", "fight:Macedonia"), "sack")
    assert m.asked() == ("goth", "sack")
    m = through(m.do("sack" if sacked else "spare"))
    keys = [event.key for event in m.table.log]
    assert [e.args["place"] for e in m.events("capital-founded")] == ["Macedonia"]
    assert [e.args["level"] for e in m.events("city-grows")] == [3]
    second = [i for i, key in enumerate(keys) if key == "siege-roll"][1]
    assert keys.index("capital-founded") < second
    n = m.nation("ostrogoths")
    assert (m.world.capital[n], m.world.horde[n]) == (m.place("Macedonia"), -1)


@rule("VII.D.8", "XXII.A.2")
def test_in_a_campaign_before_the_leader_sets_out_again(on_map: Maker) -> None:
    """Nobody has to wait for the end of the activation; with one city there is nothing to choose."""
    goths = 'Dardania = "3 infantry", Dacia = "infantry"'
    m = waiting(
        on_map, [10] * 4, goths=goths, leaders='Dardania = "flavius-theodericus"', turn="7"
    ).to_stacks()
    m.do("done")
    m.do(next(option for option in m.offered() if option.startswith("campaign:")), "set-out")
    m = through(through(m.do("go:Macedonia")).do("halt"))
    assert m.asked() == ("goth", "campaign-again")
    assert m.world.capital[m.nation("ostrogoths")] == m.place("Macedonia")


@rule("VII.D.8", "XX.I.6")
def test_no_capital_where_the_enemy_still_stands(on_map: Maker) -> None:
    """F223: a site in a province that is fought for is none yet; the horde waits on."""
    goths = 'Dardania = "3 infantry", Dacia = "infantry"'
    romans = 'Thracia = "legion", "Moesia Inferior" = "legion"'
    m = waiting(on_map, [], goths=goths, romans=romans).to_stacks()
    m.do("march:Dardania", "go:Moesia Inferior")
    while m.ask().key in ("intercept", "flee"):
        m.do({"intercept": "none", "flee": "stand"}[m.ask().key])
    assert m.events("capital-founded") == []
    assert m.world.horde[m.nation("ostrogoths")] == m.place("Dacia")


@rule("VII.D.9", "XXIX.C.2")
def test_while_it_waits_its_horde_is_the_capital_that_has_to_fall(on_map: Maker, dice: Dice) -> None:
    """A king who falls elsewhere with all his men brings no submission, as with any Kingdom that has one."""
    white, _ = dice
    m = waiting(
        on_map,
        [*white("w w w"), *white("-"), 1],
        acting="byzantium",
        goths='Dardania = "infantry", Dacia = "infantry"',
        leaders='Dardania = "radagaisus"',
        romans='Thracia = "legion", Macedonia = "3 infantry"',
        turn="3",
    ).to_stacks()
    m = through(m.do("march:Macedonia", "go:Dardania"))
    calm = {"confront": "stop", "stacks": "done", "ambush": "no-ambush", "rerolls": "pass"}
    while not m.table.over and (m.ask().key in calm or m.ask().key in ("swaps", "losses", "recovery")):
        m.do(calm.get(m.ask().key, m.offered()[0]))
    assert m.leader("radagaisus") == ""
    assert m.table.over or m.ask().key != "king-treasure"
    assert m.world.tie[m.nation("ostrogoths")] == FREE
    assert m.events("becomes-vassal") == []


SPREAD = ", ".join(f'{place} = "3 infantry"' for place in ("Valachia", "Carpathia", "Hypanis", "Tisia"))
CALM = {
    "confront": "stop",
    "stacks": "done",
    "ambush": "no-ambush",
    "rerolls": "pass",
    "intercept": "none",
    "flee": "stand",
}


def fought(m: ScriptedMap, march: str) -> ScriptedMap:
    m.to_stacks().do(march, "go:Dacia")
    while not m.table.over and (m.ask().key in CALM or m.ask().key in ("swaps", "losses", "recovery")):
        m.do(CALM.get(m.ask().key, m.offered()[0]))
    return m


@rule("VII.D.9", "XXIX.C.1")
@pytest.mark.parametrize(("land", "submits"), [("", True), (", " + SPREAD, False)])
def test_a_beaten_horde_of_a_kingdom_submits_only_if_little_land_is_left(
    on_map: Maker, dice: Dice, land: str, submits: bool
) -> None:
    """F268: like a capital that falls; with four more provinces the Kingdom fights on."""
    white, _ = dice
    m = waiting(
        on_map,
        [*white("w w w"), *white("- -")],
        acting="byzantium",
        goths='Dacia = "infantry"' + land,
        romans='Thracia = "legion", Gothia = "3 infantry"',
    )
    m = fought(m, "march:Gothia")
    goths = m.nation("ostrogoths")
    assert len(m.events("horde-submits")) == 1
    assert [event.rule for event in m.events("cannot-subjugate")] == ([] if submits else ["XXIX.C.1"])
    if submits:
        assert m.events("becomes-vassal")[0].args["people"] == "ostrogoths"
        return
    assert m.asked() == ("goth", "retreat")
    m.do("retreat:Carpathia")
    assert (m.world.tie[goths], m.world.horde[goths]) == (FREE, m.place("Carpathia"))
    assert m.events("becomes-vassal") == []


@rule("VI.I.6", "VII.D.9", "XXIX.B.4")
@pytest.mark.parametrize(("status", "faces"), [("kingdom", "w w - - -"), ("barbarian", "w w -")])
def test_nomads_take_the_horde_of_other_barbarians_more_easily_but_no_kingdoms(
    on_map: Maker, dice: Dice, status: str, faces: str
) -> None:
    white, _ = dice
    text = WAITING.format(
        acting="huns",
        goths='Dacia = "4 infantry"',
        leaders="",
        romans='Thracia = "legion"',
        turn="4",
    ).replace('status = "kingdom"', f'status = "{status}"')
    text += '[nations.huns]\nseat = "roman"\nhorde = "Gothia"\nunits = { Gothia = "4 infantry" }\n'
    m = on_map(text, [*white(faces), *white("- - - - -")], realm=True)
    if status == "barbarian":
        m.do("defy:ostrogoths")
    m = fought(m, "march:Gothia")
    assert len(m.events("horde-captured")) == (0 if status == "kingdom" else 1)
    if status == "kingdom":
        assert m.asked() == ("goth", "retreat")
    else:
        assert m.events("becomes-vassal")[0].args["people"] == "ostrogoths"
