"""XXV.A.3, XII.A, XXVI.B.6 Ports that a nation controls together with others, or through them."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

SHARED = """
turn = 5
seats = ["roman", "vandal"]
acting = [{acting}]
{allies}
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "guard", Campania = "2 legion" }}
[nations.vandals]
seat = "vandal"
horde = "Bohemia"
units = {{ Bohemia = "2 infantry", {where} = "infantry", "Mare Tyrrheneum" = "2 fleet" }}
"""
TOGETHER = {"acting": '"rome", "vandals"', "allies": 'allies = [["rome", "vandals"]]'}

FEDERATES = """
turn = 5
seats = ["roman", "vandal"]
acting = ["vandals"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "guard", Sardinia = "2 legion", "Mare Siculum" = "fleet" }}
[nations.vandals]
seat = "vandal"
tie = "federate"
lord = "rome"
tied_since = 5
foedus = ["Campania", "Apulia"]
horde = "{horde}"
units = {{ Apulia = "infantry"{more}, "Mare Tyrrheneum" = "2 fleet" }}
"""


def may_sail(m: ScriptedMap, to: str) -> str:
    """The rule that keeps the Vandals in the Tyrrhenian Sea, empty where none does."""
    while m.ask().key in ("foedus", "raid-or-march"):
        m.do("keep-foedus" if m.ask().key == "foedus" else "march-out")
    while "sail:Mare Tyrrheneum" not in m.offered():
        m.do("done")
    m.do("sail:Mare Tyrrheneum")
    refusal = m.why_not(f"go:{to}")
    return refusal.rule if refusal is not None else ""


@rule("XXV.A.3", "XXVI.B.6")
@pytest.mark.parametrize(
    ("where", "first", "second"),
    [("Campania", "", "XXV.A.3"), ("Apulia", "XXV.A.3", "XXV.A.3")],
    ids=["in one stack", "elsewhere"],
)
def test_the_port_of_a_stack_of_allies_is_that_of_both(
    on_map: OnMap, where: str, first: str, second: str
) -> None:
    """F66: Neapolis, which is kept for Rome, is the only port of the Vandals: no more than two zones away."""
    m = on_map(SHARED.format(where=where, **TOGETHER))
    m.world.owner[m.place("Campania")] = m.nation("rome")
    assert may_sail(m, "Mare Siculum") == first
    if not first:
        m.do("go:Mare Siculum", "go:Mare Aegeum")
        assert m.refusal("go:Propontis").rule == second


@rule("XXV.A.3", "XXVIII.D.4")
@pytest.mark.parametrize(
    ("horde", "more", "sails"),
    [("Apulia", ', Campania = "infantry"', True), ("Campania", "", True), ("Apulia", "", False)],
    ids=["a garrison", "the horde", "nobody"],
)
def test_a_federate_has_the_ports_that_it_holds_of_its_foedus(
    on_map: OnMap, horde: str, more: str, sails: bool
) -> None:
    """F66: they are its lord's as well."""
    m = on_map(FEDERATES.format(horde=horde, more=more))
    assert m.owner("Campania") == "rome"
    assert (may_sail(m, "Mare Siculum") == "") is sails


@rule("XXV.A.3", "XII.A.4")
@pytest.mark.parametrize(("tie", "sails"), [("vassal", True), ("", False)], ids=["vassal", "free"])
def test_the_ports_of_a_vassal_are_its_lords(on_map: OnMap, tie: str, sails: bool) -> None:
    """F66"""
    bond = f'tie = "{tie}"\nlord = "vandals"\n' if tie else ""
    text = SHARED.format(where="Apulia", acting='"vandals"', allies="").replace('Apulia = "infantry", ', "")
    text = text.replace('"Latium"\n', f'"Latium"\nstatus = "kingdom"\n{bond}')
    m = on_map(text.replace('horde = "Bohemia"', 'status = "kingdom"\nareas = ["Germania"]'))
    assert (may_sail(m, "Mare Siculum") == "") is sails


@rule("XXV.B.3", "XXVI.B.6")
@pytest.mark.parametrize(("where", "sure"), [("Campania", True), ("Apulia", False)])
def test_it_counts_where_all_ports_of_a_zone_are_asked_for(on_map: OnMap, where: str, sure: bool) -> None:
    """F66: Neapolis is the only built port of the Tyrrhenian Sea."""
    enemy = '[nations.suebi]\nseat = "roman"\nstatus = "kingdom"\nunits = { "Mare Tyrrheneum" = "fleet" }\n'
    m = on_map(SHARED.format(where=where, **TOGETHER) + enemy, dice=[] if sure else [3])
    m.world.owner[m.place("Campania")] = m.nation("rome")
    may_sail(m, "Mare Siculum")
    while m.ask().key == "intercept-at-sea":
        m.do("let-sail")
    m.do("intercept-fleet:suebi")
    assert len(m.told("fleet-sure")) == sure
    assert len(m.events("fleet-check")) == (not sure)
