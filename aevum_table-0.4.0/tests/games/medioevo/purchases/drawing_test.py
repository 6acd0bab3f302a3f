"""4.CARD.02-05 Empire cards are bought."""

from random import Random

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.games.medioevo.rules.turn import Match
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_NAMES, COST, MOST, POWER
from aevum.kit.tables import rows
from aevum.testing import example, rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


def card(number: int) -> str:
    """The option for a card whose objective is the one of its own number."""
    return f"take-card:{number}:{OBJECTIVES[number - 1]}"


@rule("4.CARD.02", "4.CARD.03", "4.CARD.04", "4.CARD.05")
def test_two_are_drawn_and_one_is_kept(match: Make) -> None:
    m = shop(shopping(match, dice=[]))
    m.do("buy-card:100")
    assert m.asked() == ("byzantium", "take-card")
    assert m.offered() == [card(72), card(71)]
    m.do(card(71))
    assert m.s.holder[70] == 0
    assert (m.s.deck[0], m.s.deck[-1]) == (71, 69)  # the other lies under the deck
    assert m.florins("byzantium") == 1500
    refusal = m.why_not("buy-card:150")
    assert refusal is not None
    assert refusal.rule == "4.CARD.02"


@example("EX-021")
@rule("4.CARD.03", "4.CARD.06")
def test_ex_021_the_fourth_card_costs_250(match: Make) -> None:
    m = shop(shopping(match, dice=[]).give("byzantium", 1, 2, 3))
    m.do("buy-card:250", card(72))
    assert m.florins("byzantium") == 1600 - 250
    assert [number + 1 for number, holder in enumerate(m.s.holder) if holder == 0] == [1, 2, 3, 72]


@rule("4.CARD.04")
def test_a_cathedral_in_a_controlled_territory_lets_draw_two_more(match: Make) -> None:
    m = shopping(match).build("CON", "byzantium", "cathedral").build("THE", "byzantium", "cathedral")
    m.put("THE", "barbarians", "archer")
    shop(m).do("buy-card:100")
    assert len(m.offered()) == 4


@rule("4.CARD.04")
def test_a_short_deck_gives_what_there_is(match: Make) -> None:
    m = shopping(match)
    m.s.holder = [2] * 71 + [-1]
    m.s.deck = [71]
    shop(m).do("buy-card:100")
    assert m.offered() == [card(72)]
    m.do(card(72))
    refusal = m.why_not("buy-card:150")
    assert refusal is not None
    assert refusal.key == "card-bought-already"
    assert m.told("cards-drawn") == ("4.CARD.04", {"seat": "byzantium", "count": 1})
    assert m.told("card-taken") == ("4.CARD.05", {"seat": "byzantium", "card": "72"})


@rule("4.CARD.04")
def test_the_rest_go_under_the_deck_in_random_order(match: Make) -> None:
    m = shopping(match, dice=[3, 1, 2]).build("CON", "byzantium", "cathedral")
    shop(m).do("buy-card:100", card(72))
    assert m.s.deck[:3] == [69, 68, 70]  # of 71, 70 and 69 the second came first
    (put_back,) = m.events("cards-put-back")
    assert put_back.to == 0


@rule("4.CARD.05", "0.COMP.07")
def test_others_do_not_see_what_is_looked_at(match: Make) -> None:
    m = shop(shopping(match)).do("buy-card:100")
    frames = GAME.view(m.s, 1).data["frames"]
    assert isinstance(frames, list)
    assert frames[-1]["cards"] == [-1, -1]
    assert all(not event.seen_by(1) for event in m.events("card-drawn"))
    m.s.frames[0] = Match()  # what can be saved
    imagined = GAME.imagine(GAME.view(m.s, 1), Random(1))
    assert len(GAME.asks(imagined)[0].options) == 2
    known = GAME.imagine(GAME.view(m.s, 0), Random(1))
    assert [option.id for option in GAME.asks(known)[0].options] == m.offered()
    assert isinstance(known, MedioevoState)
    assert not {70, 71} & set(known.deck)


@rule("K.CARD.25", "K.62.1")
def test_the_savior_draws_again(match: Make) -> None:
    m = shop(shopping(match, dice=[2, 1]).give("byzantium", 62))
    m.do("buy-card:150", "use-card:62")
    assert m.asked() == ("byzantium", "take-card")
    assert m.offered() == [card(70), card(69)]
    assert m.s.deck[:2] == [70, 71]
    assert m.s.turned[61]


@rule("K.CARD.25", "K.62.1")
def test_the_savior_draws_as_many_again_from_a_short_deck(match: Make) -> None:
    m = shopping(match, dice=[2, 1]).give("byzantium", 62)
    m.s.holder = [holder if holder == 0 else 2 for holder in m.s.holder[:-3]] + [-1, -1, -1]
    m.s.deck = [69, 70, 71]
    shop(m).do("buy-card:150", "use-card:62", "pass")  # others could answer the card
    assert len(m.offered()) == 2
    assert card(70) in m.offered()


@rule("K.CARD.25", "K.62.1")
def test_only_the_buyer_draws_again(match: Make) -> None:
    m = shop(shopping(match).give("mamluks", 62)).do("buy-card:100")
    assert m.asked() == ("byzantium", "take-card")


@rule("4.CARD.01")
def test_no_two_cards_are_alike(match: Make) -> None:
    backs = match().s.objective
    assert len(set(backs)) == len(backs) == len(CARD_NAMES) == 72
    characters = [row["character"] for row in rows(PACKAGE, "cards")]
    abilities = set(zip(characters, POWER, COST, AMOUNT, MOST, strict=True))
    assert len(abilities) == len(CARD_NAMES)
    assert all(character and power for character, power, _, _, _ in abilities)


@rule("K.CARD.25", "K.62.1")
def test_nobody_draws_again_from_an_empty_deck(match: Make) -> None:
    m = shopping(match).give("byzantium", 62)
    m.s.holder = [holder if holder == 0 else 2 for holder in m.s.holder[:-2]] + [-1, -1]
    m.s.deck = [70, 71]
    shop(m).do("buy-card:150")
    assert m.asked() == ("byzantium", "take-card")
