"""The Levy Phase: what each region owes, and the Heerbann."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import KINDS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.levy.due import levy_kinds, levy_of
from aevum.games.charlemagne.rules.markers import HEERBANN, NAMES
from aevum.games.charlemagne.rules.muster import free_unit, muster_refusal, mustering_places
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, holds, might_hold, put_back, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import SEATS


class LevyPhase(Frame[CharlemagneState]):
    """Units are placed one by one, in any order, until none is due that could be placed."""

    steps: ClassVar[tuple[str, ...]] = ("heerbann", "shown", "rolled", "due", "place", "extra")

    def __init__(self) -> None:
        super().__init__()
        self.regions: list[int] = []
        """Region and kind of every unit that is still due."""
        self.kinds: list[int] = []
        self.extra = 0
        """Units of the Heerbann that are still to come."""
        self.marker = NO_MARKER

    def run(self, s: CharlemagneState) -> None:
        seat = s.phasing
        match self.step:
            case "heerbann":
                if might_hold(s, seat):
                    # Asked whatever the hand is: the other must not learn what it holds.
                    s.ask(seat, "heerbann", "T10.SM06", guarded=True)
                else:
                    self.step = "due"
            case "shown":
                if s.result == STANDS:
                    self.next(s)
                    s.push(Throw("heerbann-roll", "T10.SM06", seat))
                else:
                    self.step = "heerbann"
            case "rolled":
                self.extra += s.result
                s.tell("heerbann", {"seat": SEATS[seat], "count": s.result}, "T10.SM06")
                put_back(s, self.marker)
                self.step = "heerbann"
            case "due":
                self._call(s)
                self.next(s)
            case "place":
                if self._any(s):
                    s.ask(seat, "levy", "11.2.a", {"count": len(self.kinds)})
                else:
                    self._lost(s)
                    self.next(s)
            case "extra":
                # 11.3.b: on top, and never doubled.
                if self.extra and self._any(s):
                    s.ask(seat, "levy-more", "T10.SM06", {"count": self.extra})
                else:
                    s.pop()

    def _call(self, s: CharlemagneState) -> None:
        for r in range(len(REGIONS)):
            if s.control[r] == s.phasing:
                for kind in levy_of(s, r):
                    self.regions.append(r)
                    self.kinds.append(kind)

    def _any(self, s: CharlemagneState) -> bool:
        return any(
            muster_refusal(s, s.phasing, r, kind, hex) is None
            for r, kind in self._groups(s)
            for hex in mustering_places(s, r, kind)
        )

    def _groups(self, s: CharlemagneState) -> list[tuple[int, int]]:
        """Region and kind of what may be placed, each once."""
        if self.step == "extra":
            # T10.SM06.a, T10.SM06.b
            return [(r, k) for r in range(len(REGIONS)) if s.control[r] == s.phasing for k in levy_kinds(r)]
        return sorted(set(zip(self.regions, self.kinds, strict=True)))

    def _lost(self, s: CharlemagneState) -> None:
        """11.4"""
        for r, kind in self._groups(s):
            count = sum(1 for at in range(len(self.kinds)) if (self.regions[at], self.kinds[at]) == (r, kind))
            s.tell("levy-lost", {"region": REGIONS[r], "unit": KINDS[kind], "count": count}, "11.4")
        self.regions, self.kinds = [], []

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "heerbann":
            found = [Option("play", {"marker": NAMES[HEERBANN]}, "T10.SM06")]
            return [*found, Option("pass", None, "T10.SM06")]
        return [
            Option("levy", {"place": LAND.names[hex], "region": REGIONS[r], "unit": KINDS[kind]}, "11.2.a")
            for r, kind in self._groups(s)
            for hex in mustering_places(s, r, kind)
        ]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "play":
            if not holds(s, ask.seat, HEERBANN):
                return Refusal("marker-not-held", {"marker": NAMES[HEERBANN]}, "T10.SM06")
            return None
        if option.key == "pass":
            return None
        kind = KINDS.index(str(option.args["unit"]))
        place = LAND.number(str(option.args["place"]))
        return muster_refusal(s, ask.seat, region(str(option.args["region"])), kind, place)

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "play":
            self.marker = held(s, ask.seat, HEERBANN)
            show(s, ask.seat, self.marker, "T10.SM06")
            self.next(s)
            s.push(Shown(self.marker, ask.seat))
        elif option.key == "pass":
            self.step = "due"
        else:
            self._place(s, option)

    def _place(self, s: CharlemagneState, option: Option) -> None:
        home, kind = region(str(option.args["region"])), KINDS.index(str(option.args["unit"]))
        s.put(free_unit(s, home, kind), LAND.number(str(option.args["place"])))
        s.tell("levied", dict(option.args), "11.2.a" if self.step == "place" else "T10.SM06.c")
        if self.step == "extra":
            self.extra -= 1
            return
        for at in range(len(self.kinds)):
            if (self.regions[at], self.kinds[at]) == (home, kind):
                del self.regions[at], self.kinds[at]
                return
