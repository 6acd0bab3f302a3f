"""XXVIII.A A Foedus is offered, or forced upon Barbarians by a card (XXX.F.2)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.diplomacy.foedus import terms, to_offer
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, World, put


class FoedusOffer(Frame[InvasionsState]):
    """The federator names the Barbarians and the land; they answer, unless a card answers for them.

    XXVIII.A.6: it begins with their activation.
    """

    steps: ClassVar[tuple[str, ...]] = ("whom", "lands", "reply", "end")

    def __init__(
        self, federator: int = 0, federate: int = NOBODY, forced: bool = False, group: int = 0
    ) -> None:
        super().__init__()
        self.federator = federator
        self.federate = federate
        self.forced = forced
        self.group = group
        """Mask of the Barbarians it may go to, 0 for any."""
        self.lands: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "whom" if self.federate != NOBODY:
                self.next(s)
            case "whom":
                s.ask(
                    w.seat[self.federator], "foedus-whom", "XXVIII.A.2", {"people": NATIONS[self.federator]}
                )
            case "lands":
                args: dict[str, object] = {
                    "people": NATIONS[self.federator],
                    "other_people": NATIONS[self.federate],
                }
                s.ask(w.seat[self.federator], "foedus-lands", "XXVIII.A.5", args)
            case "reply" if self.forced:
                self._promise(s, "XXX.F.2")
            case "reply":
                s.ask(w.seat[self.federate], "foedus-reply", "XXVIII.A.1", self._named(w))
            case _:
                s.pop()

    def _named(self, w: World) -> dict[str, object]:
        return {
            "people": NATIONS[self.federate],
            "other_people": NATIONS[self.federator],
            "place": w.land.names[self.lands[0]],
            "other_place": w.land.names[self.lands[1]],
        }

    def _promise(self, s: InvasionsState, rule: str) -> None:
        r = s.realm
        r.promised = put(r.promised, self.federate, self.federator)
        for p in self.lands:
            r.promised_land = [*r.promised_land, p, self.federate]
        s.tell("foedus-promised", self._named(s.world), rule)
        self.step = "end"

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        match ask.key:
            case "foedus-whom":
                found = to_offer(s, self.federator, self.group)
                return [Option("envoys-to", {"people": NATIONS[n]}, "XXVIII.A.2") for n in found]
            case "foedus-lands":
                return [
                    Option("cede", {"place": w.land.names[p], "other_place": w.land.names[q]}, "XXVIII.A.5")
                    for p, q in terms(w, self.federator, self.federate)
                ]
            case _:
                return [
                    Option("accept-offer", None, "XXVIII.A.1"),
                    Option("decline-offer", None, "XXVIII.A.1"),
                ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "envoys-to":
                self.federate = NATIONS.index(str(option.args["people"]))
            case "cede":
                self.lands = [
                    w.land.number(str(option.args["place"])),
                    w.land.number(str(option.args["other_place"])),
                ]
                if not self.forced:
                    s.realm.offered = put(s.realm.offered, self.federator, 1)
                    s.tell("foedus-offered", self._named(w), "XXVIII.A.2")
                self.next(s)
            case "accept-offer":
                self._promise(s, "XXVIII.A.6")
            case _:
                s.tell("foedus-refused", self._named(w), "XXVIII.A.1")
                self.next(s)
