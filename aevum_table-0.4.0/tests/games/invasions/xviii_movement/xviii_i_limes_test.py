"""XVIII.I Roman Limites in a fight."""

import pytest

from aevum.engine.refusal import BadData
from aevum.testing import rule
from tests.games.invasions.conftest import Dice, MakeFight, StackOf
from tests.narrow import there

LONE = "alamanni: 2 infantry, sea-raider vs rome: limes at plain; turn=4"
INTERCEPTED = "alamanni: 2 infantry, sea-raider vs rome: 3 auxiliary, limes at plain; turn=4"


@rule("XVIII.I.6")
@pytest.mark.parametrize("die", range(1, 11))
def test_a_limes_alone_is_destroyed_without_battle(fight: MakeFight, stack_of: StackOf, die: int) -> None:
    f = fight(LONE, [die])
    assert f.defender.limes == []
    assert [event.rule for event in f.events("limes-overrun")] == ["XVIII.I.6"]
    if die % 2 == 0:
        assert f.asked() == ("attacker", "losses")
        f.do("hit:sea-raider:alamanni:whole")
        assert stack_of(f.attacker.units) == ["alamanni.infantry", "alamanni.infantry"]
    assert f.events("pool") == f.events("battle-won") == []
    assert f.table.over
    assert there(f.table.state.outcome).args["side"] == "attacker"


@rule("XVIII.I.6")
def test_its_hit_may_destroy_the_invader(fight: MakeFight) -> None:
    f = fight("alamanni: infantry vs rome: limes at plain", [2])
    assert f.attacker.units == []
    assert there(f.table.state.outcome).args["side"] == "defender"
    assert f.told("all-lost") == ["XX.H.5"]


@rule("XVIII.I.6", "XX.H.5")
def test_its_hit_damages_an_elite(fight: MakeFight, stack_of: StackOf) -> None:
    f = fight("persia: elite-infantry vs byzantium: limes at plain", [2])
    assert stack_of(f.attacker.units) == ["persia.elite-infantry~"]


@rule("XVIII.I.7")
@pytest.mark.parametrize(("die", "attackers"), [(1, 3), (2, 2)])
def test_interceptors_come_after_the_limes_has_fallen(fight: MakeFight, die: int, attackers: int) -> None:
    f = fight(f"{INTERCEPTED}; intercepted", [die])
    if die == 2:
        f.do("hit:sea-raider:alamanni:whole")
    assert [event.rule for event in f.events("limes-overrun")] == ["XVIII.I.7"]
    assert f.modifiers("pool", "attacker") == [(attackers, "XX.F.1")]
    assert f.modifiers("pool", "defender") == [(3, "XX.F.1")]


@rule("XVIII.I.7", "XX.K.1", "XX.I.2")
def test_what_the_limes_destroyed_is_no_loss_of_the_battle(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    f = fight(f"{INTERCEPTED}; intercepted", [2, *white("- -"), *white("- - -")])
    f.do("hit:sea-raider:alamanni:whole")
    assert f.events("battle-won")[0].args == {"side": "defender", "attacker": 0, "defender": 0}
    assert f.events("recovered") == []


@rule("XVIII.I.5", "XX.F.9")
def test_with_support_it_fights_as_one_more_die(fight: MakeFight) -> None:
    f = fight(INTERCEPTED, [])
    assert f.events("limes-check") == []
    assert f.modifiers("pool", "defender") == [(3, "XX.F.1"), (1, "XX.F.9")]


@rule("XVIII.I.5", "XX.I.2")
def test_it_may_take_a_hit_and_counts_as_a_loss(fight: MakeFight, dice: Dice) -> None:
    """C39, C40"""
    white, _ = dice
    f = fight(INTERCEPTED, [*white("w - -"), *white("- - - -")])
    assert f.offered() == ["hit:auxiliary:rome:whole", "hit:limes:rome:whole"]
    f.do("hit:limes:rome:whole")
    assert f.defender.limes == []
    assert len(f.defender.units) == 3
    assert f.events("battle-won")[0].args == {"side": "attacker", "attacker": 0, "defender": 1}
    assert f.events("recovered") == []


@rule("XVIII.I.5", "XX.I.1")
def test_a_limes_that_stands_is_an_enemy_left(fight: MakeFight, dice: Dice) -> None:
    white, _ = dice
    battle = "alamanni: 3 infantry vs rome: 2 auxiliary, limes at plain"
    f = fight(battle, [*white("w w -"), *white("w w w")])
    f.do("hit:auxiliary:rome:whole", "hit:auxiliary:rome:whole")
    assert [(e.args["side"], e.rule) for e in f.events("battle-won")] == [("defender", "XX.I.1")]


@rule("XVIII.I.1")
@pytest.mark.parametrize(("turn", "there"), [(1, True), (7, True), (8, False)])
def test_limites_stand_through_turn_seven(fight: MakeFight, turn: int, there: bool) -> None:
    battle = f"alamanni: 2 infantry vs rome: infantry, limes at plain; turn={turn}"
    if there:
        assert len(fight(battle, []).events("pool")) == 2
    else:
        with pytest.raises(BadData, match=r"XVIII\.I\.1"):
            fight(battle, [])
