"""Three Empire cards each, of which one is kept (0.SETUP.12), and the first objective token (0.SETUP.14)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.shuffling import shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, figure
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.words import COLOURS

DEALT: Final = figure("setup", "item", "cards-dealt", "count")
_TOKENS: Final = figure("setup", "item", "objective-tokens", "count")


class FirstCards(Frame[MedioevoState]):
    steps: ClassVar[tuple[str, ...]] = ("deal", "keep", "shuffle")

    def __init__(self) -> None:
        super().__init__()
        self.dealt: list[int] = []
        """Three cards of the first seat, three of the second, and so on; hidden from the others (`dealt`)."""

    def hand(self, seat: int) -> list[int]:
        return self.dealt[seat * DEALT : (seat + 1) * DEALT]

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "deal":
                self._deal(s)
                self.next(s)
            case "keep":
                for seat in range(s.players()):
                    s.ask(seat, "keep-card", "0.SETUP.12", sealed=True)
            case _:
                s.deck = shuffled(s, s.deck, "empire-deck-shuffled", "0.SETUP.13")
                s.pop()

    def _deal(self, s: MedioevoState) -> None:
        """0.SETUP.12: from the shuffled deck, so at random; both sides are looked at."""
        for seat in range(s.players()):
            for _ in range(DEALT):
                card = s.deck.pop()
                self.dealt.append(card)
                s.seen[card] |= 1 << seat
                told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card]}
                told["objective"] = OBJECTIVES[s.objective[card]]
                s.tell("card-dealt", told, "0.SETUP.12", to=1 << seat)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for card in self.hand(ask.seat):
            args: dict[str, object] = {"card": CARD_NAMES[card], "objective": OBJECTIVES[s.objective[card]]}
            found.append(Option("keep-card", args, "0.SETUP.12"))
        return found

    def answers(self, s: MedioevoState, asks: list[Ask]) -> None:
        for ask in asks:
            assert ask.answer is not None
            kept = CARD_NAMES.index(str(ask.answer.args["card"]))
            s.holder[kept] = ask.seat
            s.deck.extend([card for card in self.hand(ask.seat) if card != kept])
            s.tell("card-kept", {"seat": s.seats[ask.seat], "card": CARD_NAMES[kept]}, "0.SETUP.13")
        self.next(s)


class FirstTokens(Frame[MedioevoState]):
    """0.SETUP.14, R-058"""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.left = _TOKENS

    def run(self, s: MedioevoState) -> None:
        if self.left == 0:
            self.at += 1
            self.left = _TOKENS
        # 4.CARD.15: by an option there may be fewer tokens than players.
        if self.at == len(s.order) or sum(s.token_supply) == 0:
            s.pop()
        else:
            s.ask(s.order[self.at], "take-token", "0.SETUP.14")

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [
            Option("take-token", {"colour": COLOURS[colour]}, "0.SETUP.14")
            for colour in range(len(BRANCHES))
            if s.token_supply[colour] > 0
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        colour = COLOURS.index(str(option.args["colour"]))
        self.left -= 1
        s.token_supply[colour] -= 1
        s.tokens[of_branch(ask.seat, colour)] += 1
        s.tell("token-taken", {"seat": s.seats[ask.seat], **option.args}, "0.SETUP.14")
