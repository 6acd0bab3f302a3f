"""5.FLOW Rounds of full moves."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.terms import PASSAGE
from aevum.testing import rule
from tests.games.medioevo.combat.field import WINS, Maker, battle_out, combat, left, menu, refused


@rule("5.FLOW.01", "5.FLOW.02", "5.FLOW.07")
def test_each_seat_moves_once_or_passes_until_all_pass(match: Maker) -> None:
    m = match()
    m.item("CON", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "war-wagon")
    m.item("CAI", "mamluks", "war-wagon")
    combat(m)
    assert m.asked() == ("byzantium", "full-move")
    m.do("set-out-from:CON", "take-all", "go-to:ADR", "halt")
    assert m.asked() == ("mamluks", "full-move")
    m.do("pass-combat", "pass-combat", "pass-combat")
    # Somebody has moved, so there is a second round, of those who still could.
    assert m.asked() == ("byzantium", "full-move")
    assert menu(m) == ["set-out-from:THE", "pass-combat"]
    m.do("pass-combat")
    assert m.asked() == ("mamluks", "full-move")
    m.do("pass-combat")
    assert m.done()


@rule("5.FLOW.02")
def test_the_phase_ends_when_nothing_is_left_that_can_move(match: Maker) -> None:
    m = match()
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all", "halt", "pass-combat", "pass-combat", "pass-combat")
    assert m.done()


@rule("5.FLOW.03", "5.FLOW.04", "5.FLOW.06")
def test_a_group_goes_on_until_it_stops_and_has_moved_then(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    wagon = m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-thing:war-wagon:1:1", "take-unit:archer", "go-to:ADR", "go-to:THE")
    assert left(m, wagon) == 4
    m.do("halt")
    assert left(m, wagon) == 0
    assert m.s.spent(m.area("THE"), 0)[1] == 1
    assert m.at("CON", "byzantium") == {"archer": 1}


@rule("5.FLOW.05")
def test_units_join_and_stay_on_the_way(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer").put("ADR", "byzantium", "cavalry", 2)
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all", "go-to:ADR", "take-unit:cavalry", "leave-unit:archer")
    assert refused(m, "take-unit:archer") == ("not-offered", "")
    m.do("go-to:THE", "halt")
    assert m.at("ADR", "byzantium") == {"archer": 1, "cavalry": 1}
    assert m.at("THE", "byzantium") == {"cavalry": 1}
    assert m.s.spent(m.area("ADR"), 0)[1] == 1
    assert m.s.spent(m.area("ADR"), 0)[3] == 0


@rule("5.FLOW.03")
def test_several_wagons_of_a_group_spend_their_own_points(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 6)
    one = m.item("CON", "byzantium", "war-wagon")
    two = m.item("CON", "byzantium", "war-wagon", 2)
    combat(m).do("set-out-from:CON", "take-all", "go-to:ADR")
    assert (left(m, one), left(m, two)) == (5, 6)


@rule("5.FLOW.01")
def test_to_set_out_with_nobody_is_to_pass(match: Maker) -> None:
    m = match()
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "halt", "pass-combat", "pass-combat", "pass-combat")
    assert m.done()


@rule("5.MISC.04")
def test_war_eliminates_nobody(match: Maker) -> None:
    m = match()
    for place in ("CON", "ADR", "GAL", "TRO", "THE", "NIC", "SMY"):
        m.put(place, "mamluks", "light-infantry")
    combat(m)
    assert m.s.controlled(0) == []
    assert m.asked() == ("byzantium", "full-move")
    assert {"borrow:500", "offer-pact:mamluks", "declare-war:mamluks"} <= set(m.offered())


@rule("5.FLOW.08")
def test_who_stands_beside_opponents_may_begin_a_battle(match: Maker) -> None:
    m = match().put("ADR", "byzantium", "archer").put("ADR", "barbarians", "light-infantry")
    combat(m)
    assert "fight-in:ADR" in m.offered()
    m.do("fight-in:ADR")
    assert len(m.events("battle-begins")) == 1
    # It was this seat's full move, and the unit has moved.
    assert m.asked() == ("mamluks", "full-move")
    assert m.s.spent(m.area("ADR"), 0) == m.s.force(m.area("ADR"), 0)


@rule("K.CARD.01", "5.FLOW.08")
def test_where_a_bishop_forbids_battles_none_is_offered_but_elsewhere(match: Maker) -> None:
    m = match()
    for place in ("ADR", "THE"):
        m.put(place, "byzantium", "archer").put(place, "barbarians", "light-infantry")
    effects.put(m.s, effects.NO_BATTLE, 0, min(m.area("ADR"), m.area("THE")))
    combat(m)
    barred = min(("ADR", "THE"), key=m.area)
    assert f"fight-in:{barred}" not in m.offered()
    assert f"fight-in:{'THE' if barred == 'ADR' else 'ADR'}" in m.offered()


@rule("5.FLOW.04", "5.FLOW.07")
def test_who_takes_up_a_unit_and_halts_has_made_a_full_move(match: Maker) -> None:
    m = match().build("CON", "byzantium", "castle").put("CON", "byzantium", "archer", 2)
    combat(m).do("set-out-from:CON", "take-unit:archer", "halt", *["pass-combat"] * 3)
    assert m.asked() == ("byzantium", "full-move")  # another round
    assert m.s.spent(m.area("CON"), 0)[1] == 1


@rule("5.FLOW.08", "5.MULTI.02", "C.DIP.05")
def test_who_stands_beside_another_may_fight_there_unless_an_armistice_forbids_it(match: Maker) -> None:
    m = match().turn(3).put("SER", "byzantium", "archer").put("SER", "mamluks", "archer")
    for owner in ("byzantium", "hungary"):
        m.put("AEG", owner, "archer").item("AEG", owner, "galley")
    assert {"fight-in:SER", "fight-at-sea:AEG"} <= set(combat(m).offered())
    for at in (0 * 6 + 1, 1 * 6 + 0):
        m.s.truce[at] = 3
    assert "fight-in:SER" not in combat(m).offered()
    assert "fight-at-sea:AEG" in m.offered()


@rule("5.FLOW.08", "5.MULTI.01")
def test_where_several_stand_the_fight_is_offered_once(match: Maker) -> None:
    m = match().turn(3).put("SER", "byzantium", "archer").put("SER", "mamluks", "archer")
    m.put("SER", "hungary", "archer")
    assert [wish for wish in combat(m).offered() if wish.startswith("fight")] == ["fight-in:SER"]


@rule("5.FLOW.05")
def test_on_the_way_a_group_leaves_only_what_it_has(match: Maker) -> None:
    m = match().put("THE", "byzantium", "archer", 2).put("THE", "byzantium", "cavalry")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "take-unit:archer", "go-to:ADR")
    assert [wish for wish in menu(m) if wish.startswith("leave")] == [
        "leave-thing:war-wagon:1:1",
        "leave-unit:archer",
    ]


@rule("5.FLOW.08", "5.CONQ.01")
def test_who_beats_a_guest_in_own_land_conquers_nothing(match: Maker) -> None:
    m = match([*WINS, 1, 1, 1]).turn(3).war("byzantium", "mamluks", 1)
    m.s.terms = [[1, PASSAGE, m.seat("byzantium"), m.seat("mamluks"), 0, 0, 0, 0]]
    m.put("ADR", "byzantium", "heavy-infantry", 5).put("ADR", "mamluks", "light-infantry")
    assert m.lord("ADR") == "byzantium"
    battle_out(combat(m).do("fight-in:ADR"))
    assert m.at("ADR", "mamluks") == {}
    assert not m.events("conquered")


@rule("5.FLOW.08", "5.NAVAL.02")
def test_fleets_that_lie_side_by_side_may_fight(match: Maker) -> None:
    m = match().turn(3).war("byzantium", "hungary", 1)
    for owner in ("byzantium", "hungary"):
        m.put("AEG", owner, "archer", 3).item("AEG", owner, "galley")
    combat(m).do("fight-at-sea:AEG")
    assert m.told("sea-battle-begins")[1]["enemy_seat"] == "hungary"
