"""XXX.A.4, XXX.A.8 When cards may be played, and with whom not; who is asked."""

import pytest

from aevum.engine.window import order_id
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.deck import KINDS
from aevum.games.invasions.rules.diplomacy.targets import CARD, USES
from aevum.games.invasions.rules.military.activation import Activation
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import Embassy, MakeEmbassy

from .conftest import EAST


def targets(table: Embassy, nation: str, use: str, acted: str = "", group: str = "") -> list[str]:
    """Whom the nation may send envoys to, with its card in hand; where one is left the table chooses him."""
    m = table.deal(nation, KINDS[CARD[USES.index(use)]]).confer(group, acted)
    if f"envoys:{nation}:{use}" not in m.offered():
        return []
    m.do(f"envoys:{nation}:{use}")
    if m.ask().key == "envoys":
        return sorted(str(option.args["people"]) for option in m.ask().options)
    return [str(m.events("plays-diplomacy")[-1].args["other_people"])]


@rule("XXX.A.8")
def test_a_card_is_too_late_once_either_nation_has_acted(embassy: MakeEmbassy) -> None:
    assert targets(embassy(), "byzantium", "tribute") == ["persia", "visigoths"]
    assert targets(embassy(), "byzantium", "tribute", acted="persia") == ["visigoths"]
    assert targets(embassy(), "byzantium", "tribute", acted="byzantium") == []


@rule("XXX.A.8")
def test_a_mercenary_may_be_hired_at_any_time(embassy: MakeEmbassy) -> None:
    assert targets(embassy(), "byzantium", "mercenary", acted="byzantium visigoths") == ["visigoths"]


def all_have_acted(table: Embassy) -> ScriptedMap:
    """The end of a Military phase."""
    phase = MilitaryPhase()
    phase.acted = sum(1 << table.m.nation(name) for name in ("byzantium", "persia", "visigoths"))
    return table.m.begin(phase)


@rule("XXX.A.8", "XXX.H.2")
def test_even_when_all_have_acted_for_the_activation_of_the_next_turn(embassy: MakeEmbassy) -> None:
    m = all_have_acted(embassy().deal("byzantium", "mercenary", "tribute"))
    assert m.asked() == ("roman", "counsel")
    assert m.offered() == ["envoys:byzantium:mercenary", "pass"], "it is too late for a Tribute"
    m.do("envoys:byzantium:mercenary", "pass")
    assert (m.told("plays-diplomacy"), m.world.gold[m.nation("visigoths")]) == (["XXX.H.2"], 5)
    m.begin(EndOfDiplomacy())
    assert [event.args["gold"] for event in m.events("earns-gold")] == [1], "for the Tribute alone"
    m.world.turn += 1
    m.begin(Activation(1 << m.nation("byzantium")))
    assert m.asked() == ("goth", "loan")


@rule("XXX.A.8")
def test_the_last_council_asks_only_who_might_hire(embassy: MakeEmbassy) -> None:
    table = embassy().deal("byzantium", "nothing").deal("persia", "mercenary")
    m = all_have_acted(table)
    assert m.asked() == ("roman", "counsel"), "nobody knows what he holds"
    assert m.offered() == ["pass"]
    m.do("pass")
    assert m.asked() != ("persian", "counsel"), "there are no Barbarians in its reach"
    poor = embassy(EAST.replace("gold = 20", "gold = 2")).deal("byzantium", "mercenary")
    assert all_have_acted(poor).asked()[1] != "counsel"


@rule("XXX.A.8")
def test_before_an_activation_only_what_concerns_it_is_asked(embassy: MakeEmbassy) -> None:
    assert targets(embassy(), "byzantium", "tribute", group="persia") == ["persia"]
    assert targets(embassy(), "byzantium", "tribute", group="byzantium") == ["persia", "visigoths"]


@rule("XXX.A.4")
def test_there_is_no_diplomacy_with_invading_barbarians(embassy: MakeEmbassy) -> None:
    reached = {"invading": 0, "at home": 0}
    for use in [use for use in USES if use != "break"]:
        for invading, state in enumerate(("at home", "invading")):
            table = embassy()
            table.m.world.invading = put(table.m.world.invading, table.m.nation("visigoths"), invading)
            reached[state] += "visigoths" in targets(table, "byzantium", use)
    assert reached == {"invading": 0, "at home": 6}


@rule("XXX.A.4", "XXX.B.2")
@pytest.mark.parametrize("invading", [0, 1])
def test_nor_does_an_alliance_reach_them_through_their_ally(embassy: MakeEmbassy, invading: int) -> None:
    """F99: who is the ally of the Visigoths is the ally of the Gepids too."""
    gepids = '[nations.gepids]\nseat = "persian"\nhorde = "Tisia"\nunits = { Tisia = "2 infantry" }\n'
    allied = EAST.replace("turn = 4", 'turn = 4\nallies = [["visigoths", "gepids"]]') + gepids
    table = embassy(allied)
    table.m.world.invading = put(table.m.world.invading, table.m.nation("gepids"), invading)
    found = targets(table, "byzantium", "alliance")
    assert found == (["persia"] if invading else ["gepids", "persia", "visigoths"])


@rule("XXX.A.8")
def test_the_council_meets_before_the_earlier_of_both_activations(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "tribute").m
    m.begin(MilitaryPhase())
    assert m.asked() == ("roman", "counsel")  # before the Visigoths act
    assert m.ask().args["peoples"] == ["visigoths"]
    m.do("envoys:byzantium:tribute", "pass")
    assert m.world.pact[m.nation("visigoths")] == 1 << m.nation("byzantium")
    assert m.asked()[0] == "goth"


@rule("XXX.A.7")
def test_who_holds_a_useless_card_is_asked_as_if_it_were_useful(embassy: MakeEmbassy) -> None:
    m = embassy().deal("persia", "nothing").confer()
    assert m.asked() == ("persian", "counsel")
    assert m.offered() == ["pass"]


@rule("XXX.A.8")
def test_a_standing_order_passes_the_council(embassy: MakeEmbassy) -> None:
    table = embassy().deal("persia", "nothing")
    state = table.m.table.state
    before = table.m.asked()
    state.orders = [order_id(state, 1, "counsel")]
    assert table.confer().asked() == before
    assert "counsel" in GAME.triggers()


@rule("XXX.A.8")
def test_nothing_is_done_unasked_while_nations_act(embassy: MakeEmbassy) -> None:
    table = embassy().deal("byzantium", "tribute")
    assert GAME.initiatives(table.m.state, 0) == []


@rule("XXX.E.2", "XXX.A.8")
def test_words_end_before_anybody_else_is_heard_or_acts(embassy: MakeEmbassy) -> None:
    m = embassy().deal("persia", "tribute").m
    w = m.world
    east, goths = m.nation("byzantium"), m.nation("visigoths")
    w.pact = put(put(w.pact, east, 1 << goths), goths, 1 << east)
    refresh_stances(w)
    phase = MilitaryPhase()
    phase.acted = 1 << east | 1 << goths
    before = len(m.table.log)
    m.begin(phase)
    keys = [event.key for event in m.table.log[before:]]
    assert keys[0] == "pact-ends"
    assert m.told("pact-ends") == ["XXX.E.2"]
