"""The answer to "what are my chances?": the odds of a line, and the same battle played by the rules."""

from aevum.engine.game import Game
from aevum.engine.refusal import BadData
from aevum.games.medioevo.odds import layout, line, played
from aevum.games.medioevo.odds.battle import BattleOdds, battle_odds
from aevum.games.medioevo.odds.line import Wish
from aevum.games.medioevo.odds.sale import sale_odds
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.kit.samples import report

SIDE_NAMES = ("attacker", "defender")


def answer(game: Game, scenario: str, options: dict[str, object]) -> dict[str, object]:
    """Odds of what a line describes (`odds.line`)."""
    wish = _wish(scenario, options)
    found: dict[str, object] = {"game": game.name, "line": wish.line}
    if wish.cubes:
        sale = sale_odds(wish.cubes, wish.number("market", 0), wish.number("points", 0))
        figures = {"cost": sale.cost, "proceeds": sale.proceeds, "profit": sale.profit}
        return {**found, "kind": "sale", "cubes": wish.cubes, **figures}
    return {**found, "kind": "battle", "policy": "usual", **_told(wish, battle_odds(layout.meeting(wish)))}


def checked(
    game: Game, scenario: str, options: dict[str, object], games: int, seed: int
) -> dict[str, object]:
    """Let the rules fight it so many times and compare."""
    wish = _wish(scenario, options)
    if wish.cubes:
        raise BadData("--check: nothing in a sale is left to chance")
    odds = battle_odds(layout.meeting(wish))
    field = layout.battlefield(game, wish)
    counts = played.battles(game, field, layout.area(wish), layout.owners(wish), games, seed)
    return report({"won": odds.won, "lost": odds.lost, "nobody": odds.nobody}, counts, games)


def _wish(scenario: str, options: dict[str, object]) -> Wish:
    text = options.get("battle")
    if not isinstance(text, str):
        raise BadData(
            f"scenario: '{scenario}' is no single battle, and so has no odds; try '3 light vs archer'"
        )
    for name in options:
        if name != "battle":
            raise BadData(f"options.{name}: there is no such option")
    return line.read(text)


def _told(wish: Wish, odds: BattleOdds) -> dict[str, object]:
    found: dict[str, object] = {
        "won": odds.won,
        "lost": odds.lost,
        "nobody": odds.nobody,
        "rounds": odds.rounds,
        "round": dict(zip(("won", "lost", "drawn"), odds.round, strict=True)),
    }
    meeting = layout.meeting(wish)
    for side, name in enumerate(SIDE_NAMES):
        camp = meeting.sides[side]
        items: list[dict[str, object]] = []
        if camp.added:
            items.append({"value": camp.added, "key": "turn-order", "rule": "5.BATTLE.11"})
        if camp.spared:
            items.append({"value": -camp.spared, "key": "spared", "rule": "5.FORT.01"})
        found[name] = {
            "units": {PIECE_NAMES[piece]: count for piece, count in enumerate(camp.force) if count},
            "dice": camp.circle,
            "modifiers": items,
            "first_round_damage": odds.dealt[side],
            "lost_units": odds.units[side],
            "lost_florins": odds.florins[side],
        }
    return found
