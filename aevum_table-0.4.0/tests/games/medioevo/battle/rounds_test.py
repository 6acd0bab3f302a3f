"""Worked examples of whole battle rounds, by arithmetic alone."""

from aevum.games.medioevo.rules.battle.barbarians import given_up
from aevum.games.medioevo.rules.battle.capture import captor_halved, casualties_count
from aevum.games.medioevo.rules.battle.damage import crew_spared, strike
from aevum.games.medioevo.rules.battle.dice import (
    attack_value,
    casualty_value,
    halved,
    lowest,
    sacrificed,
)
from aevum.games.medioevo.rules.battle.powers import works
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER, DRAW, cavalry, melee, winner
from aevum.games.medioevo.rules.battle.shots import arrows, siege_fire
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, GONE, HEAVY, LIGHT
from aevum.games.medioevo.rules.transports import CATAPULT
from aevum.testing import example, rule
from tests.games.medioevo.battle.forces import force, reserve_of


class Side:
    """A force with its player's reserve."""

    def __init__(self, text: str) -> None:
        self.units = force(text)
        self.reserve = reserve_of(self.units)

    def hit(self, *pieces: int) -> None:
        for piece in pieces:
            strike(self.units, self.reserve, piece, False, False)

    def has(self, kind: int, enemy: "Side") -> bool:
        return works(kind, self.units, [], enemy.units, [], False)


@example("EX-036")
@rule("5.CAV.03")
def test_cavalry() -> None:
    yellow, blue = Side("CAV, HI"), Side("2 HI")
    assert yellow.has(CAVALRY, blue)
    assert not yellow.has(HEAVY, blue)
    assert not blue.has(HEAVY, yellow)
    assert melee(5 - 4, 2, 0, cavalry(ATTACKER, winner(5, 4), 1)) == 3
    blue.hit(HEAVY, LIGHT, HEAVY)
    assert blue.units == force("LI")
    yellow.hit(HEAVY)
    blue.hit(LIGHT)
    assert (yellow.units, blue.units) == (force("CAV, LI"), force())


@example("EX-037")
@rule("5.CAV.04")
def test_archer_then_melee() -> None:
    blue, yellow = Side("AR, HI, CAV"), Side("CAV")
    assert blue.has(ARCHER, yellow)
    assert arrows([1]) == 1
    yellow.hit(CAVALRY)
    assert yellow.units == force("HI")
    assert blue.has(CAVALRY, yellow)
    assert not blue.has(HEAVY, yellow)
    # Yellow wins 9 to 7 with one unit; Blue's cavalry is on the losing side.
    won = winner(7, 9)
    assert melee(2, sum(yellow.units), 0, 0) == 1
    assert cavalry(ATTACKER, won, 1) == 0
    blue.hit(ARCHER)
    yellow.hit(HEAVY)
    blue.hit(HEAVY)
    assert (blue.units, yellow.units) == (force("CAV, LI"), force("LI"))


@example("EX-040")
@rule("5.SIEGE.11")
def test_siege_battle() -> None:
    line, crew, yellow = Side("LI"), Side("CAV, LI"), Side("CAV, 2 LI")
    assert siege_fire(CATAPULT, [1, 5], False) == 2
    yellow.hit(LIGHT, LIGHT)
    assert yellow.has(CAVALRY, line)
    assert (winner(6, 6), cavalry(DEFENDER, DRAW, 1)) == (DRAW, 2)
    assert crew_spared(line.units, True)
    line.hit(LIGHT)
    assert not crew_spared(line.units, True)
    crew.hit(LIGHT)
    crew.hit(CAVALRY)
    yellow.hit(CAVALRY)
    assert (line.units, crew.units, yellow.units) == (force(), force("HI"), force("HI"))


@example("EX-046")
@rule("5.FLEE.02", "5.FLEE.05")
def test_flight() -> None:
    blue, yellow = Side("HI"), Side("2 LI")
    assert blue.has(HEAVY, yellow)
    attack = attack_value([1, 5, 7], 0, 0, True)
    assert (attack, winner(attack, 4)) == (4, DRAW)
    assert (casualty_value(1, 1, 0, 0), casualty_value(1, 1, blue.units[HEAVY], 0)) == (2, 1)
    blue.hit(HEAVY)
    yellow.hit(LIGHT)
    assert (blue.units, yellow.units) == (force("LI"), force("LI"))


@example("EX-047")
@rule("5.CAPT.02", "5.CAPT.11")
def test_capture() -> None:
    assert captor_halved(2, 1)
    attack = attack_value([1, 4, 7], 0, 2, captor_halved(2, 1))
    assert (attack, halved(9), winner(attack, 3)) == (5, 5, ATTACKER)
    prisoners, reserve = force("LI"), reserve_of(force("LI"))
    assert strike(prisoners, reserve, LIGHT, False, True) == GONE
    assert reserve == reserve_of(force("LI"))


@rule("5.CAPT.02")
def test_three_to_one_captures_without_loss() -> None:
    assert not captor_halved(3, 1)
    assert captor_halved(5, 2)
    assert not captor_halved(6, 2)


@rule("5.CAPT.04")
def test_a_captor_who_wins_is_the_only_one_with_casualties() -> None:
    assert casualties_count(ATTACKER, ATTACKER, ATTACKER)
    assert not casualties_count(DEFENDER, ATTACKER, ATTACKER)
    assert casualties_count(DEFENDER, ATTACKER, DEFENDER)  # 5.CAPT.06
    assert casualties_count(DEFENDER, ATTACKER, DRAW)


@example("EX-050")
@rule("E.BARB.11")
def test_the_first_battle_with_barbarians() -> None:
    circle, horde, blue = [2, 4, 7], Side("2 LI"), Side("CAV, LI")
    assert given_up(horde.units, sum(blue.units), horde.has(LIGHT, blue)) == 0
    attack = attack_value(circle, 0, 0, False)
    assert (attack, lowest(circle)) == (7, 2)
    damage = melee(8 - attack, 2, 0, cavalry(ATTACKER, winner(8, attack), 1))
    assert blue.has(CAVALRY, horde)
    assert damage == 3 > sum(horde.units)


@example("EX-051")
@rule("E.BARB.12")
def test_the_second_battle_with_barbarians() -> None:
    circle, horde, yellow = [2, 4, 7], Side("2 LI"), Side("CAV, 2 HI")
    given = given_up(horde.units, sum(yellow.units), horde.has(LIGHT, yellow))
    assert given == 1
    horde.hit(LIGHT)
    attack = attack_value(circle, 0, sacrificed(given), False)
    assert (attack, winner(8, attack)) == (11, DEFENDER)
    assert melee(attack - 8, sum(horde.units), 0, 0) == 1
    assert lowest(circle) == 2 > sum(horde.units)
    assert yellow.has(HEAVY, horde)
    assert casualty_value(2, 0, yellow.units[HEAVY], 0) == 0


@rule("E.BARB.08")
def test_barbarians_give_up_light_infantry_only_when_they_are_fewer_and_may() -> None:
    assert given_up(force("2 LI"), 2, True) == 0
    assert given_up(force("2 LI"), 3, False) == 0
    assert given_up(force("LI, AR"), 5, True) == 0


@rule("E.BARB.09")
def test_how_many_they_give_up() -> None:
    assert [given_up([light, 0, 0, 0, 0, 0, 0], 20, True) for light in range(1, 7)] == [0, 1, 1, 2, 2, 2]
