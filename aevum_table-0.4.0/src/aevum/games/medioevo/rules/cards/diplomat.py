"""Diplomat (K.CARD.20): things that nobody may plunder in this turn."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.protection import building, cube, is_protected, protect
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT, DIE
from aevum.games.medioevo.rules.uses.dice import CardDie
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.uses.threats import threat_of
from aevum.games.medioevo.rules.words import item_words, slot_of
from aevum.games.medioevo.rules.works.standing import building_words, built, sort_and_level


class Protect(Power):
    """50: one to three things; 51: one."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        """Where somebody is threatened it is for them (R-029)."""
        threat = threat_of(s)
        if threat is not None and threat.victim != seat:
            return []
        return [[]] if unprotected(s, seat) else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        s.push(CardDie(seat, card) if DIE[card] else Protection(seat, AMOUNT[card]))

    def thrown(self, s: MedioevoState, seat: int, card: int, target: int, face: int) -> None:
        s.push(Protection(seat, face))


def unprotected(s: MedioevoState, seat: int) -> list[Option]:
    """Own transports, engines and buildings, and cubes of markets under control [M41]."""
    found: list[Option] = []
    threat = threat_of(s)
    endangered = threat.area if threat is not None and threat.victim == seat else NOBODY
    for slot in s.items(seat):
        if not is_protected(s, slot):
            found.append(Option("protect-item", item_words(s, slot), "K.CARD.20"))
    for place in range(LAND.places):
        if s.builder[place] == seat:
            for sort in range(len(SORTS)):
                if built(s, place, sort) and not is_protected(s, building(place, sort)):
                    told = building_words(place, sort, built(s, place, sort))
                    found.append(Option("protect-building", told, "K.CARD.20"))
        # Who has just been invaded does not control the territory any more.
        if s.market[place] and (s.lord[place] == seat or place == endangered):
            for good in range(len(GOODS)):
                if s.market[place] >> good & 1 and not is_protected(s, cube(place, good)):
                    told = {"good": GOODS[good], "place": LAND.names[place]}
                    found.append(Option("protect-cube", told, "K.CARD.20"))
    return found


class Protection(Frame[MedioevoState]):
    """`left` things are still to be named."""

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def run(self, s: MedioevoState) -> None:
        if self.left == 0 or not unprotected(s, self.seat):
            s.pop()
            return
        s.ask(self.seat, "protect", "K.CARD.20", {"count": self.left})

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return unprotected(s, self.seat)

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.left -= 1
        args = option.args
        told: dict[str, object] = {"seat": s.seats[self.seat], **args}
        match option.key:
            case "protect-item":
                thing = slot_of(self.seat, str(args["slot"]))
                s.tell("item-protected", told, "K.CARD.20")
            case "protect-building":
                thing = building(LAND.number(str(args["place"])), sort_and_level(str(args["building"]))[0])
                s.tell("building-protected", told, "K.CARD.20")
            case _:
                thing = cube(LAND.number(str(args["place"])), GOODS.index(str(args["good"])))
                s.tell("cube-protected", told, "K.CARD.20")
        protect(s, self.seat, thing)
