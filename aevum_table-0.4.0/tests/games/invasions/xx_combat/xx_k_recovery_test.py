"""XX.K Recovery and repair."""

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import Dice, MakeFight, ScriptedFight, StackOf, Throws
from tests.narrow import of_kind

HUNS = "huns: 4 infantry vs {foe} at {place}"


@rule("XX.K.1")
def test_each_side_recovers_two_units_of_its_choice(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    battle = "persia: 3 infantry, sea-raider vs rome: 3 infantry, sea-raider at plain"
    f = fight(battle, throws("w w w -", "w w w -"))
    f.do(*["hit:infantry:persia:whole"] * 2, "hit:sea-raider:persia:whole")
    f.do("hit:infantry:rome:whole", "hit:sea-raider:rome:whole")
    assert f.asked() == ("attacker", "recovery")
    assert f.offered() == ["recover:infantry:persia:whole", "recover:sea-raider:persia:whole"]
    f.do("recover:sea-raider:persia:whole")
    assert f.asked() == ("defender", "recovery")
    f.do("recover:infantry:rome:whole", "recover:infantry:rome:whole")
    assert f.table.over
    assert stack_of(f.attacker.lost) == ["persia.infantry"]
    assert stack_of(f.defender.lost) == ["rome.sea-raider"]
    assert stack_of(f.attacker.units) == ["persia.infantry", "persia.infantry", "persia.sea-raider"]


@rule("XX.K.1")
def test_no_more_returns_than_was_lost(fight: MakeFight, throws: Throws) -> None:
    f = fight("alamanni: 3 infantry vs franks: 3 infantry at plain", throws("w - -", "- - -"))
    assert len(f.events("recovered")) == 1
    assert len(f.defender.units) == 3


@rule("XX.K.2")
def test_an_elite_comes_back_damaged(fight: MakeFight, throws: Throws, stack_of: StackOf) -> None:
    f = fight("persia: 3 infantry vs rome: legion, 2 infantry at plain", throws("w w -", "- - -"))
    f.do("hit:legion:rome:whole", "hit:legion:rome:damaged")
    assert "rome.legion~" in stack_of(f.defender.units)
    assert f.asked() == ("defender", "repair")


@rule("XX.K.2", "III.B.15")
def test_a_barbarian_elite_comes_back_whole(fight: MakeFight, throws: Throws, stack_of: StackOf) -> None:
    f = fight("persia: 3 infantry vs visigoths: 3 noble-cavalry at plain", throws("w - -", "- - / -"))
    assert f.table.over
    assert stack_of(f.defender.units) == ["visigoths.noble-cavalry"] * 3


@rule("XX.K.1", "XX.K.3", "XX.K.4", "XVIII.I.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "recovered"),
    [
        ("4 infantry", "franks: 3 infantry", 2),
        ("4 infantry", "franks: 2 infantry", 1),
        ("4 infantry", "franks: infantry", 0),
        ("3 infantry", "franks: 4 infantry", 2),
        ("2 infantry", "franks: 4 infantry", 1),
        ("infantry", "franks: 4 infantry", 0),
        ("4 infantry", "franks: 2 infantry, horde", 1),
        ("4 infantry", "rome: 2 auxiliary, limes", 2),
        ("4 infantry", "rome: auxiliary, limes", 1),
        ("4 infantry", "franks: infantry, horde", 0),
    ],
)
def test_small_battles_recover_less_on_both_sides(
    fight: MakeFight, attackers: str, defenders: str, recovered: int
) -> None:
    """A47: a horde is no unit here; a Limes is one (XVIII.I.5)."""
    f = fight(f"alamanni: {attackers} vs {defenders} at plain", [6] * 8)
    while not f.table.over:
        f.do(f.offered()[0])
    by_side = dict.fromkeys(("attacker", "defender"), 0)
    for event in f.events("recovered"):
        by_side[str(event.args["side"])] += 1
    args = f.events("battle-won")[0].args
    lost = {side: of_kind(int, args[side]) for side in by_side}
    assert by_side == {side: min(recovered, lost[side]) for side in by_side}
    assert max(lost["attacker"], lost["defender"]) >= 2


@rule("XX.K.3", "XX.K.4")
def test_units_are_counted_at_the_start_of_the_battle(fight: MakeFight, throws: Throws) -> None:
    """The archery leaves one unit, yet the battle began with three."""
    f = fight("persia: 4 archer vs rome: 3 infantry at plain", throws("w w", "- - - -", "-"))
    assert f.modifiers("pool", "defender") == [(1, "XX.F.1")]
    assert len(f.events("recovered")) == 2


@rule("XX.K.5", "XXIX.B.6")
@pytest.mark.parametrize(
    ("battle", "faces", "chooser"),
    [
        (
            HUNS.format(foe="gepids: infantry, 2 sea-raider, horde", place="plain; barbarian"),
            "wr wr - -",
            "attacker",
        ),
        (HUNS.format(foe="gepids: infantry, 2 sea-raider, horde", place="plain"), "wr wr - -", "defender"),
        (HUNS.format(foe="gepids: infantry, 2 sea-raider", place="plain; barbarian"), "w wr - -", "defender"),
        (
            HUNS.format(foe="alans: infantry, 2 sea-raider, horde", place="plain; barbarian"),
            "wr wr - -",
            "defender",
        ),
        (
            "franks: 4 infantry vs gepids: infantry, 2 sea-raider, horde at plain; barbarian",
            "wr wr - -",
            "defender",
        ),
    ],
)
def test_nomads_choose_what_a_horde_they_subjugate_recovers(
    fight: MakeFight, throws: Throws, battle: str, faces: str, chooser: str
) -> None:
    """Only a horde that is no nomads'."""
    horde = " -" if "horde" in battle else ""
    f = fight(battle, throws(faces, "- - -" + horde))
    assert f.asked() == (chooser, "recovery")
    people = "alans" if "alans" in battle else "gepids"
    assert f.offered() == [f"recover:infantry:{people}:whole", f"recover:sea-raider:{people}:whole"]


@rule("XX.K.5", "XXIX.B.4", "XXIX.B.6", "VI.I.6")
@pytest.mark.parametrize(
    ("battle", "captured"),
    [
        (HUNS.format(foe="gepids: 2 infantry, 2 sea-raider, horde", place="plain; barbarian"), True),
        (HUNS.format(foe="gepids: 2 infantry, 2 sea-raider, horde", place="plain"), False),
        (HUNS.format(foe="alans: 2 infantry, 2 sea-raider, horde", place="plain; barbarian"), False),
        ("franks: 4 infantry vs gepids: 2 infantry, 2 sea-raider, horde at plain; barbarian", False),
    ],
)
def test_in_barbarian_land_nomads_need_only_win(
    fight: MakeFight, throws: Throws, battle: str, captured: bool
) -> None:
    f = fight(battle, throws("w w - -", "- - - - -"))
    people = "alans" if "alans" in battle else "gepids"
    f.do(f"hit:infantry:{people}:whole", f"hit:sea-raider:{people}:whole")
    assert f.defender.submitted is captured
    assert [event.rule for event in f.events("horde-captured")] == (["XXIX.B.4"] if captured else [])
    f.do(f"recover:sea-raider:{people}:whole")
    assert f.table.choices[-1][0] == ("attacker" if captured else "defender")
    assert len(f.events("must-retreat")) == (0 if captured else 1)


@rule("XX.K.6")
def test_a_civilized_nation_repairs_one_elite_or_none(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    def hurt() -> ScriptedFight:
        battle = "persia: 3 infantry vs rome: 2 legion, elite-cavalry at plain; turn=4"
        f = fight(battle, throws("w w -", "- / - -"))
        return f.do("hit:legion:rome:whole", "hit:elite-cavalry:rome:whole")

    f = hurt()
    assert f.asked() == ("defender", "repair")
    assert f.offered() == ["repair:legion:rome:damaged", "repair:elite-cavalry:rome:damaged", "no-repair"]
    f.do("repair:legion:rome:damaged")
    assert f.table.over
    assert stack_of(f.defender.units) == ["rome.elite-cavalry~", "rome.legion", "rome.legion"]
    assert hurt().do("no-repair").table.over


@rule("XX.K.6")
def test_old_damage_is_repaired_even_where_nobody_recovers(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    f = fight("persia: elite-infantry~ vs rome: 2 auxiliary at plain", throws("-", "- -"))
    assert f.asked() == ("attacker", "repair")
    f.do("repair:elite-infantry:persia:damaged")
    assert stack_of(f.attacker.units) == ["persia.elite-infantry"]


@rule("XX.K.6")
@pytest.mark.parametrize(("turn", "repairs"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_rome_and_byzantium_repair_as_one_nation_through_turn_two(
    fight: MakeFight, throws: Throws, turn: int, repairs: int
) -> None:
    """C22"""
    battle = f"rome: legion~, byzantium.legion~ vs persia: 2 infantry at plain; turn={turn}"
    f = fight(battle, throws("- -", "- -"))
    for _ in range(repairs):
        assert f.asked() == ("attacker", "repair")
        f.do(f.offered()[0])
    assert f.table.over
    assert len(f.events("repaired")) == repairs


@rule("XX.K.6")
def test_each_civilized_nation_of_a_side_repairs_one(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    battle = "persia: 2 elite-infantry~, armenians.elite-infantry~ vs rome: 2 auxiliary at plain"
    f = fight(battle, throws("- - -", "- -"))
    assert f.offered() == ["repair:elite-infantry:persia:damaged", "no-repair"]
    f.do("repair:elite-infantry:persia:damaged", "repair:elite-infantry:armenians:damaged")
    assert f.table.over
    assert stack_of(f.attacker.units) == [
        "armenians.elite-infantry+",
        "persia.elite-infantry",
        "persia.elite-infantry~",
    ]


@rule("XX.K.7")
def test_after_a_naval_battle_all_damaged_elite_fleets_are_repaired(
    fight: MakeFight, throws: Throws, stack_of: StackOf
) -> None:
    f = fight("byzantium: 2 elite-fleet vs vandals: 2 fleet at sea; turn=5", throws("- -", "w w"))
    f.do("accept-battle", "accept-battle", "hit:elite-fleet:byzantium:whole")
    assert f.table.over
    assert stack_of(f.attacker.units) == ["byzantium.elite-fleet", "byzantium.elite-fleet"]
    assert len(f.events("repaired")) == 2


@rule("XX.K.6")
def test_the_question_names_the_people_of_the_elite(fight: MakeFight, dice: Dice) -> None:
    """Also while Rome and Byzantium repair as one nation."""
    white, _ = dice
    battle = "huns: 3 infantry vs byzantium: legion~, 2 infantry at forest; turn=2"
    f = fight(battle, [*white("- - -"), *white("- -"), *dice[1]("-")])
    assert f.asked() == ("defender", "repair")
    assert f.ask().args["nation"] == "byzantium"
