"""What each side means to do before the dice of a round: flight, capture, surrender (5.BATTLE.19)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle.fight import CAPTURE, FLEE, Fight, enemy_of, running
from aevum.games.medioevo.rules.battle.flight import refuges
from aevum.games.medioevo.rules.battle.results import STOPPED
from aevum.games.medioevo.rules.battle.score import ATTACKER, DEFENDER
from aevum.games.medioevo.rules.battle.surrender import Parley
from aevum.games.medioevo.rules.diplomacy.unasked import TALKS, diplomacy, talks
from aevum.games.medioevo.rules.diplomacy.war import hostile
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.settings import DEFENDER_MAY_FLEE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import where


class Intent(Frame[MedioevoState]):
    """Barbarians do not think: they fight."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side
        self.offered = False
        self.demanded = False
        """Surrender, in this round."""
        self.talked = False
        """Peace, an armistice or a pact has been offered."""

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        if fight.verdict or fight.is_horde(self.side):
            s.pop()
            return
        if self.talked and not hostile(s, fight.owner(ATTACKER), fight.owner(DEFENDER)):
            fight.verdict = STOPPED  # C.DIP.05 [M142]
            s.pop()
            return
        told: dict[str, object] = {
            "enemy_seat": fight.seat_name(s, enemy_of(self.side)),
            "round": fight.round,
        }
        s.ask(fight.owner(self.side), "battle-intent", "5.BATTLE.19", told)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = running(s)
        found = [Option("fight", None, "5.BATTLE.19")]
        if fight.between_players():
            found.append(Option("capture", None, "5.CAPT.01"))
            if not self.demanded:
                found.append(Option("demand-surrender", None, "5.SURR.01"))
            if not self.offered:
                found.append(Option("surrender", None, "5.SURR.01"))
            found.extend(talks(s, ask.seat, fight.owner(enemy_of(self.side))))
        if self._may_flee(s, fight):
            for area, points in refuges(s, fight, self.side).items():
                told = {**where(area), "movement": points}
                found.append(Option("flee-to-sea" if LAND.is_sea(area) else "flee", told, "5.FLEE.01"))
        return found

    def _may_flee(self, s: MedioevoState, fight: Fight) -> bool:
        """5.FLEE.01, R-087: a defender only by the option, and not from who flees already."""
        if self.side == ATTACKER:
            return True
        return s.settings[DEFENDER_MAY_FLEE] == 1 and fight.intent[ATTACKER] != FLEE

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        fight = running(s)
        if option.key in TALKS:
            self.talked = True
            diplomacy(s, ask.seat, option)
            return
        match option.key:
            case "surrender":
                self.offered = True
                s.push(Parley(self.side, False))
            case "demand-surrender":
                self.demanded = True
                s.push(Parley(enemy_of(self.side), True))
            case "capture":
                fight.intent[self.side] = CAPTURE
                s.tell("capture-announced", fight.told(s, self.side), "5.CAPT.01")
                s.pop()
            case "flee" | "flee-to-sea":
                self._flee(s, fight, option)
                s.pop()
            case _:
                s.pop()

    def _flee(self, s: MedioevoState, fight: Fight, option: Option) -> None:
        fight.intent[self.side] = FLEE
        name = option.args["sea"] if option.key == "flee-to-sea" else option.args["place"]
        fight.refuge = LAND.number(str(name))
        fight.flight = int(str(option.args["movement"]))
        told = {**fight.told(s, self.side), **option.args}
        s.tell("flight-to-sea" if option.key == "flee-to-sea" else "flight", told, "5.FLEE.01")
