"""A moment at which nothing is half done."""

from aevum.engine import Ask, Option
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.state import MedioevoState


class Pause(Menu):
    """A question to the first seat, while nothing is half done."""

    def run(self, s: MedioevoState) -> None:
        s.ask(0, "rest", guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("rest")]
