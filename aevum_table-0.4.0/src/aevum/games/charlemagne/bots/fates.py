"""What a seat must choose when things befall it: losses, retreats, places for pieces that have to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.choosing import place_of
from aevum.games.charlemagne.bots.country import Country
from aevum.games.charlemagne.bots.worth import KING_LEAST, hold, life
from aevum.games.charlemagne.rules.battle.advance import Advance
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, IS_LAND, KINDS, LEADERS, MIGHT, UNITS
from aevum.games.charlemagne.rules.counters import STRENGTH as PRINTED
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.groups import picked, units_of
from aevum.games.charlemagne.rules.tables import NEUTRAL
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.rules.state import CharlemagneState


def plague_loss(s: CharlemagneState, ask: Ask) -> Option:
    """What is worth least, a lone garrison for more than its strength."""
    return min(ask.options, key=lambda option: _missed(s, ask.seat, option))


def _missed(s: CharlemagneState, seat: int, option: Option) -> float:
    if option.key == "give-up-leader":
        return life(UNITS + LEADERS.index(str(option.args["leader"])))
    hex = place_of(option)
    kind = KINDS.index(str(option.args["unit"]))
    alone = sum(1 for piece in s.pieces(hex) if IS_LAND[piece]) == 1
    value = PRINTED[kind] * 0.3 + (hold(s, hex, seat) if alone else 0.0)
    if s.side_in(hex) == NEUTRAL:
        # The Tribal player chooses for neutrals: what the Empire would miss.
        return -value
    return value


def retreat(s: CharlemagneState, ask: Ask) -> Option:
    """To walls, to friends, away from danger."""
    country = Country(s, ask.seat)

    def safety(option: Option) -> float:
        hex = place_of(option)
        friends = sum(MIGHT[piece] for piece in s.pieces(hex))
        return (2.0 if has_burg(s, hex) else 0.0) + friends / 3 - country.danger(hex) / 6

    return max(ask.options, key=safety)


def stand_with(s: CharlemagneState, ask: Ask) -> Option:
    """A leader joins the strongest force on land that has none."""

    def worth(option: Option) -> float:
        hex = place_of(option)
        units = [piece for piece in s.pieces(hex) if IS_LAND[piece]]
        led = any(piece >= UNITS for piece in s.pieces(hex))
        # Swift units make use of him.
        swift = sum(MIGHT[piece] for piece in units if MIGHT[piece] > 1)
        return printed(units) + swift - (6 if led else 0)

    return max(ask.options, key=worth)


def settle(s: CharlemagneState, ask: Ask) -> Option:
    """To a burg that stands empty, then where most friends are."""

    def worth(option: Option) -> float:
        hex = place_of(option)
        units = sum(1 for piece in s.pieces(hex) if piece < UNITS)
        return (10.0 if has_burg(s, hex) and not units else 0.0) + units / 10

    return max(ask.options, key=worth)


def advance(s: CharlemagneState, ask: Ask) -> Option:
    """Into the hex that was won; one stays where a burg would be left empty."""
    frame = s.frames[ask.depth]
    assert isinstance(frame, Advance)
    units = [piece for piece in frame.pieces if piece < UNITS]
    source = s.at[units[0]]
    behind = [p for p in s.pieces(source) if IS_LAND[p] and p not in frame.pieces]
    here, there = hold(s, source, ask.seat), hold(s, frame.hex, ask.seat)
    if here > 0 and not behind:
        if len(units) == 1 and here >= there:
            return of_key(ask, "no-advance") or ask.options[0]
        if len(units) > 1:
            weakest = min(units, key=lambda piece: MIGHT[piece])
            for option in units_of(units, "stay", ""):
                if picked(units, option) == weakest:
                    return ask.find(option) or ask.options[0]
    if CHARLEMAGNE in frame.pieces and printed(units) < KING_LEAST and not has_burg(s, frame.hex):
        return of_key(ask, "no-advance") or ask.options[0]
    return ask.options[0]


def civilize(s: CharlemagneState, ask: Ask) -> Option:
    """Where it is safe: in a burg, far from enemies."""
    country = Country(s, ask.seat)
    return max(
        [option for option in ask.options if "place" in option.args],
        key=lambda o: (1.0 if has_burg(s, place_of(o)) else 0.0) - country.danger(place_of(o)) / 4,
    )


def ruin(s: CharlemagneState, ask: Ask) -> Option:
    """What is most in danger is given up."""
    country = Country(s, ask.seat)
    return max(ask.options, key=lambda option: country.danger(place_of(option)))
