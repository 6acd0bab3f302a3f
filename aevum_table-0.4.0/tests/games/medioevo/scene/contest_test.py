"""The battle board, and how a battle is told when it is over."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.scene import SCENE
from aevum.scene.contest import Contest
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]


def shown(m: ScriptedMatch, words: Words, seat: int = 0) -> Contest:
    found = SCENE.contest(GAME.view(m.s, seat), words)
    assert found is not None
    return found


def fighting(match: Match, dice: list[int], horde: int = 3) -> ScriptedMatch:
    """Byzantium with heavy infantry against a horde whose dice are 1, 2 and 3."""
    m = match(dice).hush().put("CON", "byzantium", "heavy-infantry", 2)
    m.put("CON", "barbarians", "light-infantry", horde)
    m.s.circle = [1, 2, 3]
    return m.begin(Battle(m.area("CON"), m.seat("byzantium"), m.seat("barbarians")))


def test_both_sides_stand_there_with_the_powers_that_work(match: Match, words: Words) -> None:
    m = fighting(match, [4, 4, 8])
    found = shown(m, words)
    assert found.title == "Battle: Constantinople"
    assert [side.owner for side in found.sides if side.attacker] == ["byzantium"]
    assert found.sides[1].owner == "barbarians"
    assert [[(one.name, one.count) for one in side.pieces] for side in found.sides] == [
        [("Heavy infantry", 2)],
        [("Light infantry", 3)],
    ]
    assert "Powers that work: heavy infantry" in found.sides[0].notes
    assert found.tracks[found.now] == "Dice"


def test_dice_lie_open_with_what_they_are_worth(match: Match, words: Words) -> None:
    m = fighting(match, [4, 4, 8])
    own = shown(m, words).sides[0]
    assert [(die.face, die.sides, die.option) for die in own.dice] == [
        ("4", 4, "rethrow:d4"),
        ("4", 6, "rethrow:d6"),
        ("8", 8, "rethrow:d8"),
    ]
    attack, casualties = own.pools
    assert attack.size == sum(item.value for item in attack.items)
    assert ("5.BATTLE.09", 8) in [(item.rule, item.value) for item in attack.items]
    assert (casualties.size, [item.value for item in casualties.items]) == (2, [4, -2])


def test_nobody_else_picks_the_dice(match: Match, words: Words) -> None:
    m = fighting(match, [4, 4, 8])
    assert {die.option for seat in (1, -1) for die in shown(m, words, seat).sides[0].dice} == {""}


def test_the_end_of_a_battle_is_told_with_its_losses(match: Match, words: Words) -> None:
    m = fighting(match, [4, 4, 8]).do("let-lie")
    while not m.done():
        m.do(m.ask().options[0].id)
    (told,) = SCENE.reports(m.log, 0, words)
    assert told.words == "Byzantium wins the battle against the barbarians."
    assert [(fate.owner, fate.won) for fate in told.sides] == [("byzantium", True), ("barbarians", False)]
    assert told.sides[1].notes == ["3 units lost"]
    assert told.place == "CON"


def test_the_fallen_lie_beside_their_side(match: Match, words: Words) -> None:
    m = fighting(match, [1, 5, 2, 1, 5, 2], horde=8).do("let-lie")
    assert m.asked() == ("byzantium", "battle-dice")
    (fallen,) = shown(m, words).sides[1].lost
    assert (fallen.owner, fallen.count) == ("barbarians", len(m.events("unit-lost")))
    assert fallen.count > 0


def test_no_dice_of_the_last_round_lie_there_when_the_next_one_begins(match: Match, words: Words) -> None:
    m = match([1, 1, 2, 1, 1, 2]).hush().put("CON", "byzantium", "light-infantry", 9)
    m.put("CON", "mamluks", "light-infantry", 9)
    m.begin(Battle(m.area("CON"), m.seat("byzantium"), m.seat("mamluks"))).do("fight", "fight", "let-lie")
    assert [len(side.dice) for side in shown(m, words).sides] == [3, 3]
    m.do("let-lie")
    assert m.ask().key == "battle-intent"
    assert [side.dice for side in shown(m, words).sides] == [[], []]
