"""XX.Ex.5 Who takes command in the East when Valens has fallen."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.leaders import LEADERS, TURNS
from aevum.games.invasions.rules.realm.nations import BYZANTIUM, ROME
from aevum.games.invasions.rules.reinforcements.leaders import bring_leader
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.ties import own_units
from aevum.games.invasions.rules.world.pieces import leader_on_map

VALENS: Final = LEADERS.index("valens")
THEODOSIUS: Final = LEADERS.index("theodosius")
VALENS_TURN: Final = TURNS[VALENS][0]
THEODOSIUS_CAME: Final = "theodosius"


def valens_died(s: InvasionsState) -> None:
    """XX.Ex.5, A52: Theodosius takes command at once, wherever he is wanted."""
    w = s.world
    if w.turn != VALENS_TURN or leader_on_map(w, VALENS) or THEODOSIUS_CAME in s.realm.happened:
        return
    if commands(s):
        s.realm.happened = [*s.realm.happened, THEODOSIUS_CAME]
        s.push(TakesCommand())


def commands(s: InvasionsState) -> list[int]:
    """Provinces where troops of the East stand, and those of the West while both are one Empire."""
    w = s.world
    both = [BYZANTIUM, ROME] if w.allies[BYZANTIUM] >> ROME & 1 else [BYZANTIUM]
    return sorted({w.place[unit] for n in both for unit in own_units(w, n)})


class TakesCommand(Frame[InvasionsState]):
    steps: ClassVar[tuple[str, ...]] = ("post", "end")

    def run(self, s: InvasionsState) -> None:
        if self.step == "end" or not commands(s):
            s.pop()
            return
        args: dict[str, object] = {"people": NATIONS[BYZANTIUM], "leader": LEADERS[THEODOSIUS]}
        s.ask(s.world.seat[BYZANTIUM], "post-leader", "XX.Ex.5", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("post", {"place": s.world.land.names[p]}, ask.rule) for p in commands(s)]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.next(s)
        bring_leader(s, THEODOSIUS, s.world.land.number(str(option.args["place"])), ask.rule)
