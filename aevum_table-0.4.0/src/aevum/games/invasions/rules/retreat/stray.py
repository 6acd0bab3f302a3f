"""III.D.10 A horde without a way out is not lost: it goes to the nearest land that can take it in (F51)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.attitude import attitude, open_country
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import FRIENDLY
from aevum.games.invasions.rules.retreat.arrival import move_horde
from aevum.games.invasions.rules.retreat.ways import why_nation_not_into
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, World, put


def stray_horde(s: InvasionsState, horde: int, banned: list[int]) -> None:
    camp_in(s, horde, _nearest(s.world, horde, banned))


def camp_in(s: InvasionsState, horde: int, places: list[int]) -> None:
    """Of several equally near its player chooses, in a frame that this pushes above the caller's."""
    w = s.world
    if len(places) > 1 and w.seat[horde] != NOBODY:
        start = w.horde[horde]
        w.horde = put(w.horde, horde, places[0])
        settle(w, start)
        settle(w, places[0])
        s.push(Stray(horde, places))
    elif places:
        move_horde(s, horde, places[0], "III.D.10")


def _nearest(w: World, horde: int, banned: list[int]) -> list[int]:
    start = w.horde[horde]
    ring = w.land.near[start]
    seen = {start, *ring}
    while ring:
        found = [p for p in ring if p not in banned and _takes_in(w, horde, p)]
        if found:
            return found
        ring = sorted({q for p in ring for q in w.land.near[p]} - seen)
        seen.update(ring)
    return []


def _takes_in(w: World, horde: int, p: int) -> bool:
    welcome = attitude(w, horde, p) == FRIENDLY or open_country(w, horde, p)
    return welcome and why_nation_not_into(w, horde, p) is None


class Stray(Frame[InvasionsState]):
    """It is in one of the provinces already, until its player names another.

    The frame below finds the result that it would have found without it.
    """

    steps: ClassVar[tuple[str, ...]] = ("camp",)

    def __init__(self, horde: int = 0, places: list[int] | None = None) -> None:
        super().__init__()
        self.horde = horde
        self.places = places[:] if places is not None else []

    def run(self, s: InvasionsState) -> None:
        s.ask(s.world.seat[self.horde], "stray-horde", "III.D.10", {"people": NATIONS[self.horde]})

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        names = s.world.land.names
        return [Option("camp-in", {"place": names[p]}, "III.D.10") for p in self.places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        start = w.horde[self.horde]
        move_horde(s, self.horde, w.land.number(str(option.args["place"])), "III.D.10")
        settle(w, start)
        s.pop(s.result)
