"""XIII.D, XIII.E A Civilized nation draws administration cards, pays for a set of them and plays one."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.administration.deck import COSTS, EDICTS, NO_CALAMITY, POLICIES, Edict
from aevum.games.invasions.rules.administration.draw import draw_backs, look_at
from aevum.games.invasions.rules.calamities.calamity import Calamity
from aevum.games.invasions.rules.court import confine
from aevum.games.invasions.rules.ledger import earn, pay
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import Ages, section
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World

NOT_YET: Final = -1
SOLVENT: Final = 0
INSOLVENT: Final = 1
"""Result: it could afford no card, and goes bankrupt when all have had their income (XIII.D.4)."""


class AdministrationCards(Frame[InvasionsState]):
    """XIII.B.2, VI.J.6"""

    steps: ClassVar[tuple[str, ...]] = (
        "draw",
        "set",
        "pay",
        "look",
        "card",
        "play",
        "calamity",
        "age",
        "end",
    )

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.drawn: list[int] = []
        """How many cards of each kind lie face down."""
        self.kind = NOT_YET
        self.faces: list[int] = []
        """The cards of the chosen set; only their owner has looked at them (`hidden.py`)."""
        self.card = NOT_YET
        self.now = 0
        """The section of the nation's age when the card was played."""
        self.result = SOLVENT

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "draw":
                self.next(s)
                self._draw(s)
            case "set":
                people: dict[str, object] = {
                    "people": NATIONS[self.nation],
                    "gold": s.world.gold[self.nation],
                }
                s.ask(s.world.seat[self.nation], "policy", "XIII.D.4", people)
            case "pay":
                self.next(s)
                cost = cost_of(s.world, self.nation, self.kind)
                if pay(s, self.nation, cost, "administration", "XIII.D.5"):
                    self.result = INSOLVENT
                    s.tell("cannot-govern", {"people": NATIONS[self.nation]}, "XIII.D.4")
            case "look":
                self.next(s)
                self.faces = look_at(s, self.nation, self.kind, self.drawn[self.kind])
            case "card":
                s.ask(s.world.seat[self.nation], "edict", "XIII.D.6", {"people": NATIONS[self.nation]})
            case "play":
                self.next(s)
                self._play(s)
            case "calamity":
                self.next(s)
                key = self._edict().calamity[self.now]
                if key != NO_CALAMITY:
                    s.push(Calamity(self.nation, key))  # XIII.E.4
            case "age":
                self.next(s)
                spaces = self._edict().ageing[self.now]
                if spaces:
                    s.push(Ages(self.nation, spaces, "VI.E.3"))
            case _:
                s.pop(self.result)

    def _edict(self) -> Edict:
        return EDICTS[self.card]

    def _draw(self, s: InvasionsState) -> None:
        self.drawn = draw_backs(s, self.nation)
        args: dict[str, object] = {"people": NATIONS[self.nation], "cards": sum(self.drawn)}
        for kind, policy in enumerate(POLICIES):
            args[policy] = self.drawn[kind]
        s.tell("edicts-drawn", args, "XIII.D.2")

    def _play(self, s: InvasionsState) -> None:
        """XIII.D.7, XIII.E.1; all cards are back in the deck when the next nation draws (XIII.D.8)."""
        edict = self._edict()
        n = self.nation
        self.now = section(s.world.age[n])
        self.faces = []
        s.tell("plays-edict", {"people": NATIONS[n], "edict": edict.name}, "XIII.D.7")
        gold = edict.gold[self.now]
        if gold > 0:
            earn(s, n, gold, "edict", "XIII.E.3")
        elif gold < 0:
            pay(s, n, -gold, "edict", "XIII.E.3")
        if not edict.leads[self.now]:
            confine(s, n, "XIII.E.6")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        if ask.key == "edict":
            return [Option("play", {"edict": EDICTS[card].name}, "XIII.D.6") for card in self.faces]
        return [
            Option("govern", self._price(s.world, kind), "XIII.D.4")
            for kind in range(len(POLICIES))
            if self.drawn[kind]
        ]

    def _price(self, w: World, kind: int) -> dict[str, object]:
        return {"policy": POLICIES[kind], "gold": cost_of(w, self.nation, kind)}

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        """XIII.D.4: what it can afford; else the cheapest of those drawn."""
        if ask.key == "edict":
            return None
        w = s.world
        kind = POLICIES.index(str(option.args["policy"]))
        cost = cost_of(w, self.nation, kind)
        cheapest = min([cost_of(w, self.nation, k) for k in range(len(POLICIES)) if self.drawn[k]])
        if cost <= max(cheapest, w.gold[self.nation]):
            return None
        return Refusal("edict-too-dear", {"gold": cost, "has": w.gold[self.nation]}, "XIII.D.4")

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        if ask.key == "policy":
            self.kind = POLICIES.index(str(option.args["policy"]))
        else:
            self.card = next(i for i in self.faces if EDICTS[i].name == option.args["edict"])


def cost_of(w: World, nation: int, kind: int) -> int:
    """XIII.C.2"""
    return COSTS[w.status[nation]][kind]
