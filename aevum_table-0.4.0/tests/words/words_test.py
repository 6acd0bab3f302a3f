"""Words for keys and arguments."""

import pytest

from aevum.engine import Ask, BadData, Event, Game, Modifier, Option, Outcome, Refusal
from aevum.words import Words


@pytest.fixture
def words(caravans: Game) -> Words:
    return Words("en", caravans.name, ["Palmyra", "Petra", "Dura"])


def test_every_kind_of_key_has_its_own_messages(words: Words) -> None:
    assert words.event(Event("dealt", {"seat": "Petra"})) == "House of Petra gets a card."
    assert words.ask(Ask(0, "bid", 1, 0, {"round": 3})).startswith("Round 3: ")
    assert words.option(Option("play", {"card": "guide"})) == "Play a guide"
    assert words.refusal(Refusal("poor", {"gold": 2})) == "You have only 2 coins."
    assert words.modifier(Modifier(-2, "bandits", "C.6.2")) == "bandits on the road"
    assert words.seat("Dura") == "House of Dura"
    assert words.scenario("spring") == "A spring"


def test_the_outcome_names_its_winners(words: Words) -> None:
    assert words.outcome(Outcome([2], [0, 0, 9], "richest")) == "House of Dura is the richest."
    shared = words.outcome(Outcome([0, 2], [9, 0, 9], "richest"))
    assert shared == "House of Palmyra and House of Dura are the richest."


def test_without_a_game_only_the_program_speaks() -> None:
    assert Words().refusal(Refusal("unknown-seat", {"seat": 9})) == "There is no seat 9 at this table."
    assert Words().seat("roman-hun") == "⟦seat-roman-hun⟧"


def test_a_seat_may_be_given_by_its_number(words: Words) -> None:
    assert words.event(Event("dealt", {"seat": 1})) == "House of Petra gets a card."
    assert words.refusal(Refusal("unknown-seat", {"seat": 9})) == "There is no seat 9 at this table."


def test_a_seat_goes_by_the_name_that_it_was_given(caravans: Game) -> None:
    words = Words("en", caravans.name, ["Palmyra", "player-2"], {"player-2": "Dura"})
    assert words.seat("player-2") == "House of Dura"
    assert words.seat("Palmyra") == "House of Palmyra"
    assert words.event(Event("dealt", {"seat": "player-2"})) == "House of Dura gets a card."
    assert words.event(Event("dealt", {"seat": 1})) == "House of Dura gets a card."


def test_arguments_are_looked_up_by_the_last_part_of_their_name(words: Words) -> None:
    assert words.value("card", "escort") == "an escort"
    assert words.value("lost_card", "escort") == "an escort"
    assert words.value("card", "unheard-of") == "unheard-of"
    assert words.value("gold", 1) == "1"
    assert words.value("flag", True) == "yes"


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([], "none"),
        (["guide"], "a guide"),
        (["guide", "bandits"], "a guide and bandits"),
        (["guide", "bandits", "escort"], "a guide, bandits and an escort"),
    ],
)
def test_lists_are_joined(words: Words, cards: list[str], text: str) -> None:
    assert words.value("cards", cards) == text


def test_numbers_select_their_form(words: Words) -> None:
    assert [words.option(Option("bid", {"gold": n})) for n in (0, 1, 2)] == [
        "Bid nothing",
        "Bid one coin",
        "Bid 2 coins",
    ]


def test_the_words_of_the_engine_serve_every_game(words: Words) -> None:
    assert words.option(Option("pass")) == "Pass"
    order = words.option(Option("order", {"trigger": "ambush", "do": "pass"}))
    assert order == "From now on pass by itself: ambushes"


def test_a_missing_message_is_plain_to_see(words: Words) -> None:
    assert words.event(Event("unheard-of", {})) == "⟦event-unheard-of⟧"


def test_no_isolating_marks(words: Words) -> None:
    assert words.event(Event("dealt", {"seat": "Petra"})).isascii()


def test_an_unknown_language(caravans: Game) -> None:
    with pytest.raises(BadData, match="no words in 'xx'; known languages: en"):
        Words("xx", caravans.name)


def test_a_game_without_words_is_no_fault() -> None:
    assert Words("en", "no-such-game").seat("x") == "⟦seat-x⟧"
