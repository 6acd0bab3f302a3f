"""XX.D Ambush in the mountains."""

from collections.abc import Iterable

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, ScriptedFight, Throws
from tests.games.invasions.xx_combat.conftest import Shots, Won

FOE = "persia: 3 infantry"


def ambushed(
    fight: MakeFight,
    defenders: str,
    dice: Iterable[int] = (2,),
    attackers: str = FOE,
    settings: str = "",
    **options: str,
) -> ScriptedFight:
    """An ambush, laid after an even check."""
    f = fight(f"{attackers} vs {defenders} at mountain{settings}", list(dice), **options)
    return f.do("ambush")


@rule("XX.D.10")
def test_only_the_defender_is_asked_and_may_decline(fight: MakeFight, shots: Shots) -> None:
    f = fight(f"{FOE} vs armenians: 2 mountain-archer at mountain", [])
    assert f.asked() == ("defender", "ambush")
    assert f.offered() == ["ambush", "no-ambush"]
    f.do("no-ambush")
    assert shots(f, "defender") == (1, 0)
    assert f.events("ambush-check") == []


@rule("XX.D.10")
@pytest.mark.parametrize("terrain", ["plain", "steppe", "desert", "forest", "marsh"])
def test_there_is_no_ambush_outside_the_mountains(fight: MakeFight, throws: Throws, terrain: str) -> None:
    f = fight(f"persia: infantry vs armenians: mountain-infantry at {terrain}", throws("-", "-"))
    assert f.table.over


@rule("XX.D.11", "III.C.18")
@pytest.mark.parametrize(
    ("attacker", "defender", "asked"),
    [("/ leader 1", "", True), ("/ leader 1^", "", False), ("", "/ leader 1^", True)],
)
def test_the_symbol_protects_an_attacking_leader(
    fight: MakeFight, attacker: str, defender: str, asked: bool
) -> None:
    f = fight(f"{FOE} {attacker} vs armenians: 3 mountain-infantry {defender} at mountain", [])
    assert (f.asked() == ("defender", "ambush")) is asked


@rule("XX.D.12")
@pytest.mark.parametrize(
    ("leader", "asked"),
    [
        ("visigoths: 3 infantry / alaricus 1", False),
        ("byzantium: 3 infantry / belisarius 1", False),
        ("scots: 3 infantry / feargus 1", False),
        ("avars: 3 infantry / baianus 1", False),
        ("rome: 3 infantry / iulianus", True),
        ("visigoths: 3 infantry / fritigernus", True),
    ],
)
def test_four_leaders_bear_the_symbol(fight: MakeFight, leader: str, asked: bool) -> None:
    f = fight(f"{leader} vs armenians: 3 mountain-infantry at mountain", [])
    assert (f.asked() == ("defender", "ambush")) is asked


@rule("XX.D.13")
@pytest.mark.parametrize(
    ("stack", "sure"),
    [
        ("3 infantry@river", True),
        ("3 infantry@range", True),
        ("infantry@river, 2 infantry@range", True),
        ("3 sea-raider@river", True),
        ("3 infantry@strait", False),
        ("3 infantry", False),
        ("2 infantry@range, infantry", False),
    ],
)
def test_a_river_or_range_on_the_way_makes_it_automatic(fight: MakeFight, stack: str, sure: bool) -> None:
    f = ambushed(fight, "armenians: 2 mountain-archer", attackers=f"persia: {stack}", dice=[])
    assert len(f.events("ambush-check")) == (0 if sure else 1)
    assert not sure or f.events("ambush-laid")


@rule("XX.D.13", "III.A.4")
@pytest.mark.parametrize("die", range(1, 11))
def test_otherwise_an_even_die_decides(fight: MakeFight, shots: Shots, die: int) -> None:
    f = ambushed(fight, "armenians: 3 mountain-archer", dice=[die])
    even = die % 2 == 0
    assert len(f.events("ambush-laid")) == (1 if even else 0)
    assert len(f.events("ambush-failed")) == (0 if even else 1)
    assert shots(f, "defender") == ((3, 0) if even else (2, 0))


@rule("XX.D.14", "XX.D.15", "III.B.24")
@pytest.mark.parametrize(
    ("stack", "modifiers"),
    [
        ("infantry", [(1, "XX.D.15")]),
        ("4 infantry", [(1, "XX.D.15")]),
        ("5 infantry", [(2, "XX.D.15")]),
        ("2 mountain-infantry", [(1, "XX.D.15")]),
        ("3 mountain-infantry", [(2, "XX.D.15")]),
        ("2 mountain-infantry, infantry", [(2, "XX.D.15")]),
        ("mountain-archer", [(1, "XX.D.3")]),
        ("3 mountain-archer", [(3, "XX.D.3")]),
        ("3 archer", [(2, "XX.D.3")]),
        ("legion, legion~", [(1, "XX.D.15")]),
        ("3 elite-mountain-infantry~", [(2, "XX.D.15")]),
        ("4 frankish-infantry", [(1, "XX.D.4")]),
        ("archer, frankish-infantry, infantry", [(1, "XX.D.3"), (1, "XX.D.4"), (1, "XX.D.15")]),
    ],
)
def test_dice_of_the_ambusher(fight: MakeFight, stack: str, modifiers: list[tuple[int, str]]) -> None:
    f = ambushed(fight, f"rome: {stack} / leader 0+3")
    assert f.modifiers("archery", "defender") == modifiers


@rule("XX.D.15", "XX.D.6")
@pytest.mark.parametrize(("stack", "dice"), [("3 cavalry", (0, 0)), ("3 horse-archer", (2, 0))])
def test_horsemen_are_no_infantry_and_swap_nothing_in_the_mountains(
    fight: MakeFight, shots: Shots, stack: str, dice: tuple[int, int]
) -> None:
    assert shots(ambushed(fight, f"rome: {stack}"), "defender") == dice


@rule("XX.D.5")
def test_heavy_attackers_take_a_die_from_an_ambush_too(fight: MakeFight) -> None:
    f = ambushed(fight, "franks: 3 mountain-infantry", attackers="rome: 3 legion")
    assert f.modifiers("archery", "defender") == [(2, "XX.D.15"), (-1, "XX.D.5")]


@rule("XX.D.16")
def test_only_survivors_shoot_back(fight: MakeFight, throws: Throws, shots: Shots) -> None:
    f = ambushed(fight, "franks: 3 mountain-infantry", [2, *throws("w -", "w")], attackers="persia: 3 archer")
    assert shots(f) == (1, 0)
    assert f.modifiers("pool", "attacker") == [(2, "XX.F.1")]
    assert f.modifiers("pool", "defender") == [(2, "XX.F.1")]


@rule("XX.D.16", "XX.D.2")
def test_who_falls_in_the_ambush_does_not_shoot(
    fight: MakeFight, throws: Throws, shots: Shots, won: Won
) -> None:
    f = ambushed(fight, "franks: 3 mountain-infantry", [2, *throws("w -")], attackers="persia: archer")
    assert shots(f) == (0, 0)
    assert won(f) == ("defender", "XX.I.1")
    assert f.defender.lost == []


@rule("XX.D.15", "XX.D.16")
def test_infantry_without_bows_does_not_shoot_back(fight: MakeFight, throws: Throws, shots: Shots) -> None:
    f = ambushed(fight, "franks: 3 mountain-infantry", [2, *throws("- -")])
    assert shots(f) == (0, 0)


@rule("XX.D.10")
@pytest.mark.parametrize(
    ("option", "settings", "who"),
    [
        ("defender", "; intercepted", "defender"),
        ("intercepted", "; intercepted", "attacker"),
        ("intercepted", "", "defender"),
    ],
)
def test_table_option_who_ambushes_after_an_interception(
    fight: MakeFight, option: str, settings: str, who: str
) -> None:
    f = fight(f"{FOE} vs rome: 3 infantry at mountain{settings}", [], ambush=option)
    assert f.asked() == (who, "ambush")


@rule("XX.D.13", "XX.D.11")
def test_table_option_looks_at_the_interceptors(fight: MakeFight) -> None:
    def by_option(defenders: str) -> ScriptedFight:
        return fight(f"{FOE} vs {defenders} at mountain; intercepted", [], ambush="intercepted")

    over_the_range = by_option("rome: 3 infantry@range").do("ambush")
    assert over_the_range.events("ambush-check") == []
    assert over_the_range.events("ambush-laid")[0].args["side"] == "attacker"
    assert len(by_option("rome: 3 infantry").do("ambush").events("ambush-check")) == 1
    protected = by_option("rome: 3 infantry / leader 1^")
    assert protected.asked()[1] != "ambush"
