"""XX.E The trade: a re-roll for a black die more, or an enemy's black die less."""

from collections.abc import Iterable

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, ScriptedFight
from tests.narrow import of_kind, there

HORSE = "franks: cavalry, 2 infantry"
FOOT = "franks: 3 infantry"


def trading(
    fight: MakeFight, combat: int = 2, foe: str = HORSE, foe_combat: int = 0, dice: Iterable[int] = ()
) -> ScriptedFight:
    return fight(
        f"alamanni: 3 infantry / leader {combat} vs {foe} / leader {foe_combat} at plain", list(dice)
    )


def melee_dice(f: ScriptedFight, side: str) -> tuple[int, int]:
    """White and black dice that the side threw in melee."""
    found = {"white": 0, "black": 0}
    for event in f.events("battle-dice"):
        if event.args["side"] == side:
            found[str(event.args["die"])] += len(of_kind(list, event.args["faces"]))
    return found["white"], found["black"]


@rule("XX.E.6")
@pytest.mark.parametrize(("combat", "asked"), [(1, "rerolls"), (2, "trade"), (3, "trade")])
def test_only_a_bonus_of_two_or_more_may_trade(fight: MakeFight, combat: int, asked: str) -> None:
    assert trading(fight, combat).asked() == ("attacker", asked)


@rule("XX.E.6")
def test_it_is_announced_between_the_pools_and_the_dice(fight: MakeFight) -> None:
    f = trading(fight)
    assert len(f.events("pool")) == 2
    assert f.events("battle-dice") == []
    assert f.offered() == ["no-trade", "add-black", "remove-black"]


@rule("XX.E.6")
@pytest.mark.parametrize(
    ("choice", "attacker", "defender", "stock"),
    [
        ("no-trade", (3, 0), (2, 1), 2),
        ("add-black", (3, 1), (2, 1), 1),
        ("remove-black", (3, 0), (2, 0), 1),
    ],
)
def test_what_each_choice_does_to_the_dice_and_the_stock(
    fight: MakeFight, choice: str, attacker: tuple[int, int], defender: tuple[int, int], stock: int
) -> None:
    f = trading(fight).do(choice)
    assert melee_dice(f, "attacker") == attacker
    assert melee_dice(f, "defender") == defender
    assert f.attacker.stock == stock


@rule("XX.E.6")
def test_no_more_than_one_reroll_is_traded(fight: MakeFight) -> None:
    f = trading(fight, 3).do("add-black")
    assert f.asked() == ("attacker", "rerolls")
    assert f.attacker.stock == 2


@rule("XX.E.6")
def test_there_must_be_a_black_die_to_remove(fight: MakeFight) -> None:
    f = trading(fight, foe=FOOT)
    refusal = f.why_not("attacker", "remove-black")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-black-die", "XX.E.6")
    assert f.offered() == ["no-trade", "add-black"]
    assert trading(fight).why_not("attacker", "remove-black") is None


@rule("XX.F.11", "XX.E.6")
@pytest.mark.parametrize(("foe", "key"), [("franks: cavalry", "last-die"), ("franks: 2 cavalry", None)])
def test_the_last_die_cannot_be_removed(fight: MakeFight, foe: str, key: str | None) -> None:
    refusal = trading(fight, foe=foe).why_not("attacker", "remove-black")
    assert (refusal and refusal.key) == key
    assert refusal is None or refusal.rule == "XX.F.11"


@rule("XX.E.6", "XX.E.3")
def test_the_attacker_declares_first_and_the_defender_may_answer(fight: MakeFight) -> None:
    f = trading(fight, 2, FOOT, 2)
    assert f.asked() == ("attacker", "trade")
    f.do("add-black")
    assert f.asked() == ("defender", "trade")
    f.do("remove-black")
    assert melee_dice(f, "attacker") == (3, 0)
    assert (f.attacker.stock, f.defender.stock) == (1, 1)
    assert f.told("adds-black") == f.told("removes-black") == ["XX.E.6"]


@rule("XX.E.6")
def test_a_defender_may_trade_too(fight: MakeFight) -> None:
    f = trading(fight, 0, HORSE, 2)
    assert f.asked() == ("defender", "trade")
    assert there(f.why_not("defender", "remove-black")).key == "no-black-die"
    f.do("add-black")
    assert melee_dice(f, "defender") == (2, 2)
