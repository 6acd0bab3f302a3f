"""IX.D The units that a nation receives: those the Timeline names, and those it may choose."""

from itertools import product
from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.realm.nations import deploy
from aevum.games.invasions.rules.reinforcements.reserve import (
    FOOT,
    SHIPS,
    TYPES,
    available,
    harbours,
    of_kind,
    of_type,
    plainest,
    type_of,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS, label, look, one_of_each
from aevum.games.invasions.rules.vassalage.ties import home, may_stand, nomad, stations
from aevum.games.invasions.rules.world.world import ACTIVE, NOWHERE, VASSAL, World

ANY_TYPE: Final = len(TYPES)
VASSALS_SHARE: Final = 1
"""XXIX.F.2, C25"""
ONE_A_TURN: Final = 1
"""IX.D.3"""


def mustering_places(w: World, unit: int, nation: int) -> list[int]:
    """IX.D.2, III.D.6: with the horde, whatever the stacking; the inactive where there is room (F121).

    VI.B.5: their player is in charge of it. Those who have a horde fill its province first.
    """
    place = home(w, nation)
    if place == NOWHERE:
        return []
    camp = w.status[nation] == BARBARIAN and w.horde[nation] != NOWHERE
    if camp and (w.role[nation] == ACTIVE or may_stand(w, unit, place, nation)):
        return [place]
    found = [p for p in stations(w, unit, nation) if p != place]
    return [place, *found] if may_stand(w, unit, place, nation) else found


def mixtures(w: World, units: list[int], count: int) -> list[list[int]]:
    """IX.D.5: how many of each type may come; at least half infantry, as far as there is any."""
    most = [len(of_type(w, units, kind)) for kind in range(len(TYPES))]
    least = min(halves_up(count), most[FOOT])
    found = product(*[range(number, -1, -1) for number in most])
    return [list(numbers) for numbers in found if sum(numbers) == count and numbers[FOOT] >= least]


class Levy(Frame[InvasionsState]):
    """`counts` and `kinds` go together; an empty kind means any units. No gold is spent (IX.A.1, IX.D.8)."""

    steps: ClassVar[tuple[str, ...]] = ("share", "named", "types", "draw", "choose", "launch", "end")

    def __init__(
        self, nation: int = 0, counts: list[int] | None = None, kinds: list[str] | None = None
    ) -> None:
        super().__init__()
        self.nation = nation
        self.counts = counts[:] if counts is not None else []
        self.kinds = kinds[:] if kinds is not None else []
        self.numbers = [0] * (ANY_TYPE + 1)
        """Units still to come, by type; the last is for those of any type."""
        self.waiting: list[int] = []
        """Units that come, and whose place is to be said."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "share":
                if nomad(w, self.nation):  # VI.I.2, IX.D.7, F122: what is named only says how many
                    self.kinds = [""] * len(self.kinds)
                self._share(s)
            case "named":
                self._named(s)
                self.next(s)
            case "types":
                self._types(s)
            case "draw":
                self._draw(s)
                self.next(s)
            case "choose":
                if any(self.numbers):
                    args: dict[str, object] = {"people": NATIONS[self.nation], "units": sum(self.numbers)}
                    free = nomad(w, self.nation)
                    s.ask(w.seat[self.nation], "levy-unit", "IX.D.7" if free else "IX.D.6", args)
                else:
                    self.next(s)
            case "launch":
                self._place(s)
            case _:
                s.pop()

    def _left(self, s: InvasionsState) -> list[int]:
        return [unit for unit in available(s, self.nation) if unit not in self.waiting]

    def _share(self, s: InvasionsState) -> None:
        """XXIX.F.2, F124: of all that is listed a vassal gets one unit; federates get all (XXVIII.E.2)."""
        w = s.world
        if w.tie[self.nation] != VASSAL or w.status[self.nation] != BARBARIAN:
            self.next(s)
        elif len(set(self.kinds)) > 1:
            s.ask(w.seat[self.nation], "levy-share", "XXIX.F.2", {"people": NATIONS[self.nation]})
        else:
            self._take_one(s, self.kinds[0])

    def _take_one(self, s: InvasionsState, kind: str) -> None:
        self.counts = [VASSALS_SHARE]
        self.kinds = [kind]
        self.next(s)

    def _named(self, s: InvasionsState) -> None:
        w = s.world
        for count, kind in zip(self.counts, self.kinds, strict=True):
            if not kind:
                continue
            come: list[int] = []
            for _ in range(count):
                left = [unit for unit in self._left(s) if unit not in come]
                fitting = of_kind(w, left, kind)
                unit = fitting[0] if fitting else plainest(w, left)
                if unit:
                    come.append(unit)
            self._muster(s, come, "IX.D.1")
            if any(unit not in of_kind(w, come, kind) for unit in come):
                names: dict[str, object] = {"people": NATIONS[self.nation], "unit": kind}
                s.tell("levy-replaced", names, "IX.D.4")

    def _types(self, s: InvasionsState) -> None:
        w = s.world
        pairs = zip(self.counts, self.kinds, strict=True)
        wanted = sum([count for count, kind in pairs if not kind])
        left = self._left(s)
        count = min(wanted, len(left))
        if count < wanted and wanted > ONE_A_TURN:
            s.tell("reserve-spent", {"people": NATIONS[self.nation]}, "IX.D.5")
        if count == 0:
            self.step = "launch"
        elif count == len(left):
            self._muster(s, left, "IX.D.5")
            self.step = "launch"
        elif nomad(w, self.nation):  # VI.I.2
            self.numbers[ANY_TYPE] = count
            self.step = "choose"
        else:
            self.counts = [count]
            args: dict[str, object] = {"people": NATIONS[self.nation], "units": count}
            s.ask(w.seat[self.nation], "levy-types", "IX.D.5", args)

    def _draw(self, s: InvasionsState) -> None:
        """IX.D.6: half of each type by lot, rounded up (III.A.5)."""
        w = s.world
        for kind in range(len(TYPES)):
            units = of_type(w, self._left(s), kind)
            lots = halves_up(self.numbers[kind])
            self.numbers[kind] -= lots
            if self.numbers[kind] + lots == len(units) or len(one_of_each([w.code[u] for u in units])) == 1:
                lots += self.numbers[kind]
                self.numbers[kind] = 0
                self._muster(s, units[:lots], "IX.D.5")
                continue
            for _ in range(lots):
                args: dict[str, object] = {"people": NATIONS[self.nation]}
                at = s.roll("draws-levy", len(units), 1, "IX.D.6", None, args)[0] - 1
                self._muster(s, [units.pop(at)], "IX.D.6")

    def _muster(self, s: InvasionsState, units: list[int], rule: str) -> None:
        """They come to the map, ships at the end; units alike are told together."""
        w = s.world
        told: dict[tuple[int, int], int] = {}
        for unit in units:
            if type_of(w.code[unit]) == SHIPS:
                self.waiting.append(unit)
                continue
            places = mustering_places(w, unit, self.nation)
            if not places:
                s.tell("levy-no-room", {"people": NATIONS[self.nation], **label(w.code[unit])}, "XVII.A.1")
                continue
            if len(places) > 1:
                self.waiting.append(unit)
                continue
            place = places[0]
            deploy(w, unit, place)
            told.setdefault((look(w.code[unit]), place), unit)
        for (kind, place), unit in told.items():
            number = sum(1 for u in units if w.place[u] == place and look(w.code[u]) == kind)
            tell_come(s, self.nation, unit, number, rule)

    def _place(self, s: InvasionsState) -> None:
        """Ships at last, and units of the inactive for which there is more than one place."""
        w = s.world
        if not self.waiting:
            self.next(s)
            return
        unit = self.waiting[0]
        args: dict[str, object] = {"people": NATIONS[self.nation], **label(w.code[unit])}
        if not self._places(w, unit):
            self.waiting.pop(0)
        elif type_of(w.code[unit]) == SHIPS:
            s.ask(w.seat[self.nation], "launch", "XXV.A.1", args)
        else:
            s.ask(w.seat[self.nation], "deploy", "VI.B.5", args)

    def _places(self, w: World, unit: int) -> list[int]:
        if type_of(w.code[unit]) == SHIPS:
            return harbours(w, self.nation)
        return mustering_places(w, unit, self.nation)

    # Options

    def _choosable(self, s: InvasionsState) -> list[int]:
        """One type after the other."""
        left = self._left(s)
        if self.numbers[ANY_TYPE]:
            return left
        return next(of_type(s.world, left, kind) for kind, number in enumerate(self.numbers) if number)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "levy-share":
            return [
                Option("levy-named", {"unit": kind}, ask.rule) if kind else Option("levy-any", None, ask.rule)
                for kind in dict.fromkeys(self.kinds)
            ]
        if ask.key == "levy-types":
            found: list[Option] = []
            for numbers in mixtures(w, self._left(s), self.counts[0]):
                args: dict[str, object] = {kind: numbers[n] for n, kind in enumerate(TYPES)}
                found.append(Option("levy", args, "IX.D.5"))
            return found
        if ask.key in ("launch", "deploy"):
            places = self._places(w, self.waiting[0])
            return [Option("station", {"place": w.land.names[p]}, ask.rule) for p in places]
        kinds = one_of_each([w.code[unit] for unit in self._choosable(s)])
        return [Option("levy-unit", label(code), ask.rule) for code in kinds]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if ask.key == "levy-share":
            self._take_one(s, str(option.args["unit"]) if option.key == "levy-named" else "")
        elif option.key == "levy":
            for kind, name in enumerate(TYPES):
                number = option.args[name]
                assert isinstance(number, int)
                self.numbers[kind] = number
            self.step = "draw"
        elif option.key == "station":
            unit = self.waiting.pop(0)
            deploy(w, unit, w.land.number(str(option.args["place"])))
            tell_come(s, self.nation, unit, 1, ask.rule)
        else:
            unit = next(u for u in self._choosable(s) if label(w.code[u]) == option.args)
            kind = ANY_TYPE if self.numbers[ANY_TYPE] else type_of(w.code[unit])
            self.numbers[kind] -= 1
            self._muster(s, [unit], ask.rule)


def tell_come(s: InvasionsState, nation: int, unit: int, number: int, rule: str) -> None:
    w = s.world
    args: dict[str, object] = {"people": NATIONS[nation], **label(w.code[unit]), "units": number}
    s.tell("reinforced", {**args, "place": w.land.names[w.place[unit]]}, rule)
