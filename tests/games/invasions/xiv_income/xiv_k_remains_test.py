"""XIV.K What an Empire leaves behind when it falls, piece by piece."""

from collections.abc import Callable

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.income.bankruptcy import Bankruptcy
from aevum.games.invasions.rules.income.collapse import Collapse, CollapseCheck
from aevum.games.invasions.rules.realm.realm import IN_DECK
from aevum.games.invasions.rules.world.pieces import shift, units_at
from aevum.games.invasions.rules.world.world import GONE, NOWHERE, put
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xiv_income.xiv_bankruptcy_test import HARMLESS, POOR

Maker = Callable[..., ScriptedMap]

FALL = """
turn = {turn}
seats = ["roman", "goth", "hun"]
[nations.rome]
seat = "roman"
age = 9
decline = 1
gold = 12
capital = "Latium"
areas = [{areas}]
units = {{ {units} }}
[nations.alamanni]
seat = "hun"
horde = "Agri Decumates"
units = {{ "Agri Decumates" = "infantry" }}
reserve = "noble-cavalry, archer, infantry"
[nations.huns]
seat = "hun"
horde = "Tisia"
units = {{ Tisia = "horse-archer"{huns} }}
"""


def empire(
    on_map: Maker,
    units: str = 'Latium = "legion"',
    areas: str = '"Italia"',
    huns: str = "",
    turn: int = 6,
    dice: list[int] | None = None,
) -> ScriptedMap:
    return on_map(FALL.format(units=units, areas=areas, huns=huns, turn=turn), dice, realm=True)


def fallen(m: ScriptedMap) -> ScriptedMap:
    m.begin(Collapse(m.nation("rome")))
    GAME.check(m.table.state)
    return m


@rule("XIV.K.6")
@pytest.mark.parametrize(
    ("areas", "far"),
    [('"Italia"', 0), ('"Italia", "Africa"', 1), ('"Africa", "Italia", "Hispania", "Graecia"', 3)],
)
def test_each_area_but_that_of_the_capital_helps(on_map: Maker, areas: str, far: int) -> None:
    m = empire(on_map, areas=areas, dice=[1])
    m.begin(CollapseCheck(m.nation("rome")))
    assert [item for item in m.modifiers("collapse-check") if item[1] == "XIV.K.6"] == [(-far, "XIV.K.6")] * (
        far > 0
    )


@rule("XIV.K.5")
def test_in_the_first_turn_no_capital_was_lost_before(on_map: Maker) -> None:
    m = empire(on_map, turn=1, dice=[1])
    m.begin(CollapseCheck(m.nation("rome")))
    assert "XIV.K.5" not in [cause for _, cause in m.modifiers("collapse-check")]


@rule("XIV.K.10")
def test_infantry_replaces_the_auxiliary_wherever_it_stood(on_map: Maker) -> None:
    """In the desert as well, and though horsemen and archers wait in the reserve."""
    m = fallen(empire(on_map, '"Arabia Deserta" = "auxiliary", Latium = "legion"'))
    assert m.at("Arabia Deserta") == ["alamanni.infantry"]


@rule("XIV.K.10")
def test_where_enemies_stand_it_goes_home(on_map: Maker) -> None:
    """F181: Huns have come to Cisalpina, where nobody keeps the peace with them."""
    m = empire(on_map, 'Cisalpina = "auxiliary", Latium = "legion"')
    shift(m.world, m.world.first[m.place("Tisia")], m.place("Cisalpina"))
    m.begin(Collapse(m.nation("rome")))
    assert m.at("Cisalpina") == ["huns.horse-archer"]
    assert m.at("Agri Decumates") == ["alamanni.infantry"] * 2


@rule("XIV.K.10")
@pytest.mark.parametrize("place", ["Cisalpina", "Arabia Deserta"])
def test_where_the_reserve_is_short_its_people_says_which_auxiliary_is_replaced(
    on_map: Maker, place: str
) -> None:
    m = empire(on_map, '"Arabia Deserta" = "auxiliary", Cisalpina = "auxiliary", Latium = "legion"')
    m.begin(Collapse(m.nation("rome")))
    assert m.asked() == ("hun", "exchange-auxiliary")
    there = [option.args["place"] for option in m.ask().options]
    assert sorted(map(str, there)) == ["Arabia Deserta", "Cisalpina"]
    m.do(next(option.id for option in m.ask().options if option.args["place"] == place))
    assert m.at(place) == ["alamanni.infantry"]
    assert [event.args["place"] for event in m.events("auxiliary-exchanged")] == [place]


@rule("XIV.K.10")
@pytest.mark.parametrize("first", ["Venetia", "Cisalpina", "Noricum"])
def test_what_has_been_replaced_is_not_asked_for_again(on_map: Maker, first: str) -> None:
    """Two of the people for three auxiliaries."""
    units = 'Venetia = "auxiliary", Cisalpina = "auxiliary", Noricum = "auxiliary"'
    text = FALL.format(units=units, areas='"Italia"', huns="", turn=6)
    m = on_map(text.replace("archer, infantry", "archer, 2 infantry"), realm=True)
    m.begin(Collapse(m.nation("rome")))
    assert m.ask().args["units"] == 2
    m.do(f"choose-unit:infantry:alamanni:whole:{first}")
    left = {str(option.args["place"]) for option in m.ask().options}
    assert left == {"Venetia", "Cisalpina", "Noricum"} - {first}
    m.do(m.offered()[-1])
    assert len(m.events("auxiliary-exchanged")) == 2


@rule("XIV.K.10")
@pytest.mark.parametrize("places", [["Cisalpina"], ["Cisalpina", "Venetia"]])
def test_where_the_reserve_suffices_nobody_is_asked(on_map: Maker, places: list[str]) -> None:
    """One for each auxiliary, and no more of them."""
    units = ", ".join(f'{place} = "auxiliary"' for place in places)
    text = FALL.format(units=units, areas='"Italia"', huns="", turn=6)
    m = fallen(on_map(text.replace("archer, infantry", "archer, 2 infantry"), realm=True))
    assert [str(event.args["place"]) for event in m.events("auxiliary-exchanged")] == places
    assert [m.at(place) for place in places] == [["alamanni.infantry"]] * len(places)


@rule("XIV.K.12", "XXIX.G.1")
@pytest.mark.parametrize(("falls", "told"), [("rome", "XIV.K.12"), ("huns", "XXIX.G.1")])
def test_the_vassals_of_whoever_is_gone_are_free(on_map: Maker, falls: str, told: str) -> None:
    tied = FALL.replace("[nations.alamanni]", f'[nations.alamanni]\ntie = "vassal"\nlord = "{falls}"')
    m = on_map(tied.format(units='Latium = "legion"', areas='"Italia"', huns="", turn=6), realm=True)
    m.begin(Collapse(m.nation(falls)))
    assert m.told("is-free") == [told]


@rule("XIV.K.11")
def test_mercenaries_go_home_from_anywhere(on_map: Maker) -> None:
    m = fallen(empire(on_map, '"Arabia Deserta" = "huns.horse-archer", Latium = "legion"'))
    assert (m.at("Tisia"), m.at("Arabia Deserta")) == (["huns.horse-archer"] * 2, [])


@rule("XIV.K.9")
def test_units_in_the_pay_of_others_are_gone_too(on_map: Maker) -> None:
    m = empire(on_map, huns=', Dacia = "rome.legion, horse-archer"')
    (lent,) = [u for u in units_at(m.world, m.place("Dacia")) if u in m.world.of_people[m.nation("rome")]]
    assert m.world.master[lent] == m.nation("huns")
    fallen(m)
    assert (m.world.place[lent], m.world.master[lent]) == (GONE, m.nation("rome"))
    assert m.at("Dacia") == ["huns.horse-archer"]


@rule("XIV.K.9")
def test_its_decline_its_cards_and_its_marriages_end(on_map: Maker) -> None:
    m = empire(on_map)
    r, rome, huns, alamanni = m.realm, m.nation("rome"), m.nation("huns"), m.nation("alamanni")
    r.diplomacy_at = [rome, huns, *r.diplomacy_at[2:]]
    r.wed = [rome, huns, huns, alamanni, alamanni, rome]
    r.held = put(put(r.held, rome, 1), huns, 1)
    m.world.moving = 1 << rome | 1 << huns
    fallen(m)
    assert (m.world.decline[rome], m.world.moving) == (0, 1 << huns)
    assert (r.diplomacy_at[:2], r.wed) == ([IN_DECK, huns], [huns, alamanni])
    assert (r.held[rome], r.held[huns]) == (0, 1)
    assert "collapse:rome" in r.happened


@rule("VI.K.6")
def test_barbarians_who_vanish_have_no_horde(on_map: Maker) -> None:
    m = empire(on_map)
    m.begin(Collapse(m.nation("huns"), "VI.K.6"))
    assert (m.world.horde[m.nation("huns")], m.at("Tisia"), m.owner("Tisia")) == (NOWHERE, [], "")
    assert (m.told("nation-vanishes"), m.told("empire-collapses")) == (["VI.K.6"], [])


@rule("XIV.K.12")
@pytest.mark.parametrize(("falls", "heir"), [("rome", "byzantium"), ("byzantium", "rome"), ("huns", "")])
def test_the_foedera_of_one_half_pass_to_the_other(on_map: Maker, falls: str, heir: str) -> None:
    lord = falls if heir else "rome"
    text = FALL.format(units='Latium = "legion"', areas='"Italia"', huns="", turn=6)
    text += '[nations.byzantium]\nseat = "roman"\ncapital = "Thracia"\nunits = { Thracia = "legion" }\n'
    text += f'[nations.visigoths]\nseat = "goth"\ntie = "federate"\nlord = "{lord}"\ntied_since = 4\n'
    text += 'foedus = ["Septimania", "Garumnum"]\nhorde = "Septimania"\n'
    text += 'units = { Septimania = "infantry", Garumnum = "infantry" }\n'
    m = on_map(text, realm=True)
    m.begin(Collapse(m.nation(falls)))
    assert m.world.lord[m.nation("visigoths")] == m.nation(heir or "rome")
    assert m.owner("Septimania") == m.owner("Garumnum") == (heir or "rome")


@rule("XIV.J.5", "XII.B.5")
def test_a_province_whose_garrison_is_dismissed_is_lost(on_map: Maker) -> None:
    """Hispalensis was held by its one unit; a fleet at sea held nothing."""
    text = POOR.format(age=5, gold=0).replace('"Sinus Gallicus"', '"Mare Adriaticum"')
    m = on_map(text, [HARMLESS], realm=True)
    m.begin(Bankruptcy(m.nation("suebi"), 2))
    m.do("choose-unit:fleet:suebi:whole:Mare Adriaticum", "choose-unit:infantry:suebi:whole:Hispalensis")
    assert (m.owner("Hispalensis"), m.owner("Carpetania")) == ("", "suebi")
    assert (m.at("Hispalensis"), m.at("Mare Adriaticum")) == ([], [])


@pytest.mark.parametrize("status", ["out", "barbarian"])
def test_who_is_out_or_of_the_wild_is_not_bankrupt(on_map: Maker, status: str) -> None:
    m = on_map(POOR.format(age=5, gold=0), realm=True)
    n = m.nation("suebi")
    if status == "out":
        m.world.role = put(m.world.role, n, 0)
    else:
        m.world.status = put(m.world.status, n, 0)
    m.begin(Bankruptcy(n, 2))
    assert m.events("bankrupt") == []
