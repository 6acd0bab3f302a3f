"""A battle on land (13.0, T11): markers, odds, the die, and what it brings in its order (T11.3.order)."""

from typing import ClassVar

from aevum.engine.event import Modifier
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.advance import Advance
from aevum.games.charlemagne.rules.battle.losses import Losses
from aevum.games.charlemagne.rules.battle.markers import (
    MarkersInAttack,
    MarkersInDefence,
    advances,
    put_all_back,
    ragnaroks,
)
from aevum.games.charlemagne.rules.battle.retreat import Retreat
from aevum.games.charlemagne.rules.battle.strength import (
    all_pagan,
    fighters,
    ground,
    leading,
    marked,
    printed,
)
from aevum.games.charlemagne.rules.control.violation import violate, violates
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS


class Battle(Frame[CharlemagneState]):
    """`pieces` of `seat` attack `target` from `source`, which is a sea hex where they are `from_sea`."""

    steps: ClassVar[tuple[str, ...]] = (
        "declare",
        "attacker_markers",
        "defender_markers",
        "roll",
        "result",
        "attacker_losses",
        "defender_losses",
        "retreat",
        "draw",
        "advance",
    )

    roll_key: ClassVar[str] = "battle-roll"

    def __init__(
        self,
        seat: int = 0,
        source: int = 0,
        target: int = 0,
        attackers: list[int] | None = None,
        from_sea: bool = False,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.target = target
        self.from_sea = from_sea
        self.attackers: list[int] = attackers[:] if attackers is not None else []
        self.defenders: list[int] = []
        """Like the attackers, in the order of their numbers, and their leaders with them."""
        self.attack = 0
        """First the report of the attacker's markers, then his strength."""
        self.defence = 0
        self.code = table.BB
        """The result."""

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        # After the last step this ends the battle; an advance is a frame of its own.
        self.next(s)
        match step:
            case "declare":
                self.declare(s)
            case "attacker_markers":
                self.defenders = self.defending(s)
                base = leading(s, self.attackers)
                s.push(MarkersInAttack(self.seat, self.target, base, self.pagan(s, self.attackers)))
            case "defender_markers":
                self.attack = s.result
                base = leading(s, self.defenders) + self.shelter(s)
                s.push(MarkersInDefence(1 - self.seat, self.target, base, self.pagan(s, self.defenders)))
            case "roll":
                self._roll(s)
            case "result":
                self._result(s)
            # 13.5
            case "attacker_losses":
                self._lose(s, self._weaker())
            case "defender_losses":
                self._lose(s, 1 - self._weaker())
            case "retreat":
                self.retreat(s)
            case "draw":
                if table.DRAWER[self.code] != table.NOBODY:
                    s.push(Draws(self._player(table.DRAWER[self.code]), table.DRAWS[self.code], self._rule()))
            case _:
                self.advance(s)

    # What is otherwise at sea (17.4)

    def defending(self, s: CharlemagneState) -> list[int]:
        return fighters(s, self.target, 1 - self.seat)

    def shelter(self, s: CharlemagneState, items: list[Modifier] | None = None) -> int:
        return ground(s, self.source, self.target, self.from_sea, items)

    def pagan(self, s: CharlemagneState, pieces: list[int]) -> bool:
        return all_pagan(s, pieces)

    def _player(self, side: int) -> int:
        return self.seat if side == table.ATTACKER else 1 - self.seat

    def _rule(self) -> str:
        return f"T11.3.{table.RESULTS[self.code]}"

    def declare(self, s: CharlemagneState) -> None:
        told: dict[str, object] = {"seat": SEATS[self.seat], "from_place": LAND.names[self.source]}
        s.tell("attack", {**told, "place": LAND.names[self.target]}, "13.1.a")
        if violates(s, self.seat, self.target):
            # 13.3, 6.4.d
            violate(s, self.seat, LAND.region[self.target])

    def _roll(self, s: CharlemagneState) -> None:
        """The multipliers are fixed, and the die is thrown (13.4)."""
        committed = s.result
        items: list[Modifier] = []
        total = leading(s, self.attackers, items)
        total += marked(advances(self.attack), ragnaroks(self.attack), items)
        self.attack = self._strength(s, table.ATTACKER, self.attackers, total, items)
        items = []
        total = leading(s, self.defenders, items)
        total += self.shelter(s, items)
        total += marked(advances(committed), ragnaroks(committed), items)
        self.defence = self._strength(s, table.DEFENDER, self.defenders, total, items)
        s.push(Throw(self.roll_key, "T11.1.table", self.seat, 1, "", LAND.names[self.target]))

    def _strength(
        self, s: CharlemagneState, side: int, pieces: list[int], modifiers: int, items: list[Modifier]
    ) -> int:
        times = table.multiplier(modifiers)
        strength = printed(pieces) * times
        told: dict[str, object] = {"seat": SEATS[self._player(side)], "place": LAND.names[self.target]}
        told.update({"printed": printed(pieces), "times": times, "strength": strength})
        s.tell(
            "attack-strength" if side == table.ATTACKER else "defence-strength",
            told,
            "T11.2.multiplier",
            modifiers=items,
        )
        return strength

    def _result(self, s: CharlemagneState) -> None:
        put_all_back(s)
        column = table.column(self.attack, self.defence)
        self.code = table.result(s.result, column)
        # From here on they are printed strengths: losses know no others (T11.3.printed).
        self.attack, self.defence = printed(self.attackers), printed(self.defenders)
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.target]}
        told.update({"result": table.RESULTS[self.code], "odds": table.COLUMNS[column]})
        s.tell("battle-result", told, self._rule())

    def _weaker(self) -> int:
        """Who loses first: in a bloodbath the weaker side (T11.3.BB, T11.3.order)."""
        return table.DEFENDER if self.defence < self.attack else table.ATTACKER

    def _lose(self, s: CharlemagneState, side: int) -> None:
        amount = table.losses(self.code, self.attack, self.defence)[side]
        if not amount:
            return
        if side == table.ATTACKER:
            s.push(Losses(self.seat, self.source, amount, self.attackers))
        else:
            s.push(Losses(1 - self.seat, self.target, amount, self.defenders))

    def retreat(self, s: CharlemagneState) -> None:
        steps = table.RETREAT[self.code]
        if not steps:
            return
        if table.LOSER[self.code] == table.DEFENDER:
            s.push(Retreat(1 - self.seat, self.target, steps, self.defenders))
        elif not self.from_sea:
            # Who attacked from the sea goes with the ships (`SeaAttack`).
            s.push(Retreat(self.seat, self.source, steps, self.attackers))

    def advance(self, s: CharlemagneState) -> None:
        left = [piece for piece in self.attackers if s.at[piece] == self.source]
        # T11.4.stay: whoever held a burg is still there.
        if printed(left) and s.land_side(self.target) == NOBODY:
            s.push(Advance(self.seat, self.target, left))
