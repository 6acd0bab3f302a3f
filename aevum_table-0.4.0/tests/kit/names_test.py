"""Names as people type them."""

import pytest

from aevum.engine.refusal import BadData
from aevum.kit.names import find, fold

KNOWN = ["Pontus", "Pontus Euxinus", "Armenia Maior", "Armenia Minor", "Thracia", "Parthia Sept."]


def test_fold() -> None:
    assert fold("Mœsia  Ïnferior") == "mœsia inferior"
    assert fold("parthia_sept.") == fold("Parthia Sept")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pontus", "Pontus"),
        ("PONTUS EUX", "Pontus Euxinus"),
        ("thr", "Thracia"),
        ("Thrácia", "Thracia"),
        ("parthia-sept", "Parthia Sept."),
    ],
)
def test_found(typed: str, meant: str) -> None:
    assert find(typed, KNOWN, "place") == meant


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("Armenia", "there is no place 'Armenia'; did you mean Armenia Maior or Armenia Minor?"),
        ("Tracia", "there is no place 'Tracia'; did you mean Thracia?"),
        ("minor", "there is no place 'minor'; did you mean Armenia Minor?"),
        ("th", "there is no place 'th'"),
        ("", "there is no place ''"),
    ],
)
def test_not_found(typed: str, says: str) -> None:
    with pytest.raises(BadData) as error:
        find(typed, KNOWN, "place")
    assert str(error.value) == says
