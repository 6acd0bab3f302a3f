"""XVI.F Putting down revolts, at the end of the Administration phase."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier, note
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import friends_mask
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.losses.casualties import eliminate, strand_leaders, survives
from aevum.games.invasions.rules.religion.faiths import area_faith, faith_of
from aevum.games.invasions.rules.religion.heresy import heresies_in, heretical
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINDS, LIMES_KIND, NATIONS, label, troop
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, rerolls_of, seat_of
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World, put

PUT_DOWN_AT: Final = 9


def rebels_in_reach(w: World, nation: int) -> list[int]:
    """XVI.F.1: provinces in revolt where the nation has units, whatever they are; XVI.E.4: from whomever it
    took them."""
    rebels = [p for p, level in enumerate(w.revolt) if level and w.owner[p] == nation]
    return [p for p in rebels if _present(w, nation, p)]


def _present(w: World, nation: int, place: int) -> int:
    """XVI.F.3: units of any type; a Limes is one (III.B.11)."""
    return len(commanded_at(w, place, 1 << nation)) + (w.limes[place] == nation)


def _endanger(s: InvasionsState, nation: int, place: int) -> None:
    """XVI.F.9, A104: the nation's last unit is lost; units of friends do not save its leaders, but who lives
    stays with them (F242)."""
    w = s.world
    if not commanded_at(w, place, friends_mask(w, nation, place)):
        strand_leaders(s, place, nation)
        return
    for leader in leaders_at(w, place, 1 << nation):
        survives(s, leader, "XVI.F.9")


def _limes_option(w: World, nation: int, place: int) -> Option:
    code = troop(LIMES_KIND, nation, w.status[nation])
    return Option("choose-unit", {**label(code), "place": w.land.names[place]}, "XVI.F.8")


def suppression(s: InvasionsState, nation: int, place: int) -> list[Modifier]:
    """XVI.F.3-XVI.F.5; A37: heresy counts once."""
    w = s.world
    items: list[Modifier] = []
    note(items, _present(w, nation, place), "units-present", "XVI.F.3")
    area = w.land.area[place]
    faith = s.realm.religion[nation]
    if _torn(s, nation, place):
        note(items, -1, "heresy", "XVI.F.4")
    if area != NO_AREA and area_faith(w.land, area) != faith:
        note(items, -1, "other-religion", "XVI.F.5")
    return items


def _torn(s: InvasionsState, nation: int, place: int) -> bool:
    """XVI.F.4, XXXI.C.10: the Area is heretical, or it is not while the capital is and the faith the same."""
    w = s.world
    area = w.land.area[place]
    if area == NO_AREA:
        return False
    if heresies_in(s.realm, area):
        return True
    seat = seat_of(w, nation)
    if seat == NOWHERE:
        return False
    faith = s.realm.religion[nation]
    return heretical(s, w.land.area[seat], faith) and faith_of(w.land, place) == faith


class Suppression(Frame[InvasionsState]):
    """XVI.F.2: nobody has to; XVI.F.7: no walls, no siege, no battle. Each revolt is tried once."""

    steps: ClassVar[tuple[str, ...]] = ("where", "price", "leaders")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.place = NOBODY
        self.tried: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        if self.step == "where":
            if self._left(w):
                s.ask(w.seat[n], "suppress", "XVI.F.1", {"people": NATIONS[n]})
            else:
                s.pop()
        elif self.step == "price":
            s.ask(w.seat[n], "suppression-loss", "XVI.F.8", {"place": w.land.names[self.place]})
        else:
            self.step = "where"
            if not _present(w, n, self.place):
                _endanger(s, n, self.place)

    def _left(self, w: World) -> list[int]:
        return [p for p in rebels_in_reach(w, self.nation) if p not in self.tried]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "suppression-loss":
            found = unit_options(w, commanded_at(w, self.place, 1 << self.nation), "XVI.F.8")
            if w.limes[self.place] == self.nation:
                found.append(_limes_option(w, self.nation, self.place))
            return found
        found = [Option("put-down", {"place": w.land.names[p]}, "XVI.F.1") for p in self._left(w)]
        return [*found, Option("leave-revolts", None, "XVI.F.2")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if ask.key == "suppression-loss":
            s.tell("lost-to-rebels", dict(option.args), "XVI.F.8")
            if option.args["unit"] == KINDS[LIMES_KIND]:
                w.limes = put(w.limes, self.place, NOBODY)
            else:
                eliminate(w, named(w, commanded_at(w, self.place, 1 << self.nation), option))
            settle(w, self.place)
            self.next(s)
        elif option.key == "leave-revolts":
            s.pop()
        else:
            self.place = w.land.number(str(option.args["place"]))
            self.tried = [*self.tried, self.place]
            self._roll(s)

    def _roll(self, s: InvasionsState) -> None:
        """XVI.F.6, C33, D9: a leader's re-rolls are dice more, of which the best counts."""
        w = s.world
        more = rerolls_of(w, leaders_at(w, self.place, 1 << self.nation))
        items = suppression(s, self.nation, self.place)
        args: dict[str, object] = {"people": NATIONS[self.nation], "place": w.land.names[self.place]}
        dice = d10(s, "suppresses", "XVI.F.3", 1 + more, items, args)
        if max(dice) + sum([item.value for item in items]) >= PUT_DOWN_AT:
            w.revolt = put(w.revolt, self.place, 0)
            s.tell("revolt-ends", args, "XVI.F.10")
        else:
            s.tell("revolt-goes-on", args, "XVI.F.8")
            self.step = "price"
