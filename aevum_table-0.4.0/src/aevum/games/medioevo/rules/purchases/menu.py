"""What a seat buys, one thing after another."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.anytime import anytime_options
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.purchases.buying import buy
from aevum.games.medioevo.rules.purchases.goods import goods, legal, option_of, refusal, ware_of
from aevum.games.medioevo.rules.purchases.shopper import Shopper, most_units
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.offer import offers

_DONE: Final = "done-buying"


class PurchaseMenu(Menu):
    """4.BUY.01; with deployment new things have no place yet (W.DEPL.01)."""

    serves: ClassVar[tuple[str, ...]] = ("purchase",)

    def __init__(self, seat: int = 0, hidden: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.hidden = hidden

    def run(self, s: MedioevoState) -> None:
        if s.over:
            s.pop()
        else:
            # Of the limit, not of what is left: that would tell what lies behind a screen (W.DEPL.01).
            told: dict[str, object] = {"count": most_units(s, s.controlled(self.seat))}
            s.ask(self.seat, "buy", "4.BUY.01", told, guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return self._entries(s, wishes=True)

    def options(self, s: MedioevoState, ask: Ask) -> list[Option]:
        """The same as all entries without those refused, found with less trouble."""
        return [*anytime_options(s, self.seat), *self._entries(s, wishes=False)]

    def _entries(self, s: MedioevoState, wishes: bool) -> list[Option]:
        found = offers(s, self.seat, self.serves, afford=True)
        shopper = Shopper(s, self.seat)
        for ware in goods(s, shopper, wishes, self.hidden):
            if wishes or legal(s, shopper, ware):
                found.append(option_of(s, ware))
        found.append(Option(_DONE, None, "4.BUY.01"))
        return found

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == _DONE:
            return None
        return refusal(s, Shopper(s, self.seat), ware_of(s, self.seat, option))

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == _DONE:
            s.pop()
        else:
            buy(s, self.seat, option)
