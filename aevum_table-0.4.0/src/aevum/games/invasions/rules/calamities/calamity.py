"""XIII.E.4 A calamity strikes a Civilized nation."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.calamities.table import CALAMITIES, WOES, Woe
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.court import confine
from aevum.games.invasions.rules.dice import share as rounded_up
from aevum.games.invasions.rules.hands.window import CalamityEvents, open_window
from aevum.games.invasions.rules.leaders import COMBAT, GENERAL, INTRINSIC, LEADERS, RANK
from aevum.games.invasions.rules.ledger import earn, pay
from aevum.games.invasions.rules.losses.casualties import eliminate, kill_leader, strand_leaders
from aevum.games.invasions.rules.religion.heresy import HeresyRises, heretical_areas
from aevum.games.invasions.rules.revolts.rise import RevoltRises
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import Ages
from aevum.games.invasions.rules.status.decline import DeclineRises
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS, label
from aevum.games.invasions.rules.vassalage.foedus import FederatesDecide
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.vassalage.ties import own_units
from aevum.games.invasions.rules.world.pieces import LEADERS_OF, leader_on_map
from aevum.games.invasions.rules.world.world import OUT, put


class Calamity(Frame[InvasionsState]):
    """Barbarians know none (XXIV.D.7). The nation itself chooses the units it loses.

    XXXI.C.4: a heresy makes some of them worse.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "events",
        "strike",
        "gold",
        "units",
        "leaders",
        "general",
        "revolts",
        "heresies",
        "ages",
        "declines",
        "federates",
        "end",
    )

    def __init__(self, nation: int = 0, key: str = CALAMITIES[0]) -> None:
        super().__init__()
        self.nation = nation
        self.key = key
        self.left = 0
        """What this step has yet to do."""
        self.place = 0

    @property
    def woe(self) -> Woe:
        return WOES[CALAMITIES.index(self.key)]

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        woe = self.woe
        if w.status[n] == BARBARIAN or w.role[n] == OUT:
            s.pop()
            return
        match self.step:
            case "events":
                self.next(s)
                open_window(s, CalamityEvents(n, self.key), [0])
            case "strike" if s.realm.sway[0]:
                s.pop()  # a card kept it away
            case "strike":
                r = s.realm
                r.calamities = put(r.calamities, n, r.calamities[n] + 1)
                s.tell("calamity", {"people": NATIONS[n], "calamity": self.key}, "XIII.E.4")
                if woe.idle:
                    confine(s, n, "XIII.E.4")
                self.next(s)
            case "gold":
                self._gold(s)
                self.left = woe.units
                self.next(s)
            case "units":
                if self.left and own_units(w, n):
                    s.ask(
                        w.seat[n], "calamity-loss", "XIII.E.4", {"people": NATIONS[n], "calamity": self.key}
                    )
                else:
                    self.step = "general"
            case "leaders":
                self.step = "units"
                strand_leaders(s, self.place, n, True)
            case "general":
                if woe.general:
                    self._general_falls(s)
                self.left = woe.revolts + (woe.heresy_revolts if heretical_areas(s, n) else 0)
                self.next(s)
            case "revolts":
                if self.left:
                    self.left -= 1
                    s.push(RevoltRises(n))
                else:
                    self.left = woe.heresies
                    self.next(s)
            case "heresies":
                if self.left:
                    self.left -= 1
                    s.push(HeresyRises(n, True))
                else:
                    self.next(s)
            case "ages":
                self.left = woe.declines + (woe.heresy_declines if heretical_areas(s, n) else 0)
                self.next(s)
                if woe.ages:
                    s.push(Ages(n, woe.ages, "VI.E.3"))
            case "declines":
                if self.left:
                    self.left -= 1
                    s.push(DeclineRises(n, "VI.E.10"))
                else:
                    self.next(s)
            case "federates":
                self.next(s)
                if woe.federates:
                    s.push(FederatesDecide(n, "XXVIII.G.4"))
            case _:
                s.pop()

    def _gold(self, s: InvasionsState) -> None:
        woe = self.woe
        n = self.nation
        if woe.share:
            pay(s, n, rounded_up(s.world.gold[n], woe.share), "calamity", "XIII.E.4")
        if woe.gold > 0:
            pay(s, n, woe.gold, "calamity", "XIII.E.4")
        elif woe.gold < 0:
            earn(s, n, -woe.gold, "calamity", "XIII.E.4")

    def _general_falls(self, s: InvasionsState) -> None:
        """F260: the greatest of the generals on the map; a ruler without any is kept busy at home instead."""
        w = s.world
        n = self.nation
        found = [i for i in LEADERS_OF[n] if leader_on_map(w, i) and RANK[i] == GENERAL]
        if not found:
            confine(s, n, "XIII.E.4")
            return
        fallen = found[0]
        for i in found[1:]:
            if (not INTRINSIC[i], COMBAT[i]) > (not INTRINSIC[fallen], COMBAT[fallen]):
                fallen = i
        s.tell("general-falls", {"people": NATIONS[n], "leader": LEADERS[fallen]}, "XIII.E.4")
        kill_leader(w, fallen)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return unit_options(s.world, own_units(s.world, self.nation), "XIII.E.4")

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        unit = named(w, own_units(w, self.nation), option)
        self.place = w.place[unit]
        self.left -= 1
        s.tell("lost-to-calamity", {**label(w.code[unit]), "place": w.land.names[self.place]}, "XIII.E.4")
        eliminate(w, unit)
        settle(w, self.place)
        self.next(s)
