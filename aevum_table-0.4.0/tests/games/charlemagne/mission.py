"""Attempts to convert Saxony, pagan and Tribal; nobody holds its burgs."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.conversion.operation import Conversion
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import FAITHS, SEATS
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]
SAXONY = region("SAX")


def preach(
    match: Maker, dice: list[int], own: list[str], other: list[str], seat: str = "empire"
) -> ScriptedMatch:
    """The seat tries it with its own markers; the other has others to answer."""
    m = match(dice).clear().phasing(seat)
    m.give(seat, *own).give("tribal" if seat == "empire" else "empire", *other)
    return alone(m, Conversion(SEATS.index(seat), m.hex("Verden")))


def faith(m: ScriptedMatch, home: str = "SAX") -> str:
    return FAITHS[m.s.faith[region(home)]]
