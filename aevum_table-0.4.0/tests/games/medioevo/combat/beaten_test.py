"""5.CONQ.02, 5.MOVE.07: what the beaten leave behind where nobody is driven out of own land."""

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.terms import PASSAGE
from aevum.testing import rule
from tests.games.medioevo.combat.field import CALM, Maker, battle_out, combat
from tests.games.medioevo.conftest import ScriptedMatch


def guests(match: Maker, dice: list[int]) -> ScriptedMatch:
    """Byzantines and Mamluks, who are at war, are both guests of Hungary in Serbia."""
    m = match(dice).turn(2).war("byzantium", "mamluks", 1).mark("SER", "hungary")
    m.s.terms = [[1, PASSAGE, 3, 0, 0, 0, 0, 0], [2, PASSAGE, 3, 1, 0, 0, 0, 0]]
    m.s.pacts_made = 2
    m.put("SER", "hungary", "archer").put("SER", "byzantium", "heavy-infantry", 4)
    return m.put("SER", "mamluks", "light-infantry")


@rule("5.CONQ.02", "5.CONQ.07", "5.FLOW.08")
def test_the_wagon_of_a_beaten_guest_falls_to_who_beat_it(match: Maker) -> None:
    m = guests(match, [1, 6, 8, 1, 2, 3])
    m.item("SER", "mamluks", "war-wagon")
    m.item("SER", "hungary", "war-wagon")
    battle_out(combat(m).do("fight-in:SER", "attack:mamluks"))
    # Hungary, whose guests both were, may be attacked as well.
    assert m.asked() == ("byzantium", "choose-enemy")
    assert m.offered() == ["attack:hungary", "leave-in-peace"]
    m.do("leave-in-peace")
    assert m.asked() == ("byzantium", "seize")
    assert m.ask().args["other_seat"] == "mamluks"
    m.do("plunder-transport:50")
    assert (m.asked()[0], m.florins("byzantium")) == ("mamluks", 1650)
    assert (m.lord("SER"), m.events("conquered")) == ("hungary", [])


@rule("K.CARD.01", "5.CONQ.02", "K.01.2")
def test_nothing_falls_to_who_has_not_beaten_anybody(match: Maker) -> None:
    m = guests(match, [4, 1, 2, 4, 1, 2]).put("SER", "mamluks", "light-infantry", 5).give("hungary", 1)
    m.item("SER", "mamluks", "war-wagon")
    combat(m).do("fight-in:SER", "attack:mamluks").s.orders.clear()
    while m.asked()[1] != "full-move":
        plain = [wish for wish in m.offered() if wish in ("use-card:1", "keep-all", *CALM)]
        m.do(plain[0] if plain else m.offered()[0])
    assert len(m.events("battle-undecided")) == 1
    assert m.at("SER", "mamluks") != {}
    assert m.asked() == ("mamluks", "full-move")


@rule("5.FLOW.01", "5.FLOW.02")
def test_the_rounds_of_the_phase_are_counted(match: Maker) -> None:
    m = match()
    for _ in range(3):
        m.item("CON", "byzantium", "war-wagon")
    combat(m)
    rounds = []
    for wagon in (1, 2, 3):
        rounds.append(m.ask().args["round"])
        m.do("set-out-from:CON", f"take-thing:war-wagon:1:{wagon}", "go-to:ADR", "halt")
        while m.asked()[0] != "byzantium" and not m.done():
            m.do("pass-combat")
    assert rounds == [1, 2, 3]


@rule("E.BARB.10", "K.CARD.22", "K.55.2")
def test_who_has_fought_barbarians_was_seen_by_them(match: Maker) -> None:
    m = (
        match([1, 1, 1])
        .put("BUL", "byzantium", "light-infantry")
        .put("BUL", "barbarians", "light-infantry", 9)
    )
    wagon = m.item("BUL", "byzantium", "war-wagon")
    effects.put(m.s, effects.UNSEEN, 0, wagon)
    battle_out(combat(m).do("fight-in:BUL"))
    assert m.at("BUL", "byzantium") == {}
    assert m.s.item_at[wagon] == -1
    assert m.told("laid-waste")[0] == "E.BARB.10"


@rule("K.CARD.20", "K.CARD.09", "K.51.1")
def test_in_the_battle_with_a_guest_others_may_see_to_their_own_things(match: Maker) -> None:
    m = match([1, 1, 2] * 4).turn(2).give("hungary", 51).build("BUD", "hungary", "village")
    m.put("ADR", "mamluks", "light-infantry", 2).put("THE", "byzantium", "archer")
    m.item("ADR", "mamluks", "war-wagon")
    m.s.order = [1, 0, 2, 3]
    m.s.terms = [[1, PASSAGE, 0, 1, 0, 0, 0, 0]]
    m.s.pacts_made = 1
    m.begin(CombatPhase()).do("set-out-from:ADR", "take-all", "go-to:THE", "attack:byzantium")
    assert m.asked()[1] == "battle-intent"
    assert "use-card:51" in [option.id for option in GAME.initiatives(m.s, m.seat("hungary"))]
