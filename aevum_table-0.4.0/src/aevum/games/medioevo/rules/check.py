"""Invariants of a match."""

from aevum.engine.refusal import EngineFault
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import CONTROL_MARKERS
from aevum.games.medioevo.rules.items import ALL_SLOTS, FREE, is_ship, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS, SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, PIECES, UNITS, kind_of
from aevum.games.medioevo.rules.position import CARDS, DECK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY


def check_state(s: MedioevoState, at_rest: bool) -> None:
    """`at_rest`: no procedure is running that may leave things half done."""
    _pieces(s)
    _items(s, at_rest)
    _cards(s)
    if min(s.money) < 0:
        raise EngineFault(f"somebody has less than no money: {s.money}")
    for seat in range(s.players()):
        if s.marker.count(seat) > CONTROL_MARKERS:
            raise EngineFault(f"{s.seats[seat]} has too many control markers")  # 5.CTRL.04


def _pieces(s: MedioevoState) -> None:
    """0.COMP.01: nobody gains or loses a piece."""
    found = [0] * (SEATS_MOST * len(UNITS))
    for key, force in s.armies.items():
        area, whose = divmod(key, OWNERS)
        if len(force) != FORCE or min(force) < 0 or sum(force) == 0:
            raise EngineFault(f"a broken force in {LAND.names[area]}: {force}")
        if not s.open[area]:
            raise EngineFault(f"somebody stands outside the map, in {LAND.names[area]}")
        if whose != BARBARIANS:
            for piece in range(FORCE):
                found[whose * len(UNITS) + kind_of(piece)] += force[piece]
    for effect in effects.every(s, effects.HIRED):
        found[effect.seat * len(UNITS) + kind_of(effect.detail)] -= 1  # barbarian pieces
    for seat in range(s.players()):
        for captor in range(SEATS_MOST):
            for piece in range(FORCE):
                held = s.prisoners[(captor * SEATS_MOST + seat) * FORCE + piece]
                found[seat * len(UNITS) + kind_of(piece)] += held
        for piece in range(FORCE):
            found[seat * len(UNITS) + kind_of(piece)] += s.aside[seat * FORCE + piece]
        for kind in range(len(UNITS)):
            at = seat * len(UNITS) + kind
            if s.reserve[at] < 0 or found[at] + s.reserve[at] != PIECES[kind]:
                raise EngineFault(
                    f"{s.seats[seat]} has {found[at]} and {s.reserve[at]} of {PIECES[kind]} {UNITS[kind]}"
                )
    for key, spent in s.moved.items():
        force = s.armies.get(key, [])
        if not force or any(spent[piece] > force[piece] for piece in range(FORCE)):
            raise EngineFault(f"more units have moved than are in {LAND.names[key // OWNERS]}")


def _items(s: MedioevoState, at_rest: bool) -> None:
    for slot in range(ALL_SLOTS):
        kind = s.item_kind[slot]
        if (kind == FREE) != (s.item_at[slot] == FREE):
            raise EngineFault(f"the slot {slot} of {owner(slot)} is half free")
        if kind == FREE or not at_rest:
            continue
        area = s.item_at[slot]
        if is_ship(kind) and not LAND.is_sea(area) and not LAND.port[area]:
            raise EngineFault(f"a ship lies in {LAND.names[area]}, which has no port")  # 5.MOVE.05


def _cards(s: MedioevoState) -> None:
    if len(set(s.objective)) != CARDS:
        raise EngineFault("two cards have one back")
    for card in s.deck:
        if s.holder[card] != DECK:
            raise EngineFault(f"the card {card + 1} is in the deck and with seat {s.holder[card]}")
    for place in range(LAND.places):
        if s.lord[place] != NOBODY and s.out[s.lord[place]]:
            raise EngineFault(f"{LAND.names[place]} belongs to a seat that is out of the game")
