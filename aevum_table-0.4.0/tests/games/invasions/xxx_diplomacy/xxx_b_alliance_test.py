"""XXX.B The Alliance card: offers, minor kingdoms, and discord among others; XXVI how it is lived."""

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE, NEUTRAL, ally, stance
from aevum.games.invasions.rules.counsel.step import EndOfDiplomacy
from aevum.games.invasions.rules.diplomacy.alliances import WordsExpire
from aevum.games.invasions.rules.income.step import Income
from aevum.games.invasions.rules.match.administration import AdministrationPhase
from aevum.games.invasions.rules.military.phase import next_group
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import CLIENT, FREE
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import MakeEmbassy

from .conftest import EAST

ARMENIA = (
    EAST
    + """
[nations.armenians]
seat = "persian"
role = "inactive"
capital = "Armenia"
units = { Armenia = "2 mountain-infantry" }
"""
)
CLIENTS = ARMENIA.replace('role = "inactive"', 'role = "inactive"\nlord = "byzantium"\ntie = "client"')
ALLIES = EAST.replace("turn = 4", 'turn = 4\nallies = [["byzantium", "persia"]]')
PASSED, FAILED = [2], [1]


def between(m: ScriptedMap, a: str, b: str) -> int:
    return stance(m.world, m.nation(a), m.nation(b), m.place("Amida"))


@rule("XXX.B.2", "XXX.B.3", "XXVI.A.1", "XXVI.B.4")
def test_another_player_accepts_an_alliance_for_the_turn(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "alliance").play("byzantium", "alliance", "envoys-to:persia")
    assert m.asked() == ("persian", "alliance-offer")
    m.do("accept-offer")
    assert m.told("alliance-sealed") == ["XXX.B.2"]
    assert between(m, "byzantium", "persia") == FRIENDLY
    assert m.realm.held[m.nation("byzantium")] == 0


@rule("XXX.B.3")
def test_another_player_may_decline(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "alliance").play("byzantium", "alliance", "envoys-to:persia")
    m.do("decline-offer")
    assert m.asked()[1] != "alliance-offer"
    assert m.told("alliance-declined") == ["XXX.B.3"]
    assert between(m, "byzantium", "persia") == HOSTILE


@pytest.mark.parametrize(("dice", "view"), [(PASSED, FRIENDLY), (FAILED, HOSTILE)])
@rule("XXX.B.4")
def test_a_nation_of_the_same_player_accepts_on_a_d2(
    embassy: MakeEmbassy, dice: list[int], view: int
) -> None:
    table = embassy(EAST.replace('seat = "persian"', 'seat = "roman"'), dice).deal("byzantium", "alliance")
    m = table.play("byzantium", "alliance", "envoys-to:persia")
    assert between(m, "byzantium", "persia") == view
    assert m.events("alliance-roll")[0].rule == "XXX.B.4"
    assert m.told("alliance-declined") == ([] if view == FRIENDLY else ["XXX.B.4"])


@rule("XXVI.B.1", "XXX.B.2")
@pytest.mark.parametrize("tie", ["federate", "vassal"])
def test_nobody_allies_with_federates_or_vassals(embassy: MakeEmbassy, tie: str) -> None:
    bound = EAST.replace('horde = "Valachia"', f'horde = "Valachia"\ntie = "{tie}"\nlord = "persia"')
    m = embassy(bound).deal("byzantium", "alliance").play("byzantium", "alliance")
    assert m.asked() == ("persian", "alliance-offer")  # there was nobody else to choose


@rule("XXVI.B.1")
def test_a_vassal_makes_no_alliance_of_its_own(embassy: MakeEmbassy) -> None:
    bound = EAST.replace("age = 3", 'age = 3\ntie = "vassal"\nlord = "visigoths"')
    table = embassy(bound).deal("persia", "alliance")
    m = table.confer()
    assert m.refusal("envoys:persia:alliance").key == "card-no-target"


@rule("XXVI.B.2")
def test_lent_goths_do_not_stand_in_the_way_of_an_alliance(embassy: MakeEmbassy) -> None:
    goths = EAST.replace('Valachia = "2 infantry, archer"', 'Valachia = "2 infantry, ostrogoths.infantry"')
    goths += '\n[nations.ostrogoths]\nseat = "goth"\nhorde = "Hypanis"\n'
    goths += 'units = { Hypanis = "visigoths.infantry" }\n'
    m = embassy(goths).deal("byzantium", "alliance").play("byzantium", "alliance")
    assert {"envoys-to:visigoths", "envoys-to:ostrogoths"} <= set(m.offered())


@rule("XXX.B.5", "XXVI.B.3")
def test_a_card_alliance_acts_together_and_ends_after_that(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "alliance").play("byzantium", "alliance", "envoys-to:visigoths")
    m.do("accept-offer")
    both = 1 << m.nation("byzantium") | 1 << m.nation("visigoths")
    assert next_group(m.world, 1 << m.nation("persia")) == both
    m.begin(WordsExpire(1 << m.nation("byzantium")))
    assert between(m, "byzantium", "visigoths") == FRIENDLY
    m.begin(WordsExpire(both))
    assert between(m, "byzantium", "visigoths") == HOSTILE


@rule("XXX.B.5", "XXVI.B.7")
def test_who_then_stands_with_the_other_goes(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "alliance").play("byzantium", "alliance", "envoys-to:persia")
    m.do("accept-offer")
    guest = next(u for u in units_at(m.world, m.place("Amida")))
    shift(m.world, guest, m.place("Chaldea"))
    m.begin(WordsExpire(1 << m.nation("byzantium") | 1 << m.nation("persia")))
    assert [event.args for event in m.events("must-part")] == [{"people": "byzantium", "place": "Chaldea"}]
    assert m.asked() == ("roman", "retreat")


@rule("XXX.B.5")
def test_the_end_of_diplomacy_ends_what_is_left_of_it(embassy: MakeEmbassy) -> None:
    m = embassy().deal("byzantium", "alliance").play("byzantium", "alliance", "envoys-to:persia")
    m.do("accept-offer").begin(EndOfDiplomacy())
    assert m.world.allies[m.nation("persia")] == 0
    assert m.told("alliance-ends") == ["XXX.B.5"]


@pytest.mark.parametrize(("dice", "tie"), [(PASSED, CLIENT), (FAILED, FREE)])
@rule("XXX.B.6", "XXVII.A.1")
def test_a_minor_kingdom_becomes_a_client_on_a_d2(embassy: MakeEmbassy, dice: list[int], tie: int) -> None:
    table = embassy(ARMENIA, dice).deal("byzantium", "alliance")
    m = table.play("byzantium", "alliance", "envoys-to:armenians")
    assert m.world.tie[m.nation("armenians")] == tie
    assert m.told("becomes-client" if tie == CLIENT else "alliance-declined") == ["XXX.B.6"]
    m.begin(EndOfDiplomacy())
    assert m.world.tie[m.nation("armenians")] == tie  # for good


@rule("XXX.B.7")
def test_the_diplomacy_step_wins_the_client_before_administration(embassy: MakeEmbassy) -> None:
    table = embassy(ARMENIA, PASSED).deal("byzantium", "alliance")
    m = table.play("byzantium", "alliance", "envoys-to:armenians")
    m.begin(Income(m.nation("byzantium")))
    assert (2, "XIV.F.6") in m.modifiers("income"), "it pays in the same turn"


@pytest.mark.parametrize(("dice", "tie"), [(PASSED, FREE), (FAILED, CLIENT)])
@rule("XXX.B.8")
def test_the_card_may_part_client_and_patron(embassy: MakeEmbassy, dice: list[int], tie: int) -> None:
    m = embassy(CLIENTS, dice).deal("persia", "alliance").play("persia", "break")
    assert m.world.tie[m.nation("armenians")] == tie
    assert m.told("discord-fails") == ([] if tie == FREE else ["XXX.B.8"])
    assert m.told("is-free") == (["XXX.B.8"] if tie == FREE else [])


@rule("XXX.B.8")
def test_the_card_may_end_an_alliance_of_its_own_nation(embassy: MakeEmbassy) -> None:
    m = embassy(ALLIES, PASSED).deal("byzantium", "alliance").play("byzantium", "break")
    assert between(m, "byzantium", "persia") == HOSTILE


@rule("XXX.B.8")
def test_the_halves_of_rome_are_not_parted_before_turn_3(embassy: MakeEmbassy) -> None:
    early = EAST.replace("turn = 4", 'turn = 2\nallies = [["rome", "byzantium"]]')
    early += '\n[nations.rome]\nseat = "roman"\ncapital = "Latium"\nunits = { Latium = "legion" }\n'
    m = embassy(early).deal("persia", "alliance").confer()
    assert m.refusal("envoys:persia:break").key == "card-no-target"


@rule("XXXVI.B.1", "XXVI.B.7")
def test_allies_part_at_once_even_in_the_time_phase(embassy: MakeEmbassy) -> None:
    shared = ALLIES.replace('Adiabene = "infantry"', 'Amida = "3 infantry"')
    m = embassy(shared, PASSED).deal("byzantium", "alliance").play("byzantium", "break")
    assert m.events("must-part")[0].args == {"people": "byzantium", "place": "Amida"}
    assert m.asked() == ("roman", "retreat")


@rule("XXVI.B.5")
def test_a_client_has_no_allies(embassy: MakeEmbassy) -> None:
    active = ARMENIA.replace('role = "inactive"\n', "")
    table = embassy(active, PASSED).deal("byzantium", "alliance")
    m = table.m
    ally(m.world, m.nation("persia"), m.nation("armenians"))
    table.play("byzantium", "alliance", "envoys-to:armenians")
    assert between(m, "persia", "armenians") == HOSTILE
    assert between(m, "byzantium", "armenians") == NEUTRAL


@rule("XXX.B.7")
def test_amid_administration_no_minor_kingdom_changes_its_protector(embassy: MakeEmbassy) -> None:
    """F163: Persia would be a partner all the while."""
    table = embassy(ARMENIA).deal("byzantium", "alliance")
    m = table.m
    m.state.frames, m.state.asks = [], []
    m.begin(AdministrationPhase())
    assert m.ask().seat != m.world.seat[m.nation("byzantium")]
    GAME.choose(m.state, 0, "envoys:byzantium:alliance")
    assert m.offered() == ["envoys-to:visigoths", "envoys-to:persia"]
