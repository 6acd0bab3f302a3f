"""V.B.1 What part of a holding counts: allies, vassals and clients who hold it together."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.content.objectives import ALL_DEEDS, deeds_of
from aevum.games.invasions.rules.control.stance import ally, bind
from aevum.games.invasions.rules.scoring.count import tally
from aevum.games.invasions.rules.scoring.deeds import leader_slain, score_deeds
from aevum.games.invasions.rules.scoring.holdings import area_part, holds_some, province_part
from aevum.games.invasions.rules.scoring.step import Scoring
from aevum.games.invasions.rules.world.world import CLIENT, VASSAL, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.v_scoring.v_b_scoring_test import items, worth

Maker = Callable[..., ScriptedMap]

TWO = """
turn = 9
seats = ["hun", "goth"]
allies = [["franks", "ostrogoths"]]
[nations.franks]
seat = "hun"
status = "kingdom"
units = { Burgundia = "2 frankish-infantry", Provincia = "frankish-infantry", Neustria = "infantry" }
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
units = { Provincia = "noble-cavalry" }
[nations.huns]
seat = "hun"
horde = "Tisia"
units = { Tisia = "horse-archer" }
[nations.avars]
seat = "goth"
horde = "Donetus"
units = { Donetus = "horse-archer" }
[nations.sclaveni]
seat = "goth"
horde = "Pripet"
units = { Pripet = "infantry" }
"""


def part(m: ScriptedMap, place: str, nation: str) -> tuple[int, int]:
    found = province_part(m.world, m.place(place), m.nation(nation))
    return found.of, found.over


@pytest.mark.parametrize(
    ("franks", "ostrogoths", "own", "lords"),
    [
        ((0, ""), (0, ""), (1, 2), (0, 1)),
        ((VASSAL, "huns"), (0, ""), (1, 2), (1, 2)),
        ((0, ""), (VASSAL, "huns"), (1, 2), (1, 2)),
        ((VASSAL, "huns"), (VASSAL, "huns"), (1, 2), (2, 2)),
        ((VASSAL, "avars"), (VASSAL, "huns"), (1, 2), (1, 2)),
        ((CLIENT, "huns"), (0, ""), (1, 4), (1, 4)),
        ((CLIENT, "huns"), (CLIENT, "huns"), (1, 4), (2, 4)),
        ((CLIENT, "avars"), (CLIENT, "avars"), (1, 4), (0, 1)),
        ((VASSAL, "avars"), (CLIENT, "avars"), (1, 2), (0, 1)),
    ],
)
def test_what_two_allies_hold_counts_for_them_and_their_lords(
    on_map: Maker,
    franks: tuple[int, str],
    ostrogoths: tuple[int, str],
    own: tuple[int, int],
    lords: tuple[int, int],
) -> None:
    """The part of the Franks and that of the Huns in Provincia, where a unit of each ally stands."""
    m = on_map(TWO, realm=True)
    for name, (tie, lord) in (("franks", franks), ("ostrogoths", ostrogoths)):
        if tie:
            m.world.tie = put(m.world.tie, m.nation(name), tie)
            m.world.lord = put(m.world.lord, m.nation(name), m.nation(lord))
    assert (part(m, "Provincia", "franks"), part(m, "Provincia", "huns")) == (own, lords)


@rule("XII.C.2")
@pytest.mark.parametrize(("horde", "both"), [("Donetus", False), ("Neustria", True)])
def test_an_area_is_shared_with_allies_who_hold_something_in_it(
    on_map: Maker, horde: str, both: bool
) -> None:
    """The Avars have no province in Gaul, but perhaps their horde there; the Ostrogoths hold nothing."""
    m = on_map(TWO, realm=True)
    w, area = m.world, m.world.land.areas.index("Gallia Septentrionalis")
    w.area_owner = put(w.area_owner, area, m.nation("franks"))
    w.horde = put(w.horde, m.nation("avars"), m.place(horde))
    assert area_part(w, area, m.nation("franks")).over == 1
    ally(w, m.nation("franks"), m.nation("avars"))
    found = [area_part(w, area, m.nation(name)) for name in ("franks", "avars", "ostrogoths", "huns")]
    assert [(one.of, one.over) for one in found] == [
        (1, 1 + both), (int(both), 1 + both) if both else (0, 1), (0, 1), (0, 1),
    ]  # fmt: skip
    w.area_owner = put(w.area_owner, area, -1)
    assert area_part(w, area, m.nation("franks")).of == 0


@rule("V.B.1")
@pytest.mark.parametrize(("needs", "enough"), [(1, True), (2, True), (3, False)])
def test_what_is_ceded_counts_among_some_provinces_and_what_is_shared_does_not(
    on_map: Maker, needs: int, enough: bool
) -> None:
    m = on_map(TWO, realm=True)
    w, franks = m.world, m.nation("franks")
    area = w.land.areas.index("Gallia Meridionalis")
    places = w.land.area_provinces[area]
    for p in places:
        w.owner[p] = -1
    w.owner[m.place("Provincia")] = franks
    free = [p for p in places if p != m.place("Provincia")][:2]
    for p in free:
        w.owner[p] = franks
    w.foedus = put(w.foedus, free[0], m.nation("sclaveni"))
    assert holds_some(w, area, franks, needs) is enough


@rule("V.B.3")
@pytest.mark.parametrize(("lord", "counted"), [("huns", ["franks", "sclaveni"]), ("avars", ["sclaveni"])])
def test_avars_count_slavic_vassals_and_huns_all(on_map: Maker, lord: str, counted: list[str]) -> None:
    m = on_map(TWO, realm=True)
    other = "avars" if lord == "huns" else "huns"
    for name, tie in (("franks", VASSAL), ("sclaveni", VASSAL), ("ostrogoths", CLIENT)):
        m.world.tie = put(m.world.tie, m.nation(name), tie)
        m.world.lord = put(m.world.lord, m.nation(name), m.nation(lord))
    each = worth(lord, "vassals", 9)
    assert (len(counted) * each, "V.B.3") in items(m, lord)
    assert "V.B.3" not in [rule for _, rule in items(m, other)]


@rule("XXIX.F.6")
def test_a_vassal_who_has_nothing_has_half_of_nothing(on_map: Maker) -> None:
    m = on_map(TWO, realm=True)
    bind(m.world, m.nation("sclaveni"), VASSAL, m.nation("huns"))
    assert (tally(m.world, m.nation("sclaveni")).points, items(m, "sclaveni")) == (0, [])


@rule("V.B.3")
@pytest.mark.parametrize("leader", ["nobody", "satrapa"])
def test_only_named_kings_are_worth_anything(on_map: Maker, leader: str) -> None:
    m = on_map(TWO + '[nations.hephthalites]\nseat = "goth"\n', realm=True)
    leader_slain(m.state, leader, m.nation("hephthalites"))
    assert m.events("scores-points") == []


@rule("V.B.3")
@pytest.mark.parametrize("turn", [6, 9])
def test_a_west_scores_for_its_life_only_when_its_card_says_so(on_map: Maker, turn: int) -> None:
    m = on_map(TWO + '[nations.rome]\nseat = "hun"\ncapital = "Latium"\nareas = ["Italia"]\n', realm=True)
    m.world.turn = turn
    m.begin(Scoring())
    assert len([e for e in m.events("scores-points") if e.args["why"] == "survives"]) == (turn == 9)


@rule("V.B.3")
def test_every_deed_of_a_card_scores_whatever_stands_before_it(on_map: Maker) -> None:
    """What counts once counts in the first of two times only."""
    for deed in ALL_DEEDS:
        m = on_map(TWO, realm=True)
        w = m.world
        w.seat = [0] * len(w.seat)
        name = deed.name or "elsewhere"
        alike = [d for d in deeds_of(deed.nation) if d.deed == deed.deed and d.name in ("", name)]
        for once in (True, False):
            before = m.state.points[0]
            score_deeds(m.state, deed.nation, deed.deed, name)
            scored = m.state.points[0] - before
            assert scored == sum(d.points for d in alike if once or not d.once), (deed.nation, deed.deed)


@rule("XXIX.F.6")
def test_a_vassal_scores_half_of_a_large_sum(on_map: Maker) -> None:
    m = on_map(TWO, realm=True)
    whole = tally(m.world, m.nation("franks")).points
    assert whole > 2
    m.world.tie = put(m.world.tie, m.nation("franks"), VASSAL)
    m.world.lord = put(m.world.lord, m.nation("franks"), m.nation("huns"))
    assert tally(m.world, m.nation("franks")).points == (whole + 1) // 2
    assert sum(value for value, _ in items(m, "franks")) == (whole + 1) // 2


@pytest.mark.parametrize("tie", [CLIENT, VASSAL])
def test_a_subject_has_no_part_in_what_others_hold(on_map: Maker, tie: int) -> None:
    m = on_map(TWO, realm=True)
    bind(m.world, m.nation("sclaveni"), tie, m.nation("huns"))
    assert [part(m, place, "sclaveni") for place in ("Provincia", "Burgundia", "Tisia")] == [(0, 1)] * 3
