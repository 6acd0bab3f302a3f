"""Procedures of the rules as saves know them."""

from aevum.games.charlemagne.rules.frames import FRAMES


def test_every_procedure_can_be_written_down_and_copied_from_its_very_beginning() -> None:
    for make in FRAMES:
        frame = make()
        written = frame.to_json()
        assert frame.copy().to_json() == written
        make().read(written, "frame")
