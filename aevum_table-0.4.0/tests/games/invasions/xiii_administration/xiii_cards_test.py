"""XIII.C, XIII.D The administration cards: draw, choice, price."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.administration.cards import AdministrationCards, cost_of
from aevum.games.invasions.rules.administration.deck import (
    COSTS,
    EDICTS,
    OF_KIND,
    POLICIES,
    read_costs,
    read_edicts,
)
from aevum.games.invasions.rules.calamities.table import CALAMITIES
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM, PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]
PASSIVE, MILITARY, REFORM = range(3)

IN_HISPANIA = """
turn = 6
seats = ["goth", "roman"]
[nations.visigoths]
seat = "goth"
status = "kingdom"
age = {age}
gold = {gold}
capital = "Carpetania"
areas = ["Hispania"]
units = {{ Hispalensis = "3 infantry" }}
[nations.byzantium]
seat = "roman"
age = 2
gold = 30
capital = "Thracia"
units = {{ Thracia = "legion" }}
"""
IN_ITALIA = """
turn = 6
seats = ["goth"]
[nations.ostrogoths]
seat = "goth"
status = "kingdom"
gold = 25
capital = "Umbria"
units = { Umbria = "infantry" }
leaders = { Umbria = "flavius-theodericus" }
"""


def governed(
    on_map: Maker, dice: list[int], age: int = 1, gold: int = 20, who: str = "visigoths"
) -> ScriptedMap:
    m = on_map(IN_HISPANIA.format(age=age, gold=gold), dice, realm=True)
    return m.begin(AdministrationCards(m.nation(who)))


def drawn(m: ScriptedMap) -> tuple[object, ...]:
    args = m.events("edicts-drawn")[-1].args
    return tuple(args[policy] for policy in POLICIES)


@rule("XIII.C.1")
def test_seven_passive_seven_military_four_reforms() -> None:
    assert [len(cards) for cards in OF_KIND] == [7, 7, 4]
    assert len({edict.name for edict in EDICTS}) == 18
    assert {key for edict in EDICTS for key in edict.calamity if key} == set(CALAMITIES)


@rule("XIII.C.2", "XIII.D.9", "XIII.D.10", "XIII.D.11")
def test_the_known_prices() -> None:
    assert (COSTS[KINGDOM][MILITARY], COSTS[EMPIRE][PASSIVE], COSTS[KINGDOM][REFORM]) == (10, 10, 20)
    assert all(COSTS[KINGDOM][kind] < COSTS[EMPIRE][kind] for kind in range(3))


@rule("XIII.C.3")
def test_the_price_is_the_same_for_small_and_old(on_map: Maker) -> None:
    young, old = governed(on_map, [1, 17]), governed(on_map, [1, 17], age=12)
    old.world.owner[old.place("Osca")] = -1
    for m in (young, old):
        assert [cost_of(m.world, m.nation("visigoths"), kind) for kind in range(3)] == [5, 10, 20]


@rule("XIII.D.9", "XIII.B.2", "XIII.D.2", "XIII.D.5", "XIII.D.7", "VI.J.6")
def test_the_visigoths_pay_for_the_military_card(on_map: Maker) -> None:
    """Example 1: one passive and one military card; they pay 10 and turn the one they chose up."""
    m = governed(on_map, [1, 7, 1])
    assert drawn(m) == (1, 1, 0)
    assert m.offered() == ["govern:passive:5", "govern:military:10"]
    m.do("govern:military:10")
    assert m.events("plays-edict")[0].args == {"people": "visigoths", "edict": "dilectus"}
    assert m.world.gold[m.nation("visigoths")] == 10


@rule("XIII.D.10", "XIII.C.5", "XIII.D.3", "XIII.D.6")
def test_byzantium_draws_a_third_card(on_map: Maker) -> None:
    """Example 2: two passive cards, so a third is drawn; it pays 10 once and takes the better of the two."""
    m = governed(on_map, [1, 1, 6, 3, 1], who="byzantium")
    assert drawn(m) == (2, 1, 0)
    m.do("govern:passive:10")
    assert m.offered() == ["play:panem-et-circenses", "play:adoratio"]
    m.do("play:adoratio")
    assert m.world.gold[m.nation("byzantium")] == 20


@rule("XIII.D.11", "XIII.C.4", "III.C.14")
def test_theodericus_draws_four(on_map: Maker) -> None:
    """Example 3: one passive, two military and a reform, which costs 20."""
    m = on_map(IN_ITALIA, [1, 7, 7, 13, 2], realm=True)
    m.begin(AdministrationCards(m.nation("ostrogoths")))
    assert drawn(m) == (1, 2, 1)
    m.do("govern:reform:20")
    assert m.events("plays-edict")[0].args["edict"] == "solidus"
    assert m.world.gold[m.nation("ostrogoths")] == 25 - 20 + 8


@rule("XIII.D.4")
def test_what_is_too_dear_is_refused(on_map: Maker) -> None:
    m = on_map(IN_ITALIA.replace("gold = 25", "gold = 15"), [1, 7, 7, 13], realm=True)
    m.begin(AdministrationCards(m.nation("ostrogoths")))
    assert m.offered() == ["govern:passive:5", "govern:military:10"]
    refusal = m.why_not("govern:reform:20")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("edict-too-dear", "XIII.D.4")


@rule("XIII.D.4", "XIII.D.5", "XIV.A.1")
def test_who_can_afford_nothing_takes_the_cheapest_and_all_its_gold_goes(on_map: Maker) -> None:
    """A passive and a military card; the three gold pay for neither, so it is the passive one."""
    m = governed(on_map, [1, 7, 3], gold=3)
    assert m.events("plays-edict")[0].args["edict"] == "adoratio"
    assert m.world.gold[m.nation("visigoths")] == 0
    assert len(m.events("cannot-govern")) == 1


@rule("XIII.D.8")
def test_all_cards_go_back_for_the_next_nation(on_map: Maker) -> None:
    m = governed(on_map, [1, 7, 1, 1, 7, 1]).do("govern:military:10")
    m.begin(AdministrationCards(m.nation("byzantium"))).do("govern:military:20")
    assert [event.args["edict"] for event in m.events("plays-edict")] == ["dilectus", "dilectus"]


@rule("XIII.D.6")
def test_only_the_owner_sees_the_cards(on_map: Maker) -> None:
    m = governed(on_map, [1, 1, 6, 3, 1], who="byzantium").do("govern:passive:10")
    state = m.table.state
    seen: list[Any] = [GAME.view(state, seat).data["frames"] for seat in (0, 1, -1)]
    faces = [frames[-1]["faces"] for frames in seen]
    assert faces == [[-1, -1], [0, 2], [-1, -1]]
    assert [event.to for event in m.events("sees-edict")] == [2, 2]


@rule("XIII.D.6")
def test_others_imagine_cards_of_that_kind(on_map: Maker) -> None:
    from random import Random

    m = governed(on_map, [1, 1, 6, 3, 1], who="byzantium").do("govern:passive:10")
    guess = GAME.imagine(GAME.view(m.table.state, 0), Random(1)).frames[-1]
    assert isinstance(guess, AdministrationCards)
    assert len(set(guess.faces)) == 2
    assert set(guess.faces) <= set(OF_KIND[PASSIVE])


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("kind", "lazy", "kind should be one of passive, military, reform, found 'lazy'"),
        ("old_calamity", "rain", "old_calamity: there is no calamity 'rain'"),
        ("young_leader", "perhaps", "young_leader should be yes or no, found 'perhaps'"),
        ("mature_ageing", "3", "mature_ageing should be from -1 to 2, found 3"),
    ],
)
def test_a_bad_table_is_named(field: str, value: str, fault: str) -> None:
    table = rows(PACKAGE, "administration")[:1]
    with pytest.raises(BadData, match=f"administration.csv, line 2: {fault}"):
        read_edicts([{**table[0], field: value}])


def test_a_bad_cost_is_named() -> None:
    with pytest.raises(BadData, match="line 2: there is no card 'lazy' of a 'kingdom'"):
        read_costs([{"kind": "lazy", "status": "kingdom", "gold": "5"}])
