"""What captains do in a round (5.CPT): what concerns archers in step 2, all else in step 4 [M57]."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.fight import Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.powers import CANCEL, LEND, POWERS, further_orders, horde_orders
from aevum.games.medioevo.rules.pieces import ARCHER
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES


class Orders(Frame[MedioevoState]):
    """`for_archers` is step 2."""

    def __init__(self, side: int = 0, for_archers: bool = False) -> None:
        super().__init__()
        self.side = side
        self.for_archers = for_archers

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        if fight.is_horde(self.side):
            if self.for_archers:
                own, enemy = fight.line(s, self.side), fight.line(s, enemy_of(self.side))
                fight.orders[self.side] = horde_orders(own, enemy)  # E.BARB.07
            s.pop()
        elif self._orders(s, fight):
            s.ask(fight.owner(self.side), "captains", "5.CPT.01")
        else:
            s.pop()

    def _orders(self, s: MedioevoState, fight: Fight) -> list[int]:
        """Those that could change something: to lend or cancel a power the enemy must have the kind."""
        own, enemy = fight.line(s, self.side), fight.line(s, enemy_of(self.side))
        found: list[int] = []
        for order in further_orders(own, enemy, fight.orders[self.side], fight.at_sea()):
            kind = order % len(POWERS)
            if (kind == ARCHER) == self.for_archers and (order < LEND or self._met(fight, enemy, kind)):
                found.append(order)
        return found

    def _met(self, fight: Fight, enemy: list[int], kind: int) -> bool:
        """Those whom a Crossbowman lets shoot are archers for it too (K.CARD.03)."""
        extra = marks.shooting_extra(fight.marks(), enemy_of(self.side), enemy) if kind == ARCHER else 0
        return enemy[kind] + extra > 0

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for order in self._orders(s, running(s)):
            told: dict[str, object] = {"unit": PIECE_NAMES[order % len(POWERS)]}
            if order >= CANCEL:
                found.append(Option("cancel-power", told, "5.CPT.03"))
            elif order >= LEND:
                found.append(Option("lend-power", told, "5.CPT.02"))
            else:
                found.append(Option("act-as", told, "5.CPT.01"))
        found.append(Option("captains-done", None, "5.CPT.01"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        fight = running(s)
        if option.key == "captains-done":
            s.pop()
            return
        kind = PIECE_NAMES.index(str(option.args["unit"]))
        told = {**fight.told(s, self.side), **option.args}
        match option.key:
            case "cancel-power":
                order = CANCEL + kind
                s.tell("power-cancelled", told, "5.CPT.03")
            case "lend-power":
                order = LEND + kind
                s.tell("power-lent", told, "5.CPT.02")
            case _:
                order = kind
                s.tell("captain-acts", told, "5.CPT.01")
        fight.orders[self.side] = [*fight.orders[self.side], order]


def power_works(s: MedioevoState, fight: Fight, side: int, kind: int) -> bool:
    """5.UNIT.01, with what captains and cards change; barbarians use it whenever they can (E.BARB.06)."""
    enemy = enemy_of(side)
    return marks.power_works(
        fight.marks(),
        side,
        kind,
        fight.line(s, side),
        fight.orders[side],
        fight.line(s, enemy),
        fight.orders[enemy],
        fight.at_sea(),
    )
