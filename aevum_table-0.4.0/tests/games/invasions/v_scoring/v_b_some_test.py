"""V.B Objectives that want some provinces of an Area."""

from collections.abc import Callable

import pytest

from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.v_scoring.v_b_scoring_test import points, worth

Build = Callable[..., ScriptedMap]


@rule("V.B.1", "XXIX.E.3")
@pytest.mark.parametrize(("held", "of_vassal", "scores"), [(2, 0, False), (3, 0, True), (2, 1, True)])
def test_so_many_provinces_of_an_area(on_map: Build, held: int, of_vassal: int, scores: bool) -> None:
    """Byzantium in Hispania wants three, of its own or of its vassals."""
    places = ["Baetica", "Hispalensis", "Carpetania"]
    own = ", ".join(f'{place} = "legion"' for place in places[:held])
    lent = ", ".join(f'{place} = "infantry"' for place in places[held : held + of_vassal])
    m = on_map(
        f"""
turn = 9
seats = ["roman"]
[nations.byzantium]
seat = "roman"
units = {{ {own} }}
[nations.suebi]
seat = "roman"
status = "kingdom"
tie = "vassal"
lord = "byzantium"
units = {{ {lent} }}
""",
        realm=True,
    )
    assert points(m, "byzantium") == (worth("byzantium", "Hispania", 9) if scores else 0)
