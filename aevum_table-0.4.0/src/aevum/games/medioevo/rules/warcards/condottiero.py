"""The Condottiero in battle (K.CARD.02)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import SIDES, battle_of, running
from aevum.games.medioevo.rules.battle.marks import ADDED, OUTNUMBER
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import AMOUNT
from aevum.games.medioevo.rules.uses.choose import Aimed
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of, mark_round, side_told


class Outnumber(Power):
    """4: a kind of unit is barred from its power only by at least as many of the kind (R-108)."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if fight_of(s, seat) is not None else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_round(fight, OUTNUMBER, fight.side_of(seat))


class AddAttack(Aimed):
    """5: more on anybody's attack value, by anybody."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = battle_of(s)
        if fight is None:
            return []
        return [Option("add-attack", {"seat": fight.seat_name(s, side)}, "K.CARD.02") for side in SIDES]

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        fight = running(s)
        mark_round(fight, ADDED, side_told(s, fight, option), AMOUNT[card])
        s.tell("attack-added", {**option.args, "points": AMOUNT[card]}, "K.CARD.02")
