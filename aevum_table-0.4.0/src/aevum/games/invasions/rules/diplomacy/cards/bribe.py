"""XXX.G Bribe: a siege that has begun is lifted, before the dice decide it."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.invasions.rules.diplomacy.deck import BRIBE, PRICE, holds, lay_down
from aevum.games.invasions.rules.diplomacy.invaders import invades
from aevum.games.invasions.rules.ledger import hand_over
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, World

GOES_ON: Final = 0
BRIBED: Final = 1


def beyond_diplomacy(w: World, besieger: int, place: int) -> bool:
    """XXX.A.4: no card is played against or for a Barbarian nation that invades."""
    owner = w.owner[place]
    return invades(w, besieger) or (owner != NOBODY and invades(w, owner))


def bribers(s: InvasionsState, seat: int, besieger: int) -> list[int]:
    """Nations of a seat that may hold a Bribe and can pay for it (XXX.A.10), as everybody sees.

    XXX.G.2: any nation but the besieger itself.
    """
    w = s.world
    found = [n for n, cards in enumerate(s.realm.held) if cards and w.seat[n] == seat and n != besieger]
    return [n for n in found if w.gold[n] >= PRICE[BRIBE]]


def any_bribers(s: InvasionsState, besieger: int, place: int) -> bool:
    if beyond_diplomacy(s.world, besieger, place):
        return False
    return any(bribers(s, seat, besieger) for seat in range(len(s.seats)))


class Bribery(Window[InvasionsState]):
    """It reports BRIBED or GOES_ON."""

    trigger: ClassVar[str] = "bribery"
    rule: ClassVar[str] = "XXX.G.2"

    def __init__(self, nation: int = 0, place: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.place = place
        self.bribed = GOES_ON

    def run(self, s: InvasionsState) -> None:
        if not self.order:
            self.order = list(range(len(s.seats)))
        super().run(s)

    def could(self, s: InvasionsState, seat: int) -> bool:
        return self.bribed == GOES_ON and bool(bribers(s, seat, self.nation))

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": s.world.land.names[self.place]}

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        found = bribers(s, seat, self.nation)
        return [Option("bribe", {"people": NATIONS[n]}, "XXX.G.2") for n in found if holds(s.realm, n, BRIBE)]

    def respond(self, s: InvasionsState, seat: int, option: Option) -> None:
        w = s.world
        n = NATIONS.index(str(option.args["people"]))
        lay_down(s.realm, n, BRIBE)
        s.revealed += 1
        self.bribed = BRIBED
        told: dict[str, object] = {"people": NATIONS[n], "other_people": NATIONS[self.nation]}
        s.tell("siege-bought-off", {**told, "place": w.land.names[self.place]}, "XXX.G.2")
        hand_over(s, n, self.nation, PRICE[BRIBE], "diplomacy", "XXX.G.1")

    def report(self, s: InvasionsState) -> int:
        return self.bribed
