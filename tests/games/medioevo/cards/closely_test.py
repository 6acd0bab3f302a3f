"""Cards outside battles looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


@rule("K.63.1", "6.GMKT.03")
def test_camel_63_moves_cubes_of_the_market_alone(match: Maker) -> None:
    m = match().turn(2, 4).give("byzantium", 63).market("CON", "wine", "salt").market("THE", "wine")
    m.active("byzantium").begin(Pause())
    assert [wish for wish in m.offered() if "63" in wish] == ["use-card:63:CON", "use-card:63:THE"]
    m.do("use-card:63:CON")
    assert {wish.split(":")[1] for wish in m.offered()} == {"wine", "salt"}
    assert "move-cube:salt:THE" in m.offered()
    assert "move-cube:wine:THE" not in m.offered()
