"""The Assassin lowers a die, anybody's, before damage is assigned (K.CARD.18)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import SIDES, battle_of, running
from aevum.games.medioevo.rules.cards.figures import lowered
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.warcards.choose import Aimed
from aevum.games.medioevo.rules.warcards.field import side_told


class LowerDie(Aimed):
    """46 and 47: one die of an attack value [M73], not below 1; a horde's for this battle only (R-040)."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = battle_of(s)
        found: list[Option] = []
        if fight is None:
            return found
        for side in SIDES:
            for die, face in enumerate(fight.dice[side]):
                left = lowered(face, AMOUNT[card])
                if left < face:
                    told: dict[str, object] = {"seat": fight.seat_name(s, side), "sides": DICE[die]}
                    found.append(Option("lower-die", {**told, "face": face, "left": left}, "K.CARD.18"))
        return found

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        fight = running(s)
        side = side_told(s, fight, option)
        die = DICE.index(int(str(option.args["sides"])))
        dice = fight.dice[side][:]
        dice[die] = lowered(dice[die], AMOUNT[card])
        fight.dice[side] = dice
        if fight.is_horde(side):
            fight.circle = dice[:]
        s.tell("die-lowered", option.args, "K.CARD.18")
