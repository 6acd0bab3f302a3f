"""XIII.E What the cards do, and rulers who stay at home."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.administration.cards import AdministrationCards
from aevum.games.invasions.rules.administration.deck import EDICTS
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]
BACKS = {"passive": [1, 7, 7], "military": [8, 1, 1], "reform": [1, 17, 1]}
"""Three cards for the bonus of Sapor: one of the kind that is wanted, two of another."""

PERSIA = """
turn = 2
seats = ["persian", "roman"]
acting = ["alamanni", "persia", "byzantium"]
[nations.alamanni]
seat = "persian"
horde = "Agri Decumates"
units = {{ "Agri Decumates" = "infantry" }}
[nations.persia]
seat = "persian"
status = "kingdom"
age = {age}
gold = 25
initiative = 1
capital = "Chaldea"
areas = ["Mesopotamia"]
units = {{ Assyria = "3 cavalry", Chaldea = "2 cavalry" }}
leaders = {{ Assyria = "sapor, satrapa" }}
[nations.byzantium]
seat = "roman"
age = 2
capital = "Thracia"
areas = ["Oriens"]
provinces = ["Thracia"]
units = {{ Osroene = "2 infantry", Thracia = "legion" }}
"""
WEST = """
turn = 8
seats = ["roman", "goth"]
acting = ["byzantium"]
[nations.byzantium]
seat = "roman"
age = 6
gold = 30
capital = "Thracia"
units = { Thracia = "2 legion", Macedonia = "2 legion" }
leaders = { Macedonia = "belisarius, magister-orientis" }
"""


def played(on_map: Maker, name: str, age: int, more: list[int] | None = None) -> ScriptedMap:
    """Persia plays the card of this name at this age."""
    card = next(i for i, edict in enumerate(EDICTS) if edict.name == name)
    policy = ("passive", "military", "reform")[EDICTS[card].kind]
    face = card - next(i for i, edict in enumerate(EDICTS) if edict.kind == EDICTS[card].kind) + 1
    m = on_map(PERSIA.format(age=age), [*BACKS[policy], face, *(more or [])], realm=True)
    m.begin(AdministrationCards(m.nation("persia")))
    wish = next(option for option in m.offered() if option.startswith(f"govern:{policy}"))
    return m.do(wish)


def to_persia(m: ScriptedMap) -> ScriptedMap:
    """Past the Alamanni, who act before any Kingdom."""
    return m.to_stacks().do("done")


@rule("XIII.E.1", "XIII.E.3")
@pytest.mark.parametrize(("age", "gold"), [(1, 3), (4, 3), (5, 5), (8, 5), (9, 8), (12, 8)])
def test_gold_depends_on_the_section_of_the_age(on_map: Maker, age: int, gold: int) -> None:
    """A donative costs 3, 5 or 8 beside the 10 of the card."""
    m = played(on_map, "donativum", age)
    assert m.world.gold[m.nation("persia")] == 25 - 10 - gold


@rule("XIII.E.3")
def test_a_card_can_bring_gold(on_map: Maker) -> None:
    m = played(on_map, "solidus", 3)
    assert m.world.gold[m.nation("persia")] == 25 - 20 + 8


@rule("XIII.E.4")
def test_a_card_can_bring_a_calamity(on_map: Maker) -> None:
    m = played(on_map, "otium", 6)
    assert [event.args["calamity"] for event in m.events("calamity")] == ["inaction"]
    assert played(on_map, "donativum", 6).events("calamity") == []


@rule("XIII.E.1", "XIII.E.4", "XIV.J.4")
def test_no_realm_is_too_young_for_a_calamity_and_old_ones_know_more_of_them() -> None:
    counts = [
        len([row for row in rows(PACKAGE, "administration") if row[f"{section}_calamity"]])
        for section in ("young", "mature", "old")
    ]
    assert counts[0] > 0
    assert counts == sorted(set(counts))
    assert counts[-1] < len(EDICTS)


@rule("VI.E.3")
@pytest.mark.parametrize(("name", "age", "after"), [("codex", 3, 2), ("laeti", 6, 7), ("otium", 9, 11)])
def test_a_card_can_age_or_renew(on_map: Maker, name: str, age: int, after: int) -> None:
    m = played(on_map, name, age)
    assert m.world.age[m.nation("persia")] == after


@rule("XIII.E.5")
def test_with_a_tick_the_ruler_acts(on_map: Maker) -> None:
    m = played(on_map, "donativum", 2)
    assert m.realm.idle[m.nation("persia")] == 0
    assert m.leader("sapor") == "Assyria"
    to_persia(m).do("march:Assyria")
    assert "leave-leader:sapor" in m.offered()


@rule("XIII.E.6", "VI.J.7")
def test_with_a_cross_the_ruler_goes_to_his_capital_and_stays(on_map: Maker) -> None:
    """Adoratio: the king and the unnamed satrap ride to Ctesiphon without their army."""
    m = to_persia(played(on_map, "adoratio", 2))
    assert (m.leader("sapor"), m.leader("satrapa")) == ("Chaldea", "Chaldea")
    assert m.at("Assyria") == ["persia.cavalry"] * 3
    m.do("march:Chaldea")
    assert not [option for option in m.offered() if "sapor" in option]
    m.do("go:Babylonia", "halt", "done")
    assert m.leader("sapor") == "Chaldea"


@rule("XIII.E.6")
def test_an_idle_ruler_makes_no_campaigns(on_map: Maker) -> None:
    assert to_persia(played(on_map, "donativum", 2)).do("done").asked() == ("persian", "campaigns")
    assert to_persia(played(on_map, "adoratio", 2)).do("done").asked() == ("roman", "stacks")


@rule("XIII.E.7")
def test_a_general_with_a_name_is_free(on_map: Maker) -> None:
    """Adoratio keeps the master of the East at court, and Belisarius marches."""
    card = next(i for i, edict in enumerate(EDICTS) if edict.name == "adoratio")
    first = next(i for i, edict in enumerate(EDICTS) if edict.kind == EDICTS[card].kind)
    backs = BACKS[("passive", "military", "reform")[EDICTS[card].kind]][:2]
    m = on_map(WEST, [*backs, card - first + 1], realm=True)
    m.begin(AdministrationCards(m.nation("byzantium")))
    m.do(next(option for option in m.offered() if option.startswith("govern:")))
    assert m.told("ruler-idle") == ["XIII.E.6"]
    assert (m.leader("belisarius"), m.leader("magister-orientis")) == ("Macedonia", "Thracia")
    m.do("march:Macedonia")
    assert "leave-leader:belisarius" in m.offered()


@rule("XIII.E.8")
def test_an_idle_ruler_still_intercepts(on_map: Maker) -> None:
    """The Byzantines march on Ctesiphon's neighbour; Sapor, idle in his capital, may lead his guard there."""
    m = to_persia(played(on_map, "adoratio", 2, [10])).do("done", "march:Osroene", "go:Amida", "go:Assyria")
    assert m.asked() == ("persian", "intercept")
    m.do("intercept:Chaldea", "ready")
    assert m.leader("sapor") == "Assyria"
