"""IV.0.10 The activation of a nation, or of allies together, in the Military phase."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.campaign.campaigns import Campaigns
from aevum.games.invasions.rules.clash.combats import Combats, pending
from aevum.games.invasions.rules.control.stance import of_the_wild
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring, owed_to
from aevum.games.invasions.rules.marching.substep import StackMoves
from aevum.games.invasions.rules.military.defiance import Defiance
from aevum.games.invasions.rules.raids.barbarians import BarbarianRaid, why_no_raid
from aevum.games.invasions.rules.sea.stacks import fresh_fleets
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.vassalage.clients import ClientHelp, ClientsLeave
from aevum.games.invasions.rules.vassalage.freedom import Freedom
from aevum.games.invasions.rules.vassalage.parting import part_strangers
from aevum.games.invasions.rules.vassalage.trespass import leave_neutrals
from aevum.games.invasions.rules.world.pieces import in_order, members
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World


class Activation(Frame[InvasionsState]):
    """Stacks move and fight, twice in an invasion (XVIII.H.2); then leaders campaign
    (XXII.A.1), as invaders still (XVIII.H.4)."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "freedom",
        "defiance",
        "raid",
        "clients",
        "movement",
        "combat",
        "again",
        "campaigns",
        "neutrals",
        "dismissal",
        "farewell",
        "end",
    )

    def __init__(self, nations: int = 0) -> None:
        super().__init__()
        self.nations = nations
        self.partners = nations
        """Those who are still together."""
        self.movers = nations
        """Those of them that act now; who is not in `World.moving` any more has lost its allies."""
        self.second = False
        self.raiding = False

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "begin":
                self.next(s)
                w.moving = self.nations
                w.truce = 0
                fresh_fleets(w)
                for n in self._each():
                    s.tell("activates", {"people": NATIONS[n]}, "VI.G.1")
            case "freedom":
                self.next(s)
                for n in reversed(self._each()):
                    s.push(Freedom(n))
            case "defiance":
                self.next(s)
                for n in reversed(self._each()):
                    if of_the_wild(w, n):
                        s.push(Defiance(n))
            case "raid":
                self._raid(s)
            case "clients":
                self.next(s)
                for n in reversed(members(self.partners)):
                    if s.realm_now is not None and owed_to(s.realm, n) != NOBODY:
                        s.push(Hiring(n))
                    s.push(ClientHelp(n))
            case "movement":
                self.next(s)
                s.push(StackMoves(False, self.second))
            case "combat":
                self.next(s)
                s.push(Combats())
            case "again":
                still = self._still(w)
                invaders = 0 if self.second else self._invaders(w, still)
                self.second = True
                self.step = "movement" if invaders else "campaigns"
                self._let_act(w, still, invaders if invaders else still)
            case "campaigns":
                self.next(s)
                s.push(Campaigns())
            case "neutrals":
                self.next(s)
                leave_neutrals(s, self.nations)
            case "dismissal":
                self.next(s)
                for n in self._each() if w.hired else []:
                    s.push(Dismissal(n))
            case "farewell":
                self.next(s)
                for n in reversed(self._each()):
                    s.push(ClientsLeave(n))
            case _:
                w.moving = 0
                w.truce = 0
                w.leaves = []
                s.pop()
                part_strangers(s)

    def _each(self) -> list[int]:
        return members(self.nations)

    def _still(self, w: World) -> int:
        """All but those who lost their allies while they acted (F99)."""
        return self.partners & ~(self.movers & ~w.moving)

    def _let_act(self, w: World, partners: int, movers: int) -> None:
        self.partners = partners
        self.movers = movers
        w.moving = movers

    def _invaders(self, w: World, nations: int) -> int:
        """XVIII.H.2: of allies only those that invade move twice."""
        found = 0
        for n in members(nations):
            if w.invading[n]:
                found |= 1 << n
        return found

    def _raid(self, s: InvasionsState) -> None:
        """XI.C: each Barbarian nation may raid instead of everything else, of allies too, one by one.

        Meanwhile `movers` are those who have not said yet what they do; who raids leaves `partners`.
        """
        w = s.world
        asked = self._undecided(w)
        if self.raiding:
            raider = asked[0]
            self.raiding = False
            self.movers &= ~(1 << raider)
            self.partners &= ~(1 << raider)
            w.moving = 1 << raider
            s.push(BarbarianRaid(raider))
            return
        w.moving = self.partners if self.partners else self.nations
        if asked:
            s.ask(w.seat[asked[0]], "raid-or-march", "XI.C.1", {"people": NATIONS[asked[0]]})
        elif self.partners:
            self._let_act(w, self.partners, self.partners)
            self.next(s)
        else:
            self.step = "dismissal"

    def _undecided(self, w: World) -> list[int]:
        """Barbarians with a horde that have yet to say whether they raid, in the order of VI.G."""
        waiting = [n for n in members(self.movers) if w.status[n] == BARBARIAN and w.horde[n] != NOWHERE]
        return in_order(w, waiting)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("march-out", None, "XVIII.A.1"), Option("raid", None, "XI.C.1")]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != "raid":
            return None
        nation = self._undecided(s.world)[0]
        if pending(s.world, 1 << nation):  # those who stood their ground when a Foedus ended (XXVIII.G.8)
            return Refusal("raid-battle-waits", None, "XXVIII.G.8")
        return why_no_raid(s.world, nation)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "raid":
            self.raiding = True
        else:
            self.movers &= ~(1 << self._undecided(s.world)[0])
