"""Battles really played, to check the odds against."""

from aevum.engine.event import Event
from aevum.engine.game import Game
from aevum.games.invasions.odds.policy import steady
from aevum.games.invasions.odds.result import BattleOdds
from aevum.games.invasions.rules.fight import SIDE_NAMES, Fight
from aevum.games.invasions.rules.state import InvasionsState


class Played:
    """What came of a number of battles between steady players."""

    __slots__ = ("counts", "games")

    def __init__(self) -> None:
        self.games = 0
        self.counts: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1


def play_out(game: Game, scenario: str, options: dict[str, object], games: int, seed: int) -> Played:
    """Play a fight many times, by the frames that a match uses."""
    played = Played()
    for number in range(games):
        s = game.setup(scenario, options, seed + number, game.pack())
        assert isinstance(s, InvasionsState)
        s.log = []
        game.advance(s)
        while s.outcome is None:
            ask = s.live()[0]
            game.choose(s, ask.seat, steady(s, ask), ask.version)
        played.games += 1
        _count(played, s.log, s.fight)
    return played


def _count(played: Played, log: list[Event], fight: Fight) -> None:
    for event in log:
        if event.key == "battle-won":
            played.count(f"win {event.args['side']}")
        elif event.key == "battle-drawn":
            played.count("draw")
        if event.key in ("battle-won", "battle-drawn"):
            for name in SIDE_NAMES:
                played.count(f"{name} eliminated {event.args[name]}")
    if not any(event.key in ("battle-won", "battle-drawn") for event in log):
        winner = SIDE_NAMES[0 if fight.sides[0].standing() else 1]
        played.count(f"win {winner}")
        for i, side in enumerate(fight.sides):
            played.count(f"{SIDE_NAMES[i]} eliminated {len(side.lost)}")
    for i, side in enumerate(fight.sides):
        if side.slain:
            played.count(f"{SIDE_NAMES[i]} leader lost")


def expected(odds: BattleOdds) -> dict[str, float]:
    """The odds under the names that the played battles are counted by."""
    found = {"draw": odds.draw}
    for i, name in enumerate(SIDE_NAMES):
        found[f"win {name}"] = odds.win[i]
        found[f"{name} leader lost"] = odds.sides[i].leader_lost
        for n, p in odds.sides[i].eliminated.items():
            found[f"{name} eliminated {n}"] = p
    return found
