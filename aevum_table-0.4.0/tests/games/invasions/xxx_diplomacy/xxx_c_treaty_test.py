"""XXX.C Treaty, XXX.E Tribute: pacts of non-aggression, and the province that a Treaty takes."""

from aevum.games.invasions.rules.control.stance import HOSTILE, NEUTRAL, stance
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.alliances import WordsExpire
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import Embassy, MakeEmbassy

from .conftest import EAST

BORDER = EAST.replace('Adiabene = "infantry"', 'Assyria = "2 infantry"')


def between(m: ScriptedMap, a: str, b: str) -> int:
    return stance(m.world, m.nation(a), m.nation(b), m.place("Amida"))


def takeable(table: Embassy, nation: str, other: str) -> list[str]:
    """What is offered when the card is played; there must be a choice."""
    m = table.deal(nation, "treaty").play(nation, "treaty")
    if m.ask().key == "envoys":
        m.do(f"envoys-to:{other}")
    assert (m.ask().key, m.ask().args["other_people"]) == ("treaty-province", other)
    return sorted(option.removeprefix("station:") for option in m.offered())


@rule("XXX.E.1", "XXX.E.2")
def test_a_tribute_buys_peace_until_both_have_acted(embassy: MakeEmbassy) -> None:
    m = embassy().deal("persia", "tribute").play("persia", "tribute", "envoys-to:byzantium")
    assert between(m, "byzantium", "persia") == NEUTRAL
    assert (m.told("plays-diplomacy"), m.told("pact-made")) == (["XXX.E.2"], ["XXX.E.2"])
    gold = m.world.gold
    assert (gold[m.nation("persia")], gold[m.nation("byzantium")]) == (10, 30)
    m.begin(WordsExpire(1 << m.nation("persia")))
    assert between(m, "byzantium", "persia") == NEUTRAL
    assert m.told("pact-ends") == []
    m.begin(WordsExpire(1 << m.nation("persia") | 1 << m.nation("byzantium")))
    assert m.told("pact-ends") == ["XXX.E.2"]
    assert between(m, "byzantium", "persia") == HOSTILE


@rule("XXX.E.2")
def test_who_has_a_pact_attacks_nobody_there(embassy: MakeEmbassy) -> None:
    acting = EAST.replace("turn = 4", 'turn = 4\nacting = ["persia"]')
    m = embassy(acting).deal("persia", "tribute").play("persia", "tribute", "envoys-to:byzantium")
    m.do("march:Adiabene", "go:Amida")
    assert m.asked() == ("persian", "march")  # nobody reacts, and there is no battle
    assert m.refusal("halt").key == "neutral-end"


@rule("XXX.E.2")
def test_a_pact_counts_for_federates_too(embassy: MakeEmbassy) -> None:
    federate = EAST.replace('horde = "Valachia"', 'horde = "Valachia"\ntie = "federate"\nlord = "byzantium"')
    m = embassy(federate).deal("persia", "tribute").play("persia", "tribute", "envoys-to:byzantium")
    assert between(m, "visigoths", "persia") == NEUTRAL


@rule("XXX.C.1", "XXX.C.2", "XXX.C.3", "XXX.C.5")
def test_a_treaty_takes_a_province_that_is_left_and_garrisoned(embassy: MakeEmbassy) -> None:
    m = embassy(BORDER).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    assert m.asked() == ("roman", "treaty-province")
    m.do("station:Assyria")
    assert m.asked() == ("persian", "retreat")
    m.do("retreat:Adiabene")
    assert m.at("Adiabene") == ["persia.infantry"] * 2
    assert m.told("retreats") == ["XXX.C.5"]
    m.do("choose-unit:legion:byzantium:whole:Amida")
    assert m.told("province-ceded") == ["XXX.C.3"]
    assert (m.owner("Assyria"), m.at("Assyria")) == ("byzantium", ["byzantium.legion"])
    m.do("choose-unit:legion:byzantium:whole:Thracia", "enough")
    assert m.at("Assyria") == ["byzantium.legion"] * 2
    assert between(m, "byzantium", "persia") == NEUTRAL
    assert m.world.gold[m.nation("persia")] == 25


@rule("XXX.C.5")
def test_the_owner_says_which_of_his_units_go_where(embassy: MakeEmbassy) -> None:
    """F167: all together, or one by one."""
    mixed = EAST.replace('Adiabene = "infantry"', 'Assyria = "infantry, cavalry"')
    mixed = mixed.replace("age = 3", 'age = 3\nleaders = { Assyria = "sapor" }')
    m = embassy(mixed).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    m.do("station:Assyria")
    assert "retreat:Adiabene" in m.offered()
    m.do("split:infantry:persia:whole", "split-leader:sapor", "retreat:Adiabene")
    assert (m.asked(), m.leader("sapor")) == (("persian", "retreat"), "Assyria")
    m.do("retreat:Euphrates")
    assert (m.at("Adiabene"), m.at("Euphrates")) == (["persia.cavalry"], ["persia.infantry"])
    assert m.leader("sapor") == "Euphrates", "as his player likes"
    assert [event.args["place"] for event in m.events("retreats")] == ["Adiabene", "Euphrates"]


@rule("XXX.C.5", "XII.B.5")
def test_what_is_left_falls_to_who_holds_the_area(embassy: MakeEmbassy) -> None:
    """The Persian province in Oriens falls to Byzantium at once, Africa without its garrison to nobody."""
    text = EAST.replace('Amida = "legion"', 'Africa = "legion"')
    text = text.replace('Adiabene = "infantry"', 'Amida = "infantry"')
    m = embassy(text).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    assert (m.asked(), m.ask().args["place"]) == (("persian", "retreat"), "Amida")
    assert (m.owner("Amida"), m.owner("Africa")) == ("persia", "byzantium")
    m.do("retreat:Adiabene")
    assert m.owner("Amida") == "byzantium"
    m.do("choose-unit:legion:byzantium:whole:Africa")
    assert (m.owner("Amida"), m.owner("Africa")) == ("byzantium", "")


@rule("XXX.C.3")
def test_a_province_in_revolt_can_be_taken_too(embassy: MakeEmbassy) -> None:
    table = embassy(BORDER)
    table.m.world.revolt = put(table.m.world.revolt, table.m.place("Assyria"), 1)
    assert "Assyria" in takeable(table, "byzantium", "persia")


@rule("XXX.C.5")
def test_a_limes_in_the_province_is_given_up(embassy: MakeEmbassy) -> None:
    advanced = EAST.replace('Amida = "legion"', 'Amida = "legion", Atropatene = "legion"')
    advanced = advanced.replace('capital = "Thracia"', 'capital = "Thracia"\nlimites = ["Atropatene"]')
    m = (
        embassy(advanced)
        .deal("persia", "treaty")
        .play("persia", "treaty", "envoys-to:byzantium", "station:Atropatene")
    )
    assert m.asked() == ("roman", "retreat")
    m.do("retreat:Amida")
    assert m.world.limes[m.place("Atropatene")] == -1
    assert m.owner("Atropatene") == "persia", "which holds the Area"
    assert m.told("limes-given-up") == ["XX.L.11"]


@rule("XXX.C.5")
def test_one_unit_at_least_goes_to_the_new_province(embassy: MakeEmbassy) -> None:
    m = (
        embassy()
        .deal("byzantium", "treaty")
        .play("byzantium", "treaty", "envoys-to:persia", "station:Assyria")
    )
    assert m.asked() == ("roman", "treaty-garrison")
    assert "enough" not in m.offered()
    m.do("choose-unit:legion:byzantium:whole:Amida", "enough")
    assert (m.at("Assyria"), "enough" in m.offered()) == (["byzantium.legion"], False)


LONELY = EAST.replace('areas = ["Mesopotamia"]\n', "").replace(
    'units = { Chaldea = "2 infantry", Adiabene = "infantry", Babylonia = "infantry" }',
    'units = { Chaldea = "4 infantry", Assyria = "2 infantry" }',
)


@rule("XXX.C.5", "XX.L.5")
def test_they_retreat_to_empty_land_as_well(embassy: MakeEmbassy) -> None:
    m = embassy(LONELY).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    assert m.asked() == ("persian", "retreat")
    assert "retreat:Euphrates" in m.offered(), "nobody is there, and no city"
    assert m.refusal("retreat:Amida").key == "retreat-hostile"
    m.do("retreat:Euphrates")
    assert (m.at("Euphrates"), m.at("Assyria")) == (["persia.infantry"] * 2, [])
    assert m.asked() == ("roman", "treaty-garrison")


@rule("XXX.C.5")
def test_where_there_is_no_room_they_stand_closer(embassy: MakeEmbassy) -> None:
    """Legions close the only ways out of Assyria, and Chaldea is full."""
    closed = LONELY.replace('Amida = "legion"', 'Amida = "legion", Euphrates = "legion"')
    m = embassy(closed).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    assert m.at("Chaldea") == ["persia.infantry"] * 6
    assert m.at("Assyria") == []
    assert [(event.args["units"], event.rule) for event in m.events("retreats")] == [(2, "XXX.C.5")]
    assert not m.events("cut-off")


@rule("XXX.C.5", "XX.J.2")
def test_a_leader_alone_goes_home_as_his_player_likes(embassy: MakeEmbassy) -> None:
    """Nobody else is in Euphrates, and several provinces beside it are his people's."""
    alone = EAST.replace("age = 3", 'age = 3\nleaders = { Euphrates = "sapor" }')
    m = embassy(alone).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    m.do("station:Euphrates")
    assert (m.asked(), m.ask().args["leader"]) == (("persian", "escape"), "sapor")
    assert m.leader("sapor") not in ("", "Assyria")
    m.do("escape:Assyria")
    assert (m.leader("sapor"), m.asked()) == ("Assyria", ("roman", "treaty-garrison"))


@rule("XXX.C.5")
def test_of_several_homes_that_are_equally_near_their_owner_chooses(embassy: MakeEmbassy) -> None:
    fleets = EAST.replace(
        'Babylonia = "infantry" }', 'Babylonia = "infantry", "Mare Nostrum Orientalis" = "fleet" }'
    )
    island = fleets.replace('"Oriens"]', '"Oriens", "Asia"]').replace('Amida = "legion"', 'Cyprus = "legion"')
    m = (
        embassy(island)
        .deal("persia", "treaty")
        .play("persia", "treaty", "envoys-to:byzantium", "station:Cyprus")
    )
    assert m.asked() == ("roman", "treaty-evacuation")
    assert m.offered() == ["station:Lycia", "station:Palestina", "station:Phoenicia"]
    m.do("station:Lycia")
    assert (m.at("Lycia"), m.at("Cyprus")) == (["byzantium.legion"], [])


@rule("XXX.C.5")
def test_their_leader_goes_where_they_go(embassy: MakeEmbassy) -> None:
    fleets = EAST.replace(
        'Babylonia = "infantry" }', 'Babylonia = "infantry", "Mare Nostrum Orientalis" = "fleet" }'
    )
    island = fleets.replace('"Oriens"]', '"Oriens", "Asia"]').replace('Amida = "legion"', 'Cyprus = "legion"')
    led = island.replace("age = 5", 'age = 5\nleaders = { Cyprus = "valens" }')
    m = (
        embassy(led)
        .deal("persia", "treaty")
        .play("persia", "treaty", "envoys-to:byzantium", "station:Cyprus")
    )
    m.do("station:Lycia")
    assert (m.leader("valens"), m.asked()) == ("Lycia", ("persian", "treaty-garrison"))


@rule("XXX.C.3", "XXX.C.4")
def test_it_takes_what_adjoins_but_no_capital_horde_or_granary(embassy: MakeEmbassy) -> None:
    table = embassy()
    land = table.m.world.land
    assert takeable(table, "byzantium", "persia") == ["Adiabene", "Assyria", "Euphrates"]
    assert land.adjacent(land.number("Valachia"), land.number("Moesia Superior"))
    assert "Valachia" not in takeable(embassy(), "byzantium", "visigoths")  # the horde
    capital = embassy(EAST.replace('capital = "Chaldea"', 'capital = "Adiabene"'))
    assert takeable(capital, "byzantium", "persia") == ["Assyria", "Euphrates"]


@rule("XXX.C.3")
def test_a_granary_is_not_given_away(embassy: MakeEmbassy) -> None:
    moved = EAST.replace('capital = "Chaldea"', 'capital = "Babylonia"')
    moved = moved.replace('Amida = "legion"', 'Amida = "legion", Artemita = "legion"')
    table = embassy(moved)
    assert "Chaldea" not in takeable(table, "byzantium", "persia")
    assert table.m.world.land.granary[table.m.place("Chaldea")]


@rule("XXX.C.4")
def test_an_island_may_be_reached_over_a_sea_with_own_fleets(embassy: MakeEmbassy) -> None:
    fleets = EAST.replace(
        'Babylonia = "infantry" }', 'Babylonia = "infantry", "Mare Nostrum Orientalis" = "fleet" }'
    )
    fleets = fleets.replace('"Oriens"]', '"Oriens", "Asia"]')
    without = EAST.replace('"Oriens"]', '"Oriens", "Asia"]')
    assert "Cyprus" in takeable(embassy(fleets), "persia", "byzantium")
    m = embassy(without).deal("persia", "treaty").play("persia", "treaty", "envoys-to:byzantium")
    assert m.ask().args["place"] == "Amida", "nothing else is in its reach"


@rule("XXX.C.5")
def test_troops_are_not_driven_from_their_last_province(embassy: MakeEmbassy) -> None:
    last = EAST.replace('areas = ["Mesopotamia"]\n', "").replace('capital = "Chaldea"\n', "")
    last = last.replace(
        'units = { Chaldea = "2 infantry", Adiabene = "infantry", Babylonia = "infantry" }',
        'units = { Adiabene = "infantry" }',
    )
    m = embassy(last).deal("byzantium", "treaty").play("byzantium", "treaty", "envoys-to:persia")
    assert (m.at("Adiabene"), m.told("pact-made")) == (["persia.infantry"], ["XXX.C.2"])
    assert m.events("province-ceded") == [], "the pact is all"


@rule("XXX.C.1", "XXX.C.2", "XXX.C.4", "XXX.C.6")
def test_a_treaty_is_a_pact_also_where_no_province_can_be_taken(embassy: MakeEmbassy) -> None:
    """F167: Persia and the Visigoths have no border; the conditions are those of the province."""
    m = embassy().deal("persia", "treaty").play("persia", "treaty", "envoys-to:visigoths")
    assert m.asked()[1] not in ("treaty-province", "treaty-garrison")
    assert between(m, "persia", "visigoths") == NEUTRAL
    assert (m.told("pact-made"), m.told("province-ceded")) == (["XXX.C.2"], [])
    assert (m.world.gold[m.nation("persia")], m.world.gold[m.nation("visigoths")]) == (15, 7)
    m.begin(WordsExpire(1 << m.nation("persia") | 1 << m.nation("visigoths")))
    assert between(m, "persia", "visigoths") == HOSTILE


@rule("XXX.C.6")
def test_the_pact_of_a_treaty_ends_when_both_have_acted(embassy: MakeEmbassy) -> None:
    m = (
        embassy()
        .deal("byzantium", "treaty")
        .play("byzantium", "treaty", "envoys-to:persia", "station:Assyria")
    )
    m.do("choose-unit:legion:byzantium:whole:Amida", "enough")
    assert between(m, "byzantium", "persia") == NEUTRAL
    m.begin(EndOfDiplomacy())
    assert between(m, "byzantium", "persia") == HOSTILE
    assert m.owner("Assyria") == "byzantium"


SATRAPS = EAST.replace('Chaldea = "2 infantry", Adiabene = "infantry"', 'Adiabene = "satrapes"')


@rule("XXX.C.5", "XXXIV.0.17")
def test_satraps_do_not_hold_a_province_beyond_their_areas(embassy: MakeEmbassy) -> None:
    """Amida is in Oriens."""
    open_land = SATRAPS.replace('Amida = "legion", ', "")
    only = open_land.replace('Babylonia = "infantry"', 'Babylonia = "satrapes"')
    m = embassy(only).deal("persia", "treaty").play("persia", "treaty", "envoys-to:byzantium")
    assert (m.told("pact-made"), m.at("Amida")) == (["XXX.C.2"], [])
    m = embassy(open_land).deal("persia", "treaty").play("persia", "treaty", "envoys-to:byzantium")
    assert (m.at("Amida"), m.at("Adiabene")) == (["persia.infantry"], ["persia.satrapes"])
