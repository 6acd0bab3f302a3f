"""A fight as a line of text, for the terminal, the odds, scenarios and tests. See docs/notation.md.

>>> fight = read("rome: 3 legion~, guard / leader 2+1 vs huns: 4 horse-archer at steppe; turn=4")
>>> len(fight.sides[0].units), fight.sides[0].combat
(4, 2)
"""

import re
from dataclasses import dataclass

from aevum.engine.refusal import BadData
from aevum.games.invasions import gazetteer
from aevum.games.invasions.rules import troops
from aevum.games.invasions.rules.fight import (
    ATTACKER,
    DEFENDER,
    SIDE_NAMES,
    TERRAINS,
    Field,
    Fight,
    Side,
)
from aevum.games.invasions.rules.stacking import stacking_limit

LIMITES_THROUGH = 7
"""XVIII.I.1"""
MOST_COMBAT = 3
"""XX.E.1"""
MOST_ALIKE = 99
"""More than any stack holds: a longer number is a slip of the pen."""
SETTINGS = (
    "turn",
    "crossing",
    "intercepted",
    "invasion",
    "barbarian",
    "civilized",
    "city",
    "fortified",
    "unfortified",
    "capital",
    "fleet",
    "decline",
    "sea-control",
)

_GROUP = re.compile(
    r"(?:(?P<count>\d+) +)?(?:(?P<nation>[a-z-]+)\.)?(?P<unit>[a-z-]+)(?P<damaged>~?)(?:@(?P<way>[a-z]+))?"
)
_LEADER = re.compile(r"(?P<name>[a-z-]+)(?: +(?P<combat>\d)(?:\+(?P<stacking>\d))?(?P<mountain>\^?))?")
_NATION = re.compile(r"(?P<nation>[a-z-]+)(?:\((?P<status>[a-z]+)\))?")


@dataclass
class _Settings:
    """What stands after the place, before it is put into the fight."""

    crossing: int = troops.NO_CROSSING
    invasion: bool = False


def read(text: str) -> Fight:
    """The fight a line of notation describes; BadData names the part that makes no sense."""
    sides, found, where = text.partition(" at ")
    if not found:
        raise BadData(f"notation: '{text}' does not say where; end it with ' at PLACE'")
    parts = sides.split(" vs ")
    if len(parts) != 2:
        raise BadData(f"notation: expected 'ATTACKER vs DEFENDER', found '{sides}'")
    place, *rest = [part.strip() for part in where.split(";")]
    fight = Fight(Side(), Side(), _field(place))
    settings = _Settings()
    for setting in rest:
        _set(fight, settings, setting)
    _check_city(fight.field)
    for i in (ATTACKER, DEFENDER):
        _read_side(fight, i, parts[i].strip(), settings)
    return fight


def _field(place: str) -> Field:
    field = Field()
    if place in TERRAINS:
        field.terrain = TERRAINS.index(place)
        return field
    return gazetteer.field(place)


def _set(fight: Fight, settings: _Settings, text: str) -> None:
    name, _, value = text.partition("=")
    field = fight.field
    match name:
        case "turn":
            field.turn = _number(text, value, 1, 12)
        case "crossing":
            settings.crossing = _word(text, value, troops.CROSSING_NAMES)
        case "intercepted" | "invasion" | "fleet" | "barbarian" | "civilized" | "unfortified" if value:
            raise BadData(f"notation: '{name}' takes no value, found '{text}'")
        case "intercepted":
            field.intercepted = True
        case "invasion":
            settings.invasion = True
        case "fleet":
            field.supplied = True
        case "barbarian" | "civilized":
            field.barbarian = name == "barbarian"
        case "city":
            field.level = _number(text, value, 0, 3)
            field.city = field.city or "city"
            if not field.level:
                field.city, field.fortified, field.walls = "", False, 0
        case "unfortified":
            field.fortified, field.walls = False, 0
        case "fortified":
            field.fortified = True
            field.walls = _number(text, value, 1, 4) if value else gazetteer.walls(field.city)
        case "capital":
            field.capital = 1 + _word(text, value, troops.STATUS_NAMES[1:])
            field.fortified = True  # XXIII.A.2
            field.walls = field.walls or gazetteer.walls(field.city)
        case "sea-control":
            field.sea_control = _word(text, value, SIDE_NAMES)
        case "decline":
            who, _, level = value.partition(":")
            fight.sides[_word(text, who, SIDE_NAMES)].decline = _number(text, level, 1, 2)
        case _:
            raise BadData(f"notation: there is no setting '{name}'; known: {', '.join(SETTINGS)}")


def _check_city(field: Field) -> None:
    if field.naval and (field.level or field.fortified or field.capital):
        raise BadData("notation: there is no city at sea")
    if field.capital and not field.level:
        raise BadData("notation: 'capital' needs a city; add 'city=LEVEL'")
    if field.capital and not field.fortified:
        raise BadData("notation: a capital is always fortified (XXIII.A.2)")


def _read_side(fight: Fight, i: int, text: str, settings: _Settings) -> None:
    side = fight.sides[i]
    side.seat = i
    head, colon, body = text.partition(":")
    match = _NATION.fullmatch(head.strip())
    if not colon or match is None:
        raise BadData(f"notation: the {SIDE_NAMES[i]} should begin with 'NATION:', found '{text}'")
    side.nation = _nation(match["nation"])
    side.status = troops.NATION_STATUS[side.nation]
    if match["status"]:
        side.status = _word(head, match["status"], troops.STATUS_NAMES)
    stack, slash, leader = body.partition("/")
    bonus = _read_leader(side, leader.strip()) if slash else 0
    for group in stack.split(","):
        if group.strip():
            _read_group(fight, i, group.strip(), settings)
    side.start = len(side.units)
    _check_limits(fight, i, bonus, settings.invasion and i == ATTACKER)


def _read_leader(side: Side, text: str) -> int:
    """Put the leader on the side; his stacking bonus."""
    match = _LEADER.fullmatch(text)
    if match is None:
        raise BadData(f"notation: '{text}' is no leader; write 'iulianus' or 'leader 2+1^'")
    known = gazetteer.LEADERS.get(match["name"])
    side.leader = match["name"]
    side.mountain = match["mountain"] == "^" or (known is not None and known.mountain)
    if match["combat"]:
        side.combat = int(match["combat"])
        stacking = int(match["stacking"] or 0)
    elif known is not None:
        side.combat, stacking = known.combat, known.stacking
    else:
        raise BadData(f"notation: the leader '{side.leader}' is unknown; write '{side.leader} 2+1'")
    if side.combat > MOST_COMBAT:
        raise BadData(f"notation: a combat bonus is at most {MOST_COMBAT}, found {side.combat} (XX.E.1)")
    return stacking


def _read_group(fight: Fight, i: int, text: str, settings: _Settings) -> None:
    side = fight.sides[i]
    match = _GROUP.fullmatch(text)
    if match is None:
        raise BadData(f"notation: '{text}' is no group of units; write '3 legion~' or 'huns.horse-archer'")
    if match["unit"] not in troops.KINDS:
        raise BadData(f"notation: there is no unit '{match['unit']}'")
    kind = troops.KINDS.index(match["unit"])
    nation = _nation(match["nation"]) if match["nation"] else side.nation
    foreign = nation != side.nation
    status = troops.NATION_STATUS[nation] if foreign else side.status
    way = settings.crossing if i == ATTACKER else troops.NO_CROSSING
    if match["way"]:
        way = _word(text, match["way"], troops.CROSSING_NAMES)
    if match["damaged"] and not troops.is_elite(troops.troop(kind, nation, status)):
        raise BadData(f"notation: '{text}': only an elite of a Civilized nation can be damaged (III.B.16)")
    why = gazetteer.why_no_unit(match["unit"], troops.NATIONS[nation], fight.field.turn, fight.field.province)
    if why:
        raise BadData(f"notation: '{text}': {why}")
    front = troops.FRONT[kind]
    _check_unit(fight, i, text, front, nation, status)
    stack = side.horde if front & troops.HORDE else side.limes if front & troops.LIMES else side.units
    for _ in range(_number(text, match["count"] or "1", 1, MOST_ALIKE)):
        stack.append(troops.troop(kind, nation, status, bool(match["damaged"]), foreign, way))


def _check_unit(fight: Fight, i: int, text: str, front: int, nation: int, status: int) -> None:
    """Whether such a unit can be there at all."""
    if front & troops.HORDE and status != troops.BARBARIAN:
        raise BadData(f"notation: '{text}': only a Barbarian nation has a horde (III.D.1)")
    if front & troops.LIMES and not troops.NATION_ROMAN[nation]:
        raise BadData(f"notation: '{text}': only Rome and Byzantium have Limites (XVIII.I.2)")
    if front & (troops.HORDE | troops.LIMES) and i == ATTACKER:
        raise BadData(f"notation: '{text}': it can only defend (III.D.8, XVIII.I.5)")
    if fight.field.naval != bool(front & troops.FLEET):
        raise BadData(f"notation: '{text}': fleets fight at sea, and nothing else does (XXV.A.1)")


def _check_limits(fight: Fight, i: int, bonus: int, invading: bool) -> None:
    side = fight.sides[i]
    name = SIDE_NAMES[i]
    limit = stacking_limit(fight.field.terrain, bonus, invading)
    if len(side.units) > limit:
        rule = "XXV.A.4" if fight.field.naval else "XVII.B.1"
        raise BadData(f"notation: the {name} has {len(side.units)} units, the limit is {limit} ({rule})")
    if i == ATTACKER and not side.units:
        raise BadData("notation: the attacker has no units")
    if len({troops.nation(code) for code in side.horde}) < len(side.horde):
        raise BadData("notation: a nation has one horde (III.D.1)")
    if len(side.limes) > 1:
        raise BadData("notation: a province holds one Limes (XVIII.I.4)")
    if side.limes and fight.field.turn > LIMITES_THROUGH:
        raise BadData(f"notation: there are no Limites after turn {LIMITES_THROUGH} (XVIII.I.1)")
    if i == DEFENDER and not (side.units or side.horde or side.limes or fight.field.level):
        raise BadData("notation: there is nothing to attack: no units and no city")


def _nation(name: str) -> int:
    if name not in troops.NATIONS:
        raise BadData(f"notation: there is no nation '{name}'")
    return troops.NATIONS.index(name)


def _word(text: str, value: str, known: tuple[str, ...]) -> int:
    if value not in known:
        raise BadData(f"notation: '{text}': expected one of {', '.join(known)}")
    return known.index(value)


def _number(text: str, value: str, least: int, most: int) -> int:
    # Only short decimals: other digits and endless numbers are no numbers to int().
    if not value.isdecimal() or len(value) > 3 or not least <= int(value) <= most:
        raise BadData(f"notation: '{text}': expected a number from {least} to {most}")
    return int(value)
