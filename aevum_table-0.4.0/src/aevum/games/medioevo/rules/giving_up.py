"""Units, transports and engines that go back to their supply (3.TAX.08, 5.MISC.03)."""

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.hired import fallen
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.loading import load
from aevum.games.medioevo.rules.owners import OWNERS
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import remove_item
from aevum.games.medioevo.rules.transports import CAPACITY, GALLEY, WAGON
from aevum.games.medioevo.rules.waste import left_to_barbarians
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where


def areas_of(s: MedioevoState, seat: int) -> list[int]:
    """Where a seat has units."""
    return sorted([key // OWNERS for key in s.armies if key % OWNERS == seat])


def things_of(s: MedioevoState, seat: int, rule: str) -> list[Option]:
    """One option for each kind of unit in each area, and for each transport and engine."""
    found: list[Option] = []
    for area in areas_of(s, seat):
        force = s.force(area, seat)
        key = "disband-at-sea" if LAND.is_sea(area) else "disband"
        for piece in range(FORCE):
            if force[piece]:
                found.append(Option(key, {**where(area), "unit": PIECE_NAMES[piece]}, rule))
    for slot in s.items(seat):
        key = "scrap-at-sea" if LAND.is_sea(s.item_at[slot]) else "scrap"
        found.append(Option(key, {**where(s.item_at[slot]), **item_words(s, slot)}, rule))
    return found


def cannot_go(s: MedioevoState, seat: int, option: Option) -> Refusal | None:
    """A galley stays while what it carries has no room in others (5.MOVE.16)."""
    if "slot" not in option.args:
        return None
    slot = slot_of(seat, str(option.args["slot"]))
    area = s.item_at[slot]
    if not LAND.is_sea(area) or s.item_kind[slot] != GALLEY:
        return None
    room = 0
    wagons = 0
    engines = 0
    for other in s.items_at(area, seat):
        kind = s.item_kind[other]
        if kind == GALLEY and other != slot:
            room += CAPACITY[GALLEY][s.item_level[other]]
        elif kind == WAGON:
            wagons += 1
        elif kind == ENGINE:
            engines += 1
    if load(s.count(area, seat), wagons, engines) > room:
        return Refusal("galley-is-laden", item_words(s, slot), "5.MOVE.16")
    return None


def give_up(s: MedioevoState, seat: int, option: Option) -> None:
    """Carry out an option of `things_of`."""
    s.tell(_TOLD[option.key], {"seat": s.seats[seat], **option.args}, option.rule)
    if "slot" in option.args:
        remove_item(s, slot_of(seat, str(option.args["slot"])))
        return
    area = LAND.number(str(option.args["sea" if "sea" in option.args else "place"]))
    piece = PIECE_NAMES.index(str(option.args["unit"]))
    s.remove(area, seat, piece)
    fallen(s, seat, area, piece)
    left_to_barbarians(s, area)


_TOLD: dict[str, str] = {
    "disband": "disbanded",
    "disband-at-sea": "disbanded-at-sea",
    "scrap": "scrapped",
    "scrap-at-sea": "scrapped-at-sea",
}
KEYS: tuple[str, ...] = (
    "option-disband",
    "option-disband-at-sea",
    "option-scrap",
    "option-scrap-at-sea",
    "event-disbanded",
    "event-disbanded-at-sea",
    "event-scrapped",
    "event-scrapped-at-sea",
)
