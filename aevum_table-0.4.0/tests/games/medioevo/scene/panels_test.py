"""Panels and cards, and that nothing secret is in them."""

import csv
import re
from collections.abc import Callable
from importlib.resources import files

import msgspec
import pytest

from aevum.engine.view import View
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.tables import BRANCHES, PACKAGE
from aevum.games.medioevo.rules.technologies import TECHNOLOGIES
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.scene import SCENE
from aevum.games.medioevo.telling.owners import OWNERS
from aevum.scene.panel import Block, Panel
from aevum.scene.source import source
from aevum.server.show.options import ask_info
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.scene.conftest import moments

Match = Callable[..., ScriptedMatch]


def of(view: View, name: str, words: Words) -> Panel:
    found = SCENE.panel(view, name, words)
    assert found is not None
    return found


def everything(view: View, words: Words) -> str:
    shown: list[object] = [
        SCENE.position(view, words),
        *(of(view, head.name, words) for head in SCENE.panels(view, words)),
    ]
    shown += [SCENE.card(view, "card", name, words) for name in CARD_NAMES]
    shown += [SCENE.card(view, "technology", name, words) for name in TECHNOLOGIES]
    shown += [SCENE.card(view, "owner", name, words) for name in OWNERS]
    for place, now in SCENE.position(view, words).places.items():
        shown.append(SCENE.card(view, "place", place, words))
        shown += [SCENE.card(view, "piece", piece.id, words) for piece in now.pieces]
    assert None not in shown
    if view.ask is not None:
        shown.append(ask_info(view, view.ask, source(GAME.name), words))
    return msgspec.json.encode(shown).decode()


def rules() -> set[str]:
    """Every address that the rule book opens."""
    found: set[str] = set()
    for name in ("clauses", "chapters"):
        text = files(PACKAGE).joinpath("data", f"{name}.csv").read_text(encoding="utf-8")
        found |= {row["id"] for row in csv.DictReader(text.splitlines())}
    return found


@pytest.mark.parametrize("options", [{}, {"players": 4, "kingdoms": "drawn", "teams": True, "blood": True}])
def test_whatever_happens_can_be_shown_with_rules_that_exist(options: dict[str, object]) -> None:
    known = rules()
    for table in moments(4, 0.01, **options):
        words = Words("en", GAME.name, table.seats)
        text = everything(table.view(table.seats[1]), words)
        assert "⟦" not in text
        assert set(re.findall(r'"rule":"([^"]+)"', text)) <= known


def tree(m: ScriptedMatch, seat: int, words: Words) -> Block:
    return of(GAME.view(m.s, seat), "technologies", words).blocks[0]


def test_the_tree_has_six_branches_and_shows_what_is_owned(match: Match, words: Words) -> None:
    m = match().learn("byzantium", "logistics")
    grid = tree(m, 0, words).table
    assert grid is not None
    assert len(grid.rows) == len(BRANCHES)
    assert [cell.tone for cell in grid.rows[0][1:]] == ["good", "good", "", "dim"]
    assert [cell.tone for cell in grid.rows[1][1:]] == ["", "dim", "dim", "dim"]


def test_own_cards_tell_their_objective_and_whether_it_is_met(match: Match, words: Words) -> None:
    m = match().give("byzantium", 1).give("mamluks", 7)
    for place in ("CON", "NIC", "ADR"):
        m.build(place, "byzantium", "cathedral")
    own, *others = of(GAME.view(m.s, 0), "cards", words).blocks
    texts = [cell.text for _, cell in own.facts]
    assert "Have cathedrals in at least 3 territories you control." in texts
    assert "Met: the card may be shown." in texts
    assert [cell.card for cell in others[0].cells] == ["card/7"]
    assert "Have at least 6 archers" not in str(msgspec.to_builtins(others))


def test_markets_list_open_settlements_with_what_they_pay(match: Match, words: Words) -> None:
    m = match().market("CON", "salt", "furs")
    blocks = of(GAME.view(m.s, 0), "markets", words).blocks
    grid = next(block.table for block in blocks if block.table is not None)
    (row,) = [row for row in grid.rows if row[0].place == "CON"]
    assert row[2].text == "2: salt, furs"
    assert int(row[3].text) > 0


def test_a_secret_pact_is_shown_to_its_signers_alone(match: Match, words: Words) -> None:
    m = match().hush().begin(PurchasePhase())
    m.do("offer-pact:mamluks", "term:passage:byzantium", "keep-secret")
    hidden = of(GAME.view(m.s, 2), "pacts", words).blocks[0]
    assert (hidden.text, hidden.facts) == ("What is in it only those know whom it concerns.", [])
    m.do("promise:wine for all", "send-offer")
    offered = of(GAME.view(m.s, 1), "pacts", words).blocks[0]
    assert [cell.text for _, cell in offered.facts][-2:] == ["“wine for all”", "It would be kept secret."]
    m.do("accept")
    for seat, known in ((0, True), (1, True), (2, False), (-1, False)):
        text = str(msgspec.to_builtins(of(GAME.view(m.s, seat), "pacts", words)))
        assert ("Secret pact" in text) == ("wine for all" in text) == known


def test_wars_tell_from_when_they_may_be_fought(match: Match, words: Words) -> None:
    m = match().war("byzantium", "mamluks", turn=1)
    wars = of(GAME.view(m.s, -1), "pacts", words).blocks[0]
    assert "from turn 2" in wars.cells[0].text
    wars = of(GAME.view(m.turn(2).s, -1), "pacts", words).blocks[0]
    assert wars.cells[0].text == "Byzantium is at war with Mamluk Sultanate"


@pytest.mark.parametrize("seat", [1, -1])
def test_nothing_shown_depends_on_what_another_hides(match: Match, words: Words, seat: int) -> None:
    found: list[str] = []
    for florins, aims in ((300, (1, 2)), (1600, (2, 1))):
        m = match().hush().give("byzantium", 1).money("byzantium", florins)
        m.s.objective[0], m.s.objective[1] = aims
        m.s.deck.sort(reverse=florins > 300)
        m.begin(PurchasePhase())
        found.append(everything(GAME.view(m.s, seat), words))
    assert found[0] == found[1]
