"""C.PACT.11: who must choose between two allies that fight each other."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules.diplomacy.torn import PactsAtEnd
from aevum.games.medioevo.rules.diplomacy.war import attack, declare, make_peace
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.terms import DEFENCE, NUMBER, OFFENCE, PASSAGE, UNTIL
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


def bound(match: Maker, *terms: tuple[int, int, int]) -> ScriptedMatch:
    """Pacts of a kind, a giver and a taker; offensive alliances are against the Mamluks."""
    m = match()
    for number, (kind, giver, taker) in enumerate(terms, 1):
        m.s.terms.append([number, kind, giver, taker, 0, 0, 5, MAMLUKS])
    m.s.pacts_made = len(terms)
    return m


def torn(m: ScriptedMatch) -> bool:
    return not m.begin(PactsAtEnd()).done()


@rule("C.PACT.11")
@pytest.mark.parametrize("ally", [(DEFENCE, HUNGARY, BYZANTIUM), (DEFENCE, BYZANTIUM, HUNGARY)])
def test_who_owes_the_attacked_help_against_an_ally_leaves_one(
    match: Maker, ally: tuple[int, int, int]
) -> None:
    m = bound(match, ally, (DEFENCE, HUNGARY, MAMLUKS))
    attack(m.s, BYZANTIUM, MAMLUKS)
    m.begin(PactsAtEnd())
    assert m.asked() == ("hungary", "torn-between-allies")
    m.do("leave-ally:byzantium")
    assert (m.honour("hungary"), m.honour("byzantium")) == (-2, -3)
    assert [term[0] for term in m.s.terms] == [2]
    assert m.done()


@rule("C.PACT.11", "C.PACT.12")
def test_so_does_who_owes_the_attacker_help_against_an_ally(match: Maker) -> None:
    m = bound(match, (OFFENCE, HUNGARY, BYZANTIUM), (DEFENCE, MAMLUKS, HUNGARY))
    declare(m.s, BYZANTIUM, MAMLUKS)
    assert torn(m)
    m.do("leave-ally:mamluks")
    assert [term[0] for term in m.s.terms] == [1]


@rule("C.PACT.11", "C.PACT.12")
def test_not_who_owes_help_against_another(match: Maker) -> None:
    m = bound(match, (OFFENCE, HUNGARY, BYZANTIUM), (DEFENCE, HORDE, HUNGARY))
    declare(m.s, BYZANTIUM, HORDE)
    assert not torn(m)


@rule("C.PACT.11", "C.PACT.02")
@pytest.mark.parametrize(
    "terms",
    [
        ((DEFENCE, BYZANTIUM, HUNGARY), (DEFENCE, MAMLUKS, HUNGARY)),
        ((DEFENCE, HUNGARY, BYZANTIUM), (DEFENCE, MAMLUKS, HUNGARY)),
        ((PASSAGE, BYZANTIUM, HUNGARY), (DEFENCE, HUNGARY, MAMLUKS)),
        ((OFFENCE, HUNGARY, BYZANTIUM), (PASSAGE, MAMLUKS, HUNGARY)),
    ],
)
def test_not_who_owes_nothing_or_has_one_ally_only(
    match: Maker, terms: tuple[tuple[int, int, int], ...]
) -> None:
    m = bound(match, *terms)
    attack(m.s, BYZANTIUM, MAMLUKS)
    assert not torn(m)
    assert (m.honour("hungary"), len(m.s.terms)) == (0, 2)


@rule("C.PACT.11", "C.DIP.06")
def test_peace_before_the_turn_ends_spares_the_choice(match: Maker) -> None:
    m = bound(match, (DEFENCE, HUNGARY, BYZANTIUM), (DEFENCE, HUNGARY, MAMLUKS))
    attack(m.s, BYZANTIUM, MAMLUKS)
    make_peace(m.s, BYZANTIUM, MAMLUKS)
    assert not torn(m)
    assert len(m.s.terms) == 2


@rule("C.PACT.15", "7.END.03")
def test_pacts_end_with_their_last_turn_and_not_before(match: Maker) -> None:
    m = bound(match, (PASSAGE, BYZANTIUM, HUNGARY), (PASSAGE, MAMLUKS, HUNGARY), (PASSAGE, HORDE, HUNGARY))
    for term, until in zip(m.s.terms, (3, 4, 0), strict=True):
        term[UNTIL] = until
    m.turn(3, 7).hush().begin(EndPhase())
    assert m.done()
    assert [term[NUMBER] for term in m.s.terms] == [2, 3]
    assert [event.args["pact"] for event in m.events("pact-over")] == [1]


@rule("C.PACT.11", "C.PACT.09")
def test_so_does_who_owes_help_by_a_later_term_of_a_pact(match: Maker) -> None:
    m = bound(match, (DEFENCE, HUNGARY, BYZANTIUM), (DEFENCE, MAMLUKS, HUNGARY), (DEFENCE, HUNGARY, MAMLUKS))
    m.s.terms[2][NUMBER] = 2
    attack(m.s, BYZANTIUM, MAMLUKS)
    assert torn(m)


@rule("C.PACT.11", "C.PACT.13")
@pytest.mark.parametrize(("left", "lost", "kept"), [("mamluks", -2, [1, 3]), ("byzantium", -2, [2, 3])])
def test_only_the_pacts_that_are_in_the_way_are_broken(
    match: Maker, left: str, lost: int, kept: list[int]
) -> None:
    """Of the two with the Mamluks one is of help that is owed, the other of help to Hungary."""
    m = bound(match, (DEFENCE, BYZANTIUM, HUNGARY), (DEFENCE, HUNGARY, MAMLUKS), (DEFENCE, MAMLUKS, HUNGARY))
    attack(m.s, BYZANTIUM, MAMLUKS)
    m.begin(PactsAtEnd()).do(f"leave-ally:{left}")
    assert (m.honour("hungary"), [term[0] for term in m.s.terms]) == (lost, kept)
    assert m.done()


@rule("C.PACT.11", "C.PACT.12", "C.PACT.13")
def test_who_leaves_the_one_to_be_fought_breaks_all_alliances_with_that_ally(match: Maker) -> None:
    m = bound(match, (OFFENCE, HUNGARY, BYZANTIUM), (DEFENCE, HUNGARY, MAMLUKS), (DEFENCE, MAMLUKS, HUNGARY))
    attack(m.s, BYZANTIUM, MAMLUKS)
    m.begin(PactsAtEnd()).do("leave-ally:mamluks")
    assert (m.honour("hungary"), [term[0] for term in m.s.terms]) == (-4, [1])
    assert m.done()
