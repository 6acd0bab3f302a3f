"""Administration cards: what a set of them may bring a nation of this age, and what each card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.rules.administration.deck import EDICTS, NO_CALAMITY, OF_KIND, POLICIES, Edict
from aevum.games.invasions.rules.status.ageing import section
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.edicts import effects
from aevum.terminal.lines import Cell, cell, grid

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.games.invasions.rules.world.world import World
    from aevum.words import Words

NUMBER, WHAT, DOES = 3, 24, 51
WIDTHS = (NUMBER, WHAT, DOES)


def edicts(w: World, ask: Ask, words: Words) -> list[str]:
    """The cards that one looks at."""
    now = section(w.age[NATIONS.index(str(ask.args["people"]))])
    rows: list[list[Cell]] = [[[], [], []]]
    for number, option in enumerate(ask.options, 1):
        edict = next(one for one in EDICTS if one.name == option.args["edict"])
        rows.append(_row(number, words.option(option), ", ".join(effects(edict, now, words))))
    return grid(rows, WIDTHS)


def policies(w: World, ask: Ask, words: Words) -> list[str]:
    """The sets that one may pay for, and how their cards fall out at this age."""
    now = section(w.age[NATIONS.index(str(ask.args["people"]))])
    rows: list[list[Cell]] = [[[], [], []]]
    for number, option in enumerate(ask.options, 1):
        cards = [EDICTS[card] for card in OF_KIND[POLICIES.index(str(option.args["policy"]))]]
        rows.append(_row(number, words.option(option), _prospect(cards, now, words)))
    return grid(rows, WIDTHS)


def _row(number: int, what: str, does: str) -> list[Cell]:
    return [[(f"{number:>{NUMBER}}", "bold cyan")], cell(what, WHAT), cell(does, DOES, "dim")]


def _prospect(cards: list[Edict], now: int, words: Words) -> str:
    gold = [card.gold[now] for card in cards]
    ages = [card.ageing[now] for card in cards]
    return words.say(
        "board-policy",
        cards=len(cards),
        leads=sum(card.leads[now] for card in cards),
        calamities=sum(card.calamity[now] != NO_CALAMITY for card in cards),
        gold=_range(gold),
        ages=_range(ages),
    )


def _range(values: list[int]) -> str:
    low, high = min(values), max(values)
    return f"{low:+d}" if low == high else f"{low:+d}…{high:+d}"
