"""XXX.A, XXX.D Who draws how many cards, and what the End of Diplomacy scores, pays and wipes away."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.counsel.counsel import LastCounsel
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy, bonus, draws, youngest_first
from aevum.games.invasions.rules.leaders import DIPLOMACY, GENERAL, LEADER_NATION, LEADERS, RANK
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import EAST, Embassy

Maker = Callable[..., ScriptedMap]


@rule("III.C.15")
def test_of_several_rulers_the_best_counts_and_generals_do_not(on_map: Maker) -> None:
    """F160: every leader by himself, and then all of a people together."""
    m = on_map(EAST, realm=True)
    w = m.world
    for nation in ("byzantium", "persia"):
        n = m.nation(nation)
        own = [i for i in range(len(LEADERS)) if LEADER_NATION[i] == n]
        worth = [0 if RANK[i] == GENERAL else DIPLOMACY[i] for i in own]
        assert bonus(w, n) == 0
        for i, best in zip(own, worth, strict=True):
            w.leader_place[i] = m.place("Thracia")
            assert bonus(w, n) == best
            w.leader_place[i] = -1
        for i in own:
            w.leader_place[i] = 0
        assert bonus(w, n) == max(worth) > 0
        assert bonus(w, m.nation("visigoths")) == 0


@pytest.mark.parametrize(("status", "more"), [(0, -1), (KINGDOM, 0), (EMPIRE, 1)])
def test_barbarians_draw_nothing_and_empires_one_more(on_map: Maker, status: int, more: int) -> None:
    m = on_map(EAST, realm=True)
    n = m.nation("persia")
    m.world.leader_place[LEADERS.index("sapor")] = m.place("Chaldea")
    m.world.status = put(m.world.status, n, status)
    assert draws(m.world, n) == (0 if more < 0 else DIPLOMACY[LEADERS.index("sapor")] + more)


@rule("IV.0.7")
def test_of_one_age_first_draws_who_acts_later(on_map: Maker) -> None:
    """F84"""
    m = on_map(EAST, realm=True)
    w, east, persia = m.world, m.nation("byzantium"), m.nation("persia")
    w.status = put(put(w.status, east, KINGDOM), persia, KINGDOM)
    w.age = put(put(w.age, east, 3), persia, 3)
    for first, later in ((east, persia), (persia, east)):
        w.initiative = put(put(w.initiative, first, 2), later, 5)
        drawing = [n for n in youngest_first(w) if n in (east, persia)]
        assert drawing == [later, first]


@rule("XXX.D.2")
def test_each_groom_who_kept_the_peace_scores(on_map: Maker) -> None:
    """Persia attacked the family of its bride, Byzantium somebody else; then it is all forgotten."""
    m = on_map(EAST, realm=True)
    r, east, persia, goths = m.realm, m.nation("byzantium"), m.nation("persia"), m.nation("visigoths")
    r.wed = [east, persia, persia, goths, goths, east]
    r.attacked = put(put(r.attacked, east, 1 << goths), persia, 1 << goths)
    m.begin(EndOfDiplomacy())
    scored = [(event.args["people"], event.args["points"]) for event in m.events("scores-points")]
    assert scored == [("byzantium", 2), ("visigoths", 2)]
    assert m.told("scores-points") == ["XXX.D.2"] * 2
    assert (r.wed, sum(r.attacked)) == ([], 0)


@rule("XXX.A.9")
def test_cards_and_promises_end_with_the_turn(on_map: Maker) -> None:
    m = on_map(EAST, realm=True)
    Embassy(m).deal("byzantium", "nothing", "foedus").deal("persia", "tribute")
    r = m.realm
    r.promised = put(r.promised, m.nation("visigoths"), m.nation("byzantium"))
    r.promised_land = [m.place("Dardania"), m.nation("visigoths")]
    m.begin(EndOfDiplomacy())
    earned = [(event.args["people"], event.args["gold"], event.rule) for event in m.events("earns-gold")]
    assert sorted(earned) == [("byzantium", 2, "XXX.A.9"), ("persia", 1, "XXX.A.9")]
    assert (set(r.diplomacy_at), set(r.held), set(r.promised), r.promised_land) == ({-1}, {0}, {-1}, [])


@rule("XXX.A.10")
@pytest.mark.parametrize(("gold", "offered"), [(10, True), (9, False)])
def test_the_last_gold_pays_for_a_card(on_map: Maker, gold: int, offered: bool) -> None:
    m = on_map(EAST, realm=True)
    table = Embassy(m).deal("persia", "tribute")
    m.world.gold = put(m.world.gold, m.nation("persia"), gold)
    table.confer()
    while m.ask().seat != m.world.seat[m.nation("persia")]:
        m.do("pass")
    assert ("envoys:persia:tribute" in m.offered()) is offered


@rule("XXX.A.8")
def test_the_last_counsel_is_for_mercenaries_only(on_map: Maker) -> None:
    m = on_map(EAST, realm=True)
    Embassy(m).deal("byzantium", "mercenary", "bribe").deal("persia", "tribute")
    before = m.ask().key
    m.begin(LastCounsel())
    assert m.asked() == ("roman", "counsel")
    assert m.offered() == ["envoys:byzantium:mercenary", "pass"]
    assert m.ask().args["when"] == "last"
    m.do("pass")
    while m.ask().key == "counsel":
        assert m.offered() == ["pass"]
        m.do("pass")
    assert m.ask().key == before
