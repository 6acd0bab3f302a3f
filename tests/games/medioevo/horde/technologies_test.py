"""B.ORAN.3, B.ORAN.4 Nation and Influence."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.fight import battle_of, running
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import CAPTAIN, FORCE, LIGHT, PIECES
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


def menu(m: ScriptedMatch) -> ScriptedMatch:
    """Any menu of the first seat."""
    return m.turn(2, 2).begin(Raiders(0))


@example("EX-084")
@rule("B.ORAN.3", "B.NATION.1")
def test_ex_084_three_points_send_three_barbarians_to_conquer(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange", 3).mark("WAL", "hungary")
    m.put("BUL", "barbarians", "light-infantry").put("BUL", "barbarians", "archer")
    m.put("BUL", "barbarians", "captain-1")
    menu(m).do("use-technology:nation")
    assert m.asked() == ("byzantium", "nation")
    m.do("nation-march:light-infantry:BUL:WAL")
    assert m.asked() == ("byzantium", "nation-more")
    assert m.s.marker[m.area("WAL")] == m.seat("hungary")  # they have not arrived yet
    m.do("nation-march:archer:BUL:WAL", "nation-march:captain-1:BUL:WAL")
    assert m.asked() == ("byzantium", "barbarian-points")
    assert m.at("BUL", "barbarians") == {}
    assert m.at("WAL", "barbarians") == {"light-infantry": 1, "archer": 1, "captain-1": 1}
    assert m.lord("WAL") == ""
    assert m.s.store[2] == 0


@rule("B.ORAN.3", "B.NATION.1")
def test_those_whom_nation_sends_fight_together(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange", 2).hush()
    m.put("BUL", "barbarians", "light-infantry", 3).put("WAL", "hungary", "archer")
    menu(m).do("use-technology:nation", "nation-march:light-infantry:BUL:WAL")
    assert not m.events("battle-begins")
    m.do("nation-march:light-infantry:BUL:WAL", "nation-arrives")
    fight = battle_of(m.s)
    assert fight is not None
    assert fight.at_start == [2, 1]
    assert m.at("BUL", "barbarians") == {"light-infantry": 1}


@rule("B.ORAN.3", "K.CARD.27", "B.NATION.1", "K.66.2")
def test_of_barbarians_who_are_alike_nation_sends_the_lent_one_last(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange", 2).mark("WAL", "hungary")
    m.put("BUL", "barbarians", "light-infantry", 2)
    effects.put(m.s, effects.LENT, m.seat("hungary"), m.area("BUL"), m.area("BUD") * FORCE + LIGHT)
    menu(m).do("use-technology:nation")
    for place in ("BUL", "WAL"):
        m.do("nation-march:light-infantry:BUL:WAL")
        (effect,) = effects.every(m.s, effects.LENT)
        assert effect.subject == m.area(place)


@rule("B.ORAN.3", "B.TECH.01", "B.NATION.1")
def test_who_does_not_pay_for_the_next_barbarian_sends_those_who_have_gone(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange", 1).mark("WAL", "hungary")
    m.put("BUL", "barbarians", "light-infantry", 2)
    menu(m).do("use-technology:nation", "nation-march:light-infantry:BUL:WAL")
    m.do("nation-march:light-infantry:BUL:WAL", "stop-paying")
    assert m.asked() == ("byzantium", "barbarian-points")
    assert m.at("WAL", "barbarians") == {"light-infantry": 1}
    assert m.lord("WAL") == ""
    m.money("byzantium", 99)
    m.put("WAL", "barbarians", "archer").points("byzantium", "orange", 1)
    m.do("use-technology:nation", "nation-march:archer:WAL:BUL")
    assert m.offered() == ["nation-arrives"]


@rule("B.ORAN.3", "K.CARD.01", "B.NATION.1")
def test_nation_moves_nobody_whom_a_bishop_holds(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange")
    m.put("BUL", "barbarians", "light-infantry")
    effects.put(m.s, effects.NO_MOVEMENT, 1, m.area("BUL"))
    assert "use-technology:nation" not in menu(m).offered()


@rule("V.GAIN.08")
def test_rebels_stay_rebels_where_all_of_them_go(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange", 2)
    m.put("BUL", "barbarians", "light-infantry", 2)
    m.s.rebels = [m.area("BUL")]
    menu(m).do("use-technology:nation", "nation-march:light-infantry:BUL:WAL")
    assert m.s.rebels == [m.area("BUL")]
    m.do("nation-march:light-infantry:BUL:WAL")
    assert m.s.rebels == [m.area("WAL")]
    assert m.told("nation-march") == (
        "B.ORAN.3",
        {"seat": "byzantium", "unit": "light-infantry", "from_place": "BUL", "place": "WAL"},
    )


@example("EX-085")
@rule("B.ORAN.4", "B.INFLUENCE.1")
def test_ex_085_four_points_win_two_barbarians_over(match: Maker) -> None:
    m = match().learn("byzantium", "influence").points("byzantium", "orange", 4)
    m.put("BUL", "barbarians", "light-infantry").put("BUL", "barbarians", "captain-1")
    m.put("BUL", "byzantium", "archer")
    menu(m)
    assert "use-technology:influence:BUL:captain-1" in m.offered()
    m.do("use-technology:influence:BUL:captain-1", "use-technology:influence:BUL:light-infantry")
    assert m.at("BUL", "byzantium") == {"light-infantry": 1, "archer": 1, "captain-1": 1}
    assert m.lord("BUL") == "byzantium"
    assert m.s.store[2] == 0
    assert m.s.reserve_of(0, 4) == 2


@rule("B.ORAN.4", "B.INFLUENCE.2", "B.INFLUENCE.3")
def test_influence_needs_a_piece_and_a_territory_next_door(match: Maker) -> None:
    m = match().learn("byzantium", "influence").points("byzantium", "orange", 2)
    m.put("BUL", "barbarians", "light-infantry").put("WAL", "barbarians", "light-infantry")
    offered = menu(m).offered()
    assert "use-technology:influence:BUL:light-infantry" in offered
    assert "use-technology:influence:WAL:light-infantry" not in offered
    m.s.reserve[0] = 1
    assert "use-technology:influence:BUL:light-infantry" in menu(m).offered()
    m.s.reserve[0] = 0
    assert "use-technology:influence:BUL:light-infantry" not in menu(m).offered()


@rule("B.ORAN.4", "B.INFLUENCE.1")
def test_those_who_are_left_attack_the_turncoat(match: Maker) -> None:
    m = match().learn("byzantium", "influence").points("byzantium", "orange", 2).hush()
    m.put("BUL", "barbarians", "light-infantry", 2)
    menu(m).do("use-technology:influence:BUL:light-infantry")
    assert m.asked()[1] != "barbarian-points"
    assert m.told("barbarian-won-over") == (
        "B.ORAN.4",
        {"seat": "byzantium", "place": "BUL", "unit": "light-infantry"},
    )


@example("EX-085")
@rule("B.ORAN.4", "B.TECH.02", "B.INFLUENCE.1")
def test_ex_085_influence_ends_a_battle_before_it_begins(match: Maker) -> None:
    m = match().learn("byzantium", "influence").points("byzantium", "orange", 4)
    m.put("BUL", "barbarians", "light-infantry").put("BUL", "barbarians", "captain-1")
    m.put("BUL", "byzantium", "archer").begin(Battle(m.area("BUL"), 0, BARBARIANS))
    assert m.asked() == ("byzantium", "before-battle")
    m.do("use-technology:influence:BUL:captain-1", "use-technology:influence:BUL:light-infantry")
    assert m.done()
    assert (m.at("BUL", "barbarians"), m.s.store[2]) == ({}, 0)
    assert m.at("BUL", "byzantium") == {"light-infantry": 1, "archer": 1, "captain-1": 1}
    assert [m.s.reserve_of(0, kind) for kind in (LIGHT, CAPTAIN)] == [PIECES[LIGHT] - 1, PIECES[CAPTAIN] - 1]


@example("EX-084")
@rule("B.ORAN.3", "B.TECH.02", "B.NATION.1")
def test_ex_084_nation_sends_a_horde_on_before_the_battle(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange", 3).mark("WAL", "hungary")
    for unit in ("light-infantry", "archer", "captain-1"):
        m.put("BUL", "barbarians", unit)
    m.put("THE", "byzantium", "archer").item("THE", "byzantium", "war-wagon")
    m.begin(CombatPhase()).do("set-out-from:THE", "take-all", "go-to:BUL")
    assert m.asked() == ("byzantium", "before-battle")
    m.do("use-technology:nation", "nation-march:light-infantry:BUL:WAL")
    m.do("nation-march:archer:BUL:WAL", "nation-march:captain-1:BUL:WAL", "pass")
    assert m.s.store[2] == 0
    assert m.at("WAL", "barbarians") == {"light-infantry": 1, "archer": 1, "captain-1": 1}
    assert (m.lord("WAL"), m.lord("BUL")) == ("", "byzantium")
    assert m.at("BUL", "byzantium") == {"archer": 1}


def second_round(match: Maker, technology: str, points: int) -> ScriptedMatch:
    """Byzantium has fought one round with a horde in Bulgaria, and knows something more."""
    m = (
        match([1, 1, 2, 1, 1, 2, 1, 1, 2])
        .learn("byzantium", technology)
        .points("byzantium", "orange", points)
    )
    m.put("BUL", "barbarians", "light-infantry", 9).put("BUL", "byzantium", "heavy-infantry", 9)
    m.put("WAL", "barbarians", "light-infantry").begin(Battle(m.area("BUL"), 0, BARBARIANS))
    assert m.asked() == ("byzantium", "before-battle")
    m.do("pass")
    assert m.asked() != ("byzantium", "round-begins")  # it has just been asked
    while m.asked() != ("byzantium", "round-begins"):
        m.do("let-lie" if "let-lie" in m.offered() else m.offered()[0])
    assert running(m.s).round == 2
    return m


@rule("B.INFLUENCE.1", "5.MISC.02", "B.TECH.02")
def test_influence_works_between_the_rounds_of_a_battle(match: Maker) -> None:
    m = second_round(match, "influence", 2)
    before = m.at("BUL", "barbarians")["light-infantry"]
    assert "use-technology:influence:WAL:light-infantry" not in m.offered()
    m.do("use-technology:influence:BUL:light-infantry")
    assert m.at("BUL", "byzantium")["light-infantry"] == 1
    assert m.at("BUL", "barbarians") == {"light-infantry": before - 1}


@rule("B.NATION.1", "5.MISC.02", "B.TECH.02")
def test_nation_leads_barbarians_out_of_a_battle(match: Maker) -> None:
    m = second_round(match, "nation", 1)
    before = m.at("BUL", "barbarians")["light-infantry"]
    m.do("use-technology:nation")
    assert not [wish for wish in m.offered() if ":WAL:" in wish]  # only those who fight
    m.do("nation-march:light-infantry:BUL:SER", "nation-arrives")
    assert m.at("BUL", "barbarians") == {"light-infantry": before - 1}
    assert m.at("SER", "barbarians") == {"light-infantry": 1}


@rule("B.NATION.1", "5.MISC.02", "B.TECH.02")
def test_before_a_battle_nation_sends_barbarians_from_anywhere(match: Maker) -> None:
    m = match().learn("byzantium", "nation").points("byzantium", "orange")
    m.put("BUL", "barbarians", "light-infantry").put("BUL", "byzantium", "heavy-infantry")
    m.put("WAL", "barbarians", "light-infantry").begin(Battle(m.area("BUL"), 0, BARBARIANS))
    m.do("use-technology:nation")
    assert "nation-march:light-infantry:WAL:MOL" in m.offered()


@rule("B.ORAN.4", "B.INFLUENCE.2")
def test_who_is_won_over_beside_an_army_that_is_there_wakes_nobody(match: Maker) -> None:
    m = (
        match()
        .learn("byzantium", "influence")
        .points("byzantium", "orange", 2)
        .put("THE", "byzantium", "archer")
    )
    m.put("BUL", "barbarians", "light-infantry", 2).put("BUL", "byzantium", "archer")
    m.turn(2, 5).active("byzantium").hush().begin(Pause())
    m.do("use-technology:influence:BUL:light-infantry")
    assert m.events("barbarian-won-over")
    assert (m.asked(), m.events("battle-begins")) == (("byzantium", "rest"), [])
