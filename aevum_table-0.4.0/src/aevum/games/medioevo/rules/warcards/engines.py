"""More from siege engines: Scientist 10, Artilleryman 52, Machinery (K.CARD.04, K.CARD.21, B.BLUE.3)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import CREW, FIRES_FOR, SLOT, Fight, running
from aevum.games.medioevo.rules.battle.marks import DOUBLE_CREW, EXTRA_CREW
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.choose import Aimed, AimedTechnique
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.warcards.field import fight_of, mark_battle, mark_round
from aevum.games.medioevo.rules.words import item_words, slot_of


def crewed(fight: Fight, seat: int) -> list[int]:
    """The slots of the engines of a seat that have a crew."""
    side = fight.side_of(seat)
    return [row[SLOT] for row in fight.engines if row[FIRES_FOR] == side and sum(row[CREW:]) > 0]


class DoubleCrew(Aimed):
    """10: the crew of one engine counts double for the round."""

    __slots__ = ()

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        fight = fight_of(s, seat)
        if fight is None:
            return []
        return [Option("double-crew", item_words(s, slot), "K.CARD.04") for slot in crewed(fight, seat)]

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        fight = running(s)
        mark_round(fight, DOUBLE_CREW, fight.side_of(seat), slot_of(seat, str(option.args["slot"])))
        s.tell("crew-doubled", {"seat": s.seats[seat], **option.args}, "K.CARD.04")


class ExtraCrew(Power):
    """52: all own engines count one unit more as crew in the battle, those without a crew too."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        fight = fight_of(s, seat)
        if fight is None:
            return []
        for slot in s.items_at(fight.area, seat):
            if s.item_kind[slot] == ENGINE:
                return [[]]
        return []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        fight = running(s)
        mark_battle(fight, EXTRA_CREW, fight.side_of(seat))


class Machinery(AimedTechnique):
    """B.BLUE.3: an engine's crew also fights, from this battle to the end of the turn."""

    __slots__ = ()

    moment: ClassVar[str] = "siege"
    also: ClassVar[tuple[str, ...]] = ("archery", "melee")
    rule: ClassVar[str] = "B.BLUE.3"
    title: ClassVar[str] = "machinery"

    def choices(self, s: MedioevoState, seat: int) -> list[Option]:
        fight = fight_of(s, seat)
        if fight is None:
            return []
        return [
            Option("crew-fights", item_words(s, slot), "B.BLUE.3")
            for slot in crewed(fight, seat)
            if not effects.holds(s, effects.MACHINERY, slot)
        ]

    def take(self, s: MedioevoState, seat: int, option: Option) -> None:
        effects.put(s, effects.MACHINERY, seat, slot_of(seat, str(option.args["slot"])))
        s.tell("crew-fights", {"seat": s.seats[seat], **option.args}, "B.BLUE.3")
