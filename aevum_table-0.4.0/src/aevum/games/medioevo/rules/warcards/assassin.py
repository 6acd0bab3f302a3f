"""The Assassin lowers a die, anybody's, before anything comes of it (K.CARD.18)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import SIDES as BOTH
from aevum.games.medioevo.rules.battle.fight import Fight, battle_of
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.choose import Aimed
from aevum.games.medioevo.rules.uses.figures import lowered
from aevum.games.medioevo.rules.uses.thrown import FACES, MOST, SIDES, SLOT, THROWER, lying, row
from aevum.games.medioevo.rules.words import item_words

_TOLD: Final = ("seat", "sides", "face", "left")


def _rows(s: MedioevoState) -> list[list[int]]:
    """The dice that lie there: those thrown last, else those of the attack values of a battle [M73]."""
    lies = lying(s)
    if lies is not None:
        return lies.rows
    fight = battle_of(s)
    found: list[list[int]] = []
    if fight is None:
        return found
    for side in BOTH:
        for die, face in enumerate(fight.dice[side]):
            found.append(row(fight.owner(side), DICE[die], [face]))
    return found


def _option(s: MedioevoState, lies: list[int], face: int, left: int) -> Option:
    name = "barbarians" if lies[THROWER] == BARBARIANS else s.seats[lies[THROWER]]
    told: dict[str, object] = {"seat": name, "sides": lies[SIDES], "face": face, "left": left}
    if lies[SLOT] == NOBODY:
        return Option("lower-die", told, "K.CARD.18")
    return Option("lower-die-of", {**told, **item_words(s, lies[SLOT])}, "K.CARD.18")


class LowerDie(Aimed):
    """46 and 47: one die, not below 1. Where dice hit or miss, one that would hit then."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        found: list[Option] = []
        for lies in _rows(s):
            for face in sorted(set(lies[FACES:])):
                left = lowered(face, AMOUNT[card])
                if left < face and (lies[MOST] == 0 or left <= lies[MOST] < face):
                    found.append(_option(s, lies, face, left))
        return found

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        rows = _rows(s)
        for at, lies in enumerate(rows):
            for face in lies[FACES:]:
                left = lowered(face, AMOUNT[card])
                if _option(s, lies, face, left).id == option.id:
                    die = lies.index(face, FACES)
                    _lay(s, [*rows[:at], [*lies[:die], left, *lies[die + 1 :]], *rows[at + 1 :]])
                    told: dict[str, object] = {name: option.args[name] for name in _TOLD}
                    s.tell("die-lowered", told, "K.CARD.18")
                    return


def _lay(s: MedioevoState, rows: list[list[int]]) -> None:
    lies = lying(s)
    if lies is not None:
        lies.rows = rows
        return
    fight = battle_of(s)
    if fight is not None:
        for side in BOTH:
            _lay_attack(fight, side, [lies for lies in rows if lies[THROWER] == fight.owner(side)])


def _lay_attack(fight: Fight, side: int, rows: list[list[int]]) -> None:
    dice = [lies[FACES] for lies in rows]
    fight.dice[side] = dice
    if fight.is_horde(side):
        fight.circle = dice[:]  # for this battle only
