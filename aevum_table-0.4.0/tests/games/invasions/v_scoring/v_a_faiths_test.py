"""V.A.8 The religions with which the later scenarios begin."""

import pytest

from aevum.games.invasions.rules.setup.start import WHOLE, set_up
from aevum.games.invasions.rules.troops import NATIONS

LATER = next(name for name, file in WHOLE.items() if file == "justinian")


def test_who_was_baptised_before_has_had_its_reward() -> None:
    blessed = set_up(LATER, {}, 1).realm.blessed
    assert {NATIONS[n]: mark for n, mark in enumerate(blessed) if mark} == {"franks": 1, "visigoths": 1}


@pytest.mark.parametrize("scenario", [name for name in WHOLE if name != LATER])
def test_elsewhere_nobody_has(scenario: str) -> None:
    assert not any(set_up(scenario, {}, 1).realm.blessed)
