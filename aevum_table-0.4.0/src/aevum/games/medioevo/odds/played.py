"""The same battle really played, by the rules and with the usual choices, to check the odds against."""

from aevum.engine.ask import Ask
from aevum.engine.game import Game
from aevum.engine.refusal import EngineFault
from aevum.games.medioevo.odds import policy, throws
from aevum.games.medioevo.odds.clash import fixed
from aevum.games.medioevo.odds.meeting import place_penalty
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.dice import sacrificed
from aevum.games.medioevo.rules.battle.fight import Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.orders import Orders
from aevum.games.medioevo.rules.battle.powers import CANCEL, LEND, POWERS
from aevum.games.medioevo.rules.battle.throw import Throw
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.kit.played import play


def battles(
    game: Game, s: MedioevoState, area: int, owners: list[int], games: int, seed: int
) -> dict[str, int]:
    """How often each end came."""
    counts: dict[str, int] = {}
    for number in range(games):
        end = play(game, s, Battle(area, owners[0], owners[1]), seed + number, answer)
        left = [end.count(area, owner) > 0 for owner in owners]
        who = "won" if left[0] else "lost" if left[1] else "nobody"
        counts[who] = counts.get(who, 0) + 1
    return counts


def answer(s: MedioevoState, ask: Ask) -> str:
    """The usual choice (`policy`)."""
    fight = running(s)
    match ask.key:
        case "battle-intent":
            return "fight"
        case "choose-shelter":
            return "shelter:melee"
        case "captains":
            return _captains(s, fight, ask)
        case "give-up":
            return "keep-all"
        case "battle-dice":
            return _dice(s, fight, ask)
        case "superiority":
            return "press-on"
        case "barbarian-superiority":
            return "hold-back"
        case "barbarian-losses":
            horde = fight.force(s, enemy_of(fight.side_of(ask.seat)))
            return f"hit:{PIECE_NAMES[policy.horde_victim(horde)]}"
        case "assign-damage":
            at = ask.seat * len(UNITS)
            force = fight.force(s, fight.side_of(ask.seat))
            piece = policy.victim(force, s.reserve[at : at + len(UNITS)], fight.at_sea())
            return f"hit:{PIECE_NAMES[piece]}"
    raise EngineFault(f"nobody expects '{ask.key}' in a plain battle")


def _captains(s: MedioevoState, fight: Fight, ask: Ask) -> str:
    frame = s.frames[ask.depth]
    assert isinstance(frame, Orders)
    side = frame.side
    given, against = fight.orders[side], fight.orders[enemy_of(side)]
    own, enemy = fight.line(s, side), fight.line(s, enemy_of(side))
    wanted = policy.orders(own, enemy, given, against, frame.for_archers, fight.at_sea())
    if len(wanted) == len(given):
        return "captains-done"
    order = wanted[len(given)]
    unit = PIECE_NAMES[order % len(POWERS)]
    if order >= CANCEL:
        return f"cancel-power:{unit}"
    return f"lend-power:{unit}" if order >= LEND else f"act-as:{unit}"


def _dice(s: MedioevoState, fight: Fight, ask: Ask) -> str:
    frame = s.frames[ask.depth]
    assert isinstance(frame, Throw)
    side = fight.side_of(ask.seat)
    enemy = enemy_of(side)
    added = _added(s, fight, enemy)
    lying = fight.circle if fight.is_horde(enemy) else fight.dice[enemy]
    against = [(fixed(lying, added), 1.0)] if lying else throws.plain(added)
    plan = throws.Plan(throws.weights(_added(s, fight, side), against))
    die = plan.die(fight.dice[side], frame.again)
    return "let-lie" if die == throws.KEEP else f"rethrow:d{DICE[die]}"


def _added(s: MedioevoState, fight: Fight, side: int) -> int:
    place = 0 if fight.is_horde(side) else place_penalty(s, fight.owner(side))
    return place + sacrificed(fight.given[side])
