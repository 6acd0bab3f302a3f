"""XI.C A Barbarian nation raids instead of its normal activation."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions.rules.raids.barbarians import why_no_raid
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import GONE, NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

Alamanni = Callable[..., ScriptedMap]
SPREAD = 'units = { "Agri Decumates" = "infantry", Bavaria = "2 archer", Bohemia = "infantry" }'
ARCHER = "raider:archer:alamanni:whole:Bavaria"
INFANTRY = "raider:infantry:alamanni:whole:Agri Decumates"


@rule("XI.A.3", "XI.C.1")
def test_a_barbarian_nation_may_raid_when_activated(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD)
    assert m.asked() == ("goth", "raid-or-march")
    assert m.offered() == ["march-out", "raid"]


@rule("XI.C.1")
@pytest.mark.parametrize("tie", ["federate", "vassal"])
def test_not_under_a_foedus_or_as_a_vassal(alamanni: Alamanni, tie: str) -> None:
    lord = '[nations.persia]\nseat = "goth"\nunits = { Chaldea = "infantry" }\n'
    m = alamanni(f'{SPREAD}\ntie = "{tie}"\nlord = "persia"', more=lord)
    refusal = why_no_raid(m.world, NATIONS.index("alamanni"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("raid-bound", "XI.C.1")


FRANKS = """[nations.franks]
seat = "roman"
horde = "Rhenus"
units = { Rhenus = "2 infantry" }
"""


BOTH = {"acting": '"alamanni", "franks"', "top": 'allies = [["alamanni", "franks"]]'}


def raids_somewhere(m: Any) -> str:
    """The nation that is asked raids its next neighbour; which nation it was."""
    people = str(m.ask().args["people"])
    m.do("raid", "done")
    while m.ask().key == "raiders":
        m.do(m.offered()[0])
    m.do("raid-at:Lotharingia" if people == "alamanni" else "raid-at:Austrasia")
    return people


@rule("XI.C.1", "XXVI.B.3")
def test_one_ally_raids_and_the_other_marches(alamanni: Alamanni) -> None:
    """Each Barbarian ally is asked; who has raided does nothing else."""
    m = alamanni(SPREAD, dice=[5], more=FRANKS, **BOTH)
    assert m.ask().key == "raid-or-march"
    assert m.offered() == ["march-out", "raid"]
    first = raids_somewhere(m)
    assert len(m.events("raid-minus")) == 1
    assert m.ask().key == "raid-or-march"
    assert {first, m.ask().args["people"]} == {"alamanni", "franks"}
    m.do("march-out")
    assert m.ask().key == "stacks"
    idle, mover = ("Bavaria", "Rhenus") if first == "alamanni" else ("Rhenus", "Bavaria")
    assert f"march:{mover}" in m.offered()
    assert f"march:{idle}" not in m.offered()
    m.do("done")
    assert m.table.over


@rule("XI.C.1")
def test_all_allies_may_raid(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD, dice=[5, 6], more=FRANKS, **BOTH)
    assert {raids_somewhere(m), raids_somewhere(m)} == {"alamanni", "franks"}
    assert len(m.events("raid-minus")) == 2
    assert m.table.over


@rule("XI.C.2")
@pytest.mark.parametrize("lost", ["horde", "units"])
def test_it_takes_a_horde_and_a_unit(alamanni: Alamanni, lost: str) -> None:
    m = alamanni(SPREAD)
    w = m.world.copy()
    n = NATIONS.index("alamanni")
    if lost == "horde":
        w.horde = put(w.horde, n, NOWHERE)
    else:
        w.place = [NOWHERE if w.master[i] == n else p for i, p in enumerate(w.place)]
    refusal = why_no_raid(w, n)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (f"raid-no-{lost}", "XI.C.2")


@rule("III.D.7", "XI.C.2")
def test_the_target_must_be_near_the_horde_wherever_the_units_are(alamanni: Alamanni) -> None:
    """From Bohemia nothing but Noricum and Rhaetia is in reach; from Polonia nothing at all."""
    m = alamanni(SPREAD, horde="Bohemia").do("raid", "done", ARCHER, ARCHER)
    assert m.offered() == ["raid-at:Noricum", "raid-at:Rhaetia"]
    m = alamanni('units = { "Agri Decumates" = "2 infantry" }', horde="Polonia")
    refusal = why_no_raid(m.world, NATIONS.index("alamanni"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("raid-nothing-near", "III.D.7")


@rule("XI.C.2")
def test_two_units_from_anywhere_raid_from_the_horde(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD, dice=[5]).do("raid", "done")
    assert m.offered() == [INFANTRY, ARCHER, "raider:infantry:alamanni:whole:Bohemia"]
    assert m.do(ARCHER).ask().args["left"] == 1
    m.do(INFANTRY, "raid-at:Lotharingia")
    args = m.events("raids")[0].args
    assert (args["from"], args["units"]) == ("Agri Decumates", 2)
    assert (m.at("Agri Decumates"), m.at("Bavaria")) == (["alamanni.infantry"], ["alamanni.archer"] * 2)


@rule("XI.C.2")
def test_one_unit_where_there_is_no_second(alamanni: Alamanni) -> None:
    m = alamanni('units = { Bavaria = "archer" }', dice=[5]).do("raid", "done", "raid-at:Lotharingia")
    assert m.events("raids")[0].args["units"] == 1


@rule("XI.C.2")
def test_the_unit_that_a_failed_raid_loses_leaves_its_province(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD, dice=[1]).do("raid", "done", ARCHER, INFANTRY, "raid-at:Lotharingia")
    assert m.asked() == ("goth", "raid-loss")
    m.do("lose-raider:archer:alamanni:whole:Bavaria")
    assert (m.at("Agri Decumates"), m.at("Bavaria")) == (["alamanni.infantry"], ["alamanni.archer"])
    assert m.world.place.count(GONE) == 1


@rule("XI.C.3")
def test_before_a_raid_units_move_among_their_own_provinces(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD, dice=[5]).do("raid", "march:Bavaria")
    assert m.owner("Thuringia") == "alamanni"
    for place in ("Noricum", "Moravia"):
        refusal = m.why_not(f"go:{place}")
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("raid-home-only", "XI.C.3")
    m.do("go:Thuringia", "halt", "done")
    assert m.at("Thuringia") == ["alamanni.archer"] * 2


SHARED = """[nations.franks]
seat = "roman"
{tie}
horde = "Albis"
units = {{ Albis = "infantry", Noricum = "2 infantry"{more} }}
"""


@rule("XI.C.3", "XXVI.B.6")
@pytest.mark.parametrize(("beside", "opens"), [(True, True), (False, False)])
def test_what_is_held_together_with_an_ally_is_theirs_too(
    alamanni: Alamanni, beside: bool, opens: bool
) -> None:
    """Noricum is kept for the Franks; some Alamanni stand there, or in Rhaetia."""
    there = "Noricum" if beside else "Rhaetia"
    spread = SPREAD.replace('Bohemia = "infantry"', f'{there} = "infantry"')
    m = alamanni(spread, dice=[5], more=SHARED.format(tie="", more=""), top=BOTH["top"])
    m.world.owner[m.place("Noricum")] = m.nation("franks")
    m.do("raid", "march:Bavaria")
    assert (m.why_not("go:Noricum") is None) is opens


@rule("XI.C.3", "XII.A.4")
def test_so_is_the_land_of_vassals(alamanni: Alamanni) -> None:
    """They may go through it; nobody ends beside neutrals (XII.D.2)."""
    vassals = SHARED.format(tie='tie = "vassal"\nlord = "alamanni"', more="")
    m = alamanni(SPREAD.replace('Bohemia = "infantry"', 'Rhaetia = "infantry"'), dice=[5], more=vassals)
    assert m.owner("Noricum") == "franks"
    m.do("raid", "march:Bavaria", "go:Noricum")
    refusal = m.why_not("halt")
    assert refusal is not None
    assert refusal.rule == "XII.D.2"


@rule("XI.C.3")
def test_before_a_raid_nothing_but_units_moves(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD, dice=[5]).do("raid")
    assert m.refusal("migrate:alamanni").rule == "XI.C.3"
    assert alamanni(SPREAD).do("march-out").why_not("migrate:alamanni") is None
    m = alamanni(SPREAD + "\ninvading = true").do("raid")
    assert m.refusal("horde:alamanni").rule == "XI.C.3"


@rule("XI.C.3")
def test_after_a_raid_the_activation_is_over(alamanni: Alamanni) -> None:
    m = alamanni(SPREAD, dice=[5]).do("raid", "done", ARCHER, ARCHER, "raid-at:Lotharingia")
    assert m.table.over


@rule("XI.D.6", "XI.C.2")
def test_over_the_sea_only_amphibious_units_go(on_map: OnMap) -> None:
    text = 'turn = 6\nseats = ["roman", "saxon"]\nacting = ["saxons"]\n'
    text += '[nations.rome]\nseat = "roman"\nareas = ["Britannia"]\n'
    text += '[nations.saxons]\nseat = "saxon"\nhorde = "Saxonia"\n'
    m = on_map(text + 'units = { Saxonia = "archer, 2 sea-raider" }\n', dice=[5]).do("raid", "done")
    assert len(m.events("raids-deep")) == 1
    m = on_map(text + 'units = { Saxonia = "archer, sea-raider, elite-sea-raider" }\n', dice=[5])
    refusal = m.do("raid", "done").why_not("raider:archer:saxons:whole:Saxonia")
    assert m.ask().args["left"] == 2
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("raider-no-boat", "XI.D.6")
    m = on_map(text + 'units = { Saxonia = "archer, sea-raider" }\n', dice=[5]).do("raid", "done")
    assert m.events("raids-deep")[0].args["units"] == 1
