"""An Empire card leaves its owner."""

from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, POWER


def put_under(s: MedioevoState, card: int) -> None:
    """Under the deck, ready; florins on the Magnate are lost (4.CARD.13, K.CARD.14)."""
    if POWER[card] == "deposit" and s.deposit:
        told: dict[str, object] = {"seat": s.seats[s.holder[card]], "card": CARD_NAMES[card]}
        s.tell("deposit-lost", {**told, "florins": s.deposit}, "K.CARD.14")
        s.deposit = 0
    s.holder[card] = DECK
    s.turned[card] = 0
    s.deck.insert(0, card)
