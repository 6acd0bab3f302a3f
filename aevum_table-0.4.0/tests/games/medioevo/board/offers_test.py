"""Many answers in few lines."""

from rich.text import Text

from aevum.engine import Ask, Option
from aevum.games.medioevo.board import BOARD
from aevum.games.medioevo.board.offers import offers, unlisted
from aevum.words import Words

WORDS = Words("en", "medioevo", ["byzantium", "mamluks"])


def ask(*options: Option) -> Ask:
    asked = Ask(0, "buy", 0, 0)
    asked.options = list(options)
    return asked


def shown(asked: Ask) -> list[str]:
    return [Text.from_markup(line).plain for line in offers(asked, unlisted(asked), WORDS)]


def test_few_answers_are_left_to_the_list() -> None:
    assert (
        unlisted(ask(Option("place-village", {"place": "CON"}), Option("place-village", {"place": "NIC"})))
        == []
    )


def test_units_stand_by_the_place_with_their_prices() -> None:
    hires = [
        Option("hire", {"place": place, "unit": unit, "florins": 50, "points": 0})
        for place in ("CON", "NIC")
        for unit in ("light-infantry", "archer", "heavy-infantry", "cavalry")
    ]
    lines = shown(ask(*hires))
    assert lines[0] == "Constantinople: 1) light 50 · 2) archer 50 · 3) heavy 50 · 4) cavalry 50"
    assert lines[1].startswith("Nicaea: 5) light 50")


def test_figures_are_a_range() -> None:
    lines = shown(ask(*(Option("bid", {"florins": 10 * n}) for n in range(20))))
    assert lines == ["bid:N or just N, your figure: 0 florins … 190 florins"]


def test_what_a_question_is_about_is_numbered_first() -> None:
    asked = ask(Option("borrow", {"florins": 500}), Option("tax", {"florins": 10}), Option("remove-pieces"))
    assert [option.id for option in BOARD.ordered(asked)] == ["tax:10", "borrow:500", "remove-pieces"]
    assert "2) Borrow 500 florins" in " ".join(shown(asked))


def test_a_card_with_many_targets_is_named_once() -> None:
    targets = [Option("use-card", {"card": "1", "place": place}) for place in ("CON", "NIC", "THE")]
    text = " ".join(shown(ask(*targets, Option("done-buying"))))
    assert text.count("Bishop") == 1
    assert "3) Nicaea" in text


def test_in_a_moment_cards_are_the_answers() -> None:
    assert unlisted(ask(Option("use-card", {"card": "1"}), Option("pass"))) == []


def test_terms_stand_by_what_they_are_and_who_gives_them() -> None:
    terms = [
        Option("term", {"term": "commerce", "seat": seat, "amount": amount})
        for seat in ("byzantium", "mamluks")
        for amount in (0, 50, 100, 150)
    ]
    lines = shown(ask(*terms))
    assert lines[0] == "commerce, Byzantium: 1) 0 · 2) 50 · 3) 100 · 4) 150"
