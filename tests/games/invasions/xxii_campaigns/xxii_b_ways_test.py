"""XXII.B.2 How far those have to go who could come to a campaigning leader, and what happens then."""

import pytest

from aevum.games.invasions.rules.campaign.callup import near_enough, way_of, ways_in
from aevum.games.invasions.rules.campaign.join import distances, joining, within_reach
from aevum.games.invasions.rules.campaign.leader import LeaderCampaigns
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.world.pieces import MOVED, USED, units_at
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xxii_campaigns.xxii_a_campaigns_test import EMPIRE
from tests.games.invasions.xxii_campaigns.xxii_b_movement_test import FEDERATES
from tests.games.invasions.xxii_campaigns.xxii_b_straits_test import BOSPHORUS, FLEET
from tests.narrow import of_kind

AROUND = {"Macedonia": 1, "Moesia Inferior": 1, "Bythinia": 1, "Mysia": 1}
"""Thracia: two provinces by land, and two over the strait, behind which nothing counts."""
FARTHER = ("Thessalia", "Epirus", "Dardania", "Valachia", "Moesia Superior", "Naissus", "Tyras")
PLACES = 'Bythinia = "cavalry", Lydia = "cavalry", Achaia = "infantry", Latium = "infantry"'


def named(m: ScriptedMap, found: dict[int, int]) -> dict[str, int]:
    return {m.world.land.names[p]: paces for p, paces in found.items()}


@rule("XXII.B.2", "XVIII.J.4", "XVIII.B.3")
@pytest.mark.parametrize(("fleet", "moved"), [("", False), (FLEET, False), ("", True)])
def test_ways_lead_four_provinces_far_and_over_one_strait_at_the_end(
    on_map: OnMap, fleet: str, moved: bool
) -> None:
    m = on_map(BOSPHORUS.replace('"2 legion"', f'"2 legion", {PLACES}') + fleet)
    w, nation, thracia = m.world, m.nation("byzantium"), m.place("Thracia")
    (unit,) = units_at(w, m.place("Bythinia"))
    w.march[unit] = int(moved)
    stack = Stack(nation, w.place[unit], [unit], []) if moved else Stack(nation, thracia, [], [])
    found = named(m, distances(w, stack, thracia))
    closed = bool(fleet) or moved
    near = {
        place: far for place, far in AROUND.items() if place in ("Macedonia", "Moesia Inferior") or not closed
    }
    assert {place: far for place, far in found.items() if far < 3} == {
        "Thracia": 0, **near, **dict.fromkeys(FARTHER, 2)
    }  # fmt: skip
    assert (found["Achaia"], found["Istria"], max(found.values())) == (3, 4, 4)
    assert not {"Anatolia", "Lydia", "Latium"} & set(found)
    over, own = [{} if shut else {"Bythinia": 1} for shut in (fleet, closed)]
    armed = {"Macedonia": 1, "Achaia": 3, **own}
    assert named(m, ways_in(w, 1 << nation, thracia)) == {**armed, **over}
    assert named(m, ways_in(w, 1 << nation, thracia, unit)) == own
    assert {w.land.names[p] for p in near_enough(w, 1 << nation, thracia)} == set(armed)
    assert {w.land.names[p] for p in within_reach(w, 1 << nation, nation, thracia)} == set(armed)
    if not moved:
        beside = Stack(nation, w.place[unit], [unit], [])
        assert (w.place[unit] in distances(w, beside, thracia)) is not closed
        inland = named(m, distances(w, Stack(nation, m.place("Macedonia"), [], []), m.place("Macedonia")))
        assert (inland["Thracia"], "Bythinia" in inland, "Mysia" in inland) == (1, False, False)
        assert "Bythinia" not in named(m, ways_in(w, 1 << nation, m.place("Macedonia")))
    assert way_of(w, 1 << nation, unit, thracia) == (USED if closed else 1)


@rule("XXII.B.2")
def test_who_has_too_few_paces_left_is_passed_over_for_one_who_has_them(on_map: OnMap) -> None:
    """Infantry four provinces away: with cavalry beside it somebody comes from there, without it nobody."""
    for units, comes in (
        ("infantry", []),
        ("infantry, cavalry", ["Istria"]),
        ("cavalry, infantry", ["Istria"]),
    ):
        m = on_map(BOSPHORUS.replace('Macedonia = "cavalry"', f'Istria = "{units}"'))
        w, nation, thracia = m.world, m.nation("byzantium"), m.place("Thracia")
        assert [w.land.names[p] for p in near_enough(w, 1 << nation, thracia)] == comes
        assert [w.land.names[p] for p in within_reach(w, 1 << nation, nation, thracia)] == comes


@rule("XXII.B.2")
def test_who_has_arrived_stays_with_the_leader_whatever_paces_he_has_left(on_map: OnMap) -> None:
    text = EMPIRE.replace("3 legion, 2 cavalry", "2 legion").replace(
        "units = { Thracia", 'units = { Amida = "3 cavalry", Thracia'
    )
    text = text.replace('{ Cappadocia = "iulianus"', '{ Amida = "iulianus"')
    m = on_map(text).do("done", "campaign:iulianus:3", "set-out")
    m.do(next(o for o in m.offered() if o.startswith("leave:cavalry")), "go:Assyria", "none")
    m.do("summon:Amida", "go:Assyria", "none")
    assert m.asked() == ("roman", "march")
    assert len(m.at("Assyria")) == 3
    came = {w: m.world.came[w] for w in units_at(m.world, m.place("Assyria"))}
    assert set(came.values()) == {m.place("Amida")}


@rule("XXII.B.2", "XII.A.6")
def test_those_who_come_to_a_leader_among_federates_hold_the_land_for_him(on_map: OnMap) -> None:
    text = (
        EMPIRE.replace('Pontus = "infantry", ', "")
        .replace("3 legion, 2 cavalry", "legion, infantry")
        .replace('{ Cappadocia = "iul', '{ Pontus = "iul')
    )
    m = on_map(text + FEDERATES).do("done", "campaign:iulianus:3", "set-out")
    assert m.owner("Pontus") == "visigoths"
    m.do("call:Cappadocia", "joins:legion:byzantium:whole:3")
    assert m.owner("Pontus") == "byzantium"
    (unit,) = [unit for unit in units_at(m.world, m.place("Pontus")) if m.world.march[unit]]
    assert m.world.came[unit] == m.place("Cappadocia")


@rule("XXII.B.2", "XVIII.A.8")
def test_who_comes_from_afar_has_crossed_no_border_that_is_known(on_map: OnMap) -> None:
    m = on_map(BOSPHORUS.replace('Macedonia = "cavalry"', 'Achaia = "cavalry"'))
    (unit,) = units_at(m.world, m.place("Achaia"))
    m.do("done", "campaign:asparus:1", "set-out", "call:Achaia")
    m.do(next(o for o in m.offered() if o.startswith("joins")))
    assert (m.world.place[unit], m.world.came[unit]) == (m.place("Thracia"), NOWHERE)
    assert m.world.march[unit] & USED == 3


@rule("XXII.A.4", "XXV.F.1")
def test_a_leader_inland_asks_for_the_strait_on_his_way(on_map: OnMap) -> None:
    """Thracia is his, and so is Bythinia beyond; what he was granted is over with his march."""
    text = BOSPHORUS.replace('{ Thracia = "asparus"', '{ Macedonia = "asparus"') + FLEET
    m = on_map(text).do("done", "campaign:asparus:1", "set-out")
    assert "redeploy:Bythinia" not in m.offered()
    m.do("ask-leave:Propontis", "let-through")
    assert {"redeploy:Bythinia", "redeploy:Lydia"} < set(m.offered())
    assert m.world.leaves
    m.do("redeploy:Bythinia", "halt")
    assert (m.leader("asparus"), m.world.leaves) == ("Bythinia", [])


@rule("XXII.B.2")
def test_who_finds_no_way_any_more_has_done_with_his_march(on_map: OnMap) -> None:
    m = on_map(EMPIRE).do("done", "campaign:iulianus:3", "set-out")
    w, east = m.world, m.nation("byzantium")
    march = joining(m.state, 0, 1 << east, m.place("Pontus"), m.place("Cappadocia"))
    march.moved = MOVED
    march.to = m.place("Latium")
    assert m.begin(march).asked() == ("roman", "march")
    assert w.place[march.units[0]] == m.place("Pontus")


@rule("XXII.A.2", "XXV.E.5", "XIX.A.17")
def test_each_campaign_begins_with_nothing_that_was_tried(on_map: OnMap) -> None:
    m = on_map(EMPIRE).do("done", "campaign:iulianus:3")
    campaigns = of_kind(LeaderCampaigns, m.state.frames[-1])
    campaigns.hunted, campaigns.beaches = [1, 2], [3, 4, 0]
    m.do("set-out")
    assert (campaigns.hunted, campaigns.beaches) == ([], [])
    assert m.told("campaigns") == ["XXII.A.2"]
