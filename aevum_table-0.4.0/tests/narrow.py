"""What a test knows to be there, or to be of a kind: where it is not, the test fails here."""

from typing import TypeVar

T = TypeVar("T")


def there(found: T | None) -> T:
    assert found is not None
    return found


def of_kind(kind: type[T], found: object) -> T:
    assert isinstance(found, kind), found
    return found
