"""Panels and cards: each can be opened, says every word, and cites rules that there are."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.administration.deck import EDICTS
from aevum.games.invasions.rules.diplomacy.deck import KINDS
from aevum.games.invasions.rules.hands.deck import TITLES
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.scene import SCENE
from aevum.games.invasions.telling.hand import held_events
from aevum.kit.tables import rows
from aevum.words import Words

NAMES = ["nations", "hands", "goals", "ties", "income", "timeline", "religions", "scores"]
CLAUSES = {row["id"] for row in rows(PACKAGE, "clauses")}


def within(thing: object) -> Iterator[dict[str, object]]:
    """Every part of a panel or card, as plain data."""
    if isinstance(thing, dict):
        yield thing
        for value in thing.values():
            yield from within(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from within(value)


def check(thing: object) -> set[str]:
    """Its rules are there and its words are said; the cards that it opens."""
    data = msgspec.to_builtins(thing)
    assert "⟦" not in msgspec.json.encode(data).decode()
    opened: set[str] = set()
    for part in within(data):
        assert part.get("rule", "III.A.1") in CLAUSES
        if part.get("card"):
            opened.add(str(part["card"]))
    return opened


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3])
def test_every_panel_and_every_card_that_it_opens(late: Table, words: Words, seat: int) -> None:
    view = GAME.view(late.state, seat)
    heads = SCENE.panels(view, words)
    assert [head.name for head in heads] == NAMES
    icons = SCENE.board("350", {}, words).icons
    assert all(head.icon in icons for head in heads)
    opened: set[str] = set()
    for head in heads:
        opened |= check(SCENE.panel(view, head.name, words))
    for name in opened:
        kind, _, id = name.partition("/")
        check(SCENE.card(view, kind, id, words))
        assert SCENE.card(view, kind, id, words) is not None, name


def test_a_card_for_everything(late: Table, words: Words) -> None:
    view = GAME.view(late.state, 0)
    board, now = SCENE.board("350", {}, words), SCENE.position(view, words)
    things = [("place", place.id) for place in board.places]
    things += [("region", region.id) for region in board.regions]
    things += [("owner", name) for name in NATIONS]
    things += [("piece", piece.id) for place in now.places.values() for piece in place.pieces]
    things += [("piece", f"leader:{name}") for name in LEADERS]
    things += [("card", f"event.{name}") for name in TITLES]
    things += [("card", f"diplomacy.{name}") for name in KINDS]
    things += [("card", f"edict.{edict.name}") for edict in EDICTS]
    for kind, id in things:
        card = SCENE.card(view, kind, id, words)
        assert card is not None, (kind, id)
        assert (card.kind, card.id) == (kind, id)
        assert card.icon == "" or card.icon in board.icons
        check(card)


@pytest.mark.parametrize(
    ("kind", "id", "text", "rule"),
    [
        ("card", "diplomacy.bribe", "", "XXX.G.2"),
        ("card", "diplomacy.break", "", "XXX.B.8"),
        ("card", "event.famine", "", "X.B.4"),
        ("card", "edict.{edict}", "", "XIII.E.1"),
        ("region", "Graecia", "Income of a Kingdom", "XIV.D.5"),
        ("region", "Graecia", "Income of an Empire", "XIV.E.4"),
        ("place", "Delta", "Religion", "XXXI.A.1"),
        ("place", "Mare Siculum", "Fleets in a stack", "XXV.A.4"),
        ("place", "Latium", "City", "III.F.3"),
    ],
)
def test_a_rule_says_what_stands_beside_it(
    late: Table, words: Words, kind: str, id: str, text: str, rule: str
) -> None:
    """`text`: the fact that the rule is of, or none for what the whole card is about."""
    card = SCENE.card(GAME.view(late.state, 0), kind, id.format(edict=EDICTS[0].name), words)
    assert card is not None
    cited = {name: cell.rule for block in card.blocks for name, cell in block.facts}
    assert (cited[text] if text else card.blocks[0].rule) == rule


def test_pieces_of_a_fight_have_cards(words: Words) -> None:
    table = Table(GAME, "adrianopolis", {}, 1)
    view = GAME.view(table.state, 0)
    shown = SCENE.contest(view, words)
    assert shown is not None
    for side in shown.sides:
        for piece in side.pieces:
            card = SCENE.card(view, "piece", piece.id, words)
            assert card is not None
            assert card.title == piece.name


@pytest.mark.parametrize(
    ("kind", "id"),
    [("place", "Atlantis"), ("piece", "x"), ("owner", "x"), ("card", "event.x"), ("x", "y"), ("region", "x")],
)
def test_nothing_of_what_is_not(late: Table, words: Words, kind: str, id: str) -> None:
    assert SCENE.card(GAME.view(late.state, 0), kind, id, words) is None
    assert SCENE.panel(GAME.view(late.state, 0), id, words) is None


def test_own_cards_are_counted_and_no_others_are_named(late: Table, words: Words) -> None:
    state: Any = late.state
    for seat in range(4):
        view = GAME.view(state, seat)
        own = set(held_events(state, seat))
        panel = SCENE.panel(view, "hands", words)
        named = {card for card in check(panel) if card.startswith("card/event.")}
        assert named == {f"card/event.{key}" for key in own}
    onlooker = SCENE.panel(GAME.view(late.state, -1), "hands", words)
    assert not {card for card in check(onlooker) if card.startswith("card/")}


def test_a_single_fight_has_no_panels(words: Words) -> None:
    view = GAME.view(Table(GAME, "adrianopolis", {}, 1).state, 0)
    assert SCENE.panels(view, words) == []
    assert SCENE.panel(view, "nations", words) is None
