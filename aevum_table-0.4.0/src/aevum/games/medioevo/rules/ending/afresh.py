"""What is put back when a turn ends (7.END)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.items import FREE, HOLDS, movement, owner
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.things import cargo_of, leave_route, set_cargo
from aevum.games.medioevo.rules.transports import WAGON
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.held import is_held
from aevum.games.medioevo.rules.words import item_words


def take_off_stops(s: MedioevoState) -> None:
    """7.END.01: units and transports have all their movement again."""
    s.moved = {}
    for slot in range(len(s.item_kind)):
        if s.item_kind[slot] != FREE:
            s.item_left[slot] = movement(s.item_kind[slot], s.item_level[slot])


def unload_wagons(s: MedioevoState) -> None:
    """K.CARD.04: a war wagon that served as a caravan is none any more [M97]."""
    for slot in range(len(s.item_kind)):
        cubes = sum(cargo_of(s, slot)) if s.item_kind[slot] == WAGON else 0
        if cubes:
            told: dict[str, object] = {"seat": s.seats[owner(slot)], **item_words(s, slot), "cubes": cubes}
            s.tell("wagon-unloaded", told, "K.CARD.04")
            set_cargo(s, slot, [0] * HOLDS)
        if s.item_kind[slot] == WAGON:
            leave_route(s, slot)


def make_ready(s: MedioevoState) -> None:
    """7.END.02, but for cards that an Infiltrator holds back (K.CARD.05)."""
    for card in range(len(s.turned)):
        if s.turned[card] and is_held(s, card):
            s.tell("card-not-ready", {"card": CARD_NAMES[card]}, "K.CARD.05")
        else:
            s.turned[card] = 0
    s.flipped = [0] * len(s.flipped)


def begin_afresh(s: MedioevoState) -> None:
    """7.END.03: what is counted in a turn begins at nothing; what lasts for it is over (K.GEN.01)."""
    s.borrowed = [0] * len(s.borrowed)
    s.repaid = [0] * len(s.repaid)
    s.learnt = [0] * len(s.learnt)
    s.bought = [0] * len(s.bought)
    s.cards_bought = [0] * len(s.cards_bought)
    s.offers = [0] * len(s.offers)
    s.aside_new = [0] * len(s.aside_new)
    s.conquered = []
    s.story = []
    s.rebels = [area for area in s.rebels if s.count(area, BARBARIANS) > 0]
    effects.end_of_turn(s)
