"""A battle: rounds of ten steps (5.BATTLE.01)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.aftermath import captors_fall, end_battle, end_round, victor
from aevum.games.medioevo.rules.battle.archery import arrows_land, shoot
from aevum.games.medioevo.rules.battle.assign import Damage, deal
from aevum.games.medioevo.rules.battle.crews import AimIdle, Crews
from aevum.games.medioevo.rules.battle.ending import ended
from aevum.games.medioevo.rules.battle.fight import CAPTURE, FIGHT, FLEE, SIDES, Fight, enemy_of
from aevum.games.medioevo.rules.battle.flight import NOWAY, move_away, refuges
from aevum.games.medioevo.rules.battle.fort import CASUALTIES
from aevum.games.medioevo.rules.battle.giving import GiveUp
from aevum.games.medioevo.rules.battle.intent import Intent
from aevum.games.medioevo.rules.battle.marks import ARROWS_FALLEN, DICE_FALLEN, GUARDS, marked, struck
from aevum.games.medioevo.rules.battle.melee import deal_melee, find_powers, find_winner
from aevum.games.medioevo.rules.battle.orders import Orders
from aevum.games.medioevo.rules.battle.prizes import Prizes
from aevum.games.medioevo.rules.battle.protect import ChooseShelter
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, DEFENDER_WON, FLED, NOBODY_LEFT, STOPPED
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER, DRAW
from aevum.games.medioevo.rules.battle.sea import Ebb, TellOff
from aevum.games.medioevo.rules.battle.siege import fire_engines, stones_land
from aevum.games.medioevo.rules.battle.spending import SpendBlood
from aevum.games.medioevo.rules.battle.throw import Throw
from aevum.games.medioevo.rules.battle.values import casualties
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.moments import (
    Archery,
    BeforeBattle,
    MeleeBegins,
    Rolled,
    RoundBegins,
    SiegeFire,
    announce,
)
from aevum.games.medioevo.rules.uses.thrown import let_lie
from aevum.games.medioevo.rules.words import where

_AFTER_SIEGE: Final = "archers"
"""The step that comes once engines have fired."""


class Battle(Fight):
    """`attacker` fights `defender` in `area`: owners, of whom one may be the barbarians.

    At sea the same steps hold (5.NAVAL.02). Powers are looked at in the order of 5.UNIT.02.

    Its result is one of `results`. Losses are taken from the map at once; what is conquered is for whoever
    began the battle.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "galleys",
        "galleys_too",
        "round",
        "protection",
        "protection_too",
        "intent",
        "intent_too",
        "crews",
        "crews_too",
        "siege",
        "aims",
        "aims_too",
        "siege_fire",
        "archers",
        "archers_too",
        "archery",
        "shoot",
        "rally",
        "captains",
        "captains_too",
        "giving",
        "giving_too",
        "powers",
        "dice",
        "dice_too",
        "rolled",
        "blood",
        "blood_too",
        "score",
        "melee",
        "casualties",
        "late",
        "end",
        "over",
        "prizes",
        "report",
    )

    def run(self, s: MedioevoState) -> None:
        step = self.step
        if step == "report":
            s.pop(self.verdict)
            return
        self.next(s)
        match step:
            case "begin":
                self._begin(s)
            case "galleys" | "galleys_too":
                if self.at_sea():
                    s.push(TellOff(self._side(step)))
            case "round":
                self._round(s)
            case "protection" | "protection_too":
                if not self._stopped(s) and self._goes_on(s):
                    s.push(Ebb() if self.at_sea() else ChooseShelter(self._side(step)))
            case "intent" | "intent_too":
                s.push(Intent(self._side(step)))
            case "crews" | "crews_too":
                if self._goes_on(s):
                    s.push(Crews(self._side(step)))
            case "siege":
                announce(s, SiegeFire(s.from_active()))
            case "aims" | "aims_too":
                s.push(AimIdle(self._side(step)))
            case "siege_fire":
                rows = fire_engines(s, self)
                if rows:
                    self.battle_marks = [*self.battle_marks, [DICE_FALLEN, ATTACKER, 0, 0]]
                let_lie(s, self, rows)
            case "archers" | "archers_too":
                # Step 2 (5.BATTLE.03)
                if self._goes_on(s):
                    s.push(Orders(self._side(step), True))
            case "archery":
                announce(s, Archery(s.from_active()))
            case "shoot":
                # K.01.2: a round is finished only once a die of the battle has fallen.
                begun = self.round > 1 or marked(self.battle_marks, DICE_FALLEN, ATTACKER)
                if (begun or not self._stopped(s)) and self._goes_on(s):
                    self._shoot(s)
            case "rally":
                # 5.MISC.01: what arrows have changed may be answered before powers are looked at [M74].
                if marked(self.round_marks, ARROWS_FALLEN, ATTACKER) and self._goes_on(s):
                    announce(s, MeleeBegins(s.from_active()))
            case "captains" | "captains_too":
                # Step 4 (5.BATTLE.05)
                if self._goes_on(s):
                    s.push(Orders(self._side(step), False))
            case "giving" | "giving_too":
                s.push(GiveUp(self._side(step)))
            case "powers":
                find_powers(s, self)
            case "dice" | "dice_too":
                s.push(Throw(self._side(step)))
            case "rolled":
                announce(s, Rolled(s.from_active()))
            case "blood" | "blood_too":
                s.push(SpendBlood(self._side(step)))
            case "score":
                find_winner(s, self)
            case "melee":
                deal_melee(s, self)
                s.push(Damage())
            case "casualties":
                # Step 10 (5.BATTLE.17)
                for side in SIDES:
                    deal(s, self, side, CASUALTIES, casualties(s, self, side), "5.BATTLE.17")
                    if self.intent[side] == CAPTURE and self.units(s, side) > 0:
                        self.round_marks = [*self.round_marks, [GUARDS, side, 0, 0]]
                s.push(Damage())
            case "late":
                captors_fall(s, self)
                if self.late:
                    self.pending = self.late  # K.CARD.10
                    self.late = []
                    s.push(Damage())
                elif self.at_sea():
                    s.push(Ebb())  # a card may have taken the last unit of a galley
            case "end":
                self._end_round(s)
            case "over":
                ended(s, self)
                end_battle(s, self)
            case _:
                self._prizes(s)

    def landed(self, s: MedioevoState, rows: list[list[int]]) -> None:
        """Steps 1 and 3 go on with what the dice say."""
        if self.step == _AFTER_SIEGE:
            stones_land(s, self, rows)
        else:
            arrows_land(s, self, rows)
        s.push(Damage())

    def _shoot(self, s: MedioevoState) -> None:
        rows = shoot(s, self)
        if rows or any(struck(self.round_marks, side) > 0 for side in SIDES):
            self.round_marks = [*self.round_marks, [ARROWS_FALLEN, ATTACKER, 0, 0]]
        let_lie(s, self, rows)

    def _side(self, step: str) -> int:
        return DEFENDER if step.endswith("_too") else ATTACKER

    def _begin(self, s: MedioevoState) -> None:
        self.at_start = [self.units(s, side) for side in SIDES]
        self.circle = s.circle[:]  # E.BARB.04
        told = {**self.told(s, ATTACKER), "enemy_seat": self.seat_name(s, DEFENDER), **where(self.area)}
        s.tell("sea-battle-begins" if self.at_sea() else "battle-begins", told, "5.BATTLE.01")
        announce(s, BeforeBattle(s.from_active()))

    def _round(self, s: MedioevoState) -> None:
        """A new round; nothing of the last one holds any more."""
        if self._stopped(s) or not self._goes_on(s):
            return
        self.round += 1
        self.round_marks = []
        self.engines = []  # 5.SIEGE.08
        self.orders = [[], []]
        self.given = [0, 0]
        self.shield = [[0, 0, 0], [0, 0, 0]]
        self.intent = [FIGHT, FIGHT]
        self.flight = 0
        self.blood = [0, 0]
        self.saved = [0, 0]
        self.dice = [[], []]
        self.fallen = [0, 0]
        self.winner = DRAW
        announce(s, RoundBegins(s.from_active()))

    def _stopped(self, s: MedioevoState) -> bool:
        """K.CARD.01: a Bishop lets no die of a round fall."""
        if not effects.holds(s, effects.NO_BATTLE, self.area):
            return False
        self._decide(STOPPED)
        return True

    def _goes_on(self, s: MedioevoState) -> bool:
        """Whether both sides are still there and nobody has surrendered; else the battle is decided."""
        if self.verdict:
            self.step = "over"
            return False
        if not self.gone(s):
            return True
        self.step = "late"
        return False

    def _decide(self, verdict: int) -> None:
        self.verdict = verdict
        self.step = "over"

    def _end_round(self, s: MedioevoState) -> None:
        end_round(s, self)
        attackers, defenders = self.units(s, ATTACKER), self.units(s, DEFENDER)
        if attackers == 0 or defenders == 0:
            if attackers == defenders:
                self._decide(NOBODY_LEFT)
            else:
                self._decide(ATTACKER_WON if attackers else DEFENDER_WON)
            return
        for side in SIDES:
            if self.intent[side] == FLEE and refuges(s, self, side).get(self.refuge, NOWAY) <= self.flight:
                move_away(s, self, side)
                self._decide(FLED if side == ATTACKER else ATTACKER_WON)
                return
        if not self._stopped(s):
            self.step = "round"  # 5.BATTLE.19

    def _prizes(self, s: MedioevoState) -> None:
        won = victor(self.verdict)
        if self.at_sea() and won != NOBODY and not self.is_horde(enemy_of(won)):
            s.push(Prizes(self.owner(won), self.owner(enemy_of(won)), self.area))
