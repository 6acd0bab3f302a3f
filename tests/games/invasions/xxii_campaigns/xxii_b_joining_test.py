"""XXII.B.2 Units on their way to a campaigning leader: who can come, and what stops them."""

from collections.abc import Callable

import pytest

from aevum.testing import rule
from tests.games.invasions.xxii_campaigns.xxii_a_campaigns_test import EMPIRE


def campaign(on_map: Callable, text: str, *before: str) -> object:
    return on_map(text).do(*before, "done", "campaign:iulianus:3", "set-out")


@rule("XXII.B.2", "XVIII.B.1")
def test_who_marched_before_comes_with_fresh_paces(on_map: Callable) -> None:
    """Three provinces in the movement of stacks, and two more to the leader in his campaign."""
    m = campaign(on_map, EMPIRE, "march:Pontus", "go:Paphlagonia", "go:Bythinia", "go:Mysia")
    assert "byzantium.infantry" in m.at("Mysia")
    place = next(option for option in m.offered() if option in ("call:Mysia", "summon:Mysia"))
    m.do(place, "joins:infantry:byzantium:whole:3")
    assert "byzantium.infantry" in m.at("Cappadocia")


@rule("XXII.B.2", "XVIII.C.1")
@pytest.mark.parametrize(
    ("guard", "comes"), [("", True), (', Melitene = "infantry", Cilicia = "infantry"', False)]
)
def test_nobody_comes_past_an_enemy_who_stops_him(on_map: Callable, guard: str, comes: bool) -> None:
    """F100: both ways from Amida in reach lead past Persians."""
    text = EMPIRE.replace('Cilicia = "cavalry" }', 'Amida = "infantry" }').replace(
        'units = { Chaldea = "infantry" }', f'units = {{ Chaldea = "infantry"{guard} }}'
    )
    text = text.replace('"Asia", "Cappadocia", "Oriens"]', '"Asia"]')
    m = campaign(on_map, text)
    offered = [option for option in m.offered() if option in ("call:Amida", "summon:Amida")]
    assert (len(offered) == 1) is comes


@rule("XXII.B.2", "XVIII.B.5")
def test_the_leaders_pace_is_not_theirs(on_map: Callable) -> None:
    """Infantry four provinces away cannot come, though with a leader it would march as far."""
    text = EMPIRE.replace('Cappadocia = "iulianus"', 'Mysia = "iulianus"').replace(
        'Pontus = "infantry"', 'Mysia = "legion", Amida = "infantry, cavalry"'
    )
    m = campaign(on_map, text.replace("3 legion, 2 cavalry", "legion")).do("call:Amida")
    refusal = m.why_not("joins:infantry:byzantium:whole:3")
    assert (refusal.key, refusal.rule) == ("no-paces", "XXII.B.2")
    m.do("joins:cavalry:byzantium:whole:4")
    assert m.at("Amida") == ["byzantium.infantry"]
    assert "byzantium.cavalry" in m.at("Mysia")
