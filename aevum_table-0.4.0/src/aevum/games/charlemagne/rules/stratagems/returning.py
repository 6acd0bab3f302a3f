"""A player puts a marker of his choice back into the container, unseen (8.2.b, T2.EV07.b, C16)."""

from aevum.engine.ask import Option
from aevum.games.charlemagne.rules.markers import MARKER, NAMES, kind
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import hand, held, put_back
from aevum.games.charlemagne.rules.tables import SEATS


def returns(s: CharlemagneState, seat: int, rule: str) -> list[Option]:
    """One option for each kind in the hand."""
    kinds = sorted({MARKER[marker] for marker in hand(s, seat)})
    return [Option("return", {"marker": NAMES[number]}, rule) for number in kinds]


def give_back(s: CharlemagneState, seat: int, option: Option) -> None:
    put_back(s, held(s, seat, kind(str(option.args["marker"]))))
    told: dict[str, object] = {"seat": SEATS[seat]}
    s.tell("marker-returned", {**told, **option.args}, option.rule, to=1 << seat)
    s.tell("marker-returned-unseen", told, option.rule, to=1 << (1 - seat))
