"""XXVI Alliances of one turn and pacts: how they are made, and how they end."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import ally, part, refresh_stances
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.parting import Parting, part_strangers
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import World, put


def ally_for_turn(s: InvasionsState, a: int, b: int, rule: str) -> None:
    """XXVI.A.1, XXX.B.2: by card or event, and with all the allies of the other (F99)."""
    w = s.world
    r = s.realm
    ours, theirs = 1 << a | w.allies[a], 1 << b | w.allies[b]
    ally(w, a, b)
    new = r.brief_allies[:]
    for n in members(ours):
        new[n] |= theirs & ~ours
    for n in members(theirs):
        new[n] |= ours & ~theirs
    r.brief_allies = new
    settle_all(w)
    s.tell("alliance-sealed", {"people": NATIONS[a], "other_people": NATIONS[b]}, rule)


def make_pact(s: InvasionsState, a: int, b: int, rule: str) -> None:
    """XXX.C.2, XXX.E.2: mutual neutrality (A90)."""
    w = s.world
    w.pact = put(put(w.pact, a, w.pact[a] | 1 << b), b, w.pact[b] | 1 << a)
    refresh_stances(w)
    s.tell("pact-made", {"people": NATIONS[a], "other_people": NATIONS[b]}, rule)


def _over(masks: list[int], acted: int) -> list[tuple[int, int]]:
    """Pairs of whom both have acted."""
    found: list[tuple[int, int]] = []
    for a, mask in enumerate(masks):
        if mask and acted >> a & 1:
            found.extend([(a, b) for b in members(mask & acted) if (b, a) not in found])
    return found


class WordsExpire(Frame[InvasionsState]):
    """XXX.B.5, XXX.C.6, XXX.E.2: what ends once both sides have acted; with all of them, everything."""

    steps: ClassVar[tuple[str, ...]] = ("pacts", "alliances", "end")

    def __init__(self, acted: int = 0) -> None:
        super().__init__()
        self.acted = acted

    def run(self, s: InvasionsState) -> None:
        if self.step == "pacts":
            self.next(s)
            self._end_pacts(s)
        elif self.step == "alliances":
            self.next(s)
            self._end_alliances(s)
        else:
            s.pop()
            part_strangers(s)

    def _end_pacts(self, s: InvasionsState) -> None:
        w = s.world
        for a, b in _over(w.pact, self.acted):
            w.pact = put(put(w.pact, a, w.pact[a] & ~(1 << b)), b, w.pact[b] & ~(1 << a))
            s.tell("pact-ends", {"people": NATIONS[a], "other_people": NATIONS[b]}, "XXX.E.2")
            refresh_stances(w)

    def _end_alliances(self, s: InvasionsState) -> None:
        w = s.world
        r = s.realm
        for a, b in _over(r.brief_allies, self.acted):
            r.brief_allies = put(r.brief_allies, a, r.brief_allies[a] & ~(1 << b))
            r.brief_allies = put(r.brief_allies, b, r.brief_allies[b] & ~(1 << a))
            if w.allies[a] >> b & 1:
                part(w, a, b)
                s.tell("alliance-ends", {"people": NATIONS[a], "other_people": NATIONS[b]}, "XXX.B.5")
                settle_all(w)
                s.push(Parting(a, b))


def words_to_expire(w: World, brief: list[int], acted: int) -> bool:
    return bool(_over(w.pact, acted)) or bool(_over(brief, acted))
