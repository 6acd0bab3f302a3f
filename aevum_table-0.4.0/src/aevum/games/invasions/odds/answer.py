"""The answer to "what are my chances?": the odds, and the modifiers that make them, each with its rule."""

from aevum.engine.event import Modifier
from aevum.engine.game import Game
from aevum.engine.refusal import BadData
from aevum.games.invasions.odds.battle import begin
from aevum.games.invasions.odds.engagement import engagement_odds
from aevum.games.invasions.odds.played import expected, play_out
from aevum.games.invasions.odds.result import BattleOdds
from aevum.games.invasions.odds.siege import SiegeOdds
from aevum.games.invasions.rules.advanced import modifiers
from aevum.games.invasions.rules.combat import archery
from aevum.games.invasions.rules.combat.losses import capacity
from aevum.games.invasions.rules.combat.pools import melee_pool
from aevum.games.invasions.rules.combat.tally import tallies
from aevum.games.invasions.rules.engagement import overruns_limes
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, SIDE_NAMES, Fight
from aevum.games.invasions.rules.siege.check import ASSAULT_HITS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.kit.samples import report

POLICY = "steady"


def answer(game: Game, scenario: str, options: dict[str, object]) -> dict[str, object]:
    """Odds of a scenario's battle and siege as plain data."""
    s = game.setup(scenario, options, 0, game.pack())
    assert isinstance(s, InvasionsState)
    if s.fight_now is None:
        raise BadData(f"scenario: '{scenario}' is no single fight, and so has no odds")
    found: dict[str, object] = {
        "game": game.name,
        "scenario": scenario,
        "combat": "advanced" if s.advanced else "basic",
        "policy": POLICY,
    }
    if s.fight.sides[DEFENDER].standing():
        found.update(engagement_odds(s.fight, s.advanced, s.intercepted_ambush).to_json())
        fight = begin(s.fight)
        if overruns_limes(fight):
            fight.sides[DEFENDER].limes = []
        if fight.sides[DEFENDER].standing():
            found["rolls"] = [_rolls(fight, i, s.advanced) for i in (0, 1)]
    if s.fight.field.level:
        strong = capacity(s.fight.sides[ATTACKER]) > ASSAULT_HITS
        ways = (False, True) if strong else (False,)
        found["siege"] = [SiegeOdds(s.fight, assault).to_json() for assault in ways]
        found["assault_hits"] = ASSAULT_HITS
    return found


def checked(
    game: Game, scenario: str, options: dict[str, object], games: int, seed: int
) -> dict[str, object]:
    """Play the battle out and compare; `agrees` is false where chance cannot explain the difference."""
    s = game.setup(scenario, options, 0, game.pack())
    assert isinstance(s, InvasionsState)
    if not s.fight.sides[DEFENDER].standing():
        raise BadData("there is no battle to play out, only a siege")
    odds: BattleOdds = engagement_odds(s.fight, s.advanced, s.intercepted_ambush)
    played = play_out(game, scenario, options, games, seed)
    return report(expected(odds), played.counts, played.games)


def _rolls(fight: Fight, i: int, advanced: bool) -> dict[str, object]:
    """What a side rolls at full strength, before anybody is hit."""
    both = tallies(fight)
    ground = fight.field.open
    found: dict[str, object] = {"side": SIDE_NAMES[i], "rerolls": fight.sides[i].stock}
    shots: list[Modifier] = []
    melee: list[Modifier] = []
    swaps: list[Modifier] = []
    if advanced:
        if modifiers.can_shoot(both[i], archery.PLAIN_SHOTS) and not fight.field.naval:
            bonus = modifiers.archery_bonus(both[i], both[1 - i], ground, archery.PLAIN_SHOTS, shots)
            found["archery"] = {"bonus": bonus, "modifiers": _told(shots)}
        found["melee"] = {"bonus": modifiers.melee_bonus(fight, i, True, melee), "modifiers": _told(melee)}
        return found
    if not fight.field.naval:
        white, black = archery.pool(both[i], both[1 - i], ground, archery.PLAIN_SHOTS, shots)
        if shots:
            found["archery"] = {"white": white, "black": black, "modifiers": _told(shots)}
    white, black = melee_pool(fight, i, melee, swaps)
    found["melee"] = {
        "white": white,
        "black": black,
        "modifiers": _told(melee),
        "swaps": _told(swaps),
    }
    return found


def _told(items: list[Modifier]) -> list[dict[str, object]]:
    return [item.to_json() for item in items]
