"""XIII.D.6 The cards that a nation looks at before it plays one are for its own eyes."""

from random import Random
from typing import Final

from aevum.engine.codec import a_dict, a_list, an_int, as_dict, ints
from aevum.games.invasions.rules.administration.deck import OF_KIND

FRAME: Final = "AdministrationCards"
UNSEEN: Final = -1


def hide_edicts(data: dict[str, object], seat: int) -> None:
    seats = ints(a_dict(a_dict(data, "own", "state"), "world", "own"), "seat", "world")
    for frame in _looking(data):
        if seats[an_int(frame, "nation", "frame")] != seat:
            frame["faces"] = [UNSEEN] * len(ints(frame, "faces", "frame"))


def deal_edicts(data: dict[str, object], rng: Random) -> None:
    for frame in _looking(data):
        faces = ints(frame, "faces", "frame")
        if UNSEEN in faces:
            frame["faces"] = sorted(rng.sample(OF_KIND[an_int(frame, "kind", "frame")], len(faces)))


def _looking(data: dict[str, object]) -> list[dict[str, object]]:
    frames = [as_dict(value, "frame") for value in a_list(data, "frames", "state")]
    return [frame for frame in frames if frame.get("frame") == FRAME and frame.get("faces")]
