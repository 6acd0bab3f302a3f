"""XVI Revolts: who chooses, where they break out, and how they end."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.provinces import conquer
from aevum.games.invasions.rules.control.stance import HOSTILE
from aevum.games.invasions.rules.religion.heresy import lay_heresy
from aevum.games.invasions.rules.revolts.rise import RevoltRises
from aevum.games.invasions.rules.revolts.suppress import Suppression, rebels_in_reach
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.world.world import NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xiv_income.conftest import items

Maker = Callable[..., ScriptedMap]

SEATS = """
turn = 2
seats = ["roman", "hun", "persian", "goth"]
[nations.rome]
seat = "roman"
age = 6
capital = "Latium"
areas = ["Italia", "Africa", "Gallia Septentrionalis"]
[nations.rome.units]
Latium = "guard"
Treveria = "2 legion, auxiliary"
Tripolitania = "infantry"
[nations.rome.leaders]
Treveria = "caesar"
[nations.huns]
seat = "hun"
horde = "Volga"
[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia", "Persis"]
units = { Media = "2 infantry" }
[nations.visigoths]
seat = "goth"
horde = "Dacia"
units = { Dacia = "2 infantry" }
"""


def rebel(m: ScriptedMap, place: str, level: int = 1) -> ScriptedMap:
    m.world.revolt = put(m.world.revolt, m.place(place), level)
    return m


@rule("XVI.B.1")
@pytest.mark.parametrize(
    ("die", "seat"),
    [
        (1, "roman"),
        (3, "roman"),
        (4, "persian"),
        (6, "persian"),
        (7, "goth"),
        (8, "goth"),
        (9, "hun"),
        (10, "hun"),
    ],
)
def test_the_die_names_who_chooses(on_map: Maker, die: int, seat: str) -> None:
    m = on_map(SEATS, [die], realm=True)
    m.begin(RevoltRises(m.nation("persia")))
    assert m.asked() == (seat, "choose-revolt")


@rule("XVI.C.1", "XVI.C.2", "XVI.C.4", "XVI.D.3", "XVI.A.1")
def test_the_two_roman_revolts_of_375(on_map: Maker) -> None:
    """A Roman 2 and an 8 for Africa; then a Persian 4, a 9 for Hispania rolled again, and a 5 for Gaul."""
    m = on_map(SEATS, [2, 8, 4, 9, 5], realm=True)
    m.begin(RevoltRises(m.nation("rome")))
    assert m.asked() == ("roman", "choose-revolt")
    m.do("revolt-in:Tripolitania")
    m.begin(RevoltRises(m.nation("rome")))
    assert m.asked() == ("persian", "choose-revolt")
    m.do("revolt-in:Neustria")
    assert [m.world.revolt[m.place(p)] for p in ("Tripolitania", "Neustria")] == [1, 1]


@rule("XVI.C.4", "XVI.D.1")
def test_an_area_that_is_held_is_not_rolled_again_though_nothing_in_it_may_rebel(on_map: Maker) -> None:
    """A Roman 2, and a 6 for Italia, where Rome has Latium alone: the revolt does not break out."""
    text = SEATS.replace('"Italia", ', "")
    m = on_map(text, [2, 6], realm=True)
    m.begin(RevoltRises(m.nation("rome")))
    assert m.table.state.script == []
    assert (m.told("no-revolt"), m.ask().key == "choose-revolt") == (["XVI.D.1"], False)
    assert not any(m.world.revolt)


@rule("XVI.C.3")
def test_the_eastern_table_serves_an_eastern_capital(on_map: Maker) -> None:
    text = SEATS.replace("[nations.persia]", '[nations.persia]\nstatus = "empire"')
    m = on_map(text, [4, 1, 10], realm=True)
    m.begin(RevoltRises(m.nation("persia")))
    names = {m.world.land.area[m.place(str(o.args["place"]))] for o in m.ask().options}
    assert names == {m.world.land.areas.index("Persis")}


@rule("XVI.D.1", "XVI.D.2")
def test_neither_capital_nor_leader_but_garrisons_do_not_help(on_map: Maker) -> None:
    m = on_map(SEATS, [1, 6], realm=True)
    m.begin(RevoltRises(m.nation("rome")))
    why = m.why_not("revolt-in:Latium")
    assert why is not None
    assert why.rule == "III.G.5"
    m = on_map(SEATS, [1, 5], realm=True)
    m.begin(RevoltRises(m.nation("rome")))
    why = m.why_not("revolt-in:Treveria")
    assert why is not None
    assert (why.key, why.rule) == ("leader-watches", "XVI.D.1")
    m = on_map(SEATS, [1, 7], realm=True)
    m.begin(RevoltRises(m.nation("rome")))
    assert "revolt-in:Tripolitania" in m.offered()


@rule("XVI.D.3")
def test_a_second_revolt_makes_the_first_worse(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [1, 7], realm=True), "Tripolitania")
    m.begin(RevoltRises(m.nation("rome"))).do("revolt-in:Tripolitania")
    assert m.world.revolt[m.place("Tripolitania")] == 2


@rule("XVI.A.2", "VI.H.2")
def test_pagan_and_arian_barbarians_are_immune(on_map: Maker) -> None:
    m = on_map(SEATS, [], realm=True)
    m.begin(RevoltRises(m.nation("visigoths")))
    assert [e.rule for e in m.events("no-revolt")] == ["XVI.A.2"]


@rule("XVI.E.1")
def test_a_rebel_province_is_hostile_and_still_its_owners(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [], realm=True), "Neustria")
    assert attitude(m.world, m.nation("rome"), m.place("Neustria")) == HOSTILE
    assert m.owner("Neustria") == "rome"


@rule("XVI.F.1", "XVI.F.2")
def test_only_where_units_stand_and_only_who_wants_to(on_map: Maker) -> None:
    m = rebel(rebel(on_map(SEATS, [], realm=True), "Tripolitania"), "Neustria")
    m.begin(Suppression(m.nation("rome")))
    assert m.offered() == ["put-down:Tripolitania", "leave-revolts"]
    m.table.choose("roman", "leave-revolts")
    assert m.world.revolt[m.place("Tripolitania")] == 1


@rule("XVI.F.3", "XVI.F.8", "XVI.F.10", "XVI.F.7")
@pytest.mark.parametrize(("die", "ends"), [(8, True), (7, False)])
def test_nine_puts_it_down_and_less_costs_a_unit(on_map: Maker, die: int, ends: bool) -> None:
    m = rebel(on_map(SEATS, [die], realm=True), "Tripolitania", 2)
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Tripolitania")
    assert m.modifiers("suppresses") == [(1, "XVI.F.3")]
    assert (m.world.revolt[m.place("Tripolitania")] == 0) is ends
    assert (m.at("Tripolitania") == ["rome.infantry"]) is ends
    assert len(m.told("revolt-ends")) == ends
    assert len(m.told("revolt-goes-on")) == len(m.told("lost-to-rebels")) == (not ends)


LIMES = SEATS.replace('seat = "roman"\n', 'seat = "roman"\nlimites = ["Lotharingia", "Treveria"]\n')


@rule("XVI.F.1", "XVI.F.3", "XVI.F.8", "III.B.11")
@pytest.mark.parametrize(("die", "ends"), [(8, True), (7, False)])
def test_a_limes_is_a_unit_for_it_and_can_be_lost(on_map: Maker, die: int, ends: bool) -> None:
    m = rebel(on_map(LIMES, [die], realm=True), "Lotharingia")
    m.begin(Suppression(m.nation("rome")))
    assert m.offered() == ["put-down:Lotharingia", "leave-revolts"]
    m.table.choose("roman", "put-down:Lotharingia")
    assert m.modifiers("suppresses") == [(1, "XVI.F.3")]
    assert (m.world.revolt[m.place("Lotharingia")] == 0) is ends
    assert (m.world.limes[m.place("Lotharingia")] == m.nation("rome")) is ends


@rule("XVI.F.3", "XVI.F.8", "XVI.F.9")
def test_beside_others_it_counts_too_and_its_owner_may_give_it_up(on_map: Maker) -> None:
    m = rebel(on_map(LIMES.replace('"2 legion, auxiliary"', '"auxiliary"'), [1, 1], realm=True), "Treveria")
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Treveria")
    assert m.modifiers("suppresses") == [(2, "XVI.F.3")]
    assert [o.split(":")[1] for o in m.offered()] == ["auxiliary", "limes"]
    m.do("choose-unit:limes:rome:whole:Treveria")
    assert (m.at("Treveria"), m.world.limes[m.place("Treveria")]) == (["rome.auxiliary"], -1)
    assert m.leader("caesar") == "Treveria"
    assert not m.events("leader-check"), "it was not the only unit"


@rule("XVI.F.6", "III.C.11")
def test_a_leader_gives_dice_more(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [2, 6], realm=True), "Treveria")
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Treveria")
    assert m.world.revolt[m.place("Treveria")] == 0


@rule("XVI.F.9")
@pytest.mark.parametrize(("die", "lives"), [(2, True), (3, False)])
def test_a_leader_who_loses_his_only_unit_may_die(on_map: Maker, die: int, lives: bool) -> None:
    text = SEATS.replace('"2 legion, auxiliary"', '"auxiliary"')
    m = rebel(on_map(text, [1, 1, die], realm=True), "Treveria")
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Treveria")
    assert (m.leader("caesar") != "") is lives


@rule("XVI.F.4", "XXXI.C.4")
def test_heresy_hinders(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [10], realm=True), "Tripolitania")
    lay_heresy(m.table.state, m.world.land.areas.index("Africa"), 0, "XXXI.C.5")
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Tripolitania")
    assert m.modifiers("suppresses") == [(1, "XVI.F.3"), (-1, "XVI.F.4")]


@rule("XVI.F.4", "XXXI.C.10")
def test_a_heretical_capital_is_at_odds_with_the_orthodox(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [10], realm=True), "Tripolitania")
    lay_heresy(m.table.state, m.world.land.areas.index("Italia"), 0, "XXXI.C.5")
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Tripolitania")
    assert m.modifiers("suppresses") == [(1, "XVI.F.3"), (-1, "XVI.F.4")]


@rule("XVI.F.4")
def test_who_has_no_capital_has_no_heresy_at_home(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [10], realm=True), "Tripolitania")
    lay_heresy(m.table.state, m.world.land.areas.index("Italia"), 0, "XXXI.C.5")
    m.world.capital = put(m.world.capital, m.nation("rome"), NOWHERE)
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Tripolitania")
    assert m.modifiers("suppresses") == [(1, "XVI.F.3")]


@rule("XVI.F.5")
def test_another_religion_hinders(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [10], realm=True), "Media")
    m.realm.religion = put(m.realm.religion, m.nation("persia"), 0)
    m.begin(Suppression(m.nation("persia"))).table.choose("persian", "put-down:Media")
    assert m.modifiers("suppresses") == [(2, "XVI.F.3"), (-1, "XVI.F.5")]


@rule("XVI.E.4")
def test_the_next_owner_inherits_the_revolt(on_map: Maker) -> None:
    text = SEATS.replace('Tripolitania = "infantry"', "").replace(
        "Media = ", 'Tripolitania = "infantry", Media = '
    )
    m = rebel(on_map(text, realm=True), "Tripolitania", 2)
    conquer(m.world, m.place("Tripolitania"), m.nation("persia"))
    assert (m.owner("Tripolitania"), m.world.revolt[m.place("Tripolitania")]) == ("persia", 2)
    m.begin(Suppression(m.nation("persia")))
    assert "put-down:Tripolitania" in m.offered()


def test_nobody_puts_down_the_revolts_of_others(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, realm=True), "Tripolitania")
    m.world.owner[m.place("Tripolitania")] = m.nation("persia")
    assert rebels_in_reach(m.world, m.nation("rome")) == []


@rule("XVI.E.2", "XVI.E.3", "XIV.G.1", "XIV.G.2", "XIV.G.3")
def test_what_the_two_revolts_of_375_cost_rome() -> None:
    """Total control of two Areas and the city Parisius are lost: 3; two revolts and a heresy cost 3."""
    s = set_up("350", {}, 1)
    w = s.world
    before = sum(value for value in items(s, "rome").values() if value > 0)
    for place in ("Tripolitania", "Neustria"):
        w.revolt = put(w.revolt, w.land.number(place), 1)
    after = items(s, "rome").values()
    assert sum(value for value in after if value > 0) == before - 3
    assert sum(value for value in after if value < 0) == -3


@rule("XXXVI.B.2")
@pytest.mark.parametrize(("die", "west"), [(2, True), (3, False)])
def test_a_capital_in_neither_half_leaves_it_to_a_check(on_map: Maker, die: int, west: bool) -> None:
    """In the West a 7 is Africa; of the East Rome has no Area, and may lose any province (F192)."""
    m = on_map(SEATS, [1, die, 7], realm=True)
    m.world.capital = put(m.world.capital, m.nation("rome"), m.place("Dacia"))
    m.begin(RevoltRises(m.nation("rome")))
    assert m.told("map-half") == ["XXXVI.B.2"]
    assert ("revolt-in:Tripolitania" in m.offered(), "revolt-in:Umbria" in m.offered()) == (True, not west)
    assert m.state.script == ([] if west else [7])


@rule("XVI.F.2")
def test_each_revolt_is_tried_once(on_map: Maker) -> None:
    text = SEATS.replace('Tripolitania = "infantry"', 'Tripolitania = "3 infantry"')
    m = rebel(on_map(text, [2], realm=True), "Tripolitania", 2)
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Tripolitania")
    assert m.told("revolt-goes-on") == ["XVI.F.8"]
    assert "put-down:Tripolitania" not in m.offered()


@rule("XVI.F.4", "XVI.F.5")
def test_a_province_of_no_area_has_neither_heresy_nor_another_religion(on_map: Maker) -> None:
    m = rebel(on_map(SEATS.replace('Media = "2', 'Kushania = "3'), dice=[10], realm=True), "Kushania")
    m.realm.heresy = [1] * len(m.realm.heresy)
    m.begin(Suppression(m.nation("persia"))).table.choose("persian", "put-down:Kushania")
    assert m.modifiers("suppresses") == [(3, "XVI.F.3")]


@rule("XVI.F.3", "XVI.F.1")
def test_only_units_that_the_nation_controls_put_down_its_revolt(on_map: Maker) -> None:
    """F242: an ally's men beside them do not count; hired ones do."""
    ally = 'allies = [["rome", "franks"]]\n[nations.rome]'
    franks = '[nations.franks]\nseat = "goth"\nunits = { Tripolitania = "infantry" }\n[nations.visigoths]'
    beside = SEATS.replace("[nations.rome]", ally, 1).replace("[nations.visigoths]", franks)
    beside = beside.replace('Tripolitania = "infantry"', 'Tripolitania = "2 infantry"', 1)
    hired = SEATS.replace('Tripolitania = "infantry"', 'Tripolitania = "2 infantry, franks.infantry"')
    for text, units in ((beside, 2), (hired, 3)):
        m = rebel(on_map(text, [5], realm=True), "Tripolitania")
        assert len(m.at("Tripolitania")) == 3
        m.world.owner[m.place("Tripolitania")] = m.nation("rome")
        m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Tripolitania")
        assert m.modifiers("suppresses")[0] == (units, "XVI.F.3")


@rule("XVI.D.3")
def test_what_is_at_its_worst_grows_no_worse(on_map: Maker) -> None:
    m = rebel(on_map(SEATS, [1, 7], realm=True), "Tripolitania", 2)
    m.begin(RevoltRises(m.nation("rome")))
    why = m.why_not("revolt-in:Tripolitania")
    assert why is not None
    assert (why.key, why.rule) == ("revolt-at-worst", "XVI.D.3")


@rule("XVI.F.4", "XVI.F.5", "XXXI.C.10")
def test_people_of_another_faith_do_not_mind_a_heresy_in_the_capital(on_map: Maker) -> None:
    m = rebel(on_map(SEATS.replace("Tripolitania =", "Phoenicia ="), [10], realm=True), "Phoenicia")
    m.world.owner[m.place("Phoenicia")] = m.nation("rome")
    lay_heresy(m.table.state, m.world.land.areas.index("Italia"), 0, "XXXI.C.5")
    m.begin(Suppression(m.nation("rome"))).table.choose("roman", "put-down:Phoenicia")
    assert m.modifiers("suppresses") == [(1, "XVI.F.3"), (-1, "XVI.F.5")]
