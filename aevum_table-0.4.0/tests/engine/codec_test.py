from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine import BadData
from aevum.engine.codec import a_dict, a_flag, a_list, a_text, an_int, clone, ints, same_kind, texts

Reader = Callable[[dict[str, object], str, str], object]

GOOD: list[tuple[Reader, object]] = [
    (an_int, 3),
    (a_flag, True),
    (a_text, "x"),
    (a_list, [1, "x"]),
    (a_dict, {"a": 1}),
    (ints, [1, 2]),
    (texts, ["x"]),
]
BAD: list[tuple[Reader, object]] = [
    (an_int, "3"),
    (an_int, True),
    (an_int, 3.0),
    (an_int, None),
    (a_flag, 1),
    (a_text, 3),
    (a_list, {"a": 1}),
    (a_dict, [1]),
    (ints, [1, "2"]),
    (ints, [1, False]),
    (texts, ["x", 1]),
]


@pytest.mark.parametrize(("reader", "value"), GOOD)
def test_a_fitting_value_is_read(reader: Reader, value: object) -> None:
    assert reader({"field": value}, "field", "save") == value


@pytest.mark.parametrize(("reader", "value"), BAD)
def test_a_value_of_another_kind_is_named_by_its_path(reader: Reader, value: object) -> None:
    with pytest.raises(BadData, match=r"^save\.field: expected .*, found"):
        reader({"field": value}, "field", "save")


@pytest.mark.parametrize("reader", [reader for reader, _ in GOOD])
def test_a_missing_field_is_named(reader: Reader) -> None:
    with pytest.raises(BadData, match=r"^save: the field 'field' is missing$"):
        reader({}, "field", "save")


@pytest.mark.parametrize(
    ("model", "value"), [(1, "x"), ("x", 1), (1, True), (False, 0), ([], "x"), (0, None)]
)
def test_a_field_keeps_its_kind(model: object, value: object) -> None:
    with pytest.raises(BadData, match=r"^own\.gold: expected"):
        same_kind(value, model, "own.gold")


LISTS = st.recursive(st.integers(), lambda inner: st.lists(inner, max_size=4), max_leaves=10)


@given(st.lists(LISTS, max_size=5))
def test_a_clone_is_equal_and_shares_no_list(value: list[object]) -> None:
    def lists(found: object) -> list[int]:
        return [id(found), *(i for item in found for i in lists(item))] if isinstance(found, list) else []

    copy = clone(value)
    assert copy == value
    assert not set(lists(value)) & set(lists(copy))
