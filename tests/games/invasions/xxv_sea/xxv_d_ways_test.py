"""XXV.D Which voyages there are, why not others, and who is asked."""

from collections.abc import Callable

from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap

Waters = Callable[..., str]


@rule("XXV.D.1", "XXV.D.3")
def test_two_zones_lead_to_every_friendly_coast_but_the_own(on_map: OnMap, waters: Waters) -> None:
    """Round Sicilia: out through the Tyrrhenian Sea, and on into the Sicilian one."""
    ways = "ship-on:Mare Tyrrheneum:Mare Siculum:"
    rome = 'Sicilia = "legion", "Mare Siculum" = "fleet", "Mare Tyrrheneum" = "fleet", Epirus = "legion"'
    m = on_map(waters(rome)).do("march:Sicilia")
    found = {option.removeprefix(ways) for option in m.offered() if option.startswith(ways)}
    assert found == {"Apulia", "Beneventum", "Epirus"}


@rule("XXV.D.6", "XXV.D.4")
def test_who_has_just_paces_and_ships_enough_fails_for_another_reason(on_map: OnMap, waters: Waters) -> None:
    """A pace for the one zone, and a leader for the one ship: only the coast is not theirs."""
    rome = 'Sicilia = "legion", "Mare Siculum" = "fleet"'
    m = on_map(waters(rome, leaders='Sicilia = "gratianus"')).do("march:Sicilia")
    (unit,) = units_at(m.world, m.place("Sicilia"))
    m.world.march[unit] = 3
    assert m.refusal("ship:Mare Siculum:Achaia").key == "ship-unfriendly"
    assert m.refusal("ship-on:Mare Siculum:Mare Adriaticum:Umbria").key == "voyage-paces"


@rule("XXV.D.3", "XXV.D.11")
def test_the_player_who_ships_is_asked_wherever_he_sits(on_map: OnMap, waters: Waters) -> None:
    vandals = 'Utica = "infantry", "Mare Siculum" = "3 fleet"'
    m = on_map(waters("", vandals, acting="vandals")).do("march:Utica")
    m.do(next(o for o in m.offered() if o.startswith("ship:Mare Siculum")))
    assert m.asked() == ("vandal", "carriers")
