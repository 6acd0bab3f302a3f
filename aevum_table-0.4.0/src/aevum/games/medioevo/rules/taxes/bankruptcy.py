"""Who is bankrupt may turn own things into florins (D.BANK.02, D.BANK.03, D.BANK.04)."""

from typing import Final

from aevum.engine.ask import Ask, Option
from aevum.games.medioevo.rules.battle import plunder
from aevum.games.medioevo.rules.buildings import NO_BUILDING, SORTS
from aevum.games.medioevo.rules.events.rebellion import Rebellion, may_rebel
from aevum.games.medioevo.rules.giving_up import cannot_go
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.things import cargo_of, remove_item
from aevum.games.medioevo.rules.words import item_words, slot_of, where
from aevum.games.medioevo.rules.works.ruin import destroy_building
from aevum.games.medioevo.rules.works.standing import built

REBELLION: Final = parameter("rebellion-pay")
"""D.BANK.03"""


class Bankruptcy(Menu):
    """`due` is what is owed; more may be raised (D.BANK.04), with cards and pacts too, as at any time."""

    def __init__(self, seat: int = 0, due: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.due = due

    def run(self, s: MedioevoState) -> None:
        s.ask(self.seat, "bankrupt", "D.BANK.01", {"florins": self.due}, guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for place in [place for place in range(LAND.places) if s.builder[place] == self.seat]:
            for sort in range(len(SORTS)):
                level = built(s, place, sort)
                if level != NO_BUILDING:
                    told: dict[str, object] = {"sort": SORTS[sort], "florins": plunder.building(sort, level)}
                    found.append(Option("plunder-own-building", {**where(place), **told}, "D.BANK.02"))
        for slot in s.items(self.seat):
            if s.item_kind[slot] != ENGINE:
                told = {**item_words(s, slot), "florins": self._worth(s, slot)}
                option = Option("plunder-own-transport", told, "D.BANK.02")
                if cannot_go(s, self.seat, option) is None:
                    found.append(option)
        # D.BANK.03; for more than is owed as well (D.BANK.04), and whatever else is left [M93].
        if may_rebel(s, self.seat):
            found.append(Option("sell-a-rebellion", {"florins": REBELLION}, "D.BANK.03"))
        found.append(Option("raise-no-more", None, "D.BANK.04"))
        return found

    def _worth(self, s: MedioevoState, slot: int) -> int:
        cubes = plunder.cubes(sum(cargo_of(s, slot)))
        return plunder.transport(s.item_kind[slot], s.item_level[slot]) + cubes

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "raise-no-more":
            s.pop()
            return
        florins = int(str(option.args["florins"]))
        receive(s, self.seat, florins)
        told: dict[str, object] = {"seat": s.seats[self.seat], **option.args}
        match option.key:
            case "plunder-own-building":
                s.tell("plundered-own-building", told, "D.BANK.02")
                place = LAND.number(str(option.args["place"]))
                destroy_building(s, place, SORTS.index(str(option.args["sort"])))
            case "plunder-own-transport":
                s.tell("plundered-own-transport", told, "D.BANK.02")
                remove_item(s, slot_of(self.seat, str(option.args["slot"])))
            case _:
                s.tell("sold-a-rebellion", told, "D.BANK.03")
                s.push(Rebellion(self.seat, True))
