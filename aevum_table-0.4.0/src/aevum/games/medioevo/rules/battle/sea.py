"""Units are told off to galleys, and galleys without units may sink (5.NAVAL.07, R-088)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import ABOARD, BERTH_OF, GALLEY, SIDES, Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.naval import SINKS, sinks
from aevum.games.medioevo.rules.battle.overboard import Overboard
from aevum.games.medioevo.rules.battle.shots import DIE
from aevum.games.medioevo.rules.deeds import PRIZE, record
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import remove_item
from aevum.games.medioevo.rules.transports import CAPACITY
from aevum.games.medioevo.rules.transports import GALLEY as GALLEY_KIND
from aevum.games.medioevo.rules.uses import thrown
from aevum.games.medioevo.rules.uses.thrown import Roller
from aevum.games.medioevo.rules.words import item_words, slot_of


def galleys(s: MedioevoState, fight: Fight, side: int) -> list[int]:
    """The slots of the galleys of a side; barbarians have one that is no thing (R-039).

    A galley in port stands in the territory and is not there (5.NAVAL.08).
    """
    if fight.is_horde(side):
        return []
    here = s.items_at(fight.area, fight.owner(side))
    return [slot for slot in here if s.item_kind[slot] == GALLEY_KIND]


def capacity(s: MedioevoState, slots: list[int]) -> int:
    return sum([CAPACITY[GALLEY_KIND][s.item_level[slot]] for slot in slots])


class TellOff(Frame[MedioevoState]):
    """The owner says which galley carries how many of the units, galley by galley."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side

    def run(self, s: MedioevoState) -> None:
        slots = self._left(s)
        if not slots:
            s.pop()
        elif len(slots) == 1:
            self._tell_off(s, slots[0], self._units(s))  # the last takes whoever is left
        else:
            s.ask(running(s).owner(self.side), "tell-off", "5.NAVAL.07", item_words(s, slots[0]))

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        slots = self._left(s)
        units = self._units(s)
        least = max(0, units - capacity(s, slots[1:]))
        most = max(least, min(units, capacity(s, slots[:1])))
        return [Option("tell-off", {"units": count}, "5.NAVAL.07") for count in range(least, most + 1)]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self._tell_off(s, self._left(s)[0], int(str(option.args["units"])))

    def _left(self, s: MedioevoState) -> list[int]:
        fight = running(s)
        done = [row[GALLEY] for row in fight.berths]
        return [slot for slot in galleys(s, fight, self.side) if slot not in done]

    def _units(self, s: MedioevoState) -> int:
        fight = running(s)
        return fight.units(s, self.side) - aboard(fight, self.side)

    def _tell_off(self, s: MedioevoState, slot: int, units: int) -> None:
        fight = running(s)
        fight.berths = [*fight.berths, [slot, self.side, units]]


def aboard(fight: Fight, side: int) -> int:
    return sum([row[ABOARD] for row in fight.berths if row[BERTH_OF] == side])


class Ebb(Roller):
    """The berths follow the losses: whose galley has lost its last unit rolls whether it sinks."""

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        for side in SIDES:
            manned = [row for row in fight.berths if row[BERTH_OF] == side and row[ABOARD] > 0]
            missing = aboard(fight, side) - fight.units(s, side)
            if missing > 0 and (len(manned) == 1 or missing == aboard(fight, side)):
                self._leave(s, fight, manned[0])
                return
            elif missing > 0:
                s.ask(fight.owner(side), "lost-aboard", "5.NAVAL.07", {"units": missing})
                return
        s.pop()

    def landed(self, s: MedioevoState, rows: list[list[int]]) -> None:
        fight = running(s)
        thrower, slot, die = rows[0][thrown.THROWER], rows[0][thrown.SLOT], rows[0][thrown.FACES]
        if not sinks(die):
            return
        side = fight.side_of(thrower)
        s.tell("galley-sinks", {**fight.told(s, side), **item_words(s, slot)}, "5.NAVAL.07")
        fight.berths = [berth for berth in fight.berths if berth[GALLEY] != slot]
        _sink(s, fight, slot, side)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = running(s)
        side = fight.side_of(ask.seat)
        return [
            Option("lost-aboard", item_words(s, row[GALLEY]), "5.NAVAL.07")
            for row in fight.berths
            if row[BERTH_OF] == side and row[ABOARD] > 0
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        fight = running(s)
        slot = slot_of(ask.seat, str(option.args["slot"]))
        for row in fight.berths:
            if row[GALLEY] == slot:
                self._leave(s, fight, row)
                return

    def _leave(self, s: MedioevoState, fight: Fight, row: list[int]) -> None:
        at = fight.berths.index(row)
        slot, side, units = row
        fight.berths = [*fight.berths[:at], [slot, side, units - 1], *fight.berths[at + 1 :]]
        if units > 1 or item_safe(s, slot):  # K.CARD.20
            return
        told: dict[str, object] = {**fight.told(s, side), **item_words(s, slot)}
        rolled = s.roll("galley-adrift", DIE, 1, "5.NAVAL.07", args=told)
        thrown.let_lie(s, self, [thrown.row(fight.owner(side), DIE, rolled, SINKS, slot)])


def _sink(s: MedioevoState, fight: Fight, slot: int, side: int) -> None:
    """Wagons and engines that find no room in another galley go down with it [M62]."""
    remove_item(s, slot)
    enemy = enemy_of(side)
    if not fight.is_horde(enemy):
        record(s, fight.owner(enemy), PRIZE)
    s.push(Overboard(fight.owner(side), fight.area, s.result, True))
