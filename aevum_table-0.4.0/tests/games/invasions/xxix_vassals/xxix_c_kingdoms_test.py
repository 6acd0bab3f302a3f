"""XXIX.C, III.G.10 Kingdoms that submit."""

import pytest

from aevum.games.invasions.rules.clash.king import KingFalls, falls_with_king
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls
from aevum.games.invasions.rules.world.pieces import shift
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.narrow import of_kind

SMALL = """
turn = 4
seats = ["roman", "persian", "hun"]
acting = ["rome"]

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "2 legion", Chaldea = "2 legion", Artemita = "legion", Euphrates = "legion" }

[nations.persia]
seat = "persian"
gold = 9
units = { Susiana = "infantry", Elymais = "infantry", Zagros = "2 infantry" }

[nations.huns]
seat = "hun"
lord = "persia"
tie = "vassal"
horde = "Siraces"
units = { Siraces = "horse-archer" }
"""
LARGE = SMALL.replace('2 infantry" }', 'infantry", Media = "infantry" }')
ROME, PERSIA, HUNS = (NATIONS.index(name) for name in ("rome", "persia", "huns"))


def ctesiphon_falls(m: ScriptedMap) -> ScriptedMap:
    return m.begin(CapitalFalls(PERSIA, ROME, m.place("Chaldea")))


@rule("XXIX.C.1", "III.G.10")
def test_a_kingdom_of_three_provinces_or_less_submits_with_its_capital(on_map: OnMap) -> None:
    m = on_map(SMALL)
    assert m.world.owner.count(PERSIA) == 3
    assert ctesiphon_falls(m).world.lord[PERSIA] == ROME
    assert m.events("becomes-vassal")[0].args["people"] == "persia"


@rule("XXIX.C.1")
def test_a_larger_kingdom_fights_on(on_map: OnMap) -> None:
    m = on_map(LARGE)
    assert m.world.owner.count(PERSIA) > 3
    assert ctesiphon_falls(m).world.lord[PERSIA] == -1


@rule("III.G.8", "XXIX.G.1")
@pytest.mark.parametrize("text", [SMALL, LARGE])
def test_its_vassals_are_free_in_either_case(on_map: OnMap, text: str) -> None:
    m = ctesiphon_falls(on_map(text))
    assert m.world.lord[HUNS] == -1


@rule("XXIX.E.1")
def test_a_kingdom_keeps_its_treasury(on_map: OnMap) -> None:
    assert ctesiphon_falls(on_map(SMALL)).world.gold[PERSIA] == 9


@rule("XXIX.C.3")
def test_the_suzerain_leaves_the_province_of_the_capital(on_map: OnMap) -> None:
    m = ctesiphon_falls(on_map(SMALL))
    assert (m.asked(), m.ask().args["place"]) == (("roman", "retreat"), "Chaldea")
    m.do("retreat:Akkad")
    assert m.at("Chaldea") == []
    assert m.at("Artemita") == ["rome.legion"]
    assert m.ask().key == "loan"


@rule("XXIX.C.3")
def test_and_the_provinces_of_other_cities_that_it_besieges(on_map: OnMap) -> None:
    m = on_map(SMALL)
    w = m.world
    for place, to in (("Elymais", "Zagros"), ("Euphrates", "Elymais")):
        shift(w, next(i for i in range(1, len(w.code)) if w.place[i] == m.place(place)), m.place(to))
    ctesiphon_falls(m)
    assert (m.asked(), m.ask().args["place"]) == (("roman", "retreat"), "Elymais")


HILLS = """
turn = 4
seats = ["roman", "h"]
acting = ["rome"]
nations.rome = { seat = "roman", areas = ["Italia"], units = { Latium = "legion" }, gold = 3 }
nations.PEOPLE = { seat = "h", status = "kingdom", units = { Vasconia = "infantry" }, leaders = { LEADER } }
"""
ALAMANNI = NATIONS.index("alamanni")
KING = LEADERS.index("alamannic-rex")


def hills(people: str, leader: str) -> str:
    return HILLS.replace("PEOPLE", people).replace("LEADER", leader)


def test_a_kingdom_without_a_capital_falls_with_its_king(on_map: OnMap) -> None:
    w = on_map(hills("alamanni", 'Vasconia = "alamannic-rex"')).world
    assert not falls_with_king(w, ALAMANNI, ROME, [])
    assert falls_with_king(w, ALAMANNI, ROME, [KING])
    w.capital = [0] * len(w.capital)
    assert not falls_with_king(w, ALAMANNI, ROME, [KING])


def test_one_that_has_no_leader_falls_with_its_stack(on_map: OnMap) -> None:
    w = on_map(hills("euskalduns", "")).world
    assert falls_with_king(w, NATIONS.index("euskalduns"), ROME, [])


BASQUES = """
turn = 4
seats = ["roman", "basque"]
acting = ["rome"]
nations.rome = { seat = "roman", units = { Aquitania = "3 legion" } }
nations.euskalduns = { seat = "basque", role = "inactive", units = { Vasconia = "infantry" } }
"""


@rule("XXIX.C.2", "XXVII.A.7")
def test_the_victor_of_the_last_battle_makes_the_kingdom_submit(on_map: OnMap) -> None:
    m = on_map(BASQUES, dice=[4] * 9).do("march:Aquitania", "go:Vasconia")
    while m.ask().key != "king-treasure":
        m.do({"flee": "stand", "confront": "stop"}.get(m.ask().key, m.offered()[-1]))
    m.do("draw-nothing")
    assert m.world.lord[NATIONS.index("euskalduns")] == ROME


GALLIA = """
turn = 5
seats = ["roman", "goth"]
acting = ["visigoths"]
nations.visigoths = { seat = "goth", horde = "Septimania", units = { Garumnum = "4 infantry" } }
nations.gallo-romans = { seat = "roman", units = { UNITS }, leaders = { Vasconia = "dux-gallorum" } }
"""
STANDING = {
    "flee": "stand",
    "confront": "stop",
    "rerolls": "pass",
    "trade": "no-trade",
    "intercept": "none",
    "stacks": "done",
}


@rule("XXIX.C.2")
@pytest.mark.parametrize(
    ("units", "die", "submits"),
    [
        ('Vasconia = "infantry"', 1, True),
        ('Vasconia = "infantry", Liger = "infantry"', 2, False),
        (
            'Vasconia = "infantry", Liger = "infantry", Vienna = "infantry", Alpes = "infantry", '
            'Rhodanus = "infantry"',
            1,
            False,
        ),
    ],
    ids=["its leader falls", "he escapes", "four provinces are left"],
)
def test_it_is_a_leader_of_the_kingdom_not_only_a_king(
    on_map: OnMap, units: str, die: int, submits: bool
) -> None:
    """F83: the Gallo-Romans have a general alone, and no capital here."""
    m = on_map(GALLIA.replace("UNITS", units), dice=[4, 4, 4, 1, die])
    m.to_stacks().do("march:Garumnum", "go:Vasconia")
    while not m.table.over and m.ask().key != "king-treasure":
        m.do(STANDING.get(m.ask().key) or m.offered()[0])
    assert [e.args["leader"] for e in m.events("leader-check")] == ["dux-gallorum"]
    assert (not m.table.over and m.ask().key == "king-treasure") == submits


@rule("XXIX.C.2")
def test_the_victor_may_draw_a_pillage_marker(on_map: OnMap) -> None:
    m = on_map(hills("alamanni", 'Vasconia = "alamannic-rex"'), dice=[1])
    m.begin(KingFalls(ALAMANNI, ROME, []))
    assert m.asked() == ("roman", "king-treasure")
    pool = len(m.table.state.pool)
    m.do("draw-pillage")
    worth = of_kind(int, m.events("pillage")[0].args["gold"])
    assert m.world.gold[ROME] == 3 + worth
    assert len(m.table.state.pool) + sum(m.table.state.kept) == pool
    assert m.world.lord[ALAMANNI] == ROME


@rule("XXIX.C.2", "XXVII.A.7")
def test_or_not_and_a_minor_kingdom_becomes_a_client(on_map: OnMap) -> None:
    m = on_map(hills("euskalduns", ""))
    people = NATIONS.index("euskalduns")
    m.begin(KingFalls(people, ROME, [])).do("draw-nothing")
    assert m.events("becomes-client")[0].args["people"] == "euskalduns"
    assert m.events("draws-pillage") == []


@rule("XXIX.C.2", "XXIV.D.3")
def test_where_no_marker_is_left_there_is_no_treasure(on_map: OnMap) -> None:
    m = on_map(hills("alamanni", 'Vasconia = "alamannic-rex"'), dice=[1])
    state = m.table.state
    state.kept[0], state.pool = len(state.pool), []
    m.begin(KingFalls(ALAMANNI, ROME, []))
    assert (m.world.lord[ALAMANNI], m.world.gold[ROME], m.told("pillage")) == (ROME, 3, [])


@rule("XXIX.C.2", "XXIV.D.4")
def test_what_the_marker_brings_comes_before_the_submission(on_map: OnMap) -> None:
    """An event that was drawn with the dead king's baggage waits for nothing."""
    m = on_map(hills("alamanni", 'Vasconia = "alamannic-rex"'), dice=[1], realm=True)
    m.realm.pending = [0, ROME]
    m.begin(KingFalls(ALAMANNI, ROME, [])).do("draw-nothing")
    assert m.realm.pending == []
    calamity = next(n for n, event in enumerate(m.table.log) if event.key == "calamity")
    assert calamity < next(n for n, event in enumerate(m.table.log) if event.key == "becomes-vassal")
