"""XXXI.C Heresies."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.cities import why_no_heresy
from aevum.games.invasions.rules.realm.nations import provinces_of
from aevum.games.invasions.rules.realm.realm import ARIAN, MONOPHYSITE, PAGAN, RELIGIONS, Realm
from aevum.games.invasions.rules.religion.faiths import area_faith
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATIONS
from aevum.games.invasions.rules.unrest import drawn_area, selector, table_half
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import NOBODY, put

MINUS: Final = 1
PLUS: Final = 2


def immune(s: InvasionsState, nation: int) -> bool:
    """VI.H.2, XVI.A.2, XXXI.C.2, XXXI.C.9: Pagan and Arian Barbarians know neither heresy nor revolt."""
    return s.world.status[nation] == BARBARIAN and s.realm.religion[nation] in (ARIAN, PAGAN)


def heresies_in(r: Realm, area: int) -> dict[int, int]:
    """XXXI.C.7: the markers in an Area by the religion that they are of."""
    found = {r.heresy_of[area]: r.heresy[area]} if r.heresy[area] else {}
    for at in range(0, len(r.heresies), 3):
        if r.heresies[at] == area:
            found[r.heresies[at + 1]] = r.heresies[at + 2]
    return found


def heretical(s: InvasionsState, area: int, religion: int) -> bool:
    """XXXI.C.6: whether a heresy of this religion is abroad in an Area."""
    return area != NO_AREA and religion in heresies_in(s.realm, area)


def heretical_areas(s: InvasionsState, nation: int) -> list[int]:
    """Areas where a nation holds land and its religion is torn, or that of Monophysite people (F187)."""
    w = s.world
    areas = {w.land.area[p] for p in provinces_of(w, nation)}
    faiths = (s.realm.religion[nation], MONOPHYSITE)
    return sorted(area for area in areas if any(heretical(s, area, faith) for faith in faiths))


def age_heresies(s: InvasionsState) -> None:
    """VI.F.1, VI.F.2: what is Heresy - goes, and what is Heresy + becomes Heresy - (XXXI.C.5)."""
    r = s.realm
    for area, marker in enumerate(r.heresy):
        if marker == MINUS:
            s.tell("heresy-ends", {"area": s.world.land.areas[area]}, "VI.F.1")
    r.heresy_of = [
        NOBODY if marker <= MINUS else of for marker, of in zip(r.heresy, r.heresy_of, strict=True)
    ]
    r.heresy = [max(0, marker - 1) for marker in r.heresy]
    beside: list[int] = []
    for at in range(0, len(r.heresies), 3):
        area, religion, marker = r.heresies[at : at + 3]
        if marker == MINUS:
            s.tell("heresy-ends", {"area": s.world.land.areas[area]}, "VI.F.1")
        else:
            beside += [area, religion, marker - 1]
    r.heresies = beside


def lay_heresy(s: InvasionsState, area: int, religion: int, rule: str) -> None:
    """XXXI.C.7: the marker tells which religion is torn; one of another religion stays beside it."""
    r = s.realm
    others = {of: marker for of, marker in heresies_in(r, area).items() if of != religion}
    beside: list[int] = []
    for at in range(0, len(r.heresies), 3):
        if r.heresies[at] != area:
            beside += r.heresies[at : at + 3]
    for of, marker in others.items():
        beside += [area, of, marker]
    r.heresies = beside
    r.heresy = put(r.heresy, area, PLUS)
    r.heresy_of = put(r.heresy_of, area, religion)
    s.tell("heresy-rises", {"area": s.world.land.areas[area], "religion": RELIGIONS[religion]}, rule)


class HeresyRises(Frame[InvasionsState]):
    """XXXI.C.1: an Area of the nation; in an Empire by the dice of XVI.C, else by whom XVI.B names (F190)."""

    steps: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, nation: int = 0, calamity: bool = False) -> None:
        super().__init__()
        self.nation = nation
        self.calamity = calamity

    def run(self, s: InvasionsState) -> None:
        people: dict[str, object] = {"people": NATIONS[self.nation]}
        if immune(s, self.nation) or not self._areas(s):
            self._spared(s, "XXXI.C.2" if immune(s, self.nation) else "XXXI.C.3")
            return
        if s.world.status[self.nation] == EMPIRE:
            drawn = drawn_area(s, self.nation, self._held(s), table_half(s, self.nation))
            if drawn != NO_AREA and why_no_heresy(s.world, drawn, self.calamity) is not None:
                self._spared(s, "XXXI.C.3")  # XVI.C.4: the table is not asked again for that
                return
            if drawn != NO_AREA:
                self._rise(s, drawn)
                return
        s.ask(selector(s, "XVI.B.1"), "choose-heresy", "XXXI.C.1", people)

    def _spared(self, s: InvasionsState, rule: str) -> None:
        s.tell("no-heresy", {"people": NATIONS[self.nation]}, rule)
        s.pop()

    def _held(self, s: InvasionsState) -> list[int]:
        w = s.world
        return sorted({w.land.area[p] for p in provinces_of(w, self.nation)} - {NO_AREA})

    def _areas(self, s: InvasionsState) -> list[int]:
        """XXXI.C.3: not that of a capital when a calamity brings it."""
        return [area for area in self._held(s) if why_no_heresy(s.world, area, self.calamity) is None]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [
            Option("heresy-in", {"area": s.world.land.areas[area]}, "XXXI.C.1") for area in self._areas(s)
        ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self._rise(s, s.world.land.areas.index(str(option.args["area"])))

    def _rise(self, s: InvasionsState, area: int) -> None:
        own = area_faith(s.world.land, area) == MONOPHYSITE  # XXXI.C.8: zealots of the people's own faith
        lay_heresy(s, area, MONOPHYSITE if own else s.realm.religion[self.nation], "XXXI.C.5")
        s.pop()
