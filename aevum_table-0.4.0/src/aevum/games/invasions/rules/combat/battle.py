"""XX Combat: the sequence of a battle. Advanced (XXI) and naval battles (XXV.C) vary it."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.combat import archery, pools, victory
from aevum.games.invasions.rules.combat.leaders import check_leaders, check_murder
from aevum.games.invasions.rules.combat.recovery import Recovery, Repair
from aevum.games.invasions.rules.combat.rerolls import ReRolls
from aevum.games.invasions.rules.combat.shooting import push_losses, roll_dice, shoot
from aevum.games.invasions.rules.combat.swaps import asks_swaps, may_trade, swap_options
from aevum.games.invasions.rules.combat.tally import has_advantage, tallies
from aevum.games.invasions.rules.dice import BLACK, WHITE, d2, hits
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER
from aevum.games.invasions.rules.hands.window import BattleEvents, open_window
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import label

START = ("tactical_advantages", "ambush", "archery", "return_fire")
END = ("victory", "leaders", "murder", "recovery", "repair", "retreat")


class Battle(Frame[InvasionsState]):
    """XX.0.1, XX.A.5: one round of archery and one of melee. It reports the side that won."""

    steps: ClassVar[tuple[str, ...]] = (
        *START,
        "dice_pools",
        "swap_attacker",
        "swap_defender",
        "trade_attacker",
        "trade_defender",
        "events",
        "melee",
        "rerolls",
        "hits",
        *END,
    )

    def __init__(self) -> None:
        super().__init__()
        self.ambush = -1
        """The side that shoots from an ambush."""
        self.winner = victory.DRAW
        self.dice = [0, 0, 0, 0]
        """White and black dice of the attacker, then of the defender."""

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "tactical_advantages":
                self.begin(s)
                self.next(s)
            case "ambush":
                self._ambush(s)
            case "archery":
                self.next(s)
                self._archery(s)
            case "return_fire":
                self.next(s)
                if self.ambush >= 0 and self.both_stand(s):  # XX.D.16
                    scored = self.shots(s, 1 - self.ambush, archery.BACK_AT_AMBUSH)
                    self._hit(s, self.ambush, scored)
            case "victory":
                self._victory(s)
                self.next(s)
            case "leaders":
                check_leaders(s)
                self.next(s)
            case "murder":
                check_murder(s, self.winner)
                self.next(s)
            case "recovery":
                self.next(s)
                self._recovery(s)
            case "repair":
                self.next(s)
                s.push(Repair(DEFENDER))
                s.push(Repair(ATTACKER))
            case "retreat":
                if self.winner == ATTACKER:
                    leave_limes(s)
                if self.winner != victory.DRAW and victory.must_retreat(s.fight, 1 - self.winner):
                    s.tell("must-retreat", s.fight.named(1 - self.winner), "XX.I.6")
                s.pop(self.winner)
            case _:
                self.fight_on(s)

    def fight_on(self, s: InvasionsState) -> None:
        """The melee: XX.E to XX.H."""
        match self.step:
            case "dice_pools":
                if self.both_stand(s):
                    self._pools(s)
                    self.next(s)
                else:
                    self.step = "victory"  # XX.D.9
            case "swap_attacker":
                self._ask_swaps(s, ATTACKER)
            case "swap_defender":
                self._ask_swaps(s, DEFENDER)
            case "trade_attacker":
                self._ask_trade(s, ATTACKER)
            case "trade_defender":
                self._ask_trade(s, DEFENDER)
            case "events":
                self.next(s)
                open_window(s, BattleEvents(), self.dice[:])
            case "melee":
                if s.realm_now is not None:
                    self.dice = s.realm_now.sway[:]
                self._melee(s)
                self.next(s)
            case "rerolls":
                self.next(s)
                window = ReRolls()
                window.order = [s.fight.sides[0].seat, s.fight.sides[1].seat]
                s.push(window)
            case _:
                self.next(s)
                self._hits(s)

    # Steps

    def begin(self, s: InvasionsState) -> None:
        s.fight.muster()
        if s.log is not None and not s.fight.field.naval:
            tell_advantages(s)

    def both_stand(self, s: InvasionsState) -> bool:
        """An attacker's horde does not fight (III.D.8)."""
        return bool(s.fight.sides[ATTACKER].units) and s.fight.sides[DEFENDER].standing()

    def _ambush(self, s: InvasionsState) -> None:
        who = archery.ambusher(s.fight, s.intercepted_ambush)
        if archery.can_ambush(s.fight, who):
            s.ask(s.fight.sides[who].seat, "ambush", "XX.D.10", s.fight.named(who))
        else:
            self.next(s)

    def shots(self, s: InvasionsState, side: int, ambush: int) -> int:
        return shoot(s, side, ambush)

    def _archery(self, s: InvasionsState) -> None:
        if self.ambush >= 0:
            self._hit(s, 1 - self.ambush, self.shots(s, self.ambush, archery.FROM_AMBUSH))
        else:
            on_defender = self.shots(s, ATTACKER, archery.PLAIN_SHOTS)
            push_losses(s, self.shots(s, DEFENDER, archery.PLAIN_SHOTS), on_defender)  # XX.D.2

    def _hit(self, s: InvasionsState, side: int, scored: int) -> None:
        push_losses(s, scored if side == ATTACKER else 0, scored if side == DEFENDER else 0)

    def _pools(self, s: InvasionsState) -> None:
        for i in (ATTACKER, DEFENDER):
            items: list[Modifier] | None = [] if s.log is not None else None
            swaps: list[Modifier] | None = [] if s.log is not None else None
            white, black = pools.melee_pool(s.fight, i, items, swaps)
            self.dice[2 * i] = white
            self.dice[2 * i + 1] = black
            if items is not None and swaps is not None:
                s.tell("pool", {**s.fight.named(i), "dice": white + black}, "XX.F.1", modifiers=items)
                shown: dict[str, object] = {**s.fight.named(i), "white": white, "black": black}
                s.tell("swaps", shown, "XX.G.1", modifiers=swaps)

    def _ask_swaps(self, s: InvasionsState, who: int) -> None:
        black = self.dice[2 * who + 1]
        if asks_swaps(s.fight, who, black):
            s.ask(s.fight.sides[who].seat, "swaps", "XX.G.1", {**s.fight.named(who), "black": black})
        else:
            self.next(s)

    def _ask_trade(self, s: InvasionsState, who: int) -> None:
        side = s.fight.sides[who]
        if may_trade(side):
            s.ask(side.seat, "trade", "XX.E.6", {**s.fight.named(who), "stock": side.stock})
        else:
            self.next(s)

    def _melee(self, s: InvasionsState) -> None:
        for i, side in enumerate(s.fight.sides):  # XX.H.1: the attacker rolls first
            faces = roll_dice(s, "XX.H.1", i, self.dice[2 * i], self.dice[2 * i + 1])
            side.white = faces[WHITE]
            side.black = faces[BLACK]

    def _hits(self, s: InvasionsState) -> None:
        ground = s.fight.field.open
        scored = [0, 0]
        for i, side in enumerate(s.fight.sides):
            scored[i] = hits(side.white, side.black, ground)
            side.inflicted += scored[i]
            s.tell("melee-hits", {**s.fight.named(i), "hits": scored[i]}, "XX.H.2")
        push_losses(s, scored[DEFENDER], scored[ATTACKER])

    def _victory(self, s: InvasionsState) -> None:
        decide = victory.naval_winner if s.fight.field.naval else victory.land_winner
        self.winner, rule = decide(s.fight)
        attacker, defender = s.fight.sides
        lost: dict[str, object] = {"attacker": attacker.eliminated(), "defender": defender.eliminated()}
        if self.winner == victory.DRAW:
            s.tell("battle-drawn", lost, rule)
            return
        s.tell("battle-won", {**s.fight.named(self.winner), **lost}, rule)

    def _recovery(self, s: InvasionsState) -> None:
        if victory.captures_horde(s.fight, self.winner, s.beaten_hordes):
            s.fight.sides[1 - self.winner].submitted = True
            s.tell("horde-captured", s.fight.named(1 - self.winner), "XXIX.B.4")
        count = victory.recovered_each(s.fight)
        for side in (DEFENDER, ATTACKER):
            chooser = victory.recovery_chosen_by(s.fight, side, self.winner)
            s.push(Recovery(side, chooser, count))

    # Answers

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        if ask.key == "ambush":
            return [Option("ambush", None, "XX.D.10"), Option("no-ambush", None, "XX.D.10")]
        if ask.key == "swaps":
            return swap_options(self.dice[1 if self.step == "swap_attacker" else 3])
        return [
            Option("no-trade", None, "XX.E.5"),
            Option("add-black", None, "XX.E.6"),
            Option("remove-black", None, "XX.E.6"),
        ]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != "remove-black":
            return None
        enemy = DEFENDER if self.step == "trade_attacker" else ATTACKER
        if self.dice[2 * enemy + 1] == 0:
            return Refusal("no-black-die", None, "XX.E.6")
        if self.dice[2 * enemy] + self.dice[2 * enemy + 1] == 1:
            return Refusal("last-die", None, "XX.F.11")
        return None

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if ask.key == "ambush":
            self._lay_ambush(s, option)
        elif ask.key == "swaps":
            self._take_black(s, option)
        elif option.key != "no-trade":
            who = ATTACKER if self.step == "trade_attacker" else DEFENDER
            s.fight.sides[who].stock -= 1
            if option.key == "add-black":
                self.dice[2 * who + 1] += 1
                s.tell("adds-black", s.fight.named(who), "XX.E.6")
            else:
                self.dice[2 * (1 - who) + 1] -= 1
                s.tell("removes-black", s.fight.named(who), "XX.E.6")
        self.next(s)

    def _take_black(self, s: InvasionsState, option: Option) -> None:
        who = ATTACKER if self.step == "swap_attacker" else DEFENDER
        kept = option.args["black"]
        assert isinstance(kept, int)
        given_up = self.dice[2 * who + 1] - kept
        if given_up:
            self.dice[2 * who] += given_up
            self.dice[2 * who + 1] = kept
            s.tell("keeps-white", {**s.fight.named(who), "dice": given_up}, "XX.G.1")

    def _lay_ambush(self, s: InvasionsState, option: Option) -> None:
        if option.key == "no-ambush":
            return
        who = archery.ambusher(s.fight, s.intercepted_ambush)
        args: dict[str, object] = s.fight.named(who)
        if archery.sure_ambush(tallies(s.fight)[1 - who]) or d2(s, "ambush-check", "XX.D.13", args):
            self.ambush = who
            s.tell("ambush-laid", args, "XX.D.13")
        else:
            s.tell("ambush-failed", args, "XX.D.13")


def tell_advantages(s: InvasionsState) -> None:
    both = tallies(s.fight)
    for i in (ATTACKER, DEFENDER):
        if has_advantage(both[i].cavalry, both[1 - i].cavalry):
            s.tell("has-cavalry-advantage", s.fight.named(i), "XX.C.2")
        if has_advantage(both[i].heavy, both[1 - i].heavy):
            s.tell("has-heavy-advantage", s.fight.named(i), "XX.C.3")


def leave_limes(s: InvasionsState) -> None:
    """XX.L.11, XX.L.12, XXI.F.8: the Limes of a beaten stack cannot go with it and is destroyed."""
    defender = s.fight.sides[DEFENDER]
    for code in defender.limes:
        s.tell("eliminated", {**s.fight.named(DEFENDER), **label(code)}, "XX.L.12")
    defender.limes_lost += defender.limes
    defender.limes = []
