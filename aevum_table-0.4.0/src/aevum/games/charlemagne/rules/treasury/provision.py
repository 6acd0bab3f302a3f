"""Provision of units above the forage value of their hex (10.2)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import HOME, KIND, KINDS, PROVISION, is_leader
from aevum.games.charlemagne.rules.ground import forage
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import eliminate
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS

NO_HEX: Final = -1
"""Before the first hex, and after the last."""


class Provision(Frame[CharlemagneState]):
    """Hex by hex, unit by unit: the owner pays for one, or lets one go, until the rest can forage."""

    steps: ClassVar[tuple[str, ...]] = ("find", "pay")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.hex = NO_HEX
        self.paid: list[int] = []
        """Units of the hex that are paid for."""

    def run(self, s: CharlemagneState) -> None:
        if self.step == "pay" and self._hungry(s, self.hex) > len(self.paid):
            told: dict[str, object] = {
                "place": LAND.names[self.hex],
                "count": self._hungry(s, self.hex) - len(self.paid),
            }
            # Put even when he can only let a unit go: what is in his treasury is a secret (1.4).
            s.ask(self.seat, "provision", "10.2.b", told, guarded=True)
            return
        self.paid = []
        self.hex = self._next(s)
        if self.hex == NO_HEX:
            s.pop()
        else:
            self.step = "pay"

    def _next(self, s: CharlemagneState) -> int:
        """The next hex, in their order, with units of the player; neutral units need no provision (6.4.c)."""
        for hex in sorted(s.here):
            if hex > self.hex and s.side_in(hex) == self.seat:
                return hex
        return NO_HEX

    def _hungry(self, s: CharlemagneState, hex: int) -> int:
        """10.2.a: fleets count, leaders do not; 10.2.d: the rest costs nothing."""
        return sum(1 for piece in s.pieces(hex) if not is_leader(piece)) - forage(s, hex)

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        seen: list[tuple[int, int]] = []
        for unit in s.pieces(self.hex):
            if is_leader(unit) or unit in self.paid:
                continue
            group = (HOME[unit], KIND[unit])
            if group in seen:
                continue
            seen.append(group)
            told: dict[str, object] = {"region": REGIONS[HOME[unit]], "unit": KINDS[KIND[unit]]}
            found.append(Option("pay", {**told, "price": PROVISION[KIND[unit]]}, "10.2.b"))
            found.append(Option("disband", told, "10.2.c"))
        return found

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        price = PROVISION[KINDS.index(str(option.args["unit"]))]
        if option.key == "pay" and s.treasury[ask.seat] < price:
            return Refusal("cannot-afford", {"price": price, "treasury": s.treasury[ask.seat]}, "10.2.b")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        home, kind = REGIONS.index(str(option.args["region"])), KINDS.index(str(option.args["unit"]))
        unit = next(
            u
            for u in s.pieces(self.hex)
            if not is_leader(u) and u not in self.paid and HOME[u] == home and KIND[u] == kind
        )
        told: dict[str, object] = {
            "seat": SEATS[self.seat],
            "place": LAND.names[self.hex],
            "region": REGIONS[home],
            "unit": KINDS[kind],
        }
        if option.key == "pay":
            s.treasury[self.seat] -= PROVISION[kind]
            self.paid.append(unit)
            s.tell("provisioned", {**told, "price": PROVISION[kind]}, "10.2.b")
        else:
            s.put(unit, POOL)
            s.tell("disbanded", told, "10.2.c")
            if LAND.sea[self.hex] and s.side_in(self.hex) == NOBODY:
                # Nobody stays at sea without a ship (17.5, C71).
                for leader in s.pieces(self.hex):
                    eliminate(s, leader, "17.5")
