"""A roll as a line of text, for the command line and tests: `battle 9 vs 4; leader; burg`, `pillage 5`.

>>> wish = read("battle 9 vs 4; leader; advance=2")
>>> wish.kind, wish.number, wish.other, wish.count("advance"), wish.has("enemy-leader")
('battle', 9, 4, 2, False)
"""

import re
from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import FAITHS, SEATS, SIDES
from aevum.kit.tables import index

FORMS: Final[dict[str, str]] = {
    "battle": "battle STRENGTH vs STRENGTH",
    "vassalage": "vassalage POINTS [REGION]",
    "conversion": "conversion MISSIONARIES [REGION]",
    "pillage": "pillage STRENGTH",
    "revolt": "revolt REGION",
}
FLAG: Final = ""
NUMBER: Final = "a number"
GROUNDS: Final = ("terrain", "burg", "rough", "pass", "river", "strait", "sea")
SETTINGS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "battle": {
        "by": SEATS,
        "leader": (FLAG,),
        "charlemagne": (FLAG,),
        "advance": (FLAG, NUMBER),
        "ragnarok": (FLAG,),
        "enemy-leader": (FLAG,),
        "enemy-charlemagne": (FLAG,),
        "enemy-advance": (FLAG, NUMBER),
        "enemy-ragnarok": (FLAG,),
        **dict.fromkeys(GROUNDS, (FLAG,)),
    },
    "vassalage": {
        "by": SEATS,
        "against": (NUMBER,),
        "burgs": (FLAG,),
        "faith": FAITHS,
        "control": SIDES,
        "augustus": (FLAG,),
    },
    "conversion": {
        "by": SEATS,
        "against": (NUMBER,),
        "ragnarok": (FLAG,),
        "burgs": (FLAG,),
        "faith": FAITHS,
    },
    "pillage": {"burg": (FLAG,), "civilization": (FLAG,)},
    "revolt": {"burgs": (FLAG,), "faith": FAITHS, "control": SIDES},
}
"""By kind of roll: what may stand behind the semicolons, and the values that each takes."""
MOST: Final = 99
"""More than any table asks for: a longer number is a slip of the pen."""
NO_REGION: Final = -1


class Wish:
    """What a line asks for."""

    __slots__ = ("kind", "line", "number", "other", "region", "settings")

    def __init__(self, line: str, kind: str) -> None:
        self.line = line
        self.kind = kind
        self.number = 0
        self.other = 0
        """Of a battle the defender's strength."""
        self.region = NO_REGION
        self.settings: dict[str, str] = {}

    def has(self, name: str) -> bool:
        return name in self.settings

    def count(self, name: str) -> int:
        """0 where the setting is missing, 1 where it has no number."""
        return int(self.settings[name] or "1") if name in self.settings else 0

    def choice(self, name: str, known: tuple[str, ...], otherwise: int) -> int:
        return index(known, self.settings[name], name) if name in self.settings else otherwise


def read(line: str) -> Wish:
    """BadData names the part that makes no sense."""
    head, *rest = [part.strip() for part in line.split(";")]
    words = head.split()
    kind = words[0] if words else ""
    if kind not in FORMS:
        raise BadData(f"'{head}' is no roll; known: {', '.join(FORMS.values())}")
    wish = Wish(line, kind)
    if kind == "battle":
        found = re.fullmatch(r"battle +(\d{1,2}) +vs +(\d{1,2})", head)
        if found is None or not int(found[1]) or not int(found[2]):
            raise BadData(f"'{head}': expected '{FORMS[kind]}', each from 1 to {MOST}")
        wish.number, wish.other = int(found[1]), int(found[2])
    else:
        _read_others(wish, head)
    for setting in rest:
        _read_setting(wish, setting)
    return wish


def _read_others(wish: Wish, head: str) -> None:
    number = r" +(?P<number>\d{1,2})" if wish.kind != "revolt" else ""
    region = r" +(?P<region>[A-Za-z]{3})" if wish.kind == "revolt" else r"(?: +(?P<region>[A-Za-z]{3}))?"
    found = re.fullmatch(wish.kind + number + (region if wish.kind != "pillage" else ""), head)
    if found is None:
        known = f"; regions: {', '.join(REGIONS)}" if wish.kind != "pillage" else ""
        raise BadData(f"'{head}': expected '{FORMS[wish.kind]}'{known}")
    parts = found.groupdict()
    wish.number = int(parts.get("number") or "0")
    if wish.kind in ("pillage", "conversion") and not wish.number:
        raise BadData(f"'{head}': expected '{FORMS[wish.kind]}', from 1 to {MOST}")
    if parts.get("region"):
        wish.region = index(REGIONS, str(parts["region"]).upper(), "region")


def _read_setting(wish: Wish, setting: str) -> None:
    name, _, value = setting.partition("=")
    name, value = name.strip(), value.strip()
    known = SETTINGS[wish.kind]
    if name not in known:
        raise BadData(f"'{setting}' is no setting of {wish.kind}; known: {', '.join(known)}")
    if name in wish.settings:
        raise BadData(f"'{name}' is given twice")
    wanted = known[name]
    numbered = NUMBER in wanted and re.fullmatch(r"\d{1,2}", value) is not None
    if value not in wanted and not numbered:
        if wanted == (FLAG,):
            raise BadData(f"'{setting}': {name} takes no value")
        raise BadData(f"'{setting}': expected one of {', '.join(word for word in wanted if word)}")
    wish.settings[name] = value
