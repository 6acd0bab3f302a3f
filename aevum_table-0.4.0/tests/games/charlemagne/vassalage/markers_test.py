"""T9, T10 The markers with two vassalage points."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.markers import NAMES, kind
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, TRIBAL
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.games.charlemagne.rules.vassalage.points import KINDS, POINTS, refusal
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import listen
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]
GROUPS = {
    "crown-of-pavia": "LOM SPO BEN",
    "frankish-general-assembly": "NEU BUR GAS AQU SEP PRO THU ALE",
    "ring-of-the-avars": "AVA SOR WEN BOH OST SER SLA",
}


@rule("T10.SM02", "T10.SM05", "T10.SM12", "T9.pavia", "T9.assembly", "T9.ring")
@pytest.mark.parametrize("marker", GROUPS)
def test_each_counts_in_its_group_only(match: Maker, marker: str) -> None:
    s = match().s
    fits = [name for name in REGIONS if refusal(s, EMPIRE, kind(marker), region(name)) is None]
    assert set(fits) == set(GROUPS[marker].split())


@rule("T10.SM15", "T10.SM03")
@pytest.mark.parametrize("marker", ["vassalage", "donation-of-constantine"])
def test_these_count_everywhere(match: Maker, marker: str) -> None:
    s = match().clear().put("Rome", "NEU militia").s
    assert all(refusal(s, EMPIRE, kind(marker), number) is None for number in range(len(REGIONS)))


@rule("T10.SM03", "T10.SM03.a")
def test_the_donation_counts_for_who_occupies_rome(match: Maker) -> None:
    m = match().clear().put("Rome", "RSP militia")
    donation = kind("donation-of-constantine")
    told = refusal(m.s, EMPIRE, donation, region("BAV"))
    assert told is not None
    assert told.key == "rome-not-held"
    m.control("RSP", "tribal")
    assert refusal(m.s, EMPIRE, donation, region("BAV")) is not None
    assert refusal(m.s, TRIBAL, donation, region("BAV")) is None


@rule("T10.SM03.a")
@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_whoever_does_not_occupy_rome_cannot_play_the_donation(match: Maker, seat: int) -> None:
    m = match().clear().hush().control("BAV", "neutral").put("Rome", ("LOM", "NEU")[seat] + " militia")
    m.phasing(SEATS[seat]).give(SEATS[seat], "donation-of-constantine", "vassalage")
    alone(m, Attempt(seat, region("BAV")))
    assert m.offered() == ["play:vassalage", "give-up-attempt"]
    told = m.why_not("play:donation-of-constantine")
    assert told is not None
    assert (told.key, told.rule) == ("rome-not-held", "T10.SM03.a")


@rule("T10.SM02", "T10.SM03", "T10.SM05", "T10.SM12", "T10.SM15")
def test_their_points() -> None:
    assert {NAMES[k]: POINTS[k] for k in KINDS} == {
        "crown-of-pavia": 2,
        "donation-of-constantine": 2,
        "frankish-general-assembly": 2,
        "ring-of-the-avars": 2,
        "vassalage": 1,
    }


@rule("9.3", "T10.SM02", "T10.SM03", "T10.SM05", "T10.SM12")
@pytest.mark.parametrize(
    ("marker", "home"),
    [
        ("crown-of-pavia", "SPO"),
        ("donation-of-constantine", "BAV"),
        ("frankish-general-assembly", "THU"),
        ("ring-of-the-avars", "AVA"),
    ],
)
@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_two_points_in_attack_without_a_vassalage_marker(
    match: Maker, marker: str, home: str, seat: int
) -> None:
    m = match([3]).clear().hush().control(home, "neutral").put("Rome", ("NEU", "LOM")[seat] + " militia")
    m.phasing(SEATS[seat]).give(SEATS[seat], marker)
    alone(m, Attempt(seat, region(home))).do(f"play:{marker}", "roll")
    assert m.modifiers("vassalage")[0] == (2, "T8.differential")


@rule("T10.SM02", "T10.SM03", "T10.SM05", "T10.SM12")
@pytest.mark.parametrize(
    ("marker", "home"),
    [
        ("crown-of-pavia", "LOM"),
        ("donation-of-constantine", "SAX"),
        ("frankish-general-assembly", "NEU"),
        ("ring-of-the-avars", "SER"),
    ],
)
def test_two_points_in_defence(match: Maker, marker: str, home: str) -> None:
    m = match([3]).clear().control(home, "neutral").put("Rome", "LOM militia")
    m.control("LOM", "tribal" if home != "LOM" else "neutral")
    m.give("empire", "vassalage").give("tribal", marker)
    alone(listen(m, "vassalage-defence"), Attempt(EMPIRE, region(home))).do("play:vassalage", "roll")
    assert m.offered() == [f"play:{marker}", "gift:5", "pass"]
    m.do(f"play:{marker}", "pass")
    assert (-2, "T8.differential") in m.modifiers("vassalage")
