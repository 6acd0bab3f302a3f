"""A transport without an army comes to units of others (6.MOVE.04, 6.MOVE.05)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import deeds, effects
from aevum.games.medioevo.rules.battle import plunder
from aevum.games.medioevo.rules.battle.removal import REMOVAL_KEYS, removal_options, remove
from aevum.games.medioevo.rules.blood import shed_blood
from aevum.games.medioevo.rules.diplomacy.war import attack, barred, may_attack
from aevum.games.medioevo.rules.items import ENGINE, FREE, is_ship, is_trader, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.protection import item_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of, has_marker, remove_item, set_cargo, take_item
from aevum.games.medioevo.rules.trade.lost import RoutesLost
from aevum.games.medioevo.rules.trade.moving import astray, threats
from aevum.games.medioevo.rules.trade.routes_state import stranded
from aevum.games.medioevo.rules.uses.moments import PlunderNear, announce
from aevum.games.medioevo.rules.words import item_words, where


def unnoticed(s: MedioevoState, slot: int) -> bool:
    """K.CARD.20, K.CARD.22: a Diplomat or an Explorer sees to it that nobody lays hands on it."""
    return item_safe(s, slot) or effects.holds(s, effects.UNSEEN, slot)


class Meeting(Frame[MedioevoState]):
    """The owners of units where a transport has come to do with it as they stand to its owner."""

    steps: ClassVar[tuple[str, ...]] = ("look", "next", "lost")

    def __init__(self, slot: int = 0) -> None:
        super().__init__()
        self.slot = slot
        self.waiting: list[int] = []

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "look":
                self.next(s)
                if s.item_at[self.slot] != FREE and not unnoticed(s, self.slot):
                    self.waiting = threats(s, self.slot, owner(self.slot))
            case "next":
                if not self.waiting:
                    s.pop()
                    return
                self._meet(s, self.waiting.pop(0))
            case _:
                s.pop()
                if stranded(s):
                    s.push(RoutesLost())

    def _meet(self, s: MedioevoState, host: int) -> None:
        seat = owner(self.slot)
        area = s.item_at[self.slot]
        at_sea = LAND.is_sea(area)
        told: dict[str, object] = {"other_seat": s.seats[seat], **item_words(s, self.slot), **where(area)}
        if host == BARBARIANS:
            s.tell("lost-to-barbarian-ships" if at_sea else "lost-to-barbarians", told, "6.MOVE.04")
            remove_item(s, self.slot)
            self.step = "lost"
        elif may_attack(s, host, seat) and not barred(s, host, seat):
            self.step = "lost"
            s.push(Seize(host, self.slot))
        elif not barred(s, host, seat):
            self.waiting.insert(0, host)
            s.ask(host, "ship-comes" if at_sea else "trader-comes", "6.MOVE.04", told)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("let-pass", None, "6.MOVE.05"), Option("attack-trader", None, "C.DIP.03")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.waiting.pop(0)
        if option.key == "attack-trader":
            attack(s, ask.seat, owner(self.slot))  # R-095, V.LOSS.04
            self.step = "lost"
            s.push(Seize(ask.seat, self.slot))


class Seize(Frame[MedioevoState]):
    """A transport or engine of another player falls to a seat, to be taken or plundered (R-073, R-091).

    Without a property marker for it, it must be plundered (5.CONQ.06, R-092).
    """

    steps: ClassVar[tuple[str, ...]] = ("warn", "start")

    def __init__(self, seat: int = 0, slot: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.bled = False
        """A transport and its cargo shed blood once (W.BLOOD.01)."""

    def run(self, s: MedioevoState) -> None:
        if self.step == "warn":
            self.next(s)
            announce(s, PlunderNear([owner(self.slot)]))
            return
        if item_safe(s, self.slot):
            s.pop()  # K.CARD.20: in the nick of time
            return
        words: dict[str, object] = {"other_seat": s.seats[owner(self.slot)], **item_words(s, self.slot)}
        s.ask(self.seat, "seize", "6.MOVE.04", words)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [Option("plunder-transport", {"florins": self._worth(s)}, "5.CONQ.04")]
        if not has_marker(s, self.seat, s.item_level[self.slot]):
            found.extend(removal_options(s, self.seat))  # 5.MISC.03: what is given up frees its marker
        elif self._may_keep(s):
            found.append(Option("take-transport", None, "5.CONQ.03"))
            if self._cargo(s):
                # 5.CONQ.02: each thing by itself, so the cubes without the transport too, all or some.
                found.append(Option("take-unladen", {"florins": self._cargo(s)}, "5.CONQ.02"))
                found.extend(self._single(s))
        return found

    def _single(self, s: MedioevoState) -> list[Option]:
        """One cube of the cargo; the last one goes with `take-unladen`."""
        cubes = cargo_of(s, self.slot)
        if sum(cubes) < 2:
            return []
        told = [{"good": GOODS[good], "florins": plunder.CUBE} for good in range(len(GOODS)) if cubes[good]]
        return [Option("plunder-cargo", dict(words), "5.CONQ.02") for words in told]

    def _may_keep(self, s: MedioevoState) -> bool:
        """Neither a ship inland nor a caravan at sea (B.BLUE.2)."""
        kind = s.item_kind[self.slot]
        return not ((is_ship(kind) or is_trader(kind)) and astray(s, self.slot))

    def _worth(self, s: MedioevoState) -> int:
        kind, level = s.item_kind[self.slot], s.item_level[self.slot]
        hull = plunder.engine(level) if kind == ENGINE else plunder.transport(kind, level)
        return hull + self._cargo(s)

    def _cargo(self, s: MedioevoState) -> int:
        return plunder.cubes(sum(cargo_of(s, self.slot)))

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key in REMOVAL_KEYS:
            remove(s, self.seat, option)
            return
        victim = owner(self.slot)
        words: dict[str, object] = {"seat": s.seats[self.seat], "other_seat": s.seats[victim]}
        words = {**words, **item_words(s, self.slot), **where(s.item_at[self.slot])}
        if option.key != "plunder-cargo":
            s.pop()
            if is_ship(s.item_kind[self.slot]):
                deeds.record(s, self.seat, deeds.PRIZE)
        if option.key == "take-transport":
            s.tell("transport-taken", words, "5.CONQ.03")
            take_item(s, self.slot, self.seat)
            return
        florins = int(str(option.args["florins"]))
        receive(s, self.seat, florins)
        deeds.record(s, self.seat, deeds.PLUNDER, florins)
        if option.key == "plunder-cargo":
            s.tell("cargo-cube-plundered", {**words, **option.args}, "5.CONQ.02")
            cubes = cargo_of(s, self.slot)
            cubes[GOODS.index(str(option.args["good"]))] -= 1
            set_cargo(s, self.slot, cubes)
            self._bleed(s, victim)
            return
        if option.key == "take-unladen":
            s.tell("cargo-plundered", {**words, "florins": florins}, "5.CONQ.02")
            set_cargo(s, self.slot, [0] * len(GOODS))
            take_item(s, self.slot, self.seat)
        else:
            s.tell("transport-plundered", {**words, "florins": florins}, "5.CONQ.04")
            remove_item(s, self.slot)
        self._bleed(s, victim)

    def _bleed(self, s: MedioevoState, victim: int) -> None:
        if not self.bled:
            self.bled = True
            shed_blood(s, victim, self.seat)
