"""What the state of a match of Medioevo Universale holds.

Lists by seat have room for as many seats as there are kingdoms, lists by place and seat, branch or sort are
flat. Forces, rows of `terms`, effects and deeds are shared between copies of a state: they are replaced,
never written to.
"""

from typing import ClassVar, Final

from aevum.engine.state import State
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.items import ALL_SLOTS, FREE, HOLDS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.memory import Deed, Effect
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, PIECES, UNITS
from aevum.games.medioevo.rules.settings import DEFAULTS
from aevum.games.medioevo.rules.tables import BRANCHES, KINGDOMS, NOBODY, PACKAGE
from aevum.kit.tables import rows

CARDS: Final = len(rows(PACKAGE, "cards"))
DECK: Final = -1
"""The holder of a card that lies in the Empire deck."""
NOTHING: Final[list[int]] = [0] * FORCE
_BY_SEAT: Final = SEATS_MOST
_BY_BRANCH: Final = SEATS_MOST * len(BRANCHES)
_BY_SORT: Final = LAND.places * len(SORTS)


class Position(State):
    """All that is kept of a match. What is done with it stands in `state`, copies and saves in `storing`."""

    kept_apart: ClassVar[tuple[str, ...]] = ("effects", "story", "armies", "moved", "seat_of", "open")

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
        self.arrears: list[int] = [0] * _BY_SEAT
        """Florins of missed interest that are still owed (D.BANK.01)."""
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
        self.effects: list[Effect] = []
        """What cards do until the end of the turn."""
        self.story: list[Deed] = []
        """What objectives ask for of this turn."""
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
