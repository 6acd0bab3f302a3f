"""13.3, 13.5, T11.3 What a battle brings."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import IN_PLAY
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, fallen, name, plain, refused, region_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
HERE = plain()
THERE = LAND.near[HERE][0]


def clash(match: Maker, dice: list[int], ours: str, theirs: str) -> ScriptedMatch:
    """`ours` and `theirs`: "2 AUS field-army, 1 NEU militia". The dice after the first draw markers."""
    m = match(dice).clear().control(region_of(HERE), "tribal")
    for hex, side in ((HERE, ours), (THERE, theirs)):
        for group in side.split(", "):
            count, _, unit = group.partition(" ")
            m.put(name(hex), unit, int(count))
    return m


def fight(m: ScriptedMatch) -> ScriptedMatch:
    return alone(m.hush(), Battle(EMPIRE, HERE, THERE, all_of(m, name(HERE), "empire")))


def go_back(m: ScriptedMatch) -> ScriptedMatch:
    """A retreat, no matter where."""
    while m.asked()[1] == "retreat":
        m.do(m.offered()[0])
    return m


@rule("T11.1.columns", "T11.1.table")
@pytest.mark.parametrize(
    ("ours", "theirs", "odds", "result"),
    [
        ("1 AUS militia", "4 LOM militia", "1/3-", "AZ"),
        ("3 AUS militia", "4 LOM militia", "1/2", "AZ"),
        ("1 AUS field-army, 2 AUS militia", "4 LOM militia", "1/1", "AZ"),
        ("2 AUS field-army, 1 AUS militia", "4 LOM militia", "1.5/1", "AA"),
        ("2 AUS field-army, 1 AUS militia", "3 LOM militia", "2/1", "BB"),
        ("2 AUS field-army, 1 AUS militia", "2 LOM militia", "3/1", "BB"),
        ("2 AUS field-army, 1 AUS militia", "1 LOM militia", "4/1+", "BB"),
    ],
)
def test_odds_between_two_columns_are_read_in_the_one_that_helps_the_defender(
    match: Maker, ours: str, theirs: str, odds: str, result: str
) -> None:
    m = fight(clash(match, [1, 1, 1], ours, theirs))
    told = m.events("battle-result")[0].args
    assert (told["odds"], told["result"]) == (odds, result)


@rule("T11.3.AZ", "20.4.a", "20.4.b")
def test_az_destroys_the_attacker_and_the_defender_draws_two(match: Maker) -> None:
    m = clash(match, [1, 1, 1], "2 AUS militia", "3 SAX warriors").leader(name(HERE), "empire", "roland")
    fight(m)
    assert m.events("battle-result")[0].args["result"] == "AZ"
    assert m.at(name(HERE)) == []
    assert len(m.at(name(THERE))) == 3
    # The leader's marker is in the container again.
    assert fallen(m) == ["roland"]
    assert IN_PLAY not in m.s.holder
    assert len(m.hand("tribal")) == 2
    assert over(m)


@rule("T11.3.AA")
def test_aa_halves_the_attacker_who_retreats_and_the_defender_draws_one(match: Maker) -> None:
    m = fight(clash(match, [2, 1], "1 AUS field-army, 2 AUS militia", "1 LOM field-army, 2 LOM militia"))
    assert m.events("battle-result")[0].args["result"] == "AA"
    assert m.asked() == ("empire", "losses")
    # Three of five strength points.
    m.do("lose:AUS:field-army")
    assert m.asked() == ("empire", "retreat")
    assert m.hand("tribal") == []
    go_back(m)
    assert len(m.hand("tribal")) == 1
    assert m.at(name(HERE)) == []
    assert over(m)


@rule("T11.3.BB")
def test_bb_destroys_the_weaker_and_takes_as_much_from_the_other(match: Maker) -> None:
    m = fight(clash(match, [3], "1 AUS field-army, 2 AUS militia", "2 SAX warriors"))
    assert m.events("battle-result")[0].args["result"] == "BB"
    # The weaker side first (T11.3.order), then the other, and his choice.
    assert m.at(name(THERE)) == []
    assert m.asked() == ("empire", "losses")
    m.do("lose:AUS:field-army")
    assert m.at(name(HERE)) == ["AUS militia"]
    assert (m.hand("empire"), m.hand("tribal")) == ([], [])
    # No retreats; the empty hex may be entered.
    assert m.asked() == ("empire", "advance")


@rule("T11.3.BB", "T11.3.order")
def test_in_a_bloodbath_a_weaker_attacker_falls_first(match: Maker) -> None:
    m = fight(clash(match, [5], "1 AUS field-army", "1 LOM field-army, 3 LOM militia"))
    assert m.events("battle-result")[0].args["result"] == "BB"
    assert m.asked() == ("tribal", "losses")
    assert m.at(name(HERE)) == []
    m.do("lose:LOM:field-army")
    assert [event.args["region"] for event in m.events("unit-lost")] == ["AUS", "LOM"]


@rule("T11.3.BB")
def test_bb_destroys_equal_sides_both(match: Maker) -> None:
    m = fight(clash(match, [3], "2 AUS militia", "1 SAX warriors"))
    assert (m.at(name(HERE)), m.at(name(THERE))) == ([], [])
    # Neither is the weaker: the attacker's are taken first.
    assert [event.args["region"] for event in m.events("unit-lost")] == ["AUS", "AUS", "SAX"]
    assert over(m)


@rule("T11.3.BB")
def test_bb_may_cost_the_attacker_all(match: Maker) -> None:
    m = fight(clash(match, [5], "1 AUS field-army", "3 SAX warriors"))
    assert m.events("battle-result")[0].args["result"] == "BB"
    # Three of six strength points: two warbands, for one would be too little.
    assert m.at(name(THERE)) == ["SAX warriors"]
    assert m.at(name(HERE)) == []
    assert over(m)


@rule("T11.3.DD")
def test_dd_halves_the_defender_who_retreats_and_the_attacker_draws_one(match: Maker) -> None:
    m = fight(clash(match, [4, 1], "2 AUS field-army", "1 LOM field-army, 2 LOM militia"))
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.asked() == ("tribal", "losses")
    # Three of five strength points.
    m.do("lose:LOM:militia", "lose:LOM:field-army")
    assert m.at(name(THERE)) == ["LOM militia"]
    assert m.asked() == ("tribal", "retreat")
    go_back(m)
    assert len(m.hand("empire")) == 1
    assert m.asked() == ("empire", "advance")


@rule("T11.3.DZ", "20.4.a")
def test_dz_destroys_the_defender_and_the_attacker_draws_two(match: Maker) -> None:
    m = clash(match, [6, 1, 1], "2 AUS field-army", "1 SAX warriors").leader(
        name(THERE), "tribal", "widukind"
    )
    fight(m)
    assert m.events("battle-result")[0].args["result"] == "DZ"
    assert m.at(name(THERE)) == []
    assert fallen(m) == ["widukind"]
    assert len(m.hand("empire")) == 2
    assert m.asked() == ("empire", "advance")


@rule("13.5", "T11.3.order")
def test_losses_come_first_then_the_retreat_then_the_markers(match: Maker) -> None:
    m = fight(clash(match, [4, 1], "2 AUS field-army", "1 LOM field-army, 2 LOM militia"))
    go_back(m.do("lose:LOM:field-army"))
    told = [event.key for event in m.table.log]
    order = ["battle-result", "unit-lost", "retreats", "draw"]
    assert sorted(order, key=told.index) == order


@rule("13.3")
def test_attacking_a_neutral_unit_is_first_a_violation(match: Maker) -> None:
    home = region_of(THERE)
    m = match([6, 1, 1]).clear().control(home, "neutral").put(name(HERE), "AUS field-army", 3)
    m.put(name(THERE), f"{home} warriors")
    fight(m)
    assert m.controls(home) == "tribal"
    told = [event.key for event in m.table.log]
    assert told.index("neutrality-violated") < told.index("defence-strength")
    assert m.events("defence-strength")[0].args["seat"] == "tribal"
    assert m.at(name(THERE)) == []


@rule("20.4.a")
def test_a_leader_lives_while_a_unit_with_him_does(match: Maker) -> None:
    m = clash(match, [2, 1], "2 AUS field-army", "2 LOM field-army").leader(name(THERE), "tribal", "widukind")
    fight(m.leader(name(HERE), "empire", "gerold"))
    assert m.events("battle-result")[0].args["result"] == "AA"
    m.do(m.offered()[0])
    last = m.offered()[0].removeprefix("retreat:")
    m.do(f"retreat:{last}")
    assert m.at(last) == ["AUS field-army", "gerold"]


@rule("20.4.a")
def test_an_attacking_leader_falls_with_his_force_whoever_stayed_behind(match: Maker) -> None:
    """C46"""
    m = clash(match, [1, 1, 1], "1 AUS militia, 1 NEU militia", "2 SAX warriors")
    m.leader(name(HERE), "empire", "roland")
    force = [piece for piece in all_of(m, name(HERE), "empire") if m.name(piece) != "NEU militia"]
    alone(m.hush(), Battle(EMPIRE, HERE, THERE, force))
    assert m.at(name(HERE)) == ["NEU militia"]
    assert fallen(m) == ["roland"]


@rule("20.4.c")
def test_charlemagne_falls_for_good(match: Maker) -> None:
    m = clash(match, [1, 1, 1], "1 AUS militia", "4 SAX warriors").leader(name(HERE), "empire")
    fight(m)
    assert m.events("leader-lost")[0].args["leader"] == "charlemagne"


@pytest.mark.parametrize("result", ["AZ", "BB"])
@rule("13.6")
def test_who_did_not_win_the_hex_does_not_advance(match: Maker, result: str) -> None:
    dice, ours = ([1, 1, 1], "1 AUS militia") if result == "AZ" else ([6], "1 AUS militia")
    m = fight(clash(match, dice, ours, "3 SAX warriors"))
    assert m.events("battle-result")[0].args["result"] == result
    assert over(m)


def assault(m: ScriptedMatch) -> ScriptedMatch:
    """The Tribal player attacks the other way."""
    m.control(region_of(HERE), "empire").phasing("tribal")
    return alone(m.hush(), Battle(TRIBAL, THERE, HERE, all_of(m, name(THERE), "tribal")))


@rule("T11.3.DD", "T11.3.order")
def test_a_tribal_attacker_halves_the_empire_and_draws_one(match: Maker) -> None:
    m = assault(clash(match, [4, 1], "1 AUS field-army, 2 AUS militia", "2 LOM field-army"))
    assert m.told("attack")[0] == (
        {"seat": "tribal", "from_place": name(THERE), "place": name(HERE)},
        "13.1.a",
    )
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.asked() == ("empire", "losses")
    assert m.ask().args == {"place": name(HERE), "strength": 3}
    m.do("lose:AUS:field-army")
    assert m.asked() == ("empire", "retreat")
    go_back(m)
    assert (len(m.hand("tribal")), len(m.hand("empire"))) == (1, 0)
    assert m.asked() == ("tribal", "advance")
    m.do(f"advance:{name(HERE)}")
    assert m.told("advances") == [({"seat": "tribal", "place": name(HERE), "units": 2}, "13.6")]


@rule("T11.3.AA", "T11.4.b")
def test_a_beaten_tribal_attacker_keeps_out_of_the_zones_of_the_empire(match: Maker) -> None:
    m = assault(clash(match, [2, 1], "1 AUS field-army, 2 AUS militia", "1 LOM field-army, 2 LOM militia"))
    assert m.events("battle-result")[0].args["result"] == "AA"
    m.do("lose:LOM:field-army")
    assert m.asked() == ("tribal", "retreat")
    for hex in LAND.near[THERE]:
        if hex in LAND.near[HERE]:
            assert refused(m, f"retreat:{name(hex)}") == ("retreat-zone", "T11.4.b")
    go_back(m)
    assert len(m.hand("empire")) == 1
