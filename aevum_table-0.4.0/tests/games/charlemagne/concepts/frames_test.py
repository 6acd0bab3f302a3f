"""Procedures of the rules as saves know them."""

import pytest

from aevum.engine import BadData
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.land import LAND
from tests.narrow import of_kind


def test_every_procedure_can_be_written_down_and_copied_from_its_very_beginning() -> None:
    for make in GAME.frames.values():
        frame = make()
        written = frame.to_json()
        assert frame.copy().to_json() == written
        make().read(written, "frame")


@pytest.mark.parametrize(
    ("field", "at", "told"),
    [
        ("at", LAND.size, f"there is no hex {LAND.size}"),
        ("at", None, "at: expected"),
        ("lead", None, "lead: expected"),
        ("holder", None, "holder: expected"),
    ],
)
def test_a_save_with_pieces_or_markers_nowhere_is_refused(field: str, at: int | None, told: str) -> None:
    data = GAME.to_json(GAME.setup("771", {}, 1, GAME.pack()))
    numbers = of_kind(dict, data["own"])[field]
    if at is None:
        numbers.pop()
    else:
        numbers[0] = at - 1
        GAME.from_json(data)
        numbers[0] = at
    with pytest.raises(BadData, match=told):
        GAME.from_json(data)
