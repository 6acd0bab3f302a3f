"""Diplomacy looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.layout import of_captive, of_kind, of_piece
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT, kind_of
from aevum.games.medioevo.rules.prisoners import held
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.terms import NON_BELLIGERENCE
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


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


def writing(m: ScriptedMatch, other: str = "hungary") -> ScriptedMatch:
    m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))
    return m.do(f"offer-pact:{other}")


def captives(m: ScriptedMatch, captor: int, owner: int, *pieces: int) -> ScriptedMatch:
    for piece in pieces:
        m.s.prisoners[of_captive(captor, owner, piece)] += 1
        m.s.reserve[of_kind(owner, kind_of(piece))] -= 1
    return m


@rule("C.DIP.01", "D.DEBT.01")
def test_who_is_offered_a_pact_may_borrow_what_it_asks_for(match: Maker) -> None:
    m = writing(match().money("hungary", 90)).do("term:payment:hungary:100", "send-offer")
    assert m.offered() == ["refuse"]
    m.initiate("hungary", "borrow:500").do("accept")
    assert (m.florins("hungary"), m.florins("byzantium")) == (490, 1700)


@rule("C.DIP.01", "C.PACT.01")
@pytest.mark.parametrize("secret", [False, True])
def test_nothing_comes_of_a_pact_whose_payment_is_gone_and_it_is_told(match: Maker, secret: bool) -> None:
    m = writing(match()).do("term:payment:byzantium:100", "term:passage:hungary")
    m.do(*["keep-secret"] * secret, "send-offer").money("byzantium", 99).do("accept")
    assert (m.s.terms, m.florins("byzantium"), m.florins("hungary")) == ([], 99, 1600)
    (event,) = m.events("pact-void")
    assert [event.seen_by(seat) for seat in range(4)] == [True, not secret, not secret, True]


@rule("C.DIP.01", "C.PACT.01")
def test_prisoners_of_many_kinds_are_one_term_of_who_frees_them(match: Maker) -> None:
    m = captives(match(), HUNGARY, BYZANTIUM, ARCHER, CAVALRY, LIGHT, HEAVY, CAVALRY)
    writing(m).do("term:passage:hungary", "term:commerce:hungary:0", "term:payment:byzantium:100")
    m.do("term:defence:hungary:3", "free-prisoners:hungary:cavalry:1")
    freed = [wish for wish in m.offered() if wish.startswith(("term", "free"))]
    kinds = ("light-infantry", "archer", "heavy-infantry")
    assert freed == [f"free-prisoners:hungary:{kind}:1" for kind in kinds]
    m.do("free-prisoners:hungary:archer:1", "send-offer", "accept")
    assert held(m.s, HUNGARY, BYZANTIUM)[: CAVALRY + 1] == [1, 0, 1, 1]
    assert m.florins("hungary") == 1700


@rule("C.DIP.01", "C.PACT.01")
def test_a_third_pays_for_prisoners_that_go_home_by_number(match: Maker) -> None:
    m = captives(match(), HUNGARY, MAMLUKS, ARCHER, ARCHER, ARCHER)
    writing(m, "mamluks").do("invite:hungary", "between:byzantium:hungary", "term:payment:byzantium:100")
    m.do("more:payment:byzantium:50", "between:mamluks:hungary", "free-prisoners:hungary:archer:2")
    m.do("send-offer")
    for seat in (MAMLUKS, HUNGARY):
        GAME.choose(m.s, seat, "accept")
    assert held(m.s, HUNGARY, MAMLUKS)[ARCHER] == 1
    assert m.s.aside[of_piece(MAMLUKS, ARCHER)] == 2
    assert (m.florins("byzantium"), m.florins("hungary"), m.s.terms) == (1450, 1750, [])


@rule("C.PACT.01", "C.PACT.10", "C.PACT.12")
def test_an_alliance_may_be_signed_that_goes_against_a_pact_with_another(match: Maker) -> None:
    m = match()
    m.s.terms, m.s.pacts_made = [[1, NON_BELLIGERENCE, HUNGARY, MAMLUKS, 0, 0, 0, 0]], 1
    writing(m).do("term:offence:hungary:3:mamluks", "more-against:offence:hungary:1:mamluks", "send-offer")
    m.do("accept")
    assert [row[0] for row in m.s.terms] == [1, 2]
    # To help against the Mamluks would break the other pact: so Hungary does not, and the vote upholds it.
    m.turn(3).war("byzantium", "mamluks", 2).begin(Upkeep(0)).do("dispute-pact:2")
    m.do("broken", "respected", "respected", "respected")
    assert (m.honour("hungary"), [row[0] for row in m.s.terms]) == (0, [1, 2])


def before_alexandria(m: ScriptedMatch) -> ScriptedMatch:
    m.turn(2).war("byzantium", "mamluks", 1).active("byzantium").hush()
    m.put("ALE", "byzantium", "archer", 4).put("ALE", "mamluks", "heavy-infantry", 4)
    return m.begin(Enter(BYZANTIUM, m.area("ALE"), MAMLUKS))


@rule("C.DIP.05", "5.BATTLE.19")
def test_an_armistice_suspends_a_battle_before_the_dice_of_a_round(match: Maker) -> None:
    m = before_alexandria(match()).do("offer-armistice:mamluks")
    assert m.asked() == ("mamluks", "armistice-offered")
    m.do("refuse")
    assert m.asked() == ("byzantium", "battle-intent")
    m.do("fight", "offer-armistice:byzantium", "accept")
    assert m.done()
    assert (m.at("ALE", "byzantium"), m.at("ALE", "mamluks")) == ({"archer": 4}, {"heavy-infantry": 4})
    assert m.s.at_war(BYZANTIUM, MAMLUKS)
    assert not m.events("conquered")


@rule("C.DIP.01", "C.DIP.05")
def test_the_armistice_of_a_battle_has_its_price_in_money_and_prisoners(match: Maker) -> None:
    m = before_alexandria(captives(match(), MAMLUKS, BYZANTIUM, ARCHER, ARCHER)).do("offer-pact:mamluks")
    m.do("term:armistice:byzantium", "term:payment:byzantium:100", "free-prisoners:mamluks:archer:1")
    m.do("send-offer", "accept")
    assert m.done()
    assert (m.florins("mamluks"), m.s.aside[of_piece(BYZANTIUM, ARCHER)]) == (1700, 1)


@rule("C.DIP.06", "C.DIP.01")
def test_a_battle_goes_on_after_a_pact_without_peace_and_ends_with_one(match: Maker) -> None:
    m = before_alexandria(match()).do("offer-pact:mamluks", "term:payment:byzantium:100", "send-offer")
    m.do("accept")
    assert (m.asked(), m.florins("mamluks")) == (("byzantium", "battle-intent"), 1700)
    m.do("offer-peace:mamluks", "accept")
    assert m.asked() == ("byzantium", "choose-enemy")  # what would be a new attack
    m.do("leave-in-peace")
    assert m.done()
    assert not m.s.at_war(BYZANTIUM, MAMLUKS)


@rule("C.DIP.05", "C.DIP.01")
def test_offers_in_a_battle_are_of_the_three_of_the_turn_and_to_the_enemy_only(match: Maker) -> None:
    m = before_alexandria(match())
    talks = [wish for wish in m.offered() if wish.startswith("offer")]
    assert talks == ["offer-peace:mamluks", "offer-armistice:mamluks", "offer-pact:mamluks"]
    for _ in range(3):
        m.do("offer-armistice:mamluks", "refuse")
    assert not [wish for wish in m.offered() if wish.startswith("offer")]


@rule("C.DIP.05", "5.NAVAL.02")
def test_an_armistice_suspends_a_battle_at_sea_and_next_turn_it_may_be_fought(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).active("byzantium").hush()
    for seat in ("byzantium", "mamluks"):
        m.put("AEG", seat, "archer", 2).item("AEG", seat, "galley")
    m.begin(Enter(BYZANTIUM, m.area("AEG")))
    while m.asked()[1] != "battle-intent":
        m.do(m.offered()[0])
    m.do("offer-armistice:mamluks", "accept")
    assert m.done()
    assert m.at("AEG", "byzantium") == m.at("AEG", "mamluks") == {"archer": 2}
    m.turn(3).begin(Enter(BYZANTIUM, m.area("AEG")))
    assert m.events("sea-battle-begins")[1:] != []
