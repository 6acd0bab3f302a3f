"""XXIX.B, III.D What becomes of a horde after a battle."""

import pytest

from aevum.games.invasions.rules.retreat.withdraw import EVACUATION, FLIGHT, Withdraw
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn, ToBattle

DANUBE = """
turn = 4
seats = ["lombard", "gepid"]
acting = ["lombards"]

[nations.lombards]
seat = "lombard"
status = "kingdom"
capital = "Carnuntum"
units = { Carnuntum = "infantry", Savus = "4 infantry" }

[nations.gepids]
seat = "gepid"
horde = "Tisia"
units = { GEPIDS }
"""
INVASION = """
turn = 4
seats = ["gepid", "other"]
acting = ["gepids"]

[nations.gepids]
seat = "gepid"
horde = "Tisia"
invading = true
units = { Tisia = "2 infantry" }

[nations.lombards]
seat = "other"
status = "kingdom"
capital = "Carnuntum"
units = { Carnuntum = "infantry", Savus = "4 infantry" }
"""
IUTIA = """
turn = 4
seats = ["frank", "jute"]
acting = ["franks"]

[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Treveria"
units = { Treveria = "infantry", Holsatia = "4 infantry", "Mare Suebicum" = "fleet" }

[nations.jutes]
seat = "jute"
horde = "Iutia"
units = { Iutia = "2 infantry" }
"""
GEPIDS = NATIONS.index("gepids")


def danube(gepids: str) -> str:
    return DANUBE.replace("GEPIDS", gepids)


ATTACK = ("march:Savus", "go:Tisia")


def invade(m: ScriptedMap, play_on: PlayOn, to: str = "Savus") -> ScriptedMap:
    """The Gepids go there with their horde, and fight."""
    m = play_on(play_on(m).do("march:Tisia", f"go:{to}")).do("horde:gepids", f"go:{to}")
    while m.ask().key in ("horde", "stacks"):
        m = play_on(m.do("halt" if m.ask().key == "horde" else "done"))
    return m


def horde(m: ScriptedMap) -> str:
    return m.world.land.names[m.world.horde[GEPIDS]]


@rule("XXIX.B.2", "III.D.9")
def test_the_horde_goes_with_the_units_that_retreat(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    m = to_battle(on_map(danube('Tisia = "3 infantry"'), throws("w w -", "- - - -")), *ATTACK)
    assert m.asked() == ("gepid", "retreat")
    m.do("retreat:Hypanis")
    assert horde(m) == "Hypanis"
    assert m.at("Hypanis") == ["gepids.infantry"] * 3


@rule("XXIX.B.1")
def test_without_a_unit_to_go_with_it_is_captured(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    """F50: the only unit falls, and no hit is left for the horde."""
    m = to_battle(on_map(danube('Tisia = "infantry"'), throws("w - -", "- -")), *ATTACK)
    (event,) = m.events("becomes-vassal")
    assert (event.args["people"], event.args["suzerain_people"]) == ("gepids", "lombards")
    assert m.asked() == ("lombard", "retreat"), "the new suzerain leaves (XXIX.B.8)"


FRIENDS = """
turn = 4
seats = ["lombard", "gepid"]
acting = ["lombards"]
allies = [["gepids", "franks"]]

[nations.lombards]
seat = "lombard"
status = "kingdom"
capital = "Carnuntum"
units = { Carnuntum = "infantry", Savus = "4 infantry" }

[nations.gepids]
seat = "gepid"
horde = "Tisia"
units = { Tisia = "infantry" }

[nations.franks]
seat = "gepid"
STATUS
units = { Tisia = "infantry", Treveria = "infantry" }
"""
KINGDOM = 'status = "kingdom"\ncapital = "Treveria"'


@rule("XXIX.B.1", "XXIX.B.2")
@pytest.mark.parametrize(("status", "submits"), [(KINGDOM, True), ('horde = "Frisia"', False)])
def test_only_barbarian_units_that_get_away_save_it(
    on_map: OnMap, to_battle: ToBattle, play_on: PlayOn, throws: Throws, status: str, submits: bool
) -> None:
    """F50: both units fall, and the one of the allies is recovered and retreats."""
    start = on_map(FRIENDS.replace("STATUS", status), throws("w w -", "- - -"))
    m = to_battle(start, *ATTACK, stop=("recovery",))
    assert m.asked() == ("gepid", "recovery")
    m = play_on(m.do(next(o for o in m.offered() if "franks" in o)))
    assert m.asked() == ("gepid", "retreat")
    m = play_on(m.do(next(o for o in m.offered() if o.startswith("retreat:"))))
    assert bool(m.events("becomes-vassal")) is submits
    assert (horde(m) == "Tisia") is submits


def to_iutia(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> ScriptedMap:
    m = to_battle(on_map(IUTIA, throws("w w - -", "- - -")), "march:Holsatia", "go:Iutia", "without-leave")
    assert m.asked() == ("jute", "strait-wish")
    return m


@rule("XXIX.B.1", "XX.L.12")
def test_nor_with_units_that_have_no_way_out(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    """F50: on a peninsula whose only way out is the one by which the enemy came."""
    m = to_iutia(on_map, to_battle, throws).do("without-leave")
    assert len(m.events("cut-off")) == 1, "the one that was recovered"
    assert len(m.events("becomes-vassal")) == 1


@rule("XXIX.B.2", "XXV.F.1")
def test_the_fleet_may_let_them_get_away(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    """F247: whether they have a way is known before the horde is captured for want of one."""
    m = to_iutia(on_map, to_battle, throws).do("ask-leave:Mare Suebicum", "let-through")
    assert m.asked() == ("jute", "retreat")
    m.do("retreat:Selandia")
    assert (m.events("becomes-vassal"), m.at("Selandia")) == ([], ["jutes.infantry"])


BRITANNIA = """
turn = 4
seats = ["frank", "jute"]
acting = ["franks"]

[nations.franks]
seat = "frank"
status = "kingdom"
capital = "Treveria"
units = { Treveria = "infantry", Cantium = "4 infantry", "Corinium Dobunorum" = "2 infantry" }

[nations.jutes]
seat = "jute"
horde = "Durnovaria"
units = { Durnovaria = "3 infantry", Dumnonia = "3 infantry" }
leaders = { Durnovaria = "hengestus" }
"""


@rule("XXIX.B.2", "XVII.B.2")
def test_a_leader_makes_room_for_them_and_so_saves_the_horde(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    """F50, F59: the one way out ends in a full province, but their king goes along."""
    m = to_battle(on_map(BRITANNIA, throws("w - - -", "- - - -")), "march:Cantium", "go:Durnovaria")
    assert (m.events("becomes-vassal"), m.asked()) == ([], ("jute", "retreat"))
    m.do("retreat:Dumnonia")
    assert m.world.land.names[m.world.horde[NATIONS.index("jutes")]] == "Dumnonia"
    assert len(m.at("Dumnonia")) == 4
    assert len(m.events("cut-off")) == 2


HISPANIA = """
turn = 2
seats = ["roman", "goth"]
acting = ["rome"]

[nations.rome]
seat = "roman"
units = { Saguntum = "6 infantry", Castulum = "2 infantry", Baetica = "infantry" }
leaders = { Saguntum = "gratianus" }

[nations.visigoths]
seat = "goth"
horde = "Cartaginensis"
units = { Cartaginensis = "6 infantry", Hispalensis = "2 infantry" }
leaders = { Cartaginensis = "fritigernus" }
"""


@rule("XXIX.B.2", "XX.L.3")
def test_nor_is_it_captured_where_six_break_through_a_lone_enemy(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    """F50, F52: neither in his province nor beyond is there room for six, but they may part there."""
    dice = throws("w - - - - / -", "- - - - - - -")
    m = to_battle(on_map(HISPANIA, dice), "march:Saguntum", "go:Cartaginensis")
    assert (m.events("becomes-vassal"), m.asked()) == ([], ("goth", "retreat"))
    assert [o for o in m.offered() if not o.startswith("split")] == ["overrun-first:Baetica"]
    m.do("overrun-first:Baetica", "retreat:Hispalensis")
    while m.ask().key == "who-retreats":
        m.do(m.offered()[0])
    assert m.world.land.names[m.world.horde[NATIONS.index("visigoths")]] == "Hispalensis"


@rule("XX.H.7", "III.D.10")
def test_a_hit_beyond_the_units_makes_the_nation_submit(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    m = to_battle(on_map(danube('Tisia = "infantry"'), throws("w w -", "- -")), *ATTACK)
    assert len(m.events("becomes-vassal")) == 1
    assert horde(m) == "Tisia"


@rule("XXIX.B.7")
@pytest.mark.parametrize(("hits", "submits"), [("w w - -", False), ("w w w -", True)])
def test_an_invaders_horde_submits_to_a_defender_only_by_a_hit(
    on_map: OnMap, play_on: PlayOn, throws: Throws, hits: str, submits: bool
) -> None:
    m = invade(on_map(INVASION, throws("-", hits)), play_on)
    assert len(m.events("becomes-vassal")) == (1 if submits else 0)
    if not submits:
        m.do("retreat:Tisia")
        assert horde(m) == "Tisia"


@rule("XXIX.B.7", "III.D.9")
def test_an_invaders_horde_without_units_goes_its_own_way(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = invade(on_map(INVASION.replace("2 infantry", "infantry"), throws("-", "w - - -")), play_on)
    assert m.events("becomes-vassal") == []
    assert m.ask().args["units"] == 0
    m.do("retreat:Tisia")
    assert horde(m) == "Tisia"


@rule("III.D.8", "XX.D.9")
def test_an_attackers_horde_does_not_fight_on(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    text = INVASION.replace("2 infantry", "infantry").replace("4 infantry", "4 archer")
    m = invade(on_map(text, throws("w -")), play_on)
    assert m.events("pool") == []
    assert [e.args["side"] for e in m.events("battle-won")] == ["defender"]


@rule("XXIX.B.7")
@pytest.mark.parametrize(("hits", "submits"), [("w w - -", False), ("w w w -", True)])
def test_nomads_take_an_invaders_horde_when_its_stack_is_destroyed(
    on_map: OnMap, play_on: PlayOn, throws: Throws, hits: str, submits: bool
) -> None:
    """A87, in a Barbarian Area; no hit is left for the horde."""
    text = INVASION.replace("2 infantry", "3 infantry")
    text = text.replace('"other"\nstatus = "kingdom"\ncapital = "Carnuntum"', '"other"\nhorde = "Moravia"')
    text = text.replace('Carnuntum = "infantry", Savus = "4 infantry"', 'Hunnia = "4 infantry"')
    text = text.replace("lombards", "huns")
    m = invade(on_map(text, throws("- -", hits)).do("defy:huns"), play_on, "Hunnia")
    assert len(m.events("becomes-vassal")) == (1 if submits else 0)


@rule("III.D.10")
def test_a_horde_without_a_way_goes_to_the_nearest_land_that_takes_it(on_map: OnMap) -> None:
    """F51"""
    m = on_map(danube('Gothia = "infantry"'))
    banned = list(range(m.world.land.provinces))
    keep = m.place("Pripet")
    banned.remove(keep)
    m.table.state.push(Withdraw(1, GEPIDS, [], [], GEPIDS, m.place("Tisia"), EVACUATION, [], banned))
    m.table.state.frames[-1].run(m.table.state)
    m.table.state.frames[-1].run(m.table.state)
    assert horde(m) == "Pripet"
    assert m.told("horde-moves") == ["III.D.10"]


@rule("III.D.10")
def test_of_lands_equally_near_its_player_chooses(on_map: OnMap) -> None:
    """F51: both three steps from Tisia, behind enemies."""
    m = on_map(danube('Gothia = "infantry"'))
    banned = list(range(m.world.land.provinces))
    for name in ("Pripet", "Polonia"):
        banned.remove(m.place(name))
    m.begin(Withdraw(1, GEPIDS, [], [], GEPIDS, m.place("Tisia"), EVACUATION, [], banned))
    assert m.table.seats[1] == m.asked()[0]
    assert (m.ask().key, m.ask().rule) == ("stray-horde", "III.D.10")
    assert sorted(m.offered()) == ["camp-in:Polonia", "camp-in:Pripet"]
    m.do("camp-in:Polonia")
    assert (horde(m), m.told("horde-moves")) == ("Polonia", ["III.D.10"])
    assert m.ask().key != "stray-horde", "once is enough"


@rule("III.D.9")
def test_a_horde_alone_chooses_its_flight(on_map: OnMap) -> None:
    m = on_map(danube('Gothia = "infantry"'))
    state = m.table.state
    state.push(Withdraw(1, GEPIDS, [], [], GEPIDS, m.place("Tisia"), FLIGHT, [], []))
    state.frames[-1].run(state)
    assert {"retreat:Valachia", "retreat:Hypanis", "stay"} <= {o.id for o in state.live()[0].options}
