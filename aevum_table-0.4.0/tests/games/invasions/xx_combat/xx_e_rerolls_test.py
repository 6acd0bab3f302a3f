"""XX.E Re-rolls of the leaders."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import BLACK, FACE_NAMES, WHITE
from aevum.games.invasions.rules.fight import Side
from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, Throws


def led(attacker: int | None, defender: int, ours: str = "3 infantry", theirs: str = "3 infantry") -> str:
    leader = "" if attacker is None else f" / leader {attacker}"
    return f"alamanni: {ours}{leader} vs franks: {theirs} / leader {defender}"


def thrown(side: Side) -> list[str]:
    """The melee dice of a side as they lie now."""
    return [FACE_NAMES[WHITE][f] for f in side.white] + [FACE_NAMES[BLACK][f] for f in side.black]


@rule("XX.E.1")
@pytest.mark.parametrize("combat", range(4))
def test_the_combat_bonus_is_the_number_of_rerolls(fight: MakeFight, throws: Throws, combat: int) -> None:
    script = throws("- - -", "- - -", *["-"] * combat)
    f = fight(led(combat, 0) + " at plain", script)
    if combat > 1:
        f.do("no-trade")
    for _ in range(combat):
        assert f.asked() == ("attacker", "rerolls")
        f.do("reroll:attacker:white:-")
    assert len(f.events("reroll")) == combat
    assert f.table.over
    assert f.table.state.script == []


@rule("XX.E.1")
def test_no_leader_rolls_more_than_three_times(fight: MakeFight) -> None:
    with pytest.raises(BadData, match=r"XX\.E\.1"):
        fight(led(4, 0) + " at plain", [])


@rule("XX.E.1")
def test_a_stack_without_leader_has_no_reroll(fight: MakeFight, throws: Throws) -> None:
    f = fight(led(None, 1) + " at plain", throws("- - -", "- - -"))
    assert f.asked() == ("defender", "rerolls")
    assert f.do("pass").table.over


@rule("XX.E.2")
def test_archery_dice_are_never_rerolled(fight: MakeFight, throws: Throws) -> None:
    battle = led(1, 1, "2 archer, infantry", "archer, infantry")
    hit = fight(f"{battle} at plain", throws("w", "-"))
    assert hit.asked() == ("defender", "losses")
    quiet = fight(f"{battle} at forest", throws("r", "r", "- -", "- -"))
    assert quiet.asked() == ("attacker", "rerolls")
    assert quiet.offered() == ["reroll:attacker:white:-", "reroll:defender:white:-", "pass"]
    assert (quiet.attacker.stock, quiet.defender.stock) == (1, 1)


@rule("XX.E.3")
def test_the_attacker_declares_first_and_may_name_any_die_of_either_side(
    fight: MakeFight, throws: Throws
) -> None:
    f = fight(led(1, 1, "cavalry, 3 infantry", "3 infantry") + " at plain", throws("w r - / ww", "wr - -"))
    assert f.asked() == ("attacker", "rerolls")
    assert f.offered() == [
        "reroll:attacker:white:w",
        "reroll:attacker:white:r",
        "reroll:attacker:white:-",
        "reroll:attacker:black:ww",
        "reroll:defender:white:wr",
        "reroll:defender:white:-",
        "pass",
    ]


@rule("XX.E.3", "XX.E.4")
def test_a_die_of_the_enemy_is_rolled_again_and_no_other(fight: MakeFight, throws: Throws) -> None:
    f = fight(led(1, 0) + " at plain", throws("w - -", "w wr -", "-"))
    f.do("reroll:defender:white:wr")
    assert thrown(f.attacker) == ["w", "-", "-"]
    assert thrown(f.defender) == ["w", "-", "-"]
    assert [event.args["hits"] for event in f.events("melee-hits")] == [1, 1]


@rule("XX.E.4")
def test_the_new_result_stands_even_if_worse(fight: MakeFight, throws: Throws) -> None:
    f = fight(led(1, 0) + " at plain", throws("w - -", "- - -", "-"))
    f.do("reroll:attacker:white:w")
    assert thrown(f.attacker) == ["-", "-", "-"]


@rule("XX.E.4")
def test_a_die_may_be_rolled_again_and_again(fight: MakeFight, throws: Throws) -> None:
    dice = throws("- - -", "w - -", "wr", "-", "r")
    f = fight(led(2, 1) + " at plain", dice).do("no-trade")
    f.do("reroll:defender:white:w")
    assert thrown(f.defender) == ["wr", "-", "-"]
    f.do("pass", "reroll:defender:white:wr")
    assert thrown(f.defender) == ["-", "-", "-"]
    f.do("reroll:defender:white:-")
    assert thrown(f.defender) == ["r", "-", "-"]


@rule("XX.E.4")
def test_a_black_die_is_rolled_again_as_a_black_die(fight: MakeFight, throws: Throws) -> None:
    f = fight(led(0, 1, "cavalry, 2 infantry") + " at plain", throws("- - / -", "- - -", "/ ww"))
    f.do("reroll:attacker:black:-")
    assert thrown(f.attacker) == ["-", "-", "ww"]


@rule("XX.E.3")
def test_a_pass_is_not_final_until_both_pass_in_a_row(fight: MakeFight, throws: Throws) -> None:
    """C12"""
    f = fight(led(1, 2) + " at plain", throws("- - -", "- - -", "-", "-", "-")).do("no-trade")
    f.do("pass")
    assert f.asked() == ("defender", "rerolls")
    f.do("reroll:defender:white:-")
    assert f.asked() == ("attacker", "rerolls")
    f.do("reroll:attacker:white:-")
    assert f.asked() == ("defender", "rerolls")
    f.do("reroll:attacker:white:-")
    assert f.table.over
    assert [event.args["side"] for event in f.events("reroll")] == ["defender", "attacker", "defender"]


@rule("XX.E.5")
def test_nobody_must_use_a_reroll(fight: MakeFight, throws: Throws) -> None:
    f = fight(led(1, 1) + " at plain", throws("- - -", "- - -")).do("pass", "pass")
    assert f.table.over
    assert (f.attacker.stock, f.defender.stock) == (1, 1)
