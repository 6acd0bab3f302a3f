"""Cards of the three decks: events, diplomacy, administration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.administration.deck import COSTS, EDICTS, POLICIES
from aevum.games.invasions.rules.diplomacy.deck import KINDS, PRICE
from aevum.games.invasions.rules.diplomacy.targets import CARD as CARD_OF_USE
from aevum.games.invasions.rules.diplomacy.targets import RULE, USES
from aevum.games.invasions.rules.hands.deck import EVENTS, PRIVATE, TITLES
from aevum.games.invasions.rules.status.ageing import SECTIONS
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM, STATUS_NAMES
from aevum.games.invasions.scene.cells import CARD, DIPLOMACY, EDICT, EVENT
from aevum.games.invasions.telling.edicts import effects
from aevum.games.invasions.telling.seen import value
from aevum.scene.panel import Block, Card, Cell, Grid
from aevum.scene.spoken import title

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

OTHERS = {"bribe": "XXX.G.2", "nothing": "XXX.I.1"}
"""The rules of the cards that are not used by the list of `USES`."""


def card(view: View, id: str, words: Words) -> Card | None:
    deck, _, key = id.partition(".")
    if deck == EVENT and key in TITLES:
        return _event(id, key, words)
    if deck == DIPLOMACY and (key in KINDS or key in USES):
        return _diplomacy(id, key, words)
    if deck == EDICT and any(edict.name == key for edict in EDICTS):
        return _edict(id, key, words)
    return None


def _event(id: str, key: str, words: Words) -> Card:
    private = PRIVATE[EVENTS.index(key)]
    about = words.say("scene-private-event") if private else words.say("scene-public-event")
    found = Card(CARD, id, words.value("title", key), about, icon="scroll-unfurled")
    copies = (words.say("scene-fact-copies"), Cell(str(EVENTS.count(key)), rule="X.B.3"))
    found.blocks = [
        Block(text=title(words.value("gist", key)), rule="X.B.4"),
        Block(facts=[copies]),
    ]
    return found


def _diplomacy(id: str, key: str, words: Words) -> Card:
    kind = KINDS.index(key) if key in KINDS else CARD_OF_USE[USES.index(key)]
    found = Card(
        CARD, id, words.value("diplomacy", key), words.say("scene-diplomacy-card"), icon="shaking-hands"
    )
    found.blocks = [Block(text=title(words.value("use", key)), rule=_rule(key))]
    if PRICE[kind]:
        cost = Cell(words.say("scene-gold", gold=str(PRICE[kind])))
        found.blocks.append(Block(facts=[(words.say("scene-fact-price"), cost)]))
    return found


def _rule(key: str) -> str:
    return RULE[USES.index(key)] if key in USES else OTHERS[key]


def _edict(id: str, key: str, words: Words) -> Card:
    edict = next(one for one in EDICTS if one.name == key)
    policy = POLICIES[edict.kind]
    found = Card(CARD, id, words.value("edict", key), words.value("policy", policy), icon="laurel-crown")
    heads = [title(value(words, "column", "age")), words.say("scene-head-effects")]
    rows = [
        [Cell(title(value(words, "section", name))), Cell(", ".join(effects(edict, at, words)))]
        for at, name in enumerate(SECTIONS)
    ]
    costs = [
        (
            value(words, "status", STATUS_NAMES[status]),
            Cell(words.say("scene-gold", gold=str(COSTS[status][edict.kind])), rule="XIII.C.2"),
        )
        for status in (KINGDOM, EMPIRE)
    ]
    found.blocks = [
        Block(table=Grid(heads, rows), rule="XIII.E.1"),
        Block(words.say("scene-fact-price"), facts=costs),
    ]
    return found
