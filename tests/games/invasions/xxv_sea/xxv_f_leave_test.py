"""XXV.F.1 Who reacts, retreats, joins a leader or wanders asks to be let over a strait."""

from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.movement.leave import blocked_seas, forget_leaves, with_leave
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.narrow import of_kind

ANSWERS = pytest.mark.parametrize("answer", ["let-through", "block-strait"])
INTERCEPTION = """
turn = 5
seats = ["greek", "vandal", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "greek"
capital = "Mysia"
areas = ["Asia", "Graecia"]
units = { Bythinia = "3 legion", Mysia = "guard" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Propontis = "fleet" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"
units = { "Moesia Inferior" = "3 infantry" }
"""


@rule("XXV.F.1", "XIX.A.7")
@ANSWERS
def test_interceptors_ask_before_stacks_are_named(on_map: OnMap, answer: str) -> None:
    m = on_map(INTERCEPTION).to_stacks().do("march:Moesia Inferior", "go:Thracia")
    assert (m.asked(), m.offered()) == (("greek", "strait-wish"), ["without-leave", "ask-leave:Propontis"])
    m.do("ask-leave:Propontis")
    assert m.asked() == ("vandal", "strait-leave")
    m.do(answer)
    if answer == "let-through":
        assert m.told("leave-given") == ["XXV.F.1"]
        assert "intercept:Bythinia" in m.offered()
    else:
        assert m.told("leave-refused") == ["XXV.F.1"]
        assert m.asked() == ("goth", "march")


def test_bots_see_who_was_let_through(on_map: OnMap) -> None:
    m = (
        on_map(INTERCEPTION)
        .to_stacks()
        .do("march:Moesia Inferior", "go:Thracia", "ask-leave:Propontis", "let-through")
    )
    state = m.table.state
    assert len(state.world.leaves) == 1
    seen = of_kind(InvasionsState, GAME.sight(GAME.view(state, m.ask().seat)))
    assert seen.world.leaves == state.world.leaves


def test_leave_is_forgotten_for_one_nation_and_kept_for_another(on_map: OnMap) -> None:
    w = on_map(INTERCEPTION).world
    seas = list(range(w.land.provinces, w.land.places))
    one, other = (NATIONS.index(name) for name in ("byzantium", "visigoths"))
    kept = with_leave(w, other, seas)
    w.leaves = with_leave(w, one, seas) + kept
    assert len(set(w.leaves)) == 2 * len(seas)
    forget_leaves(w, 1 << one)
    assert w.leaves == kept


@rule("XXV.F.1")
def test_nobody_is_asked_who_does_not_want_to_ask(on_map: OnMap) -> None:
    m = on_map(INTERCEPTION).to_stacks().do("march:Moesia Inferior", "go:Thracia", "without-leave")
    assert (m.asked(), m.events("leave-given")) == (("goth", "march"), [])


@rule("XXV.F.1", "XIX.A.23")
def test_leave_is_over_with_the_battle_that_it_led_to(on_map: OnMap) -> None:
    """The only Goth falls, so that nobody retreats."""
    text = INTERCEPTION.replace("3 infantry", "infantry")
    m = on_map(text, [10, 1, 1, 6, 6, 6]).to_stacks().do("march:Moesia Inferior", "go:Thracia")
    m.do("ask-leave:Propontis", "let-through")
    assert len(m.world.leaves) == 1
    m.do("intercept:Bythinia", "ready")
    assert (m.at("Moesia Inferior"), len(m.events("battle-won"))) == ([], 1)
    assert m.world.leaves == []


@rule("XXV.F.1")
def test_leave_is_over_with_the_reaction(on_map: OnMap) -> None:
    """Against the next stack it has to be asked for again."""
    text = INTERCEPTION.replace('"3 infantry" }', '"3 infantry", Macedonia = "infantry" }')
    m = (
        on_map(text)
        .to_stacks()
        .do("march:Moesia Inferior", "go:Thracia", "ask-leave:Propontis", "let-through")
    )
    m.do("none", "halt", "march:Macedonia", "go:Thracia")
    assert m.asked() == ("greek", "strait-wish")


RETREAT = """
turn = 5
seats = ["greek", "vandal", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "greek"
capital = "Mysia"
areas = ["Asia"]
units = { Thracia = "2 infantry", Mysia = "guard" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Propontis = "fleet" }
[nations.visigoths]
seat = "goth"
horde = "Valachia"

units = { "Moesia Inferior" = "4 infantry", Macedonia = "3 infantry", Dardania = "3 infantry" }
[cities]
Thracia = { level = 0 }
"""


def into_thracia(on_map: OnMap, *dice: int) -> Any:
    """One of the Goths stays in Moesia Inferior, so that only the strait is left to flee over."""
    m = on_map(RETREAT, list(dice)).to_stacks()
    m.do("march:Moesia Inferior", "leave:infantry:visigoths:whole:3", "go:Thracia")
    assert m.asked() == ("greek", "strait-wish")  # for the guard in Mysia
    return m.do("without-leave")


@rule("XXV.F.1", "XIX.B.10")
@ANSWERS
def test_who_flees_asks_before_he_decides(on_map: OnMap, answer: str) -> None:
    m = into_thracia(on_map)
    assert m.asked() == ("greek", "strait-wish")
    m.do("ask-leave:Propontis", answer)
    assert m.asked() == (("greek", "flee") if answer == "let-through" else ("goth", "stacks"))


@rule("XXV.F.1", "XX.L.2", "XX.L.12")
@ANSWERS
def test_the_beaten_ask_before_they_are_lost(on_map: OnMap, answer: str) -> None:
    """The Byzantines lose the battle, and have no way but over the strait."""
    m = into_thracia(on_map, 4, 1, 1, 1, 1).do("without-leave", "done")
    assert m.asked() == ("greek", "strait-wish")
    m.do("ask-leave:Propontis", answer)
    if answer == "let-through":
        assert "retreat:Bythinia" in m.offered()
    else:
        assert [event.rule for event in m.events("cut-off")] == ["XX.L.12", "XX.L.12"]


CAMPAIGN = """
turn = 1
seats = ["roman", "vandal"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Asia", "Graecia"]
units = { Latium = "guard", Thracia = "2 legion", Bythinia = "cavalry" }
leaders = { Thracia = "iulianus" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Propontis = "fleet" }
"""


@rule("XXV.F.1", "XXII.A.4", "XXII.B.2")
@ANSWERS
def test_a_campaigning_leader_asks_for_joiners_and_for_his_redeployment(on_map: OnMap, answer: str) -> None:
    m = on_map(CAMPAIGN).to_stacks().do("done", "campaign:iulianus:3", "set-out")
    assert not {"call:Bythinia", "redeploy:Bythinia"} & set(m.offered())
    m.do("ask-leave:Propontis", answer)
    both = {"call:Bythinia", "redeploy:Bythinia"} <= set(m.offered())
    assert both is (answer == "let-through")
    assert "ask-leave:Propontis" not in m.offered()


@rule("XXV.F.1", "XXII.A.4", "XXII.B.2")
def test_a_leader_on_his_way_asks_for_joiners_alone(on_map: OnMap) -> None:
    """He has marched, and redeploys no more; those beyond the strait may come to him if they are let."""
    text = CAMPAIGN.replace('Thracia = "2 legion"', 'Macedonia = "2 legion"').replace(
        "{ Thracia", "{ Macedonia"
    )
    m = on_map(text).to_stacks().do("done", "campaign:iulianus:3", "set-out", "go:Thracia")
    assert "call:Bythinia" not in m.offered()
    m.do("ask-leave:Propontis", "let-through")
    assert "call:Bythinia" in m.offered()
    assert not any(option.startswith("redeploy") for option in m.offered())


@rule("XXV.F.1", "XXII.A.2")
def test_on_his_next_campaign_he_asks_again(on_map: OnMap) -> None:
    m = on_map(CAMPAIGN).to_stacks().do("done", "campaign:iulianus:3", "set-out")
    m.do("ask-leave:Propontis", "let-through", "halt", "set-out")
    assert "ask-leave:Propontis" in m.offered()


HORDE = """
turn = 5
seats = ["goth", "vandal"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Thracia"
units = { Thracia = "2 infantry" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { Propontis = "fleet" }
[cities]
Thracia = { level = 0 }
Bythinia = { level = 0 }
"""


@rule("XXV.F.1", "XVIII.J.4")
@ANSWERS
def test_a_horde_asks_on_its_way(on_map: OnMap, answer: str) -> None:
    m = on_map(HORDE).to_stacks().do("migrate:visigoths")
    assert m.refusal("go:Bythinia").rule == "XXV.F.1"
    m.do("ask-leave:Propontis", answer)
    assert ("go:Bythinia" in m.offered()) is (answer == "let-through")
    assert m.world.leaves
    if answer == "let-through":
        m.do("go:Bythinia")
        assert m.world.leaves == [], "it has gone over, and must ask again"


ISLAND = """
turn = 5
seats = ["goth", "vandal"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Sicilia"
units = { Sicilia = "2 infantry" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
units = { "Mare Siculum" = "fleet" }
[cities]
Sicilia = { level = 0 }
"""


@rule("XXV.F.1", "XVIII.G.3")
def test_a_horde_that_only_a_closed_strait_shuts_in_may_ask(on_map: OnMap) -> None:
    m = on_map(ISLAND).to_stacks().do("migrate:visigoths")
    assert m.offered() == ["ask-leave:Mare Siculum", "halt"]
    m.do("ask-leave:Mare Siculum", "let-through")
    assert m.world.land.names[m.world.horde[m.nation("visigoths")]] == "Beneventum"


@rule("XXV.F.1", "XVIII.G.3")
@pytest.mark.parametrize("choices", [["ask-leave:Mare Siculum", "block-strait"], []])
def test_a_horde_that_is_not_let_through_stays_and_its_people_does_not_migrate(
    on_map: OnMap, choices: list[str]
) -> None:
    """It asks once in a movement; nothing else is lost by it."""
    m = on_map(ISLAND).to_stacks().do("migrate:visigoths", *choices)
    if m.ask().key == "horde":
        m.do("halt")
    assert m.asked() == ("goth", "stacks")
    assert m.told("horde-stays") == ["XXV.F.1"]
    assert m.world.truce == 0
    assert m.refusal("migrate:visigoths").key == "horde-shut-in"
    assert {"march:Sicilia", "done"} <= set(m.offered())
    assert m.world.leaves
    assert m.do("done").world.leaves == [], "it may ask again in its next activation"


@rule("XXV.F.1")
def test_leave_that_it_does_not_use_is_over_when_a_horde_halts(on_map: OnMap) -> None:
    m = on_map(HORDE).to_stacks().do("migrate:visigoths", "ask-leave:Propontis", "let-through")
    assert m.world.leaves
    m.do("go:Macedonia", "halt")
    assert m.world.leaves == []


@rule("XXV.F.1")
def test_the_straits_of_a_shore_are_found_behind_its_land(on_map: OnMap) -> None:
    """From Bythinia, four of whose neighbours come before the one over the strait."""
    w = on_map(HORDE).world
    goths = NATIONS.index("visigoths")
    sea = w.land.number("Propontis")
    assert blocked_seas(w, goths, [w.land.number("Bythinia")]) == [sea]
    assert blocked_seas(w, goths, [w.land.number("Thracia"), w.land.number("Bythinia")]) == [sea]
    w.leaves = with_leave(w, goths, [sea])
    assert blocked_seas(w, goths, [w.land.number("Bythinia")]) == []
