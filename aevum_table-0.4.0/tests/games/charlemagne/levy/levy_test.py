"""11.0 The Levy Phase."""

from collections import Counter
from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.counters import KINDS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.levy.due import LANTWERI, levy_of
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import CUP
from aevum.games.charlemagne.rules.regions import LEVY_COUNT, REGIONS, region
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import listen
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def only(m: ScriptedMatch, *homes: str, side: str = "empire") -> ScriptedMatch:
    """An empty map on which one side controls these regions and nobody the others."""
    m.clear().s.control = [NEUTRAL] * len(REGIONS)
    for home in homes:
        m.control(home, side)
    return m


def places(*homes: str) -> set[str]:
    return {LAND.names[hex] for home in homes for hex in LAND.burgs[region(home)]}


def raise_all(m: ScriptedMatch) -> ScriptedMatch:
    while m.asked()[1] in ("levy", "levy-more"):
        m.do(m.offered()[0])
    return m


@rule("11.1.a", "T7.2.levy")
def test_each_controlled_region_gives_its_levy_free_of_charge(match: Maker) -> None:
    m = match().clear()
    m.s.treasury = [3, 3]
    alone(m, LevyPhase())
    assert m.ask().args["count"] == 11
    raise_all(m)
    levied = Counter(str(event.args["region"]) for event in m.events("levied"))
    assert levied == {REGIONS[r]: LEVY_COUNT[r] for r in range(len(REGIONS)) if m.s.control[r] == EMPIRE}
    assert m.s.treasury == [3, 3]
    assert over(m)


@rule("11.1.a", "11.1.b")
def test_a_levy_of_two_types_gives_one_unit_of_each(match: Maker) -> None:
    m = raise_all(alone(only(match(), "AUS"), LevyPhase()))
    assert sorted(str(event.args["unit"]) for event in m.events("levied")) == ["field-army", "militia"]


@rule("11.2.a")
def test_levies_appear_in_the_burgs_of_their_region(match: Maker) -> None:
    m = alone(only(match(), "BUR"), LevyPhase())
    assert {option.split(":")[1] for option in m.offered()} == places("BUR")
    m.do(m.offered()[-1])
    place = m.events("levied")[0].args["place"]
    assert m.at(str(place)) == ["BUR militia"]


@rule("11.2.a")
def test_not_where_enemies_stand(match: Maker) -> None:
    m = only(match(), "AUS").control("LOM", "tribal").put("Aachen", "LOM militia")
    alone(m, LevyPhase())
    aachen = LAND.names[m.hex("Aachen")]
    assert {option.split(":")[1] for option in m.offered()} == places("AUS") - {aachen}
    refusal = m.why_not(f"levy:{aachen}:AUS:militia")
    assert refusal is not None
    assert refusal.rule == "11.2.a"


@rule("11.2.a", "2.2")
def test_a_burg_marker_will_do(match: Maker) -> None:
    m = only(match(), "AUS")
    hex = next(hex for hex in LAND.hexes[region("AUS")] if not LAND.burg[hex])
    m.s.burgs = [hex]
    alone(m, LevyPhase())
    assert f"levy:{LAND.names[hex]}:AUS:militia" in m.offered()


@rule("11.2.b")
@pytest.mark.parametrize("open_burg", [False, True])
def test_a_region_whose_burgs_are_all_lost_gives_nothing(match: Maker, open_burg: bool) -> None:
    m = only(match(), "BUR").control("LOM", "tribal").control("SAX", "tribal")
    pillaged, first, *others = LAND.burgs[region("BUR")]
    m.s.pillaged = [pillaged]
    for at, hex in enumerate(others):
        m.put(LAND.names[hex], ("LOM militia", "SAX warriors")[at % 2])
    if not open_burg:
        m.put(LAND.names[first], "LOM militia")
    alone(m, LevyPhase())
    due = LEVY_COUNT[region("BUR")] + LANTWERI  # 11.1.c
    assert len(levy_of(m.s, region("BUR"))) == (due if open_burg else 0)
    assert bool(m.events("levied") or m.asked()[1] == "levy") == open_burg


@rule("11.3.a", "T2.EV03")
def test_agricultural_development_doubles_it_region_by_region(match: Maker) -> None:
    m = only(match(), "AUS", "BUR")
    m.s.levy_doubled = True
    assert [KINDS[kind] for kind in levy_of(m.s, region("AUS"))] == ["field-army", "militia"] * 2
    raise_all(alone(m, LevyPhase()))
    levied = Counter(str(event.args["region"]) for event in m.events("levied"))
    assert levied == {"AUS": 2 * LEVY_COUNT[region("AUS")], "BUR": 2 * LEVY_COUNT[region("BUR")]}


@rule("11.4", "3.3.a")
def test_what_the_pool_does_not_have_is_lost(match: Maker) -> None:
    m = only(match(), "AUS").put("Paris", "AUS militia", 10)
    raise_all(alone(m, LevyPhase()))
    assert [event.args["unit"] for event in m.events("levied")] == ["field-army"]
    assert [event.args for event in m.events("levy-lost")] == [
        {"region": "AUS", "unit": "militia", "count": 1}
    ]
    assert over(m)


@rule("11.4", "3.5.a", "3.5.c")
def test_what_finds_no_room_is_lost(match: Maker) -> None:
    m = only(match(), "THU", "NEU")
    burgs = LAND.burgs[region("THU")]
    full = ["NEU militia"] * 9 + ["THU militia"]
    for unit in full:
        m.put(LAND.names[burgs[0]], unit)
    m.s.pillaged = burgs[1:]
    m.control("NEU", "empire")
    alone(m, LevyPhase())
    assert not [option for option in m.offered() if ":THU:" in option]
    raise_all(m)
    assert [event.args["region"] for event in m.events("levy-lost")] == ["NEU", "THU"]


@rule("11.4", "3.6.b")
def test_a_tribe_finds_no_room_among_another(match: Maker) -> None:
    m = only(match(), "SAX", "LOM", side="tribal").phasing("tribal")
    for at, hex in enumerate(LAND.burgs[region("SAX")]):
        m.put(LAND.names[hex], "LOM militia" if at else "LOM field-army")
    m.put("Pavia", "LOM militia", 7 - (len(LAND.burgs[region("SAX")]) - 1))
    raise_all(alone(m, LevyPhase()))
    assert [event.args["region"] for event in m.events("levy-lost")].count("SAX") == 1
    assert not [event for event in m.events("levied") if event.args["region"] == "SAX"]


class TestHeerbann:
    @rule("T10.SM06", "T10.SM06.a", "T10.SM06.b")
    def test_a_die_of_extra_units_of_the_types_that_the_levy_gives(self, match: Maker) -> None:
        m = alone(only(match([3]), "AUS", "GAS").hush().give("empire", "heerbann"), LevyPhase())
        assert m.asked() == ("empire", "heerbann")
        m.do("play:heerbann")
        assert m.told("marker-shown") == [({"seat": "empire", "marker": "heerbann"}, "T10.SM06")]
        assert m.told("heerbann") == [({"seat": "empire", "count": 3}, "T10.SM06")]
        assert set(m.s.holder) == {CUP}
        while m.asked()[1] == "levy":
            m.do(m.offered()[0])
        assert m.asked() == ("empire", "levy-more")
        assert m.ask().args["count"] == 3
        assert {tuple(option.split(":")[2:]) for option in m.offered()} == {
            ("AUS", "field-army"),
            ("AUS", "militia"),
            ("GAS", "warriors"),
        }
        before = len(m.events("levied"))
        assert {event.rule for event in m.events("levied")} == {"11.2.a"}
        raise_all(m)
        assert [event.rule for event in m.events("levied")[before:]] == ["T10.SM06.c"] * 3
        assert len(m.events("levied")) == before + 3
        assert over(m)

    @rule("T10.SM06")
    def test_it_may_be_called_while_the_levy_is_being_placed(self, match: Maker) -> None:
        m = alone(only(match([2]), "AUS", "BUR").hush().give("empire", "heerbann"), LevyPhase()).do("pass")
        assert m.asked() == ("empire", "levy")
        due = m.ask().args["count"]
        m.do("play:heerbann")
        assert m.asked() == ("empire", "levy")
        assert m.ask().args["count"] == due
        assert m.told("heerbann") == [({"seat": "empire", "count": 2}, "T10.SM06")]
        assert set(m.s.holder) == {CUP}
        raise_all(m)
        assert len(m.events("levied")) == int(str(due)) + 2
        assert over(m)

    @rule("T10.SM06", "T10.SM14")
    def test_treachery_calls_a_late_one_off_too(self, match: Maker) -> None:
        m = only(match(), "AUS", "BUR").give("empire", "heerbann").give("tribal", "treachery")
        alone(listen(m, "treachery"), LevyPhase()).do("pass", "play:heerbann", "play:treachery")
        assert m.asked() == ("empire", "levy")
        raise_all(m)
        assert m.events("heerbann") == []

    @rule("T10.SM06.c", "11.2.a")
    def test_they_are_placed_like_the_levy(self, match: Maker) -> None:
        m = only(match([1]), "BUR").control("LOM", "tribal").give("empire", "heerbann").hush()
        taken = LAND.burgs[region("BUR")][0]
        m.put(LAND.names[taken], "LOM militia")
        alone(m, LevyPhase()).do("play:heerbann")
        while m.asked()[1] == "levy":
            m.do(m.offered()[0])
        assert {option.split(":")[1] for option in m.offered()} == places("BUR") - {LAND.names[taken]}

    @rule("11.3.b")
    def test_they_are_not_doubled(self, match: Maker) -> None:
        m = only(match([2]), "BUR").hush().give("empire", "heerbann")
        m.s.levy_doubled = True
        raise_all(alone(m, LevyPhase()).do("play:heerbann"))
        assert len(m.events("levied")) == 2 * LEVY_COUNT[region("BUR")] + 2

    @rule("T10.SM06", "11.4")
    def test_what_the_pools_do_not_have_does_not_come(self, match: Maker) -> None:
        m = only(match([6]), "THU").hush().give("empire", "heerbann")
        raise_all(alone(m, LevyPhase()).do("play:heerbann"))
        assert len(m.events("levied")) == 5
        assert over(m)

    @rule("T10.SM06", "T10.SM14")
    def test_treachery_calls_it_off(self, match: Maker) -> None:
        m = only(match(), "THU").give("empire", "heerbann").give("tribal", "treachery")
        alone(listen(m, "treachery"), LevyPhase()).do("play:heerbann", "play:treachery")
        raise_all(m)
        assert m.events("heerbann") == []
        assert len(m.events("levied")) == LEVY_COUNT[region("THU")]

    @rule("T10.SM06")
    def test_the_spear_may_answer_its_die(self, match: Maker) -> None:
        m = only(match([1, 4]), "AUS").give("empire", "heerbann", "spear-of-longinus")
        alone(listen(m, "spear"), LevyPhase()).do("play:heerbann", "play:spear-of-longinus")
        assert m.events("heerbann")[0].args["count"] == 4

    @rule("T10.SM06", "1.4")
    def test_whoever_holds_any_marker_is_asked(self, match: Maker) -> None:
        m = alone(only(match(), "AUS").give("empire", "vassalage"), LevyPhase())
        assert m.asked() == ("empire", "heerbann")
        assert m.offered() == ["pass"]
        refusal = m.why_not("play:heerbann")
        assert refusal is not None
        assert refusal.key == "marker-not-held"
