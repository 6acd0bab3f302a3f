"""The Camel moves a cube (K.CARD.26)."""

from typing import Any

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import value
from aevum.games.medioevo.rules.protection import cube, is_protected, protect
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.uses.nearby import around
from aevum.games.medioevo.rules.uses.registry import POWERS
from aevum.testing import rule
from tests.games.medioevo.uses.pause import Pause


def goods(m: Any, place: str) -> list[str]:
    return [good for number, good in enumerate(GOODS) if m.s.market[m.area(place)] >> number & 1]


@rule("K.CARD.26", "K.63.1")
def test_a_cube_goes_to_a_neighbouring_settlement(match: Any) -> None:
    m = match().give("byzantium", 63).active("byzantium").market("KON", "salt", "furs").begin(Pause())
    assert [wish for wish in m.offered() if wish.startswith("use-card")] == ["use-card:63:KON"]
    m.do("use-card:63:KON")
    assert "move-cube:salt:NIC" in m.offered()
    assert "move-cube:salt:SAR" not in m.offered()
    m.do("move-cube:salt:NIC")
    assert (goods(m, "KON"), goods(m, "NIC")) == (["furs"], ["salt"])
    assert value(m.s.market[m.area("NIC")]) == 1
    assert m.told("cube-moved") == (
        "K.CARD.26",
        {"seat": "byzantium", "good": "salt", "place": "KON", "other_place": "NIC"},
    )


@rule("K.CARD.26", "K.63.2")
def test_not_to_where_its_colour_lies_or_is_printed(match: Any) -> None:
    # Nicaea produces wine.
    m = match().give("byzantium", 63).active("byzantium").market("KON", "wine", "salt").market("NIC", "salt")
    m.begin(Pause()).do("use-card:63:KON")
    assert not [wish for wish in m.offered() if wish.endswith(":NIC")]


@rule("K.CARD.26", "K.CARD.20", "K.51.1")
def test_a_diplomat_goes_on_protecting_it(match: Any) -> None:
    m = match().give("byzantium", 63).active("byzantium").market("KON", "salt").begin(Pause())
    salt = GOODS.index("salt")
    protect(m.s, 1, cube(m.area("KON"), salt))
    m.do("use-card:63:KON", "move-cube:salt:NIC")
    assert is_protected(m.s, cube(m.area("NIC"), salt))
    assert not is_protected(m.s, cube(m.area("KON"), salt))


@rule("K.CARD.26", "K.63.1")
def test_of_no_use_where_no_cube_could_go(match: Any) -> None:
    m = match().give("byzantium", 63).market("KON", "wine")
    wine = GOODS.index("wine")
    for place in around(m.area("KON")):
        if LAND.good[place] != wine:  # Nicaea has it printed
            m.s.market[place] |= 1 << wine
    assert ["KON"] not in POWERS[62].uses(m.s, 0, 62)
    m.s.market[m.area("ANT")] = 0
    assert ["KON"] in POWERS[62].uses(m.s, 0, 62)
