"""Within a battle: dice, damage, captains, flight and surrender (5.BATTLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.clash import FIRST_HIT, fought, place_penalty
from aevum.games.medioevo.odds import throws
from aevum.games.medioevo.rules.battle.dice import lowest, rolled, sacrificed
from aevum.games.medioevo.rules.battle.fight import FLEE, Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.powers import captain_powers
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER, battle_score
from aevum.games.medioevo.rules.battle.shelter import spares
from aevum.games.medioevo.rules.diplomacy.war import hostile, may_attack
from aevum.games.medioevo.rules.horde.muster import DICE
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT
from aevum.games.medioevo.rules.tables import parameter
from aevum.games.medioevo.rules.words import PIECE_NAMES
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

USUAL = 7
"""The attack value that one expects of dice that have not been thrown yet."""
HOPELESS = 0.15
TIMES = 16
SUPERIOR = parameter("capture-ratio")
ORDERS = ("act-as:cavalry", "cancel-power:cavalry", "act-as:heavy-infantry", "act-as:archer")
"""What captains do, best first."""
SPARE = 3
"""Powers of captains beyond those for the melee."""
BEFORE_IT = 2
"""Units that stand before the crew of an engine."""


def _side(fight: Fight, seat: int) -> int:
    return ATTACKER if fight.attacker == seat else DEFENDER


def chance(s: MedioevoState, seat: int) -> float:
    """To win the running battle from here."""
    fight = running(s)
    side = _side(fight, seat)
    enemy = enemy_of(side)
    horde = fight.is_horde(enemy)
    own = place_penalty(s, seat)
    other = 0 if horde else place_penalty(s, fight.owner(enemy))
    circle = fight.circle if horde else []
    walls = 0 if horde or fight.at_sea() else spares(s, fight.area, fight.owner(enemy))
    forces = [list(fight.force(s, side)), list(fight.force(s, enemy))]
    return fought(forces[0], forces[1], circle, own, other, walls, TIMES).win


def choose_enemy(s: MedioevoState, ask: Ask) -> Option:
    """Whoever may be fought without loss of honour; others are left in peace where that is possible."""
    for option in all_of(ask, "attack"):
        enemy = s.seats.index(str(option.args["enemy_seat"]))
        if hostile(s, ask.seat, enemy) and may_attack(s, ask.seat, enemy):
            return option
    return of_key(ask, "leave-in-peace") or ask.options[0]


def dice(s: MedioevoState, ask: Ask) -> Option:
    """Which die to throw again next: for the most damage dealt, less what is taken and lost."""
    fight = running(s)
    side = _side(fight, ask.seat)
    enemy = enemy_of(side)
    now = fight.dice[side]
    against = USUAL
    if fight.is_horde(enemy):
        against = rolled(fight.circle) + sacrificed(fight.given[enemy])
    elif fight.dice[enemy]:
        against = rolled(fight.dice[enemy]) + _added(s, fight, enemy)
    own, other = sum(fight.line(s, side)), sum(fight.line(s, enemy))
    place = _added(s, fight, side)
    riders, heavy = fight.cavalry[side], fight.heavy[side]
    fleeing = fight.intent[side] == FLEE

    def worth(faces: list[int]) -> float:
        value = max(0, rolled(faces) + place)
        losses = max(0, lowest(faces) - heavy)
        if fleeing:
            return -float(losses)
        dealt = min(
            other, battle_score(max(0, value - against), own) + (2 * riders if value >= against else 0)
        )
        taken = min(own, battle_score(max(0, against - value), other))
        return 1.1 * dealt - min(own, taken + losses)

    plan = throws.Plan([worth(faces) for faces in throws.FACES])
    again = [die for die, sides in enumerate(DICE) if ask.find(f"rethrow:d{sides}") is None]
    die = plan.die(now, again)
    wish = "let-lie" if die == throws.KEEP else f"rethrow:d{DICE[die]}"
    return ask.find(wish) or ask.options[0]


def _added(s: MedioevoState, fight: Fight, side: int) -> int:
    return place_penalty(s, fight.owner(side)) + sacrificed(fight.given[side])


def shelter(s: MedioevoState, ask: Ask) -> Option:
    """Walls are for the melee, then against arrows (5.FORT.02)."""
    return ask.find("shelter:melee") or ask.find("shelter:arrows") or ask.options[0]


def assign(s: MedioevoState, ask: Ask) -> Option:
    """The cheapest unit takes it; a crew last."""

    def dear(option: Option) -> int:
        piece = PIECE_NAMES.index(str(option.args["unit"]))
        return FIRST_HIT.index(piece) + (10 if option.key == "hit-crew" else 0)

    return min(ask.options, key=dear)


def barbarian_losses(s: MedioevoState, ask: Ask) -> Option:
    """Those fall first who shoot, captains before archers."""
    return max(ask.options, key=lambda option: PIECE_NAMES.index(str(option.args["unit"])))


def captains(s: MedioevoState, ask: Ask) -> Option:
    """They wait for the melee, but where more than one archer of the enemy's would shoot."""
    fight = running(s)
    side = _side(fight, ask.seat)
    done = of_key(ask, "captains-done") or ask.options[-1]
    powers = captain_powers(fight.line(s, side), fight.line(s, enemy_of(side)))
    early = ask.find("act-as:archer") is not None and ask.find("act-as:heavy-infantry") is None
    if early and fight.line(s, enemy_of(side))[ARCHER] < 2 and powers - len(fight.orders[side]) < SPARE:
        return done
    for wish in ORDERS:
        found = ask.find(wish)
        if found is not None:
            return found
    return done


def crew(s: MedioevoState, ask: Ask) -> Option:
    """Light infantry and archers man an engine while others stand before it; it fires at units."""
    fight = running(s)
    side = _side(fight, ask.seat)
    idle = fight.idle(s, side)
    for option in all_of(ask, "man-engine"):
        piece = PIECE_NAMES.index(str(option.args["unit"]))
        if piece in (LIGHT, ARCHER) and sum(idle) > BEFORE_IT:
            return option
    return of_key(ask, "aim-at-units", "leave-idle") or ask.options[0]


def intent(s: MedioevoState, ask: Ask) -> Option:
    """It flees or surrenders where the battle is lost; else it fights, for prisoners where that is free."""
    fight = running(s)
    side = _side(fight, ask.seat)
    own = sum(fight.force(s, side))
    stay = of_key(ask, "fight") or ask.options[0]
    if own >= SUPERIOR * sum(fight.force(s, enemy_of(side))):
        # 5.CAPT.02: so many capture as well as they kill; prisoners are ransomed, or cost their owner honour.
        return of_key(ask, "capture") or stay
    if own < 2 or chance(s, ask.seat) > HOPELESS:
        return stay
    return of_key(ask, "flee", "surrender") or stay


def take_surrender(s: MedioevoState, ask: Ask) -> Option:
    """One that wins anyway has the glory of it (V.GAIN.09); one that does not takes what is offered."""
    wish = "refuse-surrender" if chance(s, ask.seat) > 0.9 else "agree-surrender"
    return of_key(ask, wish) or ask.options[0]


def yield_to_demand(s: MedioevoState, ask: Ask) -> Option:
    wish = "agree-surrender" if chance(s, ask.seat) < HOPELESS else "refuse-surrender"
    return of_key(ask, wish) or ask.options[-1]


def give_up(s: MedioevoState, ask: Ask) -> Option:
    """Light infantry goes into the dice only where the enemy is stronger and there is plenty of it."""
    fight = running(s)
    side = _side(fight, ask.seat)
    line = fight.line(s, side)
    enemy = sum(fight.line(s, enemy_of(side)))
    if fight.given[side] == 0 and line[0] >= 2 and sum(line) > enemy > 2 and not line[HEAVY] + line[CAVALRY]:
        return of_key(ask, "give-up") or ask.options[0]
    return of_key(ask, "keep-all") or ask.options[-1]
