"""XIV.K The collapse of an Empire."""

from collections.abc import Callable

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.administration.deck import EDICTS
from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, ally, bind, stance
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.income.collapse import Collapse, CollapseCheck
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import FREE, GONE, NOWHERE, OUT, VASSAL, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap

Maker = Callable[..., ScriptedMap]
HARMLESS = next(i for i, edict in enumerate(EDICTS) if edict.name == "donativum") + 1

WEST = """
turn = 6
seats = ["roman", "goth", "hun"]
[nations.rome]
seat = "roman"
age = {age}
gold = 12
capital = "Latium"
areas = ["Italia", "Africa"]
units = {{ Latium = "legion", Cisalpina = "2 auxiliary, huns.horse-archer", Venetia = "gothic-auxiliary" }}
reserve = "3 legion"
limites = ["Numidia"]
leaders = {{ Cisalpina = "caesar" }}
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
tied_since = 4
foedus = ["Septimania", "Garumnum"]
horde = "Septimania"
units = {{ Septimania = "infantry", Garumnum = "infantry" }}
reserve = "infantry"
[nations.alamanni]
seat = "hun"
horde = "Agri Decumates"
units = {{ "Agri Decumates" = "infantry" }}
reserve = "infantry"
[nations.huns]
seat = "hun"
horde = "Tisia"
units = {{ Tisia = "horse-archer" }}
[nations.suebi]
seat = "goth"
status = "kingdom"
tie = "vassal"
lord = "rome"
capital = "Carpetania"
units = {{ Carpetania = "infantry" }}
"""


def west(on_map: Maker, dice: list[int] | None = None, age: int = 9) -> ScriptedMap:
    return on_map(WEST.format(age=age), dice or [], realm=True)


def fallen(on_map: Maker) -> ScriptedMap:
    m = west(on_map)
    m.begin(Collapse(m.nation("rome")))
    GAME.check(m.table.state)
    return m


@rule("XIV.K.1", "VI.K.8")
@pytest.mark.parametrize(("age", "checked"), [(6, 0), (7, 1), (9, 1)])
def test_an_old_empire_checks_when_it_goes_bankrupt(on_map: Maker, age: int, checked: int) -> None:
    """C34: the two spaces of the bankruptcy count."""
    m = west(on_map, [HARMLESS, 1], age=age)
    m.begin(Bankruptcy(m.nation("rome")))
    assert len(m.events("collapse-check")) == checked


@rule("XIV.K.2", "XIV.K.3", "XIV.K.4", "XIV.K.5", "XIV.K.6")
def test_what_weighs_on_the_die(on_map: Maker) -> None:
    m = west(on_map, [1], age=11)
    n = m.nation("rome")
    m.world.decline = put(m.world.decline, n, 2)
    m.realm.calamities = put(m.realm.calamities, n, 3)
    m.realm.capital_lost = put(m.realm.capital_lost, n, 5)
    m.begin(CollapseCheck(n))
    assert m.modifiers("collapse-check") == [
        (2, "XIV.K.2"), (2, "XIV.K.3"), (3, "XIV.K.4"), (2, "XIV.K.5"), (-1, "XIV.K.6"),
    ]  # fmt: skip


@rule("XIV.K.5")
def test_a_capital_lost_long_ago_does_not_count(on_map: Maker) -> None:
    m = west(on_map, [1])
    m.realm.capital_lost = put(m.realm.capital_lost, m.nation("rome"), 4)
    m.begin(CollapseCheck(m.nation("rome")))
    assert m.modifiers("collapse-check") == [(-1, "XIV.K.6")]


@rule("XIV.K.5")
@pytest.mark.parametrize(("turn", "lost", "weighs"), [(2, 1, True), (1, 0, False), (2, 0, False)])
def test_a_capital_lost_in_the_first_turn_counts_in_the_second(
    on_map: Maker, turn: int, lost: int, weighs: bool
) -> None:
    m = west(on_map, [1])
    m.world.turn = turn
    m.realm.capital_lost = put(m.realm.capital_lost, m.nation("rome"), lost)
    m.begin(CollapseCheck(m.nation("rome")))
    assert ((2, "XIV.K.5") in m.modifiers("collapse-check")) is weighs


@rule("XIV.K.7", "XIV.K.8")
@pytest.mark.parametrize(("die", "role"), [(9, 1), (10, OUT)])
def test_nine_brings_it_down(on_map: Maker, die: int, role: int) -> None:
    """-1 for Africa beside Italia, so that a 9 is an 8."""
    m = west(on_map, [die])
    m.begin(CollapseCheck(m.nation("rome")))
    assert m.world.role[m.nation("rome")] == role
    assert len(m.told("empire-holds")) == (role != OUT)
    assert len(m.told("empire-collapses")) == (role == OUT)


@rule("XIV.K.9")
def test_everything_of_it_is_gone(on_map: Maker) -> None:
    m = fallen(on_map)
    w = m.world
    n = m.nation("rome")
    assert (w.gold[n], w.capital[n], w.age[n], n in w.owner, n in w.limes) == (0, -1, 1, False, False)
    assert w.leader_place[LEADERS.index("caesar")] == GONE
    assert (m.at("Latium"), w.area_owner.count(n)) == ([], 0)
    assert [w.place[i] for i in range(1, len(w.code)) if w.master[i] == n] == [GONE] * 7


@rule("XIV.K.10")
def test_auxiliaries_go_over_to_their_people(on_map: Maker) -> None:
    """Of two Alamannic ones the reserve of the Alamanni replaces one; the Goth stands in Venetia."""
    m = fallen(on_map)
    assert (m.at("Cisalpina"), m.at("Venetia")) == (["alamanni.infantry"], ["visigoths.infantry"])
    assert (m.owner("Cisalpina"), m.owner("Venetia"), m.owner("Latium")) == ("alamanni", "visigoths", "")
    exchanged = [str(event.args["place"]) for event in m.events("auxiliary-exchanged")]
    assert sorted(exchanged) == ["Cisalpina", "Venetia"]


@rule("XIV.K.11")
def test_mercenaries_go_home(on_map: Maker) -> None:
    assert fallen(on_map).at("Tisia") == ["huns.horse-archer"] * 2


@rule("XIV.K.12")
def test_vassals_and_federates_are_free(on_map: Maker) -> None:
    m = fallen(on_map)
    assert [m.world.tie[m.nation(n)] for n in ("visigoths", "suebi")] == [FREE, FREE]
    assert (m.owner("Septimania"), m.owner("Garumnum")) == ("visigoths", "visigoths")


@rule("XIV.K.12", "XXVIII.G.5")
@pytest.mark.parametrize("answer", ["keep-foedus", "break-foedus"])
def test_the_other_roman_empire_takes_the_foedera_over(on_map: Maker, answer: str) -> None:
    """F215: but a federate whose federator is gone may break it."""
    east = '[nations.byzantium]\nseat = "roman"\ncapital = "Thracia"\nunits = { Thracia = "legion" }\n'
    m = on_map(WEST.format(age=9) + east, realm=True)
    m.begin(Collapse(m.nation("rome")))
    GAME.check(m.table.state)
    assert m.world.lord[m.nation("visigoths")] == m.nation("byzantium")
    assert m.owner("Septimania") == "byzantium"
    assert (m.asked(), m.ask().rule) == (("goth", "foedus"), "XXVIII.G.5")
    assert m.ask().args == {"people": "visigoths", "other_people": "byzantium"}
    m.do(answer)
    kept = answer == "keep-foedus"
    assert (m.world.tie[m.nation("visigoths")] != FREE) == kept
    assert m.owner("Septimania") == ("byzantium" if kept else "visigoths")
    assert m.told("foedus-ends") == ([] if kept else ["XXVIII.G.5"])


@rule("XIV.K.12", "III.G.8")
def test_allies_and_lords_of_a_fallen_empire_have_it_no_more(on_map: Maker) -> None:
    m = west(on_map)
    rome, huns, alamanni = m.nation("rome"), m.nation("huns"), m.nation("alamanni")
    ally(m.world, rome, alamanni)
    bind(m.world, rome, VASSAL, huns)
    m.begin(Collapse(rome))
    assert (m.world.allies[alamanni], m.world.allies[rome]) == (0, 0)
    assert (m.world.tie[rome], m.world.tie[m.nation("suebi")]) == (FREE, FREE)


@rule("XIV.K.12", "III.G.8")
def test_a_free_empire_that_falls_leaves_its_allies(on_map: Maker) -> None:
    m = west(on_map)
    rome, alamanni = m.nation("rome"), m.nation("alamanni")
    ally(m.world, rome, alamanni)
    m.begin(Collapse(rome))
    assert (m.world.allies[alamanni], m.world.allies[rome]) == (0, 0)


@rule("XIV.K.11")
def test_mercenaries_without_a_home_go_to_their_reserve(on_map: Maker) -> None:
    text = WEST.format(age=9).replace('horde = "Tisia"\nunits = { Tisia = "horse-archer" }\n', "")
    m = on_map(text, realm=True)
    (unit,) = [i for i in m.world.of_people[m.nation("huns")] if m.world.place[i] >= 0]
    m.begin(Collapse(m.nation("rome")))
    assert (m.world.place[unit], m.world.master[unit]) == (NOWHERE, m.nation("huns"))


@rule("XIV.K.12", "XXVII.A.2")
def test_subjects_of_the_empire_who_stood_together_part(on_map: Maker) -> None:
    """F225: vassals and clients of Rome were neutral to each other for its sake."""
    text = WEST.format(age=9).replace('horde = "Agri', 'tie = "client"\nlord = "rome"\nhorde = "Agri')
    text = text.replace('Carpetania = "infantry"', 'Carpetania = "2 infantry"')
    m = on_map(text, realm=True)
    w = m.world
    stray = w.first[m.place("Agri Decumates")]
    shift(w, stray, m.place("Carpetania"))
    m.begin(Collapse(m.nation("rome")))
    assert [event.args for event in m.events("must-part")] == [{"people": "alamanni", "place": "Carpetania"}]
    assert m.asked() == ("hun", "retreat")
    m.table.choose("hun", m.offered()[0])
    assert m.at("Carpetania") == ["suebi.infantry"] * 2


@rule("XIV.K.9", "XII.D.6")
def test_nobody_is_at_peace_with_a_people_that_is_gone(on_map: Maker) -> None:
    m = west(on_map)
    w, huns, alamanni, tisia = m.world, m.nation("huns"), m.nation("alamanni"), m.place("Tisia")
    assert stance(w, huns, alamanni, tisia) == NEUTRAL
    m.begin(Collapse(alamanni, "VI.K.6"))
    assert w.role[alamanni] == OUT
    assert stance(w, huns, alamanni, tisia) == HOSTILE
