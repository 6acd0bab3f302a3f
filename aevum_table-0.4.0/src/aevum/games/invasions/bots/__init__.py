"""The bots of Invasions, best first."""

from collections.abc import Callable

from aevum.bots import Bot
from aevum.games.invasions.bots.fast import Fast
from aevum.games.invasions.bots.marshal.bot import Marshal

BOTS: dict[str, Callable[[], Bot]] = {"bot": Marshal, "fast": Fast}
