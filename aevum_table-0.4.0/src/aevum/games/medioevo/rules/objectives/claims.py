"""Objectives are claimed (4.CARD.13)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.objectives.aims import is_shown, met
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, GEARS
from aevum.games.medioevo.rules.uses.deck import put_under
from aevum.games.medioevo.rules.words import COLOURS

CLAIM_KEYS: tuple[str, ...] = ("claim-objective", "claim-without-token")
_IN_TURN_ORDER: Final = (5, 6)
"""Combat and trade (0.PHASE.02)."""


def claim_options(s: MedioevoState, seat: int) -> list[Option]:
    """4.CARD.13, R-056: in the own turn, or in a phase that all play at once."""
    if s.phase in _IN_TURN_ORDER and s.active != seat:
        return []
    found: list[Option] = []
    for card in range(len(s.holder)):
        if s.holder[card] == seat and met(s, seat, s.objective[card]):
            found.extend(_tokens(s, card))
    return found


def _tokens(s: MedioevoState, card: int) -> list[Option]:
    """4.CARD.14: by colours of the gear; 4.CARD.15: as far as there are any."""
    told: dict[str, object] = {"card": CARD_NAMES[card], "objective": OBJECTIVES[s.objective[card]]}
    colours = [colour for colour in GEARS[card] if s.token_supply[colour] > 0]
    if not colours:
        return [Option("claim-without-token", told, "4.CARD.15")]
    return [Option("claim-objective", {**told, "colour": COLOURS[colour]}, "4.CARD.14") for colour in colours]


def claim(s: MedioevoState, seat: int, option: Option) -> None:
    """The card is shown and goes under the deck, turned or not (R-056)."""
    card = CARD_NAMES.index(str(option.args["card"]))
    told: dict[str, object] = {"seat": s.seats[seat], **option.args}
    s.revealed += 1
    s.seen[card] = (1 << s.players()) - 1
    if is_shown(s.objective[card]):
        s.tell("money-shown", {"seat": s.seats[seat], "florins": s.money[seat]}, "4.CARD.13")
    if option.key == "claim-objective":
        colour = COLOURS.index(str(option.args["colour"]))
        s.token_supply[colour] -= 1
        s.tokens[of_branch(seat, colour)] += 1
        s.tell("objective-claimed", told, "4.CARD.13")
    else:
        s.tell("objective-shown", told, "4.CARD.15")
    put_under(s, card)
