"""States to JSON data and back. Frames and steps go by name; options are not stored but generated anew."""

from typing import Any

from aevum.engine import codec
from aevum.engine.ask import Ask
from aevum.engine.outcome import Outcome
from aevum.engine.refusal import BadData
from aevum.engine.state import Frame, State


def write(s: State) -> dict[str, object]:
    """Plain data, fresh at every level: it has no path back to the state."""
    return {
        "seats": list(s.seats),
        "seed": f"{s.seed:032x}",
        "drawn": s.drawn,
        "script": list(s.script),
        "revealed": s.revealed,
        "asked": s.asked,
        "frames": [frame.to_json() for frame in s.frames],
        "asks": [ask.to_json() for ask in s.asks],
        "orders": list(s.orders),
        "outcome": s.outcome.to_json() if s.outcome is not None else None,
        "result": s.result,
        "own": s.own_json(),
    }


def read(blank: State, frames: dict[str, type[Frame[Any]]], data: dict[str, object]) -> State:
    """Fill a blank state of the game from data; BadData names the first field that does not fit."""
    s = blank
    where = "state"
    s.seats = codec.texts(data, "seats", where)
    s.seed = seed_from(codec.a_text(data, "seed", where), f"{where}.seed")
    s.drawn = codec.an_int(data, "drawn", where)
    s.script = codec.ints(data, "script", where)
    s.revealed = codec.an_int(data, "revealed", where)
    s.asked = codec.an_int(data, "asked", where)
    s.orders = codec.texts(data, "orders", where)
    s.result = codec.an_int(data, "result", where)
    if codec.need(data, "outcome", where) is not None:
        s.outcome = Outcome.from_json(data["outcome"], f"{where}.outcome")
    s.read_own(codec.a_dict(data, "own", where), f"{where}.own")
    for i, value in enumerate(codec.a_list(data, "frames", where)):
        s.frames.append(_frame(frames, value, f"{where}.frames[{i}]"))
    for i, value in enumerate(codec.a_list(data, "asks", where)):
        s.asks.append(_ask(s, value, f"{where}.asks[{i}]"))
    return s


def seed_from(text: str, where: str) -> int:
    try:
        seed = int(text, 16)
    except ValueError:
        raise BadData(f"{where}: {text!r} is not a hexadecimal number") from None
    if seed < 0 or seed >> 128:
        raise BadData(f"{where}: a seed has at most 128 bits")
    return seed


def _frame(frames: dict[str, type[Frame[Any]]], value: object, where: str) -> Frame[Any]:
    found = codec.as_dict(value, where)
    name = codec.a_text(found, "frame", where)
    if name not in frames:
        raise BadData(f"{where}.frame: there is no frame '{name}' in this game")
    frame = frames[name]()
    frame.read(found, where)
    return frame


def _ask(s: State, value: object, where: str) -> Ask:
    found = codec.as_dict(value, where)
    ask = Ask.from_json(found, where)
    if not 0 <= ask.depth < len(s.frames):
        raise BadData(f"{where}.depth: no frame stands at {ask.depth}")
    if not 0 <= ask.seat < len(s.seats):
        raise BadData(f"{where}.seat: there is no seat {ask.seat}")
    ask.options = s.frames[ask.depth].options(s, ask)
    ask.answered(codec.need(found, "answer", where), where)
    return ask
