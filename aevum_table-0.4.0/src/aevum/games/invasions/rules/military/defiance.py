"""XII.D.6 Hostility in Barbarian Areas, declared when a nation activates and kept for the turn."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import COUNT, defy, refresh_stances
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import members, on_map
from aevum.games.invasions.rules.world.world import ACTIVE, World


def at_peace(w: World, nation: int) -> list[int]:
    """Nations on the map, however far, with whom this one is at peace in Barbarian Areas alone."""
    peaceful = w.foes[nation] & ~w.wild_foes[nation]
    if not peaceful:
        return []
    return sorted(members(peaceful & on_map(w)), key=lambda n: w.initiative[n])


def forget_defiance(w: World) -> None:
    """The turn is over."""
    if any(w.defied):
        w.defied = [0] * COUNT
        refresh_stances(w)


class Defiance(Frame[InvasionsState]):
    """D4: when a nation activates, each seat may have its other nations declare war on it.

    The seats are asked in the order of initiative of their nations. Where the table lets either side declare,
    the active nation does so first.
    """

    steps: ClassVar[tuple[str, ...]] = ("own", "begin", "others")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.seats: list[int] = []
        """Seats that have yet to be asked."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "own":
                if s.either_declares and at_peace(w, self.nation):
                    self._put(s, w.seat[self.nation])
                else:
                    self.next(s)
            case "begin":
                seats = [w.seat[n] for n in at_peace(w, self.nation) if w.role[n] == ACTIVE]
                self.seats = list(dict.fromkeys(seats))
                self.next(s)
            case _:
                while self.seats and not self.others(w, self.seats[0]):
                    self.seats = self.seats[1:]
                if self.seats:
                    self._put(s, self.seats[0])
                else:
                    s.pop()

    def _put(self, s: InvasionsState, seat: int) -> None:
        s.ask(seat, "defiance", "XII.D.6", {"people": NATIONS[self.nation]})

    def others(self, w: World, seat: int) -> list[int]:
        """Nations of a seat that may declare war on the active one; inactive ones only defend (VI.B.5)."""
        return [n for n in at_peace(w, self.nation) if w.role[n] == ACTIVE and w.seat[n] == seat]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found = [Option("peace", None, "XII.D.6")]
        for n in at_peace(w, self.nation) if self.step == "own" and s.either_declares else []:
            found.append(Option("defy-first", {"people": NATIONS[n]}, "XII.D.6"))
        for n in self.others(w, ask.seat) if self.step == "others" else []:
            found.append(Option("defy", {"people": NATIONS[n]}, "XII.D.6"))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "peace":
            if self.step == "own":
                self.next(s)
            else:
                self.seats = self.seats[1:]
            return
        other = NATIONS.index(str(option.args["people"]))
        who, enemy = (self.nation, other) if self.step == "own" else (other, self.nation)
        defy(s.world, who, enemy)
        s.tell("defies", {"people": NATIONS[who], "other_people": NATIONS[enemy]}, "XII.D.6")
