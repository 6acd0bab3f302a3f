"""What a match holds, and the cards that cut in: each one played may be cancelled by another."""

from aevum.engine import Option, State, Window

GUIDE, BANDITS, ESCORT, HIDDEN = 0, 1, 2, -1
CARDS = ("guide", "bandits", "escort")
PACK = [GUIDE] * 4 + [BANDITS] * 6 + [ESCORT] * 6


class Market(State):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.spent: list[int] = []
        self.gold: list[int] = []
        self.bank = 30
        self.loads: list[int] = []
        self.claimed: list[int] = []
        self.round = 1
        self.rounds = 0


class CardWindow(Window[Market]):
    """A window for one kind of card; it reports how many of them took effect."""

    abstract = True
    card = GUIDE
    once = True

    def __init__(self, order: list[int] | None = None) -> None:
        super().__init__()
        self.order = order or []
        self.played = False
        self.effect = 0

    def could(self, s: Market, seat: int) -> bool:
        return bool(s.hands[seat])

    def responses(self, s: Market, seat: int) -> list[Option]:
        return [Option("play", {"card": CARDS[self.card]}, self.rule)] if self.card in s.hands[seat] else []

    def respond(self, s: Market, seat: int, option: Option) -> None:
        s.hands[seat].remove(self.card)
        s.spent.append(self.card)
        s.revealed += 1
        s.tell("played", {"seat": s.seats[seat], "card": CARDS[self.card]}, self.rule)
        self.played = True
        s.push(Cancel([(seat + i) % len(s.seats) for i in range(1, len(s.seats) + 1)]))

    def run(self, s: Market) -> None:
        if self.played:
            self.played = False
            self.effect += 1 - s.result
        if self.once and self.effect:
            s.pop(self.effect)
        else:
            super().run(s)

    def report(self, s: Market) -> int:
        return self.effect


class Ambush(CardWindow):
    trigger, rule, card, once = "ambush", "C.4", BANDITS, False


class Cancel(CardWindow):
    trigger, rule, card = "cancel", "C.5", ESCORT


class Again(CardWindow):
    trigger, rule, card = "again", "C.7", GUIDE
