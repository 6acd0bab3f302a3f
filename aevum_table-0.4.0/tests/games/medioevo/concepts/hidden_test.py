"""States that differ only in what a seat may not know give that seat, and onlookers, the same to see."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.diplomacy.sign import sign
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.terms import DEFENCE, PASSAGE
from aevum.testing import rule
from aevum.testing.compare import known
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
Secret = Callable[[ScriptedMatch, int], None]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


def a_bid(m: ScriptedMatch, which: int) -> None:
    m.turn(2, 1).begin(TurnOrderPhase())
    GAME.choose(m.s, BYZANTIUM, f"bid:{(40, 900)[which]}")


def florins(m: ScriptedMatch, which: int) -> None:
    m.money("byzantium", (300, 1600)[which]).turn(2, 4).hush().begin(PurchasePhase())


def an_objective(m: ScriptedMatch, which: int) -> None:
    m.give("byzantium", 1)
    m.s.objective[0], m.s.objective[1] = ((1, 2), (2, 1))[which]
    m.turn(2, 4).hush().begin(PurchasePhase())


def terms_of_a_secret_pact(m: ScriptedMatch, which: int) -> None:
    term = [0, (PASSAGE, DEFENCE)[which], BYZANTIUM, MAMLUKS, 0, 0, 0, 0]
    sign(m.s, [BYZANTIUM, MAMLUKS], [term], 0, True, "")
    m.turn(2, 4).hush().begin(PurchasePhase())


def a_secret_pact(m: ScriptedMatch, which: int) -> None:
    if which:
        terms_of_a_secret_pact(m, which)
    else:
        m.turn(2, 4).hush().begin(PurchasePhase())


def an_answer_to_a_secret_pact(m: ScriptedMatch, which: int) -> None:
    m.turn(2, 4).hush().begin(PurchasePhase())
    m.do("offer-pact:mamluks", "term:passage:byzantium", "keep-secret", "send-offer")
    m.do(("accept", "refuse")[which])


SECRETS: dict[str, Secret] = {
    "1.ORDER.01": a_bid,
    "0.COMP.07": florins,
    "4.CARD.05": an_objective,
    "C.PACT.01 terms": terms_of_a_secret_pact,
    "C.PACT.01 whether": a_secret_pact,
    "C.PACT.01 answer": an_answer_to_a_secret_pact,
}


@rule("1.ORDER.01", "0.COMP.07", "4.CARD.05", "C.PACT.01")
@pytest.mark.parametrize("secret", SECRETS.values(), ids=list(SECRETS))
def test_only_who_may_know_sees_a_difference(match: Maker, secret: Secret) -> None:
    one, other = match(), match()
    secret(one, 0)
    secret(other, 1)
    assert known(GAME, one.s, BYZANTIUM) != known(GAME, other.s, BYZANTIUM)
    for seat in (HORDE, HUNGARY, -1):
        assert known(GAME, one.s, seat) == known(GAME, other.s, seat)
