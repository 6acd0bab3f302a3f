"""Conversion: the Empire baptizes what it has or hopes to have; the Tribal player turns regions from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.choosing import playing
from aevum.games.charlemagne.bots.worth import MARKER_DRAWN, turns_left
from aevum.games.charlemagne.rules.conversion.defence import ConversionDefence, missionaries, ragnaroks
from aevum.games.charlemagne.rules.conversion.operation import Conversion
from aevum.games.charlemagne.rules.conversion.table import COLUMNS, modifiers, preached, result
from aevum.games.charlemagne.rules.markers import MARKER, MISSIONARY
from aevum.games.charlemagne.rules.regions import AIM, FAITH, KINGS_WAR
from aevum.games.charlemagne.rules.stratagems.hand import hand, holds
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, FAITHS, MUSLIM
from aevum.games.charlemagne.rules.victory.score import WORTH
from aevum.kit.choosing import passing

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.rules.state import CharlemagneState

STEADFAST = 0.5
"""What it is worth that a region revolts less and listens to the Empire."""
BULWARK = 1.2
"""What it is worth to the Tribal player that a region hears the Empire no more."""
HOPED = 1.2
"""To baptise a people that is to be won."""
KEPT = 0.15
"""A Missionary in the hand."""
SPEAR_LEAST = 0.8


def gain(s: CharlemagneState, seat: int, region: int) -> float:
    """What it is worth to a seat that the region is converted as it likes."""
    steady = STEADFAST * min(turns_left(s), 4) / 4
    if seat == EMPIRE:
        own = s.control[region] == EMPIRE and FAITH[region] != CHRISTIAN
        hoped = HOPED if AIM[region] == KINGS_WAR and turns_left(s) else 0.0
        return steady + (WORTH["converted"] if own else hoped)
    if s.faith[region] == MUSLIM:
        return 0.0
    lost = WORTH["converted"] if FAITH[region] != CHRISTIAN and s.control[region] == EMPIRE else 0
    return BULWARK * steady / STEADFAST * (1.0 if s.faith[region] == CHRISTIAN else 0.4) + lost


def _expected(worth: float, differential: int) -> float:
    column = max(0, min(differential, COLUMNS - 1))
    codes = [result(die, column) for die in range(1, 7)]
    return sum((worth if "C" in code else 0.0) - (MARKER_DRAWN if "R" in code else 0.0) for code in codes) / 6


def blessing(s: CharlemagneState, seat: int, region: int) -> float:
    """What an attempt to convert a region is worth to a seat with a force in it."""
    if not holds(s, seat, MISSIONARY) or (seat == EMPIRE and s.faith[region] == CHRISTIAN):
        return 0.0
    worth = gain(s, seat, region)
    return _expected(worth, 1 + modifiers(s, seat, region, None)) - KEPT if worth > 0 else 0.0


def preach(s: CharlemagneState, ask: Ask) -> Option:
    """One Missionary, and each further one that brings more than it is worth kept."""
    frame = s.frames[ask.depth]
    options = playing(ask)
    roll = ask.find("roll")
    assert isinstance(frame, Conversion)
    if not options or roll is None:
        return options[0] if options else roll or ask.options[0]
    worth = gain(s, ask.seat, frame.region)
    base = frame.missionaries + modifiers(s, ask.seat, frame.region, None)
    count = sum(1 for marker in hand(s, ask.seat) if MARKER[marker] == MISSIONARY)
    more = max((_expected(worth, base + n) - _expected(worth, base)) / n for n in range(1, count + 1))
    return options[0] if more > KEPT else roll


def defend_faith(s: CharlemagneState, ask: Ask) -> Option:
    conversion = _running(s)
    options = playing(ask)
    if conversion is None or not options:
        return passing(ask)
    window = s.frames[ask.depth]
    assert isinstance(window, ConversionDefence)
    base = preached(conversion.missionaries, window.missionaries, window.ragnaroks, None)
    base += modifiers(s, conversion.seat, conversion.region, None)
    worth = gain(s, conversion.seat, conversion.region)
    saved = _expected(worth, base) - _expected(worth, base - 1)
    return options[0] if saved > KEPT else passing(ask)


def spear_in_conversion(s: CharlemagneState, ask: Ask) -> Option:
    conversion = _running(s)
    options = playing(ask)
    code = ask.args.get("dice")
    if conversion is None or not options or not isinstance(code, int):
        return passing(ask)
    worth = gain(s, conversion.seat, conversion.region)
    against = missionaries(conversion.defence)
    base = preached(conversion.missionaries, against, ragnaroks(conversion.defence), None)
    base += modifiers(s, conversion.seat, conversion.region, None)
    now = worth if "C" in result(code, base) else 0.0
    change = _expected(worth, base) - now
    return options[0] if (change if ask.seat == conversion.seat else -change) > SPEAR_LEAST else passing(ask)


def name_faith(s: CharlemagneState, ask: Ask) -> Option:
    """The Tribal player names the faith that hears the Empire least."""
    wanted = (MUSLIM, *(f for f in range(len(FAITHS)) if f not in (MUSLIM, CHRISTIAN)), CHRISTIAN)
    running = _running(s)
    now = s.faith[running.region] if running is not None else -1
    for faith in wanted:
        if faith == now:
            continue
        option = ask.find(f"faith:{FAITHS[faith]}")
        if option is not None:
            return option
    return ask.options[0]


def _running(s: CharlemagneState) -> Conversion | None:
    for frame in s.running():
        if isinstance(frame, Conversion):
            return frame
    return None
