"""Control markers that a military building gives (5.CTRL)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.buildings import CONTROL_MARKERS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.words import where
from aevum.games.medioevo.rules.works.standing import supported


def markers_left(s: MedioevoState, seat: int) -> int:
    """5.CTRL.04"""
    return CONTROL_MARKERS - s.marker.count(seat)


def _armed(s: MedioevoState, seat: int, place: int) -> bool:
    """Whether armies of others, or barbarians, are there."""
    return any(owner != seat for owner in s.owners(place))


def marker_refusal(s: MedioevoState, seat: int, place: int) -> Refusal | None:
    """5.CTRL.03: why no control marker of the seat can go there."""
    told: dict[str, object] = {"place": LAND.names[place]}
    if s.marker[place] == seat:
        return Refusal("marked-already", told, "5.CTRL.03")
    if s.lord[place] not in (seat, NOBODY):
        return Refusal("controlled-by-other", told, "5.CTRL.03")
    if _armed(s, seat, place):
        return Refusal("armies-of-others", told, "5.CTRL.03")
    return None


class PlaceMarkers(Frame[MedioevoState]):
    """5.CTRL.02: they are placed at once, next to an own military building, or go back."""

    def __init__(self, seat: int = 0, place: int = 0, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.count = count

    def run(self, s: MedioevoState) -> None:
        self.count = min(self.count, markers_left(s, self.seat))
        places = [p for p in self._near(s) if marker_refusal(s, self.seat, p) is None]
        if self.count <= 0 or not places:
            s.pop()
            return
        told: dict[str, object] = {"place": LAND.names[self.place], "count": self.count}
        s.ask(self.seat, "place-marker", "5.CTRL.02", told)

    def _near(self, s: MedioevoState) -> list[int]:
        """5.CTRL.03: next to the building that brings them, or to any other of the seat."""
        beside = LAND.near[self.place]
        return [
            place
            for place in range(LAND.places)
            if s.open[place] and (place in beside or supported(s, place, self.seat))
        ]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [Option("mark", {"place": LAND.names[place]}, "5.CTRL.03") for place in self._near(s)]
        return [*found, Option("stop-marking", None, "5.CTRL.02")]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "stop-marking":
            return None
        return marker_refusal(s, self.seat, LAND.number(str(option.args["place"])))

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "stop-marking":
            s.pop()
            return
        self.count -= 1
        s.mark(LAND.number(str(option.args["place"])), self.seat)
        s.tell("marked", {"seat": s.seats[self.seat], **option.args}, "5.CTRL.01")


class ReplaceMarkers(Frame[MedioevoState]):
    """5.CTRL.07: who conquers a military building of `former` and keeps it takes over markers around it.

    By then the building is the conqueror's, so that it supports the marker no more (R-053).
    """

    def __init__(self, seat: int = 0, place: int = 0, former: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.former = former

    def run(self, s: MedioevoState) -> None:
        if any(self._refusal(s, place) is None for place in self._near(s)):
            s.ask(self.seat, "replace-marker", "5.CTRL.07", {"place": LAND.names[self.place]})
        else:
            s.pop()

    def _near(self, s: MedioevoState) -> list[int]:
        """Places with markers of whoever held the building."""
        return [p for p in LAND.near[self.place] if self.former != NOBODY and s.marker[p] == self.former]

    def _refusal(self, s: MedioevoState, place: int) -> Refusal | None:
        told: dict[str, object] = {"place": LAND.names[place]}
        if markers_left(s, self.seat) <= 0:
            return Refusal("no-marker-left", None, "5.CTRL.04")
        if supported(s, place, self.former):
            return Refusal("marker-supported", told, "5.CTRL.08")
        if _armed(s, self.seat, place):
            return Refusal("armies-of-others", told, "5.CTRL.03")
        return None

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [Option("replace", {"place": LAND.names[place]}, "5.CTRL.07") for place in self._near(s)]
        return [*found, Option("stop-marking", None, "5.CTRL.07")]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "stop-marking":
            return None
        return self._refusal(s, LAND.number(str(option.args["place"])))

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "stop-marking":
            s.pop()
            return
        s.mark(LAND.number(str(option.args["place"])), self.seat)
        told: dict[str, object] = {"seat": s.seats[self.seat], "enemy_seat": s.seats[self.former]}
        s.tell("marker-replaced", {**told, **option.args}, "5.CTRL.07")


def contest(s: MedioevoState, area: int) -> None:
    """5.TERR.03: a control marker goes when a battle begins there, or somebody invades."""
    if LAND.is_sea(area) or s.marker[area] == NOBODY:
        return
    told: dict[str, object] = {"seat": s.seats[s.marker[area]], **where(area)}
    s.tell("marker-swept-away", told, "5.TERR.03")
    s.mark(area, NOBODY)
