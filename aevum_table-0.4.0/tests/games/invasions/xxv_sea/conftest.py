"""Rome and the Vandals at sea: set-ups of the map that differ only in what a test is about."""

from collections.abc import Callable

import pytest

ROME = """
turn = {turn}
seats = ["roman", "vandal", "other"]
acting = ["{acting}"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"{areas}]
invading = {invading}
leaders = {{ {leaders} }}
units = {{ Latium = "guard"{rome} }}
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = {{ Africa = "infantry"{vandals} }}
{more}
"""


def at_sea(
    rome: str,
    vandals: str = "",
    more: str = "",
    *,
    acting: str = "rome",
    areas: str = "",
    leaders: str = "",
    invading: str = "false",
    turn: int = 5,
) -> str:
    """Rome holds Italia with the ports of Neapolis, Syracusae and Ravenna, the Vandals Africa."""
    return ROME.format(
        turn=turn,
        acting=acting,
        areas=areas,
        invading=invading,
        leaders=leaders,
        rome=f", {rome}" if rome else "",
        vandals=f", {vandals}" if vandals else "",
        more=more,
    )


@pytest.fixture
def waters() -> Callable[..., str]:
    return at_sea
