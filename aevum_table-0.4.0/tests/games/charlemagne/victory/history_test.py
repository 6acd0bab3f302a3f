"""19.3, 19.5: the realm as it was in 782 and in 814, scored."""

from collections.abc import Callable
from itertools import pairwise

from aevum.games.charlemagne.rules.counters import HOME, IS_LAND, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.state import POOL
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.victory.levels import LEVELS, level_of
from aevum.games.charlemagne.rules.victory.score import total
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def win(m: ScriptedMatch, *names: str) -> None:
    """The Empire controls these regions, and their own units hold all their burgs."""
    for name in names:
        m.control(name, "empire")
        assert all(m.s.land_side(hex) == EMPIRE for hex in LAND.burgs[region(name)])


def garrison(m: ScriptedMatch, burg: str) -> None:
    """Franks in a burg whose people obey nobody."""
    for piece in list(m.s.pieces(m.hex(burg))):
        m.s.put(piece, POOL)
    franks = [u for u in range(UNITS) if IS_LAND[u] and HOME[u] == region("NEU") and m.s.at[u] == POOL]
    m.s.put(franks[0], m.hex(burg))


def civilize(m: ScriptedMatch, *burgs: str) -> None:
    m.s.civilized = sorted({*m.s.civilized, *(m.hex(burg) for burg in burgs)})


def middle(scenario: str, level: str) -> float:
    names = [row.name for row in LEVELS[scenario]]
    at = names.index(level)
    return (LEVELS[scenario][at].least + LEVELS[scenario][at - 1].least - 1) / 2


@rule("19.3")
def test_the_realm_of_814_lies_in_the_middle_of_a_marginal_victory_of_the_empire(match: Maker) -> None:
    m = match()
    # Peoples that paid tribute (Sorbs, Wends, Bohemians, Benevento, Croats) are not counted.
    win(m, "SAX", "LOM", "BAV", "NAV", "RSP", "SPO", "OST", "BRI", "AVA")
    for nomad in list(m.s.pieces(m.hex("Sirmium"))):
        m.s.put(nomad, POOL)  # it was the Bulgars'
    garrison(m, "Barcelona")
    # The court; Alcuin, Saint-Denis; Fulda; Leidrad, the school of Auxerre; Reichenau; Arn; Pavia, Rome.
    civilize(
        m, "Aachen", "Tours", "Paris", "Fulda", "Lyon", "Auxerre", "Konstanz", "Salzburg", "Pavia", "Rome"
    )
    for name in ("FRI", "SAX", "OST"):
        m.faith(name, "christian")
    m.augustus("charlemagne")
    assert total(m.s) == 126
    assert level_of("771", 126).name == "empire-marginal"
    assert abs(126 - middle("771", "empire-marginal")) <= 1


@rule("19.3")
def test_the_realms_of_790_and_777_lie_in_the_levels_below(match: Maker) -> None:
    m = match()
    win(m, "LOM", "RSP", "SPO")
    garrison(m, "Eresburg")
    civilize(m, "Aachen", "Tours", "Pavia")
    m.s.civilized.remove(m.hex("Rome"))
    assert total(m.s) == 75
    assert level_of("771", 75).name == "tribal-marginal"
    m = match()
    win(m, "SAX", "LOM", "BAV", "RSP", "SPO", "BRI")
    civilize(m, "Aachen", "Tours", "Fulda", "Paris", "Salzburg", "Pavia", "Rome")
    for name in ("FRI", "SAX"):
        m.faith(name, "christian")
    assert total(m.s) == 100
    assert level_of("771", 100).name == "draw"


@rule("19.5")
def test_the_realm_of_782_lies_in_the_middle_of_a_marginal_victory_of_the_empire(match: Maker) -> None:
    m = match(scenario="lombard-war")
    win(m, "LOM", "RSP", "SPO")
    garrison(m, "Eresburg")
    assert total(m.s) == 76
    assert level_of("lombard-war", 76).name == "empire-marginal"
    assert middle("lombard-war", "empire-marginal") == 76


@rule("19.3", "19.5")
def test_the_levels_are_counted_in_regions_and_burgs() -> None:
    """A region with three burgs is 5 points; three of them lie between the whole match's levels."""
    least = [row.least for row in LEVELS["771"]][:4]
    assert [high - low for high, low in pairwise(least)] == [30, 15, 30]
