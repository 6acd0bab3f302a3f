"""E.BARB.10 Barbarians who are left alone."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.removal import Removal
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.protection import protect
from aevum.games.medioevo.rules.turn import Match
from aevum.games.medioevo.rules.waste import overrun
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, battle_out, combat
from tests.games.medioevo.conftest import ScriptedMatch


def beside_a_horde(match: Maker) -> ScriptedMatch:
    """Some stopped battle has left an archer and barbarians in Thessalonica."""
    m = match().build("THE", "byzantium", "city").put("THE", "byzantium", "archer")
    return m.put("THE", "barbarians", "light-infantry")


@rule("E.BARB.10", "5.DESTR.02")
def test_who_marches_away_leaves_all_to_the_barbarians(match: Maker) -> None:
    m = beside_a_horde(match)
    m.item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "catapult")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "go-to:ADR")
    assert m.s.builder[m.area("THE")] == m.seat("byzantium")
    m = beside_a_horde(match)
    wagon = m.item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "catapult")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "take-unit:archer", "go-to:ADR")
    assert m.s.builder[m.area("THE")] == -1
    assert m.s.items(0) == [wagon]


@rule("E.BARB.10", "5.MISC.03")
def test_so_does_who_disbands(match: Maker) -> None:
    m = beside_a_horde(match).active("byzantium").hush().begin(Removal(0))
    m.do("disband:THE:archer")
    assert m.s.builder[m.area("THE")] == -1


@rule("E.BARB.10", "K.CARD.20", "K.CARD.22", "K.50.3")
def test_what_cards_spare_is_lost_when_they_end(match: Maker) -> None:
    m = match().put("THE", "barbarians", "light-infantry")
    protected, unseen = m.item("THE", "byzantium", "caravan"), m.item("THE", "byzantium", "war-wagon")
    protect(m.s, 0, protected)
    effects.put(m.s, effects.UNSEEN, 0, unseen)
    overrun(m.s)
    assert m.s.items(0) == [protected, unseen]
    m.s.effects = []
    overrun(m.s)
    assert m.s.items(0) == []


@rule("E.BARB.10", "K.CARD.22", "K.56.1")
def test_who_halts_and_loses_is_seen_and_leaves_the_wagons_to_them(match: Maker) -> None:
    m = match().give("byzantium", 55).put("THE", "byzantium", "light-infantry")
    m.put("SER", "barbarians", "light-infantry", 8)
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "use-card:55:war-wagon:1:1", "go-to:SER", "halt")
    battle_out(m)
    assert m.at("SER", "byzantium") == {}
    assert m.s.items(0) == []


@rule("E.BARB.10", "K.CARD.22", "K.55.1")
def test_barbarians_who_come_without_a_battle_see_no_hidden_trader(match: Maker) -> None:
    m = match().put("THE", "barbarians", "light-infantry")
    hidden = m.item("THE", "byzantium", "caravan")
    m.item("THE", "byzantium", "caravan", 2)
    effects.put(m.s, effects.UNSEEN, 0, hidden)
    m.hush().begin(HordeArrives(m.area("THE")))
    assert m.s.items(0) == [hidden]
    assert m.told("laid-waste") == (
        "E.BARB.10",
        {"seat": "byzantium", "item": "caravan", "level": 2, "slot": 2, "place": "THE"},
    )


@rule("E.BARB.10")
def test_it_is_looked_at_between_phases(match: Maker) -> None:
    m = match().turn(2, 2).build("THE", "byzantium", "city").put("THE", "barbarians", "light-infantry")
    phases = Match()
    phases.step = "taxes"
    m.hush().begin(phases)
    assert m.s.builder[m.area("THE")] == -1
