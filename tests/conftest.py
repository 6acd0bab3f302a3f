"""The order of the tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Slow ones first: begun last, one of them would keep a single worker busy while the others are done.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
