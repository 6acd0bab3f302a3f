"""Vassalage: whom to court with which markers, when to defend, and when to betray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.choosing import playing
from aevum.games.charlemagne.bots.worth import COIN, MARKER_DRAWN, swing, turns_left
from aevum.games.charlemagne.rules.ground import held_burgs
from aevum.games.charlemagne.rules.markers import (
    ADVANCE,
    AUGUSTUS,
    COINAGE,
    HEERBANN,
    MARKER,
    MISSIONARY,
    RAGNAROK,
    SPEAR,
    TREACHERY,
    VASSALAGE,
    kind,
)
from aevum.games.charlemagne.rules.regions import AIM, KINGS_WAR, REGIONS, region
from aevum.games.charlemagne.rules.stratagems.hand import hand
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL
from aevum.games.charlemagne.rules.treasury.goods import price
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.games.charlemagne.rules.vassalage.defence import Defence
from aevum.games.charlemagne.rules.vassalage.envoys import unreachable
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.games.charlemagne.rules.vassalage.points import POINTS, WHERE, refusal, usable
from aevum.games.charlemagne.rules.vassalage.table import CONDITIONAL, FULL, REACTION, modifiers, result
from aevum.kit.choosing import of_key, passing

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.rules.state import CharlemagneState

KEPT = 0.35
"""What a point of vassalage is worth in the hand, against a worse day."""
DEFENDING = 0.8
"""What a marker must save to be spent in defence; less where many are left."""
COURTING = 2.0
"""What a point of vassalage is worth to who chooses what to hold, where there is somebody to court."""
IDLE = 0.5
KINGS_FIRST = 1.5
"""How much more a region of the king's wars promises the Empire."""
GOLD = 0.12
"""What a treasury point is worth when it is to be given away."""
RICH = 25
"""A treasury that can do without some."""
BETRAYED = 1.0
SPEAR_LEAST = 1.2
WORTH_OF = {
    AUGUSTUS: 4.0,
    HEERBANN: 2.0,
    SPEAR: 1.5,
    TREACHERY: 1.1,
    RAGNAROK: 0.9,
    ADVANCE: 0.9,
    MISSIONARY: 0.4,
}
"""What it is worth to cancel a marker, where nothing better is known."""


def outcome(s: CharlemagneState, seat: int, r: int, code: str) -> float:
    """What a result of the table is worth to the seat that tries."""
    if code == FULL:
        return swing(s, seat, r, seat)
    if code == CONDITIONAL:
        return swing(s, seat, r, seat if s.control[r] == NEUTRAL else NEUTRAL)
    return -MARKER_DRAWN if code == REACTION else 0.0


def chances(s: CharlemagneState, seat: int, r: int, points: int) -> float:
    """What an attempt with so many points is worth."""
    differential = points + modifiers(s, seat, r, None)
    worth: dict[str, float] = {}
    total = 0.0
    for die in range(1, 7):
        code = result(die, differential)
        if code not in worth:
            worth[code] = outcome(s, seat, r, code)
        total += worth[code]
    return total / 6


def reserve(s: CharlemagneState, marker: int) -> float:
    """What a marker is worth in the hand; one for a group waits for less than one for all."""
    if not turns_left(s):
        return 0.05
    return KEPT * POINTS[marker] * (0.5 if WHERE[marker] else 1.0)


def _best(s: CharlemagneState, seat: int, r: int, points: int) -> tuple[float, int]:
    """The gain of the best marker to add to an attempt, less what it is worth kept, and its kind."""
    before = chances(s, seat, r, points) if points else 0.0
    return max(
        ((chances(s, seat, r, points + POINTS[k]) - before - reserve(s, k), k) for k in usable(s, seat, r)),
        default=(-1.0, -1),
    )


def vassalage(s: CharlemagneState, ask: Ask) -> Option:
    """A look at the other's hand first; then the region that promises most."""
    spy = of_key(ask, "spy")
    if spy is not None:
        return spy
    courted = [o for o in ask.options if o.key == "attempt"]
    offers = [(_promise(s, ask.seat, region(str(o.args["region"]))), o) for o in courted]
    gain, option = max(offers, key=lambda offer: offer[0], default=(0.0, passing(ask)))
    return option if gain > 0 else passing(ask)


def _promise(s: CharlemagneState, seat: int, r: int) -> float:
    """Lands of the king's wars first: they are worth most once they are baptised and quiet."""
    gain = _best(s, seat, r, 0)[0]
    return gain * KINGS_FIRST if seat == EMPIRE and AIM[r] == KINGS_WAR else gain


def commit(s: CharlemagneState, ask: Ask) -> Option:
    """Another marker only where it brings more than it would bring elsewhere."""
    frame = s.frames[ask.depth]
    roll = ask.find("roll")
    assert isinstance(frame, Attempt)
    gain, marker = _best(s, ask.seat, frame.region, frame.points)
    if marker < 0:
        gain = chances(s, ask.seat, frame.region, frame.points + 1) - _now(s, frame)
        return _gift(s, ask, gain) or roll or ask.options[0]
    options = [o for o in playing(ask) if kind(str(o.args["marker"])) == marker]
    if roll is None:
        return options[0]
    if gain > max(0.0, _elsewhere(s, ask.seat, marker)):
        return options[0]
    return _gift(s, ask, chances(s, ask.seat, frame.region, frame.points + 1) - _now(s, frame)) or roll


def _now(s: CharlemagneState, attempt: Attempt) -> float:
    return chances(s, attempt.seat, attempt.region, attempt.points)


def _gift(s: CharlemagneState, ask: Ask, gain: float) -> Option | None:
    """9.2.g: gold where a point more is worth its price."""
    option = of_key(ask, "gift")
    if option is None:
        return None
    coin = GOLD * RICH / max(RICH, s.treasury[ask.seat]) if turns_left(s) else 0.0
    return option if gain > coin * price(option) + 0.05 else None


def _elsewhere(s: CharlemagneState, seat: int, marker: int) -> float:
    phase = next(frame for frame in s.running() if isinstance(frame, VassalagePhase))
    found = 0.0
    for r in range(len(REGIONS)):
        if r not in phase.attempted and s.control[r] != seat and marker in usable(s, seat, r):
            found = max(found, chances(s, seat, r, POINTS[marker]) - reserve(s, marker))
    return found


def defend(s: CharlemagneState, ask: Ask) -> Option:
    attempt = attempt_of(s)
    options = playing(ask)
    if attempt is None:
        return passing(ask)
    window = s.frames[ask.depth]
    assert isinstance(window, Defence)
    now = attempt.points - window.points
    ransom = chances(s, attempt.seat, attempt.region, now) - chances(s, attempt.seat, attempt.region, now - 1)
    if not options:
        return _gift(s, ask, ransom) or passing(ask)
    option = min(options, key=lambda o: reserve(s, kind(str(o.args["marker"]))))
    marker = kind(str(option.args["marker"]))
    saved = chances(s, attempt.seat, attempt.region, now)
    saved -= chances(s, attempt.seat, attempt.region, now - POINTS[marker])
    many = sum(1 for m in hand(s, ask.seat) if MARKER[m] == VASSALAGE) > 3
    least = DEFENDING * (0.5 if many or not turns_left(s) or WHERE[marker] else 1.0)
    return option if saved > least else _gift(s, ask, ransom) or passing(ask)


def attempt_of(s: CharlemagneState) -> Attempt | None:
    for frame in s.running():
        if isinstance(frame, Attempt):
            return frame
    return None


def treachery(s: CharlemagneState, ask: Ask) -> Option:
    options = playing(ask)
    if not options:
        return passing(ask)
    marker = kind(str(ask.args["marker"]))
    return options[0] if cancelling(s, 1 - ask.seat, marker) > BETRAYED else passing(ask)


def cancelling(s: CharlemagneState, seat: int, marker: int) -> float:
    """What a marker that a seat shows would bring it."""
    attempt = attempt_of(s)
    if POINTS[marker] and attempt is not None:
        if attempt.seat == seat:
            before = chances(s, seat, attempt.region, attempt.points) if attempt.points else 0.0
            return chances(s, seat, attempt.region, attempt.points + POINTS[marker]) - before
        now = chances(s, 1 - seat, attempt.region, attempt.points)
        return now - chances(s, 1 - seat, attempt.region, attempt.points - POINTS[marker])
    if marker == COINAGE:
        return COIN * len(held_burgs(s, seat)) if turns_left(s) else 0.0
    return WORTH_OF.get(marker, 0.0)


def spear_in_vassalage(s: CharlemagneState, ask: Ask) -> Option:
    attempt = attempt_of(s)
    options = playing(ask)
    code = ask.args.get("dice")
    if attempt is None or not options or not isinstance(code, int):
        return passing(ask)
    points = attempt.points - attempt.defence
    differential = points + modifiers(s, attempt.seat, attempt.region, None)
    now = outcome(s, attempt.seat, attempt.region, result(code, differential))
    gain = chances(s, attempt.seat, attempt.region, points) - now
    return options[0] if (gain if ask.seat == attempt.seat else -gain) > SPEAR_LEAST else passing(ask)


def return_marker(s: CharlemagneState, ask: Ask) -> Option:
    """What is worth least in the hand."""
    return min(ask.options, key=lambda option: worth_in_hand(s, ask.seat, kind(str(option.args["marker"]))))


def worth_in_hand(s: CharlemagneState, seat: int, marker: int) -> float:
    """Whole lands are won with markers of vassalage, where they can be played."""
    if POINTS[marker]:
        wanted = any(
            s.control[r] != seat and refusal(s, seat, marker, r) is None and unreachable(s, seat, r) is None
            for r in range(len(REGIONS))
        )
        return POINTS[marker] * (COURTING if wanted else IDLE)
    return WORTH_OF.get(marker, 3.0 if marker == COINAGE else 0.0)
