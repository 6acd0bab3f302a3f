"""Events and barbarians (2): what the first player sends where, and what one must suffer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import place_of
from aevum.games.medioevo.bots.realm import levels
from aevum.games.medioevo.rules.events.icons import ICONS
from aevum.games.medioevo.rules.events.red import struck
from aevum.games.medioevo.rules.horde.muster import muster
from aevum.games.medioevo.rules.land import LAND
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState


def barbarian_dice(s: MedioevoState, ask: Ask) -> Option:
    """Who goes first wants weak hordes: high dice bring none, but strike harder; strong ones go again."""
    dice = ask.args["dice"]
    assert isinstance(dice, list)
    if sum(muster([int(str(face)) for face in dice])) >= 4:
        return of_key(ask, "throw-again-4-6-8") or ask.options[0]
    return of_key(ask, "keep-dice") or ask.options[0]


def choose_icons(s: MedioevoState, ask: Ask) -> Option:
    """What strikes others more than oneself."""
    own = {name: _exposed(s, ask.seat, name) for name in ICONS}

    def worth(option: Option) -> float:
        return -sum([own[str(name)] for name in option.args.values()], 0.0)

    return max(ask.options, key=worth)


def _exposed(s: MedioevoState, seat: int, icon: str) -> float:
    """How much more of the seat's things than of another's lie where the event strikes."""
    areas = [area for area in struck(s) if not LAND.is_sea(area)]
    counts = [0.0] * s.players()
    for area in areas:
        for other in range(s.players()):
            match icon:
                case "armies":
                    counts[other] += s.count(area, other)
                case "buildings":
                    counts[other] += sum(levels(s, area)) if s.lord[area] == other else 0
                case "movement":
                    counts[other] += 0.5 * len(s.items_at(area, other))
                case _:
                    counts[other] += 0.5 * len(s.items_at(area, other))
    return 2.0 * counts[seat] - sum(counts) / max(1, s.players() - 1)


def place_rebellion(s: MedioevoState, ask: Ask) -> Option:
    """Where least stands."""
    return min(ask.options, key=lambda o: sum(levels(s, place_of(o))) + (s.count(place_of(o), ask.seat) > 0))


def suffer(s: MedioevoState, ask: Ask) -> Option:
    """The first of what is offered is as good as another, but nobody loses a captain for light infantry."""
    for name in ("light-infantry", "heavy-infantry", "archer", "cavalry"):
        for option in ask.options:
            if option.args.get("unit") == name:
                return option
    whole = [option for option in ask.options if "place" in option.args and "building" in option.args]
    return min(whole, key=lambda o: sum(levels(s, place_of(o))), default=ask.options[0])


def ward(s: MedioevoState, ask: Ask) -> Option:
    """The own place with most in it."""
    places = all_of(ask, "ward")
    own = [option for option in places if s.lord[place_of(option)] == ask.seat]
    if not own and len(places) < len(ask.options):
        return ask.options[-1]
    return max(own or places, key=lambda o: sum(levels(s, place_of(o))))
