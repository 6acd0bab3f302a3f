"""XVIII.I.9 What the Limites leave behind on turn 8."""

from collections.abc import Callable

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.peoples.peoples_test import TEXT, run

Maker = Callable[..., ScriptedMap]


@rule("XVIII.I.9")
def test_without_units_in_reserve_limites_are_disbanded(on_map: Maker) -> None:
    m = on_map(TEXT.format(allies="[]", age=5).replace('reserve = "2 infantry"', ""), realm=True)
    m.world.turn = 8
    run(m, "limites")
    assert (m.at("Tyras"), m.at("Numidia"), m.told("limes-converted")) == ([], [], [])
    assert {"Tyras", "Numidia"} <= {event.args["place"] for event in m.events("limes-disbanded")}


@rule("XVIII.I.9")
@pytest.mark.parametrize(
    ("reserve", "there"),
    [("infantry", ["rome.infantry"]), ("2 infantry, legion", ["rome.infantry"]), ("legion, cavalry", [])],
)
def test_a_limes_in_an_area_without_a_levy_of_its_own_becomes_infantry_of_rome(
    on_map: Maker, reserve: str, there: list[str]
) -> None:
    text = TEXT.format(allies="[]", age=5).replace(
        'limites = ["Numidia", "Lotharingia"]',
        f'limites = ["Numidia", "Pannonia"]\nreserve = "{reserve}"',
    )
    m = on_map(text, realm=True)
    m.world.turn = 8
    run(m, "limites")
    assert m.at("Numidia") == ["africano-romans.infantry"]
    assert (m.at("Pannonia"), m.owner("Pannonia")) == (there, "rome" if there else "")
    disbanded = [event.args["place"] for event in m.events("limes-disbanded")]
    assert ("Pannonia" in disbanded) is (not there), (
        "legions are no levy, and where there is nobody none comes"
    )


@rule("XVIII.I.9")
def test_nor_does_one_whose_levy_has_no_counter_left_go_for_nothing(on_map: Maker) -> None:
    """Two Limites of Africa, and one unit of the Africano-Romans."""
    text = (
        TEXT.format(allies="[]", age=5)
        .replace('reserve = "2 infantry"', 'reserve = "infantry"')
        .replace('["Numidia", "Lotharingia"]', '["Numidia", "Tripolitania"]\nreserve = "2 infantry"')
    )
    m = on_map(text, realm=True)
    m.world.turn = 8
    run(m, "limites")
    found = [*m.at("Numidia"), *m.at("Tripolitania")]
    assert sorted(found) == ["africano-romans.infantry", "rome.infantry"]
