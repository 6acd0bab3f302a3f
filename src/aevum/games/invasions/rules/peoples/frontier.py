"""XVIII.I.8, XVIII.I.9 The Roman frontier: Limites that are rebuilt, follow the border, and are converted."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import occupant, settle, settle_all
from aevum.games.invasions.rules.peoples.places import FIXED_LIMES, LEVY, peoples_of, places_of
from aevum.games.invasions.rules.realm.nations import deploy, reserve
from aevum.games.invasions.rules.reinforcements.reserve import of_kind
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import INFANTRY, NATIONS, kind_name, traits
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, World, put

BYZANTIUM: Final = NATIONS.index("byzantium")
PERSIA: Final = NATIONS.index("persia")
LAST_OF_LIMITES: Final = 7
"""XVIII.I.1"""
THEMATA: Final = "themata"
PLAIN: Final = "infantry"
BREACH: Final = "breach"
"""Among the things that happened, with the number of the province."""


def note_breaches(s: InvasionsState) -> None:
    """XVIII.I.8: frontier provinces without their Limes that are lost; only where they are won back, it is
    rebuilt."""
    if s.realm_now is None:
        return
    w = s.world
    for p, n in enumerate(s.realm_now.frontier):
        if n != NOBODY and w.limes[p] == NOBODY and w.owner[p] != n and _breach(p) not in s.realm.happened:
            s.realm.happened = [*s.realm.happened, _breach(p)]


def _breach(province: int) -> str:
    return f"{BREACH}:{province}"


def rebuild_limites(s: InvasionsState) -> None:
    """XVIII.I.8: where a lost frontier is Roman again, for nothing; F178: not where people revolt."""
    w = s.world
    if w.turn > LAST_OF_LIMITES:
        return
    note_breaches(s)
    for p, n in enumerate(s.realm.frontier):
        if n == NOBODY or w.limes[p] != NOBODY or w.owner[p] != n or w.role[n] != ACTIVE or w.revolt[p]:
            continue
        if _breach(p) in s.realm.happened and occupant(w, p) in (NOBODY, n):
            w.limes = put(w.limes, p, n)
            s.realm.happened = [mark for mark in s.realm.happened if mark != _breach(p)]
            s.tell("limes-rebuilt", {"people": NATIONS[n], "place": w.land.names[p]}, "XVIII.I.8")


def convert_limites(s: InvasionsState) -> None:
    """XVIII.I.9: Byzantine ones become Themata, western ones units of the land, as far as counters go."""
    w = s.world
    for p, n in enumerate(w.limes):
        if n == NOBODY:
            continue
        w.limes = put(w.limes, p, NOBODY)
        unit = _successor(w, n, p)
        args: dict[str, object] = {"people": NATIONS[n], "place": w.land.names[p]}
        if unit:
            deploy(w, unit, p, n)
            s.tell("limes-converted", {**args, "unit": kind_name(w.code[unit])}, "XVIII.I.9")
        else:
            s.tell("limes-disbanded", args, "XVIII.I.9")
    settle_all(w)


def _successor(w: World, nation: int, place: int) -> int:
    """A unit of the reserve to stand where the Limes stood; 0 for none.

    All Limites become units: one whose land has no levy, or none left, becomes an infantry of Rome (F131).
    """
    found = _levy(w, place) if nation != BYZANTIUM else of_kind(w, reserve(w, nation), THEMATA)
    found = found or of_kind(w, reserve(w, nation), PLAIN)
    return found[0] if found else 0


def _levy(w: World, place: int) -> list[int]:
    area = w.land.areas[w.land.area[place]] if w.land.area[place] != NO_AREA else ""
    for people in peoples_of(LEVY):
        if area in places_of(LEVY, people):
            return [u for u in reserve(w, people) if traits(w.code[u]) & INFANTRY]
    return []


# The Persian front


def mobile_limites(s: InvasionsState) -> list[int]:
    """F231: where Byzantine Limites stand that are bound to no place of the table."""
    w = s.world
    fixed = places_of(FIXED_LIMES, BYZANTIUM)
    return [p for p, n in enumerate(w.limes) if n == BYZANTIUM and w.land.names[p] not in fixed]


def new_front(w: World) -> list[int]:
    """Byzantine provinces on the Persian border that no Limes guards."""
    found: list[int] = []
    for p, owner in enumerate(w.owner):
        if owner != BYZANTIUM or w.limes[p] != NOBODY or w.revolt[p] or w.foedus[p] != NOBODY:
            continue
        if occupant(w, p) in (NOBODY, BYZANTIUM) and any(w.owner[q] == PERSIA for q in w.land.near[p]):
            found.append(p)
    return found


def persian_front(s: InvasionsState) -> None:
    """F231: in the Reinforcements step the Limites of the Persian front may follow the border."""
    w = s.world
    if w.turn <= LAST_OF_LIMITES and w.role[BYZANTIUM] == ACTIVE and new_front(w):
        s.push(PersianFront(mobile_limites(s)))


class PersianFront(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("limites",)

    def __init__(self, left: list[int] | None = None) -> None:
        super().__init__()
        self.left = left[:] if left is not None else []
        """Provinces of the Limites that may still move."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if not self.left or not new_front(w):
            s.pop()
            return
        args: dict[str, object] = {"people": NATIONS[BYZANTIUM], "place": w.land.names[self.left[0]]}
        s.ask(w.seat[BYZANTIUM], "persian-front", "XVIII.I.8", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found = [Option("keep-limes", None, ask.rule)]
        return found + [Option("move-limes", {"place": w.land.names[p]}, ask.rule) for p in new_front(w)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        r = s.realm
        start = self.left[0]
        self.left = self.left[1:]
        if option.key == "keep-limes":
            return
        to = w.land.number(str(option.args["place"]))
        w.limes = put(put(w.limes, start, NOBODY), to, BYZANTIUM)
        r.frontier = put(put(r.frontier, start, NOBODY), to, BYZANTIUM)
        settle(w, start)
        names: dict[str, object] = {"people": NATIONS[BYZANTIUM], "from": w.land.names[start]}
        s.tell("limes-moves", {**names, "place": w.land.names[to]}, "XVIII.I.8")
