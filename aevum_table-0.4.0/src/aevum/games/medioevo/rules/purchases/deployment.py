"""What was bought behind the screen comes to the board (W.DEPL.01)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.purchases.behind import BUILDING, FLORINS, GROUP, ITEM, KIND, LEVEL, SEAT
from aevum.games.medioevo.rules.purchases.equipping import equip, item_places, new_item
from aevum.games.medioevo.rules.purchases.hiring import hire, recruit, unit_places
from aevum.games.medioevo.rules.purchases.ordering import building_sites
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_name
from aevum.games.medioevo.rules.works.building import raise_to
from aevum.games.medioevo.rules.works.standing import building_words


def _sites(s: MedioevoState, shopper: Shopper, row: list[int]) -> list[int]:
    if row[GROUP] == BUILDING:
        return building_sites(s, shopper, row[KIND])
    if row[GROUP] == ITEM:
        return item_places(s, shopper, row[KIND])
    return unit_places(s, shopper)


def _option(row: list[int], place: int) -> Option:
    if row[GROUP] == BUILDING:
        return Option("deploy-building", building_words(place, row[KIND], row[LEVEL]), "W.DEPL.01")
    where: dict[str, object] = {"place": LAND.names[place]}
    if row[GROUP] == ITEM:
        words: dict[str, object] = {"item": item_name(row[KIND], row[LEVEL]), "level": row[LEVEL]}
        return Option("deploy-item", {**words, **where}, "W.DEPL.01")
    return Option("deploy-unit", {"unit": PIECE_NAMES[row[KIND]], **where}, "W.DEPL.01")


def _place(s: MedioevoState, seat: int, row: list[int], place: int) -> None:
    if row[GROUP] == BUILDING:
        raise_to(s, seat, place, row[KIND], row[LEVEL])
    elif row[GROUP] == ITEM:
        equip(s, seat, new_item(row[KIND], row[LEVEL], place))
    else:
        hire(s, seat, recruit(row[KIND], place))


class Deploy(Frame[MedioevoState]):
    """One seat lifts its screen, and places all that waited there in the order it likes."""

    steps: ClassVar[tuple[str, ...]] = ("lift", "place")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        shopper = Shopper(s, self.seat)
        rows = self._rows(s)
        if self.step == "lift":
            self.next(s)
            s.revealed += 1
            s.tell("purchases-shown", {"seat": s.seats[self.seat], "count": len(rows)}, "W.DEPL.01")
        elif not rows:
            s.pop()
        elif any(_sites(s, shopper, row) for row in rows):
            s.ask(self.seat, "deploy", "W.DEPL.01", {"count": len(rows)})
        else:
            self._sell_back(s, rows)

    def _rows(self, s: MedioevoState) -> list[list[int]]:
        return [row for row in s.behind if row[SEAT] == self.seat]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        """Each different thing, wherever it may go."""
        shopper = Shopper(s, self.seat)
        found: list[Option] = []
        seen: list[list[int]] = []
        for row in self._rows(s):
            if row[:FLORINS] not in seen:
                seen.append(row[:FLORINS])
                found.extend([_option(row, place) for place in _sites(s, shopper, row)])
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        place = LAND.number(str(option.args["place"]))
        for at in range(len(s.behind)):
            row = s.behind[at]
            if row[SEAT] == self.seat and _option(row, place).id == option.id:
                del s.behind[at]
                _place(s, self.seat, row, place)
                return

    def _sell_back(self, s: MedioevoState, rows: list[list[int]]) -> None:
        """What finds no place any more [M33]."""
        florins = sum([row[FLORINS] for row in rows])
        s.behind = [row for row in s.behind if row[SEAT] != self.seat]
        receive(s, self.seat, florins)
        told: dict[str, object] = {"seat": s.seats[self.seat], "count": len(rows), "florins": florins}
        s.tell("undeployed", told, "W.DEPL.01")
