"""What of the board an option or an event is about: its places, its pieces, and the way it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.anytime import is_anytime
from aevum.games.medioevo.rules.diplomacy.unasked import DIPLOMACY_KEYS
from aevum.games.medioevo.rules.game import PROMISE
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.claims import CLAIM_KEYS
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.loans import LOAN_KEYS
from aevum.games.medioevo.rules.technologies import TECHNOLOGIES
from aevum.games.medioevo.rules.terms import TERMS
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.words import ITEM_NAMES, PIECE_NAMES, slot_of
from aevum.games.medioevo.telling.cells import CARD, PACT, TECHNOLOGY
from aevum.games.medioevo.telling.odds import clash
from aevum.games.medioevo.telling.pieces import item_id, unit_id
from aevum.games.medioevo.telling.seen import battle_seen, frames_of, seen
from aevum.scene.source import Focus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aevum.engine.ask import Ask, Option
    from aevum.engine.event import Event
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState

PLACES = ("from_place", "from_sea", "place", "sea", "other_place")
"""Arguments that name areas, in the order in which a movement passes them."""
STEPS = ("go-to", "sail-to", "trader-goes", "trader-sails", "flee", "flee-to-sea", "route-step")
"""Options that lead from where something stands to the area they name."""
STARTS = ("at", "origin")
"""Fields of procedures that say where it stands."""
OTHERS = {"barbarian-losses": BARBARIANS, "take-alive": NOBODY}
"""Questions about units that are not of the seat that is asked; those that fall stand nowhere any more."""
PASS = "pass"
CARDS, SKILLS, MONEY, DIPLOMACY, OTHER = "cards", "technologies", "money", "diplomacy", "other"
TERM, TERMS_OF = "term", "pact-"
PARTIES = "pact-parties"
SEVERAL = ("invite", "between")
"""Who else is to sign, and between whom the next terms hold."""
GROUPS = (
    CARDS,
    SKILLS,
    MONEY,
    DIPLOMACY,
    OTHER,
    PARTIES,
    *(f"{TERMS_OF}{term}" for term in TERMS if term != "promise"),
)
"""Headings of what may be done besides the question that is asked, and of terms."""


def focus(view: View, ask: Ask | None, option: Option) -> Focus:
    s = seen(view)
    seat = ask.seat if ask is not None else view.seat
    found = Focus(_named(option.args), card=_card(option.args))
    found.pieces = _pieces(s, view, ask, seat, option)
    found.group = _group(ask, option)
    found.odds = clash(view, ask, option) is not None
    if len(found.places) > 1:
        found.path = found.places
    elif option.key in STEPS and found.places:
        start = _start(s, view, ask)
        found.path = [start, found.places[0]] if start and start != found.places[0] else []
    return found


def _group(ask: Ask | None, option: Option) -> str:
    """Where nothing but such things is asked about they are the answers themselves. Terms of a pact are many,
    and stand under what they are about."""
    if option.key in SEVERAL:
        return PARTIES
    if option.key in (TERM, "more", "more-against"):
        return f"{TERMS_OF}{option.args['term']}"
    if option.key == "free-prisoners":
        return f"{TERMS_OF}prisoners"
    if not is_anytime(option):
        return ""
    if ask is not None and all(is_anytime(other) or other.key == PASS for other in ask.options):
        return ""
    if option.key in DIPLOMACY_KEYS:
        return DIPLOMACY
    if option.key in LOAN_KEYS:
        return MONEY
    if option.key in CLAIM_KEYS or "card" in option.key:
        return CARDS
    return SKILLS if "technology" in option.args else OTHER


WRITING = ("write-pact", "write-pact-between")


def written(view: View) -> str:
    """C.PACT.01: a promise is in the players' own words."""
    return PROMISE if view.ask is not None and view.ask.key in WRITING else ""


def _card(args: Mapping[str, object]) -> str:
    """Of the Empire card, the technology or the pact that is named."""
    if args.get("card") in CARD_NAMES:
        return f"{CARD}/{args['card']}"
    if args.get("technology") in TECHNOLOGIES:
        return f"{TECHNOLOGY}/{args['technology']}"
    return f"{PACT}/{args['pact']}" if "pact" in args else ""


def _named(args: Mapping[str, object]) -> list[str]:
    values = [str(args[name]) for name in PLACES if name in args]
    return [name for name in values if name in _AREAS]


_AREAS = frozenset(LAND.names)


def _start(s: MedioevoState, view: View, ask: Ask | None) -> str:
    """Where the group or transport stands that the question is about."""
    fight = battle_seen(view)
    if fight is not None:
        return LAND.names[fight.area]
    if ask is None:
        return ""
    frame = frames_of(view)[ask.depth]
    chosen = frame.get("chosen")
    if isinstance(chosen, list) and chosen:
        return LAND.names[int(chosen[-1])]
    for name in STARTS:
        if isinstance(frame.get(name), int):
            return LAND.names[int(str(frame[name]))]
    if isinstance(frame.get("slot"), int):
        area = s.item_at[int(str(frame["slot"]))]
        return LAND.names[area] if area != FREE else ""
    return ""


def _pieces(s: MedioevoState, view: View, ask: Ask | None, seat: int, option: Option) -> list[str]:
    args = option.args
    if args.get("item") in ITEM_NAMES and "slot" in args:
        whose = s.seats.index(str(args["other_seat"])) if args.get("other_seat") in s.seats else seat
        slot = slot_of(whose, str(args["slot"]))
        return [item_id(slot)] if s.item_at[slot] != FREE else []
    if args.get("unit") in PIECE_NAMES:
        seat = OTHERS.get(ask.key, seat) if ask is not None else seat
        if seat == NOBODY:
            return []
        areas = _named(args) or [_start(s, view, ask)]
        piece = PIECE_NAMES.index(str(args["unit"]))
        return [
            unit_id(s, LAND.number(area), seat, piece, moved)
            for area in areas
            if area and s.force(LAND.number(area), seat)[piece]
            for moved in (False, True)
            if _stands(s, LAND.number(area), seat, piece, moved)
        ]
    return []


def _stands(s: MedioevoState, area: int, seat: int, piece: int, moved: bool) -> bool:
    spent = s.spent(area, seat)[piece]
    return spent > 0 if moved else s.force(area, seat)[piece] > spent


def event_focus(event: Event) -> Focus:
    """What goes from one area to another is an arrow; a route lies on the map anyway."""
    places = _named(event.args)
    several = event.args.get("places")
    if isinstance(several, list):
        return Focus([*places, *(str(name) for name in several if name in _AREAS)])
    moved = any(name in event.args for name in ("from_place", "from_sea"))
    return Focus(places, [], places if moved and len(places) > 1 else [])
