"""IV.0.10 The Military phase: every active nation in the order of VI.G."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.counsel.counsel import Counsel, LastCounsel
from aevum.games.invasions.rules.diplomacy.alliances import WordsExpire, words_to_expire
from aevum.games.invasions.rules.diplomacy.founding import Founding
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.military.defiance import forget_defiance
from aevum.games.invasions.rules.peoples.frontier import note_breaches
from aevum.games.invasions.rules.peoples.huns import attila_fell
from aevum.games.invasions.rules.realm.nations import order
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import found_waiting_capitals
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import INACTIVE, NOBODY, World


def next_group(w: World, acted: int) -> int:
    """The nations that act next, as a mask; 0 when all have. Allies wait for the last of them (A78)."""
    waiting = [n for n in order(w) if not acted >> n & 1]
    left = 0
    for n in waiting:
        left |= 1 << n
    seen = 0
    for n in waiting:
        seen |= 1 << n
        later = w.allies[n] & left & ~seen
        if not later:
            return 1 << n | (w.allies[n] & left)
    return 0


class MilitaryPhase(Frame[InvasionsState]):
    """XXVI.B.3: allies act together, at the later of their activations."""

    steps: ClassVar[tuple[str, ...]] = ("next", "last-envoys", "end")

    def __init__(self) -> None:
        super().__init__()
        self.acted = 0
        self.heard = 0
        """The group before whose activation the councils have met."""

    def run(self, s: InvasionsState) -> None:
        if self.step == "end":
            forget_defiance(s.world)
            s.pop()
            return
        if self.step == "last-envoys":
            self.next(s)
            if s.realm_now is not None:
                s.push(LastCounsel())
            return
        note_breaches(s)  # XVIII.I.8
        if found_waiting_capitals(s) or (s.realm_now is not None and attila_fell(s)):
            return
        group = next_group(s.world, self.acted)
        if s.realm_now is not None and self._deliberates(s, group):
            return
        if group:
            self.acted |= group
            self.heard = 0
            s.push(Activation(group))
        else:
            self.next(s)

    def _deliberates(self, s: InvasionsState, group: int) -> bool:
        """What comes between activations; whom it concerns may be another group afterwards.

        XXX.B.5, XXX.C.6: words that end when both sides have acted. XXX.A.8, XXVIII.A.4: the last chance to
        send envoys. XXVIII.A.6: a Foedus begins.
        """
        if words_to_expire(s.world, s.realm.brief_allies, self.acted):
            s.push(WordsExpire(self.acted))
            return True
        for n, lord in enumerate(s.realm.promised):
            if lord != NOBODY and s.world.role[n] == INACTIVE:  # VI.B.4: who never acts moves in at once
                s.push(Founding(n))
                return True
        if not group:
            return False
        if group != self.heard:
            self.heard = group
            s.push(Counsel(group, self.acted))
            return True
        for n in members(group):
            if s.realm.promised[n] != NOBODY:
                s.push(Founding(n))
                return True
        return False
