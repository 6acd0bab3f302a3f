"""2.BARB, E.BARB Barbarian points of the first player."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.events.reinforce import addable
from aevum.games.medioevo.rules.land import LAND
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def raid(m: ScriptedMatch) -> ScriptedMatch:
    return m.turn(2, 2).begin(Raiders(0))


def why(m: ScriptedMatch, wish: str) -> str:
    refusal = m.why_not(wish)
    assert refusal is not None, wish
    return refusal.rule


@example("EX-008")
@rule("2.BARB.01", "2.BARB.02", "2.BARB.06", "2.BARB.10", "E.BARB.01")
def test_ex_008_two_of_trebizond_attack(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry").mark("KON", "mamluks")
    raid(m).do("add-barbarian:light-infantry:TRE", "raid-march:TRE:SNP")
    assert m.asked() == ("byzantium", "barbarian-points")
    assert m.ask().args["points"] == 1
    m.do("raid-march:SNP:KON")
    assert m.done()
    assert m.at("KON", "barbarians") == {"light-infantry": 2}
    assert m.at("TRE", "barbarians") == {}
    assert m.lord("KON") == ""


@rule("2.BARB.01")
def test_points_may_be_left(match: Maker) -> None:
    m = raid(match()).do("barbarians-done")
    assert m.done()


@rule("2.BARB.03")
def test_units_are_added_to_barbarians_or_at_a_fire_that_nobody_controls(match: Maker) -> None:
    m = match().put("SIV", "barbarians", "archer").put("EPI", "byzantium", "archer")
    names = [LAND.names[place] for place in addable(m.s)]
    assert "SIV" in names
    assert "TRE" in names
    assert "EPI" not in names
    assert "ERZ" not in names
    raid(m).do("add-barbarian:light-infantry:SER")
    assert m.at("SER", "barbarians") == {"light-infantry": 1}
    assert m.told("barbarian-added") == (
        "2.BARB.02",
        {"seat": "byzantium", "unit": "light-infantry", "place": "SER"},
    )


@rule("2.BARB.04", "0.DEF.09")
def test_if_all_fires_are_controlled_any_empty_barbarian_land_serves(match: Maker) -> None:
    m = match()
    fires = [place for place in LAND.fires if m.s.open[place]]
    for number, place in enumerate(fires):
        m.s.marker[place] = number % 4
        m.s.settle(place)
    m.put("SNP", "byzantium", "archer").item("KON", "mamluks", "caravan")
    m.build("GEO", "byzantium", "tower")
    m.s.builder[m.area("GEO")] = -1  # of a player who is out of the game
    names = [LAND.names[place] for place in addable(m.s)]
    assert "ERZ" in names
    assert "SNP" not in names
    assert "KON" not in names
    assert "GEO" not in names
    assert "CON" not in names
    assert not [place for place in fires if LAND.names[place] in names]


@rule("2.BARB.05")
def test_archers_and_captains_need_a_larger_horde(match: Maker) -> None:
    m = raid(match().put("TRE", "barbarians", "light-infantry"))
    assert why(m, "add-barbarian:archer:TRE") == "2.BARB.05"
    m.do("add-barbarian:light-infantry:TRE", "add-barbarian:archer:TRE")
    assert why(m, "add-barbarian:captain:TRE") == "2.BARB.05"
    m = raid(match().put("TRE", "barbarians", "light-infantry", 4))
    m.do("add-barbarian:captain:TRE")
    assert m.at("TRE", "barbarians") == {"light-infantry": 4, "captain-1": 1}


@rule("2.BARB.05")
def test_a_kind_that_has_run_out_is_refused(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry", 4)
    m.s.supply[1] = 0
    assert why(raid(m), "add-barbarian:archer:TRE") == "2.BARB.05"


@rule("2.BARB.07", "E.BARB.02")
def test_a_horde_puts_to_sea_and_lands_on_any_coast(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry", 2)
    raid(m).do("raid-embark:TRE:BSE")
    assert m.at("BSE", "barbarians") == {"light-infantry": 2}
    m.do("raid-land:BSE:GEO")
    assert m.at("GEO", "barbarians") == {"light-infantry": 2}
    assert m.at("BSE", "barbarians") == {}
    assert m.told("raid-land") == ("2.BARB.02", {"seat": "byzantium", "from_sea": "BSE", "place": "GEO"})
    assert m.told("raid-embark") == ("2.BARB.02", {"seat": "byzantium", "from_place": "TRE", "sea": "BSE"})


@rule("2.BARB.08")
def test_barbarians_beside_another_players_units_stay(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry").put("TRE", "mamluks", "archer")
    assert why(raid(m), "raid-march:TRE:SNP") == "2.BARB.08"


@rule("2.BARB.09")
def test_barbarians_in_the_first_players_own_land_stay(match: Maker) -> None:
    m = match().put("CON", "barbarians", "light-infantry")
    m.put("KON", "barbarians", "light-infantry").mark("KON", "byzantium")
    m.put("JER", "barbarians", "light-infantry")
    raid(m)
    assert why(m, "raid-march:CON:ADR") == "2.BARB.09"
    assert why(m, "raid-march:KON:SNP") == "2.BARB.09"
    assert "raid-march:JER:ACR" in m.offered()


@rule("2.BARB.08", "E.BARB.01")
def test_they_are_not_moved_onto_armies_of_others_but_onto_their_land(match: Maker) -> None:
    m = match().put("BUL", "barbarians", "light-infantry").put("ADR", "mamluks", "archer").hush()
    assert why(raid(m), "raid-march:BUL:ADR") == "E.BARB.01"
    m.mark("SER", "mamluks")
    assert "raid-march:BUL:SER" in raid(m).offered()
    m.do("raid-march:BUL:SER")
    assert (m.at("SER", "barbarians"), m.lord("SER")) == ({"light-infantry": 1}, "")


@rule("E.BARB.01")
def test_they_may_be_moved_onto_the_first_players_own_army(match: Maker) -> None:
    m = match().put("BUL", "barbarians", "light-infantry").put("ADR", "byzantium", "archer").hush()
    raid(m).do("raid-march:BUL:ADR")
    assert m.events("battle-begins")[0].args["enemy_seat"] == "byzantium"


@rule("E.BARB.01")
def test_at_sea_they_may_come_to_galleys_of_others(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry").put("BSE", "mamluks", "archer").hush()
    m.item("BSE", "mamluks", "galley")
    raid(m).do("raid-embark:TRE:BSE")
    assert m.events("sea-battle-begins")


@rule("2.BARB.08")
def test_where_the_table_likes_it_they_attack_armies_of_others_too(match: Maker) -> None:
    m = match(**{"barbarians-attack": True}).put("BUL", "barbarians", "light-infantry")
    m.put("ADR", "mamluks", "archer").hush()
    raid(m).do("raid-march:BUL:ADR")
    assert m.events("battle-begins")[0].args["enemy_seat"] == "mamluks"


@rule("K.CARD.09", "K.CARD.20", "K.51.1")
def test_whose_land_barbarians_are_marched_into_may_answer_with_militia_or_diplomat(match: Maker) -> None:
    m = match(kingdoms="mamluks,byzantium,hungary").put("BUL", "barbarians", "light-infantry")
    m.build("THE", "byzantium", "village").give("byzantium", 24, 51)
    raid(m).do("raid-march:BUL:THE")
    assert m.asked() == ("byzantium", "threatened")
    assert set(m.offered()) == {"use-card:24", "use-card:51", "pass"}
    m.do("use-card:51")
    assert m.events("building-protected")
    m.do("pass")
    assert m.s.buildings[m.area("THE") * 3] == 1
    assert m.at("THE", "barbarians") == {"light-infantry": 1}


@rule("K.CARD.09", "K.24.1")
def test_the_militias_unit_meets_barbarians_who_are_marched_in(match: Maker) -> None:
    m = match(kingdoms="mamluks,byzantium,hungary").put("BUL", "barbarians", "light-infantry")
    m.give("byzantium", 24)
    raid(m).do("raid-march:BUL:THE", "use-card:24", "recruit:cavalry")
    assert m.events("battle-begins")[0].args["enemy_seat"] == "byzantium"


@rule("K.CARD.09", "K.24.1")
def test_nobody_is_threatened_in_land_that_nobody_holds_or_by_barbarians_who_are_added(match: Maker) -> None:
    m = match(kingdoms="mamluks,byzantium,hungary").put("BUL", "barbarians", "light-infantry")
    m.give("byzantium", 24)
    raid(m).do("raid-march:BUL:SER", "add-barbarian:light-infantry:SER")
    assert m.asked() == ("mamluks", "barbarian-points")


@rule("K.CARD.01")
def test_a_bishop_holds_barbarians_too(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry")
    effects.put(m.s, effects.NO_MOVEMENT, 1, m.area("TRE"))
    assert why(raid(m), "raid-march:TRE:SNP") == "K.CARD.01"


@rule("E.BARB.10")
def test_where_nobody_stands_they_lay_waste(match: Maker) -> None:
    m = match().put("BUL", "barbarians", "light-infantry").build("THE", "byzantium", "village")
    caravan = m.item("THE", "byzantium", "caravan")
    raid(m).do("raid-march:BUL:THE")
    assert m.s.buildings[m.area("THE") * 3] == 0
    assert m.s.item_at[caravan] == -1
    assert m.lord("THE") == ""


@rule("0.KING.05", "2.BARB.02")
def test_hordes_do_not_leave_the_map_of_the_match(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde").turn(2, 2)
    edge = next(
        place
        for place in range(LAND.places)
        if m.s.open[place] and any(not m.s.open[near] for near in LAND.all_near[place])
    )
    m.put(LAND.names[edge], "barbarians", "light-infantry").begin(Raiders(0))
    ends = [wish.split(":")[-1] for wish in m.offered() if wish.startswith("raid-")]
    assert sorted(ends) == sorted(LAND.names[near] for near in LAND.all_near[edge] if m.s.open[near])


@rule("2.BARB.06", "V.GAIN.08")
def test_hordes_that_meet_are_one_and_rebels_stay_rebels(match: Maker) -> None:
    m = match().put("TRE", "barbarians", "light-infantry", 2).put("SNP", "barbarians", "archer")
    m.s.rebels = [m.area("TRE")]
    raid(m).do("raid-march:TRE:SNP")
    assert m.at("SNP", "barbarians") == {"light-infantry": 2, "archer": 1}
    assert m.at("TRE", "barbarians") == {}
    assert m.s.rebels == [m.area("SNP")]
