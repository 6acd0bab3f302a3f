"""A territory is conquered (5.CONQ, V.GAIN.01 to V.GAIN.06)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.battle import plunder
from aevum.games.medioevo.rules.blood import shed_blood
from aevum.games.medioevo.rules.buildings import MILITARY, NO_BUILDING, SORTS
from aevum.games.medioevo.rules.combat.glory import score
from aevum.games.medioevo.rules.combat.spoils import Spoils
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.protection import building_safe, unsafe_cubes
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.words import where
from aevum.games.medioevo.rules.works.heirs import take_over
from aevum.games.medioevo.rules.works.markers import ReplaceMarkers
from aevum.games.medioevo.rules.works.ruin import destroy_building
from aevum.games.medioevo.rules.works.standing import building_words, built, sort_and_level


class Conquest(Frame[MedioevoState]):
    """`seat` has conquered `place`; `victims` are the players who were driven out."""

    steps: ClassVar[tuple[str, ...]] = ("score", "plunder", "spoils", "markers")

    def __init__(self, seat: int = 0, place: int = 0, victims: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.victims: list[int] = victims if victims is not None else []
        self.former = NOBODY
        """Whose the buildings were."""

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "score":
                self.next(s)
                self._score(s)
            case "plunder":
                if self._choices(s):
                    s.ask(self.seat, "plunder", "5.CONQ.02", where(self.place))
                else:
                    self._keep(s)
            case "spoils":
                self.next(s)
                hostile = [other for other in range(s.players()) if s.at_war(self.seat, other)]
                s.push(Spoils(self.seat, self.place, self._beaten(s) + hostile))
            case _:
                s.pop()
                if self.former != NOBODY and built(s, self.place, MILITARY) != NO_BUILDING:
                    s.push(ReplaceMarkers(self.seat, self.place, self.former))

    def _score(self, s: MedioevoState) -> None:
        s.tell("conquered", {"seat": s.seats[self.seat], **where(self.place)}, "5.CONQ.01")
        deeds.record(s, self.seat, deeds.CONQUEST, self.place)
        score(s, self.seat, self.place)
        if s.home(self.place) in self._beaten(s):
            shed_blood(s, s.home(self.place), self.seat)  # W.BLOOD.01
        if s.marker[self.place] not in (NOBODY, self.seat):
            s.mark(self.place, NOBODY)  # 5.CTRL.05, 5.CTRL.06: nothing brings it back

    def _beaten(self, s: MedioevoState) -> list[int]:
        """The players among the victims."""
        return [other for other in self.victims if other != BARBARIANS]

    def _choices(self, s: MedioevoState) -> list[Option]:
        """What may be plundered: buildings of others, and cubes of the Great Market."""
        found: list[Option] = []
        if s.builder[self.place] != self.seat:
            for sort in range(len(SORTS)):
                level = built(s, self.place, sort)
                if level != NO_BUILDING and not building_safe(s, self.place, sort):
                    florins = plunder.building(sort, level)
                    told = {**building_words(self.place, sort, level), "florins": florins}
                    found.append(Option("plunder-building", told, "5.CONQ.04"))
        cubes = unsafe_cubes(s, self.place)
        for good in range(len(GOODS)):
            if cubes >> good & 1:
                found.append(Option("plunder-cube", {"good": GOODS[good]}, "5.CONQ.05"))
        return found

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [*self._choices(s), Option("keep-conquests", None, "5.CONQ.03")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        told: dict[str, object] = {"seat": s.seats[self.seat], **where(self.place)}
        match option.key:
            case "plunder-building":
                sort, level = sort_and_level(str(option.args["building"]))
                florins = plunder.building(sort, level)
                told = {**told, "building": option.args["building"], "florins": florins}
                s.tell("building-plundered", told, "5.CONQ.04")
                shed_blood(s, s.builder[self.place], self.seat)
                destroy_building(s, self.place, sort)
            case "plunder-cube":
                good = GOODS.index(str(option.args["good"]))
                florins = plunder.cubes(1)
                s.tell("cube-plundered", {**told, "good": GOODS[good], "florins": florins}, "5.CONQ.05")
                s.market[self.place] -= 1 << good
                for victim in self._beaten(s)[:1]:
                    shed_blood(s, victim, self.seat)
            case _:
                self._keep(s)
                return
        receive(s, self.seat, florins)
        deeds.record(s, self.seat, deeds.PLUNDER, florins)

    def _keep(self, s: MedioevoState) -> None:
        """5.CONQ.03"""
        self.step = "spoils"
        if s.builder[self.place] == NOBODY:
            take_over(s, self.place, self.seat)  # of who is out of the game
        elif s.builder[self.place] != self.seat:
            self.former = s.builder[self.place]
            s.builder[self.place] = self.seat
            told: dict[str, object] = {"seat": s.seats[self.seat], "enemy_seat": s.seats[self.former]}
            s.tell("buildings-kept", {**told, "place": LAND.names[self.place]}, "5.CONQ.03")
