"""XXVI.B.2 The perpetual exchange of the Goths, beside other ties and wars."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.realm.nations import deploy
from aevum.games.invasions.rules.reinforcements.step import Reinforced
from aevum.games.invasions.rules.troops import spell
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]
KINGDOM = """
turn = 7
seats = ["goth", "hun"]
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
capital = "Latium"
areas = ["Italia"]
units = {{ Latium = "infantry{lent}" }}
[nations.visigoths]
seat = "hun"
lord = "ostrogoths"
tie = "federate"
tied_since = 5
foedus = ["Venetia", "Cisalpina"]
horde = "Venetia"
units = {{ Venetia = "4 infantry, archer", Cisalpina = "infantry" }}
"""


def reinforced(m: ScriptedMap, nation: str) -> list[tuple[str, str]]:
    """Whom the nation's Reinforcements ask for a unit, and by which rule."""
    m.begin(Reinforced(m.nation(nation)))
    found: list[tuple[str, str]] = []
    while not m.table.over and m.ask().key in ("post-leader", "loan", "deploy"):
        if m.ask().key == "loan":
            found.append((m.asked()[0], m.ask().rule))
        m.do(m.offered()[0])
        if len(found) > 5:
            break
    return found


@rule("XXVI.B.2", "IX.F.1")
@pytest.mark.parametrize(
    ("lent", "rules"),
    [
        ("", ["XXVI.B.2", "XXVIII.C.1"]),
        (", visigoths.cavalry", ["XXVIII.C.1"]),
        (", 2 visigoths.cavalry", []),
    ],
)
def test_what_a_federate_lends_is_none_of_the_exchange(on_map: Maker, lent: str, rules: list[str]) -> None:
    """F240: one of the two fell, and one more is owed; the old pact goes on beside the Foedus."""
    m = on_map(KINGDOM.format(lent=lent), realm=True)
    assert sorted(rule for _, rule in reinforced(m, "ostrogoths")) == rules


VASSAL = """
turn = 4
seats = ["goth", "hun"]
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = {{ Hunnia = "3 horse-archer, ostrogoths.infantry" }}
[nations.ostrogoths]
seat = "goth"
horde = "Dacia"
lord = "huns"
tie = "vassal"
units = {{ Dacia = "{ostrogoths}" }}
[nations.visigoths]
seat = "goth"
horde = "Tarraconensis"
units = {{ Tarraconensis = "3 infantry" }}
"""


@rule("XXVI.B.2")
@pytest.mark.parametrize(("ostrogoths", "asked"), [("2 infantry", 1), ("infantry", 0)])
def test_it_goes_on_under_a_suzerain_and_at_any_distance(on_map: Maker, ostrogoths: str, asked: int) -> None:
    """Nobody gives away his last unit (F240)."""
    m = on_map(VASSAL.format(ostrogoths=ostrogoths), realm=True)
    reinforced(m, "visigoths")
    came = [unit for unit in m.at("Tarraconensis") if unit.startswith("ostrogoths")]
    assert len(came) == asked
    assert [e.rule for e in m.events("unit-handed-over")] == ["XXVI.B.2"] * asked


LORD = """
turn = 7
seats = ["goth", "hun"]
[nations.ostrogoths]
seat = "goth"
initiative = 90
horde = "Latium"
units = { Latium = "2 infantry, visigoths.archer" }
[nations.visigoths]
seat = "hun"
horde = "Venetia"
units = { Venetia = "3 infantry, noble-cavalry, cavalry" }
"""


def subjugated(on_map: Maker) -> ScriptedMap:
    """The Visigoths, whose archer serves by the exchange, submit and lend their cavalry."""
    m = on_map(LORD, realm=True)
    m.begin(Submission(m.nation("visigoths"), m.nation("ostrogoths"), m.place("Venetia")))
    assert (m.asked(), m.ask().rule) == (("hun", "loan"), "XXIX.D.1")
    m.do("choose-unit:cavalry:visigoths:whole:Venetia")
    assert m.at("Latium") == ["ostrogoths.infantry"] * 2 + ["visigoths.archer", "visigoths.cavalry"]
    return m


def slay(m: ScriptedMap, unit: str) -> None:
    w = m.world
    units = units_at(w, m.place("Latium"))
    eliminate(w, next(u for u in units if spell(w.code[u]).split("#")[0].endswith(f"s.{unit}")))


@rule("XXVI.B.2", "XXIX.D.2")
@pytest.mark.parametrize(
    ("fell", "rules"), [("archer", ["XXVI.B.2"]), ("cavalry", []), ("archer cavalry", ["XXVI.B.2"]), ("", [])]
)
def test_what_a_vassal_lends_once_is_none_of_the_exchange(on_map: Maker, fell: str, rules: list[str]) -> None:
    """F240: the exchange is renewed when its own unit fell, the vassal's loan never."""
    m = subjugated(on_map)
    for unit in fell.split():
        slay(m, unit)
    assert [rule for _, rule in reinforced(m, "ostrogoths")] == rules
    assert [rule for _, rule in reinforced(m, "ostrogoths")] == [], "and both are told apart from then on"


@rule("XXVI.B.2", "XXIX.D.2")
def test_a_counter_that_comes_back_by_the_exchange_is_no_loan_of_a_vassal(on_map: Maker) -> None:
    m = subjugated(on_map)
    slay(m, "archer")
    slay(m, "cavalry")
    w = m.world
    cavalry = next(u for u in w.of_people[m.nation("visigoths")] if ".cavalry" in spell(w.code[u]))
    deploy(w, cavalry, m.place("Venetia"))
    m.begin(Reinforced(m.nation("ostrogoths")))
    while m.ask().key == "post-leader":
        m.do(m.offered()[0])
    m.do("choose-unit:cavalry:visigoths:whole:Venetia")
    assert "visigoths.cavalry" in m.at("Latium")
    assert reinforced(m, "ostrogoths") == []
