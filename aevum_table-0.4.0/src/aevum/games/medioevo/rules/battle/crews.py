"""Crews are told off and engines aimed (5.SIEGE.01, 5.SIEGE.02, 5.SIEGE.08)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.battle import marks
from aevum.games.medioevo.rules.battle.damage import targets
from aevum.games.medioevo.rules.battle.fight import AIM, CREW, FIRES_FOR, IDLE, SLOT, Fight, running
from aevum.games.medioevo.rules.battle.gunnery import aim_of, aims, engines_of, may_fire_too
from aevum.games.medioevo.rules.battle.shots import CREW_MOST
from aevum.games.medioevo.rules.pieces import nothing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.words import PIECE_NAMES, item_words


class Crews(Frame[MedioevoState]):
    """Engine by engine the owner puts units to it and says what it fires at, or lets it stand idle."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side
        self.at = 0
        """Engines that are dealt with."""

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        slots = engines_of(s, fight, self.side)
        if self.at >= len(slots):
            s.pop()
            return
        slot = slots[self.at]
        if not fight.engines or fight.engines[-1][SLOT] != slot:
            if not may_fire_too(s, fight, self.side, slot):
                self.at += 1
                return
            fight.engines = [*fight.engines, [slot, self.side, IDLE, *nothing()]]
        s.ask(fight.owner(self.side), "crew-engine", "5.SIEGE.01", item_words(s, slot))

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = running(s)
        row = fight.engines[-1]
        crew = sum(row[CREW:])
        found: list[Option] = []
        if crew < CREW_MOST:
            for piece in targets(fight.idle(s, self.side)):
                found.append(Option("man-engine", {"unit": PIECE_NAMES[piece]}, "5.SIEGE.01"))
        if crew >= marks.crew_needed(fight.marks(), self.side):
            found.extend(aims(s, fight, self.side, row[SLOT]))
        if crew == 0:
            found.append(Option("leave-idle", None, "5.SIEGE.01"))
        return found

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        fight = running(s)
        row = fight.engines[-1][:]
        if option.key == "man-engine":
            row[CREW + PIECE_NAMES.index(str(option.args["unit"]))] += 1
        else:
            self.at += 1
            if option.key != "leave-idle":
                row[AIM] = aim_of(option)
        fight.engines = [*fight.engines[:-1], row]
        if option.key != "man-engine" and sum(row[CREW:]) > 0:
            told: dict[str, object] = {**fight.told(s, self.side), **item_words(s, row[SLOT])}
            s.tell("engine-manned", {**told, "units": sum(row[CREW:])}, "5.SIEGE.01")


class AimIdle(Frame[MedioevoState]):
    """Engines without a crew that a card lets fire all the same are aimed (K.CARD.21)."""

    def __init__(self, side: int = 0) -> None:
        super().__init__()
        self.side = side

    def run(self, s: MedioevoState) -> None:
        fight = running(s)
        slots = self._idle(s, fight)
        if not slots:
            s.pop()
        else:
            s.ask(fight.owner(self.side), "aim-engine", "K.CARD.21", item_words(s, slots[0]))

    def _idle(self, s: MedioevoState, fight: Fight) -> list[int]:
        if marks.crew_needed(fight.marks(), self.side) > 0:
            return []
        rows = [row for row in fight.engines if row[FIRES_FOR] == self.side and row[AIM] == IDLE]
        return [row[SLOT] for row in rows if may_fire_too(s, fight, self.side, row[SLOT])]

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        fight = running(s)
        slot = self._idle(s, fight)[0]
        return [*aims(s, fight, self.side, slot), Option("leave-idle", None, "5.SIEGE.01")]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        fight = running(s)
        slot = self._idle(s, fight)[0]
        rows = [row for row in fight.engines if row[SLOT] != slot]
        if option.key != "leave-idle":
            rows.append([slot, self.side, aim_of(option), *nothing()])
        fight.engines = rows
