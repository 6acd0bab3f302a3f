"""XXVII.B The client mercenary: lent for the activation of the patron, and sent home after it."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.content.reserves import dated
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.vassalage.ties import (
    hand_over,
    home,
    lent,
    may_stand,
    own_units,
    stations,
)
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, NOWHERE, World

NO_UNIT: Final = 0


def at_full_strength(s: InvasionsState, nation: int) -> bool:
    """A79: no unit of it waits in the reserve; those whose turn has not come are not missing (XV.C.1)."""
    w = s.world
    return not any(dated(s, unit) <= w.turn for unit in reserve(w, nation))


class ClientHelp(Frame[InvasionsState]):
    """XXVII.B.1, XXVII.B.2: each client at full strength lends one unit, drawn at random."""

    steps: ClassVar[tuple[str, ...]] = ("clients",)

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.helped = 0
        """Mask of the clients that have been looked at."""
        self.unit = NO_UNIT

    def run(self, s: InvasionsState) -> None:
        w = s.world
        for n in subjects(w, self.nation, CLIENT):
            if not self.helped >> n & 1:
                self.helped |= 1 << n
                if at_full_strength(s, n) and self._draw(s, n):
                    args: dict[str, object] = {**label(w.code[self.unit]), "people": NATIONS[self.nation]}
                    s.ask(w.seat[self.nation], "deploy", "XXVII.B.2", args)
                    return
        s.pop()

    def _draw(self, s: InvasionsState, client: int) -> bool:
        """Draw the unit; False where there is none, or no room for it."""
        w = s.world
        units = [unit for unit in own_units(w, client) if stations(w, unit, self.nation)]
        if not units:
            return False
        names: dict[str, object] = {"people": NATIONS[client], "suzerain_people": NATIONS[self.nation]}
        at = s.roll("client-draw", len(units), 1, "XXVII.B.1", None, names)[0] if len(units) > 1 else 1
        self.unit = units[at - 1]
        return True

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        places = stations(w, self.unit, self.nation)
        return [Option("station", {"place": w.land.names[p]}, "XXVII.B.2") for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        left = w.place[self.unit]
        to = w.land.number(str(option.args["place"]))
        hand_over(s, self.unit, self.nation, to, "XXVII.B.2")
        settle(w, left)
        settle(w, to)


def homes(w: World, client: int, unit: int) -> list[int]:
    """XXVII.B.3: its Kingdom, the capital first; without room anywhere that, whatever the stacking."""
    first = home(w, client)
    if first == NOWHERE:
        return []
    found = [p for p in stations(w, unit, client) if p != first]
    return [first, *found] if may_stand(w, unit, first, client) or not found else found


class ClientsLeave(Frame[InvasionsState]):
    """XXVII.B.3: units of clients go home; F264: an active client says where, others to the capital."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "leave")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.units: list[int] = []
        """Those who have yet to go."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "begin":
            self.next(s)
            self.units = [u for n in subjects(w, self.nation, CLIENT) for u in lent(w, n, self.nation)]
            return
        if not self.units:
            s.pop()
            return
        unit = self.units[0]
        client = nation_of(w.code[unit])
        places = homes(w, client, unit)
        if places and w.role[client] == ACTIVE:
            args: dict[str, object] = {**label(w.code[unit]), "people": NATIONS[client]}
            s.ask(w.seat[client], "deploy", "XXVII.B.3", args)
        elif places:
            self._return(s, places[0])
        else:
            self.units.pop(0)

    def _return(self, s: InvasionsState, to: int) -> None:
        w = s.world
        unit = self.units.pop(0)
        left = w.place[unit]
        hand_over(s, unit, nation_of(w.code[unit]), to, "XXVII.B.3")
        settle(w, left)
        settle(w, to)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        places = homes(w, nation_of(w.code[self.units[0]]), self.units[0])
        return [Option("station", {"place": w.land.names[p]}, "XXVII.B.3") for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self._return(s, s.world.land.number(str(option.args["place"])))
