"""The bots of Invasions, best first."""

from collections.abc import Callable

from aevum.bots import Bot
from aevum.games.invasions.bots.steady_bot import SteadyBot

BOTS: dict[str, Callable[[], Bot]] = {"bot": SteadyBot}
