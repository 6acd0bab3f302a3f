"""IV.0.8, IV.0.9, XIII The Administration phase: conversion, cards, income, purchases, revolts."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.administration.cards import INSOLVENT, AdministrationCards
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.income.recovery import LootRecovery
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.peoples.specials import PURCHASES, Specials
from aevum.games.invasions.rules.purchases.step import Purchases, check_loyalty, store
from aevum.games.invasions.rules.realm.nations import civilized, present
from aevum.games.invasions.rules.religion.conversion import Conversion, Faiths
from aevum.games.invasions.rules.revolts.suppress import Suppression
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.world import ACTIVE, INACTIVE, OUT, World

BEFORE: Final = -1
"""The nations of a step are not listed yet."""


class AdministrationPhase(Frame[InvasionsState]):
    """XIII.D.1, XIII.B.1, VI.J.3: in the order of activation. There is none on turn 1 (XIII.0.1).

    VI.H.1, XIII.A.1: Barbarians only recover from loot, and pay and receive tribute.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "conversion",
        "cards",
        "minor-recovery",
        "income",
        "insolvency",
        "frontier",
        "purchases",
        "loyalty",
        "suppression",
        "end",
    )

    def __init__(self) -> None:
        super().__init__()
        self.nations: list[int] = []
        self.at = BEFORE
        self.insolvent = 0
        """Mask of the nations that could afford no card (XIII.D.4)."""
        self.recovered = 0
        """Mask of the Areas whose sites have recovered (XIV.I.3)."""

    def run(self, s: InvasionsState) -> None:
        if self.step == "end":
            s.pop()
            return
        if self.step == "frontier":  # XVIII.I.8, XVIII.I.9
            self.next(s)
            s.push(Specials(PURCHASES))
            return
        if self.at == BEFORE:
            self.nations = self._due(s.world)
            self.at = 0
            if self.step == "conversion":
                s.push(Faiths(self.nations))
                return
        elif s.result:
            self._note(s.result)
        s.result = 0
        if self.at == len(self.nations):
            self._close(s)
            return
        nation = self.nations[self.at]
        self.at += 1
        if s.world.role[nation] != OUT:
            self._push(s, nation)

    def _due(self, w: World) -> list[int]:
        if self.step == "minor-recovery":
            return present(w, INACTIVE)  # XXVII.C.1, XXVII.C.2: they come first
        return present(w, ACTIVE)

    def _note(self, result: int) -> None:
        """What the last frame reported about its nation."""
        if self.step == "cards" and result == INSOLVENT:
            self.insolvent |= 1 << self.nations[self.at - 1]
        elif self.step in ("minor-recovery", "income"):
            self.recovered |= result

    def _push(self, s: InvasionsState, nation: int) -> None:
        governed = civilized(s.world, nation)
        match self.step:
            case "conversion":
                s.push(Conversion(nation))
            case "cards" if governed:
                s.push(AdministrationCards(nation))
            case "minor-recovery":
                s.push(LootRecovery(nation, self.recovered))
            case "income":
                s.push(Income(nation, self.recovered))
            case "insolvency" if self.insolvent >> nation & 1:  # XIII.D.4: at the end of the step
                s.push(Bankruptcy(nation))
            case "purchases" if governed:  # XV.A.1
                s.push(Purchases(nation))
            case "loyalty" if governed:
                check_loyalty(s, nation)
            case "suppression" if governed:  # XIII.A.1, F250
                s.push(Suppression(nation))

    def _close(self, s: InvasionsState) -> None:
        """XIII.A.4: Barbarians keep their gold for their Kingdom, as much as a Treasury holds (F177)."""
        if self.step == "purchases":
            for nation in self.nations:
                if s.world.status[nation] == BARBARIAN:
                    store(s, nation)
        self.at = BEFORE
        self.next(s)
