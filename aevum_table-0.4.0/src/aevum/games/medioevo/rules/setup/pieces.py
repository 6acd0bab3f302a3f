"""Village, archer and transports of the set-up, placed in turn order (0.SETUP.07, 0.SETUP.08)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.buildings import CIVIL, SORTS, VILLAGE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import ARCHER
from aevum.games.medioevo.rules.start import TRANSPORT_LEVELS, may_stand, transports_allowed
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS, figure
from aevum.games.medioevo.rules.things import place_item
from aevum.games.medioevo.rules.transports import TRANSPORTS

_ARCHERS: Final = figure("setup", "item", "archer", "count")


def home_of(s: MedioevoState, seat: int) -> list[int]:
    return LAND.homes[s.kingdoms[seat]]


class PlaceVillages(Frame[MedioevoState]):
    """0.SETUP.07"""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def run(self, s: MedioevoState) -> None:
        if self.at < len(s.order):
            s.ask(s.order[self.at], "place-village", "0.SETUP.07")
        else:
            s.pop()

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("place-village", {"place": LAND.names[place]}, "0.SETUP.07")
            for place in home_of(s, ask.seat)
        ]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        name = str(option.args["place"])
        if not LAND.settlement[LAND.number(name)]:
            return Refusal("no-settlement", {"place": name}, "0.SETUP.07")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.at += 1
        place = LAND.number(str(option.args["place"]))
        s.buildings[place * len(SORTS) + CIVIL] = VILLAGE
        s.builder[place] = ask.seat
        s.tell("village-placed", {"seat": s.seats[ask.seat], **option.args}, "0.SETUP.07")


class PlaceArmies(Frame[MedioevoState]):
    """0.SETUP.08: of each seat the archer first, then one transport after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.archers = _ARCHERS
        """To be placed by the seat whose turn it is."""
        self.left = TRANSPORT_LEVELS
        """0.SETUP.02: levels of transports that the seat may still take, and must."""

    def run(self, s: MedioevoState) -> None:
        if self.archers == 0 and self.left == 0:
            self.at += 1
            self.archers = _ARCHERS
            self.left = TRANSPORT_LEVELS
        if self.at == len(s.order):
            s.pop()
        elif self.archers > 0:
            s.ask(s.order[self.at], "place-archer", "0.SETUP.08")
        else:
            s.ask(s.order[self.at], "place-transport", "0.SETUP.02", {"levels": self.left})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        homes = home_of(s, ask.seat)
        if ask.key == "place-archer":
            return [Option("place-archer", {"place": LAND.names[place]}, "0.SETUP.08") for place in homes]
        return [
            Option(
                "place-transport",
                {"item": name, "level": level, "place": LAND.names[place]},
                "0.SETUP.08",
            )
            for name in TRANSPORTS
            for level in range(1, min(LEVELS, TRANSPORT_LEVELS) + 1)
            for place in homes
        ]

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "place-archer":
            return None
        kind = TRANSPORTS.index(str(option.args["item"]))
        level = option.args["level"]
        assert isinstance(level, int)
        ports = [place for place in home_of(s, ask.seat) if LAND.port[place]]
        if level > self.left:
            return Refusal("levels-given-out", {"levels": self.left}, "0.SETUP.02")
        if not transports_allowed([(kind, TRANSPORT_LEVELS)], len(ports) > 0):
            return Refusal("no-port-at-home", None, "0.SETUP.10")
        place = LAND.number(str(option.args["place"]))
        if not may_stand(kind, True, LAND.port[place]):
            return Refusal("no-port", {"place": LAND.names[place]}, "0.SETUP.09")
        return None

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        place = LAND.number(str(option.args["place"]))
        told: dict[str, object] = {"seat": s.seats[ask.seat], **option.args}
        if option.key == "place-archer":
            self.archers -= 1
            s.add(place, ask.seat, ARCHER)
            s.tell("archer-placed", told, "0.SETUP.08")
            return
        level = option.args["level"]
        assert isinstance(level, int)
        self.left -= level
        place_item(s, ask.seat, TRANSPORTS.index(str(option.args["item"])), level, place)
        s.tell("transport-placed", told, "0.SETUP.08")
