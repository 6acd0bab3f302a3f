"""Advance of civilization (T2.EV05)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS


class Civilization(Frame[CharlemagneState]):
    """AMB-2: on a hex with a land unit of the phasing player; with no such hex the event is lost. He may
    place it; nothing makes him."""

    steps: ClassVar[tuple[str, ...]] = ("place",)

    def run(self, s: CharlemagneState) -> None:
        if any(_refusal(s, hex) is None for hex in _occupied(s)):
            s.ask(s.phasing, "advance-of-civilization", "T2.EV05")
            return
        s.tell("civilization-nowhere", {"seat": SEATS[s.phasing]}, "T2.EV05")
        s.pop()

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        found = [Option("settle-court", {"place": LAND.names[hex]}, "T2.EV05") for hex in _occupied(s)]
        return [*found, Option("no-court", None, "T2.EV05")]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "no-court":
            return None
        return _refusal(s, LAND.number(str(option.args["place"])))

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        s.pop()
        if option.key == "no-court":
            s.tell("civilization-unused", {"seat": SEATS[ask.seat]}, "T2.EV05")
            return
        place = str(option.args["place"])
        s.civilized = sorted([*s.civilized, LAND.number(place)])
        s.tell("civilization-advances", {"seat": SEATS[ask.seat], "place": place}, "T2.EV05")


def _occupied(s: CharlemagneState) -> list[int]:
    return sorted(hex for hex in s.here if s.land_side(hex) == s.phasing)


def _refusal(s: CharlemagneState, hex: int) -> Refusal | None:
    told: dict[str, object] = {"place": LAND.names[hex]}
    if hex in s.pillaged:
        return Refusal("lies-pillaged", told, "T4.1.5")
    if hex in s.civilized:
        return Refusal("already-civilized", told, "4.2")
    return None
