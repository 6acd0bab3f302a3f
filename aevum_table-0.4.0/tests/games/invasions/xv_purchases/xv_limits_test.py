"""XV.B, XV.C The last gold, the last turn and the last place with which something can still be bought."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.purchases.step import Purchases
from aevum.games.invasions.rules.purchases.stock import places_for
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.troops import FLEET, FRONT, KINDS, kind_of
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import GONE, NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xv_purchases.xv_purchases_test import REALM, gold, shopping, why

Maker = Callable[..., ScriptedMap]


@rule("XV.B.1")
@pytest.mark.parametrize(("has", "offered"), [(3, True), (2, False)])
def test_the_last_gold_buys(on_map: Maker, has: int, offered: bool) -> None:
    m = shopping(on_map, "visigoths", gold=has)
    assert ("buy:infantry:3" in m.offered()) is offered


@rule("XV.C.1")
def test_what_bears_no_turn_is_there_from_the_first(on_map: Maker) -> None:
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    m.world.turn = 1
    m.begin(Purchases(m.nation("visigoths")))
    assert "buy:infantry:3" in m.offered()


@rule("XV.C.1")
def test_the_later_of_two_turns_counts(on_map: Maker) -> None:
    """That of the kind, or that of the counter; a refusal names the first that will be there."""
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    m.world.turn = 2
    w, rome = m.world, m.nation("rome")
    since = [1] * len(w.code)
    dated = [u for u in reserve(w, rome) if kind_of(w.code[u]) == KINDS.index("gothic-auxiliary")]
    plain = [u for u in reserve(w, rome) if kind_of(w.code[u]) == KINDS.index("auxiliary")]
    since[dated[0]], since[dated[1]] = 7, 6
    since[plain[0]], since[plain[1]] = 2, 9
    m.realm.since = since
    m.begin(Purchases(rome))
    refusal = m.why_not("buy:gothic-auxiliary:4")
    assert refusal is not None
    assert (refusal.key, refusal.args["turn"]) == ("not-yet", 6)
    m.do("buy:auxiliary:4", "station:Tuscia")
    assert (w.place[plain[0]], w.place[plain[1]]) == (m.place("Tuscia"), NOWHERE)
    m.realm.since = [1] * len(w.code)
    refusal = m.why_not("buy:gothic-auxiliary:4")
    assert refusal is not None
    assert refusal.args["turn"] == 3


@rule("XV.B.6")
def test_what_has_left_the_match_is_not_even_named(on_map: Maker) -> None:
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    for unit in m.world.of_people[m.nation("visigoths")]:
        if kind_of(m.world.code[unit]) == KINDS.index("noble-cavalry"):
            shift(m.world, unit, GONE)
    m.begin(Purchases(m.nation("visigoths")))
    assert [o.id for o in m.table.asks()[0].options if o.key == "buy"] == ["buy:infantry:3"]
    refusal = m.why_not("buy:noble-cavalry:7")
    assert refusal is None or refusal.key != "all-in-play"


def test_a_port_without_a_city_launches_no_fleet(on_map: Maker) -> None:
    m = on_map(REALM.format(gold=40, turn=5, decline=0), realm=True)
    w, rome = m.world, m.nation("rome")
    fleet = next(u for u in reserve(w, rome) if FRONT[kind_of(w.code[u])] & FLEET)
    adriatic = m.place("Mare Adriaticum")
    assert adriatic in places_for(w, rome, fleet)
    for p, sea in enumerate(w.land.port):
        if sea == adriatic:
            w.level = put(w.level, p, 0)
    assert adriatic not in places_for(w, rome, fleet)


@rule("XV.B.7")
@pytest.mark.parametrize(("has", "offered"), [(5, ["legion"]), (4, []), (8, ["guard", "legion"])])
def test_only_elites_it_can_pay_for_are_repaired(on_map: Maker, has: int, offered: list[str]) -> None:
    """A damaged legion that waits in the reserve is none of them; two alike in a place are one choice."""
    text = REALM.format(gold=has, turn=5, decline=0).replace('"legion~, 2 legion"', '"2 legion~, legion"')
    m = on_map(text.replace('"2 legion, 2 aux', '"legion~, legion, 2 aux'), realm=True)
    m.begin(Purchases(m.nation("rome")))
    if not offered:
        assert why(m, "mend") == ("nothing-to-repair", "XV.B.7")
        return
    m.do("mend")
    assert sorted({option.split(":")[1] for option in m.offered()}) == offered
    legions = [option for option in m.offered() if option.split(":")[1] == "legion"]
    assert legions == ["choose-unit:legion:rome:damaged:Latium", "choose-unit:legion:rome:damaged:Umbria"]


@rule("XXIII.C.1")
@pytest.mark.parametrize(("has", "offered"), [(15, True), (14, False)])
def test_the_last_fifteen_gold_fortify(on_map: Maker, has: int, offered: bool) -> None:
    assert ("fortify:15" in shopping(on_map, gold=has).offered()) is offered


@rule("XIV.A.2")
@pytest.mark.parametrize(("has", "lost"), [(39, 0), (40, 0), (41, 1)])
def test_a_treasury_holds_forty(on_map: Maker, has: int, lost: int) -> None:
    m = shopping(on_map, gold=has).do("done-buying")
    assert (gold(m), len(m.events("pays-gold"))) == (has - lost, lost)
