"""XXX.A The deck: who draws how much, what others see, and what becomes of unused cards."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.counsel.step import DiplomacyStep, EndOfDiplomacy, youngest_first
from aevum.games.invasions.rules.dice import UNTOLD
from aevum.games.invasions.rules.diplomacy.deck import KIND, KINDS, PRICE
from aevum.games.invasions.rules.leaders import DIPLOMACY, LEADERS
from aevum.games.invasions.rules.realm.realm import UNSEEN
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import MakeEmbassy
from tests.narrow import of_kind


@rule("XXX.A.2", "XXX.B.1", "XXX.C.1", "XXX.D.1", "XXX.E.1", "XXX.F.1", "XXX.G.1", "XXX.H.1", "XXX.I.1")
def test_there_are_eighteen_cards_of_eight_kinds() -> None:
    counts = Counter(KINDS[kind] for kind in KIND)
    assert counts == {
        "alliance": 3, "treaty": 1, "marriage": 2, "tribute": 2, "foedus": 2, "bribe": 3, "mercenary": 4,
        "nothing": 1,
    }  # fmt: skip
    prices = {kind: PRICE[i] for i, kind in enumerate(KINDS) if PRICE[i]}
    assert prices == {"treaty": 5, "marriage": 2, "tribute": 10, "bribe": 1, "mercenary": 3}


def crowned(embassy: MakeEmbassy, **kings: str) -> ScriptedMap:
    """The table with these leaders in these provinces, about to draw."""
    m = embassy().m
    for name, place in kings.items():
        m.world.leader_place[LEADERS.index(name)] = m.place(place)
    return m


@rule("XXX.A.4", "XXX.A.5", "XXX.A.6", "III.C.15")
def test_an_empire_draws_one_more_than_its_rulers_bonus_a_kingdom_only_the_bonus(
    embassy: MakeEmbassy,
) -> None:
    m = crowned(embassy, sapor="Chaldea", theodosius="Thracia", alaricus="Valachia")
    m.begin(DiplomacyStep())
    assert DIPLOMACY[LEADERS.index("sapor")] > 0
    assert m.realm.held[m.nation("persia")] == DIPLOMACY[LEADERS.index("sapor")]
    assert m.realm.held[m.nation("byzantium")] == 1 + DIPLOMACY[LEADERS.index("theodosius")]
    assert m.realm.held[m.nation("visigoths")] == 0


@rule("XXX.A.5", "XXX.A.6", "III.C.15")
def test_without_a_ruler_only_empires_draw(embassy: MakeEmbassy) -> None:
    m = embassy().m.begin(DiplomacyStep())
    assert (m.realm.held[m.nation("persia")], m.realm.held[m.nation("byzantium")]) == (0, 1)


@rule("XXX.A.2")
@pytest.mark.parametrize("die", [1, 3, 18])
def test_the_die_says_which_card_is_drawn(embassy: MakeEmbassy, die: int) -> None:
    m = embassy(dice=[die]).m.begin(DiplomacyStep())
    drawn = [card for card, at in enumerate(m.realm.diplomacy_at) if at == m.nation("byzantium")]
    assert drawn == [die - 1]


@rule("XXX.A.3")
def test_the_youngest_draw_first_and_the_oldest_may_go_without(embassy: MakeEmbassy) -> None:
    m = crowned(embassy, sapor="Chaldea")
    assert [n for n in youngest_first(m.world) if m.world.status[n] != BARBARIAN] == [
        m.nation("persia"),
        m.nation("byzantium"),
    ]
    bonus = DIPLOMACY[LEADERS.index("sapor")]
    elsewhere = m.nation("visigoths")
    m.realm.diplomacy_at = [elsewhere] * (len(KIND) - bonus) + [-1] * bonus
    m.begin(DiplomacyStep())
    assert (m.realm.held[m.nation("persia")], m.realm.held[m.nation("byzantium")]) == (bonus, 0)


@rule("XXX.A.2", "XXX.A.7")
def test_a_hand_is_seen_by_its_seat_alone(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "bribe", "nothing").deal("persia", "tribute").m
    for seat, own in ((0, m.nation("byzantium")), (1, m.nation("persia"))):
        data: Any = GAME.view(m.table.state, seat).data
        seen = data["own"]["realm"]["diplomacy_at"]
        assert seen.count(own) == m.realm.held[own]
        assert seen.count(UNSEEN) == len(KIND) - m.realm.held[own]
    thought = of_kind(InvasionsState, GAME.imagine(GAME.view(m.table.state, 1), Random(3))).realm
    assert thought.diplomacy_at.count(m.nation("byzantium")) == 2


@rule("XXX.A.7")
def test_a_card_is_shown_before_its_target_is_named(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "tribute", "nothing").play("byzantium", "tribute")
    assert m.asked() == ("roman", "envoys")
    assert m.realm.held[m.nation("byzantium")] == 1
    for seed in range(5):
        thought = GAME.imagine(GAME.view(m.table.state, 1), Random(seed))
        GAME.choose(thought, 0, "envoys-to:persia")


@rule("XXX.A.7")
def test_an_onlooker_sees_no_hand(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "tribute").m
    m.realm.event_at = [1, *m.realm.event_at[1:]]
    data: Any = GAME.view(m.table.state, -1).data
    realm = data["own"]["realm"]
    assert set(realm["diplomacy_at"]) == {UNSEEN}
    assert set(realm["event_at"]) == {UNSEEN}


@rule("XXX.A.2")
def test_what_is_drawn_is_told_to_its_seat_alone(embassy: MakeEmbassy) -> None:
    m = crowned(embassy, sapor="Chaldea").begin(DiplomacyStep())
    told = {(event.args["people"], event.to) for event in m.events("diplomacy-drawn")}
    assert told == {("persia", 1 << 1), ("byzantium", 1 << 0)}
    # The number drawn would tell even the drawer how many of the other cards are still in the deck.
    assert {event.to for event in m.events("diplomacy-draw")} == {UNTOLD}
    assert m.events("draws-diplomacy")[-1].args == {"people": "byzantium", "cards": 1}


@rule("XXX.A.7")
def test_a_nation_plays_only_its_own_cards(embassy: MakeEmbassy) -> None:
    table = embassy().deal("persia", "tribute")
    table.m.world.seat = put(table.m.world.seat, table.m.nation("byzantium"), 1)
    offered = table.confer().offered()
    assert "envoys:persia:tribute" in offered
    assert "envoys:byzantium:tribute" not in offered


@rule("XXX.A.9", "XXX.I.1")
def test_unused_cards_go_back_for_a_gold_each(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "nothing", "foedus").m
    m.begin(EndOfDiplomacy())
    assert m.world.gold[m.nation("byzantium")] == 22
    assert set(m.realm.diplomacy_at) == {-1}
    assert sum(m.realm.held) == 0


@rule("XXX.I.1")
def test_nothing_can_be_done_with_the_card_nothing(embassy: MakeEmbassy) -> None:
    table = embassy().deal("persia", "nothing")
    assert table.confer().offered() == ["pass"]


@rule("XXX.A.10")
def test_who_cannot_pay_cannot_play(embassy: MakeEmbassy) -> None:
    table = embassy().deal("persia", "tribute")
    table.m.world.gold = put(table.m.world.gold, table.m.nation("persia"), 9)
    m = table.confer()
    refusal = m.refusal("envoys:persia:tribute")
    assert (refusal.key, refusal.rule) == ("card-too-dear", "XXX.A.10")


@rule("XXX.A.1")
def test_without_cards_only_an_empire_has_anything_to_offer(embassy: MakeEmbassy) -> None:
    m = embassy().confer("visigoths")
    assert m.asked() == ("roman", "counsel")
    assert m.offered() == ["offer-foedus:byzantium", "pass"]
    m.do("pass")
    assert m.asked()[1] != "counsel"
