"""XXIX.D The mercenary that a vassal lends to its suzerain; nomads choose it (VI.I.7)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.foedus import why_not_lent
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.vassalage.ties import hand_over, may_stand, nomad, own_units, stations
from aevum.games.invasions.rules.world.world import NOWHERE, World

NO_UNIT: Final = 0
GOTHS: Final = (NATIONS.index("visigoths"), NATIONS.index("ostrogoths"))
OF_A_VASSAL: Final = "vassal-loan:"
"""Among the things that happened, with the number of the unit that one Gothic people lends the other as its
vassal: it is none of their exchange (F240)."""


def unit_args(w: World, unit: int) -> dict[str, object]:
    """Units of one kind in one place are interchangeable."""
    return {**label(w.code[unit]), "place": w.land.names[w.place[unit]]}


def unit_options(w: World, units: list[int], rule: str) -> list[Option]:
    """Units wherever they stand, for questions about a whole nation."""
    found: list[Option] = []
    seen: list[dict[str, object]] = []
    for unit in units:
        args = unit_args(w, unit)
        if args not in seen:
            seen.append(args)
            found.append(Option("choose-unit", args, rule))
    return found


def named(w: World, units: list[int], option: Option) -> int:
    for unit in units:
        if unit_args(w, unit) == option.args:
            return unit
    raise KeyError(option.id)


def moved(args: dict[str, object], to: str) -> dict[str, object]:
    """The arguments of an option that moves such a unit from where it stands."""
    return {**args, "from": args["place"], "place": to}


def stood(w: World, units: list[int], option: Option) -> int:
    """The unit that such an option names."""
    args = {name: value for name, value in option.args.items() if name != "from"}
    args["place"] = option.args["from"]
    for unit in units:
        if unit_args(w, unit) == args:
            return unit
    raise KeyError(option.id)


def station_options(w: World, unit: int, lord: int, rule: str) -> list[Option]:
    return [Option("station", {"place": w.land.names[p]}, rule) for p in stations(w, unit, lord)]


def lend(s: InvasionsState, unit: int, lord: int, place: int, rule: str) -> None:
    w = s.world
    left = w.place[unit]
    hand_over(s, unit, lord, place, rule)
    settle(w, left)
    settle(w, place)


def is_vassals_loan(s: InvasionsState, unit: int) -> bool:
    return s.realm_now is not None and f"{OF_A_VASSAL}{unit}" in s.realm_now.happened


def forget_loans(s: InvasionsState) -> None:
    s.realm.happened = [mark for mark in s.realm.happened if not mark.startswith(OF_A_VASSAL)]


class Loan(Frame[InvasionsState]):
    """XXIX.D.1: one unit, once (XXIX.D.2), to the suzerain's horde or capital, else where he wants it."""

    rule: ClassVar[str] = "XXIX.D.1"

    steps: ClassVar[tuple[str, ...]] = ("loan", "station", "end")

    def __init__(self, vassal: int = 0, suzerain: int = 0) -> None:
        super().__init__()
        self.vassal = vassal
        self.suzerain = suzerain
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "loan" and self._to_lend(w):
            chooser, rule = self.vassal, self.rule
            if nomad(w, self.suzerain):
                chooser, rule = self.suzerain, "XXIX.D.4"
            args: dict[str, object] = {
                "people": NATIONS[self.vassal],
                "suzerain_people": NATIONS[self.suzerain],
            }
            s.ask(w.seat[chooser], "loan", rule, args)
        elif self.step == "station":
            self._station(s)
        else:
            s.pop()

    def _to_lend(self, w: World) -> list[int]:
        """Not those that could serve nowhere: nobody keeps his word with a unit that may not come."""
        return [unit for unit in own_units(w, self.vassal) if self._takes(w, unit)]

    def _takes(self, w: World, unit: int) -> bool:
        seat = self._seat(w)
        if seat != NOWHERE and may_stand(w, unit, seat, self.suzerain):
            return True
        return bool(stations(w, unit, self.suzerain))

    def _seat(self, w: World) -> int:
        horde = w.horde[self.suzerain]
        return horde if horde != NOWHERE else w.capital[self.suzerain]

    def _station(self, s: InvasionsState) -> None:
        w = s.world
        seat = self._seat(w)
        if seat != NOWHERE and may_stand(w, self.unit, seat, self.suzerain):
            self._lend(s, seat)
        else:  # somewhere there is room for it, or it were not lent
            args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[self.suzerain]}
            s.ask(w.seat[self.suzerain], "deploy", self.rule, args)

    def _lend(self, s: InvasionsState, place: int) -> None:
        lend(s, self.unit, self.suzerain, place, self.rule)
        self._note(s)
        self.next(s)

    def _note(self, s: InvasionsState) -> None:
        if s.realm_now is not None and self.vassal in GOTHS and self.suzerain in GOTHS:
            forget_loans(s)
            s.realm.happened = [*s.realm.happened, f"{OF_A_VASSAL}{self.unit}"]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "loan":
            return unit_options(w, self._to_lend(w), ask.rule)
        return station_options(w, self.unit, self.suzerain, self.rule)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if ask.key == "loan":
            self.unit = named(w, self._to_lend(w), option)
            self.next(s)
        else:
            self._lend(s, w.land.number(str(option.args["place"])))


class Exchange(Loan):
    """XXVI.B.2: what one Gothic people lends the other, as if it were its suzerain."""

    rule: ClassVar[str] = "XXVI.B.2"

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        """XXVIII.E.3, F77: who lends may be a federate, unlike a vassal."""
        if ask.key != "loan":
            return None
        units = self._to_lend(s.world)
        return why_not_lent(s.world, units, named(s.world, units, option))

    def _note(self, s: InvasionsState) -> None:
        if is_vassals_loan(s, self.unit):
            forget_loans(s)
