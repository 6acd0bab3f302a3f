"""Cards of Empire cards and technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.hidden import UNKNOWN
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.tables import BRANCHES
from aevum.games.medioevo.rules.technologies import BRANCH, LEVEL, POINTS, PRICE, TECHNOLOGIES, owns
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, CARD_RULE, COST, LASTS, MOMENTS
from aevum.games.medioevo.rules.words import COLOURS
from aevum.games.medioevo.telling import cells, icons
from aevum.games.medioevo.telling.panels.cards import points_words
from aevum.games.medioevo.telling.panels.technologies import levels_of
from aevum.games.medioevo.telling.seen import seen
from aevum.scene.panel import Block, Card, Cell
from aevum.scene.spoken import said, value

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words


def empire(view: View, id: str, words: Words) -> Card | None:
    if id not in CARD_NAMES:
        return None
    s = seen(view)
    number = CARD_NAMES.index(id)
    found = Card("card", id, value(words, "card", id), icon=icons.CARD)
    when = ", ".join(value(words, "window", name) for name in MOMENTS[number])
    facts = [
        (said(words, "scene-fact-ability"), Cell(said(words, f"gist-card-{id}"), rule=CARD_RULE[number])),
        (said(words, "scene-fact-when"), Cell(when)),
        (said(words, "scene-fact-points"), Cell(points_words(number, words), rule="4.CARD.09")),
    ]
    if LASTS[number]:
        facts.append((said(words, "scene-fact-lasts"), Cell(value(words, "lasts", LASTS[number]))))
    if COST[number]:
        cost = said(words, "scene-florins", florins=COST[number])
        facts.append((said(words, "scene-fact-price"), Cell(cost)))
    if s.objective[number] != UNKNOWN:
        aim = OBJECTIVES[s.objective[number]]
        cell = Cell(value(words, "aim", aim), icon=icons.OBJECTIVE, rule="4.CARD.13")
        facts.append((value(words, "objective", aim), cell))
    if s.holder[number] != DECK and 0 <= s.holder[number] < s.players():
        facts.append((said(words, "scene-head-holder"), cells.seat(s, s.holder[number], words)))
    found.blocks = [Block(facts=facts)]
    return found


def technology(view: View, id: str, words: Words) -> Card | None:
    if id not in TECHNOLOGIES:
        return None
    s = seen(view)
    number = TECHNOLOGIES.index(id)
    branch = BRANCHES[BRANCH[number]]
    about = said(words, "scene-level-of", branch=branch, level=cells.LEVELS[LEVEL[number]])
    found = Card("technology", id, value(words, "technology", id), about, icon=icons.BRANCH[branch])
    points = said(words, "scene-points", points=POINTS[number], colour=COLOURS[BRANCH[number]])
    facts = [
        (said(words, "scene-fact-ability"), Cell(said(words, f"gist-{id}"), rule="B.TECH")),
        (said(words, "scene-fact-use"), Cell(points)),
        (
            said(words, "scene-fact-price"),
            Cell(said(words, "scene-florins", florins=PRICE[number]), rule="4.TECH.01"),
        ),
    ]
    found.blocks = [Block(facts=facts)]
    owners = [cells.seat(s, seat, words) for seat in range(s.players()) if owns(number, levels_of(s, seat))]
    if owners:
        found.blocks.append(Block(said(words, "scene-owners"), cells=owners))
    return found


KEYS: tuple[str, ...] = ()
"""`gist-card-1` and `gist-carpentry` stand in the vocabulary."""
