"""K.CARD.27: units that were lent to a horde, as it moves and fights."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.hired import lend, lent_fallen, lent_to, send_home
from aevum.games.medioevo.rules.horde.placing import shift, shift_one
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, LIGHT
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def lent(match: Maker, dice: list[int], horde: int) -> ScriptedMatch:
    """Two cavalry and an archer of the Mamluks stand with a horde in Bulgaria."""
    m = match(dice).put("CAI", "mamluks", "cavalry", 2).put("DAM", "mamluks", "archer")
    if horde:
        m.put("BUL", "barbarians", "light-infantry", horde)
    for home, piece in (("CAI", CAVALRY), ("CAI", CAVALRY), ("DAM", ARCHER)):
        lend(m.s, 1, m.area(home), piece, m.area("BUL"))
    return m


@rule("K.CARD.27", "K.66.3")
def test_each_goes_back_to_where_it_came_from(match: Maker) -> None:
    m = lent(match, [], 1)
    assert lent_to(m.s, m.area("BUL")) == [0, 1, 0, 2, 0, 0, 0]
    assert lent_to(m.s, m.area("SER")) == [0] * 7
    shift(m.s, m.area("BUL"), m.area("SER"))
    assert lent_to(m.s, m.area("SER")) == [0, 1, 0, 2, 0, 0, 0]
    send_home(m.s)
    assert (m.at("CAI", "mamluks"), m.at("DAM", "mamluks")) == ({"cavalry": 2}, {"archer": 1})
    assert m.at("SER", "barbarians") == {"light-infantry": 1}


@rule("K.CARD.27", "B.ORAN.3", "K.66.3")
def test_of_units_alike_barbarians_go_first(match: Maker) -> None:
    m = lent(match, [], 1).put("BUL", "barbarians", "cavalry")
    shift_one(m.s, m.area("BUL"), m.area("SER"), CAVALRY)
    assert (lent_to(m.s, m.area("BUL"))[CAVALRY], lent_to(m.s, m.area("SER"))[CAVALRY]) == (2, 0)
    shift_one(m.s, m.area("BUL"), m.area("SER"), CAVALRY)
    assert (lent_to(m.s, m.area("BUL"))[CAVALRY], lent_to(m.s, m.area("SER"))[CAVALRY]) == (1, 1)


@rule("K.CARD.27", "E.BARB.05", "K.66.3")
def test_one_that_fell_does_not_come_back(match: Maker) -> None:
    m = lent(match, [], 1)
    lent_fallen(m.s, m.area("BUL"), CAVALRY)
    m.s.remove(m.area("BUL"), BARBARIANS, CAVALRY)
    assert lent_to(m.s, m.area("BUL")) == [0, 1, 0, 1, 0, 0, 0]
    lent_fallen(m.s, m.area("SER"), CAVALRY)
    lent_fallen(m.s, m.area("BUL"), LIGHT)
    assert len(effects.every(m.s, effects.LENT)) == 2
    send_home(m.s)
    assert (m.at("CAI", "mamluks"), m.at("DAM", "mamluks")) == ({"cavalry": 1}, {"archer": 1})


@rule("K.CARD.27", "E.BARB.05", "K.66.3")
def test_all_of_them_fall_where_nobody_has_to_choose(match: Maker) -> None:
    m = match([8, 8, 1, 6, 8]).put("DAM", "mamluks", "archer", 2).put("CAI", "mamluks", "archer", 3)
    for _ in range(2):
        lend(m.s, 1, m.area("DAM"), ARCHER, m.area("BUL"))
    m.s.circle = [1, 1, 1]
    m.put("BUL", "byzantium", "heavy-infantry", 8).active("byzantium").hush()
    m.begin(Battle(m.area("BUL"), 0, BARBARIANS))
    while not m.done():
        offered = m.offered()
        m.do("let-lie" if "let-lie" in offered else offered[0])
    assert m.at("BUL", "barbarians") == {}
    assert effects.every(m.s, effects.LENT) == []
    send_home(m.s)
    assert m.at("DAM", "mamluks") == {}
