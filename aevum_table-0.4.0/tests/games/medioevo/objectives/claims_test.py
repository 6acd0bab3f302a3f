"""4.CARD.13-15 Objectives are shown, and tokens taken."""

from typing import Any

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from aevum.games.medioevo.rules.words import COLOURS
from aevum.testing import example, rule
from tests.games.medioevo.uses.pause import Pause
from tests.narrow import of_kind


def with_aim(m: Any, owner: str, card: int, objective: str) -> Any:
    """A card with this objective on its back; backs change places."""
    m.give(owner, card)
    aim = OBJECTIVES.index(objective)
    other = m.s.objective.index(aim)
    m.s.objective[other], m.s.objective[card - 1] = m.s.objective[card - 1], aim
    return m


def claims(m: Any) -> list[str]:
    return [wish for wish in m.offered() if wish.startswith("claim")]


@example("EX-024")
@rule("4.CARD.13", "4.CARD.19", "4.CARD.14")
def test_the_castle_amid_towers_gives_a_red_token(match: Any) -> None:
    m = with_aim(match(), "byzantium", 24, "ring-of-towers").active("byzantium")
    for place in ("ADR", "ATH", "BUL", "DUR"):
        m.build(place, "byzantium", "tower")
    m.turn(2, 4).learn("byzantium", "architecture").points("byzantium", "green", 3)
    m.hush().begin(PurchaseMenu(0))
    assert claims(m) == []
    m.do("build:castle:THE:300:3", "stop-marking")
    assert claims(m) == ["claim-objective:24:ring-of-towers:red"]
    m.do("claim-objective:24:ring-of-towers:red")
    assert m.s.deck[0] == 23
    assert m.s.holder[23] < 0
    assert m.s.tokens[COLOURS.index("red")] == 1
    assert m.s.token_supply[COLOURS.index("red")] == 7
    (shown,) = m.events("objective-claimed")
    assert (shown.args["seat"], all(shown.seen_by(seat) for seat in range(4))) == ("byzantium", True)
    assert claims(m) == []


@example("EX-024")
@rule("4.CARD.15")
def test_without_a_red_token_left_the_castle_amid_towers_gives_none(match: Any) -> None:
    m = with_aim(match(), "byzantium", 24, "ring-of-towers").active("byzantium")
    for place in ("ADR", "ATH", "BUL", "DUR"):
        m.build(place, "byzantium", "tower")
    m.s.token_supply[COLOURS.index("red")] = 0
    m.build("THE", "byzantium", "castle").begin(Pause())
    assert claims(m) == ["claim-without-token:24:ring-of-towers"]
    m.do("claim-without-token:24:ring-of-towers")
    assert (m.s.deck[0], sum(m.s.tokens)) == (23, 0)


@rule("4.CARD.15")
def test_the_last_token_of_a_colour_is_given(match: Any) -> None:
    m = with_aim(match(), "byzantium", 24, "ring-of-towers").active("byzantium")
    for place in ("ADR", "ATH", "BUL", "DUR"):
        m.build(place, "byzantium", "tower")
    m.build("THE", "byzantium", "castle").s.token_supply[COLOURS.index("red")] = 1
    m.turn(2, 4).hush().begin(PurchaseMenu(0))
    assert claims(m) == ["claim-objective:24:ring-of-towers:red"]


@rule("4.CARD.13")
def test_a_turned_card_is_shown_as_well_and_several_in_a_turn(match: Any) -> None:
    m = with_aim(match(), "byzantium", 7, "forest-of-bows").active("byzantium")
    with_aim(m, "byzantium", 9, "watchful-bowmen")
    m.put("CON", "byzantium", "archer", 3)
    for place in ("ADR", "GAL", "TRO"):
        m.put(place, "byzantium", "archer")
    m.s.turned[6] = 1
    m.begin(Pause()).do("claim-objective:7:forest-of-bows:red", "claim-objective:9:watchful-bowmen:yellow")
    assert m.s.turned[6] == 0
    assert m.s.deck[:2] == [8, 6]


@rule("4.CARD.14")
def test_of_two_gears_one_is_chosen_and_without_gear_any(match: Any) -> None:
    m = with_aim(match(), "byzantium", 9, "renown").active("byzantium")
    m.s.honour[0] = 25
    m.begin(Pause())
    assert claims(m) == ["claim-objective:9:renown:red", "claim-objective:9:renown:yellow"]
    m = with_aim(match(), "byzantium", 60, "renown").active("byzantium")
    m.s.honour[0] = 25
    m.begin(Pause())
    assert claims(m) == [f"claim-objective:60:renown:{colour}" for colour in COLOURS]


@rule("4.CARD.15")
def test_tokens_are_given_while_there_are_any(match: Any) -> None:
    m = with_aim(match(), "byzantium", 9, "renown").active("byzantium")
    m.s.honour[0] = 25
    m.s.token_supply[COLOURS.index("red")] = 0
    m.begin(Pause())
    assert claims(m) == ["claim-objective:9:renown:yellow"]
    m.s.token_supply[COLOURS.index("yellow")] = 0
    m.begin(Pause())
    m.do("claim-without-token:9:renown")
    assert sum(m.s.tokens) == 0
    assert m.s.holder[8] < 0
    assert m.told("objective-shown") == (
        "4.CARD.15",
        {"seat": "byzantium", "card": "9", "objective": "renown"},
    )


@rule("4.CARD.13", "0.PHASE.02")
def test_in_the_own_turn_or_where_all_play_at_once(match: Any) -> None:
    m = with_aim(match(), "mamluks", 9, "renown").active("byzantium")
    m.s.honour[1] = 25
    for phase, count in ((4, 2), (5, 0), (6, 0), (3, 2)):
        m.turn(2, phase).begin(Pause())
        found = [o.id for o in GAME.unasked(m.s, 1) if o.key.startswith("claim")]
        assert len(found) == count, phase
    m.turn(2, 6).active("mamluks").begin(Pause())
    m.initiate("mamluks", "claim-objective:9:renown:red")
    assert m.s.tokens[6 + COLOURS.index("red")] == 1


@rule("4.CARD.13", "4.CARD.05")
def test_what_is_shown_is_known_to_all(match: Any) -> None:
    m = with_aim(match(), "byzantium", 36, "golden-vault").active("byzantium").money("byzantium", 3050)
    m.begin(Pause())
    before = m.s.revealed
    assert of_kind(dict, GAME.view(m.s, 1).data["own"])["objective"][35] == -1
    m.do("claim-objective:36:golden-vault:blue")
    assert m.events("money-shown")[-1].args["florins"] == 3050
    assert m.s.revealed > before
    assert m.s.seen[35] == 0b1111
    own = of_kind(dict, GAME.view(m.s, 1).data["own"])
    assert own["objective"][35] == OBJECTIVES.index("golden-vault")


@rule("K.CARD.14", "K.36.1")
def test_florins_on_the_magnate_are_lost_with_it(match: Any) -> None:
    m = with_aim(match(), "byzantium", 36, "renown").active("byzantium")
    m.s.honour[0], m.s.deposit = 25, 300
    m.begin(Pause()).do("claim-objective:36:renown:blue")
    assert m.s.deposit == 0
    assert m.events("deposit-lost")[-1].args["florins"] == 300
