"""Magnate 36: the florins on the card (K.CARD.14)."""

from collections.abc import Callable

from aevum.games.medioevo.rules.uses.deck import put_under
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("K.CARD.14", "4.CARD.13", "K.36.1")
def test_the_deposit_is_lost_with_the_magnate_and_with_no_other_card(match: Maker) -> None:
    m = match().give("mamluks", 36, 37)
    m.s.deposit = 300
    put_under(m.s, 36)
    assert (m.s.deposit, m.events("deposit-lost")) == (300, [])
    put_under(m.s, 35)
    assert m.s.deposit == 0
    assert m.told("deposit-lost") == ("K.CARD.14", {"seat": "mamluks", "card": "36", "florins": 300})
    assert (m.s.deck[:2], m.s.holder[35], m.s.holder[36]) == ([35, 36], -1, -1)


@rule("K.CARD.14", "4.CARD.13", "K.36.1")
def test_nothing_is_told_of_an_empty_deposit(match: Maker) -> None:
    m = match().give("mamluks", 36)
    m.s.turned[35] = 1
    put_under(m.s, 35)
    assert m.events("deposit-lost") == []
    assert m.s.turned[35] == 0
