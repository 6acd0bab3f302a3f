"""XX.E Re-rolls of the leaders: a window after the melee roll, and the trade before it."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.invasions.rules.dice import BLACK, COLOURS, FACE_NAMES, WHITE
from aevum.games.invasions.rules.fight import SIDE_NAMES
from aevum.games.invasions.rules.state import InvasionsState

TRADE_FROM: Final = 2
"""XX.E.6: the combat bonus from which a leader may trade a re-roll."""


class ReRolls(Window[InvasionsState]):
    """After the melee roll only (XX.E.2), by turns until both pass in a row (XX.E.3, C12)."""

    trigger: ClassVar[str] = "rerolls"
    rule: ClassVar[str] = "XX.E.3"
    open_knowledge: ClassVar[bool] = True

    def could(self, s: InvasionsState, seat: int) -> bool:
        return s.fight.sides[self.at].stock > 0

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        return {**s.fight.named(self.at), "stock": s.fight.sides[self.at].stock}

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        found: list[Option] = []
        for whose in (0, 1):
            side = s.fight.sides[whose]
            for colour, dice in ((WHITE, side.white), (BLACK, side.black)):
                faces: list[str] = []
                for face in dice:
                    name = FACE_NAMES[colour][face]
                    if name not in faces:
                        faces.append(name)
                        found.append(die_option(whose, colour, name))
        return found

    def respond(self, s: InvasionsState, seat: int, option: Option) -> None:
        s.fight.sides[self.at].stock -= 1
        whose = SIDE_NAMES.index(str(option.args["whose"]))
        colour = COLOURS.index(str(option.args["die"]))
        side = s.fight.sides[whose]
        dice = side.white if colour == WHITE else side.black
        at = [FACE_NAMES[colour][face] for face in dice].index(str(option.args["face"]))
        args: dict[str, object] = {**s.fight.named(self.at), **option.args}
        dice[at] = s.roll("reroll", 6, 1, "XX.E.4", args=args, names=FACE_NAMES[colour])[0]


def die_option(whose: int, colour: int, face: str) -> Option:
    return Option("reroll", {"whose": SIDE_NAMES[whose], "die": COLOURS[colour], "face": face}, "XX.E.4")
