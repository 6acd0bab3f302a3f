"""XX.D The archery round."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, ScriptedFight, StackOf, Throws
from tests.games.invasions.xx_combat.conftest import Shots, Won

LED = "/ leader 0+3"
OPEN = ["plain", "steppe", "desert"]


def shot_by(
    fight: MakeFight, attackers: str, terrain: str = "forest", defenders: str = "franks: 3 infantry"
) -> ScriptedFight:
    return fight(f"{attackers} vs {defenders} at {terrain}", [])


@rule("XX.D.1", "XX.D.3")
@pytest.mark.parametrize(("archers", "dice"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_two_archers_give_a_die_and_a_part_counts(
    fight: MakeFight, shots: Shots, archers: int, dice: int
) -> None:
    f = shot_by(fight, f"alamanni: {archers} archer {LED}")
    assert shots(f) == (dice, 0)
    assert f.modifiers("archery", "attacker") == [(dice, "XX.D.3")]


@rule("XX.D.1", "XX.D.4")
@pytest.mark.parametrize(("franks", "dice"), [(1, 1), (4, 1), (5, 2)])
def test_four_frankish_infantry_give_a_die_and_a_part_counts(
    fight: MakeFight, shots: Shots, franks: int, dice: int
) -> None:
    f = shot_by(fight, f"franks: {franks} frankish-infantry {LED}", defenders="gepids: 3 infantry")
    assert shots(f) == (dice, 0)
    assert f.modifiers("archery", "attacker") == [(dice, "XX.D.4")]


@rule("XX.D.3", "XX.D.4")
def test_archers_and_franks_are_rounded_apart(fight: MakeFight) -> None:
    f = shot_by(fight, "franks: archer, frankish-infantry", defenders="gepids: 3 infantry")
    assert f.modifiers("archery", "attacker") == [(1, "XX.D.3"), (1, "XX.D.4")]


@rule("XX.D.5")
@pytest.mark.parametrize(("archers", "dice"), [(3, 1), (2, 0)])
def test_enemy_heavy_advantage_takes_one_die(fight: MakeFight, shots: Shots, archers: int, dice: int) -> None:
    f = shot_by(fight, f"alamanni: {archers} archer", defenders="rome: legion, infantry")
    assert shots(f) == (dice, 0)


@rule("XX.D.5")
@pytest.mark.parametrize("own", ["legion", "2 legion"])
def test_heavy_units_without_the_advantage_take_nothing(fight: MakeFight, shots: Shots, own: str) -> None:
    f = shot_by(fight, f"alamanni: 2 archer, {own}", defenders="rome: 2 legion, infantry")
    assert shots(f) == (1, 0)


@rule("XX.D.6")
@pytest.mark.parametrize("terrain", OPEN)
@pytest.mark.parametrize(
    ("stack", "dice"),
    [
        ("horse-archer", (0, 1)),
        ("2 horse-archer", (0, 1)),
        ("3 horse-archer", (0, 2)),
        ("horse-archer, 2 archer", (1, 1)),
        ("2 archer", (1, 0)),
    ],
)
def test_on_open_ground_horse_archers_swap_for_black(
    fight: MakeFight, shots: Shots, terrain: str, stack: str, dice: tuple[int, int]
) -> None:
    assert shots(shot_by(fight, f"huns: {stack}", terrain)) == dice


@rule("XX.D.6")
@pytest.mark.parametrize("terrain", ["forest", "marsh"])
def test_elsewhere_horse_archers_shoot_white(fight: MakeFight, shots: Shots, terrain: str) -> None:
    assert shots(shot_by(fight, "huns: 3 horse-archer", terrain)) == (2, 0)


@rule("XX.D.5", "XX.D.6")
def test_the_heavy_loss_comes_before_the_swap(fight: MakeFight, shots: Shots) -> None:
    three = shot_by(fight, "huns: 3 horse-archer", "plain", "rome: legion, infantry")
    assert shots(three) == (0, 1)
    assert three.modifiers("archery", "attacker") == [(2, "XX.D.3"), (-1, "XX.D.5"), (1, "XX.D.6")]
    assert shots(shot_by(fight, "huns: 2 horse-archer", "plain", "rome: legion, infantry")) == (0, 0)


@rule("XX.D.7")
def test_a_side_may_have_no_dice(fight: MakeFight, throws: Throws, shots: Shots) -> None:
    f = fight("alamanni: 3 infantry vs franks: archer at plain", throws("-", "- - -", "-"))
    assert shots(f, "attacker") == (0, 0)
    assert shots(f, "defender") == (1, 0)


@rule("XX.D.2")
def test_both_sides_shoot_before_anybody_falls(fight: MakeFight, throws: Throws, stack_of: StackOf) -> None:
    f = fight("alamanni: archer vs franks: archer at plain", throws("w", "w"))
    assert stack_of(f.attacker.lost) == ["alamanni.archer"]
    assert stack_of(f.defender.lost) == ["franks.archer"]


@rule("XX.D.8", "III.B.8")
def test_surviving_archers_fight_on_in_melee(fight: MakeFight, throws: Throws) -> None:
    f = fight("alamanni: 3 archer vs franks: 3 archer at plain", throws("w -", "- -"))
    assert f.modifiers("pool", "attacker") == [(3, "XX.F.1")]
    assert f.modifiers("pool", "defender") == [(2, "XX.F.1")]


@rule("XX.H.3", "XX.D.1")
@pytest.mark.parametrize(("terrain", "hits"), [("plain", 2), ("forest", 1)])
def test_red_swords_of_archers_count_as_in_melee(
    fight: MakeFight, throws: Throws, terrain: str, hits: int
) -> None:
    f = fight(f"persia: 2 archer vs rome: 4 infantry at {terrain}", throws("wr"))
    assert [event.args["hits"] for event in f.events("shots-hit")] == [hits]
    assert f.modifiers("pool", "defender") == [(4 - hits, "XX.F.1")]


@rule("XX.D.9")
def test_a_side_shot_to_pieces_ends_the_battle_at_the_leaders(
    fight: MakeFight, throws: Throws, won: Won
) -> None:
    dice = [*throws("w", "-"), 1]
    f = fight("alamanni: 2 archer / leader 1 vs franks: archer / leader 3 at plain", dice)
    assert f.events("pool") == []
    assert {event.rule for event in f.events("battle-dice")} == {"XX.D.1"}
    assert won(f) == ("attacker", "XX.I.1")
    assert f.defender.slain
    assert f.table.over


@rule("XX.D.9")
def test_both_sides_may_be_shot_to_pieces(fight: MakeFight, throws: Throws, won: Won) -> None:
    f = fight("alamanni: archer / leader 1 vs franks: archer / leader 1 at plain", [*throws("w", "w"), 2, 1])
    assert f.events("pool") == []
    assert [event.args["side"] for event in f.events("leader-check")] == ["attacker", "defender"]
    assert (f.attacker.slain, f.defender.slain) == (False, True)
    assert won(f) == ("defender", "XX.I.5")
