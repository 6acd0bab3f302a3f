"""XX.A A stack fights in a province: the battles, what they leave behind, and the siege that follows."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.clash.king import KingFalls, falls_with_king
from aevum.games.invasions.rules.combat.leaders import check_leaders
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.diplomacy.hirelings import desert
from aevum.games.invasions.rules.engagement import battle_frame, lone_limes
from aevum.games.invasions.rules.fight import ATTACKER, DEFENDER, Fight
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.losses.aftermath import (
    escorts,
    hordes_of,
    leave_alone,
    slain,
    submits,
    write_back,
    write_losses,
)
from aevum.games.invasions.rules.movement.attacks import note_attack
from aevum.games.invasions.rules.muster import (
    accompanying,
    chief_of,
    fighters,
    hordes_at,
    masters,
    muster,
    parties,
    wake,
    who_besieges,
)
from aevum.games.invasions.rules.peoples.theodosius import valens_died
from aevum.games.invasions.rules.retreat.rout import (
    anyone_gets_away,
    aside_at,
    ask_leave,
    leaders_aside,
    origins,
    push_retreats,
    resume_retreats,
)
from aevum.games.invasions.rules.siege.keep import KEPT, RAISED, KeepSiege
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.siege.siege import FALLS, HOLDS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.capital import CapitalFalls, holds_out
from aevum.games.invasions.rules.vassalage.submission import Submission
from aevum.games.invasions.rules.world.pieces import ASIDE, leaders_at
from aevum.games.invasions.rules.world.world import NOBODY, World


class Clash(Frame[InvasionsState]):
    """It reports who won the field, ATTACKER or DEFENDER; ATTACKER too where nobody defended, KEPT when a
    siege goes on into the next campaign, and RAISED when it failed: `leave_city` is for the caller then.

    XVIII.I.7: a Limes that stands alone falls in a Clash of its own, before interceptors come.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "muster",
        "limes",
        "battle",
        "aftermath",
        "beaten",
        "again",
        "siege",
        "besieged",
        "kept",
        "aside",
        "fallen",
        "end",
    )

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
        intercepted: bool = False,
        campaign: bool = False,
        fellows: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.nation = nation
        """The nation that leads the attackers."""
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        self.intercepted = intercepted
        self.campaign = campaign
        self.fellows = fellows[:] if fellows is not None else []
        """Of the attackers' stack who sits out the battle, but shares the fate of the others (XIX.A.21)."""
        self.attackers = 0
        self.party = 0
        """Masks of both sides of this battle."""
        self.ways_in: list[int] = []
        """Places from which the attackers came (XX.L.6, XX.L.7)."""
        self.winner = ATTACKER

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "muster":
                self._muster(s)
            case "limes":
                self.next(s)
                if not s.fight.sides[DEFENDER].units:  # XVIII.I.6
                    lone_limes(s)
            case "battle":
                self._battle(s)
            case "aftermath":
                self._aftermath(s)
            case "beaten":
                self.next(s)
                self._beaten_leave(s)
            case "again":
                self._again(s)
            case "siege":
                self._siege(s)
            case "besieged":
                self.next(s)
                self._besieged(s)
            case "kept":
                self.next(s)
                self.winner = KEPT if s.result == KEPT else RAISED
            case "aside":
                self.next(s)
                resume_retreats(s)
            case "fallen":
                self.next(s)
                settle(s.world, self.place)
                if s.realm_now is not None:
                    valens_died(s)
            case _:
                s.pop(self.winner)

    def _muster(self, s: InvasionsState) -> None:
        """XX.A.3: the active nation attacks, with all who stand by it; the others defend."""
        w = s.world
        self.leaders = [i for i in self.leaders if not w.leader_used[i] & ASIDE]
        self.attackers = masters(w, self.units)
        if not self.party:
            foes = self._foes(w)
            if len(foes) > 1:
                s.ask(w.seat[self.nation], "face", "XX.A.4", {"place": w.land.names[self.place]})
                return
            if not foes:
                self.step = "siege"
                return
            self.party = foes[0]
        if not self.intercepted:
            note_attack(s, self.attackers, self.party)
        loyal = desert(s, self.units, self.party)
        if len(loyal) < len(self.units):
            self._deserted(s, loyal)
            return
        self.ways_in = origins(w, self.units)
        s.fight_now = muster(
            w, self.place, self.nation, self.units, self.leaders, self.party, self.intercepted
        )
        people, other = [NATIONS[side.nation] for side in s.fight.sides]
        where = w.land.names[self.place]
        s.tell("clash", {"people": people, "other_people": other, "place": where}, "XX.A.3")
        self.next(s)

    def _foes(self, w: World) -> list[int]:
        foes = parties(w, self.place, self.attackers)
        if foes:
            return foes
        wake(w, self.place, self.attackers)
        return parties(w, self.place, self.attackers)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        """F55: whom the attacker fights first."""
        w = s.world
        chiefs = [chief_of(w, self.place, party) for party in self._foes(w)]
        return [Option("face", {"people": NATIONS[n]}, "XX.A.4") for n in chiefs]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        for party in self._foes(w):
            if NATIONS[chief_of(w, self.place, party)] == option.args["people"]:
                self.party = party

    def _deserted(self, s: InvasionsState, loyal: list[int]) -> None:
        """XXX.H.5: those who are left fight, even who would have sat out, or there is nobody left to."""
        self.units = loyal
        if not loyal:
            self.units, self.fellows = self.fellows, []
        if self.units:
            return
        self.winner = DEFENDER
        self.step = "aside"
        leave_alone(s, self.place, self.leaders)

    def _battle(self, s: InvasionsState) -> None:
        self.next(s)
        attacker, defender = s.fight.sides
        write_losses(s.world, s.fight)  # the hit of a lone Limes is no loss of the battle
        if not attacker.units:
            check_leaders(s)  # F36
        s.result = ATTACKER if attacker.units else DEFENDER
        if attacker.units and defender.standing():
            s.push(battle_frame(s))

    # After the battle

    def _aftermath(self, s: InvasionsState) -> None:
        w = s.world
        self.winner = s.result
        write_back(s, self.place, self.party)
        self.next(s)
        self._forget_lost(w)
        settle(w, self.place)
        if not self._victors(w):
            leave_alone(s, self.place, self._leaders(w, self.winner))
        beaten = 1 - self.winner
        if not s.fight.sides[beaten].submitted:
            first, banned = (self.ways_in, []) if self.winner == DEFENDER else ([], self.ways_in)
            leaders = self._leaders(w, beaten)
            ask_leave(s, self.place, self._beaten_units(w), leaders, first, banned)

    def _victors(self, w: World) -> list[int]:
        return self.units if self.winner == ATTACKER else fighters(w, self.place, self.party)

    def _beaten_leave(self, s: InvasionsState) -> None:
        """XX.I.6, XXI.J.1, XXIX.B: the beaten retreat, and their horde with them unless it is captured."""
        w = s.world
        fight = s.fight
        s.fight_now = None
        victors = self._victors(w)
        beaten = 1 - self.winner
        units = self._beaten_units(w)
        leaders = self._leaders(w, beaten)
        hordes = self._hordes(w, beaten)
        first = self.ways_in if beaten == ATTACKER else []
        banned = self.ways_in if beaten == DEFENDER else []
        escort = escorts(w, units, hordes_of(fight, beaten))
        if submits(fight, beaten, anyone_gets_away(w, self.place, escort, leaders, first, banned)):
            conqueror = fight.sides[self.winner].nation
            captured = [n for n in hordes_of(fight, beaten) if not holds_out(w, n, self.place)]
            for n in captured:
                s.push(Submission(n, conqueror, self.place, victors))
            for n in hordes_of(fight, beaten):
                if n not in captured:
                    names: dict[str, object] = {"people": NATIONS[conqueror], "vassal_people": NATIONS[n]}
                    s.tell("cannot-subjugate", names, "XXIX.C.1")
                    s.push(CapitalFalls(n, conqueror, self.place))
            hordes = [n for n in hordes if n not in captured]
            if fight.sides[beaten].submitted:  # they stay with their horde, and the victors go (XXIX.B.8)
                units = [unit for unit in units if w.master[unit] not in captured]
                leaders = [i for i in leaders if LEADER_NATION[i] not in captured]
        if not units:
            leave_alone(s, self.place, leaders)
            self._king_falls(s, fight, victors)
        push_retreats(s, self.place, units, leaders, hordes, first, banned)

    def _king_falls(self, s: InvasionsState, fight: Fight, victors: list[int]) -> None:
        """XXIX.C.2: the whole stack of a Kingdom without a capital is gone."""
        beaten = fight.sides[1 - self.winner]
        conqueror = fight.sides[self.winner].nation
        fallen = [LEADERS.index(leader) for leader in slain(beaten)]
        if falls_with_king(s.world, beaten.nation, conqueror, fallen):
            s.push(KingFalls(beaten.nation, conqueror, victors))

    def _beaten_units(self, w: World) -> list[int]:
        """Who is left of the beaten, with the friends who stood aside (XX.L.9)."""
        if self.winner == DEFENDER:
            return [*self.units, *self.fellows, *aside_at(w, self.place, self.nation)]
        found = fighters(w, self.place, self.party)
        for n in range(len(w.seat)):
            if self.party >> n & 1:
                found.extend([unit for unit in aside_at(w, self.place, n) if unit not in found])
        return found

    def _leaders(self, w: World, side: int) -> list[int]:
        if side == DEFENDER:
            return leaders_at(w, self.place, self.party)
        return [*self.leaders, *leaders_aside(w, self.place, self.nation)]

    def _hordes(self, w: World, side: int) -> list[int]:
        if side == DEFENDER:
            return hordes_at(w, self.place, self.party)
        return accompanying(w, self.place, [*self.units, *self.fellows], self.attackers)

    def _again(self, s: InvasionsState) -> None:
        """Other enemies may be there, or a city that has not fallen (XXIV.A.1).

        XX.A.4: a battle with other enemies is one more, whose place in the order the attacker chooses.
        """
        w = s.world
        self._forget_lost(w)
        self.party = 0
        won = self.winner == ATTACKER and bool(self.units)
        waits = won and not self.intercepted and bool(parties(w, self.place, masters(w, self.units)))
        self.step = "muster" if won and not waits else "aside"

    def _forget_lost(self, w: World) -> None:
        self.units = [unit for unit in self.units if w.place[unit] == self.place]
        self.leaders = [i for i in self.leaders if w.leader_place[i] == self.place]

    # The city

    def _siege(self, s: InvasionsState) -> None:
        w = s.world
        besieger = NOBODY
        if not self.intercepted:  # XIX.A.23: the stack moves on first
            besieger = who_besieges(w, self.place, self.nation, self.units)
        if besieger == NOBODY:
            self.step = "aside"
            return
        self.next(s)
        if s.world.owner[self.place] != NOBODY:
            note_attack(s, self.attackers, 1 << s.world.owner[self.place])
        s.push(SiegeOnMap(self.place, besieger, self.units, self.leaders))

    def _besieged(self, s: InvasionsState) -> None:
        self._forget_lost(s.world)
        result = s.result
        s.result = 0
        if result == FALLS:
            self.step = "aside"
        elif self.campaign and self.units and result == HOLDS:  # XXIV.C.11: it must have failed once
            s.push(KeepSiege(s.world.seat[self.nation], self.place))


def leave_city(s: InvasionsState, place: int, nation: int) -> None:
    """XXIV.A.3, XII.B.7: besiegers who failed retreat, with those who stood aside."""
    w = s.world
    besiegers = fighters(w, place, w.moving)
    units = [*besiegers, *aside_at(w, place, nation)]
    leaders = leaders_at(w, place, w.moving)
    hordes = accompanying(w, place, besiegers, masters(w, besiegers))
    push_retreats(s, place, units, leaders, hordes, origins(w, units), [])
