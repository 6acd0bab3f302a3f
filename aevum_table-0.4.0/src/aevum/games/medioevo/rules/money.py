"""Florins change hands. How many a player has is a secret (0.COMP.07), what is paid is not."""

from aevum.engine.refusal import EngineFault, Refusal
from aevum.games.medioevo.rules.state import MedioevoState


def pay(s: MedioevoState, seat: int, florins: int) -> None:
    """Into the bank; whoever calls has made sure that there is enough."""
    if s.money[seat] < florins:
        raise EngineFault(f"{s.seats[seat]} cannot pay {florins} florins")
    s.money[seat] -= florins


def receive(s: MedioevoState, seat: int, florins: int) -> None:
    s.money[seat] += florins


def too_dear(s: MedioevoState, seat: int, florins: int, rule: str) -> Refusal | None:
    """The refusal of what costs more than a player has."""
    if s.money[seat] >= florins:
        return None
    return Refusal("too-dear", {"florins": florins}, rule)
