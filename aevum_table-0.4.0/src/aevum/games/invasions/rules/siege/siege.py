"""XXIV Sieges: terror, the decision to besiege, the assault, the roll, the sack and the walls."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.combat.losses import Losses, capacity
from aevum.games.invasions.rules.dice import d2, d10
from aevum.games.invasions.rules.diplomacy.cards.bribe import BRIBED, Bribery, any_bribers
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.fight import ATTACKER, Fight
from aevum.games.invasions.rules.hands.window import SiegeEvents, open_window, swayed
from aevum.games.invasions.rules.losses.aftermath import write_losses
from aevum.games.invasions.rules.siege.check import ASSAULT_HITS, FALLS_AT, siege_modifier, siege_rolls
from aevum.games.invasions.rules.siege.sack import lay_marker, marker_on_city, sack
from aevum.games.invasions.rules.siege.seizure import seize
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS

HOLDS: Final = 0
FALLS: Final = 1
LIFTED: Final = 2
"""Somebody bought the besieger off (XXX.G.2)."""
LEFT: Final = 3
"""The besieger tried nothing, so that there is no siege to keep up (XXIV.C.11)."""


class Siege(Frame[InvasionsState]):
    """The attacker's stack before a city without troops, walled or not (XXIV.A.2).

    It reports whether the city fell (XXIV.A.4), the siege was LIFTED, or none began; the retreat of a stack
    that failed is not its business.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "terror",
        "besiege",
        "bribes",
        "bribed",
        "assault",
        "events",
        "check",
        "fall",
        "sack",
        "looted",
        "raze",
        "end",
    )

    def __init__(self) -> None:
        super().__init__()
        self.assaulting = False

    def run(self, s: InvasionsState) -> None:
        besieger = s.fight.sides[ATTACKER]
        field = s.fight.field
        match self.step:
            case "terror":
                self._terror(s)
            case "bribes":
                self.next(s)
                self._bribes(s)
            case "bribed":
                self.next(s)
                if s.result == BRIBED:
                    s.pop(LIFTED)
            case "events":
                self.next(s)
                open_window(s, SiegeEvents(), [0])
            case "check":
                self._check(s)
            case "fall":
                s.tell("city-falls", {"city": field.city}, "XXIV.C.10")
                if field.capital:
                    s.tell("capital-falls", {"city": field.city}, "XXIV.C.10")
                self.next(s)
                if s.world_now is not None:
                    write_losses(s.world, s.fight)
                    seize(s, s.world.land.number(field.province), besieger.nation)
            case "looted" if not resolves_pending(s):  # XXIV.D.4, XXIV.D.8
                lay_marker(s, field.city, field.province)
                self.next(s)
            case "looted":
                pass
            case "raze" if not field.fortified or field.capital:  # XXIV.E.4, III.G.3
                self.next(s)
            case "besiege":
                s.ask(besieger.seat, "besiege", "XXIV.A.1", {"city": field.city})
            case "assault":
                s.ask(besieger.seat, "assault", "XXIV.C.2", {"city": field.city})
            case "sack":
                s.ask(besieger.seat, "sack", "XXIV.D.1", {"city": field.city})
            case "raze":
                s.ask(besieger.seat, "raze", "XXIV.E.1", {"city": field.city})
            case _:
                s.pop(FALLS)

    def _terror(self, s: InvasionsState) -> None:
        besieger = s.fight.sides[ATTACKER]
        field = s.fight.field
        self.next(s)
        if terrifies(s.fight):
            args: dict[str, object] = {**siege_named(s.fight), "leader": besieger.leader}
            if d2(s, "terror-check", "XXIV.B.2", args):
                s.tell("city-surrenders", {"city": field.city}, "XXIV.B.2")
                self.step = "fall"
            else:
                s.tell("city-resists", {"city": field.city}, "XXIV.B.3")

    def _bribes(self, s: InvasionsState) -> None:
        """XXX.G.2, F164: the city has resisted, and the siege has begun."""
        s.result = 0
        if s.realm_now is None or s.world_now is None:
            return
        nation = s.fight.sides[ATTACKER].nation
        place = s.world.land.number(s.fight.field.province)
        if any_bribers(s, nation, place):
            s.push(Bribery(nation, place))

    def _check(self, s: InvasionsState) -> None:
        besieger, besieged = s.fight.sides
        items: list[Modifier] | None = [] if s.log is not None else None
        bonus = siege_modifier(besieger, besieged, s.fight.field, self.assaulting, items)
        bonus += swayed(s, items, "X.B.5")
        args: dict[str, object] = {**siege_named(s.fight), "needed": FALLS_AT}
        rolls = d10(s, "siege-roll", "XXIV.C.1", siege_rolls(besieger), items, args)
        if max(rolls) + bonus >= FALLS_AT:
            self.next(s)
        else:
            s.tell("city-holds", {"city": s.fight.field.city}, "XXIV.C.9")
            s.pop(HOLDS)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        match ask.key:
            case "besiege":
                return [Option("besiege", None, "XXIV.A.1"), Option("leave-city", None, "XXIV.A.1")]
            case "assault":
                return [Option("no-assault", None, "XXIV.C.2"), Option("assault", None, "XXIV.C.2")]
            case "sack":
                return [Option("sack", None, "XXIV.D.1"), Option("spare", None, "XXIV.C.10")]
            case _:
                return [Option("keep-walls", None, "XXIV.E.1"), Option("raze-walls", None, "XXIV.E.1")]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "assault" and capacity(s.fight.sides[ATTACKER]) <= ASSAULT_HITS:
            return Refusal("assault-too-weak", {"hits": ASSAULT_HITS}, "XXIV.C.2")
        if option.key == "sack" and marker_on_city(s):
            return Refusal("already-sacked", {"city": s.fight.field.city}, "XXIV.D.8")
        return None

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "leave-city":
            s.tell("siege-lifted", {"city": s.fight.field.city}, "XXIV.A.1")
            s.pop(LEFT)
            return
        self.next(s)
        match option.key:
            case "spare":
                self.step = "raze"
            case "assault":
                self.assaulting = True
                s.push(Losses(ATTACKER, ASSAULT_HITS))
            case "sack":
                sack(s)
            case "raze-walls":
                s.fight.field = s.fight.field.razed()
                s.tell("walls-razed", {"city": s.fight.field.city}, "XXIV.E.2")


def siege_named(fight: Fight) -> dict[str, object]:
    """Who besieges which city of whom, and where that is known; a city without an owner goes by the name of
    its besieger (see `siege_of`)."""
    besieger, besieged = fight.sides
    found: dict[str, object] = {"people": NATIONS[besieger.nation], "city": fight.field.city}
    if besieged.nation != besieger.nation:
        found["other_people"] = NATIONS[besieged.nation]
    if fight.field.province:
        found["place"] = fight.field.province
    return found


def besiegeable(s: InvasionsState) -> bool:
    """XXIV.A.1: a stack before an enemy city; troops that lost a battle for it have retreated."""
    return s.fight.field.level > 0 and bool(s.fight.sides[ATTACKER].units)


def terrifies(fight: Fight) -> bool:
    """XXIV.B.1, XXIII.B.2, XXIII.D.1: a Barbarian leader before a city without walls."""
    besieger = fight.sides[ATTACKER]
    led = besieger.leader != "" and not besieger.slain
    return besieger.status == BARBARIAN and led and not fight.field.fortified
