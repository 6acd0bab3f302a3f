"""The questions of a whole match that are not about a stack: what one should know to answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.invasions.board import governing, offers, shop
from aevum.games.invasions.board.cards import event_cards
from aevum.games.invasions.board.nations import own_table
from aevum.games.invasions.board.outlook import income, unrest
from aevum.games.invasions.board.ties import own_ties
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.nations import own_nations
from aevum.terminal.lines import Line, fold, paint

if TYPE_CHECKING:
    from aevum.engine.ask import Ask
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

SHOWN = {
    "counsel": (offers.ENVOYS, offers.OFFER, offers.EVENT),
    "policy": ("govern",),
    "edict": ("play",),
    "purchases": (shop.BUY,),
}
"""By question: the answers that its table shows with their numbers."""
SURVEYS = ("found-kingdom", "convert", "public-event", "suppress", "alliance-offer", "foedus-reply")
"""Questions before which one likes to see how one's nations stand."""


def about(s: InvasionsState, seat: int, ask: Ask, frame: dict[str, object], words: Words) -> list[str] | None:
    """None for a question that these tables have nothing to say to."""
    if ask.key == "counsel":
        survey = [] if ask.args["peoples"] else [*_survey(s, seat, words), ""]
        return [*survey, *offers.offers(ask, words)]
    if ask.key == "policy":
        return [*_nation(s, ask, words), "", *governing.policies(s.world, ask, words)]
    if ask.key == "edict":
        return governing.edicts(s.world, ask, words)
    if ask.key == "purchases":
        return shop.shop(s, ask, frame, words)
    if ask.key in SURVEYS:
        return _survey(s, seat, words)
    return None


def _survey(s: InvasionsState, seat: int, words: Words) -> list[str]:
    """How the nations of the seat stand, what binds and troubles them, and the event cards in hand."""
    nations = own_nations(s.world, seat)
    troubles = [line for n in nations for line in unrest(s, n, words)]
    lines: list[Line] = [*own_ties(s, seat, words), *troubles]
    cards = event_cards(s, seat, words)
    if cards:
        lines += [(words.say("board-in-hand"), "dim"), *cards]
    return [*own_table(s, seat, words), *(paint(part) for line in lines for part in fold(line))]


def _nation(s: InvasionsState, ask: Ask, words: Words) -> list[str]:
    n = NATIONS.index(str(ask.args["people"]))
    lines = [*income(s, n, words), *unrest(s, n, words)]
    return [paint(part) for line in lines for part in fold(line)]
