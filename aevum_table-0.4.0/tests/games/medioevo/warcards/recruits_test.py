"""Free units: Militia 24 and Templar 35 (K.CARD.09, K.CARD.13)."""

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.testing import rule
from tests.games.medioevo.uses.pause import Pause
from tests.games.medioevo.warcards.war import BLUE, OTHER, PLACE, YELLOW, Maker, danger, fight, go, war


@rule("K.CARD.09", "K.24.1")
def test_militia_is_a_free_unit_where_danger_is(match: Maker) -> None:
    m = match().give(YELLOW, 24)
    m.begin(danger(m, "ALE", YELLOW)).do("use-card:24")
    assert m.offered() == [
        "recruit:light-infantry", "recruit:archer", "recruit:heavy-infantry", "recruit:cavalry",
        "recruit:captain-1",
    ]  # fmt: skip
    m.do("recruit:captain-1")
    assert m.done()
    assert m.at("ALE", YELLOW) == {"captain-1": 1}
    assert m.florins(YELLOW) == m.florins(BLUE)
    assert m.told("recruited") == ("K.CARD.09", {"seat": YELLOW, "unit": "captain-1", "place": "ALE"})


@rule("K.CARD.09", "K.24.3")
def test_militia_needs_the_piece_in_the_reserve(match: Maker) -> None:
    m = match().give(YELLOW, 24).put("CAI", YELLOW, "captain-2", 3).put("CAI", YELLOW, "cavalry", 10)
    m.begin(danger(m, "ALE", YELLOW)).do("use-card:24")
    assert m.offered() == ["recruit:light-infantry", "recruit:archer", "recruit:heavy-infantry"]
    m = match().give(YELLOW, 24).put("CAI", YELLOW, "captain-2", 2).put("CAI", YELLOW, "cavalry", 9)
    m.begin(danger(m, "ALE", YELLOW)).do("use-card:24")
    assert {"recruit:cavalry", "recruit:captain-1"} <= set(m.offered())  # the last of each


@rule("K.CARD.09", "K.24.1")
def test_militia_is_for_whose_territory_it_is(match: Maker) -> None:
    m = match().give(OTHER, 24)
    assert m.begin(danger(m, "ALE", YELLOW)).done()


@rule("K.CARD.09", "2.REB.04", "K.24.1")
def test_militia_meets_a_rebellion(match: Maker) -> None:
    m = match([]).give(YELLOW, 24).active(BLUE)
    m.begin(Rebellion(m.seat(YELLOW), False, m.area("ALE")))
    assert m.asked() == (YELLOW, "rebellion-begins")
    m.do("use-card:24", "recruit:cavalry")
    battle = running(m.s)
    assert (battle.area, battle.attacker, battle.defender) == (m.area("ALE"), BARBARIANS, m.seat(YELLOW))
    assert m.at("ALE", YELLOW) == {"cavalry": 1}


@rule("K.CARD.09", "5.MOVE.11", "K.24.1")
def test_militia_meets_an_invader(match: Maker) -> None:
    m = match([]).give(YELLOW, 24).active(BLUE).put("ALE", BLUE, "light-infantry", 2)
    m.begin(Enter(m.seat(BLUE), m.area("ALE"), m.seat(YELLOW)))
    assert m.asked() == (YELLOW, "threatened")
    m.do("use-card:24", "recruit:archer")
    assert m.at("ALE", YELLOW) == {"archer": 1}
    battle = running(m.s)
    assert (battle.attacker, battle.defender) == (m.seat(BLUE), m.seat(YELLOW))


@rule("K.CARD.09", "B.ORAN.2", "K.24.1")
def test_militia_is_of_no_use_where_law_has_sent_a_rebellion(match: Maker) -> None:
    m = match().give(YELLOW, 24, 26)
    assert m.begin(danger(m, PLACE, YELLOW)).done()


@rule("K.CARD.13", "K.35.1")
def test_a_templar_joins_a_battle(match: Maker) -> None:
    m = war(match, "LI", "3 LI", []).give(BLUE, 35)
    fight(m).do("use-card:35")
    assert m.offered() == [
        "recruit:light-infantry", "recruit:archer", "recruit:heavy-infantry", "recruit:cavalry",
    ]  # fmt: skip
    m.do("recruit:cavalry")
    assert m.at(PLACE, BLUE) == {"light-infantry": 1, "cavalry": 1}


@rule("K.CARD.13", "K.35.1")
def test_a_templar_needs_the_piece_in_the_reserve(match: Maker) -> None:
    m = war(match, "10 AR", "3 LI", []).give(BLUE, 35)
    fight(m).do("use-card:35")
    assert "recruit:archer" not in m.offered()


@rule("K.CARD.13", "K.35.1")
def test_a_templar_joins_no_battle_at_home_and_none_at_sea(match: Maker) -> None:
    """As card 34: a territory outside the home kingdom."""
    home = war(match, "LI", "3 LI", [], place="THE").give(BLUE, 35)
    assert fight(home, place="THE").asked() == (BLUE, "battle-intent")
    abroad = war(match, "LI", "3 LI", [], place="THE").give(YELLOW, 35)
    assert fight(abroad, place="THE").asked() == (YELLOW, "before-battle")
    sea = match([]).give(BLUE, 35).active(BLUE)
    for owner in (BLUE, YELLOW):
        sea.item("AEG", owner, "galley", 1)
        sea.put("AEG", owner, "light-infantry")
    sea.begin(Battle(sea.area("AEG"), sea.seat(BLUE), sea.seat(YELLOW)))
    assert sea.asked() == (BLUE, "battle-intent")


@rule("K.CARD.13", "K.35.2", "V.LOSS.04")
def test_a_templar_may_come_to_a_battle_of_others(match: Maker) -> None:
    m = match([4, 6, 8, 1, 1, 1] * 2).turn(2).war(YELLOW, BLUE, 1).give(OTHER, 35)
    m.put("THE", BLUE, "light-infantry").put("THE", YELLOW, "heavy-infantry", 4).active(YELLOW)
    m.begin(Enter(m.seat(YELLOW), m.area("THE"), m.seat(BLUE)))
    assert m.asked() == (OTHER, "before-battle")
    m.do("use-card:35", f"recruit-against:cavalry:{YELLOW}")
    assert m.at("THE", OTHER) == {"cavalry": 1}
    assert m.honour(OTHER) == -3  # an attack that nobody declared
    go(m.hush())
    begun = [(told.args["seat"], told.args["enemy_seat"]) for told in m.events("battle-begins")]
    assert begun == [(YELLOW, BLUE), (YELLOW, OTHER)]


@rule("K.CARD.13", "K.35.2")
def test_a_templar_of_35_comes_only_to_a_battle(match: Maker) -> None:
    m = match().give(BLUE, 34, 35).active(BLUE).begin(Pause())
    assert "use-card:34" in m.offered()
    assert "use-card:35" not in m.offered()
