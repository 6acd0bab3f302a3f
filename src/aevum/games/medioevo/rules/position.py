"""What the state of a match of Medioevo Universale holds.

Lists by seat have room for six seats, lists by place and seat, branch or sort are flat. Forces and rows of
`terms`, `effects` and `story` are shared between copies of a state: they are replaced, never written to.
"""

from typing import ClassVar, Final

from aevum.engine.codec import a_list
from aevum.engine.refusal import BadData
from aevum.engine.state import State
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.items import ALL_SLOTS, FREE, HOLDS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, PIECES, UNITS
from aevum.games.medioevo.rules.settings import DEFAULTS
from aevum.games.medioevo.rules.tables import BRANCHES, KINGDOMS, NOBODY

CARDS: Final = 72
DECK: Final = -1
"""The holder of a card that lies in the Empire deck."""
NOTHING: Final[list[int]] = [0] * FORCE
_BY_SEAT: Final = SEATS_MOST
_BY_BRANCH: Final = SEATS_MOST * len(BRANCHES)
_BY_SORT: Final = LAND.places * len(SORTS)


class Position(State):
    """All that is kept of a match. What is done with it stands in `state`."""

    __slots__ = (
        "active",
        "armies",
        "aside",
        "aside_new",
        "behind",
        "bid",
        "blood",
        "blood_left",
        "borrowed",
        "bought",
        "builder",
        "buildings",
        "cards_bought",
        "cargo",
        "circle",
        "conquered",
        "damage",
        "deck",
        "deposit",
        "effects",
        "event",
        "event_deck",
        "event_pile",
        "flipped",
        "held",
        "holder",
        "holy",
        "honour",
        "item_at",
        "item_from",
        "item_kind",
        "item_left",
        "item_level",
        "kingdoms",
        "learnt",
        "levels",
        "loans",
        "lord",
        "marker",
        "market",
        "missed",
        "money",
        "most_owed",
        "moved",
        "objective",
        "offers",
        "open",
        "order",
        "out",
        "over",
        "pact_texts",
        "pacts_made",
        "phase",
        "prisoners",
        "rebels",
        "repaid",
        "reserve",
        "route_done",
        "route_from",
        "route_item",
        "route_steps",
        "scenario",
        "seat_of",
        "seen",
        "settings",
        "store",
        "story",
        "supply",
        "tax",
        "team",
        "terms",
        "time_called",
        "token_supply",
        "tokens",
        "truce",
        "turn",
        "turned",
        "war",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "scenario",
        "settings",
        "kingdoms",
        "team",
        "turn",
        "phase",
        "order",
        "active",
        "out",
        "over",
        "time_called",
        "money",
        "honour",
        "tax",
        "loans",
        "borrowed",
        "repaid",
        "missed",
        "most_owed",
        "bid",
        "levels",
        "learnt",
        "store",
        "tokens",
        "flipped",
        "token_supply",
        "holder",
        "turned",
        "objective",
        "seen",
        "deck",
        "deposit",
        "cards_bought",
        "event_deck",
        "event_pile",
        "event",
        "circle",
        "supply",
        "reserve",
        "lord",
        "held",
        "marker",
        "buildings",
        "damage",
        "builder",
        "market",
        "item_kind",
        "item_level",
        "item_at",
        "item_left",
        "item_from",
        "cargo",
        "prisoners",
        "aside",
        "aside_new",
        "behind",
        "bought",
        "route_item",
        "route_from",
        "route_steps",
        "route_done",
        "war",
        "truce",
        "terms",
        "pact_texts",
        "pacts_made",
        "offers",
        "blood",
        "blood_left",
        "conquered",
        "holy",
        "rebels",
        "effects",
        "story",
    )

    def __init__(self) -> None:
        super().__init__()
        self.scenario = ""
        self.settings: list[int] = DEFAULTS
        """What the match has chosen, by number of `settings`; never written to."""
        self.kingdoms: list[int] = []
        """Of each seat, NOBODY while it has none; its length is the number of seats."""
        self.team: list[int] = []
        """Of each seat; everybody is alone where the match has no teams (W.TEAM.01)."""
        self.turn = 0
        self.phase = 0
        """1 to 7 (0.PHASE.01); 0 in the set-up and the final scoring."""
        self.order: list[int] = []
        """The seats in turn order."""
        self.active = NOBODY
        """Whose turn it is in a phase that is played in turn order."""
        self.out: list[int] = [0] * _BY_SEAT
        """1 for a seat that is out of the game (D.BANK.05)."""
        self.over = False
        """0.GEN.05: somebody has reached the limit of honour points."""
        self.time_called: list[int] = [0] * _BY_SEAT
        """0.GEN.04: who says that the time is up."""
        self.money: list[int] = [0] * _BY_SEAT
        self.honour: list[int] = [0] * _BY_SEAT
        self.tax: list[int] = [0] * _BY_SEAT
        """The level of taxes; 0 before the first choice (0.COMP.08)."""
        self.loans: list[int] = [0] * _BY_SEAT
        self.borrowed: list[int] = [0] * _BY_SEAT
        """Of the loans those of this turn, which bear no interest yet (D.DEBT.02)."""
        self.repaid: list[int] = [0] * _BY_SEAT
        self.missed: list[int] = [0] * _BY_SEAT
        """Interests not paid in a row (D.BANK.05)."""
        self.most_owed: list[int] = [0] * _BY_SEAT
        """The most loans that a seat ever had."""
        self.bid = 0
        """With which the first player of the turn won."""
        self.levels: list[int] = [0] * _BY_BRANCH
        """By seat and branch the highest technology owned (4.TECH.04)."""
        self.learnt: list[int] = [0] * _BY_BRANCH
        """Technologies bought in this turn."""
        self.store: list[int] = [0] * _BY_BRANCH
        """Technology points of this phase by colour (4.CARD.11, R-057)."""
        self.tokens: list[int] = [0] * _BY_BRANCH
        self.flipped: list[int] = [0] * _BY_BRANCH
        """Of the tokens those used in this turn (4.CARD.16)."""
        self.token_supply: list[int] = [0] * len(BRANCHES)
        self.holder: list[int] = [DECK] * CARDS
        """Of each Empire card, by number from 0: a seat, or DECK."""
        self.turned: list[int] = [0] * CARDS
        self.objective: list[int] = list(range(CARDS))
        """On the back of each card; which one is drawn anew for each match [M17]."""
        self.seen: list[int] = [0] * CARDS
        """A bit for every seat that has seen the back of the card."""
        self.deck: list[int] = []
        """The Empire deck, its top last."""
        self.deposit = 0
        """Florins that lie on the Magnate 36 (K.CARD.14)."""
        self.cards_bought: list[int] = [0] * _BY_SEAT
        self.event_deck: list[int] = []
        """Its top last."""
        self.event_pile: list[int] = []
        self.event = NOBODY
        """The card of this turn."""
        self.circle: list[int] = []
        """The dice in the War Circle (2.DICE.04); empty before the first roll."""
        self.supply: list[int] = [0] * len(UNITS)
        """Barbarians by kind that are not on the map (R-043)."""
        self.reserve: list[int] = PIECES * _BY_SEAT
        """Units by seat and kind that are not on the map, prisoners or set aside (0.COMP.01, M04)."""
        self.lord: list[int] = [NOBODY] * LAND.places
        """The seat that controls each territory (3.TAX.04, 3.TAX.05)."""
        self.held: list[int] = self.lord[:]
        """Who controlled each territory when the turn began; never written to."""
        self.marker: list[int] = [NOBODY] * LAND.places
        """The seat whose control marker lies there (5.CTRL)."""
        self.buildings: list[int] = [0] * _BY_SORT
        """Levels, by place and sort."""
        self.damage: list[int] = [0] * _BY_SORT
        """Destruction markers, by place and sort (4.BLD.09)."""
        self.builder: list[int] = [NOBODY] * LAND.places
        """The seat whose the buildings in a place are."""
        self.market: list[int] = [0] * LAND.places
        """Colours of the cubes of a Great Market, as bits (6.GMKT.01)."""
        self.item_kind: list[int] = [FREE] * ALL_SLOTS
        """By slot: WAGON, GALLEY, CARAVAN, MERCHANT_SHIP or ENGINE, or FREE."""
        self.item_level: list[int] = [0] * ALL_SLOTS
        self.item_at: list[int] = [FREE] * ALL_SLOTS
        self.item_left: list[int] = [0] * ALL_SLOTS
        """Movement points left in this turn."""
        self.item_from: list[int] = [NOBODY] * ALL_SLOTS
        """Who built it."""
        self.cargo: list[int] = [0] * (ALL_SLOTS * HOLDS)
        """Cubes by slot and good."""
        self.prisoners: list[int] = [0] * (SEATS_MOST * SEATS_MOST * FORCE)
        """By captor, owner and piece (5.CAPT.03)."""
        self.aside: list[int] = [0] * (SEATS_MOST * FORCE)
        """Units that surrendered, by owner and piece (5.SURR.02)."""
        self.aside_new: list[int] = [0] * (SEATS_MOST * FORCE)
        """Of those the ones of this turn, which cannot return yet (5.SURR.03)."""
        self.behind: list[list[int]] = []
        """What was bought and waits behind the screens, rows as in `purchases.behind` (W.DEPL.01)."""
        self.bought: list[int] = [0] * _BY_SEAT
        """Units that count for the limit of this turn (4.ARM.04)."""
        self.route_item: list[int] = [NOBODY] * _BY_SEAT
        """The slot of the transport on each seat's route (6.ROUTE.03)."""
        self.route_from: list[int] = [NOBODY] * _BY_SEAT
        self.route_steps: list[list[int]] = [[] for _ in range(_BY_SEAT)]
        """The destination is the last one; empty where there is no route."""
        self.route_done: list[int] = [0] * _BY_SEAT
        """A bit for each step that is done."""
        self.war: list[int] = [0] * (SEATS_MOST * SEATS_MOST)
        """By aggressor and victim the turn in which war was declared, or began; 0 for none."""
        self.truce: list[int] = [0] * (SEATS_MOST * SEATS_MOST)
        """By two seats, both ways, the turn of an armistice (C.DIP.05)."""
        self.terms: list[list[int]] = []
        """Terms of pacts, rows as in `terms`."""
        self.pact_texts: list[str] = []
        """What was promised in words, as `number text`."""
        self.pacts_made = 0
        self.offers: list[int] = [0] * _BY_SEAT
        """Offers made in this turn."""
        self.blood: list[int] = [0] * _BY_SEAT
        """W.BLOOD.01"""
        self.blood_left = 0
        self.conquered: list[int] = []
        """Places conquered in this turn (V.GAIN.05)."""
        self.holy: list[int] = []
        """Of Rome and Jerusalem what was conquered once (V.GAIN.03)."""
        self.rebels: list[int] = []
        """Places where barbarians stand by a rebellion (V.GAIN.08)."""
        self.effects: list[list[int]] = []
        """What cards do until the end of the turn: rows of a power, a seat and more (`uses.effects`)."""
        self.story: list[list[int]] = []
        """What objectives ask for of this turn: rows of a seat, a deed and a number (`deeds`)."""
        self.armies: dict[int, list[int]] = {}
        """The force of each owner in each area, where there is one."""
        self.moved: dict[int, list[int]] = {}
        """Of these the units that have moved in this turn (5.FLOW.05)."""
        self.seat_of: list[int] = [NOBODY] * len(KINGDOMS)
        """The seat that plays each kingdom."""
        self.open: list[bool] = [True] * LAND.size
        """Areas in play (0.KING.05)."""

    def enthrone(self) -> None:
        """Make anew what follows from who plays which kingdom."""
        self.seat_of = [NOBODY] * len(KINGDOMS)
        for seat, kingdom in enumerate(self.kingdoms):
            if kingdom != NOBODY and not self.out[seat]:
                self.seat_of[kingdom] = seat
        if NOBODY not in self.kingdoms:
            self.open = LAND.active(self.kingdoms)

    # Copies and JSON

    def copy_own(self, new: State) -> None:
        assert isinstance(new, Position)
        new.scenario = self.scenario
        new.settings = self.settings
        new.kingdoms = self.kingdoms[:]
        new.team = self.team
        new.turn = self.turn
        new.phase = self.phase
        new.order = self.order[:]
        new.active = self.active
        new.out = self.out[:]
        new.over = self.over
        new.time_called = self.time_called[:]
        new.money = self.money[:]
        new.honour = self.honour[:]
        new.tax = self.tax[:]
        new.loans = self.loans[:]
        new.borrowed = self.borrowed[:]
        new.repaid = self.repaid[:]
        new.missed = self.missed[:]
        new.most_owed = self.most_owed[:]
        new.bid = self.bid
        new.levels = self.levels[:]
        new.learnt = self.learnt[:]
        new.store = self.store[:]
        new.tokens = self.tokens[:]
        new.flipped = self.flipped[:]
        new.token_supply = self.token_supply[:]
        new.holder = self.holder[:]
        new.turned = self.turned[:]
        new.objective = self.objective[:]
        new.seen = self.seen[:]
        new.deck = self.deck[:]
        new.deposit = self.deposit
        new.cards_bought = self.cards_bought[:]
        new.event_deck = self.event_deck[:]
        new.event_pile = self.event_pile[:]
        new.event = self.event
        new.circle = self.circle[:]
        new.supply = self.supply[:]
        new.reserve = self.reserve[:]
        new.lord = self.lord[:]
        new.held = self.held
        new.marker = self.marker[:]
        new.buildings = self.buildings[:]
        new.damage = self.damage[:]
        new.builder = self.builder[:]
        new.market = self.market[:]
        new.item_kind = self.item_kind[:]
        new.item_level = self.item_level[:]
        new.item_at = self.item_at[:]
        new.item_left = self.item_left[:]
        new.item_from = self.item_from[:]
        new.cargo = self.cargo[:]
        new.prisoners = self.prisoners[:]
        new.aside = self.aside[:]
        new.aside_new = self.aside_new[:]
        new.behind = self.behind[:]
        new.bought = self.bought[:]
        new.route_item = self.route_item[:]
        new.route_from = self.route_from[:]
        new.route_steps = self.route_steps[:]
        new.route_done = self.route_done[:]
        new.war = self.war[:]
        new.truce = self.truce[:]
        new.terms = self.terms[:]
        new.pact_texts = self.pact_texts[:]
        new.pacts_made = self.pacts_made
        new.offers = self.offers[:]
        new.blood = self.blood[:]
        new.blood_left = self.blood_left
        new.conquered = self.conquered[:]
        new.holy = self.holy[:]
        new.rebels = self.rebels[:]
        new.effects = self.effects[:]
        new.story = self.story[:]
        new.armies = self.armies.copy()
        new.moved = self.moved.copy()
        new.seat_of = self.seat_of
        new.open = self.open

    def own_json(self) -> dict[str, object]:
        data = super().own_json()
        data["armies"] = [[key, *self.armies[key]] for key in sorted(self.armies)]
        data["moved"] = [[key, *self.moved[key]] for key in sorted(self.moved)]
        return data

    def read_own(self, data: dict[str, object], where: str) -> None:
        super().read_own(data, where)
        for name, size in (("lord", LAND.places), ("holder", CARDS), ("item_at", ALL_SLOTS)):
            if len(getattr(self, name)) != size:
                raise BadData(f"{where}.{name}: expected {size} numbers")
        self.armies = _forces(data, "armies", where)
        self.moved = _forces(data, "moved", where)
        self.enthrone()


def _forces(data: dict[str, object], name: str, where: str) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for row in a_list(data, name, where):
        if not isinstance(row, list) or len(row) != FORCE + 1:
            raise BadData(f"{where}.{name}: expected rows of {FORCE + 1} numbers, found {row!r}")
        numbers: list[int] = []
        for value in row:
            if not isinstance(value, int):
                raise BadData(f"{where}.{name}: expected whole numbers, found {value!r}")
            numbers.append(value)
        found[numbers[0]] = numbers[1:]
    return found
