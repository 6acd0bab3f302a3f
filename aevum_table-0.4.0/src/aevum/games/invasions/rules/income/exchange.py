"""XIV.K.10 Barbarian auxiliaries of a collapsed Empire go over to their own people."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.realm.nations import deploy, reserve
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import FRONT, INFANTRY, NATIONS, kind_of, label, one_of_each
from aevum.games.invasions.rules.vassalage.ties import home
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, OUT, World


class Exchanged(Frame[InvasionsState]):
    """Infantry of their people where they stood, at home where enemies stand already (F181).

    Where the reserve does not suffice, or has several kinds, the player of the people says which and where.
    """

    steps: ClassVar[tuple[str, ...]] = ("units",)

    def __init__(self, pairs: list[int] | None = None) -> None:
        super().__init__()
        self.pairs = pairs[:] if pairs is not None else []
        """The people of an auxiliary, and where it stood."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        while self.pairs:
            people = self.pairs[0]
            foot = infantry(w, people)
            places = self._places(w)
            if not foot or not places:
                self._drop(people)
            elif w.seat[people] != NOBODY and (len(foot) < len(places) or len(_kinds(w, foot)) > 1):
                args: dict[str, object] = {"people": NATIONS[people], "units": min(len(foot), len(places))}
                s.ask(w.seat[people], "exchange-auxiliary", "XIV.K.10", args)
                return
            else:
                self._exchange(s, foot[0], places[0])
        s.pop()

    def _places(self, w: World) -> list[int]:
        """Where infantry of the first people comes, for each of its auxiliaries."""
        people = self.pairs[0]
        stood = [self.pairs[at + 1] for at in range(0, len(self.pairs), 2) if self.pairs[at] == people]
        found = [_goal(w, people, place) for place in stood]
        return [place for place in found if place != NOWHERE]

    def _drop(self, people: int) -> None:
        kept: list[int] = []
        for at in range(0, len(self.pairs), 2):
            if self.pairs[at] != people:
                kept += self.pairs[at : at + 2]
        self.pairs = kept

    def _exchange(self, s: InvasionsState, unit: int, place: int) -> None:
        w = s.world
        people = self.pairs[0]
        for at in range(0, len(self.pairs), 2):
            if self.pairs[at] == people and _goal(w, people, self.pairs[at + 1]) == place:
                self.pairs = self.pairs[:at] + self.pairs[at + 2 :]
                break
        deploy(w, unit, place)
        args: dict[str, object] = {**label(w.code[unit]), "place": w.land.names[place]}
        s.tell("auxiliary-exchanged", args, "XIV.K.10")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        places = list(dict.fromkeys(self._places(w)))
        return [
            Option("choose-unit", {**label(code), "place": w.land.names[p]}, "XIV.K.10")
            for p in places
            for code in _kinds(w, infantry(w, self.pairs[0]))
        ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        place = str(option.args["place"])
        for unit in infantry(w, self.pairs[0]):
            if {**label(w.code[unit]), "place": place} == option.args:
                self._exchange(s, unit, w.land.number(place))
                return


def infantry(w: World, people: int) -> list[int]:
    """In the reserve of a people that is in play."""
    if w.role[people] == OUT:
        return []
    return [i for i in reserve(w, people) if FRONT[kind_of(w.code[i])] & INFANTRY]


def _kinds(w: World, units: list[int]) -> list[int]:
    return one_of_each([w.code[unit] for unit in units])


def _goal(w: World, people: int, place: int) -> int:
    return home(w, people) if hostile_force(w, place, people) else place
