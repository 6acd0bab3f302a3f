"""XX.H Melee: hits and losses."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, ScriptedFight, StackOf, Throws
from tests.narrow import there

PLAIN = "alamanni: 3 infantry vs franks: 3 infantry at plain"
FIRST_NATIONAL = ("first-loss-national", "XX.H.6")


def hit(fight: MakeFight, throws: Throws, stack: str, hits: int, turn: int = 4) -> ScriptedFight:
    """The defender takes so many hits in melee and deals none."""
    faces = " ".join(["w"] * hits + ["-"] * (4 - hits))
    return fight(f"alamanni: 4 infantry vs {stack} at plain; turn={turn}", [*throws(faces), *[1] * 9])


def why_not(f: ScriptedFight, unit: str) -> tuple[str, str] | None:
    refusal = f.table.why_not("defender", f"hit:{unit}")
    return (refusal.key, refusal.rule) if refusal else None


@rule("XX.H.1")
def test_the_attacker_rolls_first_and_results_are_simultaneous(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    f = fight("alamanni: infantry vs franks: infantry at plain", throws("w", "w"))
    assert [event.args["side"] for event in f.events("battle-dice")] == ["attacker", "defender"]
    assert stack_of(f.attacker.lost) == ["alamanni.infantry"]
    assert stack_of(f.defender.lost) == ["franks.infantry"]


@rule("XX.H.2")
@pytest.mark.parametrize(("faces", "hits"), [("- - -", 0), ("w - -", 1), ("w w w", 3), ("wr wr -", 4)])
def test_each_sword_is_a_hit_on_the_enemy(fight: MakeFight, throws: Throws, faces: str, hits: int) -> None:
    f = fight(PLAIN, throws(faces, "- - -"))
    assert [(e.args["side"], e.args["hits"]) for e in f.events("melee-hits")] == [
        ("attacker", hits),
        ("defender", 0),
    ]
    assert f.events("battle-won")[0].args["defender"] == min(hits, 3)


@rule("XX.H.3")
@pytest.mark.parametrize(
    ("terrain", "hits"),
    [("plain", 2), ("steppe", 2), ("desert", 2), ("forest", 1), ("marsh", 1), ("mountain", 1)],
)
def test_red_swords_hit_on_open_ground_only(
    fight: MakeFight, throws: Throws, terrain: str, hits: int
) -> None:
    battle = f"persia: 4 infantry / leader 0+1^ vs rome: 4 infantry / leader 0+1 at {terrain}"
    dice = throws("w r - -" if terrain != "marsh" else "w r -", "- - - -")
    assert fight(battle, dice).events("melee-hits")[0].args["hits"] == hits


@rule("XX.H.4")
def test_each_player_chooses_his_own_losses(fight: MakeFight, throws: Throws) -> None:
    f = fight("persia: infantry, sea-raider vs rome: infantry, sea-raider at plain", throws("w -", "w -"))
    assert f.asked() == ("attacker", "losses")
    assert f.offered() == ["hit:infantry:persia:whole", "hit:sea-raider:persia:whole"]
    f.do("hit:sea-raider:persia:whole")
    assert f.asked() == ("defender", "losses")
    assert f.offered() == ["hit:infantry:rome:whole", "hit:sea-raider:rome:whole"]


@rule("XX.H.5", "III.B.6", "III.B.16")
def test_a_hit_eliminates_a_standard_unit_and_damages_an_elite(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    f = hit(fight, throws, "rome: legion, infantry, sea-raider", 3)
    f.do("hit:legion:rome:whole")
    assert stack_of(f.defender.units) == ["rome.infantry", "rome.legion~", "rome.sea-raider"]
    f.do("hit:infantry:rome:whole")
    assert stack_of(f.defender.lost) == ["rome.infantry"]
    assert stack_of(f.defender.units) == ["rome.legion~", "rome.sea-raider"]


@rule("XX.H.5")
def test_a_damaged_elite_is_eliminated_by_the_next_hit(fight: MakeFight, throws: Throws) -> None:
    f = hit(fight, throws, "rome: legion, 2 infantry", 2)
    f.do("hit:legion:rome:whole", "hit:legion:rome:damaged")
    assert f.events("eliminated")[0].args["unit"] == "legion"
    assert f.events("battle-won")[0].args["defender"] == 1


@rule("XX.H.5", "III.B.18")
def test_a_guard_counts_two_elites_but_one_hit_damages_it(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    f = hit(fight, throws, "rome: guard, infantry, sea-raider", 2)
    f.do("hit:guard:rome:whole")
    assert "rome.guard~" in stack_of(f.defender.units)
    assert f.offered()[0] == "hit:guard:rome:damaged"


@rule("XX.H.5", "III.B.15", "XX.G.7")
@pytest.mark.parametrize(("nation", "lost"), [("visigoths", 1), ("visigoths(kingdom)", 0)])
def test_one_hit_eliminates_a_barbarian_elite(
    fight: MakeFight, throws: Throws, nation: str, lost: int
) -> None:
    f = hit(fight, throws, f"{nation}: 3 noble-cavalry", 1)
    assert f.events("battle-won")[0].args["defender"] == lost


@rule("XX.H.6", "III.B.5")
@pytest.mark.parametrize("national", ["infantry", "auxiliary"])
def test_the_first_unit_eliminated_is_no_mercenary(fight: MakeFight, throws: Throws, national: str) -> None:
    f = hit(fight, throws, f"rome: {national}, sea-raider, huns.cavalry", 2)
    assert why_not(f, "cavalry:huns:whole") == FIRST_NATIONAL
    assert f.offered() == [f"hit:{national}:rome:whole", "hit:sea-raider:rome:whole"]
    f.do(f"hit:{national}:rome:whole")
    assert f.offered() == ["hit:sea-raider:rome:whole", "hit:cavalry:huns:whole"]


@rule("XX.H.6")
def test_damage_to_a_national_elite_is_no_elimination_yet(fight: MakeFight, throws: Throws) -> None:
    f = hit(fight, throws, "rome: legion, elite-infantry, huns.cavalry", 3)
    f.do("hit:legion:rome:whole")
    assert why_not(f, "cavalry:huns:whole") == FIRST_NATIONAL
    f.do("hit:legion:rome:damaged")
    assert why_not(f, "cavalry:huns:whole") is None


@rule("XX.H.6")
def test_a_mercenary_elite_may_be_damaged_but_not_eliminated_first(fight: MakeFight, throws: Throws) -> None:
    f = hit(fight, throws, "armenians: infantry, sea-raider, rome.legion", 2)
    assert why_not(f, "legion:rome:whole") is None
    f.do("hit:legion:rome:whole")
    assert why_not(f, "legion:rome:damaged") == FIRST_NATIONAL


@rule("XX.H.6")
def test_a_stack_of_mercenaries_alone_may_lose_them(fight: MakeFight, throws: Throws) -> None:
    f = hit(fight, throws, "rome: huns.infantry, franks.infantry, franks.sea-raider", 1)
    assert len(f.offered()) == 3


@rule("XX.H.6")
@pytest.mark.parametrize(("turn", "refusal"), [(2, None), (3, FIRST_NATIONAL)])
def test_the_two_roman_halves_are_mercenaries_of_each_other_from_turn_three(
    fight: MakeFight, throws: Throws, turn: int, refusal: tuple[str, str] | None
) -> None:
    """C22"""
    f = hit(fight, throws, "rome: infantry, sea-raider, 2 byzantium.infantry", 2, turn)
    assert why_not(f, "infantry:byzantium:whole") == refusal
    assert why_not(f, "infantry:rome:whole") is None


@rule("XX.H.7", "III.D.10")
@pytest.mark.parametrize(
    ("stack", "hits", "submits"),
    [
        ("2 infantry, horde", 1, False),
        ("2 infantry, horde", 2, False),
        ("2 infantry, horde", 3, True),
        ("horde", 0, False),
        ("horde", 1, True),
    ],
)
def test_a_horde_is_hit_last_and_then_its_nation_submits(
    fight: MakeFight, throws: Throws, stack_of: StackOf, stack: str, hits: int, submits: bool
) -> None:
    f = hit(fight, throws, f"gepids: {stack}", hits)
    assert f.defender.submitted is submits
    assert len(f.events("horde-submits")) == (1 if submits else 0)
    assert stack_of(f.defender.horde) == ["gepids.horde"]


@rule("XX.H.7")
def test_a_horde_cannot_be_chosen_while_units_stand(fight: MakeFight, throws: Throws) -> None:
    f = hit(fight, throws, "gepids: infantry, sea-raider, horde", 1)
    assert f.offered() == ["hit:infantry:gepids:whole", "hit:sea-raider:gepids:whole"]
    assert there(why_not(f, "horde:gepids:whole"))[0] == "not-offered"
