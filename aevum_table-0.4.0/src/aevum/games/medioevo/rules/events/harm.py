"""What the four icons of an event may hit, one thing at a time (2.CARD.05 to 2.CARD.09)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.damage import becomes, targets
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.events.red import laden, stricken, transports
from aevum.games.medioevo.rules.hired import fallen
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import GONE, UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of, set_cargo
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words, slot_of, where
from aevum.games.medioevo.rules.works.ruin import damage_building
from aevum.games.medioevo.rules.works.standing import building_words, built, sort_and_level


def halts(s: MedioevoState, seat: int, areas: list[int]) -> list[Option]:
    """2.CARD.05"""
    found: list[Option] = []
    for slot in transports(s, seat, areas):
        if s.item_left[slot] > 0:
            at = s.item_at[slot]
            args: dict[str, object] = {**item_words(s, slot), **where(at)}
            far = LAND.is_sea(at)
            found.append(Option("calamity-halt-at-sea" if far else "calamity-halt", args, "2.CARD.05"))
    return found


def halt(s: MedioevoState, seat: int, option: Option) -> None:
    """2.CARD.06: a stop marker until the end of the turn."""
    slot = slot_of(seat, str(option.args["slot"]))
    s.item_left[slot] = 0
    effects.put(s, effects.HALTED, seat, slot)
    stricken(s, seat)
    told: dict[str, object] = {"seat": s.seats[seat], **option.args}
    s.tell("calamity-halted-at-sea" if "sea" in option.args else "calamity-halted", told, "2.CARD.06")


def wounds(s: MedioevoState, seat: int, areas: list[int]) -> list[Option]:
    """2.CARD.07"""
    found: list[Option] = []
    for area in areas:
        for unit in targets(s.force(area, seat)):
            args: dict[str, object] = {"unit": PIECE_NAMES[unit], **where(area)}
            far = LAND.is_sea(area)
            found.append(Option("calamity-wound-at-sea" if far else "calamity-wound", args, "2.CARD.07"))
    return found


def wound(s: MedioevoState, seat: int, option: Option) -> None:
    """2.CARD.10: it is removed, or reduced as in battle (5.BATTLE.16)."""
    at_sea = "sea" in option.args
    area = LAND.number(str(option.args["sea" if at_sea else "place"]))
    unit = PIECE_NAMES.index(str(option.args["unit"]))
    # 5.NAVAL.06 is for battles at sea: an event reduces units there as on land.
    left = becomes(unit, s.reserve[seat * len(UNITS) : (seat + 1) * len(UNITS)], False)
    if left != GONE:
        s.add(area, seat, left)
    s.remove(area, seat, unit)
    if left == GONE:
        fallen(s, seat, area, unit)
    stricken(s, seat)
    told: dict[str, object] = {"seat": s.seats[seat], **option.args}
    if left != GONE:
        told["lesser_unit"] = PIECE_NAMES[left]
        s.tell("calamity-reduced-at-sea" if at_sea else "calamity-reduced", told, "2.CARD.07")
    else:
        s.tell("calamity-lost-at-sea" if at_sea else "calamity-lost", told, "2.CARD.10")


def breaches(s: MedioevoState, seat: int, areas: list[int]) -> list[Option]:
    """2.CARD.08"""
    found: list[Option] = []
    for place in areas:
        if not LAND.is_sea(place) and s.builder[place] == seat:
            for sort in range(len(SORTS)):
                if built(s, place, sort):
                    args = building_words(place, sort, built(s, place, sort))
                    found.append(Option("calamity-breach", args, "2.CARD.08"))
    return found


def breach(s: MedioevoState, seat: int, option: Option) -> None:
    sort, _ = sort_and_level(str(option.args["building"]))
    stricken(s, seat)
    damage_building(s, LAND.number(str(option.args["place"])), sort, 1)


def spoils(s: MedioevoState, seat: int, areas: list[int], slot: int) -> list[Option]:
    """2.CARD.09: first the transport, if none is chosen yet, then one cube of it after the other."""
    if slot == NOBODY:
        found: list[Option] = []
        for cargo in laden(s, seat, areas):
            at = s.item_at[cargo]
            args: dict[str, object] = {**item_words(s, cargo), **where(at)}
            far = LAND.is_sea(at)
            found.append(Option("calamity-spoil-at-sea" if far else "calamity-spoil", args, "2.CARD.09"))
        return found
    cubes = cargo_of(s, slot)
    return [
        Option("calamity-cube", {"good": GOODS[good]}, "2.CARD.09")
        for good in range(len(GOODS))
        if cubes[good]
    ]


def lose_cube(s: MedioevoState, seat: int, slot: int, option: Option) -> None:
    cubes = cargo_of(s, slot)
    cubes[GOODS.index(str(option.args["good"]))] -= 1
    set_cargo(s, slot, cubes)
    stricken(s, seat)
    s.tell("calamity-cube-lost", {"seat": s.seats[seat], **option.args, **item_words(s, slot)}, "2.CARD.09")
