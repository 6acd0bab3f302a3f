"""Lines of the printed tables at the table: questions, answers and the log, no inner function."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, TRIBAL
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, begin, name, north, plain, refused, region_of
from tests.games.charlemagne.cup import listen
from tests.games.charlemagne.mission import preach
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
VASSALAGE = ("RRRRRR", "RR----", "----CC", "--CCCV", "-CCVVV", "CVVVVV")
"""By die, then by differential."""
CONVERSION = (
    ("R", "R", "R", "R", "R", "R"),
    ("-", "-", "-", "R", "R", "R"),
    ("-", "-", "-", "R", "R", "C-R"),
    ("-", "-", "-", "C", "C", "C"),
    ("-", "C", "C", "C", "C", "C"),
    ("C", "C", "C", "C", "C", "C"),
)
SOUTH, NORTH = north(plain(), -1), north(plain())


def markers_for(differential: int) -> tuple[int, int]:
    """How many are played for an attempt, and how many against it."""
    return max(1, differential), 0 if differential else 1


@rule("T8.table", "T8.differential", "T10.SM15")
@pytest.mark.parametrize("differential", range(6))
@pytest.mark.parametrize("die", range(1, 7))
def test_every_cell_of_the_vassalage_table(match: Maker, die: int, differential: int) -> None:
    own, against = markers_for(differential)
    m = match([die, 1] if VASSALAGE[die - 1][differential] == "R" else [die]).clear()
    listen(m.phasing("empire"), "vassalage-defence")
    m.control("SAX", "neutral").give("empire", *["vassalage"] * own).give("tribal", *["vassalage"] * against)
    alone(m, Attempt(EMPIRE, region("SAX"))).do(*["play:vassalage"] * own, "roll")
    m.do(*["play:vassalage"] * against)
    if m.asked() == ("tribal", "vassalage-defence"):
        m.do("pass")
    (told,) = m.events("vassalage")
    assert (told.args["differential"], told.args["code"]) == (differential, VASSALAGE[die - 1][differential])
    assert m.controls("SAX") == ("empire" if told.args["code"] in ("C", "V") else "neutral")
    assert len(m.hand("tribal")) == (1 if told.args["code"] == "R" else 0)
    assert over(m)


@rule("T6.table", "T6.differential", "T10.SM10")
@pytest.mark.parametrize("differential", range(6))
@pytest.mark.parametrize("die", range(1, 7))
def test_every_cell_of_the_conversion_table(match: Maker, die: int, differential: int) -> None:
    own, against = markers_for(differential)
    code = CONVERSION[die - 1][differential]
    m = preach(
        lambda dice: listen(match(dice), "conversion-defence"),
        [die, 1] if "R" in code else [die],
        ["missionary"] * own,
        ["missionary"] * against,
    )
    m.do(*["play:missionary"] * own, "roll").do(*["play:missionary"] * against)
    if m.asked() == ("tribal", "conversion-defence"):
        m.do("pass")
    (told,) = m.events("conversion")
    assert (told.args["differential"], told.args["code"]) == (differential, code)
    assert [event.args for event in m.events("converted")] == (
        [{"region": "SAX", "faith": "christian"}] if "C" in code else []
    )
    assert len(m.events("marker-drawn")) == code.count("R")
    assert over(m)


@rule("T9.pavia", "T9.assembly", "T9.ring", "T10.SM02", "T10.SM05", "T10.SM12")
@pytest.mark.parametrize(
    ("marker", "group"),
    [
        ("crown-of-pavia", "LOM SPO BEN"),
        ("frankish-general-assembly", "NEU BUR GAS AQU SEP PRO THU ALE"),
        ("ring-of-the-avars", "AVA SOR WEN BOH OST SER SLA"),
    ],
)
@pytest.mark.parametrize("seat", SEATS)
def test_a_marker_of_a_group_is_offered_in_it_alone(match: Maker, seat: str, marker: str, group: str) -> None:
    for home in REGIONS[1:]:
        m = match().clear().phasing(seat).hush().control(home, "neutral").give(seat, marker)
        alone(m, Attempt(SEATS.index(seat), region(home)))
        assert (f"play:{marker}" in m.offered()) == (home in group.split())


@rule("T4.1.1", "T4.gain", "T4.P")
def test_pillage_takes_burg_and_civilization_and_pays_for_both(match: Maker) -> None:
    m = match([6]).clear().put(name(plain()), "SAX warriors")
    m.s.burgs, m.s.civilized, m.s.treasury = [plain()], [plain()], [0, 0]
    m.control(region_of(plain()), "empire")
    begin(m, name(plain()), 5, "tribal").do("pillage")
    assert (m.s.burgs, m.s.civilized, m.s.pillaged) == ([], [], [plain()])
    assert m.s.treasury == [0, 2]
    assert m.told("laid-waste") == [({"seat": "tribal", "place": name(plain()), "count": 2}, "T4.gain")]


@rule("T4.1.3", "10.3.d")
@pytest.mark.parametrize("pillaged", [False, True])
def test_nobody_forages_in_a_pillaged_hex(match: Maker, pillaged: bool) -> None:
    m = match().clear().put("Aachen", "AUS militia", 2).phasing("empire")
    m.s.pillaged = [m.hex("Aachen")] if pillaged else []
    alone(m, Provision(EMPIRE))
    assert m.asked() == ("empire", "provision" if pillaged else "rest")
    if pillaged:
        assert m.ask().args == {"place": name(m.hex("Aachen")), "count": 2}


@rule("T10.SM01.c", "20.4.b")
@pytest.mark.parametrize("bearer", [True, False])
def test_with_a_fallen_augustus_all_markers_of_his_lord_go_back(match: Maker, bearer: bool) -> None:
    m = match([6, 1, 1]).clear().leader(NORTH, "tribal", "leader-1").put(NORTH, "SAX warriors")
    m.put(name(plain()), "AUS field-army", 4).give("tribal", "treachery", "vassalage")
    m.give("empire", "espionage")
    if bearer:
        m.augustus("widukind")
    m.control(region_of(plain()), "empire")
    alone(m.hush(), Battle(EMPIRE, plain(), m.hex(NORTH), all_of(m, name(plain()), "empire")))
    assert [event.args["leader"] for event in m.events("leader-lost")] == ["widukind"]
    assert m.hand("tribal") == ([] if bearer else ["treachery", "vassalage"])
    assert "espionage" in m.hand("empire")
    assert m.told("augustus-falls") == ([({"seat": "tribal", "count": 2}, "T10.SM01.c")] if bearer else [])


@rule("T11.4.c", "T11.4.e")
@pytest.mark.parametrize(
    ("there", "count", "refusal"),
    [
        ("SAX warriors", 4, None),
        ("LOM militia", 1, ("tribes-apart", "T11.4.e")),
    ],
)
def test_where_the_tribes_retreat(
    match: Maker, there: str, count: int, refusal: tuple[str, str] | None
) -> None:
    """Beaten by a 4 at 1 to 1: of two bands one is left."""
    m = match([4, 1]).clear().control(region_of(plain()), "empire").put(name(plain()), "SAX warriors", 2)
    m.put(SOUTH, there, count).put(NORTH, "AUS field-army").put(NORTH, "AUS militia")
    alone(m.hush(), Battle(EMPIRE, m.hex(NORTH), plain(), all_of(m, NORTH, "empire")))
    assert m.asked() == ("tribal", "retreat")
    if refusal is None:
        assert f"retreat:{SOUTH}" in m.offered()
    else:
        assert refused(m, f"retreat:{SOUTH}") == refusal


@rule("T11.4.c")
@pytest.mark.parametrize(("friends", "free"), [(9, True), (10, False)])
def test_nobody_retreats_into_a_full_hex(match: Maker, friends: int, free: bool) -> None:
    m = match([4, 1]).clear().control(region_of(plain()), "empire").put(name(plain()), "AUS militia", 2)
    m.put(SOUTH, "NEU militia", friends - 1).put(SOUTH, "BUR militia").put(NORTH, "SAX warriors")
    alone(m.hush(), Battle(TRIBAL, m.hex(NORTH), plain(), all_of(m, NORTH, "tribal")))
    assert m.asked() == ("empire", "retreat")
    assert (f"retreat:{SOUTH}" in m.offered()) == free
    if not free:
        assert refused(m, f"retreat:{SOUTH}") == ("stack-full", "T11.4.c")
