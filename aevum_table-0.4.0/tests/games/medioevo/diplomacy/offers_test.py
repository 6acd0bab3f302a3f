"""C.PACT.01, C.DIP.05: what is written into an offer, and when."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Refused
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.diplomacy.war import make_truce
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
BYZANTIUM, MAMLUKS, HORDE, HUNGARY = range(4)


def writing(m: ScriptedMatch, writer: str, other: str) -> ScriptedMatch:
    m.put({"byzantium": "CON", "mamluks": "CAI"}[writer], writer, "archer").active(writer)
    return m.begin(Upkeep(m.seat(writer))).do(f"offer-pact:{other}")


@rule("C.PACT.01")
def test_words_for_an_older_question_are_not_taken(match: Maker) -> None:
    m = writing(match(), "byzantium", "mamluks")
    asked = m.ask().version
    with pytest.raises(Refused) as caught:
        GAME.choose(m.s, BYZANTIUM, "promise:we stay away", asked + 1)
    assert (caught.value.refusal.key, caught.value.refusal.args) == (
        "stale",
        {"version": asked + 1, "now": asked},
    )
    GAME.choose(m.s, BYZANTIUM, "promise:we stay away", asked)
    m.do("send-offer", "accept")
    assert m.s.pact_texts == ["1 we stay away"]


@rule("C.PACT.01")
def test_only_one_promise_and_only_while_it_is_written(match: Maker) -> None:
    m = writing(match(), "byzantium", "mamluks")
    GAME.choose(m.s, BYZANTIUM, "promise:we stay away")
    with pytest.raises(Refused) as caught:
        GAME.choose(m.s, BYZANTIUM, "promise:we pay")
    assert caught.value.refusal.key == "no-promise-now"
    m.do("send-offer")
    with pytest.raises(Refused):
        GAME.choose(m.s, MAMLUKS, "promise:we pay")
    with pytest.raises(Refused):
        GAME.choose(m.s, 17, "promise:we pay")


@rule("C.DIP.05", "C.DIP.01")
@pytest.mark.parametrize(("writer", "other"), [("byzantium", "hungary"), ("mamluks", "hungary")])
def test_an_armistice_is_written_only_where_none_holds(match: Maker, writer: str, other: str) -> None:
    m = match().turn(2).war(writer, other, 1)
    armistices = [wish for wish in writing(m, writer, other).offered() if "armistice" in wish]
    assert armistices == [f"term:armistice:{writer}"]
    m = match().turn(2).war(writer, other, 1)
    make_truce(m.s, m.seat(writer), m.seat(other))
    assert not [wish for wish in writing(m, writer, other).offered() if "armistice" in wish]
    m = match().turn(2)
    assert not [wish for wish in writing(m, writer, other).offered() if "armistice" in wish]


@rule("C.DIP.01", "C.DIP.05", "C.DIP.06")
def test_why_there_is_nothing_to_offer(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "hungary", 1).put("CAI", "mamluks", "archer").active("mamluks")
    make_truce(m.s, MAMLUKS, HUNGARY)
    m.begin(Upkeep(MAMLUKS))
    found = {}
    for wish in ("declare-war:hungary", "offer-peace:byzantium", "offer-armistice:byzantium"):
        refusal = m.why_not(wish)
        assert refusal is not None
        found[wish] = (refusal.key, refusal.rule)
    refusal = m.why_not("offer-armistice:hungary")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("armistice-already", {"other_seat": "hungary"})
    assert found == {
        "declare-war:hungary": ("at-war-already", "C.DIP.02"),
        "offer-peace:byzantium": ("not-at-war", "C.DIP.06"),
        "offer-armistice:byzantium": ("not-at-war", "C.DIP.05"),
    }


@rule("C.PACT.05", "C.PACT.01")
def test_what_one_has_given_the_other_may_give_too(match: Maker) -> None:
    m = writing(match(), "byzantium", "mamluks")
    assert {"term:passage:byzantium", "term:passage:mamluks"} <= set(m.offered())
    m.do("term:passage:byzantium")
    assert "term:passage:byzantium" not in m.offered()
    assert "term:passage:mamluks" in m.offered()


@rule("C.PACT.01")
def test_others_do_not_see_how_long_an_offer_is_to_last_nor_whether_it_is_secret(match: Maker) -> None:
    m = writing(match().turn(2), "byzantium", "mamluks").do(
        "term:passage:byzantium", "until:3", "keep-secret"
    )
    seen: list[Any] = [GAME.view(m.s, seat).data["frames"] for seat in (BYZANTIUM, HUNGARY)]
    own, others = (frames[-1] for frames in seen)
    assert (own["until"], own["dated"], own["secret"]) == (3, True, True)
    assert (others["until"], others["dated"], others["secret"]) == (0, False, False)
    assert (others["terms"], others["promise"], others["facing"]) == ([], "", [])
