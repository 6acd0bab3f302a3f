"""Exact odds before one commits oneself, by the question and the option that would settle it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int, ints
from aevum.games.charlemagne.odds.battle import battle_odds, naval_odds
from aevum.games.charlemagne.odds.conversion import ConversionOdds, conversion_odds
from aevum.games.charlemagne.odds.pillage import pillage_odds
from aevum.games.charlemagne.odds.vassalage import VassalageOdds, vassalage_odds
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.strength import land_units, printed
from aevum.games.charlemagne.rules.counters import UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import ADVANCE, MARKER, RAGNAROK, kind
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.vassalage.points import POINTS, usable
from aevum.games.charlemagne.telling.attempts import VASSALAGE, attempt_now
from aevum.games.charlemagne.telling.fight import fight_now
from aevum.games.charlemagne.telling.seen import frame_named, seen
from aevum.scene.contest import Chance, Odds
from aevum.scene.spoken import said, title

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View
    from aevum.games.charlemagne.odds.battle import BattleOdds
    from aevum.words import Words

GOOD, BAD = "good", "bad"
MARKER_NAMES = ("military-advance", "ragnarok")
"""Those that are played in battle."""
OPERATION, SAILING = "Operation", "Sailing"
GIFT = "gift"
REACTION, NOTHING = "R", "-"
CODES = ("C", "P", "C+R", "P+R", NOTHING, REACTION)
"""Results of the tables of conversion and pillage, the best first."""
LEAST = 1e-9
"""Sums of sixths are not quite what they should be."""


def odds(view: View, option: Option, words: Words) -> Odds | None:
    if view.ask is None or not foreseen(view.ask, option):
        return None
    return TELLS[view.ask.key, option.key](view, option, words)


def foreseen(ask: Ask | None, option: Option) -> bool:
    return ask is not None and (ask.key, option.key) in TELLS


# Battles


def _attack(view: View, option: Option, words: Words) -> Odds:
    frame = frame_named(view, OPERATION, SAILING)
    assert frame is not None
    sailing = frame["frame"] == SAILING
    pieces = ints(frame, "cargo" if sailing else "pieces", "frame")
    seat, hex = an_int(frame, "seat", "frame"), an_int(frame, "hex", "frame")
    target = LAND.number(str(option.args["place"]))
    return _told(battle_odds(seen(view), seat, pieces, hex, target, sailing), seat, view, words)


def _assail(view: View, option: Option, words: Words) -> Odds:
    frame = frame_named(view, SAILING)
    assert frame is not None
    seat, hex = an_int(frame, "seat", "frame"), an_int(frame, "hex", "frame")
    cargo = ints(frame, "cargo", "frame")
    pieces = [*ints(frame, "fleets", "frame"), *[piece for piece in cargo if piece >= UNITS]]
    target = LAND.number(str(option.args["place"]))
    found = naval_odds(seen(view), seat, pieces, hex, target, land_units(cargo))
    return _told(found, seat, view, words)


def _in_battle(view: View, option: Option, words: Words) -> Odds:
    """As it stands, with the marker that would be played now."""
    fight = fight_now(view)
    assert fight is not None
    played = [[ADVANCE] * one + [RAGNAROK] * other for one, other in fight.markers]
    if "marker" in option.args and option.args["marker"] in MARKER_NAMES:
        side = table.ATTACKER if view.seat == fight.seat else table.DEFENDER
        played[side].append(kind(str(option.args["marker"])))
    where = (fight.source, fight.target)
    if fight.naval:
        found = naval_odds(fight.s, fight.seat, fight.sides[0], *where, fight.cargo, *played)
    else:
        found = battle_odds(fight.s, fight.seat, fight.sides[0], *where, fight.from_sea, *played)
    return _told(found, fight.seat, view, words)


def _told(found: BattleOdds, attacker: int, view: View, words: Words) -> Odds:
    """Told from the side of whoever asks; an onlooker looks with the attacker."""
    own = table.DEFENDER if view.seat == 1 - attacker else table.ATTACKER
    about = said(words, "scene-odds-about", odds=table.COLUMNS[found.column])
    told = Odds(f"{about} {said(words, 'odds-battle-without')}", rule="T11.1.table")
    for code, share in enumerate(found.chance):
        if share > 0:
            tone = "" if table.LOSER[code] == table.NOBODY else BAD if table.LOSER[code] == own else GOOD
            told.chances.append(Chance(said(words, f"scene-result-{table.RESULTS[code]}"), share, tone))
    taken = GOOD if own == table.ATTACKER else BAD
    told.chances.append(Chance(title(said(words, "odds-taken")), found.taken, taken))
    for side in (own, 1 - own):
        seat = words.seat(SEATS[attacker if side == table.ATTACKER else 1 - attacker])
        told.means.append((words.say("scene-odds-lost", side=seat), round(found.sides[side].lost, 2)))
        if found.sides[side].wiped > 0:
            wiped = words.say("scene-odds-wiped", side=seat)
            told.chances.append(Chance(wiped, found.sides[side].wiped, BAD if side == own else GOOD))
    return told


# Attempts


def _attempt(view: View, option: Option, words: Words) -> Odds:
    """With every marker in one's own hand that counts there."""
    s = seen(view)
    r = REGIONS.index(str(option.args["region"]))
    counting = usable(s, view.seat, r)
    held = [MARKER[marker] for marker, holder in enumerate(s.holder) if holder == view.seat]
    points = sum(POINTS[number] for number in held if number in counting)
    return _weighed(vassalage_odds(s, view.seat, r, points), view.seat, view, words)


def _convert(view: View, option: Option, words: Words) -> Odds:
    """With one Missionary, which it takes at least."""
    frame = frame_named(view, OPERATION)
    assert frame is not None
    seat, hex = an_int(frame, "seat", "frame"), an_int(frame, "hex", "frame")
    return _weighed(conversion_odds(seen(view), seat, LAND.region[hex], 1), seat, view, words)


def _in_attempt(view: View, option: Option, words: Words) -> Odds:
    now = attempt_now(view)
    assert now is not None
    own = against = ragnaroks = 0
    if "marker" in option.args:
        number = kind(str(option.args["marker"]))
        worth = POINTS[number] if now.kind == VASSALAGE else 1
        if view.seat == now.seat:
            own = worth
        elif number == RAGNAROK:
            ragnaroks = worth
        else:
            against = worth
    elif option.key == GIFT:
        own, against = (1, 0) if view.seat == now.seat else (0, 1)
    return _weighed(now.odds(own, against, ragnaroks), now.seat, view, words)


def _again(view: View, option: Option, words: Words) -> Odds:
    """The Spear: what the same roll may bring another time."""
    now = attempt_now(view)
    assert now is not None
    return _weighed(now.odds(), now.seat, view, words)


def _weighed(found: VassalageOdds | ConversionOdds, attacker: int, view: View, words: Words) -> Odds:
    good, bad = (GOOD, BAD) if view.seat != 1 - attacker else (BAD, GOOD)
    about = said(words, "scene-odds-differential", differential=found.differential)
    told = Odds(f"{about} {said(words, 'odds-without')}")
    if isinstance(found, ConversionOdds):
        told.rule = "T6.table"
        told.chances = _by_code(found.chance, good, bad, words)
        return told
    told.rule = "T8.table"
    nothing = 1 - found.won - found.loosened - found.reaction
    for key, share, tone in (
        ("odds-won", found.won, good),
        ("odds-loosened", found.loosened, good),
        ("scene-odds-none", nothing, ""),
        ("odds-reaction", found.reaction, bad),
    ):
        if share > LEAST:
            told.chances.append(Chance(title(said(words, key)), share, tone))
    return told


def _by_code(shares: dict[str, float], good: str, bad: str, words: Words) -> list[Chance]:
    """Results of a table that exclude each other: success, success with a reaction, nothing, a reaction."""
    found: list[Chance] = []
    for code in CODES:
        if shares.get(code, 0) > 0:
            tone = bad if code == REACTION else "" if code == NOTHING else good
            name = "none" if code == NOTHING else code.replace("+", "-")
            found.append(Chance(said(words, f"scene-odds-{name}"), shares[code], tone))
    return found


def _pillage(view: View, option: Option, words: Words) -> Odds:
    frame = frame_named(view, OPERATION)
    assert frame is not None
    hex = an_int(frame, "hex", "frame")
    found = pillage_odds(seen(view), hex, printed(ints(frame, "pieces", "frame")))
    about = said(words, "odds-pillage", strength=found.strength, gain=found.gain)
    told = Odds(f"{about} {said(words, 'odds-without')}", rule="T4.table")
    told.chances = _by_code(found.chance, GOOD, BAD, words)
    return told


KEYS: tuple[str, ...] = (
    "odds-won", "odds-loosened", "odds-reaction", "scene-odds-none", "scene-odds-C", "scene-odds-C-R",
    "scene-odds-P", "scene-odds-P-R", "scene-odds-R", "scene-result-AZ", "scene-result-AA",
    "scene-result-BB", "scene-result-DD", "scene-result-DZ",
)  # fmt: skip
TELLS: dict[tuple[str, str], Callable[[View, Option, Words], Odds]] = {
    ("operate", "attack"): _attack,
    ("operate", "pillage"): _pillage,
    ("operate", "convert"): _convert,
    ("sail", "attack"): _attack,
    ("sail", "assail"): _assail,
    ("battle-attack", "play"): _in_battle,
    ("battle-attack", "pass"): _in_battle,
    ("battle-defence", "play"): _in_battle,
    ("battle-defence", "pass"): _in_battle,
    ("spear-battle", "play"): _in_battle,
    ("vassalage", "attempt"): _attempt,
    ("commit", "play"): _in_attempt,
    ("commit", GIFT): _in_attempt,
    ("commit", "roll"): _in_attempt,
    ("vassalage-defence", "play"): _in_attempt,
    ("vassalage-defence", GIFT): _in_attempt,
    ("vassalage-defence", "pass"): _in_attempt,
    ("spear-vassalage", "play"): _again,
    ("preach", "play"): _in_attempt,
    ("preach", "roll"): _in_attempt,
    ("conversion-defence", "play"): _in_attempt,
    ("conversion-defence", "pass"): _in_attempt,
    ("spear-conversion", "play"): _again,
}
"""By the question and the option."""
