"""XII, XIX, XX Whoever looks for those who belong together finds nobody else, whatever his number is."""

from aevum.games.invasions.rules.bounds.room import counted
from aevum.games.invasions.rules.control.areas import hordes_in, party
from aevum.games.invasions.rules.control.provinces import force_at
from aevum.games.invasions.rules.control.sharing import joint_holders, sharers, shares
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.muster import guests, masters, parties
from aevum.games.invasions.rules.reaction.attempt import arrive
from aevum.games.invasions.rules.reaction.opponents import (
    asked_seats,
    garrisons,
    interceptors,
    of_seat,
    opponents,
)
from aevum.games.invasions.rules.reinforcements.step import ReinforcementStep
from aevum.games.invasions.rules.reinforcements.vanished import holders
from aevum.games.invasions.rules.vassalage.leave import nations_in
from aevum.games.invasions.rules.vassalage.ties import with_federates
from aevum.games.invasions.rules.world.pieces import on_map as present
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.games.invasions.rules.world.world import FEDERATE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

BYSTANDERS = """
turn = 4
seats = ["roman", "goth", "third"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "legion", "Moesia Superior" = "2 legion" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "2 infantry", "Moesia Inferior" = "infantry" }
[nations.alamanni]
seat = "third"
horde = "Tisia"
units = { Tisia = "2 infantry" }
"""


@rule("XIX.A.1", "XX.A.3", "XII.A.4", "XVII.A.2")
def test_the_alamanni_stand_by(on_map: OnMap) -> None:
    """They are the first of all nations, enemies of the Goths, near, and no part of anything here."""
    m = on_map(BYSTANDERS)
    w, inferior = m.world, m.place("Moesia Inferior")
    east, goths = 1 << m.nation("byzantium"), 1 << m.nation("visigoths")
    assert m.nation("alamanni") == 0
    w.owner[inferior] = m.nation("byzantium")
    n = m.nation("visigoths")
    assert (opponents(w, inferior, n), interceptors(w, inferior, n)) == (east, east)
    assert (of_seat(w, east | goths | 1, 0), asked_seats(w, east, inferior)) == (east, [0])
    assert garrisons(w, m.place("Moesia Superior"), n) == [east]
    assert (parties(w, m.place("Moesia Superior"), goths), guests(w, inferior, goths, east)) == ([east], 0)
    assert (masters(w, units_at(w, inferior)), force_at(w, inferior)) == (goths, goths)
    assert nations_in(w, inferior) == goths
    assert (shares(w, m.place("Thracia")), joint_holders(w, m.place("Thracia"))) == (east, east)
    graecia = w.land.areas.index("Graecia")
    assert (sharers(w, graecia), hordes_in(w, graecia), party(w, m.nation("byzantium"))) == (east, 0, east)
    assert (counted(w, goths), with_federates(w, n), subjects(w, n, FEDERATE)) == (goths, goths, [])
    assert (present(w), holders(w, n)) == (east | goths | 1, goths)


@rule("X.B.5", "VI.H.4")
def test_who_set_out_by_a_card_invades_from_the_reinforcements_on(on_map: OnMap) -> None:
    m = on_map(BYSTANDERS, realm=True)
    m.realm.lasting = ["invade:alamanni"]
    m.begin(ReinforcementStep())
    assert (m.world.invading[0], m.world.moving) == (1, 0)


@rule("XIX.A.18", "XII.B.5")
def test_interceptors_come_with_all_they_have(on_map: OnMap) -> None:
    m = on_map(BYSTANDERS)
    w, superior, inferior = m.world, m.place("Moesia Superior"), m.place("Moesia Inferior")
    arrive(m.state, Stack(m.nation("byzantium"), superior, units_at(w, superior), []), inferior)
    (event,) = m.events("intercepts")
    assert (event.args["people"], event.args["units"]) == ("byzantium", 2)
    assert (event.args["from"], event.args["place"]) == ("Moesia Superior", "Moesia Inferior")
    assert (m.at("Moesia Superior"), len(m.at("Moesia Inferior"))) == ([], 3)
