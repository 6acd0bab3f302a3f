"""A group comes to an area: whom it meets there, and what comes of it (5.MOVE.10, 5.MOVE.11, 5.MOVE.12)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.games.medioevo.rules.battle import results
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.combat.aftermath import (
    fought_barbarians,
    intruder,
    nobody_left,
)
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.combat.group import march_of
from aevum.games.medioevo.rules.combat.meeting import invaded, may_fight, must_fight, no_battle, others_at
from aevum.games.medioevo.rules.combat.misplaced import sink_with_ships
from aevum.games.medioevo.rules.combat.spoils import Spoils
from aevum.games.medioevo.rules.diplomacy.war import attack
from aevum.games.medioevo.rules.horde.placing import call_up
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.plundered import Meeting
from aevum.games.medioevo.rules.uses.moments import Threatened, announce
from aevum.games.medioevo.rules.uses.threats import Threat
from aevum.games.medioevo.rules.waste import lay_waste
from aevum.games.medioevo.rules.words import where
from aevum.games.medioevo.rules.works.markers import contest

HALTED: Final = 0
GO_ON: Final = 1
"""What the frame below finds in `s.result`: whether movement is over (5.FLOW.04)."""


class Enter(Threat):
    """Units, or things alone, of `seat` have come to `area`, which `before` controlled until then."""

    steps: ClassVar[tuple[str, ...]] = (
        "come",
        "war",
        "horde",
        "fight",
        "struck",
        "after",
        "take",
        "heirs",
        "end",
    )

    def __init__(self, seat: int = 0, area: int = 0, before: int = NOBODY) -> None:
        super().__init__(area)
        self.seat = seat
        self.before = before
        self.enemy = NOBODY
        """Who is being fought."""
        self.victims: list[int] = []
        """Players who were attacked here and have no units left."""
        self.declined: list[int] = []
        """Players with whom there is no fight, by choice."""
        self.halted = False
        self.joined: list[int] = []
        """Players who stepped into a battle here (B.BLUE.4)."""
        self.fought = False
        """A battle was fought here already: whether another follows is for the seat to say [M48]."""

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "come":
                self._come(s)
            case "war":
                self._invade(s)
            case "horde":
                self._wake(s)
            case "fight":
                self._fight(s)
            case "struck":
                self.victim = NOBODY
                self._strike(s)
            case "after":
                self._after(s)
            case "take":
                self._take(s)
            case "heirs":
                self.next(s)
                self._go_on(s)
            case _:
                s.pop(HALTED if self.halted else GO_ON)
                if LAND.is_sea(self.area) and self.halted:
                    for seat in range(s.players()):
                        sink_with_ships(s, seat, self.area)

    def _come(self, s: MedioevoState) -> None:
        if s.count(self.area, self.seat) == 0:
            self._alone(s)
            return
        self.next(s)
        host = NOBODY if LAND.is_sea(self.area) else invaded(s, self.seat, self.before)
        if host != NOBODY:
            self.halted = True  # 5.MOVE.11, 5.MOVE.12
            self.victim = host
            announce(s, Threatened(s.from_active()))

    def _alone(self, s: MedioevoState) -> None:
        """5.MOVE.07, R-073, R-074: things without units call up no horde, and are at others' mercy."""
        self.step = "end"
        if any(owner != self.seat for owner in s.owners(self.area)):
            march = march_of(s)
            for slot in march.slots if march is not None and march.at == self.area else []:
                s.push(Meeting(slot))

    def _invade(self, s: MedioevoState) -> None:
        """C.DIP.03, V.LOSS.04: to enter without leave is an attack."""
        self.next(s)
        host, self.victim = self.victim, NOBODY
        if host != NOBODY:
            attack(s, self.seat, host)
            contest(s, self.area)
            self.victims.append(host)

    def _wake(self, s: MedioevoState) -> None:
        """5.MOVE.10, E.BARB.03, R-044, R-045: where nobody was and nobody ruled, the horde of the turn."""
        self.next(s)
        if LAND.is_sea(self.area) or self.before != NOBODY or s.owners(self.area) != [self.seat]:
            return
        self.halted = True
        call_up(s, self.area)

    # Battles

    def _fight(self, s: MedioevoState) -> None:
        if s.over or s.count(self.area, self.seat) == 0 or no_battle(s, self.area):
            self.step = "take"
        elif s.count(self.area, BARBARIANS) > 0:
            self._begin(s, BARBARIANS)  # 5.MULTI.02
        else:
            due, open_to = self._foes(s)
            if not due and not open_to:
                self.step = "take"
            elif len(due) == 1 and not open_to:
                self._begin(s, due[0])
            else:
                at_sea = LAND.is_sea(self.area)
                s.ask(
                    self.seat,
                    "choose-enemy-at-sea" if at_sea else "choose-enemy",
                    "5.MULTI.01",
                    where(self.area),
                )

    def _foes(self, s: MedioevoState) -> tuple[list[int], list[int]]:
        """Who must be fought here, and who may be (5.MULTI.02)."""
        present = [other for other in others_at(s, self.seat, self.area) if other not in self.declined]
        due = [other for other in present if self._due(s, other)]
        return due, [other for other in present if other not in due and self._optional(s, other)]

    def _due(self, s: MedioevoState, other: int) -> bool:
        """Who has stepped in attacks of their own, and is not left in peace [M55]."""
        if self.fought and other not in self.joined:
            return False
        return must_fight(s, self.seat, other, self.area)

    def _optional(self, s: MedioevoState, other: int) -> bool:
        if other in self.victims and s.count(self.area, other) == 0:
            return False
        return may_fight(s, self.seat, other)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        due, open_to = self._foes(s)
        found = [Option("attack", {"enemy_seat": s.seats[other]}, "5.MULTI.01") for other in due + open_to]
        return found if due else [*found, Option("leave-in-peace", None, "5.MULTI.02")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "leave-in-peace":
            self.declined = self.declined + self._foes(s)[1]
            return
        self._begin(s, s.seats.index(str(option.args["enemy_seat"])))

    def _begin(self, s: MedioevoState, enemy: int) -> None:
        """5.FLOW.08: a battle, or only the seizure of what lies there undefended."""
        self.halted = True
        self.enemy = enemy
        if enemy != BARBARIANS:
            attack(s, self.seat, enemy)
            if enemy == self.before and enemy not in self.victims and march_of(s) is not None:
                # K.CARD.09: a guest who has moved in turns on the host.
                self.step = "struck"
                self.victim = enemy
                announce(s, Threatened(s.from_active()))
                return
        self._strike(s)

    def _strike(self, s: MedioevoState) -> None:
        if self.enemy != BARBARIANS and s.count(self.area, self.enemy) == 0:
            self.victims.append(self.enemy)
            self.step = "fight"
            return
        self.step = "after"
        self.fought = True
        contest(s, self.area)
        s.push(Battle(self.area, self.seat, self.enemy))

    def _after(self, s: MedioevoState) -> None:
        self.step = "fight"
        result = s.result
        if self.enemy == BARBARIANS:
            fought_barbarians(s, self.seat, self.area, result, retaking=True)
        fought = result != results.STOPPED  # K.CARD.01: then there is no battle here any more
        if fought and s.count(self.area, self.enemy) == 0 and self.enemy not in self.victims:
            self.victims.append(self.enemy)

    # What is won

    def _take(self, s: MedioevoState) -> None:
        self.next(s)
        if s.count(self.area, self.seat) > 0:
            if not LAND.is_sea(self.area) and s.lord[self.area] == self.seat and self.before != self.seat:
                s.push(Conquest(self.seat, self.area, self.victims))  # 5.CONQ.01
            elif self.victims:
                s.push(Spoils(self.seat, self.area, self.victims))
            return
        if not self.halted:
            return
        if s.owners(self.area) == [BARBARIANS]:
            lay_waste(s, self.area)
        elif s.owners(self.area):
            # 5.MOVE.07: what the beaten leave behind falls to who is there.
            if self.enemy not in (NOBODY, BARBARIANS) and s.count(self.area, self.enemy) > 0:
                s.push(Spoils(self.enemy, self.area, [self.seat]))
        else:
            nobody_left(s, self.area)

    def _go_on(self, s: MedioevoState) -> None:
        """5.CONQ.01: the mover is beaten, and others whose attack it is as well are still there [M95]."""
        if s.over or not self.halted or s.count(self.area, self.seat) > 0:
            return
        for other in others_at(s, self.seat, self.area):
            if s.count(self.area, other) > 0 and other != self.before and self._attacks(s, other):
                heir = Enter(other, self.area, self.before)
                heir.step = "fight"
                heir.victims = [*self.victims, self.seat]
                s.push(heir)
                return

    def _attacks(self, s: MedioevoState, other: int) -> bool:
        if LAND.is_sea(self.area):
            present = others_at(s, other, self.area)
            return other in self.joined and any(must_fight(s, other, foe, self.area) for foe in present)
        if other in self.joined:
            return self.before == NOBODY or s.at_war(other, self.before)
        return intruder(s, self.area) == other
