"""The Bishop forbids something in a territory for the turn (K.CARD.01)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import battle_of
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.bishops import bless, blessable
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.warcards.choose import Aimed


class Bishop(Aimed):
    """`code` is the effect: NO_BATTLE and its like."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        """Asked at every turn, so without making all the choices."""
        for place in _places(s):
            if s.open[place] and blessable(s, self.code, place):
                return [[]]
        return []

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        """Not where he worked in the turn before."""
        return [
            Option("bless-place", {"place": LAND.names[place]}, "K.CARD.01")
            for place in _places(s)
            if s.open[place] and blessable(s, self.code, place)
        ]

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        place = LAND.number(str(option.args["place"]))
        bless(s, seat, self.code, place)
        told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card], **option.args}
        s.tell("bishop-blessed", told, "K.CARD.01")


def _places(s: MedioevoState) -> list[int]:
    """In a battle he is about its territory [M74]."""
    fight = battle_of(s)
    if fight is None:
        return list(range(LAND.places))
    return [] if fight.at_sea() else [fight.area]
