"""Cards between activations: what each does, and when it comes too late."""

from typing import Any

import pytest

from aevum.engine.ask import Option
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.administration.draw import draw_backs, draw_size
from aevum.games.invasions.rules.campaign.campaigns import Campaigns
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.events.strategic import play_strategic, strategic
from aevum.games.invasions.rules.events.targets import keep_migrating
from aevum.games.invasions.rules.hands.deck import EVENTS
from aevum.games.invasions.rules.realm.realm import CATHOLIC
from aevum.games.invasions.rules.troops import KINGDOM, NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at, shift
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, INACTIVE, NOBODY, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.x_events.conftest import MATCH, Hold, Match, Resolve

ROME, PERSIA = NATIONS.index("rome"), NATIONS.index("persia")
HUNS, ALANS = NATIONS.index("huns"), NATIONS.index("alans")
VISIGOTHS, OSTROGOTHS = NATIONS.index("visigoths"), NATIONS.index("ostrogoths")
ROMAN, HUN, PERSIAN, GOTH = range(4)


def play(m: Any, seat: int, wish: str) -> Any:
    s = m.table.state
    options: list[Option] = strategic(s, seat, 0)
    (option,) = [o for o in options if o.id == wish]
    play_strategic(s, seat, option)
    GAME.advance(s)
    return m


def wishes(m: Any, seat: int, group: int = 0) -> list[str]:
    return [option.id for option in strategic(m.table.state, seat, group)]


@rule("XXIX.G.2")
@pytest.mark.parametrize("key", ["treason", "renaissance"])
def test_a_vassal_frees_itself(match: Match, hold: Hold, key: str) -> None:
    m = play(hold(match(), GOTH, key), GOTH, f"play-event:{key}:ostrogoths")
    assert (m.world.tie[OSTROGOTHS], m.world.lord[OSTROGOTHS]) == (FREE, NOBODY)
    assert m.events("is-free")[0].rule == "XXIX.G.2"


@rule("XXVIII.G.6")
@pytest.mark.parametrize("key", ["treason", "renaissance"])
def test_a_federate_breaks_its_foedus(match: Match, hold: Hold, key: str) -> None:
    m = hold(match(), GOTH, key)
    w = m.world
    w.tie, w.lord = put(w.tie, VISIGOTHS, FEDERATE), put(w.lord, VISIGOTHS, ROME)
    play(m, GOTH, f"play-event:{key}:visigoths")
    assert w.tie[VISIGOTHS] == FREE
    assert m.events("foedus-ends")[0].rule == "XXVIII.G.6"


@rule("XXVIII.G.6", "XXIX.G.2")
def test_only_its_own_seat_frees_a_nation(match: Match, hold: Hold) -> None:
    m = hold(hold(match(), ROMAN, "treason"), PERSIAN, "renaissance")
    assert wishes(m, ROMAN) == ["play-event:treason:alans", "play-event:treason:huns"], "who have allies"
    assert wishes(m, PERSIAN) == ["play-event:renaissance:persia"], "youth for a realm that is free"


def test_treason_parts_allies(match: Match, hold: Hold) -> None:
    m = play(hold(match(), ROMAN, "treason"), ROMAN, "play-event:treason:huns")
    assert (m.world.allies[HUNS], m.world.allies[ALANS]) == (0, 0)


@rule("III.F.7", "III.F.2")
@pytest.mark.parametrize(("place", "before"), [("Apulia", 1), ("Utica", 0)])
def test_a_city_grows_or_is_founded_on_a_site(match: Match, hold: Hold, place: str, before: int) -> None:
    m = hold(match(), ROMAN, "city-growth")
    p = m.place(place)
    m.world.level = put(m.world.level, p, before)
    play(m, ROMAN, "play-event:city-growth:rome").do(f"event-city:{place}")
    assert m.world.level[p] == before + 1
    assert m.events("city-grows")[0].args["level"] == before + 1


@rule("III.F.7", "XII.C.2")
def test_a_city_that_is_founded_may_bring_its_area(match: Match, hold: Hold) -> None:
    """One of two cities is not most of them; two of three are."""
    m = hold(match(), ROMAN, "city-growth")
    w, africa = m.world, m.world.land.areas.index("Africa")
    sites = [p for p in w.land.area_provinces[africa] if w.land.site[p]]
    for p in w.land.area_provinces[africa]:
        w.level = put(w.level, p, int(p in sites[:2]))
    w.owner[sites[0]] = PERSIA
    shift(w, commanded_at(w, m.place("Chaldea"), 1 << PERSIA)[0], sites[0])
    for site, legion in zip(sites[1:3], commanded_at(w, m.place("Cisalpina"), 1 << ROME), strict=False):
        shift(w, legion, site)
    settle_all(w)
    assert m.holder("Africa") != "rome"
    play(m, ROMAN, "play-event:city-growth:rome").do(f"event-city:{w.land.names[sites[2]]}")
    assert m.holder("Africa") == "rome"


@rule("XXVI.A.1")
@pytest.mark.parametrize(("answer", "allied"), [("join-alliance", True), ("shun-alliance", False)])
def test_another_seat_must_agree_to_an_alliance(match: Match, hold: Hold, answer: str, allied: bool) -> None:
    m = play(hold(match(), ROMAN, "alliance"), ROMAN, "play-event:alliance:rome")
    assert "ally-with:ostrogoths" not in m.offered(), "a vassal is nobody's ally (XXVI.B.1)"
    m.do("ally-with:persia")
    assert m.asked() == ("persian", "event-alliance")
    m.do(answer)
    assert (m.world.allies[ROME] == 1 << PERSIA) == allied
    assert m.told("league-made") + m.told("league-shunned") == ["XXVI.A.1"]
    assert (m.realm.brief_allies[ROME] == 1 << PERSIA) == allied


@rule("XXVI.A.1")
@pytest.mark.parametrize(("die", "told"), [(2, "league-made"), (1, "league-shunned")])
def test_an_own_nation_needs_a_passed_check(match: Match, hold: Hold, die: int, told: str) -> None:
    m = play(hold(match(dice=[die]), PERSIAN, "alliance"), PERSIAN, "play-event:alliance:persia")
    m.do("ally-with:alans")
    assert m.told("league-check") == m.told(told) == ["XXVI.A.1"]
    assert (m.world.allies[PERSIA] >> ALANS & 1 == 1) is (told == "league-made")


@rule("XXIII.B.1")
def test_walls_are_built_around_a_city(match: Match, hold: Hold) -> None:
    m = play(hold(match(), ROMAN, "city-walls"), ROMAN, "play-event:city-walls:rome")
    place = m.offered()[0].removeprefix("event-city:")
    assert m.world.walls[m.place(place)] == 0
    m.do(f"event-city:{place}")
    assert m.world.walls[m.place(place)] > 0
    assert m.events("city-walled")[0].args["place"] == place


@rule("XXVI.A.1")
def test_a_barbarian_coalition_asks_nobody(match: Match, hold: Hold) -> None:
    m = play(hold(match(), GOTH, "barbarian-coalition"), GOTH, "play-event:barbarian-coalition:visigoths")
    assert m.offered() == ["ally-with:alans", "ally-with:huns"]
    m.do("ally-with:huns")
    assert m.world.allies[VISIGOTHS] == 1 << HUNS | 1 << ALANS
    assert m.realm.brief_allies[ALANS] == 1 << VISIGOTHS, "what was allied before stays so"


@pytest.mark.parametrize(("die", "place"), [(2, ""), (1, "Chaldea")])
def test_an_attempt_needs_a_passed_check(match: Match, hold: Hold, die: int, place: str) -> None:
    m = play(hold(match(dice=[die]), GOTH, "assassination"), GOTH, "play-event:assassination:persia")
    assert m.leader("sapor") == place
    assert m.told("attempt-fails" if place else "attempt-succeeds") == ["X.B.4"]


def test_sedition_keeps_the_ruler_at_court(match: Match, hold: Hold) -> None:
    m = play(hold(match(), GOTH, "sedition"), GOTH, "play-event:sedition:persia")
    assert m.realm.idle[PERSIA] == 1
    assert m.events("ruler-idle")[0].args == {"people": "persia"}


def test_volunteers_come_to_horde_or_capital(match: Match, hold: Hold) -> None:
    m = play(hold(match(), GOTH, "volunteers"), GOTH, "play-event:volunteers:visigoths")
    assert len(m.at("Dacia")) == 7
    assert m.events("volunteers-come")[0].args["place"] == "Dacia"


def test_a_wise_minister_draws_one_more(match: Match, hold: Hold) -> None:
    m = match()
    usual = draw_size(m.world, PERSIA)
    play(hold(m, PERSIAN, "wise-minister"), PERSIAN, "play-event:wise-minister:persia")
    m.table.state.script = [1, 17, *[1] * (usual - 1)]
    assert sum(draw_backs(m.table.state, PERSIA)) == usual + 1
    assert wishes(hold(m, PERSIAN, "wise-minister"), PERSIAN) == [], "once is enough"


def test_a_forced_march_is_one_campaign_more(match: Match, hold: Hold) -> None:
    m = play(hold(match(), ROMAN, "forced-march"), ROMAN, "play-event:forced-march:rome")
    m.world.moving = 1 << ROME
    m.begin(Campaigns()).do("campaign:gratianus:1")
    assert m.ask().args["campaigns"] == 2


def test_a_migration_is_an_invasion_whatever_the_timeline_says(match: Match, hold: Hold) -> None:
    m = play(hold(match(), GOTH, "great-migration"), GOTH, "play-event:great-migration:visigoths")
    assert m.world.invading[VISIGOTHS] == 1
    assert m.told("sets-out") == ["XVIII.H.1"]
    m.world.invading = [0] * len(NATIONS)
    keep_migrating(m.table.state)
    assert m.world.invading[VISIGOTHS] == 1


@rule("VI.H.4")
def test_who_settles_after_setting_out_invades_no_more(match: Match, hold: Hold) -> None:
    m = play(hold(match(), GOTH, "great-migration"), GOTH, "play-event:great-migration:visigoths")
    w = m.world
    w.invading, w.status = [0] * len(NATIONS), put(w.status, VISIGOTHS, KINGDOM)
    keep_migrating(m.table.state)
    assert w.invading[VISIGOTHS] == 0


def test_a_city_in_revolt_gets_no_walls(match: Match, hold: Hold) -> None:
    """F178"""
    m = hold(match(), ROMAN, "city-walls")
    w = m.world
    bare = [p for p, owner in enumerate(w.owner) if owner == ROME and w.level[p] and not w.walls[p]]
    assert wishes(m, ROMAN) == ["play-event:city-walls:rome"]
    w.revolt = [int(p in bare) for p in range(len(w.revolt))]
    assert wishes(m, ROMAN) == []


def test_some_cards_come_too_late(match: Match, hold: Hold) -> None:
    m = hold(match(), ROMAN, "alliance", "wise-minister", "forced-march")
    assert len(wishes(m, ROMAN)) == 3
    assert wishes(m, ROMAN, 1 << PERSIA) == []
    assert wishes(m, ROMAN, 1 << ROME) == ["play-event:forced-march:rome"]


@rule("XXXIV.0.9", "XXXI.C.1")
def test_a_heresy_is_of_the_religion_it_quarrels_with(match: Match, resolve: Resolve) -> None:
    m = match()
    resolve(m, PublicEvent(EVENTS.index("heresy"), ROMAN))
    (area,) = [a for a, marker in enumerate(m.realm.heresy) if marker]
    assert m.world.area_owner[area] == ROME
    assert m.realm.heresy_of[area] == m.realm.religion[ROME] == CATHOLIC


@pytest.mark.parametrize(("walls", "told", "level"), [(2, "walls-fall", 3), (0, "city-shrinks", 2)])
def test_an_earthquake_takes_walls_first(match: Match, walls: int, told: str, level: int) -> None:
    m = match()
    w, africa = m.world, m.place("Africa")
    w.walls = put(w.walls, africa, walls)
    m.begin(PublicEvent(EVENTS.index("earthquake"), ROMAN)).do("hit-nation:rome", "event-city:Africa")
    assert (w.walls[africa], w.level[africa]) == (0, level)
    assert m.events(told)[0].args["place"] == "Africa"


@rule("X.B.4", "X.B.6")
def test_a_wave_that_finds_no_fleet_of_active_nations_hurts_nobody(match: Match) -> None:
    m = match()
    fleets = m.at("Mare Tyrrheneum")
    m.world.role = put(m.world.role, ROME, INACTIVE)
    m.begin(PublicEvent(EVENTS.index("tidal-wave"), ROMAN))
    assert (m.at("Mare Tyrrheneum"), m.told("event-idle")) == (fleets, ["X.B.4"])


@rule("X.B.4", "XXV.C.8")
@pytest.mark.parametrize(("fleets", "aboard"), [("fleet", ""), ("2 fleet", "Mare Tyrrheneum")])
def test_a_wave_that_takes_the_last_ship_takes_the_leader_aboard(
    on_map: OnMap, fleets: str, aboard: str
) -> None:
    text = MATCH.replace('Latium = "gratianus"', '"Mare Tyrrheneum" = "gratianus"')
    m = on_map(text.replace('"2 fleet"', f'"{fleets}"'), [], realm=True)
    m.begin(PublicEvent(EVENTS.index("tidal-wave"), ROMAN))
    assert m.leader("gratianus") == aboard
    assert m.told("leader-drowns") == ([] if aboard else ["XXV.C.8"])


@rule("X.B.4", "XII.B.3")
def test_a_plague_may_cost_a_people_its_land(match: Match) -> None:
    """Two units hold a Barbarian province, and one does not."""
    m = match()
    for unit in commanded_at(m.world, m.place("Volga"), 1 << HUNS)[:2]:
        shift(m.world, unit, m.place("Thuringia"))
    settle_all(m.world)
    assert m.owner("Thuringia") == "huns"
    m.table.state.script = [2]
    m.begin(PublicEvent(EVENTS.index("plague"), ROMAN))
    assert m.events("event-strikes")[0].args["area"] == "Germania"
    assert (m.at("Thuringia"), m.owner("Thuringia")) == (["huns.horse-archer"], "")
