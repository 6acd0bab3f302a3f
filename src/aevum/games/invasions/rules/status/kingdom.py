"""VII.D A Barbarian nation becomes a Kingdom, and founds its capital."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.cities import LARGEST, grow
from aevum.games.invasions.rules.control.provinces import hostile_force, settle, settle_all
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.ledger import earn
from aevum.games.invasions.rules.realm.nations import provinces_of, take_status
from aevum.games.invasions.rules.realm.realm import ARIAN, CATHOLIC, RELIGIONS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.empire import FOUNDING
from aevum.games.invasions.rules.troops import BARBARIAN, KINGDOM, NATIONS
from aevum.games.invasions.rules.vassalage.parting import Parting, strangers
from aevum.games.invasions.rules.world.world import FEDERATE, NOWHERE, World, put

HUNS: Final = NATIONS.index("huns")
DISPLACED: Final = -1
"""In `Realm.capital_lost`, where a conquered capital has its turn."""


def may_settle(s: InvasionsState, nation: int) -> bool:
    """VII.A.3: not the Huns; XXVIII.E.5: not federates."""
    w = s.world
    return w.status[nation] == BARBARIAN and nation != HUNS and w.tie[nation] != FEDERATE


class BecomesKingdom(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("proclaim", "neighbours", "religion", "capital", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        match self.step:
            case "proclaim":
                self._proclaim(s)
                self.next(s)
            case "neighbours":
                self.next(s)
                for a, b in strangers(w):  # F226: the peace among Barbarians is not a Kingdom's (XII.D.6)
                    s.push(Parting(a, b))
            case "religion":
                s.ask(w.seat[n], "kingdom-religion", "VII.D.10", {"people": NATIONS[n]})
            case "capital":
                self.next(s)
                s.push(FoundsCapital(n))
            case _:
                s.pop()

    def _proclaim(self, s: InvasionsState) -> None:
        w = s.world
        r = s.realm
        n = self.nation
        s.tell("kingdom-founded", {"people": NATIONS[n]}, "VII.C.6")
        take_status(w, n, KINGDOM)
        w.age = put(w.age, n, 1)  # VII.D.1
        w.invading = put(w.invading, n, 0)
        r.founded = put(r.founded, n, w.turn)
        earn(s, n, FOUNDING, "founding", "VII.D.2")
        refresh_stances(w)
        settle_all(w)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        faiths = dict.fromkeys((s.realm.religion[self.nation], ARIAN, CATHOLIC))
        return [Option("take-faith", {"religion": RELIGIONS[faith]}, "VII.D.10") for faith in faiths]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        r = s.realm
        faith = RELIGIONS.index(str(option.args["religion"]))
        if faith != r.religion[self.nation]:
            r.religion = put(r.religion, self.nation, faith)
            people: dict[str, object] = {"people": NATIONS[self.nation], "religion": RELIGIONS[faith]}
            s.tell("takes-faith", people, "VII.D.10")
        self.next(s)


class FoundsCapital(Frame[InvasionsState]):
    """VII.D.4-VII.D.8. Without any city the horde waits until it has one (F110)."""

    steps: ClassVar[tuple[str, ...]] = ("city", "capital", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        people: dict[str, object] = {"people": NATIONS[n]}
        if self.step == "city":
            if growing(w, n):
                s.ask(w.seat[n], "found-city", "VII.D.4", people)
                return
            s.tell("growth-lost", people, "VII.D.6")
            self.next(s)
        elif self.step == "capital":
            if loyal_cities(w, n):
                s.ask(w.seat[n], "found-capital", "VII.D.7", people)
                return
            s.tell("capital-waits", people, "VII.D.8")
            if w.horde[n] == NOWHERE and s.realm_now is not None:
                s.realm.capital_lost = put(s.realm.capital_lost, n, DISPLACED)
            self.next(s)
        else:
            s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "found-city":
            return [
                Option("grow-city", _city(w, p), "VII.D.5" if w.level[p] else "VII.D.4")
                for p in growing(w, self.nation)
            ]
        return [Option("seat-at", _city(w, p), "VII.D.7") for p in loyal_cities(w, self.nation)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        p = w.land.number(str(option.args["place"]))
        self.next(s)
        if option.key == "grow-city":
            grow(w, p)
            s.tell("city-grows", {**_city(w, p), "level": w.level[p]}, option.rule)
            settle(w, p)
        else:
            seat_capital(s, self.nation, p, "VII.D.7")


def seat_capital(s: InvasionsState, nation: int, place: int, rule: str) -> None:
    """The horde becomes the capital, behind walls (III.G.3)."""
    w = s.world
    old = w.horde[nation]
    if _displaced(s, nation):
        s.realm.capital_lost = put(s.realm.capital_lost, nation, 0)
    w.capital = put(w.capital, nation, place)
    w.horde = put(w.horde, nation, NOWHERE)
    w.walls = put(w.walls, place, max(w.walls[place], w.land.walls[place]))
    s.tell("capital-founded", {"people": NATIONS[nation], **_city(w, place)}, rule)
    if old != NOWHERE:
        settle(w, old)
    settle(w, place)


def waits_for_capital(w: World, nation: int) -> bool:
    """VII.D.8: a Kingdom whose horde is still on its way to a city."""
    return w.status[nation] != BARBARIAN and w.capital[nation] == NOWHERE and w.horde[nation] != NOWHERE


def found_waiting_capitals(s: InvasionsState) -> bool:
    """VII.D.8: as soon as a site or a city is controlled the capital is founded; whether one is now."""
    w = s.world
    for n, status in enumerate(w.status):
        if status == BARBARIAN or not (waits_for_capital(w, n) or _displaced(s, n)):
            continue
        if n in w.owner and any(_may_seat(w, p, n) for p, owner in enumerate(w.owner) if owner == n):
            s.push(FoundsCapital(n))
            return True
    return False


def _may_seat(w: World, p: int, nation: int) -> bool:
    """Whether its capital can be here: in a city of now, or in one that is built for it (F222, F223)."""
    return bool(w.land.site[p]) and not w.revolt[p] and not hostile_force(w, p, nation)


def _displaced(s: InvasionsState, nation: int) -> bool:
    """IX.B.8, F270: it made room for a newcomer with its capital, and had no other city."""
    return s.realm_now is not None and s.realm_now.capital_lost[nation] == DISPLACED


def growing(w: World, nation: int) -> list[int]:
    """VII.D.4, VII.D.5: empty sites of the nation, else its smallest cities; F223: none with enemies in it.

    F222: those in revolt too, unless this growth has to make the city that becomes the capital.
    """
    own = [p for p in provinces_of(w, nation) if w.land.site[p] and not hostile_force(w, p, nation)]
    calm = [p for p in own if not w.revolt[p]]
    if len(calm) < len(own) and not loyal_cities(w, nation):
        own = calm
    for level in range(LARGEST):
        found = [p for p in own if w.level[p] == level]
        if found:
            return found
    return []


def cities_of(w: World, nation: int) -> list[int]:
    return [p for p in provinces_of(w, nation) if w.level[p]]


def loyal_cities(w: World, nation: int) -> list[int]:
    """Those that may be its capital (III.G.5, F222): in peace within and without (F223)."""
    return [p for p in cities_of(w, nation) if not w.revolt[p] and not hostile_force(w, p, nation)]


def _city(w: World, p: int) -> dict[str, object]:
    return {"place": w.land.names[p], "city": w.land.site[p]}
