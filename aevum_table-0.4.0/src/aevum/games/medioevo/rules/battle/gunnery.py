"""Which siege engines may fire in a battle, and at what (5.SIEGE.02, 5.NAVAL.04)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.battle.fight import AIM, AT_UNITS, FIRES_FOR, IDLE, SLOT, Fight, enemy_of
from aevum.games.medioevo.rules.battle.naval import may_fire
from aevum.games.medioevo.rules.battle.sea import galleys
from aevum.games.medioevo.rules.battle.shots import harms_buildings
from aevum.games.medioevo.rules.buildings import NO_BUILDING, SORTS
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.protection import building_safe
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.works.standing import built


def engines_of(s: MedioevoState, fight: Fight, side: int) -> list[int]:
    """The slots of a side's siege engines there; barbarians have none (5.SIEGE.09)."""
    if fight.is_horde(side):
        return []
    return [slot for slot in s.items_at(fight.area, fight.owner(side)) if s.item_kind[slot] == ENGINE]


def fit(engines: list[int], ships: list[int]) -> bool:
    """5.NAVAL.04: whether engines of these levels can all fire from galleys of these."""
    if not engines:
        return True
    tried: list[int] = []
    for at, room in enumerate(ships):
        if room in tried or not may_fire([engines[0]], room):
            continue
        tried.append(room)
        if fit(engines[1:], [*ships[:at], room - engines[0], *ships[at + 1 :]]):
            return True
    return False


def may_fire_too(s: MedioevoState, fight: Fight, side: int, slot: int) -> bool:
    """At sea the galleys must bear one engine more; on land nothing forbids it."""
    if not fight.at_sea():
        return True
    firing = [row for row in fight.engines if row[FIRES_FOR] == side and row[AIM] != IDLE]
    levels = [s.item_level[row[SLOT]] for row in firing]
    ships = [s.item_level[ship] for ship in galleys(s, fight, side)]
    return fit([*levels, s.item_level[slot]], ships)


def _foreign(s: MedioevoState, fight: Fight, side: int) -> bool:
    """Buildings of who is fought there, or of an enemy whose land others defend [M139]."""
    whose = s.builder[fight.area]
    if whose == NOBODY or whose == fight.owner(side):
        return False
    return whose == fight.owner(enemy_of(side)) or s.at_war(fight.owner(side), whose)


def aims(s: MedioevoState, fight: Fight, side: int, slot: int) -> list[Option]:
    """Units, or buildings of an enemy for engines that can harm them at all (5.SIEGE.02, 5.SIEGE.04)."""
    found = [Option("aim-at-units", None, "5.SIEGE.02")]
    if fight.at_sea() or not _foreign(s, fight, side):
        return found
    if not harms_buildings(s.item_level[slot]):
        return found
    for sort in range(len(SORTS)):
        stands = built(s, fight.area, sort) != NO_BUILDING
        if stands and not building_safe(s, fight.area, sort):  # K.CARD.20
            found.append(Option("aim-at-building", {"sort": SORTS[sort]}, "5.SIEGE.02"))
    return found


def aim_of(option: Option) -> int:
    return SORTS.index(str(option.args["sort"])) if option.key == "aim-at-building" else AT_UNITS
