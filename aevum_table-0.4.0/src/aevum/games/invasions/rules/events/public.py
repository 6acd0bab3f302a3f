"""X.B.4 Public events: they happen at once, to whom the card says."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.events.attrition import Attrition, stricken
from aevum.games.invasions.rules.events.on_nation import EventOnNation
from aevum.games.invasions.rules.events.targets import targets
from aevum.games.invasions.rules.hands.deck import AMOUNT, EFFECT, EVENTS, NEEDS, WHO
from aevum.games.invasions.rules.hands.hand import shuffle_back
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World


class PublicEvent(Frame[InvasionsState]):
    """`seat` drew it, or the marker that brought it (XXIV.D.4)."""

    steps: ClassVar[tuple[str, ...]] = ("whom", "end")

    def __init__(self, card: int = 0, seat: int = 0) -> None:
        super().__init__()
        self.card = card
        self.seat = seat

    def run(self, s: InvasionsState) -> None:
        if self.step == "end":
            s.pop()
            return
        title: dict[str, object] = {"title": EVENTS[self.card]}
        if WHO[self.card] == "none":
            self.next(s)
            self._for_everybody(s)
            return
        found = self._found(s)
        if not found:
            self.next(s)
            s.tell("event-idle", title, "X.B.4")
        elif WHO[self.card] == "choice":
            key: dict[str, object] = {**title, "gist": EVENTS[self.card]}
            s.ask(self.seat, "public-event", "X.B.4", key)
        elif WHO[self.card] == "dice":
            self.next(s)
            at = s.roll("event-dice", len(found), 1, "X.B.4", args=title)[0] - 1
            self._hit(s, found[at])
        else:
            self.next(s)
            for each in reversed(found):
                self._hit(s, each)

    def _for_everybody(self, s: InvasionsState) -> None:
        if EFFECT[self.card] == "pool":
            shuffle_back(s)
        else:
            s.realm.caravan = [s.realm.caravan[0], 1]
            s.tell("caravans-rich", None, "X.D.5")

    # Nations, Areas or seas

    def _found(self, s: InvasionsState) -> list[int]:
        """Numbers of nations, or of Areas or seas where something would be lost."""
        w = s.world
        if EFFECT[self.card] != "attrition":
            return targets(s, self.card, self.seat)
        spared = AMOUNT[self.card]
        if "sea" in NEEDS[self.card]:
            seas = range(w.land.provinces, w.land.places)
            return [sea for sea in seas if stricken(w, [sea], spared)]
        areas = w.land.area_provinces
        return [area for area in range(len(areas)) if stricken(w, areas[area], spared)]

    def _places(self, w: World, found: int) -> list[int]:
        return [found] if "sea" in NEEDS[self.card] else w.land.area_provinces[found]

    def _hit(self, s: InvasionsState, found: int) -> None:
        w = s.world
        args: dict[str, object] = {"title": EVENTS[self.card]}
        if EFFECT[self.card] != "attrition":
            s.tell("event-hits", {**args, "people": NATIONS[found]}, "X.B.4")
            s.push(EventOnNation(self.card, self.seat, found))
            return
        at = w.land.names[found] if "sea" in NEEDS[self.card] else w.land.areas[found]
        s.tell("event-strikes", {**args, "area": at}, "X.B.4")
        s.push(Attrition(stricken(w, self._places(w, found), AMOUNT[self.card])))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if EFFECT[self.card] == "attrition":
            return [Option("hit-area", {"area": w.land.areas[area]}, "X.B.4") for area in self._found(s)]
        return [Option("hit-nation", {"people": NATIONS[n]}, "X.B.4") for n in self._found(s)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        if option.key == "hit-area":
            self._hit(s, s.world.land.areas.index(str(option.args["area"])))
        else:
            self._hit(s, NATIONS.index(str(option.args["people"])))
