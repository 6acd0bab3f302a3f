"""5.MISC When cards and technologies may be used in a battle."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, line_up

Make = Callable[..., Match]


def armed(match: Make, dice: list[int]) -> Match:
    m = lay_out(match, dice)
    m.s.orders = []
    line_up(m, BLUE, "5 AR")
    line_up(m, YELLOW, "3 HI, 2 LI")
    return m


def asked_at(m: Match) -> list[str]:
    """The questions that are put to Blue until the round is over, each answered in the plainest way."""
    begin(m)
    found: list[str] = []
    while not m.done() and m.s.frames[1].round < 2:
        seat, key = m.asked()
        if seat == BLUE:
            found.append(key)
        plain = [
            wish for wish in ("pass", "fight", "let-lie", "keep-all", "captains-done") if wish in m.offered()
        ]
        m.do(plain[0] if plain else m.offered()[0])
    return found


@rule("5.MISC.01", "5.BATTLE.01")
def test_cards_may_be_used_in_the_order_of_the_steps(match: Make) -> None:
    m = armed(match, [1, 2, 8, 8, 8, 1, 2, 8, 1, 2, 3])
    # Ambush, Condottiero, Crossbowman, Surgeon, Assassin.
    m.give(BLUE, 17, 4, 8, 27, 46)
    assert asked_at(m) == [
        "before-battle", "round-begins", "battle-intent", "archery", "melee-begins", "battle-dice", "rolled",
        "damage-dealt",
    ]  # fmt: skip


@rule("5.MISC.02")
def test_technologies_may_be_used_too(match: Make) -> None:
    m = armed(match, [1, 2, 8, 8, 8, 1, 2, 8, 1, 2, 3])
    m.learn(BLUE, "strategy").token(BLUE, "red", 4)
    asked = asked_at(m)
    assert asked[:2] == ["round-begins", "battle-intent"]
    assert {"archery", "damage-dealt"} <= set(asked)


@rule("5.MISC.01")
def test_nobody_is_asked_who_could_use_nothing(match: Make) -> None:
    m = armed(match, [1, 2, 8, 8, 8, 1, 2, 8, 1, 2, 3])
    m.give(BLUE, 22)
    assert asked_at(m) == ["battle-intent", "battle-dice"]


@rule("5.MISC.03")
def test_pieces_of_a_battle_may_be_taken_off_before_a_round(match: Make) -> None:
    m = armed(match, [])
    m.item(m.place, BLUE, "war-wagon")
    m.item(m.place, YELLOW, "war-wagon")
    begin(m)
    assert m.asked() == (BLUE, "battle-intent")
    m.initiate(BLUE, "remove-pieces").do(f"scrap:{m.place}:war-wagon:1:1", f"disband:{m.place}:archer")
    m.do("keep-the-rest")
    assert m.asked() == (BLUE, "battle-intent")
    assert (m.s.items(0), m.at(m.place, BLUE)) == ([], {"archer": 4})
    assert not [wish for wish in m.offered() if wish.startswith("flee")]  # the wagon is gone
    # It is not Yellow's turn.
    assert [option.key for option in GAME.initiatives(m.s, 1) if option.key == "remove-pieces"] == []


@rule("5.MISC.03", "5.NAVAL.07")
def test_galleys_that_fight_are_not_taken_off(match: Make) -> None:
    m = lay_out(match, [], "MAR")
    for owner in (BLUE, YELLOW):
        line_up(m, owner, "AR")
        m.item("MAR", owner, "galley")
    m.item("MAR", BLUE, "galley")
    begin(m).do("tell-off:1").initiate(BLUE, "remove-pieces")
    refusal = m.why_not("scrap-at-sea:MAR:galley:1:2")
    assert (refusal.key, refusal.rule) == ("galley-fights", "5.NAVAL.07")
