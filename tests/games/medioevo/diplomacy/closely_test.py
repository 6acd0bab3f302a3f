"""Diplomacy looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("C.DIP.01", "C.PACT.01")
def test_a_term_of_several_is_between_any_other_two_of_them(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))
    m.do("offer-pact:mamluks", "invite:hungary", "invite:golden-horde")
    assert [wish for wish in m.offered() if wish.startswith("between")] == [
        "between:byzantium:hungary",
        "between:byzantium:golden-horde",
        "between:mamluks:hungary",
        "between:mamluks:golden-horde",
        "between:hungary:golden-horde",
    ]


@rule("C.PACT.01")
def test_a_pact_is_told_with_both_who_signed_it(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))
    m.do("offer-pact:mamluks", "term:passage:mamluks", "send-offer", "accept")
    told = m.told("pact-signed")[1]
    assert (told["seat"], told["other_seat"]) == ("byzantium", "mamluks")
