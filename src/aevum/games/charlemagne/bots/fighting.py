"""Battles: what an attack promises, which markers it deserves, and when a roll is worth a second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.choosing import playing
from aevum.games.charlemagne.bots.worth import MARKER_DRAWN, capture, lives, spirits
from aevum.games.charlemagne.rules.battle import table
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.battle.markers import BattleMarkers
from aevum.games.charlemagne.rules.battle.strength import fighters, ground, leading, marked, printed
from aevum.games.charlemagne.rules.counters import FLEET, KINDS, MIGHT, STRENGTH, UNITS
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.markers import NAMES, RAGNAROK
from aevum.kit.choosing import passing

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.charlemagne.rules.state import CharlemagneState

DICE = range(1, 7)
ADVANCE_LEAST = 0.5
"""What a Military Advance must bring to be played."""
SPEAR_LEAST = 1.0
AMBUSH = 0.3
"""How likely a defender is taken to have a marker for the battle."""
CAUGHT = 0.25
"""How likely a force is lost that loses half of it."""
FLED = 0.6
"""The share of a defender's hex that is won when he loses half and may refuse to go."""


class Clash:
    """An attack as it stands: both sides' pieces and multiplied strengths, and what each result is worth."""

    __slots__ = ("attack", "attackers", "defence", "defenders", "own", "shelter", "values")

    def __init__(
        self,
        s: CharlemagneState,
        seat: int,
        pieces: list[int],
        source: int,
        target: int,
        from_sea: bool = False,
    ) -> None:
        self.attackers = pieces
        self.own = spirits(s, pieces, source)
        self.defenders = fighters(s, target, s.land_side(target))
        self.attack = printed(pieces) * table.multiplier(leading(s, pieces))
        self.shelter = leading(s, self.defenders) + ground(s, source, target, from_sea)
        self.defence = printed(self.defenders) * table.multiplier(self.shelter)
        prize, burg = capture(s, target, seat), has_burg(s, target)
        self.values = [self._value(result, prize, burg) for result in range(len(table.RESULTS))]
        """To the attacker, by result."""

    def _value(self, result: int, prize: float, burg: bool) -> float:
        strong, weak = printed(self.attackers), printed(self.defenders)
        own, other = table.losses(result, strong, weak)
        value = _share(other, weak) * lives(self.defenders) - _share(own, strong) * self.own
        if table.DRAWER[result] != table.NOBODY:
            sign = 1 if table.DRAWER[result] == table.ATTACKER else -1
            value += sign * table.DRAWS[result] * MARKER_DRAWN
        if other >= weak and own < strong:
            value += prize
        elif result == table.DD:
            value += prize * (FLED if burg else 1.0)
        return value

    def expected(self, attack: int = -1, defence: int = -1) -> float:
        a = self.attack if attack < 0 else attack
        d = self.defence if defence < 0 else defence
        column = table.column(a, max(1, d))
        return sum([self.values[table.result(die, column)] for die in DICE], 0.0) / len(DICE)

    def wary(self) -> float:
        """What is expected by one who reckons with a marker of the defender."""
        marked_up = printed(self.defenders) * table.multiplier(self.shelter + 1)
        return (1 - AMBUSH) * self.expected() + AMBUSH * self.expected(defence=marked_up)


def _share(lost: int, of: int) -> float:
    """Of a force's worth: its leaders fall with the last unit only."""
    if not of or lost >= of:
        return 1.0
    return 0.6 * lost / of


def sea_fight(s: CharlemagneState, own: list[int], other: list[int]) -> float:
    """What a battle of fleets is expected to bring, in fleets; those in a port with a burg do not go."""
    strong, weak = printed(own), printed(other)
    column = table.column(strong * table.multiplier(leading(s, own)), weak)
    total = 0
    for die in DICE:
        lost, won = table.losses(table.result(die, column), strong, weak)
        total += won - lost
    return total / (len(DICE) * STRENGTH[FLEET])


def ruin(attack: int, defence: int, units: int) -> float:
    """How likely it is that a force which is attacked is lost with all its leaders."""
    column = table.column(attack, max(1, defence))
    codes = [table.result(die, column) for die in DICE]
    # A lone unit falls by any loss; a larger force may still be caught in its retreat.
    beaten = 1.0 if units == 1 else CAUGHT
    total = sum([1.0 if code == table.DZ else beaten for code in codes if code >= table.BB], 0.0)
    return total / len(DICE)


def emptied(attack: int, guard: int) -> float:
    """How likely it is that an attack clears a burg of a garrison of so much printed strength."""
    column = table.column(attack, max(1, guard * table.multiplier(1)))
    codes = [table.result(die, column) for die in DICE]
    return sum(1 for code in codes if table.losses(code, attack, guard)[1] >= guard) / len(DICE)


def battle_of(s: CharlemagneState) -> Battle | None:
    for frame in s.running():
        if isinstance(frame, Battle):
            return frame
    return None


def battle_markers(s: CharlemagneState, ask: Ask) -> Option:
    """A marker where it moves the odds enough; Ragnarok before an Advance."""
    battle = battle_of(s)
    window = s.frames[ask.depth]
    options = playing(ask)
    if battle is None or not isinstance(window, BattleMarkers) or not options:
        return passing(ask)
    clash = Clash(s, battle.seat, battle.attackers, battle.source, battle.target)
    played = marked(window.advances, window.ragnaroks)
    now, more = (table.multiplier(window.base + played + extra) for extra in (0, 1))
    if ask.seat == battle.seat:
        own = printed(clash.attackers)
        gain = clash.expected(attack=own * more) - clash.expected(attack=own * now)
    else:
        own = printed(clash.defenders)
        gain = clash.expected(defence=own * now) - clash.expected(defence=own * more)
    if gain < ADVANCE_LEAST:
        return passing(ask)
    return next((o for o in options if o.args.get("marker") == NAMES[RAGNAROK]), options[0])


def spear_in_battle(s: CharlemagneState, ask: Ask) -> Option:
    battle = battle_of(s)
    options = playing(ask)
    if battle is None or not options:
        return passing(ask)
    clash = Clash(s, battle.seat, battle.attackers, battle.source, battle.target)
    column = table.column(battle.attack, max(1, battle.defence))
    code = ask.args.get("dice")
    now = clash.values[table.result(code if isinstance(code, int) else 1, column)]
    gain = clash.expected(battle.attack, battle.defence) - now
    return options[0] if (gain if ask.seat == battle.seat else -gain) > SPEAR_LEAST else passing(ask)


def losses(s: CharlemagneState, ask: Ask) -> Option:
    """What meets the strength exactly, else the weakest."""
    wanted = ask.args.get("strength", 0)
    might = {option.id: _might(option) for option in ask.options}
    exact = [option for option in ask.options if might[option.id] == wanted]
    return exact[0] if exact else min(ask.options, key=lambda option: might[option.id])


def _might(option: Option) -> int:
    return STRENGTH[KINDS.index(str(option.args["unit"]))]


def hold_burg(s: CharlemagneState, ask: Ask) -> Option:
    """A garrison stays; a force with a leader goes where it can, if what attacks it is much stronger."""
    battle = battle_of(s)
    leave = ask.find("give-way")
    stay = ask.options[0]
    if battle is None or leave is None:
        return stay
    own = battle.defenders if ask.seat != battle.seat else battle.attackers
    own = [piece for piece in own if s.at[piece] >= 0]
    other = battle.attackers if ask.seat != battle.seat else battle.defenders
    led = any(piece >= UNITS for piece in own)
    strong = sum(MIGHT[piece] for piece in other if s.at[piece] >= 0)
    return leave if led and strong > 2 * printed(own) else stay
