"""The rules: what a match holds, how it goes, who may know what."""

from random import Random

from aevum.engine import Ask, EngineFault, Frame, Game, Modifier, Option, Outcome, Refusal, State, note

SEATS = ("vandals", "alans")
CLANS = 2
"""That many across, and the match is won (W.5)."""
HIDDEN = -1


class River(State):
    def __init__(self) -> None:
        super().__init__()
        self.omens = [0, 0]  # 0 once it was read
        self.waited = [0, 0]
        self.across = [0, 0]
        self.turn = 0


class Winter(Frame[River]):
    steps = ("omens", "move", "look")

    def run(self, s: River) -> None:
        if self.step == "omens":
            for seat in (0, 1):
                s.omens[seat] = s.roll("omen", 3, 1, "W.1", to=1 << seat)[0]
            self.next(s)
        elif self.step == "move":
            s.ask(s.turn, "move", "W.2", {"clans": CLANS - s.across[s.turn]})
        elif max(s.across) == CLANS:
            s.outcome = Outcome([s.across.index(CLANS)], s.across, "crossed")
        else:
            s.turn = 1 - s.turn
            self.step = "move"

    def candidates(self, s: River, ask: Ask) -> list[Option]:
        return [
            Option("wait", rule="W.3"),
            Option("send", {"omen": "kept"}, "W.2"),
            Option("send", {"omen": "read"}, "W.4"),
        ]

    def check(self, s: River, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "wait" and s.waited[ask.seat] == 2:
            return Refusal("too-late-to-wait", rule="W.3")
        if option.args.get("omen") == "read" and s.omens[ask.seat] == 0:
            return Refusal("omen-gone", rule="W.4")
        return None

    def answer(self, s: River, ask: Ask, option: Option) -> None:
        seat = ask.seat
        if option.key == "wait":
            s.waited[seat] += 1
            s.tell("waits", {"seat": s.seats[seat]}, "W.3")
        else:
            items: list[Modifier] = []
            read = option.args["omen"] == "read"
            added = bonus(s, seat, read, items)
            s.omens[seat] = 0 if read else s.omens[seat]
            s.waited[seat] = 0
            if s.roll("ice", 6, 1, "W.2", items, {"seat": s.seats[seat]})[0] + added >= 5:
                s.across[seat] += 1
                s.tell("across", {"seat": s.seats[seat]}, "W.2")
        self.next(s)


def bonus(s: River, seat: int, read: bool, items: list[Modifier]) -> int:
    """What is added to the die; the odds ask here, too."""
    return note(items, s.waited[seat], "patience", "W.3") + (
        note(items, s.omens[seat], "omen", "W.4") if read else 0
    )


class Frozen(Game):
    name = "frozen-river"
    main = "base"

    def scenarios(self) -> list[str]:
        return ["base"]

    def seats(self, scenario: str, options: dict[str, object]) -> tuple[str, ...]:
        return SEATS

    def blank(self) -> State:
        return River()

    def setup(self, scenario: str, options: dict[str, object], seed: int, pack: str) -> State:
        s = River()
        s.seats = list(SEATS)
        s.seed = seed
        s.push(Winter())
        return s

    def hide(self, data: dict[str, object], seat: int) -> None:
        omens = omens_of(data)
        for other in (0, 1):
            if other != seat and omens[other] > 0:
                omens[other] = HIDDEN

    def fill(self, data: dict[str, object], seat: int, rng: Random) -> None:
        omens = omens_of(data)
        omens[:] = [rng.randint(1, 3) if omen == HIDDEN else omen for omen in omens]

    def check(self, s: State) -> None:
        assert isinstance(s, River)
        if max(s.waited) > 2 or sum(s.across) > 3 or not all(0 <= omen <= 3 for omen in s.omens):
            raise EngineFault(f"impossible: {s.waited}, {s.across}, {s.omens}")


def omens_of(data: dict[str, object]) -> list[int]:
    own = data["own"]  # the fields of the state
    assert isinstance(own, dict)
    found: list[int] = own["omens"]
    return found
