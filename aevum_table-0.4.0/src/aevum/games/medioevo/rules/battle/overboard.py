"""What no galley holds any more goes down, and its owner says what (5.MOVE.16, 5.NAVAL.07) [M62]."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import SLOT, battle_of
from aevum.games.medioevo.rules.hired import fallen
from aevum.games.medioevo.rules.items import is_ship
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import remove_item, sea_room
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where


def cargo(s: MedioevoState, seat: int, area: int) -> list[int]:
    """Wagons and engines aboard galleys at sea."""
    return [slot for slot in s.items_at(area, seat) if not is_ship(s.item_kind[slot])]


def overboard(s: MedioevoState, seat: int, area: int) -> int:
    """How many units, wagons and engines at sea no galley holds (5.MOVE.16)."""
    held = sum([sea_room(s, slot) for slot in s.items_at(area, seat)])
    return max(0, s.count(area, seat) + len(cargo(s, seat, area)) - held)


class Overboard(Frame[MedioevoState]):
    """One thing or unit of `seat` after the other; `kept` is the result for the frame below.

    In a battle units are told off to galleys, so that only things go down with one (`fought`).
    """

    def __init__(self, seat: int = 0, area: int = 0, kept: int = 0, fought: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.kept = kept
        self.fought = fought

    def run(self, s: MedioevoState) -> None:
        things = self._things(s)
        units = 0 if self.fought else s.count(self.area, self.seat)
        over = self._over(s)
        if over == 0 or len(things) + units == 0:
            s.pop(self.kept)
        elif over >= len(things) + units or len(self._choices(s)) == 1:
            self._lose(s, self._choices(s)[0])
        else:
            s.ask(self.seat, "overboard", "5.MOVE.16", {"count": over, **where(self.area)})

    def _over(self, s: MedioevoState) -> int:
        """What a Diplomat protects stays afloat (K.CARD.20)."""
        safe = [slot for slot in cargo(s, self.seat, self.area) if self.fought and item_safe(s, slot)]
        return max(0, overboard(s, self.seat, self.area) - len(safe))

    def _things(self, s: MedioevoState) -> list[int]:
        aboard = cargo(s, self.seat, self.area)
        return [slot for slot in aboard if not self.fought or not item_safe(s, slot)]

    def _choices(self, s: MedioevoState) -> list[Option]:
        found = [Option("overboard", item_words(s, slot), "5.MOVE.16") for slot in self._things(s)]
        force = s.force(self.area, self.seat)
        for piece in range(0 if self.fought else FORCE):
            if force[piece] > 0:
                found.append(Option("unit-overboard", {"unit": PIECE_NAMES[piece]}, "5.MOVE.16"))
        return found

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return self._choices(s)

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self._lose(s, option)

    def _lose(self, s: MedioevoState, option: Option) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args, **where(self.area)}
        if option.key == "unit-overboard":
            piece = PIECE_NAMES.index(str(option.args["unit"]))
            s.remove(self.area, self.seat, piece)
            fallen(s, self.seat, self.area, piece)
            s.tell("unit-drowned", told, "5.MOVE.06")
            return
        slot = slot_of(self.seat, str(option.args["slot"]))
        fight = battle_of(s)
        if fight is not None:
            fight.engines = [row for row in fight.engines if row[SLOT] != slot]
        s.tell(
            "item-sinks" if self.fought else "foundered", told, "5.NAVAL.07" if self.fought else "B.BLUE.2"
        )
        remove_item(s, slot)
