"""R-041, E.BARB.10: barbarians come."""

from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, battle_out


@rule("E.BARB.10", "5.DESTR.02", "5.TERR.03", "2.REB.04")
def test_barbarians_alone_lay_all_waste(match: Maker) -> None:
    m = match().build("THE", "byzantium", "village", "tower").market("THE", "salt").mark("SER", "byzantium")
    m.item("THE", "mamluks", "caravan")
    m.put("THE", "barbarians", "light-infantry")
    m.hush().begin(HordeArrives(m.area("THE")))
    assert m.done()
    at = m.area("THE")
    assert m.s.buildings[at * 3 : at * 3 + 3] == [0, 0, 0]
    assert m.s.market[at] == 0
    assert m.s.items(1) == []
    assert m.lord("THE") == ""
    # The marker that the tower supported goes with it.
    assert m.lord("SER") == ""
    assert [m.florins(seat) for seat in m.s.seats] == [1600] * 4
    assert m.told("market-laid-waste") == ("E.BARB.10", {"place": "THE"})


@rule("2.REB.04", "V.LOSS.02", "E.BARB.10")
def test_they_fight_whoever_stands_there_and_then_lay_waste(match: Maker) -> None:
    m = match([1, 1, 1]).build("THE", "byzantium", "village").put("THE", "byzantium", "light-infantry")
    m.put("THE", "barbarians", "light-infantry", 9)
    battle_out(m.hush().begin(HordeArrives(m.area("THE"))))
    assert m.events("battle-begins")[-1].args["seat"] == "barbarians"
    assert m.honour("byzantium") == -1
    assert m.s.buildings[m.area("THE") * 3] == 0


@rule("5.SIEGE.09", "E.BARB.10")
def test_siege_engines_are_removed_too(match: Maker) -> None:
    m = match().put("THE", "barbarians", "light-infantry")
    m.item("THE", "byzantium", "bombard")
    m.hush().begin(HordeArrives(m.area("THE")))
    assert m.s.items(0) == []
    assert m.florins("byzantium") == 1600


@rule("V.GAIN.08", "E.BARB.10")
def test_who_beats_rebels_that_come_has_put_them_down(match: Maker) -> None:
    m = match([1, 6, 8]).build("THE", "byzantium", "village").put("THE", "byzantium", "heavy-infantry", 3)
    m.put("THE", "barbarians", "light-infantry")
    m.s.rebels = [m.area("THE")]
    battle_out(m.hush().begin(HordeArrives(m.area("THE"))))
    assert m.honour("byzantium") == 1
    assert m.s.buildings[m.area("THE") * 3] == 1
    assert m.lord("THE") == "byzantium"


@rule("5.TERR.03")
def test_a_marker_goes_where_barbarians_invade(match: Maker) -> None:
    m = match().mark("SER", "byzantium").put("SER", "barbarians", "light-infantry")
    m.hush().begin(HordeArrives(m.area("SER")))
    assert m.s.marker[m.area("SER")] == -1


@rule("E.BARB.10")
def test_lone_ships_are_lost_to_a_horde_at_sea(match: Maker) -> None:
    m = match()
    m.item("MAR", "byzantium", "merchant-ship")
    m.put("MAR", "barbarians", "light-infantry").hush().begin(HordeArrives(m.area("MAR")))
    assert m.s.items(0) == []
    assert m.told("sunk-by-barbarians") == (
        "E.BARB.10",
        {"seat": "byzantium", "item": "merchant-ship", "level": 1, "slot": 1, "sea": "MAR"},
    )


@rule("V.GAIN.08")
def test_rebels_beaten_at_sea_are_worth_nothing(match: Maker) -> None:
    m = match([1, 6, 8]).put("MAR", "byzantium", "archer", 3).put("MAR", "barbarians", "light-infantry")
    m.item("MAR", "byzantium", "galley")
    m.s.rebels = [m.area("MAR")]
    battle_out(m.hush().begin(HordeArrives(m.area("MAR"))))
    assert m.honour("byzantium") == 0
    assert m.s.rebels == []


@rule("5.CONQ.01", "E.BARB.10")
def test_an_enemy_of_the_holder_who_is_left_alone_conquers(match: Maker) -> None:
    for wars, conquered in (((("hungary", "byzantium"),), ["hungary"]), ((), [])):
        m = match([1, 1, 1, 4, 6, 8]).build("THE", "byzantium", "village").active("byzantium")
        for one, other in wars:
            m.war(one, other)
        m.put("THE", "byzantium", "light-infantry").put("THE", "hungary", "heavy-infantry", 9)
        m.put("THE", "barbarians", "light-infantry", 2)
        m.s.circle = [3, 3, 3]
        battle_out(m.hush().begin(HordeArrives(m.area("THE"))))
        assert m.at("THE", "barbarians") == {}
        assert [told.args["seat"] for told in m.events("conquered")] == conquered


@rule("5.TERR.03")
def test_it_goes_too_where_they_are_beaten_off(match: Maker) -> None:
    m = match([1, 6, 8]).mark("SER", "byzantium").put("SER", "byzantium", "heavy-infantry", 3)
    m.put("SER", "barbarians", "light-infantry")
    battle_out(m.hush().begin(HordeArrives(m.area("SER"))))
    assert (m.s.marker[m.area("SER")], m.lord("SER")) == (-1, "byzantium")
