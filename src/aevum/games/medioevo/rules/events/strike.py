"""One icon of the event works on everybody who has something there, in turn order (2.CARD.03)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.games.medioevo.rules.events import harm, icons
from aevum.games.medioevo.rules.events.icons import ICONS, effect
from aevum.games.medioevo.rules.events.red import struck
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.moments import DamageDealt, announce
from aevum.games.medioevo.rules.uses.thrown import FACES, Roller, let_lie, row
from aevum.games.medioevo.rules.words import slot_of

_RULES: Final = ("2.CARD.05", "2.CARD.07", "2.CARD.08", "2.CARD.09")
"""By icon."""
_DIE: Final = 6


class Strike(Roller):
    steps: ClassVar[tuple[str, ...]] = ("roll", "dealt", "suffer")

    def __init__(self, icon: int = 0) -> None:
        super().__init__()
        self.icon = icon
        self.at = 0
        """The place in turn order of who rolls."""
        self.left = 0
        """What is still to be chosen of the die."""
        self.slot = NOBODY
        """The transport that loses its cubes."""

    def run(self, s: MedioevoState) -> None:
        if self.at == len(s.order):
            s.pop()
            return
        seat = s.order[self.at]
        hit = self._options(s, seat)
        if self.step == "roll" and hit:
            told: dict[str, object] = {"seat": s.seats[seat], "icon": ICONS[self.icon]}
            die = s.roll("event-die", _DIE, 1, _RULES[self.icon], None, told)[0]
            self.next(s)
            let_lie(s, self, [row(seat, _DIE, [die])])
        elif self.step == "dealt" and self.left > 0:
            self.next(s)
            if self.icon == icons.ARMIES:
                announce(s, DamageDealt(s.from_active()))  # K.CARD.10
        elif self.left > 0 and hit:
            s.ask(seat, "suffer", _RULES[self.icon], {"icon": ICONS[self.icon], "points": self.left})
        else:
            self.at += 1
            self.slot = NOBODY
            self.step = "roll"

    def landed(self, s: MedioevoState, rows: list[list[int]]) -> None:
        self.left = effect(self.icon, rows[0][FACES])

    def _options(self, s: MedioevoState, seat: int) -> list[Option]:
        areas = struck(s)
        match self.icon:
            case icons.HALT:
                return harm.halts(s, seat, areas)
            case icons.ARMIES:
                return harm.wounds(s, seat, areas)
            case icons.BUILDINGS:
                return harm.breaches(s, seat, areas)
            case _:
                return harm.spoils(s, seat, areas, self.slot)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return self._options(s, ask.seat)

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if self.icon == icons.GOODS_LOST and self.slot == NOBODY:
            self.slot = slot_of(ask.seat, str(option.args["slot"]))
            return
        self.left -= 1
        match self.icon:
            case icons.HALT:
                harm.halt(s, ask.seat, option)
            case icons.ARMIES:
                harm.wound(s, ask.seat, option)
            case icons.BUILDINGS:
                harm.breach(s, ask.seat, option)
            case _:
                harm.lose_cube(s, ask.seat, self.slot, option)


def calamity(s: MedioevoState, seat: int) -> Strike | None:
    """The damage to units that an event is about to do to a seat."""
    for frame in s.running():
        if isinstance(frame, Strike):
            suffers = frame.icon == icons.ARMIES and frame.left > 0 and s.order[frame.at] == seat
            return frame if suffers else None
    return None
