"""The ability of the Miller."""

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.registry import Power, add_power


class Grist(Power):
    """Florins for each settlement in territories that the owner controls."""

    boon = True

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if settlements(s, seat) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        florins = AMOUNT[card] * settlements(s, seat)
        receive(s, seat, florins)
        s.tell("grist", {"seat": s.seats[seat], "florins": florins}, "4.CARD.08")


def settlements(s: MedioevoState, seat: int) -> int:
    return sum(1 for place in LAND.settlements if s.lord[place] == seat)


add_power("grist", Grist())
