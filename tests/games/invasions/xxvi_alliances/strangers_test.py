"""F225 Enemies who stand together because their lord is gone."""

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.stance import bind
from aevum.games.invasions.rules.diplomacy.alliances import WordsExpire, ally_for_turn, make_pact
from aevum.games.invasions.rules.diplomacy.cards.alliance import drive_apart
from aevum.games.invasions.rules.income.collapse import Collapse
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom
from aevum.games.invasions.rules.vassalage.foedus import FoedusEnds
from aevum.games.invasions.rules.vassalage.parting import Parting, strangers
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import FREE, NOBODY
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

TEXT = """
turn = 5
seats = ["roman", "goth", "hun"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard" }
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
horde = "Venetia"
foedus = ["Venetia"]
units = { Cisalpina = "2 infantry", Venetia = "infantry" }
[nations.alamanni]
seat = "hun"
tie = "federate"
lord = "rome"
horde = "Helvetia"
foedus = ["Helvetia"]
units = { Cisalpina = "infantry", Helvetia = "infantry" }
"""


@rule("XIV.K.12")
def test_former_federates_of_one_lord_part(on_map: OnMap) -> None:
    m = on_map(TEXT, realm=True)
    w = m.world
    assert strangers(w) == []
    for people in ("visigoths", "alamanni"):
        bind(w, m.nation(people), FREE, NOBODY)
    pair = tuple(sorted((m.nation("visigoths"), m.nation("alamanni"))))
    assert strangers(w) == [pair]
    m.begin(Parting(*pair))
    while m.ask().key == "retreat":
        m.table.choose(m.table.seats[m.ask().seat], m.ask().options[0])
    assert strangers(w) == []
    assert m.at("Cisalpina") == ["visigoths.infantry"] * 2


@rule("XII.D.6")
def test_barbarians_leave_a_people_that_becomes_a_kingdom(on_map: OnMap) -> None:
    free = TEXT.replace('tie = "federate"\nlord = "rome"\n', "").replace("foedus =", "# ")
    text = free.replace('Cisalpina = "2 infantry"', 'Bohemia = "2 infantry"').replace("Cisalpina", "Moravia")
    m = on_map(text, realm=True)
    guest = m.world.first[m.place("Moravia")]
    shift(m.world, guest, m.place("Bohemia"))
    assert strangers(m.world) == []
    m.begin(BecomesKingdom(m.nation("visigoths")))
    while m.ask().key == "retreat":
        m.table.choose(m.table.seats[m.ask().seat], m.ask().options[0])
    assert strangers(m.world) == []
    assert m.at("Bohemia") == ["visigoths.infantry"] * 2


@rule("XXIX.A.4")
def test_at_the_latest_they_part_when_the_activation_ends(on_map: OnMap) -> None:
    m = on_map(TEXT.replace("seats =", 'acting = ["rome"]\nseats =', 1)).to_stacks()
    for people in ("visigoths", "alamanni"):
        bind(m.world, m.nation(people), FREE, NOBODY)
    m.table.choose("roman", "done")
    assert [event.args["people"] for event in m.events("must-part")] == ["alamanni"]
    assert m.asked() == ("hun", "retreat")
    m.table.choose("hun", m.ask().options[0])
    assert strangers(m.world) == []


BESIDE_A_LIMES = """
turn = 4
allies = [["rome", "byzantium"]]
seats = ["roman", "goth"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard" }
[nations.byzantium]
seat = "roman"
capital = "Thracia"
areas = ["Graecia", "Moesia"]
units = { Thracia = "guard" }
limites = ["Dardania"]
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
horde = "Venetia"
foedus = ["Venetia"]
units = { Venetia = "2 infantry" }
"""


@rule("XXVIII.G.8")
def test_a_former_federate_parts_from_third_nations_too(on_map: OnMap) -> None:
    """F227: the ally of its federator let the federate stand beside its Limes, and does so no more."""
    m = on_map(BESIDE_A_LIMES, realm=True)
    goths = m.nation("visigoths")
    shift(m.world, m.world.first[m.place("Venetia")], m.place("Dardania"))
    assert strangers(m.world) == []
    m.begin(FoedusEnds(goths, False, "XXVIII.G.5"))
    while m.ask().key == "retreat":
        m.table.choose(m.table.seats[m.ask().seat], m.ask().options[0])
    assert strangers(m.world) == []


@rule("XXVIII.G.8", "XXVII.A.2")
def test_and_from_a_client_of_its_federator(on_map: OnMap) -> None:
    """F227: it was neutral for Rome's sake only, and Rome itself has nobody there."""
    client = TEXT.replace('foedus = ["Helvetia"]\nunits = { Cisalpina = "infantry", ', "units = { ")
    before, after = client.split("[nations.alamanni]")
    after = after.replace('"federate"', '"client"').replace(
        'Helvetia = "infantry"', 'Helvetia = "2 infantry"'
    )
    m = on_map(f"{before}[nations.alamanni]{after}", realm=True)
    shift(m.world, m.world.first[m.place("Helvetia")], m.place("Cisalpina"))
    assert strangers(m.world) == []
    m.begin(FoedusEnds(m.nation("visigoths"), False, "XXVIII.G.5"))
    assert [event.args["people"] for event in m.events("must-part")] == ["alamanni"]
    assert (m.asked(), m.ask().args["place"]) == (("hun", "retreat"), "Cisalpina")
    m.table.choose("hun", m.ask().options[0])
    assert m.at("Cisalpina") == ["visigoths.infantry"] * 2


FALLING = """
turn = 6
seats = ["roman", "goth", "hun"]
[nations.rome]
seat = "roman"
age = 9
capital = "Latium"
areas = ["Italia"]
units = { Latium = "legion", Venetia = "auxiliary", Noricum = "auxiliary" }
[nations.alamanni]
seat = "hun"
tie = "vassal"
lord = "rome"
horde = "Agri Decumates"
units = { "Agri Decumates" = "infantry", Helvetia = "infantry" }
reserve = "archer, infantry"
[nations.visigoths]
seat = "goth"
tie = "client"
lord = "rome"
horde = "Dacia"
units = { Dacia = "3 infantry" }
"""


@rule("XIV.K.10", "XIV.K.12")
def test_while_auxiliaries_of_an_empire_go_over_its_dependants_still_stand_together(on_map: OnMap) -> None:
    """F225: they part when it is settled what of the Empire is left."""
    m = on_map(FALLING, realm=True)
    shift(m.world, m.world.first[m.place("Helvetia")], m.place("Cisalpina"))
    for _ in range(2):
        shift(m.world, m.world.first[m.place("Dacia")], m.place("Cisalpina"))
    assert strangers(m.world) == []
    m.begin(Collapse(m.nation("rome")))
    assert m.asked() == ("hun", "exchange-auxiliary")
    assert strangers(m.world)
    m.world.moving = 0  # as in the phases in which Empires fall
    GAME.check(m.table.state)
    m.table.choose("hun", m.ask().options[0])
    assert [event.args["people"] for event in m.events("must-part")] == ["alamanni"]
    while m.ask().key == "retreat":
        m.table.choose("hun", m.ask().options[0])
    assert strangers(m.world) == []
    GAME.check(m.table.state)


@rule("XXX.E.2")
def test_who_was_let_stay_by_a_pact_parts_when_it_has_run_out(on_map: OnMap) -> None:
    """F225: a former federate stands beside a Limes of the ally of its partner; the Limes is given up."""
    m = on_map(
        BESIDE_A_LIMES.replace('tie = "federate"\nlord = "rome"\n', "").replace("foedus =", "# "), realm=True
    )
    goths, rome = m.nation("visigoths"), m.nation("rome")
    shift(m.world, m.world.first[m.place("Venetia")], m.place("Dardania"))
    make_pact(m.table.state, rome, goths, "XXX.E.2")
    assert strangers(m.world) == []
    m.begin(WordsExpire(1 << rome | 1 << goths))
    assert [event.key for event in m.table.log if event.key in ("pact-ends", "limes-given-up")] == [
        "pact-ends",
        "limes-given-up",
    ]
    assert strangers(m.world) == []
    assert m.at("Dardania") == ["visigoths.infantry"]


@rule("XXX.B.8", "XXIX.G.2")
@pytest.mark.parametrize("acting", [False, True])
def test_a_dependant_that_is_free_again_parts_from_those_whom_its_lord_kept_at_peace(
    on_map: OnMap, acting: bool
) -> None:
    """F225: at once, or when the activation ends."""
    m = on_map(FALLING, [2], realm=True)
    shift(m.world, m.world.first[m.place("Helvetia")], m.place("Cisalpina"))
    for _ in range(2):
        shift(m.world, m.world.first[m.place("Dacia")], m.place("Cisalpina"))
    m.world.moving = 1 if acting else 0
    drive_apart(m.table.state, m.nation("visigoths"), m.nation("rome"))
    GAME.advance(m.table.state)
    assert [event.args["people"] for event in m.events("must-part")] == ([] if acting else ["alamanni"])


@rule("XXX.B.5", "XII.D.2")
def test_former_allies_who_are_neutral_to_each_other_part_too(on_map: OnMap) -> None:
    free = TEXT.replace('tie = "federate"\nlord = "rome"\n', "").replace("foedus =", "# ")
    text = free.replace('Cisalpina = "2 infantry"', 'Bohemia = "2 infantry"').replace("Cisalpina", "Moravia")
    m = on_map(text, realm=True)
    goths, alamanni = m.nation("visigoths"), m.nation("alamanni")
    ally_for_turn(m.table.state, goths, alamanni, "XXX.B.2")
    shift(m.world, m.world.first[m.place("Moravia")], m.place("Bohemia"))
    m.begin(WordsExpire(1 << goths | 1 << alamanni))
    assert strangers(m.world) == []  # neutral in Barbarian land (XII.D.6), and yet no longer allies
    assert (m.asked(), m.ask().args["place"]) == (("hun", "retreat"), "Bohemia")
    m.table.choose("hun", m.ask().options[0])
    assert m.at("Bohemia") == ["visigoths.infantry"] * 2
