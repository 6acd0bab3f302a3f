"""The cards that others were dealt and look at (0.SETUP.12)."""

from random import Random

from aevum.engine.codec import a_list, as_dict, ints
from aevum.games.medioevo.rules.setup.first_cards import DEALT

_UNKNOWN = -1


def hands(data: dict[str, object]) -> list[dict[str, object]]:
    """The frames of a state's data in which cards are dealt: one at most."""
    found = [as_dict(value, "frame") for value in a_list(data, "frames", "state")]
    return [frame for frame in found if frame["frame"] == "FirstCards"]


def hide_hands(data: dict[str, object], seat: int) -> None:
    for frame in hands(data):
        frame["dealt"] = [
            card if at // DEALT == seat else _UNKNOWN for at, card in enumerate(ints(frame, "dealt", "frame"))
        ]


def known_cards(data: dict[str, object]) -> list[int]:
    """Those a view still shows: they are not in the deck."""
    return [card for frame in hands(data) for card in ints(frame, "dealt", "frame") if card != _UNKNOWN]


def fill_hands(data: dict[str, object], deck: list[int], rng: Random) -> None:
    """Put cards of the deck, which is in random order, into the hands of others."""
    for frame in hands(data):
        frame["dealt"] = [
            deck.pop(rng.randrange(len(deck))) if card == _UNKNOWN else card
            for card in ints(frame, "dealt", "frame")
        ]
