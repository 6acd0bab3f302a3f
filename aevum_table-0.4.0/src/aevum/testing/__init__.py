"""Help for tests: the marks that tie a test to the clauses it proves and the worked example it replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test function, a class of tests or (as `pytestmark`) a module with the clauses it proves.

    The ids must be literals, since `aevum.kit.coverage` reads marks without running the tests.
    """
    # Only tests have pytest; a game that is merely played must not need it.
    import pytest

    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """Mark a test function that plays a worked example of the rulebook, with the figures printed there."""
    import pytest

    return pytest.mark.example(*ids)
