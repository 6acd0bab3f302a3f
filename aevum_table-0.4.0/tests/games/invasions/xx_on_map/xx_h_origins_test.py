"""XX.H.4 Units that look alike but came different ways: their owner says which of them falls."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn
from tests.narrow import there

RHINE = """
turn = 2
seats = ["alaman", "roman"]
acting = ["alamanni"]

[nations.alamanni]
seat = "alaman"
status = "kingdom"
units = { Rhenus = "2 infantry", Lotharingia = "2 infantry" }

[nations.rome]
seat = "roman"
capital = "Latium"
units = { Treveria = "4 archer", Latium = "guard" }
"""
BOTH_WAYS = ("march:Rhenus", "go:Treveria"), ("march:Lotharingia", "go:Treveria")
"""Over the Rhine, and by land: as long as one of the latter is left, no die is lost (XX.F.3)."""


def at_treveria(m: ScriptedMap, play_on: PlayOn, *stop: str) -> ScriptedMap:
    for moves in BOTH_WAYS:
        m = play_on(play_on(m).do(*moves), *stop)
    return play_on(m.do("done") if m.ask().key == "stacks" else m, *stop)


@rule("XX.H.4", "XX.F.3")
def test_the_owner_chooses_by_the_border_they_crossed(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = on_map(RHINE, throws("w w"))
    m = at_treveria(m, play_on, "losses")
    assert m.asked() == ("alaman", "losses")
    assert m.offered() == [
        "hit-over:infantry:alamanni:whole:river",
        "hit-over:infantry:alamanni:whole:none",
    ]
    m.do("hit-over:infantry:alamanni:whole:none", "hit-over:infantry:alamanni:whole:none")
    pools = [e for e in m.events("pool") if e.args["side"] == "attacker"]
    assert [(i.value, i.rule) for i in there(pools[-1].roll).modifiers if i.rule == "XX.F.3"] == [
        (-1, "XX.F.3")
    ]


@rule("XX.H.4", "XX.F.3")
def test_those_who_fall_first_may_be_those_who_crossed(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = on_map(RHINE, throws("w w"))
    m = at_treveria(m, play_on, "losses")
    m.do("hit-over:infantry:alamanni:whole:river", "hit-over:infantry:alamanni:whole:river")
    pools = [e for e in m.events("pool") if e.args["side"] == "attacker"]
    assert [i for i in there(pools[-1].roll).modifiers if i.rule == "XX.F.3"] == []


@rule("XVII.A.7", "XX.H.4", "XX.F.3")
@pytest.mark.parametrize(("way", "penalty"), [("none", [-1]), ("river", [])])
def test_nor_does_the_list_decide_which_of_too_many_is_lost(
    on_map: OnMap, play_on: PlayOn, throws: Throws, way: str, penalty: list[int]
) -> None:
    """Four may stand there; without the one who came by land all have crossed the Rhine."""
    text = RHINE.replace("2 infantry", "4 infantry", 1).replace("2 infantry", "infantry", 1)
    m = at_treveria(on_map(text, throws("- - - - - - - - - - - -")), play_on, "excess")
    assert m.asked() == ("alaman", "excess")
    assert sorted(m.offered()) == [
        "give-up-over:infantry:alamanni:whole:none",
        "give-up-over:infantry:alamanni:whole:river",
    ]
    play_on(m.do(f"give-up-over:infantry:alamanni:whole:{way}"))
    pool = next(e for e in m.events("pool") if e.args["side"] == "attacker")
    assert [i.value for i in there(pool.roll).modifiers if i.rule == "XX.F.3"] == penalty
