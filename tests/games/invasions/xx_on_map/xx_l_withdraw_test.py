"""XX.L Groups on their way out of a province: those who are cut off, split, or have a horde with them."""

from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.movement.leave import with_leave
from aevum.games.invasions.rules.retreat.withdraw import EVACUATION, RETREAT, Withdraw
from aevum.games.invasions.rules.world.pieces import ASIDE, leaders_at, shift, units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

MOESIA = """
turn = 2
seats = ["roman", "goth", "hun"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "2 legion", Macedonia = "4 legion", "Moesia Superior" = "legion" }
leaders = { Thracia = "valens" }
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Naissus = "2 infantry" }
[nations.gepids]
seat = "goth"
units = { Tisia = "2 infantry" }
"""


def all_but(m: ScriptedMap, *places: str) -> list[int]:
    """The attackers have closed everything else."""
    return [p for p in range(m.world.land.provinces) if m.world.land.names[p] not in places]


@rule("XX.L.12", "XII.B.5")
def test_land_of_those_who_are_cut_off_falls_to_the_area(on_map: OnMap) -> None:
    m = on_map(MOESIA)
    assert m.owner("Naissus") == "visigoths"
    goths = m.nation("visigoths")
    units = units_at(m.world, m.place("Naissus"))
    m.begin(Withdraw(1, goths, units, [], -1, m.place("Naissus"), RETREAT, [], all_but(m)))
    assert (m.told("cut-off"), m.owner("Naissus")) == (["XX.L.12"] * 2, "byzantium")


@rule("III.D.9", "XX.L.12")
def test_a_horde_whose_friends_are_all_lost_goes_by_itself(on_map: OnMap) -> None:
    m = on_map(MOESIA)
    m.begin(Withdraw(0, m.nation("gepids"), [], [], m.nation("visigoths"), m.place("Dacia"), RETREAT, [], []))
    assert (m.asked(), m.ask().args["people"]) == (("goth", "retreat"), "visigoths")


@rule("XX.L.4", "XVII.A.10")
def test_nobody_is_left_by_a_leader_whom_he_needs(on_map: OnMap) -> None:
    """Macedonia is full, but under Valens more may stand there."""
    m = on_map(MOESIA)
    thracia = m.place("Thracia")
    units = units_at(m.world, thracia)
    leaders = leaders_at(m.world, thracia, 1 << m.nation("byzantium"))
    closed = all_but(m, "Macedonia")
    m.begin(Withdraw(0, m.nation("byzantium"), units, leaders, -1, thracia, RETREAT, [], closed))
    assert "retreat:Macedonia" in m.offered()
    m.do("split:legion:byzantium:whole", "split-leader:valens")
    assert (m.ask().key, m.ask().args["units"]) == ("retreat", 2)
    m.do("retreat:Macedonia")
    assert (len(m.at("Macedonia")), m.leader("valens")) == (6, "Macedonia")


@rule("XX.L.4", "XVII.A.10")
def test_who_found_no_room_goes_on_with_those_who_were_set_apart(on_map: OnMap) -> None:
    m = on_map(MOESIA.replace('Tisia = "2 infantry"', 'Tisia = "4 infantry, 2 archer"'))
    tisia, gepids = m.place("Tisia"), m.nation("gepids")
    ways = all_but(m, "Savus", "Carpathia")
    m.begin(Withdraw(1, gepids, units_at(m.world, tisia), [], -1, tisia, RETREAT, [], ways))
    m.do("split:archer:gepids:whole", "retreat:Savus")
    assert (m.ask().key, m.ask().args["units"]) == ("who-retreats", 4)
    m.do(*["goes:infantry:gepids:whole"] * 4)
    assert (m.ask().key, m.ask().args["units"], len(m.at("Savus"))) == ("retreat", 2, 4)


@rule("III.D.10")
def test_a_horde_stays_where_no_land_takes_it_in(on_map: OnMap) -> None:
    m = on_map(MOESIA)
    dacia = m.place("Dacia")
    m.begin(Withdraw(1, m.nation("visigoths"), [], [], m.nation("visigoths"), dacia, RETREAT, [], all_but(m)))
    assert (m.world.horde[m.nation("visigoths")], m.events("horde-moves")) == (dacia, [])


@rule("XX.L.8")
def test_friends_with_nobody_to_fight_need_not_be_stood_aside_of(on_map: OnMap) -> None:
    """One of them has not taken the land from its owner yet."""
    m = on_map(MOESIA.replace('Tisia = "2 infantry"', 'Tisia = "2 infantry", Savus = "infantry"'))
    tisia, savus, gepids = m.place("Tisia"), m.place("Savus"), m.nation("gepids")
    m.world.owner[savus] = m.nation("byzantium")
    m.begin(Withdraw(1, gepids, units_at(m.world, tisia), [], -1, tisia, RETREAT, [], all_but(m, "Savus")))
    if not m.events("retreats"):
        m.do("retreat:Savus")
    assert (len(m.events("retreats")), m.events("stands-aside")) == (1, [])


@rule("XXV.F.1")
def test_what_was_granted_to_the_active_nation_too_is_over_with_its_retreat(on_map: OnMap) -> None:
    m = on_map(MOESIA)
    w, tisia, gepids = m.world, m.place("Tisia"), m.nation("gepids")
    w.moving = 1 << gepids
    w.leaves = with_leave(w, gepids, [m.place("Propontis")])
    m.begin(Withdraw(1, gepids, units_at(w, tisia), [], -1, tisia, RETREAT, [], all_but(m, "Savus")))
    m.do("retreat:Savus")
    assert w.leaves == []


def test_what_is_thought_of_lies_within_three_paces(on_map: OnMap) -> None:
    m = on_map(MOESIA.replace('Tisia = "2 infantry"', 'Tisia = "4 infantry, archer"'))
    tisia, gepids = m.place("Tisia"), m.nation("gepids")
    m.begin(Withdraw(1, gepids, units_at(m.world, tisia), [], -1, tisia, RETREAT, [], all_but(m, "Savus")))
    thought = {option.id for option in m.state.frames[-1].candidates(m.state, m.ask())}
    assert {f"retreat:{p}" for p in ("Savus", "Dacia", "Macedonia")} <= thought
    assert "retreat:Mysia" not in thought
    m.do("retreat:Savus")
    goes = [option.id for option in m.state.frames[-1].candidates(m.state, m.ask())]
    assert (m.ask().key, goes) == ("who-retreats", m.offered())


VASSAL = """
turn = 4
seats = ["hun", "goth"]
[nations.huns]
seat = "hun"
horde = "Volga"
units = { Volga = "2 horse-archer" }
[nations.gepids]
seat = "goth"
tie = "vassal"
lord = "huns"
horde = "Frisia"
units = { Frisia = "2 infantry" }
"""


@rule("XVIII.A.7", "III.D.10")
def test_a_vassals_horde_does_not_follow_its_units_away_from_its_suzerain(on_map: OnMap) -> None:
    m = on_map(VASSAL)
    gepids, frisia = m.nation("gepids"), m.place("Frisia")
    m.begin(Withdraw(1, gepids, units_at(m.world, frisia), [], gepids, frisia, EVACUATION, [], []))
    assert m.asked() == ("goth", "retreat")
    to = m.offered()[0]
    m.do(to)
    assert m.at(to.removeprefix("retreat:")) == ["gepids.infantry"] * 2
    assert m.asked() == ("goth", "stray-horde")
    m.do(m.offered()[0])
    assert m.told("horde-moves") == ["III.D.10"]
    assert m.world.land.names[m.world.horde[gepids]] != to.removeprefix("retreat:")


@rule("XX.L.8")
def test_who_stands_aside_where_nobody_fights_for_him_must_fight(on_map: OnMap) -> None:
    m = on_map(MOESIA)
    w, east, naissus = m.world, m.nation("byzantium"), m.place("Naissus")
    for unit in units_at(w, naissus):
        w.march[unit] |= ASIDE
    legion = units_at(w, m.place("Moesia Superior"))[0]
    shift(w, legion, naissus)
    w.moving = 1 << east
    m.begin(Clash(naissus, east, [legion], []))
    assert [event.args["other_people"] for event in m.events("clash")] == ["visigoths"]
    assert not any(w.march[unit] & ASIDE for unit in units_at(w, naissus))


@rule("XX.L.4", "XII.B.3")
def test_who_still_waits_to_go_does_not_hold_what_takes_two(on_map: OnMap) -> None:
    """Two hold Tisia; one has gone and the other is asked where to."""
    m = on_map(MOESIA)
    tisia = m.place("Tisia")
    assert m.owner("Tisia") == "gepids"
    m.begin(Withdraw(1, m.nation("gepids"), units_at(m.world, tisia), [], -1, tisia, EVACUATION, [], []))
    m.do("split:infantry:gepids:whole")
    m.do(m.offered()[0])
    assert (m.asked(), m.ask().args["units"]) == (("goth", "retreat"), 1)
    assert (m.at("Tisia"), m.owner("Tisia")) == (["gepids.infantry"], "")
