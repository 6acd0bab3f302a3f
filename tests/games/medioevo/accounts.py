"""What the log tells against what has changed, and what holds of every question that is open."""

from collections import Counter
from collections.abc import Iterator, Sequence

from aevum.engine import Ask, Event
from aevum.engine.event import ALL
from aevum.engine.window import Window
from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState

TOLD = (
    "armies",
    "marker",
    "lord",
    "buildings",
    "damage",
    "builder",
    "market",
    "item_kind",
    "item_level",
    "cargo",
    "prisoners",
    "aside",
    "holder",
    "levels",
    "tokens",
    "loans",
    "war",
    "truce",
    "honour",
    "blood",
    "route_steps",
    "route_done",
    "circle",
    "event",
    "order",
)
"""What does not change without a word."""

OF_A_TURN = (
    "moved",
    "flipped",
    "borrowed",
    "repaid",
    "learnt",
    "bought",
    "cards_bought",
    "offers",
    "aside_new",
    "conquered",
    "story",
)
"""What is counted in a turn (7.END.03)."""

GIVEN, SET = ("honour-won", "honour-lost"), ("begins-with-honour", "final-score")
"""Words of honour points: how many come and go, and how many there are."""

PLUNDERED = (
    "building-plundered",
    "cargo-cube-plundered",
    "cargo-plundered",
    "cube-plundered",
    "prize-scuttled",
    "transport-plundered",
)
KEPT = (
    deeds.CONQUEST,
    deeds.BATTLE_WON,
    deeds.SOLD_IN,
    deeds.SALES,
    deeds.TAXES,
    deeds.ROUTE,
    deeds.DEBT_FREE,
    deeds.RANSOM,
    deeds.PLUNDER,
)
"""Deeds that follow from words; the others hang on more than one of them."""

DISCLOSED = (
    "cards-drawn",
    "event-drawn",
    "event-offered",
    "objective-claimed",
    "objective-shown",
    "pact-broken",
    "pact-disputed",
    "pact-of-several-broken",
    "purchases-shown",
    "tolerated",
)
"""With each of these something comes to light that nobody takes back, as with the screens at the end."""

GUARDED = (
    "bankrupt",
    "barbarian-points",
    "bid",
    "bid-again",
    "buy",
    "choose-ability",
    "choose-trader",
    "full-move",
    "interest-short",
    "march-on",
    "nation-more",
    "pact-offered",
    "pay-points",
    "sail-on",
    "take-card",
    "tax-level",
    "trader-acts",
    "trader-at-sea",
    "upkeep",
    "write-pact",
    "write-pact-between",
)
"""0.COMP.07: whether there is one answer to these tells of florins, or of cards."""
REST = "rest"
"""What tests ask when all is done."""
SEALED = ("auction", "auction-again", "bid", "bid-again", "keep-card")
"""All answer these at once; what is offered to several they answer so too [M115]."""


def _deeds(s: MedioevoState, event: Event) -> Iterator[tuple[str, int, int]]:
    """Whose deeds an event tells of, which, and their values."""
    args = event.args
    seat, florins = str(args.get("seat")), int(str(args.get("florins", 0)))
    match event.key:
        case "conquered":
            yield seat, deeds.CONQUEST, LAND.number(str(args["place"]))
        case "battle-won" if seat in s.seats:
            yield seat, deeds.BATTLE_WON, 0
        case "cubes-sold" | "cubes-sold-at-sea":
            yield seat, deeds.SALES, florins
            if event.key == "cubes-sold" and LAND.settlement[LAND.number(str(args["place"]))]:
                yield seat, deeds.SOLD_IN, LAND.number(str(args["place"]))
        case "income":
            yield seat, deeds.TAXES, florins
        case "route-finished":
            yield seat, deeds.ROUTE, int(str(args["count"]))
        case "repaid" if args["loans"] == 0:
            yield seat, deeds.DEBT_FREE, s.most_owed[s.seats.index(seat)]
        case "ransomed" | "ransomed-aside":
            yield str(args["enemy_seat"]), deeds.RANSOM, 1
        case key if key in PLUNDERED:
            yield seat, deeds.PLUNDER, florins


def _after_the_turn(s: MedioevoState) -> None:
    """7.END.03: nothing of the turn is left when it is over."""
    for name in OF_A_TURN:
        value = getattr(s, name)
        assert not (any(value) if isinstance(value, list) else value), f"{name} outlasts the turn"


class Account:
    """Keeps what is public before a choice, and goes through the words that came with it."""

    def __init__(self, s: MedioevoState, log: Sequence[Event]) -> None:
        self.told = len(log)
        self.public = {name: repr(getattr(s, name)) for name in TOLD}
        self.honour = s.honour[:]
        self.story = len(s.story)
        self.revealed = s.revealed
        self.sealed = any(ask.sealed for ask in s.live())

    def hold(self, s: MedioevoState, log: Sequence[Event]) -> None:
        events = log[self.told :]
        if not events:
            for name, before in self.public.items():
                assert repr(getattr(s, name)) == before, f"{name} has changed without a word"
        keys = [event.key for event in events]
        self._honour(s, events)
        if "turn-ends" not in keys:
            self._story(s, events)
        shown = len([key for key in keys if key in DISCLOSED]) + ("screen-lifted" in keys)
        found = s.revealed - self.revealed
        # The last of the sealed answers shows them all.
        assert shown <= found <= shown + self.sealed, f"{found} disclosures of {keys}"
        if log and log[-1].key == "turn-ends":
            _after_the_turn(s)
        for event in events:
            all = (1 << s.players()) - 1
            assert event.to == ALL or 0 <= event.to <= all, f"'{event.key}' is told to {event.to}"

    def _honour(self, s: MedioevoState, events: Sequence[Event]) -> None:
        honour = self.honour[:]
        for event in events:
            points = event.args.get("points")
            if event.key in (*GIVEN, *SET) and isinstance(points, int):
                seat = s.seats.index(str(event.args["seat"]))
                honour[seat] = points + (honour[seat] if event.key in GIVEN else 0)
        assert s.honour == honour, "honour points come and go with a word"

    def _story(self, s: MedioevoState, events: Sequence[Event]) -> None:
        """R-056: objectives find what the table has heard of."""
        done = Counter(
            (s.seats[deed.seat], deed.kind, 0 if deed.kind == deeds.BATTLE_WON else deed.value)
            for deed in s.story[self.story :]
            if deed.kind in KEPT
        )
        heard = Counter(deed for event in events for deed in _deeds(s, event))
        assert done == heard, f"remembered {done}, told {heard}"


def questions_are_put_right(s: MedioevoState, asks: Sequence[Ask]) -> None:
    for ask in asks:
        guarded = ask.key in (*GUARDED, REST) or isinstance(s.frames[ask.depth], Window)
        assert ask.guarded == guarded, f"'{ask.key}' is guarded: {ask.guarded}"
        together = ask.key in SEALED or len(asks) > 1
        assert ask.sealed == together, f"'{ask.key}' to {len(asks)} is sealed: {ask.sealed}"
