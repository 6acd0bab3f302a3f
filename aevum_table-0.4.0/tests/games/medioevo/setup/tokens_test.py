"""0.SETUP.14: the first objective tokens."""

from collections.abc import Callable

from aevum.games.medioevo.rules.setup.first_cards import FirstTokens
from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("0.SETUP.14")
def test_each_takes_one_token_in_turn_order(match: Maker) -> None:
    m = match()
    m.s.order = [2, 0, 3, 1]
    m.begin(FirstTokens())
    asked = []
    while not m.done():
        asked.append(m.asked())
        m.do("take-token:red")
    assert asked == [(seat, "take-token") for seat in ("golden-horde", "byzantium", "hungary", "mamluks")]
    red = BRANCHES.index("combat")
    assert [m.s.tokens[seat * len(BRANCHES) + red] for seat in range(4)] == [1, 1, 1, 1]
    assert (sum(m.s.tokens), m.s.token_supply[red]) == (4, 4)
    assert m.told("token-taken") == ("0.SETUP.14", {"seat": "mamluks", "colour": "red"})
