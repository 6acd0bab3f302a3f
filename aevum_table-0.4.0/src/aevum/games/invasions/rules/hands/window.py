"""XX.A.6, X.B.5 The windows in which private cards cut in: anybody's cards, in anybody's fight.

Every seat that holds cards is asked, as long as one of the fitting cards might be in its hand as far as the
others know, and may always pass.
"""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.event import Modifier, note
from aevum.engine.window import Window
from aevum.games.invasions.rules.fight import DEFENDER, SIDE_NAMES
from aevum.games.invasions.rules.hands.deck import (
    AMOUNT,
    BATTLE,
    CALAMITY,
    EVENTS,
    NEEDS,
    ON_CITY,
    REACTION,
    SEA,
    SIEGE,
    TRIGGER,
    of_trigger,
)
from aevum.games.invasions.rules.hands.fights import fits, sway_battle
from aevum.games.invasions.rules.hands.hand import holds, maybe, own, spend
from aevum.games.invasions.rules.realm.nations import active
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import put

_FITTING: Final[dict[str, list[int]]] = {
    trigger: of_trigger(trigger) for trigger in (BATTLE, SIEGE, REACTION, SEA, CALAMITY)
}
AVERTED: Final = 1


class EventWindow(Window[InvasionsState]):
    """`kind` is the trigger of the cards that fit."""

    abstract: ClassVar[bool] = True
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = "X.B.5"

    def uses(self, s: InvasionsState, card: int) -> list[Option]:
        """The ways in which a card may be played here; none where it would do nothing."""
        raise NotImplementedError

    def carry_out(self, s: InvasionsState, card: int, option: Option) -> None:
        raise NotImplementedError

    def could(self, s: InvasionsState, seat: int) -> bool:
        r = s.realm
        if not holds(r, seat):
            return False
        return any(maybe(r, seat, card) and self.uses(s, card) for card in _FITTING[self.kind])

    def responses(self, s: InvasionsState, seat: int) -> list[Option]:
        found: list[Option] = []
        for card in own(s.realm, seat):
            if TRIGGER[card] == self.kind:
                found.extend(self.uses(s, card))
        return found

    def respond(self, s: InvasionsState, seat: int, option: Option) -> None:
        card = EVENTS.index(str(option.args["title"]))
        spend(s, seat, card, option.rule)
        self.carry_out(s, card, option)


class BattleEvents(EventWindow):
    """Both sides know their dice and have traded re-rolls; events come last (XX.G.9)."""

    trigger: ClassVar[str] = "battle-events"
    kind: ClassVar[str] = BATTLE
    rule: ClassVar[str] = "XX.A.6"

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        attacker, defender = s.fight.sides
        return {
            "people": NATIONS[attacker.nation],
            "other_people": NATIONS[defender.nation],
            "place": s.fight.field.province,
        }

    def uses(self, s: InvasionsState, card: int) -> list[Option]:
        rule = "XXI.E.13" if s.advanced else "XX.F.12"
        return [
            Option("play-on-side", {"title": EVENTS[card], "whose": SIDE_NAMES[side]}, rule)
            for side in (0, 1)
            if fits(s, card, side)
        ]

    def carry_out(self, s: InvasionsState, card: int, option: Option) -> None:
        side = SIDE_NAMES.index(str(option.args["whose"]))
        s.tell("sways-battle", s.fight.named(side), option.rule)
        sway_battle(s, card, side)


class RollEvents(EventWindow):
    """Before one roll to which cards add or from which they take."""

    abstract: ClassVar[bool] = True

    def uses(self, s: InvasionsState, card: int) -> list[Option]:
        signs = (1, -1) if "either" in NEEDS[card] else (1,)
        return [
            Option("play-on-roll", {"title": EVENTS[card], "value": sign * AMOUNT[card]}, self.rule)
            for sign in signs
        ]

    def carry_out(self, s: InvasionsState, card: int, option: Option) -> None:
        value = option.args["value"]
        assert isinstance(value, int)
        r = s.realm
        r.sway = put(r.sway, 0, r.sway[0] + value)


class SiegeEvents(RollEvents):
    trigger: ClassVar[str] = "siege-events"
    kind: ClassVar[str] = SIEGE

    def uses(self, s: InvasionsState, card: int) -> list[Option]:
        """X.B.6: a siege is no battle, so that what works on the city spares those of inactive nations."""
        if ON_CITY[card] and not active(s.world, s.fight.sides[DEFENDER].nation):
            return []
        return super().uses(s, card)

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        return {"city": s.fight.field.city}


class PlaceEvents(RollEvents):
    """A roll that somebody makes for a province."""

    abstract: ClassVar[bool] = True

    def __init__(self, nation: int = 0, place: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.place = place

    def could(self, s: InvasionsState, seat: int) -> bool:
        """X.B.6: no card meddles with a roll of an inactive nation, unless it fights."""
        return active(s.world, self.nation) and super().could(s, seat)

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": s.world.land.names[self.place]}


class InterceptionEvents(PlaceEvents):
    trigger: ClassVar[str] = "interception-events"
    kind: ClassVar[str] = REACTION


class FlightEvents(PlaceEvents):
    trigger: ClassVar[str] = "flight-events"
    kind: ClassVar[str] = REACTION


class SeaEvents(PlaceEvents):
    """XXV.E.8"""

    trigger: ClassVar[str] = "sea-events"
    kind: ClassVar[str] = SEA
    rule: ClassVar[str] = "XXV.E.8"


class CalamityEvents(EventWindow):
    """A calamity is about to fall on a nation. It reports AVERTED when a card kept it away."""

    trigger: ClassVar[str] = "calamity-events"
    kind: ClassVar[str] = CALAMITY

    def __init__(self, nation: int = 0, calamity: str = "") -> None:
        super().__init__()
        self.nation = nation
        self.calamity = calamity

    def could(self, s: InvasionsState, seat: int) -> bool:
        """F149: only the seat that plays the nation, as the rebuilt card has it."""
        return s.world.seat[self.nation] == seat and super().could(s, seat)

    def prompt(self, s: InvasionsState) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "calamity": self.calamity}

    def uses(self, s: InvasionsState, card: int) -> list[Option]:
        if s.realm.sway[0]:
            return []
        return [Option("play-to-avert", {"title": EVENTS[card], "people": NATIONS[self.nation]}, self.rule)]

    def carry_out(self, s: InvasionsState, card: int, option: Option) -> None:
        s.realm.sway = [AVERTED]
        s.tell("calamity-averted", self.prompt(s), self.rule)

    def report(self, s: InvasionsState) -> int:
        return s.realm.sway[0]


TRIGGERS: Final = (
    BattleEvents.trigger,
    SiegeEvents.trigger,
    InterceptionEvents.trigger,
    FlightEvents.trigger,
    SeaEvents.trigger,
    CalamityEvents.trigger,
)


def open_window(s: InvasionsState, window: EventWindow, sway: list[int]) -> None:
    """Let cards cut in. Without a realm, or when nobody might hold one that fits, nothing happens."""
    r = s.realm_now
    if r is None:
        return
    r.sway = sway
    window.order = list(range(len(s.seats)))
    if any(window.could(s, seat) for seat in window.order):
        s.push(window)


def may_help(s: InvasionsState, window: RollEvents, short: int) -> bool:
    """Whether somebody, as far as the others know, holds a card that makes a roll better by so much."""
    r = s.realm_now
    if r is None:
        return False
    seats = [seat for seat in range(len(s.seats)) if window.could(s, seat)]
    for card in _FITTING[window.kind]:
        if AMOUNT[card] >= short and any(maybe(r, seat, card) for seat in seats):
            return True
    return False


def swayed(s: InvasionsState, items: list[Modifier] | None, rule: str, at: int = 0) -> int:
    """What the cards that were played add to a roll."""
    r = s.realm_now
    if r is None or at >= len(r.sway) or r.sway[at] == 0:
        return 0
    return note(items, r.sway[at], "event-cards", rule)
