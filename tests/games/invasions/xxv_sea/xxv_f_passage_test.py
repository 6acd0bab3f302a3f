"""XXV.F.1 A fleet may block a strait: who owns it decides."""

from typing import Any

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

PROPONTIS = """
turn = 5
seats = ["greek", "vandal", "hun"]
acting = ["byzantium"]
[nations.byzantium]
seat = "greek"
capital = "Thracia"
areas = ["Asia"]
units = {{ Thracia = "{army}" }}
[nations.vandals]
seat = "{vandals}"
status = "kingdom"
units = {{ Propontis = "fleet" }}
[nations.franks]
seat = "hun"
status = "kingdom"
units = {{ {franks} }}
"""


def crossing(on_map: OnMap, vandals: str = "vandal", franks: str = "", army: str = "guard, legion") -> Any:
    return on_map(PROPONTIS.format(vandals=vandals, franks=franks, army=army)).to_stacks().do("march:Thracia")


@rule("XXV.F.1", "XVIII.J.4")
def test_who_is_let_through_crosses_like_anybody(on_map: OnMap) -> None:
    m = crossing(on_map)
    assert "go:Bythinia" not in m.offered()
    m.do("ask-passage:Bythinia")
    assert (m.asked(), m.ask().rule) == (("vandal", "blockade"), "XXV.F.1")
    assert m.offered() == ["block-strait", "let-through"]
    m.do("let-through")
    assert m.at("Bythinia") == ["byzantium.guard", "byzantium.legion"]
    assert m.events("let-through")[0].args == {"people": "byzantium", "place": "Bythinia"}
    assert not [option for option in m.offered() if option.startswith("go:")], "it took all their paces"


@rule("XXV.F.1")
def test_who_is_turned_back_asks_nobody_again(on_map: OnMap) -> None:
    """Neither there nor at the other strait of that sea, alone or with others; all else is open to them."""
    m = crossing(on_map).do("leave:legion:byzantium:whole:3", "ask-passage:Mysia", "block-strait")
    assert [e.rule for e in m.events("strait-blocked")] == ["XXV.F.1"]
    assert (m.asked(), m.at("Mysia")) == (("greek", "march"), [])
    assert not [option for option in m.offered() if option.startswith("ask-passage")]
    m.do("take:legion:byzantium:whole:3")
    assert {"leave:guard:byzantium:whole:3", "leave:legion:byzantium:whole:3"} < set(m.offered()), (
        "no pace lost"
    )
    assert not [option for option in m.offered() if option.startswith("ask-passage")]
    m.do("go:Macedonia")
    assert len(m.at("Macedonia")) == 2


@rule("XXV.F.1")
@pytest.mark.parametrize("second", ["block-strait", "let-through"])
def test_all_whose_fleets_are_there_must_agree(on_map: OnMap, second: str) -> None:
    m = crossing(on_map, franks='Propontis = "fleet"').do("ask-passage:Bythinia")
    assert m.asked() == ("vandal", "blockade")
    m.do("let-through")
    assert m.asked() == ("hun", "blockade")
    m.do(second)
    assert (m.at("Bythinia") != []) == (second == "let-through")


@rule("XXV.F.1")
def test_a_player_lets_his_own_nations_through(on_map: OnMap) -> None:
    """F247: Vandals and Greeks of one player are enemies, and he decides for both."""
    m = crossing(on_map, vandals="greek")
    assert "go:Bythinia" in m.offered()
    assert not [option for option in m.offered() if option.startswith("ask-passage")]


@rule("XXV.F.1", "XVIII.J.4")
def test_only_those_ask_who_could_cross(on_map: OnMap) -> None:
    """After a step no strait is open to anybody, blocked or not."""
    m = crossing(on_map).do("go:Macedonia", "go:Thracia")
    assert not [option for option in m.offered() if option.startswith("ask-passage")]
    refusal = m.why_not("go:Bythinia")
    assert refusal.rule == "XVIII.J.4"


@rule("XXV.F.1")
@pytest.mark.parametrize(("army", "asks"), [("2 legion", True), ("", False)])
def test_units_ask_from_either_shore_and_a_leader_alone_asks_nobody(
    on_map: OnMap, army: str, asks: bool
) -> None:
    """Bythinia has four neighbours by land that are looked at before the one over the strait."""
    text = PROPONTIS.format(vandals="vandal", franks="", army="guard").replace(
        'Thracia = "guard"', f'Thracia = "guard", Bythinia = "{army}"' if army else 'Thracia = "guard"'
    )
    text = text.replace("[nations.vandals]", 'leaders = { Bythinia = "asparus" }\n[nations.vandals]')
    m = on_map(text).to_stacks().do("march:Bythinia")
    assert ("ask-passage:Thracia" in m.offered()) is asks
    assert "go:Mysia" in m.offered()
    assert m.refusal("go:Thracia").key == "strait-blockaded"
