"""XXX.A A card is played: its target, its price, and what follows."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.diplomacy.alliances import make_pact
from aevum.games.invasions.rules.diplomacy.cards.alliance import AllianceOffer, drive_apart
from aevum.games.invasions.rules.diplomacy.cards.treaty import Treaty
from aevum.games.invasions.rules.diplomacy.deck import (
    ALLIANCE,
    FOEDUS,
    MARRIAGE,
    PRICE,
    TREATY,
    TRIBUTE,
    lay_down,
)
from aevum.games.invasions.rules.diplomacy.hirelings import promise_loan
from aevum.games.invasions.rules.diplomacy.offer import FoedusOffer
from aevum.games.invasions.rules.diplomacy.targets import BREAK, CARD, RULE, USES, deals
from aevum.games.invasions.rules.ledger import hand_over, pay
from aevum.games.invasions.rules.realm.nations import keeps_treasury
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY


def show_card(s: InvasionsState, nation: int, use: int, acted: int, group: int) -> None:
    """The card is on the table, for everybody to see, before its target is named."""
    lay_down(s.realm, nation, CARD[use])
    s.revealed += 1
    s.push(PlayCard(nation, use, acted, group))


class PlayCard(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("target", "end")

    def __init__(self, nation: int = 0, use: int = 0, acted: int = 0, group: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.use = use
        self.acted = acted
        self.group = group

    def run(self, s: InvasionsState) -> None:
        if self.step == "end":
            s.pop()
            return
        args: dict[str, object] = {"people": NATIONS[self.nation], "diplomacy": USES[self.use]}
        s.ask(s.world.seat[self.nation], "envoys", RULE[self.use], args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for first, second in deals(s, self.nation, self.use, self.acted, self.group):
            if second == NOBODY:
                found.append(Option("envoys-to", {"people": NATIONS[first]}, ask.rule))
            else:
                pair: dict[str, object] = {"people": NATIONS[first], "other_people": NATIONS[second]}
                found.append(Option("drive-apart", pair, ask.rule))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        first = NATIONS.index(str(option.args["people"]))
        kind = CARD[self.use]
        told: dict[str, object] = {"people": NATIONS[self.nation], "diplomacy": USES[self.use]}
        s.tell("plays-diplomacy", {**told, "other_people": NATIONS[first]}, RULE[self.use])
        if PRICE[kind]:
            if keeps_treasury(s.world, first):
                hand_over(s, self.nation, first, PRICE[kind], "diplomacy", RULE[self.use])
            else:
                pay(s, self.nation, PRICE[kind], "diplomacy", RULE[self.use])  # VI.B.2
        if self.use == BREAK:
            drive_apart(s, first, NATIONS.index(str(option.args["other_people"])))
        elif kind == ALLIANCE:
            s.push(AllianceOffer(self.nation, first))
        elif kind == TREATY:
            s.push(Treaty(self.nation, first))
        elif kind == TRIBUTE:
            make_pact(s, self.nation, first, "XXX.E.2")
        elif kind == FOEDUS:
            s.push(FoedusOffer(self.nation, first, True))
        else:
            if kind == MARRIAGE:  # XXX.D.2: they stay as hostile as they were
                s.realm.wed = [*s.realm.wed, first, self.nation]
            promise_loan(s.realm, first, self.nation)
