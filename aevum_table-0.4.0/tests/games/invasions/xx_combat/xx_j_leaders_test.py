"""XX.J Loss of leaders."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, Throws
from tests.games.invasions.xx_combat.conftest import Calmly
from tests.narrow import there

LED = "alamanni: 4 infantry vs franks: {stack} / leader 1 at plain; turn=4"
VICTORY = ("w w w -", "- - -")


@rule("XX.J.1", "III.A.4")
@pytest.mark.parametrize("die", range(1, 11))
def test_the_leader_of_a_destroyed_stack_dies_on_an_odd_die(
    fight: MakeFight, throws: Throws, calmly: Calmly, die: int
) -> None:
    f = calmly(fight(LED.format(stack="3 infantry"), [*throws(*VICTORY), die]))
    odd = die % 2 == 1
    assert f.defender.slain is odd
    assert len(f.events("leader-dies")) == (1 if odd else 0)
    assert len(f.events("leader-escapes")) == (0 if odd else 1)


@rule("XX.J.1")
def test_the_check_comes_before_recovery(fight: MakeFight, throws: Throws, calmly: Calmly) -> None:
    f = calmly(fight(LED.format(stack="3 infantry"), [*throws(*VICTORY), 1]))
    keys = [event.key for event in f.table.log]
    assert keys.index("leader-check") < keys.index("recovered")
    assert len(f.defender.units) == 2


@rule("XX.J.1")
@pytest.mark.parametrize("faces", [("w w - -", "- - -"), ("- - - -", "- - -")])
def test_a_leader_with_a_unit_left_is_safe(
    fight: MakeFight, throws: Throws, calmly: Calmly, faces: tuple[str, str]
) -> None:
    f = calmly(fight(LED.format(stack="3 infantry"), throws(*faces)))
    assert f.table.over
    assert f.events("leader-check") == []


@rule("XX.J.1")
def test_an_attacking_leader_is_in_the_same_danger(fight: MakeFight, throws: Throws, calmly: Calmly) -> None:
    battle = "alamanni: 3 infantry / leader 1 vs franks: 4 infantry at plain"
    f = calmly(fight(battle, [*throws("- - -", "w w w -"), 3]))
    assert f.attacker.slain


@rule("XX.J.1")
def test_a_destroyed_stack_without_leader_needs_no_check(fight: MakeFight, throws: Throws) -> None:
    f = fight("alamanni: 4 infantry vs franks: 3 infantry at plain", throws(*VICTORY))
    assert f.events("leader-check") == []


@rule("XX.J.1", "XVIII.I.5")
def test_a_limes_that_still_stands_does_not_save_him(
    fight: MakeFight, throws: Throws, calmly: Calmly
) -> None:
    battle = "alamanni: 4 infantry vs rome: 2 auxiliary, limes / leader 1 at plain"
    f = calmly(fight(battle, [*throws("w w - -", "- - -"), 1]))
    f.do("hit:auxiliary:rome:whole", "hit:auxiliary:rome:whole")
    assert f.events("eliminated")[-1].args["unit"] == "limes", "destroyed only when the others retreat"
    assert f.events("leader-dies")
    assert f.defender.slain


@rule("XX.J.1")
def test_an_unharmed_horde_does_not_save_him(fight: MakeFight, throws: Throws, calmly: Calmly) -> None:
    f = calmly(fight(LED.format(stack="3 infantry, horde"), [*throws("w w w -", "- - - -"), 1]))
    assert not f.defender.submitted
    assert f.defender.slain


@rule("XX.J.3", "III.A.3")
@pytest.mark.parametrize(("die", "murdered"), [(1, False), (7, False), (8, True), (9, True), (10, True)])
@pytest.mark.parametrize("level", [1, 2])
def test_in_decline_a_victor_is_murdered_on_eight_or_more(
    fight: MakeFight, throws: Throws, calmly: Calmly, die: int, murdered: bool, level: int
) -> None:
    battle = f"alamanni: 3 infantry vs rome: 3 auxiliary / leader 1 at plain; decline=defender:{level}"
    f = calmly(fight(battle, [*throws("- - -", "w - -"), die]))
    (event,) = f.events("murder-check")
    roll = there(event.roll)
    assert (roll.sides, roll.dice) == (10, [die])
    assert f.defender.slain is murdered
    assert len(f.events("leader-murdered")) == (1 if murdered else 0)


@rule("XX.J.3")
@pytest.mark.parametrize(
    ("battle", "checks"),
    [
        ("rome: 3 auxiliary / leader 1 vs alamanni: 3 infantry at plain; decline=attacker:1", 1),
        ("rome: 3 auxiliary / leader 1 vs alamanni: 3 infantry at plain", 0),
        ("rome: 3 auxiliary vs alamanni: 3 infantry at plain; decline=attacker:1", 0),
        ("persia: 3 infantry / leader 1 vs alamanni: 3 infantry at plain; decline=attacker:2", 0),
        ("alamanni: 3 infantry vs rome: 3 auxiliary / leader 1 at plain; decline=defender:1", 0),
    ],
)
def test_only_a_victorious_leader_of_an_empire_in_decline_is_at_risk(
    fight: MakeFight, throws: Throws, calmly: Calmly, battle: str, checks: int
) -> None:
    f = calmly(fight(battle, [*throws("w - -", "- - -"), 1]))
    assert f.events("battle-won")[0].args["side"] == "attacker"
    assert len(f.events("murder-check")) == checks


@rule("XX.J.3", "XX.J.1")
@pytest.mark.parametrize(("die", "checks"), [(1, 0), (2, 1)])
def test_a_victor_who_fell_is_not_murdered_as_well(
    fight: MakeFight, throws: Throws, calmly: Calmly, die: int, checks: int
) -> None:
    battle = "alamanni: 2 infantry vs rome: auxiliary / leader 1 at plain; decline=defender:1"
    f = calmly(fight(battle, [*throws("w -", "wr"), die, 1]))
    assert f.events("battle-won")[0].args["side"] == "defender"
    assert len(f.events("murder-check")) == checks
