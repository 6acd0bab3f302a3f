"""XXVI.B.2 The perpetual exchange of the Goths, beside other ties and wars."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.reinforcements.step import Reinforced
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
