"""The same rolls really played, by the frames that a match uses, to check the odds against."""

from typing import Any

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Event
from aevum.engine.game import Game
from aevum.engine.state import Frame
from aevum.games.charlemagne.odds.losses import careful
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.losses import Losses
from aevum.games.charlemagne.rules.groups import words_of
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.kit.played import play


def once(game: Game, s: CharlemagneState, frame: Frame[Any], seed: int) -> CharlemagneState:
    return play(game, s, frame, seed, _answer)


def _answer(s: CharlemagneState, ask: Ask) -> Option:
    """Every marker in hand is played, a burg is held, as little as possible is lost, nobody advances."""
    frame = s.frames[ask.depth]
    if isinstance(frame, Losses):
        lost = words_of(careful(frame.pieces, frame.amount)[0])
        return next(option for option in ask.options if option.args == lost)
    return ask.options[-1 if ask.key == "advance" else 0]


def told(s: CharlemagneState, key: str, region: str = "") -> list[Event]:
    """The events of a key, of one region where it is named."""
    log = s.log if s.log is not None else []
    return [e for e in log if e.key == key and (not region or e.args.get("region") == region)]


def battles(game: Game, s: CharlemagneState, battle: Battle, games: int, seed: int) -> dict[str, int]:
    """How often each result came, each side was wiped out, and the hex lay open for an advance."""
    counts: dict[str, int] = {}
    defenders = [p for p in s.pieces(battle.target) if s.side_of(p) != battle.seat]
    for number in range(games):
        end = once(game, s, battle, seed + number)
        came = [str(told(end, "battle-result")[0].args["result"])]
        for name, pieces in (("attacker wiped", battle.attackers), ("defender wiped", defenders)):
            if not any(end.at[piece] >= 0 for piece in pieces):
                came.append(name)
        if "attacker wiped" not in came and end.land_side(battle.target) < 0:
            came.append("taken")
        for what in came:
            counts[what] = counts.get(what, 0) + 1
    return counts


def codes(
    game: Game, s: CharlemagneState, frame: Frame[Any], key: str, games: int, seed: int
) -> dict[str, int]:
    """How often each code came of a procedure that tells it in an event."""
    counts: dict[str, int] = {}
    for number in range(games):
        code = str(told(once(game, s, frame, seed + number), key)[0].args["code"])
        # Events tell `P-R`, which the words can select on.
        code = code.replace("-", "+") if len(code) > 1 else code
        counts[code] = counts.get(code, 0) + 1
    return counts


def revolts(
    game: Game, s: CharlemagneState, frame: Frame[Any], region: str, games: int, seed: int
) -> dict[str, int]:
    counts = {"revolt": 0}
    for number in range(games):
        end = once(game, s, frame, seed + number)
        counts["revolt"] += len(told(end, "revolt-succeeds", region))
    return counts
