"""What options and events are about, and how they are grouped."""

from collections.abc import Callable

from aevum.engine import Option
from aevum.engine.event import Event
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.diplomacy.sign import sign
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.terms import NUMBER, PASSAGE
from aevum.games.medioevo.scene import SCENE
from aevum.scene.source import Focus
from aevum.testing import rule
from aevum.words import Words
from tests.games.medioevo.battle.field import BLUE, begin, lay_out, line_up
from tests.games.medioevo.conftest import ScriptedMatch

Match = Callable[..., ScriptedMatch]


def of(m: ScriptedMatch, start: str) -> Focus:
    """Of the first open option that begins like this."""
    return SCENE.focus(GAME.view(m.s, m.ask().seat), m.ask(), option(m, start))


def option(m: ScriptedMatch, start: str) -> Option:
    return next(one for one in m.ask().options if one.id.startswith(start))


def marching(match: Match) -> ScriptedMatch:
    m = match([1, 1, 1]).hush().put("ADR", "byzantium", "light-infantry", 2)
    m.item("ADR", "byzantium", "war-wagon")
    m.put("BUL", "barbarians", "light-infantry")
    return m.begin(CombatPhase()).do("set-out-from:ADR")


def test_what_may_be_done_besides_the_question_has_a_heading(match: Match) -> None:
    m = match().hush().begin(PurchasePhase())
    assert of(m, "borrow").group == "money"
    assert of(m, "declare-war").group == "diplomacy"
    assert of(m, "learn").group == of(m, "done-buying").group == ""


def test_terms_of_a_pact_stand_under_what_they_are_about_and_words_are_taken(match: Match) -> None:
    m = match().hush().begin(PurchasePhase()).do("offer-pact:mamluks")
    assert of(m, "term:payment").group == "pact-payment"
    assert of(m, "drop-offer").group == ""
    assert SCENE.written(GAME.view(m.s, 0)) == "promise:"
    assert SCENE.written(GAME.view(m.s, 1)) == ""


def test_a_step_is_an_arrow_and_tells_the_odds_where_somebody_stands(match: Match, words: Words) -> None:
    m = marching(match).do("take-all")
    step = of(m, "go-to:BUL")
    assert step.places == ["BUL"]
    assert step.path == ["ADR", "BUL"]
    assert step.odds
    assert not of(m, "go-to:CON").odds
    found = SCENE.odds(GAME.view(m.s, 0), option(m, "go-to:BUL"), words)
    assert found is not None
    assert abs(sum(chance.share for chance in found.chances) - 1) < 1e-9


@rule("E.BARB.03")
def test_a_step_into_barbarian_land_tells_the_odds_against_the_horde_to_come(
    match: Match, words: Words
) -> None:
    m = match([1, 1, 1]).hush().put("ADR", "byzantium", "light-infantry", 2)
    m.item("ADR", "byzantium", "war-wagon")
    m.s.circle = [2, 3, 8]
    m.begin(CombatPhase()).do("set-out-from:ADR", "take-all")
    assert of(m, "go-to:BUL").odds
    found = SCENE.odds(GAME.view(m.s, 0), option(m, "go-to:BUL"), words)
    assert found is not None
    assert found.means[1][1] > 1


def test_units_and_transports_are_found_on_the_map(match: Match) -> None:
    m = marching(match)
    assert of(m, "take-thing:war-wagon").pieces == ["item:0"]
    m.do("take-thing:war-wagon:1:1")
    assert of(m, "take-unit:light-infantry").pieces == ["ADR:byzantium:light-infantry"]


def test_damage_of_barbarians_is_shown_at_theirs_though_a_player_deals_it(match: Match) -> None:
    m = lay_out(match, [1, 6, 8])
    m.s.circle = [1, 2, 4]
    line_up(m, BLUE, "2 HI, 2 AR")
    line_up(m, "barbarians", "3 LI, 2 AR, CPT1")
    begin(m, BLUE, "barbarians").do("let-lie")
    (piece,) = of(m, "hit:light-infantry").pieces
    assert piece.endswith(":barbarians:light-infantry")


def test_a_card_that_is_used_can_be_read(match: Match) -> None:
    m = match().hush().give("byzantium", 2).begin(PurchasePhase())
    assert of(m, "use-card:2").card == "card/2"
    assert of(m, "use-card:2").group == "cards"
    assert of(m, "learn:carpentry").card == "technology/carpentry"


@rule("C.PACT.01")
def test_a_pact_that_is_named_can_be_read_by_those_who_know_of_it(match: Match, words: Words) -> None:
    m = match().hush().begin(PurchasePhase())
    sign(m.s, [0, 1], [[0, PASSAGE, 0, 1, 0, 0, 0, 0]], 0, True, "")
    number = m.s.terms[-1][NUMBER]
    m.do("borrow:500")
    assert of(m, "break-pact").card == f"pact/{number}"
    found = SCENE.card(GAME.view(m.s, 0), "pact", str(number), words)
    assert found is not None
    assert found.title == "Secret pact 1: Byzantium and Mamluk Sultanate"
    assert "passage" in found.blocks[0].facts[0][1].text
    assert SCENE.card(GAME.view(m.s, 2), "pact", str(number), words) is None
    assert SCENE.card(GAME.view(m.s, 0), "pact", "x", words) is None


def test_events_that_move_something_are_arrows() -> None:
    moved = Event("raid-march", {"seat": "byzantium", "from_place": "BOS", "place": "SER"}, "2.BARB.02")
    assert SCENE.event_focus(moved).path == ["BOS", "SER"]
    built = Event("conquered", {"seat": "byzantium", "place": "SER"}, "5.CONQ.01")
    assert (SCENE.event_focus(built).places, SCENE.event_focus(built).path) == (["SER"], [])
    args: dict[str, object] = {"seat": "byzantium", "from_place": "CON", "places": ["NIC", "KON"]}
    laid = SCENE.event_focus(Event("route-opened", args, "6.ROUTE.01"))
    assert (laid.places, laid.path) == (["CON", "NIC", "KON"], [])
