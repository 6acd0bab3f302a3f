"""The steady player does what is stated of him."""

import pytest

from aevum.bots import find
from aevum.bots.arena import run
from aevum.games.invasions import GAME, notation
from aevum.games.invasions.odds.policy import choose_loss, choose_reroll, choose_roll_again
from aevum.games.invasions.rules.fight import Fight
from aevum.games.invasions.rules.troops import kind_name
from aevum.games.invasions.scenarios import FREE, shipped


def order_of_losses(stack: str, hits: int) -> list[str]:
    from aevum.games.invasions.rules.combat.losses import strike

    side = notation.read(f"{stack} / leader 0+3 vs huns: infantry at plain").sides[0]
    taken = []
    for _ in range(hits):
        code = choose_loss(side, turn=3)
        taken.append(kind_name(code))
        strike(side, code)
    return taken


def test_elites_are_damaged_before_units_are_lost() -> None:
    taken = order_of_losses("rome: guard, legion, auxiliary, heavy-cavalry", 6)
    assert taken == ["legion", "guard", "guard", "legion", "auxiliary", "heavy-cavalry"]


def test_the_first_loss_is_national_even_if_a_mercenary_is_plainer() -> None:
    assert order_of_losses("rome: huns.infantry, heavy-cavalry", 2) == ["heavy-cavalry", "infantry"]


def fight_with_dice(own: list[int], enemy: list[int], ground: str = "plain") -> Fight:
    fight = notation.read(f"rome: 2 infantry / leader 1+0 vs huns: 2 infantry at {ground}")
    fight.sides[0].white, fight.sides[1].white = own, enemy
    return fight


@pytest.mark.parametrize(
    ("own", "enemy", "wanted"),
    [
        ([1, 4], [4, 4], "reroll:attacker:white:-"),
        ([1, 4], [6, 4], "reroll:defender:white:wr"),
        ([4, 4], [1, 4], "reroll:defender:white:w"),
        ([4, 4], [1, 1], None),
    ],
)
def test_the_most_hits_are_sought(own: list[int], enemy: list[int], wanted: str | None) -> None:
    found = choose_reroll(fight_with_dice(own, enemy), 0)
    assert (found.id if found else None) == wanted


@pytest.mark.parametrize(
    ("own", "enemy", "wanted"), [(5, 7, 0), (6, 7, -1), (7, 9, 1), (4, 10, 0), (4, 11, 1), (12, 2, -1)]
)
def test_two_dice_are_rolled_again_from_two_points_on(own: int, enemy: int, wanted: int) -> None:
    fight = fight_with_dice([], [])
    fight.sides[0].roll, fight.sides[1].roll = own, enemy
    assert choose_roll_again(fight, 0) == wanted


@pytest.mark.parametrize("scenario", [*shipped(), FREE])
def test_the_bot_plays_every_fight(scenario: str) -> None:
    for options in GAME.variants(scenario):
        bots = [find("invasions", "bot"), find("invasions", "bot")]
        tally = run(GAME, scenario, options, 1, bots, 5)
        assert not tally.failures
        assert tally.games == 5


def test_the_bot_beats_the_random_player() -> None:
    """A fair fight, so that only the play differs."""
    options: dict[str, object] = {
        "battle": "rome: 4 legion / leader 3+0 vs persia: 4 elite-infantry / leader 3+0 at plain"
    }
    wins = 0
    for seat in (0, 1):
        names = ["random", "random"]
        names[seat] = "bot"
        bots = [find("invasions", name) for name in names]
        tally = run(GAME, "free", options, 7, bots, 60)
        wins += tally.wins[("attacker", "defender")[seat]]
    assert wins > 72, "of 120; even players would win 60"
