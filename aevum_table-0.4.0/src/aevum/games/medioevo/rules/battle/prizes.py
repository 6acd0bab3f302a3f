"""What is afloat of a beaten fleet falls to the winner (5.NAVAL.07, R-088)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle import plunder
from aevum.games.medioevo.rules.battle.removal import REMOVAL_KEYS, removal_options, remove
from aevum.games.medioevo.rules.blood import shed_blood
from aevum.games.medioevo.rules.deeds import PLUNDER, PRIZE, record
from aevum.games.medioevo.rules.items import ENGINE, is_military
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import has_marker, remove_item, take_item
from aevum.games.medioevo.rules.transports import GALLEY
from aevum.games.medioevo.rules.words import item_words


class Prizes(Frame[MedioevoState]):
    """Galleys of `loser`, and wagons and engines aboard, are kept, or scuttled for half of the cost."""

    def __init__(self, seat: int = 0, loser: int = 0, area: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.loser = loser
        self.area = area

    def run(self, s: MedioevoState) -> None:
        slots = self._slots(s)
        if not slots:
            s.pop()
        elif self.seat == BARBARIANS:
            s.tell("prize-removed", {"seat": s.seats[self.loser], **item_words(s, slots[0])}, "5.NAVAL.07")
            remove_item(s, slots[0])
        else:
            s.ask(self.seat, "prize", "5.NAVAL.07", item_words(s, slots[0]))

    def _slots(self, s: MedioevoState) -> list[int]:
        """What the Diplomat protects is kept, or left to its owner (K.CARD.20)."""
        found = [slot for slot in s.items_at(self.area, self.loser) if is_military(s.item_kind[slot])]
        return [slot for slot in found if not item_safe(s, slot) or self._may_keep(s, slot)]

    def _may_keep(self, s: MedioevoState, slot: int) -> bool:
        return self.seat != BARBARIANS and has_marker(s, self.seat, s.item_level[slot])

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        slot = self._slots(s)[0]
        found = [
            Option("keep-prize", None, "5.NAVAL.07"),
            Option("scuttle-prize", {"florins": self._value(s, slot)}, "5.NAVAL.07"),
        ]
        if not self._may_keep(s, slot):
            found.extend(removal_options(s, self.seat))  # 5.MISC.03, M111
        return found

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        slot = self._slots(s)[0]
        if option.key == "keep-prize" and not self._may_keep(s, slot):
            return Refusal("no-marker-for-prize", item_words(s, slot), "5.CONQ.06")
        if option.key == "scuttle-prize" and item_safe(s, slot):
            return Refusal("prize-protected", item_words(s, slot), "K.CARD.20")
        return None

    def _value(self, s: MedioevoState, slot: int) -> int:
        kind, level = s.item_kind[slot], s.item_level[slot]
        return plunder.engine(level) if kind == ENGINE else plunder.transport(kind, level)

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key in REMOVAL_KEYS:
            remove(s, self.seat, option)
            return
        slot = self._slots(s)[0]
        told: dict[str, object] = {"seat": s.seats[self.seat], "enemy_seat": s.seats[self.loser]}
        told.update(item_words(s, slot))
        if s.item_kind[slot] == GALLEY:
            record(s, self.seat, PRIZE)
        if option.key == "keep-prize":
            take_item(s, slot, self.seat)
            s.tell("prize-kept", told, "5.NAVAL.07")
            return
        florins = self._value(s, slot)
        receive(s, self.seat, florins)
        remove_item(s, slot)
        record(s, self.seat, PLUNDER, florins)
        shed_blood(s, self.loser, self.seat)
        s.tell("prize-scuttled", {**told, "florins": florins}, "5.NAVAL.07")
