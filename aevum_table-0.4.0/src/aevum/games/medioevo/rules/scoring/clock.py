"""The clock (0.GEN.04). The table looks at it: the turn in which most players call time is the last [M39]."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.settings import TIME_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState

CLOCK_KEYS: tuple[str, ...] = ("call-time",)


def clock_options(s: MedioevoState, seat: int) -> list[Option]:
    """Only where a limit was agreed on."""
    if not s.settings[TIME_LIMIT] or s.time_called[seat]:
        return []
    return [Option("call-time", {"minutes": s.settings[TIME_LIMIT]}, "0.GEN.04")]


def call_time(s: MedioevoState, seat: int, option: Option) -> None:
    was_up = time_is_up(s)
    s.time_called[seat] = 1
    s.tell("time-called", {"seat": s.seats[seat]}, "0.GEN.04")
    if time_is_up(s) and not was_up:
        s.tell("time-is-up", {"turn": s.turn}, "0.GEN.04")


def time_is_up(s: MedioevoState) -> bool:
    """More than half of those who are in the game have said so."""
    present = [seat for seat in range(s.players()) if not s.out[seat]]
    return 2 * sum([s.time_called[seat] for seat in present]) > len(present)
