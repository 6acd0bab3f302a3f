"""Own pieces are taken off the board in the own turn (5.MISC.03)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import battle_of
from aevum.games.medioevo.rules.giving_up import cannot_go, give_up, things_of
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.transports import GALLEY
from aevum.games.medioevo.rules.words import item_words, slot_of

REMOVAL_KEYS: tuple[str, ...] = ("remove-pieces",)


def removal_options(s: MedioevoState, seat: int) -> list[Option]:
    if s.active != seat or not things_of(s, seat, "5.MISC.03"):
        return []
    return [Option("remove-pieces", None, "5.MISC.03")]


def remove(s: MedioevoState, seat: int, option: Option) -> None:
    s.push(Removal(seat))


class Removal(Frame[MedioevoState]):
    """One after the other, until the seat has enough of it."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "remove-pieces", "5.MISC.03")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [*things_of(s, self.seat, "5.MISC.03"), Option("keep-the-rest", None, "5.MISC.03")]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        return self._fights(s, option) or cannot_go(s, self.seat, option)

    def _fights(self, s: MedioevoState, option: Option) -> Refusal | None:
        """5.NAVAL.07: units are told off to the galleys of a battle at sea, which stay."""
        fight = battle_of(s)
        if fight is None or not fight.at_sea() or "slot" not in option.args:
            return None
        slot = slot_of(self.seat, str(option.args["slot"]))
        if s.item_kind[slot] != GALLEY or s.item_at[slot] != fight.area:
            return None
        return Refusal("galley-fights", item_words(s, slot), "5.NAVAL.07")

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "keep-the-rest":
            s.pop()
        else:
            give_up(s, self.seat, option)
