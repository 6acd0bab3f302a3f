"""The bots of Medioevo Universale, best first."""

from collections.abc import Callable

from aevum.bots import Bot
from aevum.games.medioevo.bots.bot import Chancellor, Fast

BOTS: dict[str, Callable[[], Bot]] = {"bot": Chancellor, "fast": Fast}
