"""V.B Victory points for what nations hold, themselves and through others."""

from collections.abc import Callable

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.content.objectives import deeds_of, objectives_of
from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.realm.realm import Realm
from aevum.games.invasions.rules.scoring.deeds import leader_slain, sacked
from aevum.games.invasions.rules.scoring.step import Scoring, scores_now
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import CLIENT, VASSAL
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.narrow import of_kind, there

Build = Callable[..., ScriptedMap]

PERSIA = """
turn = 3
seats = ["persian", "goth", "roman"]
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "2 infantry" }
[nations.iberians]
seat = "persian"
role = "inactive"
capital = "Iberia"
units = { Iberia = "3 infantry" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { Valachia = "2 infantry", "Moesia Inferior" = "2 infantry", Umbria = "infantry" }
[nations.huns]
seat = "roman"
horde = "Sarkil"
units = { Sarkil = "2 horse-archer" }
"""


def n(name: str) -> int:
    return NATIONS.index(name)


def worth(nation: str, place: str, turn: int) -> int:
    """The table's own figure: tuning it must not change what the rules make of it."""
    (found,) = [o.points for o in objectives_of(n(nation), turn) if place in (o.name, o.what)]
    return found


def deed(nation: str, kind: str, name: str = "") -> int:
    (found,) = [d.points for d in deeds_of(n(nation)) if (d.deed, d.name) == (kind, name)]
    return found


def points(m: ScriptedMap, nation: str) -> int:
    return sum(value for value, _ in items(m, nation))


def items(m: ScriptedMap, nation: str) -> list[tuple[int, str]]:
    """What the Scoring phase tells of a nation when it is played now; the match itself goes no further."""
    played = m.state.copy()
    assert isinstance(played, InvasionsState)
    played.log = []
    played.push(Scoring())
    GAME.advance(played)
    told = [e for e in played.log if e.key == "holds-objectives" and e.args["people"] == nation]
    found = [(item.value, item.rule) for event in told for item in there(event.roll).modifiers]
    assert sum(value for value, _ in found) == sum(of_kind(int, event.args["points"]) for event in told)
    return found


@rule("V.B.1", "V.B.2")
def test_objectives_are_scored_for_the_seat(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True).begin(Scoring())
    both = worth("persia", "Mesopotamia", 3) + worth("persia", "Chaldea", 3)
    assert m.table.state.points[0] == both
    assert m.realm.points[n("persia")] == both
    (held,) = [e for e in m.events("holds-objectives") if e.args["people"] == "persia"]
    assert (held.args["areas"], held.args["places"]) == (["Mesopotamia"], ["Chaldea"])
    assert [(i.value, i.rule) for i in there(held.roll).modifiers] == [(both, "V.B.1")]
    assert m.events("scoring")[0].args == {"turn": 3}


@rule("V.B.2", "IV.0.13")
@pytest.mark.parametrize(
    ("turn", "now"), [(1, False), (3, True), (4, False), (6, True), (9, True), (12, True)]
)
def test_when_objectives_are_scored(on_map: Build, turn: int, now: bool) -> None:
    m = on_map(PERSIA, realm=True)
    m.world.turn = turn
    assert scores_now(m.table.state, 12) is now
    assert scores_now(m.table.state, turn)


@rule("V.B.2", "V.C.2")
def test_the_last_turn_scores_whenever_it_comes(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    m.world.turn = 11
    assert not scores_now(m.table.state, 12)
    m.realm.happened = ["islam"]
    assert scores_now(m.table.state, 12)


def test_objectives_change_with_the_turn() -> None:
    goals = [[o.name for o in objectives_of(n("byzantium"), turn)] for turn in (6, 9)]
    assert ["Africa" in names for names in goals] == [False, True]
    assert worth("rome", "Italia", 3) < worth("rome", "Italia", 6)


@rule("XXVII.A.3", "VI.B.3", "VI.B.4")
def test_a_patron_scores_half_for_its_client(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    before = points(m, "persia")
    bind(m.world, n("iberians"), CLIENT, n("persia"))
    assert points(m, "persia") == before + 1  # Iberia 1, a half of it rounded up
    assert items(m, "persia")[1] == (1, "XXVII.A.3")
    m.begin(Scoring())
    assert "iberians" not in [e.args["people"] for e in m.events("scores-points")]


@rule("XXVII.A.3")
def test_half_of_an_area_of_three_points_is_two(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    w = m.world
    bind(w, n("iberians"), CLIENT, n("persia"))
    before = points(m, "persia")
    w.area_owner = [
        n("iberians") if a == "Persis" else o for a, o in zip(w.land.areas, w.area_owner, strict=True)
    ]
    assert points(m, "persia") == before + 2


@rule("XXIX.E.3", "XXIX.F.6", "VI.B.4")
def test_a_suzerain_scores_all_and_the_vassal_half(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    w = m.world
    w.owner[m.place("Tisia")] = n("visigoths")
    alone = points(m, "visigoths"), points(m, "huns")
    w.area_owner = [
        n("visigoths") if a == "Danubius" else o for a, o in zip(w.land.areas, w.area_owner, strict=True)
    ]
    bind(w, n("visigoths"), VASSAL, n("huns"))
    # Danubius and the two of its provinces that count for the Huns as their own, and more for having a vassal
    land = sum(worth("huns", place, 3) for place in ("Danubius", "Tisia", "Dacia"))
    vassal = worth("huns", "vassals", 3)
    assert items(m, "huns")[-2:] == [(land, "XXIX.E.3"), (vassal, "V.B.3")]
    assert points(m, "huns") == alone[1] + land + vassal
    assert points(m, "visigoths") == (alone[0] + 1) // 2


@rule("XXIX.F.6")
def test_half_of_an_odd_sum_is_rounded_up(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    w = m.world
    w.turn = 6
    w.owner[m.place("Garumnum")] = n("visigoths")
    whole = points(m, "visigoths")
    assert whole % 2 == 1
    bind(w, n("visigoths"), VASSAL, n("huns"))
    assert points(m, "visigoths") == whole // 2 + 1


FOEDUS = """
turn = 6
seats = ["hun", "goth"]
[nations.franks]
seat = "hun"
status = "kingdom"
units = { Neustria = "2 frankish-infantry" }
[nations.alamanni]
seat = "goth"
horde = "Saliens"
tie = "federate"
lord = "franks"
foedus = ["Saliens", "Belgae"]
units = { Saliens = "2 infantry", Helvetia = "infantry" }
[cities.Neustria]
level = 0
"""


@rule("XXVIII.D.5", "XXXVI.A.3")
def test_the_land_of_a_foedus_scores_for_the_federator(on_map: Build) -> None:
    m = on_map(FOEDUS, realm=True)
    assert m.owner("Saliens") == "franks"
    own, foedus = worth("franks", "Neustria", 6), worth("franks", "Saliens", 6)
    assert items(m, "franks") == [(own, "V.B.1"), (foedus, "XXVIII.D.5")]
    # Helvetia, which is no part of the Foedus
    assert items(m, "alamanni") == [(worth("alamanni", "Helvetia", 6), "V.B.1")]


ALLIES = """
turn = 9
seats = ["hun", "goth"]
allies = [["franks", "ostrogoths"]]
[nations.franks]
seat = "hun"
status = "kingdom"
units = { Burgundia = "2 frankish-infantry", Provincia = "frankish-infantry" }
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
units = { Provincia = "noble-cavalry" }
"""


@rule("XXVII.A.3")
def test_a_client_shares_the_points_of_its_land_with_its_patron(on_map: Build) -> None:
    """As allies would: each has half, by its own card."""
    patron = '[nations.visigoths]\nseat = "goth"\nstatus = "kingdom"\nunits = { Garumnum = "infantry" }\n'
    m = on_map(FOEDUS.replace("[cities", patron + "[cities"), realm=True)
    whole = [worth("franks", place, 6) for place in ("Neustria", "Saliens")]
    assert items(m, "franks") == [(whole[0], "V.B.1"), (whole[1], "XXVIII.D.5")]
    bind(m.world, n("franks"), CLIENT, n("visigoths"))
    assert items(m, "franks") == [(sum(-(-points // 2) for points in whole), "XXVII.A.3")]


@rule("XXIX.F.6")
def test_a_vassal_has_half_of_the_points_for_its_deeds(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    s = m.table.state
    seat = m.world.seat[n("huns")]
    sacked(s, n("huns"), "Roma", 3)
    whole = s.points[seat]
    s.points[seat] = 0
    s.realm.happened = []
    bind(m.world, n("huns"), VASSAL, n("persia"))
    sacked(s, n("huns"), "Roma", 3)
    told = m.events("scores-points")
    halves = [of_kind(int, event.args["points"]) for event in told[len(told) // 2 :]]
    wholes = [of_kind(int, event.args["points"]) for event in told[: len(told) // 2]]
    assert halves == [-(-points // 2) for points in wholes]
    assert s.points[seat] == sum(halves) < whole
    assert told[-1].roll is not None
    assert [item.rule for item in told[-1].roll.modifiers] == ["XXIX.F.6"]


@rule("XXVI.B.6")
def test_allies_split_what_they_hold_together(on_map: Build) -> None:
    m = on_map(ALLIES, realm=True)
    assert items(m, "franks") == [(worth("franks", "Burgundia", 9), "V.B.1"), (1, "XXVI.B.6")]
    assert items(m, "ostrogoths") == [(1, "XXVI.B.6")]


@rule("V.B.3", "IV.0.13")
def test_deeds_count_when_they_happen(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    s = m.table.state
    sacked(s, n("huns"), "Dara", 1)
    level, rome = deed("huns", "sack"), deed("huns", "sack", "Roma")
    assert s.points[2] == level
    sacked(s, n("huns"), "Roma", 3)
    assert s.points[2] == 4 * level + rome
    sacked(s, n("huns"), "Roma", 2)  # a second sack brings its levels alone
    assert s.points[2] == 6 * level + rome


@rule("V.B.3")
def test_the_death_of_a_persian_king(on_map: Build) -> None:
    m = on_map(PERSIA + '[nations.hephthalites]\nseat = "goth"\n', realm=True)
    s = m.table.state
    leader_slain(s, "satrapa", n("hephthalites"))
    leader_slain(s, "leader", n("hephthalites"))
    assert s.points[1] == 0
    leader_slain(s, "perozes", n("hephthalites"))
    leader_slain(s, "cavades-i", n("hephthalites"))
    assert s.points[1] == deed("hephthalites", "king-killed", "persia")


@rule("V.B.3")
def test_an_empire_of_the_persians(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True).begin(BecomesEmpire(n("persia")))
    assert m.realm.points[n("persia")] == deed("persia", "empire")


def test_a_copy_of_a_match_keeps_its_own_points(on_map: Build) -> None:
    m = on_map(PERSIA, realm=True)
    other = of_kind(InvasionsState, m.table.state.copy())
    m.begin(Scoring())
    assert isinstance(other.realm, Realm)
    assert other.realm.points[n("persia")] == 0


@rule("V.B.3")
def test_a_west_that_lives_on_scores_once(on_map: Build) -> None:
    m = on_map(
        PERSIA + '[nations.rome]\nseat = "roman"\ncapital = "Latium"\nareas = ["Italia"]\n', realm=True
    )
    m.world.turn = 9
    m.begin(Scoring())
    assert [e.args["points"] for e in m.events("scores-points") if e.args["why"] == "survives"] == [5]
    m.begin(Scoring())
    assert len([e for e in m.events("scores-points") if e.args["why"] == "survives"]) == 1
