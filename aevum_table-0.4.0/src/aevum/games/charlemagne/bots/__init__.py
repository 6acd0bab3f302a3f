"""The bots of Charlemagne, best first."""

from collections.abc import Callable

from aevum.bots import Bot
from aevum.games.charlemagne.bots.bot import Chancellor, Fast

BOTS: dict[str, Callable[[], Bot]] = {"bot": Chancellor, "fast": Fast}
